import Architecture
import Foundation
import Project
import SourceModel

extension MockRun {
    func make(
        _ sources: [MockSource], _ modules: ModuleMap, _ outputPath: String
    ) throws -> [String: MockFile] {
        var files: [String: MockFile] = [:]
        switch output {
        case .file:
            let generator = try generator(sources, modules, for: outputPath)
            files[outputPath] = generator.file(selection)
        case .folder:
            var run = self
            if options.support == .inline { run.options.support = .none }
            let generator = try run.generator(sources, modules, for: "\(outputPath)/Mocks.swift")
            for name in Set(sources.filter { $0.origin == .read }.map { $0.module?.name }) {
                let path = "\(outputPath)/\(name ?? "")Mocks.swift"
                let file = generator.file(selection, module: name, isBesideOthers: true)
                if file.count > 0 || !file.warnings.isEmpty || !file.inTheWay.isEmpty { files[path] = file }
            }
            // What was made once is made empty rather than left behind.
            for path in ownOutputs(outputPath) where files[path] == nil && path.hasSuffix("Mocks.swift") {
                if Self.isMadeHere(path) { files[path] = generator.file(selection, module: "", isBesideOthers: true) }
            }
            if options.support == .inline {
                let text = MockSupport.file(access: options.access)
                files["\(outputPath)/MockSupport.swift"] = MockFile(
                    pieces: [PartSums.ended(text)], count: 0, warnings: [])
            }
        case .modules(let paths):
            for (name, path) in paths {
                let path = SourceFileList.absolutePath(path)
                let file = try generator(sources, modules, for: path).file(selection, module: name)
                // What was made once is made empty rather than left behind.
                if file.count > 0 || !file.warnings.isEmpty || FileManager.default.fileExists(atPath: path) {
                    files[path] = file
                }
            }
        }
        return files
    }

    private func generator(_ sources: [MockSource], _ modules: ModuleMap, for path: String) throws -> MockGenerator {
        var options = options
        if options.outputModule == nil { options.outputModule = modules.module(of: path)?.name }
        let generator = MockGenerator(
            sources: sources, options: options, jobs: jobs, defaultIsolation: defaultIsolation)
        let taken = generator.namesOfSupport
        guard taken.isEmpty else {
            throw MockRunError.inTheWay(
                "these are called like what all mocks share, in whose module they stand: write the mocks to a module of "
                    + "tests, or give them other names:" + taken.map { "\n  " + $0 }.joined())
        }
        return generator
    }

    /// Refuses names that somebody asked for and no protocol has.
    func checkNames(in sources: [MockSource]) throws {
        guard !wantedNames.isEmpty else { return }
        let names = Set(sources.filter { $0.origin == .read }.flatMap { $0.facts.protocols.map(\.name) })
        for name in wantedNames {
            let wildcard = Wildcard(name)
            if names.contains(where: wildcard.matches) { continue }
            throw MockRunError.unknownName(
                "no protocol is called '\(name)'"
                    + (NearestWord.question(for: name, among: names.sorted()) ?? ""))
        }
    }

    /// Tells of protocols that are assumed though nothing refines them.
    func unusedAssumptions(_ sources: [MockSource]) -> [String] {
        if options.assumedProtocols.isEmpty { return [] }
        var refined: Set<String> = []
        for fact in sources.flatMap(\.facts.protocols) {
            for parent in fact.inheritance + fact.requirements.compactMap(\.right) {
                parent.collectNames(into: &refined)
            }
        }
        return options.assumedProtocols.subtracting(refined).sorted().map { name in
            "warning: no protocol refines \(name), which is assumed to require nothing"
                + (NearestWord.to(name, among: refined.sorted()).map { ": did you mean \($0)?" } ?? "")
        }
    }
}
