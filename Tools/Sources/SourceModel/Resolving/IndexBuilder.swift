/// Finds the declarations of all files and puts each where it belongs: a type inside of the type around it, wherever that
/// was declared or extended.
struct IndexBuilder {
    /// A declaration or an extension that is to be placed; an object, since all its lists would be copied else wherever it goes.
    final class Item: Sendable {
        fileprivate let part: IndexedType.Part
        fileprivate let kind: IndexedType.Kind
        fileprivate let name: String
        /// Of an extension, the names of what it extends.
        fileprivate let extended: [String]
        /// The names of the types around it, one by one.
        fileprivate let nesting: [String]
        fileprivate let access: DeclaredAccess?
        fileprivate let isLocal: Bool
        fileprivate let generics: [String]
        fileprivate let aliases: [String: TypeFact]

        fileprivate init(_ type: NominalFact, _ number: Int, file: Int) {
            part = IndexedType.Part(
                file: file, number: number, isProtocol: false, isExtension: type.kind == .extension, line: type.line,
                inheritance: type.inheritance, requirements: type.requirements, conditions: type.conditions)
            (kind, name, nesting) = (IndexBuilder.kind(type.kind), type.name, type.nesting.flatMap(IndexBuilder.names))
            extended = type.kind == .extension ? IndexBuilder.names(type.name) : []
            (access, isLocal, generics, aliases) = (type.access, type.isLocal, type.generics.map(\.name), [:])
        }

        fileprivate init(_ fact: ProtocolFact, _ number: Int, file: Int) {
            part = IndexedType.Part(
                file: file, number: number, isProtocol: true, isExtension: false, line: fact.line,
                inheritance: fact.inheritance, requirements: fact.requirements, conditions: fact.conditions)
            (kind, name, nesting) = (.protocol, fact.name, fact.nesting.flatMap(IndexBuilder.names))
            (access, isLocal, extended) = (fact.access, fact.isLocal, [])
            generics = fact.members.filter { $0.kind == .associatedType }.map(\.name)
            var aliases: [String: TypeFact] = [:]
            for member in fact.members where member.kind == .alias { aliases[member.name] = member.type }
            self.aliases = aliases
        }
    }

    /// The declarations of all files, in their order.
    let items: [Item]

    /// The declarations of a file.
    static func items(of facts: FileFacts, file: Int) -> [Item] {
        facts.types.enumerated().map { Item($0.element, $0.offset, file: file) }
            + facts.protocols.enumerated().map { Item($0.element, $0.offset, file: file) }
    }

    /// Places all: the outer ones first, then extensions, since what is inside may be declared in one of them.
    func place(into index: inout TypeIndex) {
        // By the number of names around each declaration, and in each extension's own name. Extensions of types deeper than any
        // that holds others come last.
        let deepest = items.lazy.map { $0.nesting.count }.max() ?? 0
        var declared = Array(repeating: [Int](), count: deepest + 1)
        var extended = Array(repeating: [Int](), count: deepest + 2)
        for (number, item) in items.enumerated() {
            guard item.part.isExtension else {
                declared[item.nesting.count].append(number)
                continue
            }
            // Half-written code may extend what has no name.
            let depth = item.nesting.count + item.extended.count - 1
            if depth >= 0 { extended[min(depth, deepest + 1)].append(number) }
        }
        for depth in extended.indices {
            if depth <= deepest { for number in declared[depth] { Self.declare(items[number], in: &index) } }
            // Extensions of what has one name more than the types placed until now: their own inner types come next.
            for number in extended[depth] { Self.extend(items[number], in: &index) }
        }
    }

    private static func declare(_ item: Item, in index: inout TypeIndex) {
        var parent: TypeIndex.ID?
        if !item.nesting.isEmpty {
            parent = index.extended(item.nesting, from: item.part.file)
        }
        let modules = index.files[item.part.file].modules
        func siblings() -> [TypeIndex.ID] {
            parent.map { index[$0].inner[item.name] ?? [] } ?? index.top[item.name] ?? []
        }
        // Declarations of which only one is ever compiled are one type.
        if !item.part.conditions.isEmpty,
            let other = siblings().first(where: { id in
                let found = index[id]
                return found.kind == item.kind && found.modules == modules && found.isLocal == item.isLocal
                    && found.parts.allSatisfy { $0.isExtension || !$0.conditions.isEmpty }
                    && (!modules.isEmpty || found.file == item.part.file)
            })
        {
            index.entries[other.number].parts.append(item.part)
            return
        }
        let id = TypeIndex.ID(number: index.entries.count)
        let type = IndexedType(
            kind: item.kind, name: item.name, in: parent.map { ($0, index[$0]) }, modules: modules,
            head: IndexedType.Head(
                access: item.access, isLocal: item.isLocal, generics: item.generics, parts: [item.part]))
        type.memberAliases = item.aliases
        index.entries.append(type)
        if let parent {
            index.entries[parent.number].inner[item.name, default: []].append(id)
        } else {
            index.top[item.name, default: []].append(id)
        }
    }

    private static func extend(_ item: Item, in index: inout TypeIndex) {
        guard let id = index.extended(item.nesting + item.extended, from: item.part.file) else { return }
        index.entries[id.number].parts.append(item.part)
    }

    private static func kind(_ kind: NominalFact.Kind) -> IndexedType.Kind {
        switch kind {
        case .class: .class
        case .struct: .struct
        case .enum: .enum
        case .actor: .actor
        case .alias: .alias
        case .extension: .outside
        }
    }

    /// The names of an extended type: `Outer.Inner<Int>` has two, `[Int]` is `Array`.
    static func names(_ text: String) -> [String] {
        // Most texts are one name.
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        if isPlain, !text.isEmpty { return [text] }
        if text.hasSuffix("?") { return ["Optional"] }
        if text.hasPrefix("[") { return [text.contains(":") ? "Dictionary" : "Array"] }
        var names: [String] = []
        var name: [UInt8] = []
        var depth = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ".") where depth == 0:
                names.append(String(decoding: name, as: UTF8.self))
                name = []
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"): break
            default: if depth == 0 { name.append(byte) }
            }
        }
        names.append(String(decoding: name, as: UTF8.self))
        return names.filter { !$0.isEmpty }
    }
}

extension TypeIndex {
    /// The type that names mean outside of types; what is nowhere declared is one from outside, which is made.
    mutating func extended(_ names: [String], from file: Int) -> ID? {
        guard let first = names.first else { return nil }
        var rest = names.dropFirst()
        var current: ID
        switch lookUpTop(first, from: file) {
        case .type(let id, _): current = id
        case .ambiguous(let ids), .hidden(let ids):
            // The nearest is as good as one can do: what is added to it must be found somewhere.
            guard let nearest = nearest(to: file, among: ids) else { return nil }
            current = nearest
        default:
            if modules.contains(first) || files[file].visible[first] != nil, let second = rest.first {
                let found = (top[second] ?? []).filter { entries[$0.number].modules.contains(first) }
                rest = rest.dropFirst()
                current = found.count == 1 ? found[0] : outsideType(second, parent: nil, file)
            } else {
                current = outsideType(first, parent: nil, file)
            }
        }
        current = target(ofAlias: current)
        for name in rest {
            let found = entries[current.number].inner[name] ?? []
            current = nearest(to: file, among: found) ?? outsideType(name, parent: current, file)
            current = target(ofAlias: current)
        }
        return current
    }

    /// Returns the type behind an alias, where that is a type by name.
    private func target(ofAlias id: ID) -> ID {
        guard entries[id.number].kind == .alias, let part = entries[id.number].parts.first,
            let type = part.inheritance.first
        else { return id }
        let scope = NameScope(
            file: part.file, type: entries[id.number].parent, generics: Set(entries[id.number].generics))
        return resolve(type, in: scope).id ?? id
    }

    private mutating func outsideType(_ name: String, parent: ID?, _ file: Int) -> ID {
        if parent == nil, let id = outside[name] { return id }
        let id = ID(number: entries.count)
        entries.append(IndexedType(kind: .outside, name: name, in: parent.map { ($0, self[$0]) }))
        if let parent {
            entries[parent.number].inner[name, default: []].append(id)
        } else {
            outside[name] = id
        }
        return id
    }

    /// The type whose file shares the longest beginning of the path.
    func nearest(to file: Int, among ids: [ID]) -> ID? {
        guard ids.count > 1 else { return ids.first }
        let path = files[file].path
        func shared(_ id: ID) -> Int { files[entries[id.number].file].path.countOfBytes(sharedWith: path) }
        // The first of equals, so that a run tells what the one before told.
        return ids.enumerated().max { (shared($0.element), -$0.offset) < (shared($1.element), -$1.offset) }?.element
    }

    /// Finds out what all types inherit from and conform to.
    mutating func linkParents(jobs: Int) {
        // A type's name may be one that an outer type inherits, so the outer ones come first; and the second time, those
        // of all are there.
        let depths = entries.indices.map { nestingDepth(ID(number: $0)) }
        var levels = Array(repeating: [Int](), count: (depths.max() ?? 0) + 1)
        for (number, depth) in depths.enumerated() { levels[depth].append(number) }
        for round in 0..<(levels.count > 1 ? 2 : 1) {
            for (depth, numbers) in levels.enumerated() where round == 0 || depth > 0 {
                let found = parents(ofLevel: numbers, depths, jobs: jobs)
                for (place, number) in numbers.enumerated() {
                    entries[number].parents = found[place] ?? parents(of: ID(number: number))
                }
            }
        }
        for number in entries.indices where entries[number].kind != .alias {
            for parent in entries[number].parents.indices {
                guard let id = entries[number].parents[parent].meaning.id,
                    entries[id.number].children.last?.number != number
                else { continue }
                entries[id.number].children.append(ID(number: number))
            }
        }
        let lines = lineages(jobs: jobs)
        lineages = LineageTable(lines.map(\.sure))
        doubtfulAncestors = LineageTable(lines.map(\.doubtful))
    }

    /// The parents of the types of one depth, found beside each other; nil of those that depend on what others of that depth, or of
    /// a larger one, inherit: these are found one after the other.
    private func parents(ofLevel numbers: [Int], _ depths: [Int], jobs: Int) -> [[IndexedType.Parent]?] {
        let batch = 256
        guard jobs > 1, numbers.count > batch else { return numbers.map { _ in nil } }
        let found = ParallelResults<[[IndexedType.Parent]?]>((numbers.count + batch - 1) / batch)
        let index = self
        let makeRoom: @Sendable () -> TypeIndex = {
            var room = index
            room.linking = LinkedLevel(depths: depths, level: depths[numbers[0]])
            return room
        }
        Workers.run(found.count, jobs: jobs, with: makeRoom) { number, index in
            found[number] = numbers[number * batch..<min((number + 1) * batch, numbers.count)].map { number in
                index.linking?.isLinked = true
                let parents = index.parents(of: ID(number: number))
                return index.linking?.isLinked == true ? parents : nil
            }
        }
        return (0..<found.count).flatMap { found[$0] ?? [] }
    }

    /// The ancestors of each type, and the types of which one may be among them, where several could be meant.
    private func lineages(jobs: Int) -> [(sure: [ID], doubtful: [ID])] {
        Workers.map(entries.count, jobs: jobs) { number in
            let own = entries[number].parents
            // Most types have no further ancestors than these.
            let parents = own.contains { $0.meaning.id != nil } ? ancestors(of: ID(number: number)) : own
            let doubtful = parents.flatMap { parent -> [ID] in
                switch parent.meaning {
                case .ambiguous(let ids), .hidden(let ids): ids
                default: []
                }
            }
            return (parents.compactMap(\.meaning.id), doubtful)
        }
    }

    private func nestingDepth(_ id: ID) -> Int {
        var depth = 0
        var current = entries[id.number].parent
        while let outer = current {
            depth += 1
            current = entries[outer.number].parent
        }
        return depth
    }

    private func parents(of id: ID) -> [IndexedType.Parent] {
        let entry = entries[id.number]
        var parents: [IndexedType.Parent] = []
        for part in entry.parts where !part.inheritance.isEmpty {
            // What a type inherits is not looked for in what it inherits.
            let scope = NameScope(file: part.file, type: entry.parent, generics: Set(entry.generics))
            for type in part.inheritance {
                for meaning in resolve(type, in: scope).conjuncts {
                    parents.append(IndexedType.Parent(type: type, meaning: meaning, part: part))
                }
            }
        }
        return parents
    }
}

/// The depth of the types whose parents are being found on one thread, of which those of smaller depth are linked.
final class LinkedLevel: @unchecked Sendable {
    private let depths: [Int]
    private let level: Int
    /// True as long as nobody asked for the parents of a type that may not be linked yet.
    var isLinked = true

    init(depths: [Int], level: Int) {
        (self.depths, self.level) = (depths, level)
    }

    func note(_ number: Int) { if depths[number] >= level { isLinked = false } }
}

extension Resolution {
    /// The parts of a composition; of another meaning, itself.
    fileprivate var conjuncts: [Resolution] {
        if case .composition(let parts) = self { return parts.flatMap(\.conjuncts) }
        return [self]
    }
}
