import Foundation
import Project

/// The settings that a project tells the tool once and for all: `scaena.yml`. Commands take it where their flags say
/// nothing.
package struct ProjectSettings: Sendable, Equatable {
    /// The file's name.
    package static let fileName = "scaena.yml"

    /// The version of the tool that the project needs at least, or nil.
    package var requires: String?
    /// The architecture: a built-in, or the path of a definition.
    package var architecture: String?
    /// Folders that another architecture rules, by their paths as seen from the file: a built-in, or the path of a
    /// definition. What lies in several is ruled by the innermost.
    package var areas: [String: String] = [:]
    /// Definitions of further ways in which units of the same folders are made; each unit is judged by the one that it fits
    /// best.
    package var ways: [String] = []
    /// The folder in which new units are made.
    package var into: String?
    /// The folder in which the tests of new units are made, where the place does not tell.
    package var testsInto: String?
    /// The module that the tests import, where the place does not tell.
    package var module: String?
    /// The use of the runtime in scaffolded code, where the project sets it.
    package var runtime: RuntimeUse?
    /// The settings of the project's mocks.
    package var mocks = MockSettings()
    /// The folders of modules, by name, where neither a package manifest nor an Xcode project tells them.
    package var modules: [String: [String]] = [:]
    /// The modules that each module may know, in the order of the file.
    package var knowledge: [ModuleKnowledge] = []
    /// Layers of whole modules; those of a definition are that's own.
    package var layers: [ArchitectureDefinition.Layer] = []
    /// Rules of the team's own; those of a definition are that's own.
    package var rules: [TeamRule] = []
    /// The severities of the rules of `scaena check`.
    package var check = CheckSettings()

    /// The runtime that scaffolded code may import.
    package enum RuntimeUse: String, CaseIterable, Sendable {
        /// Scaena's runtime.
        case scaena
        /// Nothing of it: the team's own base types, or nothing but UIKit.
        case none
    }

    /// Settings of which nothing is set but the architecture and where new units are made; the rest are properties.
    ///
    /// - Parameters:
    ///   - architecture: a built-in architecture, or the path of a definition.
    ///   - into: the folder in which new units are made.
    ///   - testsInto: the folder in which the tests of new units are made.
    ///   - module: the module that the tests import.
    package init(
        architecture: String? = nil, into: String? = nil, testsInto: String? = nil, module: String? = nil
    ) {
        self.architecture = architecture
        self.into = into
        self.testsInto = testsInto
        self.module = module
    }

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: the YAML, in UTF-8.
    ///   - file: the file's path, for messages.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    package init(_ data: Data, file: String) throws(InvalidDefinition) {
        switch UTF8Text.read(data) {
        case .success(let text): try self.init(text, file: file)
        case .failure(let mistake):
            let log = MistakeLog(file: file)
            log.add(mistake.position, UTF8Text.NotUTF8.reason)
            throw log.error
        }
    }

    /// Reads settings. Where the file is a definition, too, it is the architecture.
    ///
    /// - Parameters:
    ///   - text: the YAML. An empty one says nothing, which is allowed.
    ///   - file: the file's path, for messages.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    package init(_ text: String, file: String) throws(InvalidDefinition) {
        let log = MistakeLog(file: file)
        let yaml = YAMLText(text)
        for mistake in yaml.mistakes { log.add(mistake.position, mistake.message) }
        guard let root = yaml.root else {
            guard yaml.mistakes.isEmpty else { throw log.error }
            self.init()
            return
        }
        // A file may be both: the settings, and the definition that they name.
        let isDefinition = root["roles"] != nil || root["extends"] != nil
        let layersKey = DefinitionKey.layers.rawValue
        let rulesKey = DefinitionKey.rules.rawValue
        let further = isDefinition ? DefinitionKey.names : [layersKey, rulesKey]
        guard
            let fields = KeyedFields<SettingsKey>(root, of: "a project's settings", further: further, log: log)
        else { throw log.error }
        let name = file.split(separator: "/").last.map(String.init) ?? file
        self.init(
            architecture: isDefinition ? "./" + name : fields.word(.architecture)?.text,
            into: fields.word(.into)?.text, testsInto: fields.word(.testsInto)?.text,
            module: fields.word(.module)?.text)
        requires = fields.version(.requires)?.text
        runtime = fields.choice(.runtime)
        mocks = fields.part(.mocks).map { MockSettings($0, log: log) } ?? MockSettings()
        modules = Self.modules(fields)
        areas = Self.areas(fields, log: log)
        ways = Self.ways(fields, log: log)
        knowledge = Self.knowledge(fields, log: log)
        check = CheckSettings(fields)
        if !isDefinition, let node = root[layersKey] { layers = Self.layers(node, log: log) }
        if !isDefinition, let node = root[rulesKey] { rules = Self.rules(node, log: log) }
        if !isDefinition, let word = fields.word(.architecture) { Self.check(word, log) }
        Self.checkNames(fields, log: log)
        guard log.mistakes.isEmpty else {
            // What is unknown here may be known to the version that the project needs.
            if let version = requires.flatMap({ ToolVersion($0) }), version > .current {
                log.add(
                    fields.position(of: .requires),
                    "this project requires scaena \(version) or later, and this is \(ToolVersion.current)")
            }
            throw log.error
        }
    }

    /// Notes what is wrong with the settings in a definition, which is read again for them.
    static func check(_ fields: KeyedFields<SettingsKey>, log: MistakeLog) {
        for key in [SettingsKey.into, .testsInto, .module] { _ = fields.word(key) }
        let _: RuntimeUse? = fields.choice(.runtime)
        _ = fields.part(.mocks).map { MockSettings($0, log: log) }
        _ = modules(fields)
        _ = areas(fields, log: log)
        _ = ways(fields, log: log)
        _ = knowledge(fields, log: log)
        _ = CheckSettings(fields)
        checkNames(fields, log: log)
    }

    private static func areas(_ fields: KeyedFields<SettingsKey>, log: MistakeLog) -> [String: String] {
        guard let entries = fields.named(.areas) else { return [:] }
        var areas: [String: String] = [:]
        for entry in entries.all {
            guard let architecture = entries.value(entry).word else { continue }
            areas[entry.key.text] = architecture.text
            check(architecture, log)
        }
        return areas
    }

    private static func ways(_ fields: KeyedFields<SettingsKey>, log: MistakeLog) -> [String] {
        fields.words(.ways).map { way in
            check(way, log)
            return way.text
        }
    }

    private static func checkNames(_ fields: KeyedFields<SettingsKey>, log: MistakeLog) {
        if let module = fields.word(.module), !ModuleName.isValid(module.text) {
            log.add(module.position, "'module' is the name of a Swift module, and this is '\(module.text)'")
        }
        if let requires = fields.version(.requires), ToolVersion(requires.text) == nil {
            log.add(requires.position, "'requires' is a version such as 0.1.0, and this is '\(requires.text)'")
        }
    }

    private static func check(_ architecture: Word, _ log: MistakeLog) {
        guard !ArchitectureSource.isName(architecture.text) else { return }
        log.add(architecture.position, ArchitectureSource.unknown(architecture.text))
    }

    /// The settings as a file, with a comment on each.
    package var text: String {
        var lines = [
            "# What scaena knows of this project. Commands take it where their flags say nothing; paths are seen from this file."
        ]
        func add(_ key: String, _ value: String?, _ comment: String) {
            guard let value else { return }
            lines += ["", "# \(comment)", "\(key): \(Self.scalar(value))"]
        }
        add("requires", requires, "The version of the tool that this project needs at least.")
        add("architecture", architecture, "A built-in (scaena architecture list), or the path of a definition.")
        add("into", into, "Where new scenes go.")
        add("testsInto", testsInto, "Where their tests go.")
        add("module", module, "The module that the tests import.")
        add("runtime", runtime?.rawValue, "Whether new scenes use Scaena's runtime (scaena), or nothing of it (none).")
        if !areas.isEmpty {
            lines += ["", "# Folders that another architecture rules.", "areas:"]
            for (folder, name) in areas.sorted(by: { $0.key < $1.key }) {
                lines.append("  \(Self.scalar(folder)): \(Self.scalar(name))")
            }
        }
        if !ways.isEmpty {
            let names = ways.map(Self.scalar).joined(separator: ", ")
            lines += ["", "# Further ways in which scenes are made.", "ways: [\(names)]"]
        }
        if !modules.isEmpty {
            lines += ["", "# The folders of modules, where no manifest and no Xcode project tells them.", "modules:"]
            lines += modules.sorted { $0.key < $1.key }.map { name, folders in
                "  \(Self.scalar(name)): [" + folders.map(Self.scalar).joined(separator: ", ") + "]"
            }
        }
        if mocks != MockSettings() { lines += ["", "# What 'scaena mock' does.", "mocks:"] + mocks.lines }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The architecture that rules a folder: that of the innermost area that it lies in, or the project's own.
    ///
    /// - Parameter folder: the folder, as seen from the file.
    package func architecture(ruling folder: String) -> String? {
        let path = Self.components(of: folder)
        let ruling = areas.filter { path.starts(with: Self.components(of: $0.key)) }
        return ruling.max { Self.components(of: $0.key).count < Self.components(of: $1.key).count }?.value
            ?? architecture
    }

    private static func components(of path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

    private static func modules(_ fields: KeyedFields<SettingsKey>) -> [String: [String]] {
        guard let entries = fields.named(.modules) else { return [:] }
        var modules: [String: [String]] = [:]
        for entry in entries.all {
            let folders = entry.value.pairs == nil ? entries.value(entry).words : module(entry, log: nil).folders
            modules[entry.key.text] = folders.map(\.text)
        }
        return modules
    }

    /// The nearest settings file in a folder or above it, or nil.
    ///
    /// - Parameter folder: an absolute path.
    package static func path(from folder: String) -> String? {
        let start = URL(fileURLWithPath: folder).standardizedFileURL.path
        return FoldersAbove(from: start).first(holding: fileName).map { "\($0 == "/" ? "" : $0)/\(fileName)" }
    }

    /// A word as YAML takes it: plain where it can mean nothing else.
    static func scalar(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { scalar in
            ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                || "._/-".unicodeScalars.contains(scalar)
        }
        if isPlain, let first = word.first, first.isLetter || first.isNumber || first == "." { return word }
        return "'" + word.replacing("'", with: "''") + "'"
    }
}

/// A version of the tool: numbers with dots between them.
package struct ToolVersion: Sendable, Equatable, Comparable, CustomStringConvertible {
    /// The version of this tool.
    package static let current = ToolVersion(numbers: [0, 1, 0])

    private let numbers: [Int]

    private init(numbers: [Int]) {
        self.numbers = numbers
    }

    /// Reads a version, or gives nil for what is none.
    ///
    /// - Parameter text: one to three numbers with dots between them; what is missing is 0.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
        }
        guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
        self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
    }

    /// The numbers with dots between them.
    package var description: String { numbers.map(String.init).joined(separator: ".") }

    /// Returns true if a version is older than another.
    package static func < (left: ToolVersion, right: ToolVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}
