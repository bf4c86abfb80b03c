import SourceModel

/// The inputs of each file's mocks, as a number for each: as long as it stays, so do the mocks.
///
/// A mock is made of its protocol's file and of what the index says of the names in it; where such a name is a
/// protocol's, of that protocol's file in the same way. What the index does not know of contributes nothing, and is
/// met as soon as it does.
struct MockDependencies {
    private let index: ProtocolIndex
    /// The part that is the same for all.
    private let basis: UInt64
    private var near: [Near?]
    private var whole: [UInt64?]
    /// The facts about each name: most files name types that others do, too.
    private var meanings: [Known] = []
    /// Where the meaning of a name is; -1 where nothing is known of it.
    private var places: [String: Int] = [:]

    /// The direct inputs of a file's mocks.
    private struct Near {
        var key: UInt64
        /// The files whose protocols it names.
        var files: Set<Int>
    }

    /// The facts about a name.
    private struct Known {
        /// The name with all that is known of it, as a number.
        var key: UInt64
        /// The files of the protocols that have the name.
        var files: Set<Int>
        /// The names in what it stands for.
        var names: Set<String>
    }

    /// Prepares to tell.
    ///
    /// - Parameters:
    ///   - index: Finds what names mean.
    ///   - options: The options of mocks.
    ///   - defaults: The mocks that others may speak of.
    init(index: ProtocolIndex, options: MockOptions, defaults: String = "") {
        self.index = index
        basis = ContentKey("\(options.fingerprint)\n\(index.defaultIsolation.rawValue)\n\(defaults)").hash
        near = Array(repeating: nil, count: index.sources.count)
        whole = Array(repeating: nil, count: index.sources.count)
    }

    /// Returns the key of a mock's inputs; `nil` where its file's content has no name.
    ///
    /// - Parameters:
    ///   - reference: The protocol.
    ///   - name: The mock's name.
    ///   - protocolName: The protocol as it is named where the mock stands.
    mutating func key(of reference: ProtocolReference, name: String, protocolName: String) -> UInt64? {
        guard index.sources[reference.source].content != nil else { return nil }
        let place = UInt64(reference.fact.line) << 32 | UInt64(reference.fact.column)
        return [place, ContentKey(name).hash, ContentKey(protocolName).hash]
            .reduce(whole(of: reference.source)) { ContentKey.joined($0, $1) }
    }

    private mutating func whole(of source: Int) -> UInt64 {
        if let known = whole[source] { return known }
        var reached: Set<Int> = [source]
        var waiting = [source]
        // The sum of what is reached is the same in whatever order.
        var sum: UInt64 = 0
        while let next = waiting.popLast() {
            let near = near(of: next)
            sum &+= ContentKey.joined(near.key, 1)
            for file in near.files where reached.insert(file).inserted { waiting.append(file) }
        }
        let key = ContentKey.joined(ContentKey.joined(near(of: source).key, sum), basis)
        whole[source] = key
        return key
    }

    private mutating func near(of source: Int) -> Near {
        if let known = near[source] { return known }
        let file = index.sources[source]
        var key = ContentKey(file.path).hash
        if let content = file.content { key = ContentKey.joined(key, content.hash ^ UInt64(content.length)) }
        if let module = file.module {
            key = ContentKey.joined(key, ContentKey("\(module.name) \(module.defaultIsolation.rawValue)").hash)
        }
        var files: Set<Int> = []
        var seen: Set<Int> = []
        var waiting: [String] = []
        var sum: UInt64 = 0
        func meet(_ name: String) {
            let place = place(of: name)
            guard place >= 0, seen.insert(place).inserted else { return }
            let meaning = meanings[place]
            sum &+= ContentKey.joined(meaning.key, 1)
            files.formUnion(meaning.files)
            // What an alias stands for is asked about as well.
            waiting += meaning.names
        }
        for fact in file.facts.protocols { NamesInProtocols.visit(fact, meet) }
        while let name = waiting.popLast() { meet(name) }
        let result = Near(key: ContentKey.joined(key, sum), files: files)
        near[source] = result
        return result
    }

    private mutating func place(of name: String) -> Int {
        if let known = places[name] { return known }
        guard let meaning = index.meaning(of: name) else {
            places[name] = -1
            return -1
        }
        meanings.append(
            Known(key: ContentKey("\(name): \(meaning.text)").hash, files: meaning.files, names: meaning.names))
        places[name] = meanings.count - 1
        return meanings.count - 1
    }
}

/// The names that protocols mention, whatever they are of.
struct NamesInProtocols {
    private(set) var names: Set<String> = []

    /// Adds the names in a protocol.
    mutating func add(_ fact: ProtocolFact) {
        Self.visit(fact) { names.insert($0) }
    }

    /// Adds the names in a type.
    mutating func add(_ type: TypeFact) {
        Self.visit(type) { names.insert($0) }
    }

    /// Tells each name in a protocol, as often as it stands there.
    static func visit(_ fact: ProtocolFact, _ take: (String) -> Void) {
        take(fact.name)
        visit(attributes: fact.attributes, take)
        for parent in fact.inheritance { visit(parent, take) }
        visit(fact.requirements, take)
        for member in fact.members {
            visit(attributes: member.attributes, take)
            visit(member.requirements, take)
            for type in member.inheritance { visit(type, take) }
            if let type = member.type { visit(type, take) }
            if case .typed(let error) = member.throwing { visit(error, take) }
            for parameter in member.parameters { visit(parameter.type, take) }
            for parameter in member.generics {
                if let constraint = parameter.constraint { visit(constraint, take) }
            }
        }
    }

    /// Tells each name in a type.
    static func visit(_ type: TypeFact, _ take: (String) -> Void) {
        switch type {
        case .named(let base, let name, let arguments):
            take(name)
            if let base { visit(base, take) }
            for argument in arguments { visit(argument, take) }
        case .attributed(_, let attributes, let base):
            visit(attributes: attributes, take)
            visit(base, take)
        case .optional(let type), .array(let type), .existential(let type): visit(type, take)
        default: for child in type.children { visit(child, take) }
        }
    }

    private static func visit(_ requirements: [RequirementFact], _ take: (String) -> Void) {
        for requirement in requirements {
            visit(requirement.left, take)
            if let right = requirement.right { visit(right, take) }
        }
    }

    private static func visit(attributes: [String], _ take: (String) -> Void) {
        for attribute in attributes {
            let path = attribute.utf8.dropFirst().prefix { $0 != UInt8(ascii: "(") }
            if let name = path.split(separator: UInt8(ascii: ".")).last { take(String(Substring(name))) }
        }
    }
}

extension ProtocolIndex {
    /// The meaning of a name.
    struct Meaning {
        /// All of it as a text.
        var text: String
        /// The files of the protocols that have the name.
        var files: Set<Int>
        /// The names in what it stands for.
        var names: Set<String>
    }

    /// Returns the meaning of a name; `nil` where there is none.
    func meaning(of name: String) -> Meaning? {
        let protocols = protocols(named: name)
        let aliases = allAliases(named: name)
        let traits = [noncopyableTypes, globalActors, classes].map { $0.contains(name) }
        let homes = ambiguous[name]
        guard !protocols.isEmpty || !aliases.isEmpty || homes != nil || traits.contains(true) else { return nil }
        var text = traits.map { $0 ? "1" : "0" }.joined()
        if let homes { text += " of \(homes.sorted())" }
        var names = NamesInProtocols()
        for alias in aliases {
            text += " = \(alias)"
            names.add(alias)
        }
        for found in protocols { text += " \(found.path):\(found.fact.line) \(found.module?.name ?? "-")" }
        return Meaning(text: text, files: Set(protocols.map(\.source)), names: names.names)
    }
}
