import Architecture

/// An architecture's source with the definition that was read from it.
package struct LoadedArchitecture: Sendable {
    /// The source: the text of the definition, and the templates.
    package let source: ArchitectureSource
    /// The definition; it may be that of one unit, which leaves out some of the source's.
    package let definition: ArchitectureDefinition

    /// Pairs a source with its definition.
    ///
    /// - Parameters:
    ///   - source: the source.
    ///   - definition: the definition that was read from it.
    package init(_ source: ArchitectureSource, _ definition: ArchitectureDefinition) {
        self.source = source
        self.definition = definition
    }
}
