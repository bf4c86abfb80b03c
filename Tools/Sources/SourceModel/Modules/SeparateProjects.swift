import Project

/// The projects of a folder that share no code, so that each is read as if the others were not there.
///
/// A repository may hold several apps, or one for each sample. Where none of them compiles a file of another or imports a module of
/// another, no name in one means a type in another, and a change of one changes nothing that is said of the others.
package struct SeparateProjects {
    /// The files of each project, or of each group of projects that share code; all of them where no project stands apart.
    package let lists: [SourceFileList]

    /// Finds the projects among files.
    ///
    /// - Parameters:
    ///   - list: The files.
    ///   - facts: The facts of them.
    ///   - modules: Which file belongs to which module.
    ///   - jobs: The number of threads that take part.
    package init(_ list: SourceFileList, _ facts: SourceFacts, _ modules: ModuleMap, jobs: Int) {
        let folders = Self.folders(of: list)
        guard folders.count > 1 else {
            lists = [list]
            return
        }
        let groups = Self.groups(of: folders, facts, modules, jobs)
        lists = groups.count > 1 ? groups.map { list.part(in: $0) } : [list]
    }

    /// The outermost folders that have a project or a manifest; none where one stands above, or where links lead from one to another. A
    /// file outside of all may be of any project that lies beside it or deeper: these make one, from the first folder up in which there
    /// are some.
    private static func folders(of list: SourceFileList) -> [String] {
        let above = ProjectFiles(above: list.roots)
        guard above.manifests.isEmpty, above.xcodeProjects.isEmpty, !list.hasLinkedFolders else { return [] }
        let folders = outermost(Set((list.manifests + list.xcodeProjects).map(folder))).filter {
            !list.files.range(below: $0) { $0 }.isEmpty
        }
        let around = Set(folders.flatMap { FoldersAbove(above: $0) })
        let taken = folders.map { list.files.range(below: $0) { $0 } }
        var outside: Set<String> = []
        var next = 0
        for range in taken + [list.files.count..<list.files.count] {
            for file in list.files[next..<range.lowerBound] { outside.insert(folder(of: file)) }
            next = range.upperBound
        }
        for layout in list.layouts where !folders.contains(where: { layout.hasPrefix($0 + "/") }) {
            outside.insert(folder(of: layout))
        }
        return outermost(Set(folders + outside.compactMap { FoldersAbove(from: $0).first(where: around.contains) }))
    }

    /// Those of some folders that lie in no other of them, in the order of their files.
    private static func outermost(_ folders: Set<String>) -> [String] {
        folders.filter { folder in !FoldersAbove(above: folder).contains(where: folders.contains) }
            .sorted { ($0 + "/").utf8.lexicographicallyPrecedes(($1 + "/").utf8) }
    }

    private static func folder(of path: String) -> String {
        String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
    }

    /// Puts the folders together that share code.
    private static func groups(
        of folders: [String], _ facts: SourceFacts, _ modules: ModuleMap, _ jobs: Int
    ) -> [[String]] {
        let own = folders.map { modules.names(below: $0) }
        var owners: [String: [Int]] = [:]
        for (number, folder) in folders.enumerated() {
            for name in own[number].union(likelyNames(of: folder)) { owners[name, default: []].append(number) }
        }
        var groups = Array(folders.indices)
        func group(_ number: Int) -> Int { groups[number] == number ? number : group(groups[number]) }
        func join(_ one: Int, _ other: Int) {
            let (one, other) = (group(one), group(other))
            groups[max(one, other)] = min(one, other)
        }
        for (number, imports) in imports(of: folders, facts, jobs).enumerated() {
            for module in imports.subtracting(own[number]) {
                for owner in nearest(owners[module] ?? [], to: folders[number], folders) { join(number, owner) }
            }
        }
        for project in modules.projects {
            let places = [project.folder + "/"] + project.listed + project.targets.flatMap(\.folders).map { $0 + "/" }
            let sharing = folders.indices.filter { number in
                places.contains { $0.hasPrefix(folders[number] + "/") || (folders[number] + "/").hasPrefix($0) }
            }
            for number in sharing.dropFirst() { join(sharing[0], number) }
        }
        return Dictionary(grouping: folders.indices, by: group).values.map { $0.map { folders[$0] } }
            .sorted { $0[0] < $1[0] }
    }

    /// The names that a module in a folder may have beside those that are known: the folder's own, and what a podspec says.
    private static func likelyNames(of folder: String) -> Set<String> {
        var names = Set(folder.split(separator: "/").last.map { [String($0)] } ?? [])
        for file in FileNames.below(folder) where file.hasSuffix(".podspec") {
            names.insert(String(file.dropLast(".podspec".count)))
            let text = (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)) ?? ""
            for line in text.split(separator: "\n") where line.contains("name") {
                let parts = line.split(whereSeparator: { "\"'".contains($0) })
                if parts.count > 1 { names.insert(String(parts[1])) }
            }
        }
        return names
    }

    /// Those of some folders that lie beside another one, where there are some: of several modules of a name, a project has the one beside
    /// it. Else it may have any of them.
    private static func nearest(_ numbers: [Int], to folder: String, _ folders: [String]) -> [Int] {
        let beside = numbers.filter { folders[$0] != folder && Self.folder(of: folders[$0]) == Self.folder(of: folder) }
        return beside.isEmpty ? numbers : beside
    }

    /// The modules that the files below each folder import.
    private static func imports(of folders: [String], _ facts: SourceFacts, _ jobs: Int) -> [Set<String>] {
        let imports = facts.map(.importsAlone, jobs: jobs) { _, facts in facts.imports.map(\.path) }
        return folders.map { folder in
            Set(imports[facts.files.range(below: folder, \.path)].joined()).reduce(into: Set()) { names, path in
                // `struct Core.Store` imports a part of Core.
                let module = path.split(separator: " ").last?.split(separator: ".").first
                names.insert(module.map(String.init) ?? path)
            }
        }
    }
}

extension SourceFacts {
    /// Returns the facts of a part of the files.
    package func part(_ list: SourceFileList) -> SourceFacts {
        var part = self
        part.files = list.roots.flatMap { files[files.range(below: $0, \.path)] }
        return part
    }

    /// The name of a file's content; nil where the file is not among these.
    package func content(of path: String) -> ContentKey? {
        let place = files.place(of: path, \.path)
        return place < files.count && files[place].path == path ? files[place].key : nil
    }
}

extension SourceFileList {
    /// Returns the part of the list that lies below some of its folders, which are in the order of their names.
    func part(in folders: [String]) -> SourceFileList {
        func isInside(_ path: String) -> Bool { folders.contains { path.hasPrefix($0 + "/") } }
        return SourceFileList(
            files: folders.flatMap { files[files.range(below: $0) { $0 }] }, manifests: manifests.filter(isInside),
            xcodeProjects: xcodeProjects.filter(isInside), layouts: layouts.filter(isInside),
            hasObjectiveC: hasObjectiveC, roots: folders)
    }
}

extension Array {
    /// The elements whose paths lie below a folder. The paths are in the order of their bytes.
    func range(below folder: String, _ path: (Element) -> String) -> Range<Int> {
        // What follows a slash in that order is a zero.
        place(of: folder + "/", path)..<place(of: folder + "0", path)
    }

    /// The number of the first element whose path is not before another one, in the order of their bytes.
    func place(of wanted: String, _ path: (Element) -> String) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if path(self[middle]).utf8.lexicographicallyPrecedes(wanted.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
