import SourceModel

/// How mocks are to be made.
public struct MockOptions: Hashable, Sendable {
    /// How the properties that belong to a member are named.
    public enum Naming: String, CaseIterable, Hashable, Sendable {
        /// Names made of the member's name and its argument labels, always: `presentTextCallCount`. A new overload
        /// renames nothing that was there before it.
        case stable
        /// The names that Mockolo gives: the shortest that is free, `presentCallCount`.
        case mockolo
    }

    /// The access level of the mocks and of what they show.
    public enum Access: String, CaseIterable, Hashable, Sendable {
        case `internal`, package, `public`
    }

    /// Where what all mocks share comes from.
    public enum Support: String, CaseIterable, Hashable, Sendable {
        /// At the end of the output.
        case inline
        /// From the module `ScaenaTesting`.
        case `import`
        /// From somewhere else in the module, such as another file that was generated with it.
        case none
    }

    /// How members are named.
    public var naming: Naming
    /// The access level.
    public var access: Access
    /// Where what all mocks share comes from.
    public var support: Support
    /// Modules that are imported beside those that the protocols need.
    public var imports: [String]
    /// Modules whose internal declarations the mocks must see.
    public var testableImports: [String]
    /// Modules that are not imported although a protocol's file does.
    public var excludedImports: [String]
    /// Protocols that are not in the sources and require nothing that has no default.
    public var assumedProtocols: Set<String>
    /// Whether a decorator is made beside each mock, that records and passes on.
    public var proxies: Bool
    /// The module that the output becomes part of, where that is known: it is not imported.
    public var outputModule: String?

    /// Makes options; without arguments, the usual ones.
    ///
    /// - Parameters:
    ///   - naming: How members are named.
    ///   - access: The access level.
    ///   - support: Where what all mocks share comes from.
    ///   - imports: Modules that are imported besides.
    ///   - testableImports: Modules that are imported with `@testable`.
    ///   - excludedImports: Modules that are not imported.
    ///   - assumedProtocols: Protocols elsewhere that require nothing.
    ///   - proxies: Whether decorators are made.
    ///   - outputModule: The module that the output becomes part of.
    public init(
        naming: Naming = .stable, access: Access = .internal, support: Support = .inline, imports: [String] = [],
        testableImports: [String] = [], excludedImports: [String] = [], assumedProtocols: Set<String> = [],
        proxies: Bool = false,
        outputModule: String? = nil
    ) {
        self.naming = naming
        self.access = access
        self.support = support
        self.imports = imports
        self.testableImports = testableImports
        self.excludedImports = excludedImports
        self.assumedProtocols = assumedProtocols
        self.proxies = proxies
        self.outputModule = outputModule
    }
}

extension MockOptions {
    /// All of it as a text that differs where any of it does. Swift's own description of a value takes milliseconds.
    var fingerprint: String {
        let lists = [imports, testableImports, excludedImports, assumedProtocols.sorted()].map { list in
            list.joined(separator: ",")
        }
        return
            ([naming.rawValue, access.rawValue, support.rawValue, proxies ? "proxies" : "", outputModule ?? "-"] + lists)
            .joined(separator: ";")
    }
}

extension MockSelection {
    /// All of it as a text that differs where any of it does.
    var fingerprint: String {
        switch self {
        case .all: "all"
        case .named(let names): "named " + names.joined(separator: ",")
        case .chosen(let names, let folders):
            "chosen " + names.joined(separator: ",") + ";" + folders.joined(separator: ",")
        case .listed(let names, let files):
            "listed " + names.sorted().joined(separator: ",") + ";" + files.sorted().joined(separator: ",")
        }
    }
}

/// Which protocols get a mock.
public enum MockSelection: Hashable, Sendable {
    /// Every protocol that can have one.
    case all
    /// Protocols of these names, in which `*` stands for any letters, and those marked `/// @mockable`.
    case named([String])
    /// Protocols of these names, those marked `/// @mockable`, and every protocol in files below some folders, which are
    /// absolute paths.
    case chosen(names: [String], folders: [String])
    /// Protocols of exactly these names, those marked `/// @mockable`, and every protocol in some files, which are absolute
    /// paths.
    case listed(names: Set<String>, files: Set<String>)

    /// What is to be said where there is nothing to mock.
    ///
    /// - Parameter counts: How many protocols were picked for each output.
    func emptiness(of counts: [Int]) -> String? {
        guard counts.allSatisfy({ $0 == 0 }) else { return nil }
        switch self {
        case .all: return "there is no protocol in these sources"
        case .named([]):
            return "no protocol is marked with /// @mockable: --all takes every one, --name those of a name"
        case .named, .chosen, .listed: return nil
        }
    }

    /// The names that no protocol in some sources has.
    func namesOfNone(in sources: [MockSource]) -> [String] {
        guard case .named(let patterns) = self else { return [] }
        return patterns.filter { pattern in
            let wildcard = Wildcard(pattern)
            return !sources.contains { $0.facts.protocols.contains { wildcard.matches($0.name) } }
        }
    }
}

/// A selection that is asked about many protocols.
struct MockChoice: Sendable {
    private let takesAll: Bool
    private let patterns: [Wildcard]
    private let folders: [String]
    private let names: Set<String>
    private let files: Set<String>

    init(_ selection: MockSelection) {
        var (takesAll, patterns, folders) = (false, [Wildcard](), [String]())
        var (names, files) = (Set<String>(), Set<String>())
        switch selection {
        case .all: takesAll = true
        case .named(let names): patterns = names.map(Wildcard.init)
        case .chosen(let names, let inside): (patterns, folders) = (names.map(Wildcard.init), inside.map { $0 + "/" })
        case .listed(let all, let whole): (names, files) = (all, whole)
        }
        self.takesAll = takesAll
        self.patterns = patterns
        self.folders = folders
        self.names = names
        self.files = files
    }

    /// Whether a protocol is picked.
    func picks(_ reference: ProtocolReference) -> Bool {
        takesAll || patterns.contains { $0.matches(reference.fact.name) } || Self.isMarked(reference.fact)
            || folders.contains { reference.path.hasPrefix($0) } || names.contains(reference.fact.name)
            || files.contains(reference.path)
    }

    private static func isMarked(_ fact: ProtocolFact) -> Bool {
        fact.directives.contains { $0.hasPrefix("@mockable") || $0.hasPrefix("scaena:mock") }
    }
}

/// A name with `*` for any letters.
struct Wildcard: Sendable {
    /// What stands between the stars.
    private let parts: [ArraySlice<UInt8>]

    init(_ pattern: String) {
        parts = Array(pattern.utf8).split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    }

    /// Whether a name is one of those that are meant.
    func matches(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { matches(UnsafeRawBufferPointer($0)) }
    }

    private func matches(_ name: UnsafeRawBufferPointer) -> Bool {
        guard let first = parts.first, let last = parts.last, parts.count > 1 else {
            return name.elementsEqual(parts.first ?? [])
        }
        guard name.count >= first.count + last.count, name.starts(with: first),
            name.suffix(last.count).elementsEqual(last)
        else { return false }
        var rest = name[first.count..<(name.count - last.count)]
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            while rest.count >= part.count, !rest.starts(with: part) { rest = rest.dropFirst() }
            guard rest.count >= part.count else { return false }
            rest = rest.dropFirst(part.count)
        }
        return true
    }
}
