import Architecture
import Foundation
import Scaffolding
import SourceModel

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

    /// The source of an architecture that something is to be made of: nothing is, where it has a mistake. A definition that was
    /// found right is remembered until it, one of its templates or the tool changes.
    ///
    /// - Parameter name: `snp`, or the path of a file.
    /// - Throws: ``Failure`` with all mistakes, as `scaena architecture validate` tells them.
    static func scaffoldable(_ name: String) throws -> ArchitectureSource {
        let source = try source(name)
        if ArchitectureSource.builtIns[name] != nil { return source }
        let mark = "\(CacheFolder.path)/validated/\(ArchitectureValidation.identity(of: source))"
        let version = Array(CacheFolder.toolVersion.utf8)
        if let known = FileManager.default.contents(atPath: mark), known.elementsEqual(version) { return source }
        do {
            try refuseMistakes(of: source, try source.definition())
        } catch let error as InvalidDefinition {
            throw Failure(error)
        }
        // Where nothing can be remembered, it is found out again.
        try? AtomicFile.write(version, to: mark)
        return source
    }

    /// Refuses an architecture that has mistakes in what is written of it.
    ///
    /// - Throws: ``Failure`` with all of them.
    static func refuseMistakes(of source: ArchitectureSource, _ definition: ArchitectureDefinition) throws {
        let mistakes = ArchitectureValidation(source, definition).mistakes
        guard mistakes.isEmpty else { throw Failure(.data, mistakes.joined(separator: "\n"), isMarked: true) }
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
