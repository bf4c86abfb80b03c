import Architecture

/// Finds the architecture that a person names: a built-in by its id, or a definition file by its path.
enum ArchitectureOption {
    /// The source of an architecture.
    ///
    /// - Parameter name: `snp`, or the path of a file.
    /// - Throws: ``Failure`` when there is no such architecture or file.
    static func source(_ name: String) throws -> ArchitectureSource {
        if let builtIn = ArchitectureSource.builtIns[name] { return builtIn }
        guard name.contains("/") || name.hasSuffix(".yml") || name.hasSuffix(".yaml") else {
            throw Failure(.usage, ArchitectureSource.unknown(name))
        }
        do {
            return try ArchitectureSource(readingFile: name)
        } catch {
            throw Failure(error)
        }
    }

    /// The definition of an architecture.
    static func definition(_ name: String) throws -> ArchitectureDefinition {
        do {
            return try source(name).definition()
        } catch let error as InvalidDefinition {
            throw Failure(error)
        }
    }
}
