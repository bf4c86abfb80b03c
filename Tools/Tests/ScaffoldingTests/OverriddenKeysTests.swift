import TemporaryFolders
import Testing

@testable import Architecture
@testable import Scaffolding

/// Keys that a definition says otherwise than the one it extends are written: no key is taken and forgotten.
@Suite("What an extending definition overrides")
struct OverriddenKeysTests {
    private static let ids = Soak.all(ArchitectureSource.builtIns.keys.sorted(), orOnly: ["snp", "mvpcf"])

    /// All keys at once, of one trial: each trial writes one of everything.
    @Test(
        "is written: properties, messages and holds of channels, what contracts refine, layers of roles", arguments: ids
    )
    func areWritten(id: String) throws {
        let builtIn = try BuiltIn(id)
        let (contracts, roles) = (builtIn.writtenContracts, builtIn.writtenRoles)
        let free = builtIn.definition.layers.filter { $0.knows != nil }.map { "  \($0.id): { knows: }\n" }
        let own = roles.map { "  of\($0): { imports: Only\($0) }\n" }
        let text = try builtIn.written(
            overriding: builtIn.definition.channels.enumerated().compactMap { Self.overridden($1, $0, builtIn) },
            and: "contracts:\n"
                + contracts.map { "  \($0): { refines: With\($0), plainRefines: Plain\($0) }\n" }.joined()
                + "layers:\n" + (free + own).joined() + "roles:\n"
                + roles.map { "  \($0): { layer: of\($0) }\n" }.joined())
        let channels = builtIn.definition.channels.enumerated()
        func silent(_ written: (Int) -> String, _ isMeant: (Channel) -> Bool) -> Set<String> {
            Set(channels.filter { isMeant($1) && !text.contains(written($0)) }.map { Self.path($1) })
        }
        #expect(silent({ "amed\($0)" }) { $0.property != nil } == Self.silentProperties[id] ?? [])
        #expect(silent({ "say\($0)Of" }) { !$0.says.isEmpty } == Self.silentMessages[id] ?? [])
        let back = channels.filter { builtIn.isBack($1) }.map { "amed\($0.offset)" }
        #expect(id == "mvpcf" || !back.isEmpty)
        for name in back {
            #expect(
                try text.contains(Regex("unowned var [nN]\(name): "))
                    && !text.contains(Regex("weak var \\w*[nN]\(name): ")))
        }
        #expect(contracts.count > 3)
        for contract in contracts {
            #expect(text.contains(": With\(contract) {") && text.contains(": Plain\(contract) {"), "\(contract)")
        }
        for role in roles { #expect(text.contains("import Only\(role)\n"), "\(role)") }
    }

    /// The line by which a channel has another property, other messages, and is held otherwise where it leads back.
    private static func overridden(_ channel: Channel, _ number: Int, _ builtIn: BuiltIn) -> String? {
        var keys: [String] = []
        if let property = channel.property {
            keys.append("as: '\(property.isShared ? "{model}Named\(number)" : "named\(number)")'")
        }
        if !channel.says.isEmpty {
            // What the runtime sends keeps its own form.
            let events = builtIn.definition.inputs.events
            let isOfEvents = channel.from == events?.from && channel.to == events?.to
            let others = isOfEvents ? channel.says.map { ", '\($0)'" }.joined() : ""
            keys.append("says: ['say\(number)Of…'\(others)]")
        }
        if builtIn.isBack(channel) { keys.append("hold: unowned") }
        return keys.isEmpty ? nil : Self.channel(channel, keys.joined(separator: ", "))
    }

    /// Properties of what begins an app, of the runtime's own classes, of a second kind of manager, which no trial is
    /// handed, and of what an app shares, which only a sheet asks for.
    private static let silentProperties: [String: Set<String>] = [
        "snp": ["router -> dependencies"], "viper-s": ["navigator -> dependencies"],
        "bviper": [
            "rootWireframe -> rootNavigationController", "rootNavigationController -> rootPresenter",
            "rootPresenter -> rootWireframe", "rootPresenter -> rootInteractor", "rootInteractor -> rootPresenter",
        ],
        "mvpcf": [
            "coordinator -> another coordinator", "coordinator -> source",
            "applicationCoordinator -> applicationContainer",
            "applicationCoordinator -> window", "app -> applicationContainer", "presenter -> manager",
            "applicationCoordinator -> coordinator", "viewController -> cellFactory",
        ],
    ]

    /// Channels to who builds, whose function the assembly names, and those of what begins an app or comes with the runtime.
    private static let silentMessages: [String: Set<String>] = [
        "snp": ["router -> another configurator", "router -> dependencies"],
        "viper": ["wireframe -> another viewFactory"],
        "clean-swift": ["router -> another viewController"],
        "viper-s": ["navigator -> another navigator", "navigator -> dependencies"],
        "bviper": [
            "wireframe -> another builder", "rootWireframe -> another builder", "rootPresenter -> rootWireframe",
            "interactor -> requester", "businessObject -> requester",
            "rootNavigationController -> rootPresenter", "rootPresenter -> rootInteractor",
            "rootInteractor -> rootPresenter",
        ],
        "mvpcf": ["coordinator -> another coordinator", "coordinator -> factory"],
    ]

    @Test(
        "is refused: what only a template can heed, where none asks for it",
        arguments: [
            ("inputs: { events: { routes: '…Wanted' } }", "21", "inputs.events.routes", "'routes'"),
            ("navigation: { routes: '…Wanted' }", "15", "navigation.routes", "'routes'"),
            ("kinds: { entity: { opens: 'show…' } }", "20", "kinds.entity.opens", "'opens'"),
            ("kinds: { store: { opens: 'show…' } }", "19", "kinds.store.opens", "'opens'"),
            ("inputs: { events: { given: retryTapped } }", "21", "inputs.events.given", "'events' or 'given'"),
        ])
    func unasked(text: String, column: String, path: String, words: String) throws {
        let our = try BuiltIn("clean-swift").source.extended(
            by: "architecture: our\nextends: clean-swift\n\(text)\n")
        #expect(
            ArchitectureValidation(our, try our.definition()).mistakes == [
                "our.yml:3:\(column): error: nothing is written of '\(path)': no template asks for \(words)"
            ])
    }

    @Test("is obeyed: the types that a unit may show", arguments: ids)
    func types(id: String) throws {
        let builtIn = try BuiltIn(id)
        let shown = try #require(builtIn.definition.inputs.shows.flatMap { builtIn.definition.dataKind($0.data) })
        let kind = try #require(shown.type == nil ? shown.id : shown.madeOf.first)
        let our = builtIn.source.extended(
            by: "architecture: our\nextends: \(id)\ndata: { \(kind): { types: [String, Date, Money] } }\n")
        func text(_ shows: String) throws -> String {
            let request = UnitRequest(name: "Ride", into: "/nowhere", shows: shows, tests: false)
            return try UnitScaffold(request, in: our).files.map(\.text).joined(separator: "\n")
        }
        #expect(try text("at: Date").contains(/(text = |captioned\(at: )"\\\((\w+\.at|value)\)"/))
        #expect(throws: ScaffoldError.self) { try text("count: Int") }
        #expect(throws: ScaffoldError.self) { try text("price: Money") }
        #expect(
            ArchitectureValidation(our, try our.definition()).mistakes.first
                == "our.yml:3:\("data: { \(kind): { ".count + 1): error: nothing tells how a 'Money' becomes text, and it is "
                + "among the 'types' of '\(kind)', which is shown: leave it out, and show values that it is made of")
    }

    @Test("is shown where a template asks for it, and else refused: a picture")
    func pictures() throws {
        let builtIn = try BuiltIn("snp")
        let our = builtIn.source.extended(
            by: "architecture: our\nextends: snp\ndata: { primitive: { types: [String, UIImage] } }\n")
        let request = UnitRequest(name: "Ride", into: "/nowhere", shows: "photo: UIImage", tests: false)
        #expect(throws: ScaffoldError.self) { try UnitScaffold(request, in: our) }
        let viperS = try BuiltIn("viper-s").source
        let written = try UnitScaffold(request, in: viperS).files.map(\.text).joined()
        #expect(written.contains("photoImageView.image = model.photo"))
        #expect(written.contains("RideUI(photo: UIImage(data: photo) ?? UIImage())"))
    }

    @Test("is followed by the files that are named after it: the name of a type, but for a path that is said")
    func files() throws {
        let builtIn = try BuiltIn("bviper")
        func paths(_ rest: String) throws -> Set<String> {
            let our = builtIn.source.extended(
                by: "architecture: our\nextends: bviper\nroles: { view: { type: '{Unit}ViewController' } }\n" + rest)
            let definition = try our.definition()
            #expect(definition.files.count == builtIn.definition.files.count)
            return Set(definition.files.map(\.path.description))
        }
        let followed = try paths("")
        #expect(followed.isSuperset(of: ["{Unit}ViewController.swift", "{Unit}ViewControllerTests.swift"]))
        #expect(!followed.contains { $0.contains("VC") } && followed.contains("{Unit}Presenter.swift"))
        let file = try #require(builtIn.definition.files.first { $0.path.description == "{Unit}VC.swift" })
        let said = try paths("files: { \(file.id): { path: '{Unit}VC.swift' } }\n")
        #expect(said.isSuperset(of: ["{Unit}VC.swift", "{Unit}ViewControllerTests.swift"]))
    }

    @Test("is named, and in no new unit: an optional role that no file holds")
    func unheldOptionalRole() throws {
        let our = try BuiltIn("snp").source.extended(
            by: "architecture: our\nextends: snp\nroles: { section: { type: '{Unit}Section', count: optional } }\n"
                + "contracts: { delegate: { type: '{Unit}Delegate', optional: true } }\ndata: { state: { type: '{Unit}State' } }\n"
        )
        #expect(ArchitectureValidation(our, try our.definition()).mistakes.isEmpty)
        let error = #expect(throws: ScaffoldError.self) {
            try UnitScaffold(UnitRequest(name: "Ride", into: "/nowhere", with: "section", tests: false), in: our)
        }
        #expect(
            error?.description
                == "no file of our 'holds' the role 'section', so that nothing of it would be written: give it one, "
                + "'files: { section: { path: …, template: …, holds: [section] } }'")
    }

    @Test("is refused: a role that no file holds")
    func unheldRole() throws {
        let builtIn = try BuiltIn("snp")
        let our = builtIn.source.extended(
            by: "architecture: our\nextends: snp\nroles:\n  tracker: { type: '{Unit}Tracker' }\n")
        let mistakes = #expect(throws: InvalidDefinition.self) { try our.definition() }?.mistakes ?? []
        #expect(
            mistakes.map { "\($0.position.line):\($0.position.column): \($0.message)" } == [
                "4:3: no file 'holds' the role 'tracker', so that nothing of it would be written"
            ])
    }

    @Test("is refused: an optional contract that a template writes whether it is wanted or not")
    func optionalContract() throws {
        let builtIn = try BuiltIn("snp")
        let our = builtIn.source.extended(
            by: "architecture: our\nextends: snp\ncontracts:\n  routerProtocol: { optional: true }\n")
        #expect(
            ArchitectureValidation(our, try our.definition()).mistakes == [
                "protocols.stencil: error: it writes 'TrialRouterProtocol', which is optional and left out: ask for "
                    + "'contracts.routerProtocol.isUsed' first"
            ])
    }

    @Test("is told with its place where no template asks for it")
    func forgotten() throws {
        let builtIn = try BuiltIn("mvpcf")
        let our = builtIn.source.extended(
            by: "architecture: our\nextends: mvpcf\nchannels:\n  - coordinator -> source: { as: origin }\n")
        #expect(
            ArchitectureValidation(our, try our.definition()).mistakes == [
                "our.yml:4:30: error: nothing is written of 'channels[coordinator -> source].as': no template of our asks "
                    + "for it"
            ])
    }

    @Test("is no mistake of a channel that no new unit has, as those that learning adds", arguments: [true, false])
    func optionalChannel(isOptional: Bool) throws {
        let builtIn = try BuiltIn("viper")
        let our = builtIn.source.extended(
            by: "architecture: our\nextends: viper\nroles:\n  factory: { type: '{Unit}Factory', count: optional }\n"
                + "channels:\n  - presenter -> factory: { hold: strong, as: factory\(isOptional ? ", optional: true" : "") }\n"
        )
        let mistakes = ArchitectureValidation(our, try our.definition()).mistakes
        #expect(mistakes.isEmpty == isOptional, "\(mistakes)")
    }

    private static func path(_ channel: Channel) -> String {
        "\(channel.from) -> \(channel.leavesUnit ? "another " : "")\(channel.to)"
    }

    private static func channel(_ channel: Channel, _ key: String) -> String {
        "  - \(channel.from) -> \(channel.to): { \(key)\(channel.leavesUnit ? ", of: another" : "") }\n"
    }

    private struct BuiltIn {
        let source: ArchitectureSource
        let definition: ArchitectureDefinition

        init(_ id: String) throws {
            source = try #require(ArchitectureSource.builtIns[id])
            definition = try source.definition()
        }

        /// The contracts that a file holds; what comes with a list is in no trial.
        var writtenContracts: [String] {
            let definition = definition.withoutList
            let held = Set((definition.files + definition.kinds.flatMap(\.files)).flatMap(\.holds))
            return definition.contracts.map(\.id).filter(held.contains)
        }

        /// The roles of a unit that a file holds, but for cells.
        var writtenRoles: [String] {
            definition.roles.filter { role in
                role.scope == .unit && role.id != definition.sheet?.cells
                    && definition.files.contains { $0.holds.contains(role.id) }
            }.map(\.id)
        }

        /// True of a reference back, which is weak.
        func isBack(_ channel: Channel) -> Bool {
            channel.hold == .weak && definition.role(channel.from)?.scope == .unit && channel.property != nil
        }

        /// All that is written of a definition that extends it.
        func written(overriding channels: [String], and rest: String = "") throws -> String {
            let text =
                "architecture: our\nextends: base\n" + rest
                + (channels.isEmpty ? "" : "channels:\n" + channels.joined())
            let our = source.extended(by: text)
            let files = ArchitectureValidation.written(our, try our.definition())
            return files.compactMap(\.self).flatMap(\.self).map(\.text).joined(separator: "\n")
        }
    }
}
