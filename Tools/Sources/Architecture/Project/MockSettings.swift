import Project

/// The settings of a project's mocks: `mocks` in `scaena.yml`. What it does not say, the place of the sources tells.
package struct MockSettings: Sendable, Equatable {
    /// The naming of members: the tool's own way, or Mockolo's.
    package enum Naming: String, CaseIterable, Sendable {
        case stable, mockolo
    }

    /// Where what all mocks share comes from.
    package enum Support: String, CaseIterable, Sendable {
        case inline, `import`
    }

    /// The access level of the mocks.
    package enum Access: String, CaseIterable, Sendable {
        case `internal`, package, `public`
    }

    /// The file of the mocks, or, with a slash at the end, the folder in which each module's mocks get a file.
    package var output: String?
    /// Names of protocols that get a mock besides the contracts; `*` stands for any letters.
    package var protocols: [String] = []
    /// Folders of which every protocol gets a mock.
    package var folders: [String] = []
    /// The naming of members, or nil.
    package var naming: Naming?
    /// Where what all mocks share comes from, or nil.
    package var support: Support?
    /// True if a decorator is made beside each mock.
    package var proxies = false
    /// The access level of the mocks, or nil.
    package var access: Access?
    /// Protocols that are not among the sources and require nothing without a default.
    package var assume: [String] = []
    /// Modules that the mocks import besides.
    package var imports: [String] = []
    /// Modules that they import with `@testable`.
    package var testableImports: [String] = []
    /// Modules that they do not import.
    package var excludedImports: [String] = []

    /// Settings that say nothing.
    package init() {}

    /// The settings as lines of YAML below the key `mocks`.
    var lines: [String] {
        func list(_ words: [String]) -> String { "[" + words.map(ProjectSettings.scalar).joined(separator: ", ") + "]" }
        var lines: [String] = []
        if let output { lines.append("output: \(ProjectSettings.scalar(output))") }
        if !protocols.isEmpty { lines.append("protocols: \(list(protocols))") }
        if !folders.isEmpty { lines.append("folders: \(list(folders))") }
        if let naming { lines.append("naming: \(naming.rawValue)") }
        if let support { lines.append("support: \(support.rawValue)") }
        if proxies { lines.append("proxies: true") }
        if let access { lines.append("access: \(access.rawValue)") }
        for (key, words) in [
            ("assume", assume), ("imports", imports), ("testableImports", testableImports),
            ("excludedImports", excludedImports),
        ] where !words.isEmpty {
            lines.append("\(key): \(list(words))")
        }
        return lines.map { "  " + $0 }
    }
}

extension MockSettings {
    /// Reads the settings.
    init(_ fields: KeyedFields<MockKey>, log: MistakeLog) {
        func modules(_ key: MockKey) -> [String] {
            fields.words(key).map { word in
                if !word.text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({
                    ModuleName.isValid(String($0))
                }) {
                    log.add(
                        word.position, "'\(key.rawValue)' of 'mocks' lists names of modules, and this is '\(word.text)'"
                    )
                }
                return word.text
            }
        }
        self.init()
        output = fields.word(.output)?.text
        protocols = fields.words(.protocols).map(\.text)
        folders = fields.words(.folders).map(\.text)
        naming = fields.choice(.naming)
        support = fields.choice(.support)
        proxies = fields.flag(.proxies)
        access = fields.choice(.access)
        assume = fields.words(.assume).map(\.text)
        imports = modules(.imports)
        testableImports = modules(.testableImports)
        excludedImports = modules(.excludedImports)
    }
}
