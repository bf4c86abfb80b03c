import SourceModel

/// The runtime's own protocols, which contracts refine although no source of theirs is read.
enum RuntimeProtocols {
    /// The modules that declare them, or show them to those who import them.
    static let modules = EmbeddedRuntimeProtocols.modules.map(\.name)

    /// The protocols as sources, if any file imports the runtime.
    ///
    /// - Parameter sources: The facts of the files that are read.
    /// - Returns: A source for each module of the runtime that is not itself among the sources.
    static func sources(for sources: [MockSource]) -> [MockSource] {
        let isUsed = sources.contains { source in
            source.facts.imports.contains { modules.contains($0.module) }
        }
        guard isUsed else { return [] }
        let read = Set(sources.compactMap(\.module?.name))
        return EmbeddedRuntimeProtocols.modules.compactMap { name, text in
            guard !read.contains(name), let facts = FileFacts(parsing: text) else { return nil }
            let module = ModuleFact(name: name, folder: "", defaultIsolation: .nonisolated)
            return MockSource(path: name, module: module, facts: facts, origin: .runtime)
        }
    }
}
