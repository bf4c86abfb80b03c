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

    /// Whether a protocol is picked.
    func picks(_ reference: ProtocolReference) -> Bool {
        switch self {
        case .all: return true
        case .named(let patterns): return Self.isMarked(reference.fact) || Self.matches(patterns, reference.fact)
        case .chosen(let patterns, let folders):
            return Self.isMarked(reference.fact) || Self.matches(patterns, reference.fact)
                || folders.contains { reference.path.hasPrefix($0 + "/") }
        case .listed(let names, let files):
            return names.contains(reference.fact.name) || files.contains(reference.path)
                || Self.isMarked(reference.fact)
        }
    }

    /// The names that no protocol in some sources has.
    func namesOfNone(in sources: [MockSource]) -> [String] {
        guard case .named(let patterns) = self else { return [] }
        return patterns.filter { pattern in
            !sources.contains { $0.facts.protocols.contains { Wildcard.matches(pattern, $0.name) } }
        }
    }

    private static func isMarked(_ fact: ProtocolFact) -> Bool {
        fact.directives.contains { $0.hasPrefix("@mockable") || $0.hasPrefix("scaena:mock") }
    }

    private static func matches(_ patterns: [String], _ fact: ProtocolFact) -> Bool {
        patterns.contains { Wildcard.matches($0, fact.name) }
    }
}

/// Names with `*` for any letters.
enum Wildcard {
    static func matches(_ pattern: String, _ name: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, parts.count > 1 else { return pattern == name }
        guard name.hasPrefix(first) else { return false }
        var rest = name.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}

extension Substring {
    /// The first place of a text in this one; the standard library has this only for regular expressions.
    fileprivate func range(of part: Substring) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            start = index(after: start)
        }
        return nil
    }
}
