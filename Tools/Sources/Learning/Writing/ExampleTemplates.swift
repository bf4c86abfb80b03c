import Architecture
import Foundation
import SourceModel

/// Templates taken from one unit of an app: what it has as most others do, in its own bytes.
package struct ExampleTemplates: Sendable {
    /// The name of the unit.
    package let unit: String
    /// Why it is taken: how like the others it is.
    package let reason: String
    /// The roles that a new unit would have and this one has not, by name form.
    package let lacks: [String]
    /// The things that most have and the templates could not keep, each in a sentence.
    package var leftOut: [String]
    /// Those of them that stand around a scene's code, whatever its templates are.
    let outside: [String]
    /// The reasons why a unit of the templates would not compile, or is not whole, each in a sentence; known once it was tried.
    package var faults: [String] = []
    /// The protocols that types of a new unit do not conform to, though most that exist do.
    package let lostProtocols: Set<String>
    /// The files that the unit is written in.
    let files: [LearnedFile]
    /// The templates by the ids of their files.
    let templates: [String: String]

    /// True if a new unit has no code of the example's.
    package var isPlain: Bool { templates.isEmpty }

    /// The same without the example's code: new units are of plain templates, and lack more.
    ///
    /// - Parameter word: The word for a unit.
    package func plain(word: String) -> ExampleTemplates {
        let code =
            "the code that most have beyond names, contracts and what they hold: a \(word) like \(unit) would break a check, "
            + "so the templates are plain"
        return ExampleTemplates(
            unit: unit, reason: reason, lacks: [], leftOut: [code] + outside, outside: outside, lostProtocols: [],
            files: [], templates: [:])
    }
}

/// Why no templates can be taken from a unit.
package enum ExampleError: Error, Hashable, CustomStringConvertible {
    /// No unit of this name is made in any of the ways; names that are near.
    case unknown(String, near: [String])

    /// A description of the fault.
    package var description: String {
        switch self {
        case .unknown(let name, let near):
            "no scene '\(name)' is made in any of the ways"
                + (near.isEmpty ? "" : ": write " + near.joined(separator: ", "))
        }
    }
}

extension AppLearning {
    /// Takes templates from a unit of the app.
    ///
    /// - Parameters:
    ///   - name: The unit's name.
    ///   - jobs: The number of threads that take part.
    /// - Returns: The number of the way that the unit is made in, from 0, and the templates.
    /// - Throws: ``ExampleError``
    package func templates(like name: String, jobs: Int = Workers.processorCount) throws(ExampleError) -> (
        way: Int, templates: ExampleTemplates
    ) {
        for (way, units) in kept.scenes.units.enumerated() {
            if let number = units.firstIndex(where: { $0.stem == name }) {
                return (way, ExampleReading(self, way: way, jobs: jobs).templates(of: number))
            }
        }
        let known = Set(kept.scenes.units.joined().map(\.stem)).sorted()
        throw .unknown(name, near: known.filter { $0.contains(name) || name.contains($0) }.prefix(3).map(\.self))
    }

    /// Takes templates from the units of a way that are most like the others.
    ///
    /// - Parameters:
    ///   - way: The number of the way, from 0.
    ///   - jobs: The number of threads that take part.
    /// - Returns: The templates of each, taken as they are asked for, those of the unit that is most alike first; empty where the way has
    ///   no unit whose files can be read.
    package func templates(
        ofWay way: Int, jobs: Int = Workers.processorCount
    ) -> some Collection<ExampleTemplates> {
        let reading = ExampleReading(self, way: way, jobs: jobs)
        // A slip in a name of the example would stand in each new scene, and so would a base or an access that few have. What was written by templates
        // teaches nothing that these do not say.
        let alike = Dictionary(grouping: reading.units.flatMap(\.members), by: \.role)
        let ranked = Dictionary(grouping: reading.skeleton.byLikeness) { number in
            reading.app.isScaffolded(reading.units[number])
                ? 3 : reading.hasSlip(number) ? 2 : reading.hasOddPart(number, among: alike) ? 1 : 0
        }
        let examples = ranked.sorted { $0.key < $1.key }.flatMap(\.value)
        return examples.prefix(Self.tried).lazy.map(reading.templates)
    }

    /// So many units are tried as examples.
    private static let tried = 5
}

/// The units of a way with their files, of which one is the example.
struct ExampleReading {
    let app: SourceApp
    let units: [AppUnit]
    let learned: LearnedArchitecture
    /// The roles that a new unit has, by their names.
    let usual: [RoleName: LearnedRole]
    /// The roles that no unit is made without.
    let needed: Set<String>
    let skeleton: SharedSkeleton
    /// The files in which no type stands.
    let functions: FunctionFiles
    /// The holds that are written weakly.
    let weak: WeakTemplates
    /// The places in which a new unit has to be entered.
    let entries: EntryPlaces

    init(_ learning: AppLearning, way: Int, jobs: Int) {
        app = learning.kept.app
        learned = learning.architectures[way]
        let written = WrittenArchitecture(learned)
        let all = (written.roles + written.contracts + written.data).filter {
            written.isUsual($0) && !($0.kind == .data && $0.name.isNested)
        }
        needed = [written.builder, written.returns, written.owner]
        weak = WeakTemplates(written, app)
        usual = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        units = learning.kept.scenes.units[way]
        functions = FunctionFiles(app, units)
        entries = EntryPlaces(units, all, app, jobs: jobs)
        let (app, usual, units, functions) = (app, usual, units, functions)
        let modules = GroupModules(learned, units)
        let read = ParallelResults<SharedSkeleton.Unit>(units.count)
        Workers.run(units.count, jobs: jobs) { number in
            var unit = Self.unit(units[number], functions.files[number], app, usual)
            let files = units[number].members.map { app.types[$0.type].file } + functions.files[number]
            unit.modules = modules.forms(of: Set(files.flatMap { app.files[$0].imports }), in: units[number])
            read[number] = unit
        }
        skeleton = SharedSkeleton(
            units.indices.compactMap { read[$0] }, builder: learned.assembly.map { _ in written.function.value },
            jobs: jobs)
    }

    private static func unit(
        _ unit: AppUnit, _ functions: [Int], _ app: SourceApp, _ usual: [RoleName: LearnedRole]
    ) -> SharedSkeleton.Unit {
        let members = unit.members.filter { usual[$0.role] != nil }
        let roles = Dictionary(members.map { (app.types[$0.type].name, usual[$0.role]?.id ?? "") }) { first, _ in first
        }
        let files = Set(members.map { app.types[$0.type].file } + functions).sorted().compactMap {
            index -> (String, String)? in
            let path = app.files[index].path
            guard let file = try? FileBytes.read(path) else { return nil }
            let text = withExtendedLifetime(file) { String(decoding: file.bytes, as: UTF8.self) }
            return (path, HeadAuthor(text).marked)
        }
        var skeleton = SharedSkeleton.Unit(
            name: unit.stem, property: UnitName(unit.stem).propertyName, roles: roles, files: files)
        for member in members {
            for demand in ProtocolDemand.all(on: member.type, app)
            where !usual.keys.contains(where: { $0.isProtocol && demand.name.hasSuffix($0.suffix) }) {
                // What its base has, it need not have itself.
                let own = demand.members.subtracting(app.membersOfBases(of: member.type))
                if !own.isEmpty { skeleton.demands[app.types[member.type].name, default: [:]][demand.name] = own }
                skeleton.given[demand.name] = demand.given
                skeleton.inits[demand.name] = demand.inits
                skeleton.bounds[demand.name] = demand.bounds
                skeleton.refined[demand.name] = demand.outside
            }
            if app.types[member.type].kind == .protocol {
                for demand in ProtocolDemand.all(on: member.type, app) {
                    skeleton.refinedDemands[app.types[member.type].name, default: [:]][demand.name] = demand.members
                }
            }
            // What a contract refines it demands, too.
            for demand in ProtocolDemand.refined(on: member.type, app) {
                let type = app.types[member.type].name
                skeleton.demands[type, default: [:]][demand.name, default: []].formUnion(demand.members)
            }
        }
        return skeleton
    }

    func templates(of number: Int) -> ExampleTemplates {
        let unit = units[number]
        let spellings = Dictionary(
            usual.values.map { ($0.form, "{{ \(Self.group(of: $0)).\($0.id).type }}") }
        ) { first, _ in first }
        .merging(slips(in: unit)) { first, _ in first }
        let (texts, lost) = skeleton.skeleton(of: number, optional: optional) { _, form in
            spellings[form]
                ?? form.replacing("{Unit}", with: "{{ unit.name }}").replacing("{unit}", with: "{{ unit.property }}")
        } escaping: {
            Self.escaped($0)
        }

        let (files, templates) = placed(texts, of: number)
        let has = Set(unit.members.map(\.role))
        let likeness = skeleton.likeness(of: number)
        let (written, storyboards) = (weak.applied(to: templates, of: files), NamedStoryboards(units, app))
        let outside = [screenFiles, manifests].compactMap(\.self) + entries.sentences(word: learned.word)
        let storyboard = storyboards.sentence(on: unit, in: written, word: learned.word).map { [$0] } ?? []
        return ExampleTemplates(
            unit: unit.stem,
            reason: "it has \(likeness.shared) of the \(likeness.usual) things that most have",
            lacks: usual.values.filter { !has.contains($0.name) }.map(\.form).sorted(),
            leftOut: outside + storyboard
                + ownLeaders(of: unit, in: written)
                + lost.conformances.map {
                    "that \($0.type) conforms to \($0.parent), which asks for what no new \(learned.word) has"
                }
                + weak.strong(in: written, of: files).map {
                    "that the \($0.from) holds the \($0.to) weakly, which keeps it: write it weak in each new \(learned.word)"
                }
                + lost.functions.map {
                    "\($0.function) of \($0.type), of which \(unit.stem) has a form of its own: write it in each new \(learned.word)"
                }
                + lost.answers.map {
                    "what \($0.member) of \($0.type) gives back, where \(unit.stem)'s '\($0.value)' stands: write its own in each new \(learned.word)"
                }
                + lost.globals.map {
                    "the global \($0), of which \(unit.stem) has a form of its own: write it in each new \(learned.word)"
                }
                + lost.handed.map {
                    "what \($0.type) hands to its base, where \(unit.stem)'s '\($0.value)' stands: write its own in each new \(learned.word)"
                }
                + lost.titles.map {
                    "the title of \($0.type), where \(unit.stem)'s \($0.value) stands: write its own in each new \(learned.word)"
                },
            outside: outside,
            lostProtocols: Set(lost.conformances.map(\.parent)), files: files,
            templates: written)
    }

    /// Sentences about who leads the example's flow and stands in its templates, though other units hold others.
    private func ownLeaders(of unit: AppUnit, in templates: [String: String]) -> [String] {
        func held(by unit: AppUnit, as hold: FlowHold) -> Set<String> {
            let types = unit.members.filter { usual[$0.role]?.id == hold.from }.map { app.types[$0.type] }
            let names = types.flatMap { $0.properties.filter { $0.isStored && !$0.isStatic }.flatMap(\.types) }
            return Set(names.filter { FlowHolds.word(of: $0) == hold.word && app.indices[$0] != nil })
        }
        return learned.flowHolds.filter { $0.word != $0.example }.compactMap { hold in
            let all = units.map { held(by: $0, as: hold) }.filter { !$0.isEmpty }
            let own = held(by: unit, as: hold).filter { name in templates.values.contains { $0.contains(name) } }
            guard let name = own.sorted().first, all.count(where: { $0.contains(name) }) * 5 < all.count * 4 else {
                return nil
            }
            return "who leads, of which the \(hold.from) of \(unit.stem) holds \(name): "
                + "write that of its own flow in each new \(learned.word)"
        }
    }

    /// Returns true if a part of a unit is called otherwise than its role is.
    func hasSlip(_ number: Int) -> Bool { !slips(in: units[number]).isEmpty }

    /// The forms of the names of a unit's parts that are called otherwise than their roles are, each with the role's name.
    private func slips(in unit: AppUnit) -> [String: String] {
        var slips: [String: String] = [:]
        for member in unit.members where !member.role.isOpen && !member.role.isNested {
            let name = app.types[member.type].name
            guard let role = usual[member.role], name != member.role.prefix + unit.stem + member.role.suffix else {
                continue
            }
            slips[name.replacingFirst(unit.stem, with: "{Unit}")] = "{{ \(Self.group(of: role)).\(role.id).type }}"
        }
        return slips
    }

    /// The word by which templates know roles of a kind.
    private static func group(of role: LearnedRole) -> String {
        role.kind == .contract ? "contracts" : role.kind == .data ? "data" : "roles"
    }

    /// A sentence about the nibs and storyboards that stand beside the screens of most units, and that no template writes; `nil` where
    /// there is none.
    private var screenFiles: String? {
        var counts: [String: Int] = [:]
        var listed: [String: [String]] = [:]
        for unit in units {
            guard let screen = app.screen(of: unit), app.isViewController(screen) else { continue }
            let (name, folder) = (app.types[screen].name, app.folder(of: screen))
            let files = listed[folder] ?? Self.files(in: folder)
            listed[folder] = files
            for file in files where Self.isScreenFile(file, of: name, unit.stem) {
                counts[file.replacingFirst(unit.stem, with: "{Unit}"), default: 0] += 1
            }
        }
        // There may be several, for several systems.
        let usual = counts.filter { $0.value * 2 > units.count }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard let first = usual.first else { return nil }
        let told = usual.map { "\($0.key) in \(Evidence($0.value, of: units.count))" }.joined(separator: ", ")
        let kind = first.key.hasSuffix(".xib") ? "nib" : "storyboard"
        return "the \(kind) beside the screen, \(told): add one to each new \(learned.word), or its screen finds none"
    }

    /// A sentence about the manifests of the modules that most units are of their own, and that no template writes; `nil` where there is none.
    private var manifests: String? {
        var counts: [String: Int] = [:]
        for unit in units {
            let parts = unit.folder.split(separator: "/").map(String.init)
            guard let index = parts.lastIndex(where: { $0.contains(unit.stem) }) else { continue }
            let module = "/" + parts[...index].joined(separator: "/")
            let form = parts[index].replacingFirst(unit.stem, with: "{Unit}")
            for name in ["Project.swift", "Package.swift"]
            where FileManager.default.fileExists(atPath: "\(module)/\(name)") {
                counts["\(form)/\(name)", default: 0] += 1
            }
        }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value * 5 >= units.count * 4
        else {
            return nil
        }
        return "the manifest of the module, \(most.key) in \(Evidence(most.value, of: units.count)): "
            + "write one for each new \(learned.word), or its files lie in no target"
    }

    /// The names of the files in a folder, and in the folder of its development language: Xcode moves there what is translated.
    private static func files(in folder: String) -> [String] {
        [folder, folder + "/Base.lproj"].flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        }
    }

    /// Returns true if a file is the nib of a screen, or the storyboard of it or of its unit.
    private static func isScreenFile(_ file: String, of screen: String, _ stem: String) -> Bool {
        func begins(_ name: String) -> Bool {
            file.hasPrefix(name) && !(file.dropFirst(name.count).first?.isLetter ?? true)
        }
        return file.hasSuffix(".xib") && begins(screen)
            || file.hasSuffix(".storyboard") && (begins(screen) || begins(stem))
    }

    /// The day on which a file says that it was made.
    func date(in path: String) -> String? {
        (try? FileBytes.read(path)).flatMap { file in
            HeadAuthor(withExtendedLifetime(file) { String(decoding: file.bytes, as: UTF8.self) }).date
        }
    }

    /// Parts that a new unit may do without: a role with the contracts that nobody else fulfils, and other contracts.
    private var optional: [(condition: String, roles: Set<String>)] {
        let rare = usual.values.filter { $0.isOptional && !needed.contains($0.id) }.sorted { $0.id < $1.id }
        let roles = rare.filter { $0.kind == .role }.map { role in
            let contracts = role.implements.map(\.value).filter { contract in
                !usual.values.contains { $0.id != role.id && $0.implements.contains { $0.value == contract } }
            }
            return (condition: "roles.\(role.id).isUsed", roles: Set([role.id] + contracts))
        }
        let covered = Set(roles.flatMap(\.roles))
        let contracts = rare.filter { $0.kind == .contract && !covered.contains($0.id) }.map { contract in
            (condition: "contracts.\(contract.id).isUsed", roles: Set([contract.id]))
        }
        return roles + contracts
    }

    /// A text in which templates see no tag.
    private static func escaped(_ text: String) -> String {
        text.replacing("{{", with: "{{ \"{{\" }}").replacing("{%", with: "{{ \"{%\" }}")
            .replacing("{#", with: "{{ \"{#\" }}")
    }
}
