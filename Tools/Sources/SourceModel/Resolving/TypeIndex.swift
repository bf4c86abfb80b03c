/// The types of some sources, put together from all files: who is meant by a name, what extends whom, who conforms to
/// what. It stands on facts; nothing is parsed.
///
/// It knows what syntax says. Types from outside of the sources are names; where several types could be meant, all are
/// told.
public struct TypeIndex: Sendable {
    /// A type of this index.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// A file.
    public struct File: Sendable {
        /// The absolute path.
        public let path: String
        /// The modules that compile it; none where that is not known.
        public let modules: [String]
        /// The imports.
        public let imports: [ImportFact]
        /// The modules that can be seen, by name; `true` where with `@testable`.
        let visible: [String: Bool]
        /// The top types that an import names alone: `import struct Core.Store`.
        let named: [String: String]
        /// The imported modules that are none of the sources, sorted.
        var outsideModules: [String] = []
        /// The name of its content; nil where nobody said it.
        package internal(set) var content: ContentKey?
        /// The types that it declares and extends, each with the number of the part that stands here.
        fileprivate(set) var declarations: [(type: ID, part: Int)] = []

        /// The name that it has in its folder.
        public var name: Substring {
            path[(path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex)...]
        }

        /// The path of its folder.
        public var folder: Substring {
            path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
        }
    }

    /// The files, in the order of the facts.
    public internal(set) var files: [File] = []
    /// The files of each folder.
    private(set) var folders: [Substring: [Int]] = [:]
    /// The types; an ``ID`` counts them.
    var entries = TypeTable()
    /// The types outside of types, by name.
    var top = NameTable<[ID]>()
    /// The types from elsewhere that are extended, by qualified name.
    var outside = NameTable<ID>()
    /// The ``lineage(of:)`` of each type; empty until all parents are known.
    var lineages = LineageTable()
    /// The types of which one may be among the ancestors of each type, where several could be meant.
    var doubtfulAncestors = LineageTable()
    /// While parents are being found, the types whose parents are known.
    var linking: LinkedLevel?
    /// The modules of the sources.
    public internal(set) var modules: Set<String> = []
    /// Names what is true of all files together: their modules, what these export again, types with small letters.
    private(set) var common: UInt64 = 0
    /// Gives a file's facts, decoded anew.
    let load: @Sendable (Int, FactSelection) -> FileFacts
    /// Gives the names that a file writes, where it was parsed in this run.
    let freshNames: @Sendable (Int) -> [UInt64]?
    /// The facts that were asked for last.
    let recentFacts = RecentFacts()
    /// The members that were asked for, by type and name.
    let memberTable = MemberTable()

    /// Puts the types of files together.
    ///
    /// - Parameters:
    ///   - facts: The facts of the files.
    ///   - modules: Which file belongs to which module.
    ///   - jobs: The number of threads that take part in reading.
    public init(_ facts: SourceFacts, modules: ModuleMap, jobs: Int = Workers.processorCount) {
        let headers = ParallelResults<(modules: [String], facts: FileFacts)>(facts.files.count)
        let batch = 16
        Workers.run((facts.files.count + batch - 1) / batch, jobs: jobs) { number in
            for index in (number * batch)..<min((number + 1) * batch, facts.files.count) {
                let names = modules.modules(of: facts.files[index].path).map(\.name)
                headers[index] = (names, facts.facts(of: index, .typesAlone))
            }
        }
        self.init(
            facts.files.indices.map { index in
                let header = headers[index]
                return (facts.files[index].path, header?.modules ?? [], header?.facts ?? FileFacts())
            }, jobs: jobs, freshNames: { facts.names(of: $0) }
        ) { facts.facts(of: $0, $1) }
        for (number, file) in facts.files.enumerated() { files[number].content = file.key }
    }

    /// Puts the types of files together.
    ///
    /// - Parameters:
    ///   - files: Paths, the modules that compile them, and facts.
    ///   - jobs: The number of threads that take part.
    public init(_ files: [(path: String, modules: [String], facts: FileFacts)], jobs: Int = 1) {
        let facts = files.map(\.facts)
        self.init(files, jobs: jobs, freshNames: { _ in nil }) { file, _ in facts[file] }
    }

    private init(
        _ files: [(path: String, modules: [String], facts: FileFacts)], jobs: Int,
        freshNames: @escaping @Sendable (Int) -> [UInt64]?, load: @escaping @Sendable (Int, FactSelection) -> FileFacts
    ) {
        let small = SmallTypeNames(among: files.lazy.flatMap(\.facts.types).map(\.name))
        self.load = { small.told(in: load($0, $1)) }
        self.freshNames = freshNames
        modules = Set(files.flatMap(\.modules))
        let exported = Self.reexports(of: files)
        common = Self.name(of: modules, exported, small)
        self.files = Workers.map(files.count, jobs: jobs) { [modules] in Self.file(files[$0], exported, modules) }
        let items = Workers.map(files.count, jobs: jobs) { IndexBuilder.items(of: files[$0].facts, file: $0) }
        IndexBuilder(items: items.flatMap(\.self)).place(into: &self)
        linkParents(jobs: jobs)
        for type in entries.indices {
            for part in entries[type].parts.indices {
                self.files[entries[type].parts[part].file].declarations.append((ID(number: type), part))
            }
        }
        for (number, file) in self.files.enumerated() { folders[file.folder, default: []].append(number) }
    }

    /// The types, in the order of the files and of their declarations, those inside of others after all outer ones.
    public var types: [ID] { entries.indices.map(ID.init(number:)) }

    /// A type.
    public subscript(id: ID) -> IndexedType { entries[id.number] }

    /// The facts of a file, with what bodies do.
    ///
    /// - Parameter file: The file's index.
    /// - Returns: The facts.
    public func facts(ofFile file: Int) -> FileFacts { recentFacts.facts(ofFile: file, .all, load) }

    /// The types of a name, without a look at who may see them.
    ///
    /// - Parameter qualifiedName: The name with those of the types around it.
    /// - Returns: The types; two modules may each have one.
    public func types(named qualifiedName: String) -> [ID] {
        var names = qualifiedName.split(separator: ".").map(String.init)
        guard !names.isEmpty else { return [] }
        let first = names.removeFirst()
        var found = (top[first] ?? []) + (outside[first].map { [$0] } ?? [])
        for name in names { found = found.flatMap { entries[$0.number].inner[name] ?? [] } }
        return found
    }

    // MARK: Files

    /// The types that a file declares and extends, each with its part there.
    ///
    /// - Parameter file: The file's index.
    /// - Returns: The types, in their order.
    public func declarations(inFile file: Int) -> [(type: ID, part: IndexedType.Part)] {
        files[file].declarations.map { ($0.type, entries[$0.type.number].parts[$0.part]) }
    }

    /// The number of bytes with which the paths of all files begin, up to a slash.
    package var rootLength: Int {
        guard let first = files.first?.path else { return 0 }
        let count = files.reduce(first.utf8.count) { min($0, first.countOfBytes(sharedWith: $1.path)) }
        let shared = first.utf8.prefix(count)
        return shared.lastIndex(of: UInt8(ascii: "/")).map { shared.distance(from: shared.startIndex, to: $0) } ?? 0
    }

    /// The files of the folder in which a file lies, that file among them.
    public func files(beside file: Int) -> [Int] { folders[files[file].folder] ?? [] }

    private static func file(
        _ file: (path: String, modules: [String], facts: FileFacts), _ exported: [String: Set<String>],
        _ modules: Set<String>
    ) -> File {
        var visible: [String: Bool] = [:]
        var named: [String: String] = [:]
        for imported in file.facts.imports {
            let module = imported.module
            if imported.path.contains(" "), let dot = imported.path.lastIndex(of: ".") {
                named[String(imported.path[imported.path.index(after: dot)...])] = module
            }
            let isTestable = imported.attributes.contains("@testable")
            visible[module] = visible[module] == true || isTestable
            // What a module exports again is seen with it.
            var next = Array(exported[module] ?? [])
            while let more = next.popLast() {
                guard visible[more] == nil else { continue }
                visible[more] = false
                next += exported[more] ?? []
            }
        }
        return File(
            path: file.path, modules: file.modules, imports: file.facts.imports, visible: visible, named: named,
            outsideModules: visible.keys.filter { !modules.contains($0) }.sorted())
    }

    private static func name(
        of modules: Set<String>, _ exported: [String: Set<String>], _ small: SmallTypeNames
    ) -> UInt64 {
        let exports = exported.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value.sorted() + ["\u{1}"] }
        let lists = [modules.sorted(), exports, small.sorted]
        return ContentKey(lists.map { $0.joined(separator: "\u{0}") }.joined(separator: "\u{2}")).hash
    }

    /// Which modules a module exports again.
    private static func reexports(
        of files: [(path: String, modules: [String], facts: FileFacts)]
    ) -> [String: Set<String>] {
        var exported: [String: Set<String>] = [:]
        for file in files {
            for imported in file.facts.imports where imported.attributes.contains("@_exported") {
                for module in file.modules { exported[module, default: []].insert(imported.module) }
            }
        }
        return exported
    }
}
