import Testing

@testable import Architecture
@testable import Scaffolding

/// Keys that a definition says otherwise than the one it extends are written: no key is taken and forgotten.
@Suite("What an extending definition overrides")
struct OverriddenKeysTests {
    private static let ids = ArchitectureSource.builtIns.keys.sorted()

    @Test("is written: the property of each channel", arguments: ids)
    func properties(id: String) throws {
        let builtIn = try BuiltIn(id)
        let channels = builtIn.definition.channels.filter { $0.property != nil }
        let forms = channels.indices.map { number in
            channels[number].property?.isShared == true ? "{model}Named\(number)" : "named\(number)"
        }
        let text = try builtIn.written(overriding: zip(channels, forms).map { Self.channel($0, "as: '\($1)'") })
        let silent = channels.indices.filter { !text.contains(forms[$0].replacing("{model}", with: "")) }
        #expect(Set(silent.map { Self.path(channels[$0]) }) == Self.silentProperties[id] ?? [])
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

    @Test("is written: the messages of each channel", arguments: ids)
    func messages(id: String) throws {
        let builtIn = try BuiltIn(id)
        let channels = builtIn.definition.channels.filter { !$0.says.isEmpty }
        let text = try builtIn.written(
            overriding: channels.enumerated().map { number, channel in
                // What the runtime sends keeps its own form.
                let events = builtIn.definition.inputs.events
                let isOfEvents = channel.from == events?.from && channel.to == events?.to
                let others = isOfEvents ? channel.says.map { ", '\($0)'" }.joined() : ""
                return Self.channel(channel, "says: ['say\(number)Of…'\(others)]")
            })
        let silent = channels.indices.filter { !text.contains("say\($0)Of") }
        #expect(Set(silent.map { Self.path(channels[$0]) }) == Self.silentMessages[id] ?? [])
    }

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

    @Test("is written: how a reference back is held", arguments: ids)
    func holds(id: String) throws {
        let builtIn = try BuiltIn(id)
        let channels = builtIn.definition.channels.filter { channel in
            channel.hold == .weak && builtIn.definition.role(channel.from)?.scope == .unit
        }
        #expect(id == "mvpcf" || !channels.isEmpty)
        let text = try builtIn.written(overriding: channels.map { Self.channel($0, "hold: unowned") })
        for channel in channels {
            let property = try #require(channel.property).name(for: UnitName("Trial"))
            #expect(text.contains("unowned var \(property): ") && !text.contains("weak var \(property): "))
        }
    }

    @Test("is written: what each contract refines, with the runtime and without", arguments: ids)
    func refinements(id: String) throws {
        let builtIn = try BuiltIn(id)
        // What comes with a list is in no trial.
        let definition = builtIn.definition.withoutList
        let held = Set((definition.files + definition.kinds.flatMap(\.files)).flatMap(\.holds))
        let contracts = definition.contracts.map(\.id).filter(held.contains)
        let text = try builtIn.written(
            overriding: [],
            and: "contracts:\n"
                + contracts.map { "  \($0): { refines: With\($0), plainRefines: Plain\($0) }\n" }.joined())
        #expect(contracts.count > 3)
        for contract in contracts {
            #expect(text.contains(": With\(contract) {") && text.contains(": Plain\(contract) {"), "\(contract)")
        }
    }

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

    @Test("is written: the layer of each role", arguments: ids)
    func layers(id: String) throws {
        let builtIn = try BuiltIn(id)
        let roles = builtIn.definition.roles.filter { role in
            role.scope == .unit && role.id != builtIn.definition.sheet?.cells
                && builtIn.definition.files.contains { $0.holds.contains(role.id) }
        }
        let free = builtIn.definition.layers.filter { $0.knows != nil }.map { "  \($0.id): { knows: }\n" }
        let own = roles.map { "  of\($0.id): { imports: Only\($0.id) }\n" }
        let text = try builtIn.written(
            overriding: [],
            and: "layers:\n" + (free + own).joined() + "roles:\n"
                + roles.map { "  \($0.id): { layer: of\($0.id) }\n" }.joined())
        for role in roles { #expect(text.contains("import Only\(role.id)\n"), "\(role.id)") }
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
