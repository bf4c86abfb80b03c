import SourceModel

/// What the mocks of each file depend on, as a number for each: as long as it stays, so do the mocks.
///
/// A mock is made of its protocol's file and of what the index says of the names in it; where such a name is a
/// protocol's, of that protocol's file in the same way. What the index does not know of contributes nothing, and is
/// met as soon as it does.
struct MockDependencies {
    private let index: ProtocolIndex
    /// What is the same for all.
    private let basis: String
    private var near: [Int: Near] = [:]
    private var whole: [Int: UInt64] = [:]
    /// Most files name what others do.
    private var meanings: [String: ProtocolIndex.Meaning?] = [:]

    /// What a file depends on directly.
    private struct Near {
        var key: UInt64
        /// The files whose protocols it names.
        var files: Set<Int>
    }

    /// Prepares to tell.
    ///
    /// - Parameters:
    ///   - index: Finds what names mean.
    ///   - options: How mocks are made.
    init(index: ProtocolIndex, options: MockOptions) {
        self.index = index
        basis = "\(options.fingerprint)\n\(index.defaultIsolation)"
    }

    /// What a mock depends on; `nil` where its file's content has no name.
    ///
    /// - Parameters:
    ///   - reference: The protocol.
    ///   - name: The mock's name.
    ///   - protocolName: The protocol as it is named where the mock stands.
    mutating func key(of reference: ProtocolReference, name: String, protocolName: String) -> UInt64? {
        guard index.sources[reference.source].content != nil else { return nil }
        let text =
            "\(whole(of: reference.source)) \(reference.fact.line) \(reference.fact.column) \(name) \(protocolName)"
        return ContentKey(text).hash
    }

    private mutating func whole(of source: Int) -> UInt64 {
        if let known = whole[source] { return known }
        var reached: Set<Int> = [source]
        var waiting = [source]
        while let next = waiting.popLast() {
            for file in near(of: next).files where reached.insert(file).inserted { waiting.append(file) }
        }
        // The files are sorted by their paths, so that equal sources give equal numbers.
        let text = reached.sorted().map { "\(near(of: $0).key)" }.joined(separator: " ")
        let key = ContentKey("\(near(of: source).key): \(text) \(basis)").hash
        whole[source] = key
        return key
    }

    private mutating func near(of source: Int) -> Near {
        if let known = near[source] { return known }
        let file = index.sources[source]
        var text = "\(file.path)\n"
        if let content = file.content { text += "\(content.hash) \(content.length)\n" }
        if let module = file.module { text += "\(module.name) \(module.defaultIsolation)\n" }
        var files: Set<Int> = []
        var names = NamesInProtocols()
        for fact in file.facts.protocols { names.add(fact) }
        var seen: Set<String> = []
        var waiting = names.names.filter { meaning(of: $0) != nil }.sorted()
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted, let meaning = meaning(of: name) else { continue }
            text += "\(name)\(meaning.text)\n"
            files.formUnion(meaning.files)
            // What an alias stands for is asked about as well.
            waiting += meaning.names.sorted()
        }
        let result = Near(key: ContentKey(text).hash, files: files)
        near[source] = result
        return result
    }

    private mutating func meaning(of name: String) -> ProtocolIndex.Meaning? {
        if let known = meanings[name] { return known }
        let meaning = index.meaning(of: name)
        meanings[name] = .some(meaning)
        return meaning
    }
}

/// The names that protocols mention, whatever they are of.
struct NamesInProtocols {
    private(set) var names: Set<String> = []

    /// Adds the names in a protocol.
    mutating func add(_ fact: ProtocolFact) {
        names.insert(fact.name)
        add(attributes: fact.attributes)
        for parent in fact.inheritance { add(parent) }
        add(fact.requirements)
        for member in fact.members {
            add(attributes: member.attributes)
            add(member.requirements)
            for type in member.inheritance { add(type) }
            if let type = member.type { add(type) }
            if case .typed(let error) = member.throwing { add(error) }
            for parameter in member.parameters { add(parameter.type) }
            for parameter in member.generics {
                if let constraint = parameter.constraint { add(constraint) }
            }
        }
    }

    /// Adds the names in a type.
    mutating func add(_ type: TypeFact) {
        switch type {
        case .named(let base, let name, let arguments):
            names.insert(name)
            if let base { add(base) }
            for argument in arguments { add(argument) }
        case .attributed(_, let attributes, let base):
            add(attributes: attributes)
            add(base)
        case .optional(let type), .array(let type), .existential(let type): add(type)
        default: for child in type.children { add(child) }
        }
    }

    private mutating func add(_ requirements: [RequirementFact]) {
        for requirement in requirements {
            add(requirement.left)
            if let right = requirement.right { add(right) }
        }
    }

    private mutating func add(attributes: [String]) {
        for attribute in attributes {
            let path = attribute.utf8.dropFirst().prefix { $0 != UInt8(ascii: "(") }
            if let name = path.split(separator: UInt8(ascii: ".")).last { names.insert(String(Substring(name))) }
        }
    }
}

extension ProtocolIndex {
    /// What is known of a name.
    struct Meaning {
        /// All of it as a text.
        var text: String
        /// The files of the protocols that have the name.
        var files: Set<Int>
        /// The names in what it stands for.
        var names: Set<String>
    }

    /// What is known of a name; `nil` where nothing is.
    func meaning(of name: String) -> Meaning? {
        let protocols = protocols(named: name)
        let aliases = allAliases(named: name)
        let traits = [noncopyableTypes, globalActors, classes].map { $0.contains(name) }
        guard !protocols.isEmpty || !aliases.isEmpty || traits.contains(true) else { return nil }
        var text = traits.map { $0 ? "1" : "0" }.joined()
        var names = NamesInProtocols()
        for alias in aliases {
            text += " = \(alias)"
            names.add(alias)
        }
        for found in protocols { text += " \(found.path):\(found.fact.line) \(found.module?.name ?? "-")" }
        return Meaning(text: text, files: Set(protocols.map(\.source)), names: names.names)
    }
}
