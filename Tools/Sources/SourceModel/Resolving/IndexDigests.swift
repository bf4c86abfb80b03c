/// Names for what an index says of each type and of each name: an answer that was made of it is as good as new where the names of
/// all that it asked are the same.
///
/// A type is known from run to run by its first declaration's file and place there, since the numbers of an index change with
/// every file that comes and goes. Paths count as seen from the folder of all files: the same tree elsewhere has the same names.
package struct IndexDigests: Sendable {
    /// The lasting name of each type, by its number.
    private var lasting: [UInt64] = []
    private var numbers: HashedTable<Int>
    /// The digests of types and names, by their lasting names.
    private var digests: HashedTable<UInt64>
    /// The digest of each file: of its path, its content, and the modules that compile it.
    private var fileDigests: [UInt64] = []
    /// The same with the types that it declares and extends.
    private var wholeFileDigests: [UInt64] = []

    /// Names what an index says.
    ///
    /// - Parameters:
    ///   - index: The index; one whose files' contents have no names has no digests.
    ///   - jobs: The number of threads that take part.
    package init?(_ index: TypeIndex, jobs: Int = 1) {
        numbers = HashedTable(minimumCapacity: index.entries.count)
        digests = HashedTable(minimumCapacity: index.entries.count * 2)
        guard index.files.allSatisfy({ $0.content != nil }) else { return nil }
        let root = index.rootLength
        let paths = index.files.map { ContentKey(String(Substring($0.path.utf8.dropFirst(root)))).hash }
        fileDigests = index.files.indices.map { Self.digest(ofFile: index.files[$0], paths[$0], index.common) }
        lasting = index.entries.indices.map { Self.lastingName(of: index.entries[$0], paths) }
        for number in lasting.indices {
            // Types from elsewhere that nobody extends may be alike.
            while numbers[lasting[number]] != nil { lasting[number] = ContentKey.joined(lasting[number], 1) }
            numbers.set(number, of: lasting[number])
        }
        wholeFileDigests = index.files.indices.map { file in
            var name = Digest(fileDigests[file])
            let types = index.declarations(inFile: file).filter { !$0.part.isProtocol }
            for (type, part) in types.sorted(by: { $0.part.number < $1.part.number }) {
                name.add(UInt64(part.number))
                name.add(lasting[type.number])
            }
            return name.value
        }
        for (number, digest) in digestsOfTypes(index, jobs).enumerated() { digests.set(digest, of: lasting[number]) }
        for (name, ids) in index.top.values { digests.set(list(ids).value, of: Self.key(ofName: name)) }
        for (name, id) in index.outside.values {
            let key = Self.key(ofName: name)
            digests.set(ContentKey.joined(digests[key] ?? 1, lasting[id.number]), of: key)
        }
    }

    private static func digest(ofFile file: TypeIndex.File, _ path: UInt64, _ common: UInt64) -> UInt64 {
        var name = Digest(common)
        name.add(path)
        name.add(file.content?.hash ?? 0)
        name.add(UInt64(file.content?.length ?? 0))
        name.add(file.modules)
        return name.value
    }

    private func digestsOfTypes(_ index: TypeIndex, _ jobs: Int) -> [UInt64] {
        Workers.map(index.entries.count, jobs: jobs) { number in digest(of: TypeIndex.ID(number: number), index) }
    }

    /// Adds what a definition says of a type: the name of the part that it is, and the lasting name of what that belongs to.
    package mutating func add(_ text: String, of unit: UInt64, to type: TypeIndex.ID) {
        let key = lasting[type.number]
        digests.set(ContentKey.joined(digests[key] ?? 0, ContentKey.joined(ContentKey(text).hash, unit)), of: key)
    }

    /// The name by which a type is known from run to run.
    package func lastingName(of type: TypeIndex.ID) -> UInt64 { lasting[type.number] }

    /// The type that is known by a number.
    package func type(_ lasting: UInt64) -> TypeIndex.ID? { numbers[lasting].map(TypeIndex.ID.init(number:)) }

    /// Names a file as it is, with the types that it declares and extends.
    package func digest(ofFile file: Int) -> UInt64 { wholeFileDigests[file] }

    /// The lasting names of all that was asked.
    package func keys(of asked: AskedNames) -> [UInt64] {
        asked.types.map { lasting[$0] } + asked.names.map(Self.key(ofName:))
    }

    /// Names what is said of all that was asked.
    package func digest(of keys: [UInt64]) -> UInt64 {
        keys.reduce(0, joined)
    }

    /// Names what is said of all that was asked, and of one thing more.
    func joined(_ digest: UInt64, _ key: UInt64) -> UInt64 { ContentKey.joined(digest, digests[key] ?? 0) }

    private static func key(ofName name: String) -> UInt64 { ContentKey.joined(ContentKey(name).hash, 2) }

    private static func lastingName(of type: IndexedType, _ paths: [UInt64]) -> UInt64 {
        var name = Digest(ContentKey(type.qualifiedName).hash)
        guard let part = type.parts.first else { return name.value }
        name.add(paths[part.file])
        name.add(UInt64(part.number * 2 + (part.isProtocol ? 1 : 0)))
        return name.value
    }

    private func digest(of id: TypeIndex.ID, _ index: TypeIndex) -> UInt64 {
        let type = index[id]
        var name = Digest(lasting[id.number])
        let access = type.access.map { $0.rawValue + 1 } ?? 0
        name.add(UInt64(type.kind.rawValue) << 16 | UInt64(access) << 8 | (type.isLocal ? 1 : 0))
        name.add(type.qualifiedName)
        name.add(type.parent.map { lasting[$0.number] } ?? 0)
        name.add(type.modules)
        name.add(type.generics)
        for part in type.parts.indices {
            name.add(fileDigests[type.parts[part].file])
            let number = type.parts[part].number * 4
            name.add(UInt64(number + (type.parts[part].isProtocol ? 2 : 0) + (type.parts[part].isExtension ? 1 : 0)))
        }
        for parent in type.parents.indices { add(type.parents[parent].meaning, to: &name) }
        name.add(list(type.children).value)
        name.add(list(index.lineages[id.number]).value)
        name.add(list(index.doubtfulAncestors[id.number]).value)
        for (inner, ids) in type.inner.sorted(by: { $0.key < $1.key }) {
            name.add(inner)
            name.add(list(ids).value)
        }
        return name.value
    }

    private func list(_ ids: [TypeIndex.ID]) -> Digest {
        var name = Digest(UInt64(ids.count))
        for id in ids { name.add(lasting[id.number]) }
        return name
    }

    private func add(_ meaning: Resolution, to name: inout Digest) {
        switch meaning {
        case .type(let id, let arguments):
            name.add(lasting[id.number])
            for argument in arguments { name.add("\(argument)") }
        case .associated(let text, let id):
            name.add("associated \(text)")
            name.add(lasting[id.number])
        case .composition(let parts):
            name.add("composition \(parts.count)")
            for part in parts { add(part, to: &name) }
        case .ambiguous(let ids), .hidden(let ids):
            if case .hidden = meaning { name.add("hidden") }
            name.add(list(ids).value)
        case .parameter(let text): name.add("parameter \(text)")
        case .structural(let type): name.add("structural \(type)")
        case .outside(let text, let modules):
            name.add("outside \(text)")
            name.add(modules)
        case .circular(let text): name.add("circular \(text)")
        }
    }
}

/// A number that names some things in their order.
private struct Digest {
    private(set) var value: UInt64

    init(_ first: UInt64) {
        value = first
    }

    mutating func add(_ number: UInt64) { value = ContentKey.joined(value, number) }

    mutating func add(_ text: String) { add(ContentKey(text).hash) }

    mutating func add(_ texts: [String]) {
        add(UInt64(texts.count))
        for text in texts { add(text) }
    }
}
