import Architecture
import Foundation
import Project
import SourceModel

extension MockRun {
    /// The files in the modules of outputs that are not read for their protocols.
    func around(_ list: SourceFileList, _ modules: ModuleMap) -> SourceFileList {
        let targets = outputPlaces.compactMap { modules.module(of: $0) }.filter { $0.origin != .xcode }
        let folders = Set(targets.map(\.folder)).filter { folder in
            !list.files.contains { $0.hasPrefix(folder + "/") }
        }
        return SourceFileList(paths: folders.sorted(), excluding: outputPaths)
    }

    func read(
        _ scan: SourceScan, _ cache: FactCache?
    ) -> (facts: [Int: FileFacts], notes: [SourceNote], parsed: [ContentKey: FileFacts]) {
        var (facts, notes, parsed) = scan.facts(cache: cache, jobs: jobs, progress: progress) { file in
            // What is shown to other modules depends on what each of them declares.
            options.access != .internal || !file.traits.isDisjoint(with: [.protocols, .typeTraits])
        }
        // What the protocols name may be an alias that another file declares: of a function, which cannot be kept, or
        // of protocols, which are to be refined. Only such files are read as well.
        var names: Set<String> = []
        for file in facts.values {
            for fact in file.protocols {
                for parent in fact.inheritance { parent.collectNames(into: &names) }
                for parameter in fact.members.flatMap(\.parameters) { parameter.type.collectNames(into: &names) }
            }
        }
        let more = scan.facts(cache: cache, jobs: jobs, progress: progress) { file in
            file.traits == [.aliases] && file.aliasNames.contains { names.contains($0) }
        }
        facts.merge(more.facts) { first, _ in first }
        notes += more.notes
        parsed.merge(more.parsed) { first, _ in first }
        return (facts, notes, parsed)
    }

    /// The module of a file: where nobody tells, the only one that mocks are to see whole.
    func module(of path: String, in modules: ModuleMap) -> ModuleFact? {
        let only = options.testableImports.count == 1 ? options.testableImports.first : nil
        guard
            var module = modules.module(of: path)
                ?? only.map({ ModuleFact(name: $0, folder: "", defaultIsolation: .unknown, origin: .settings) })
        else {
            return nil
        }
        if module.defaultIsolation == .unknown { module.defaultIsolation = defaultIsolation }
        return module
    }

    /// The manifest of the package that a path lies in.
    static func manifestsAbove(_ paths: [String]) -> [String] {
        let folders = paths.compactMap { path in
            FoldersAbove(above: SourceFileList.absolutePath(path)).first(holding: "Package.swift")
        }
        return Set(folders).map { $0 + "/Package.swift" }
    }

    /// Returns true if it matters to which modules those files belong of which no manifest tells: each module gets a
    /// file, or protocols of one name have to be told apart. Projects and folders tell it, at a cost.
    func needsAllModules(_ input: MockInput, _ facts: [Int: FileFacts]) -> Bool {
        if case .modules = output { return false }
        let unknown = facts.filter { module(of: input.scan.files[$0.key].path, in: input.modules) == nil }
        if case .folder = output { return !unknown.isEmpty }
        var names: Set<String> = []
        return unknown.values.contains { file in
            file.protocols.contains { $0.conditions.isEmpty && !names.insert($0.qualifiedName).inserted }
        }
    }

    /// The facts of files as mocks are made from them.
    func sources(_ scan: SourceScan, _ facts: [Int: FileFacts], _ modules: ModuleMap) -> [MockSource] {
        facts.keys.sorted().compactMap { index in
            let path = scan.files[index].path
            let facts = facts[index] ?? FileFacts()
            // Mocks that another run wrote hold the protocols that all mocks share, which are nobody's contracts.
            var source = MockSource(path: path, module: module(of: path, in: modules), facts: facts)
            let mayBeMocks = facts.protocols.isEmpty || facts.protocols.contains { $0.name == "MockedCall" }
            if mayBeMocks, Self.isMadeHere(path) {
                if source.module == nil { return nil }
                source.origin = .earlier
            }
            return source
        }
    }
}

extension TypeFact {
    /// Collects the plain names in the type.
    func collectNames(into names: inout Set<String>) {
        if case .named(_, let name, _) = self { names.insert(name) }
        for child in children { child.collectNames(into: &names) }
    }
}
