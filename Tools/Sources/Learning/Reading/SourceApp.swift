/// An app as learning sees it: its types by name, and the files that they stand in.
struct SourceApp: Sendable {
    /// A file.
    struct File: Sendable {
        /// The absolute path.
        let path: String
        /// The folder, absolute.
        let folder: String
        /// The name without the folder.
        let name: String
        /// The modules that it imports.
        let imports: [String]
        /// Whether it belongs to tests.
        let isTest: Bool
    }

    private(set) var files: [File] = []
    private(set) var types: [SourceType] = []
    /// How many files test a module.
    private var tests: [String: Int] = [:]
    /// The module that most tests test.
    var testedModule: String? { tests.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
    /// The types of a name; two modules may each have one.
    private(set) var indices: [String: [Int]] = [:]
    /// The names of the types in what an alias stands for.
    private var aliases: [String: [String]] = [:]
    /// What an alias of several types stands for as it is written, and its file.
    private(set) var aliasTexts: [String: (text: String, file: Int)] = [:]
    /// The first type of each file.
    private var firstTypes: [Int] = []
    /// The types that a file adds to, in the order of its extensions.
    private var extended: [Int: [Int?]] = [:]

    /// Takes files by their headers.
    ///
    /// - Parameter sources: The files, sorted by path.
    init(_ sources: [SourceFile]) {
        for source in sources {
            let file = files.count
            let cut = source.path.lastIndex(of: "/") ?? source.path.startIndex
            var folder = String(source.path[..<cut])
            // Files of one folder come one after the other.
            var isTest = false
            if let last = files.last, last.folder == folder {
                (folder, isTest) = (last.folder, last.isTest)
            } else {
                isTest = Self.isTest(folder)
            }
            files.append(
                File(
                    path: source.path, folder: folder, name: String(source.path[cut...].dropFirst()),
                    imports: source.imports, isTest: isTest))
            for module in source.tested { tests[module, default: 0] += 1 }
            firstTypes.append(types.count)
            for var type in source.types {
                type.file = file
                add(type)
            }
            aliases.merge(source.aliases) { first, _ in first }
            for (name, text) in source.aliasTexts where aliasTexts[name] == nil { aliasTexts[name] = (text, file) }
        }
        for name in indices.keys { aliases[name] = nil }
        for (file, source) in sources.enumerated() where !source.extensions.isEmpty {
            extended[file] = source.extensions.map { index(of: $0.name, near: file) }
            for part in source.extensions {
                if let index = index(of: part.name, near: file) { types[index].inherits += part.inherits }
            }
        }
        guard !aliases.isEmpty else { return }
        for index in types.indices { replaceAliases(ofInheritance: index) }
    }

    /// The files in which some types are declared or added to.
    func files(of wanted: Set<Int>) -> [Int] {
        var found = Set(wanted.map { types[$0].file })
        for (file, added) in extended where added.contains(where: { $0.map(wanted.contains) ?? false }) {
            found.insert(file)
        }
        return found.sorted()
    }

    /// The protocols and classes that some types name themselves where several do.
    func parents(of wanted: Set<Int>) -> [Int] {
        var counts: [Int: Int] = [:]
        for index in wanted {
            let type = types[index]
            for name in type.inherits.prefix(type.declaredInherits) {
                guard let found = self.index(of: name, near: type.file) else { continue }
                if types[found].kind == .protocol || types[found].kind == .class { counts[found, default: 0] += 1 }
            }
        }
        return counts.filter { $0.value > 2 }.map(\.key)
    }

    /// Takes the members of the types of some files.
    ///
    /// - Parameter sources: The files as a whole, by their indices.
    mutating func takeMembers(of sources: [(file: Int, source: SourceFile)]) {
        for (file, source) in sources {
            for (offset, type) in source.types.enumerated() {
                types[firstTypes[file] + offset].properties = type.properties
                types[firstTypes[file] + offset].functions = type.functions
                types[firstTypes[file] + offset].declaredMembers = type.declaredMembers
                types[firstTypes[file] + offset].isGeneric = type.isGeneric
            }
        }
        for (file, source) in sources {
            for (part, index) in zip(source.extensions, extended[file] ?? []) {
                guard let index else { continue }
                types[index].properties += part.properties
                types[index].functions += part.functions
            }
        }
        guard !aliases.isEmpty else { return }
        for (file, source) in sources {
            for offset in source.types.indices { replaceAliases(ofMembers: firstTypes[file] + offset) }
            for index in extended[file] ?? [] {
                if let index { replaceAliases(ofMembers: index) }
            }
        }
    }

    /// What aliases stand for, in their place.
    private func replaced(_ names: [String]) -> [String]? {
        names.contains { aliases[$0] != nil } ? names.flatMap { aliases[$0] ?? [$0] } : nil
    }

    private mutating func replaceAliases(ofInheritance index: Int) {
        guard replaced(types[index].inherits) != nil else { return }
        let declared = Array(types[index].inherits.prefix(types[index].declaredInherits))
        let added = Array(types[index].inherits.dropFirst(types[index].declaredInherits))
        let all = replaced(declared) ?? declared
        types[index].inherits = all + (replaced(added) ?? added)
        types[index].declaredInherits = all.count
    }

    private mutating func replaceAliases(ofMembers index: Int) {
        for number in types[index].properties.indices {
            guard let names = replaced(types[index].properties[number].types) else { continue }
            types[index].properties[number].types = names
        }
        for number in types[index].functions.indices {
            guard let names = replaced(types[index].functions[number].result) else { continue }
            types[index].functions[number].result = names
        }
    }

    private mutating func add(_ type: SourceType) {
        indices[type.name, default: []].append(types.count)
        types.append(type)
    }

    /// The type of a name as a file sees it: of several, the one whose file is nearest.
    ///
    /// - Parameters:
    ///   - name: The type's name.
    ///   - file: The index of the file that names it.
    /// - Returns: The type's index, `nil` where the sources have none.
    func index(of name: String, near file: Int) -> Int? {
        guard let found = indices[name] else { return nil }
        if found.count == 1 { return found[0] }
        let folder = files[file].folder
        return found.max { left, right in
            Self.shared(files[types[left].file].folder, folder) < Self.shared(files[types[right].file].folder, folder)
        }
    }

    /// The names of all that a type inherits from and conforms to, its parents' among them, as far as the sources know.
    ///
    /// - Parameter type: The type's index.
    /// - Returns: The names, the nearest first.
    func ancestors(of type: Int) -> [String] {
        var names = types[type].inherits
        var seen = Set(names)
        var next = 0
        while next < names.count, names.count < 200 {
            if let parent = index(of: names[next], near: types[type].file), parent != type {
                for name in types[parent].inherits where seen.insert(name).inserted { names.append(name) }
            }
            next += 1
        }
        return names
    }

    private static func shared(_ one: String, _ other: String) -> Int {
        zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
    }

    /// The outermost folders whose names end as those of test targets do, the one with most files first.
    var testFolders: [String] {
        var counts: [String: Int] = [:]
        for file in files where file.isTest {
            let parts = file.folder.split(separator: "/", omittingEmptySubsequences: false)
            guard let end = parts.firstIndex(where: { $0.hasSuffix("Tests") && $0 != "Tests" }) else { continue }
            counts[parts[...end].joined(separator: "/"), default: 0] += 1
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// Whether a folder is one of tests, by the names that tools give them.
    private static func isTest(_ folder: String) -> Bool {
        folder.split(separator: "/").contains { part in
            part.hasSuffix("Tests") || part.hasSuffix("Test") || part.hasSuffix("Mocks")
                || part.hasSuffix("TestSupport")
        }
    }
}
