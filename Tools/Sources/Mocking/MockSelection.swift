import SourceModel

/// Which protocols get a mock.
package enum MockSelection: Hashable, Sendable {
    /// Every protocol that can have one.
    case all
    /// Protocols of these names, in which `*` stands for any letters; without a name, those marked `/// @mockable`.
    case named([String])
    /// Protocols of these names, those marked `/// @mockable`, and every protocol in files below some folders, which are
    /// absolute paths. What fits one of `companions` alone gets a mock only where its star stands for a unit's name, or for
    /// what begins with one: `{Unit}Delegate` is a contract's name where there is a `{Unit}ViewProtocol`, too, and any
    /// delegate's otherwise. A unit's name is what two of all these names have in the place of their star.
    case chosen(names: [String], companions: [String], folders: [String])
    /// Protocols of exactly these names, those marked `/// @mockable`, and every protocol in some files, which are absolute
    /// paths.
    case listed(names: Set<String>, files: Set<String>)

    /// True if it is a project's: all contracts of certain names, and not those that a person named at the moment.
    var isOfProject: Bool {
        switch self {
        case .all, .named: false
        case .chosen, .listed: true
        }
    }

    /// Returns the message where there is nothing to mock.
    ///
    /// - Parameter counts: The number of protocols that were picked for each output.
    func emptiness(of counts: [Int]) -> String? {
        guard counts.allSatisfy({ $0 == 0 }) else { return nil }
        switch self {
        case .all: return "there is no protocol in these sources"
        case .named([]):
            return "no protocol is marked with /// @mockable: --all takes every one, --name those of a name"
        case .named, .chosen, .listed: return nil
        }
    }
}

extension MockSelection {
    /// All of it as a text that differs where any of it does.
    var fingerprint: String {
        switch self {
        case .all: "all"
        case .named(let names): "named " + names.joined(separator: ",")
        case .chosen(let names, let companions, let folders):
            "chosen " + [names, companions, folders].map { $0.joined(separator: ",") }.joined(separator: ";")
        case .listed(let names, let files):
            "listed " + names.sorted().joined(separator: ",") + ";" + files.sorted().joined(separator: ",")
        }
    }
}

/// A selection that is asked about many protocols.
struct MockChoice: Sendable {
    private let takesAll: Bool
    private let takesMarked: Bool
    private let patterns: [Wildcard]
    private let companions: [Wildcard]
    private let units: Set<String>
    private let folders: [String]
    private let names: Set<String>
    private let files: Set<String>

    /// Prepares a selection.
    ///
    /// - Parameters:
    ///   - selection: The selection to pick.
    ///   - protocols: All that it may pick from.
    init(_ selection: MockSelection, among protocols: [ProtocolReference]) {
        var (takesAll, patterns, companions, folders) = (false, [Wildcard](), [Wildcard](), [String]())
        var (names, files) = (Set<String>(), Set<String>())
        var takesMarked = true
        switch selection {
        case .all: takesAll = true
        case .named(let names):
            patterns = names.map(Wildcard.init)
            takesMarked = names.isEmpty
        case .chosen(let names, let besides, let inside):
            (patterns, companions) = (names.map(Wildcard.init), besides.map(Wildcard.init))
            folders = inside.map { $0 + "/" }
        case .listed(let all, let whole): (names, files) = (all, whole)
        }
        self.takesAll = takesAll
        self.takesMarked = takesMarked
        self.patterns = patterns
        self.companions = companions
        units = companions.isEmpty ? [] : Self.units(in: patterns + companions, of: protocols)
        self.folders = folders
        self.names = names
        self.files = files
    }

    private static func units(in patterns: [Wildcard], of protocols: [ProtocolReference]) -> Set<String> {
        var patternOfStem: [String: Int] = [:]
        var units: Set<String> = []
        for (number, pattern) in patterns.enumerated() {
            for stem in protocols.compactMap({ pattern.stem(in: $0.fact.name) }) {
                if patternOfStem.updateValue(number, forKey: stem) ?? number != number { units.insert(stem) }
            }
        }
        return units
    }

    /// Returns true if a protocol is picked.
    func picks(_ reference: ProtocolReference) -> Bool {
        takesAll || patterns.contains { $0.matches(reference.fact.name) }
            || takesMarked && Self.isMarked(reference.fact)
            || companions.contains { $0.stems(in: reference.fact.name).contains(where: units.contains) }
            || folders.contains { reference.path.hasPrefix($0) } || names.contains(reference.fact.name)
            || files.contains(reference.path)
    }

    private static func isMarked(_ fact: ProtocolFact) -> Bool {
        fact.directives.contains { $0.hasPrefix("@mockable") || $0.hasPrefix("scaena:mock") }
    }
}

/// A name with `*` for any letters.
struct Wildcard: Sendable {
    /// The parts between the stars.
    private let parts: [ArraySlice<UInt8>]

    init(_ pattern: String) {
        parts = Array(pattern.utf8).split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    }

    /// Returns true if a name is one of those that are meant.
    func matches(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { matches(UnsafeRawBufferPointer($0)) }
    }

    /// Returns the text of the star in a name, where there is one star and the name is meant.
    func stem(in name: String) -> String? {
        guard parts.count == 2, let first = parts.first, let last = parts.last, matches(name) else { return nil }
        return String(decoding: name.utf8.dropFirst(first.count).dropLast(last.count), as: UTF8.self)
    }

    /// Returns the texts that may be the name of a unit in a name that is meant: the text of a single star; of two
    /// that follow each other, as in `**Delegate`, all texts of the first that leave a word for the second.
    func stems(in name: String) -> [String] {
        if let stem = stem(in: name) { return [stem] }
        guard parts.count == 3, parts[1].isEmpty, let first = parts.first, let last = parts.last, matches(name) else {
            return []
        }
        let inside = Array(name.utf8.dropFirst(first.count).dropLast(last.count))
        return inside.indices.dropFirst().filter { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(inside[$0]) }
            .map { String(decoding: inside[..<$0], as: UTF8.self) }
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
