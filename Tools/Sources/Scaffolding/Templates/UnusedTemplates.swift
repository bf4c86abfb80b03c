import Architecture

/// Templates of a team's own that nothing asks for: most are named like another by mistake.
package struct UnusedTemplates {
    /// One sentence for each.
    package let sentences: [String]

    /// Looks for them.
    ///
    /// - Parameters:
    ///   - source: the architecture with its templates.
    ///   - definition: its definition, which names those that it asks for.
    package init(_ source: ArchitectureSource, _ definition: ArchitectureDefinition) {
        let asked = Set(
            (definition.files + definition.kinds.flatMap(\.files)).map(\.template)
                + definition.kinds.compactMap(\.registers))
        let unused = source.newTemplates.subtracting(asked).filter { name in
            // One may be a part of others: {% include "name" %}.
            !source.templates.values.contains { $0.contains("\"\(name)\"") || $0.contains("\"\(name).stencil\"") }
        }
        sentences = unused.sorted().map { name in
            "nothing of \(definition.id) asks for the template '\(name).stencil'"
                + (NearestWord.to(name, among: asked).map { ": did you mean '\($0).stencil'?" } ?? "")
        }
    }
}
