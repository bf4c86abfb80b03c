import Architecture

/// A learned architecture as files: a definition with the evidence beside each line, and templates where it stands on nothing
/// that has them.
package struct LearnedDefinition: Sendable {
    /// The statements with which a definition begins.
    package struct Header: Sendable {
        /// The architecture's id.
        package var id: String
        /// The architecture's name for people.
        package var title: String
        /// The folder of the templates, as seen from the file.
        package var templates: String
        /// Lines of the project's settings, that stand in the same file.
        package var settings: [String] = []

        /// Says how a definition begins whose file has no settings.
        ///
        /// - Parameters:
        ///   - id: The architecture's id.
        ///   - title: Its name for people.
        ///   - templates: The folder of the templates, as seen from the file.
        package init(id: String, title: String, templates: String) {
            self.id = id
            self.title = title
            self.templates = templates
        }
    }

    /// The definition.
    package let text: String
    /// The templates by their names, without `.stencil`.
    package let templates: [String: String]
    /// The id of the architecture that it extends, `nil` where none is near.
    package let extends: String?

    /// Writes an architecture down.
    ///
    /// - Parameters:
    ///   - learned: The architecture.
    ///   - header: The statements with which the definition begins.
    ///   - known: Architectures that it may extend.
    ///   - example: Templates of a unit, which are the architecture's own: it then extends nothing.
    package init(
        _ learned: LearnedArchitecture, as header: Header, known: [ArchitectureDefinition],
        example: ExampleTemplates? = nil
    ) {
        var learned = learned
        if let example { learned.takeFiles(of: example) }
        // Without an example's code a built-in's templates say more than plain ones.
        if example?.isPlain ?? true, let match = BuiltInMatch.nearest(to: learned, among: known) {
            text = ExtendingText(header: header, learned: learned, match: match).text
            templates = [:]
            extends = match.definition.id
        } else {
            let written = WrittenArchitecture(learned)
            text = DefinitionText(header: header, learned: learned, written: written).text
            // What is no file of a new unit, nobody asks for.
            let left = Set(example?.files.map(\.id) ?? []).subtracting(written.files.map(\.id))
            let taken = (example?.templates ?? [:]).filter { !left.contains($0.key) }
            templates = TemplateText(learned: learned, written: written).templates.merging(taken) { $1 }
            extends = nil
        }
    }
}

extension LearnedArchitecture {
    /// Places what a unit has where that unit has it.
    fileprivate mutating func takeFiles(of example: ExampleTemplates) {
        let placed = Set(example.files.flatMap(\.holds).map(\.value))
        for index in files.indices { files[index].holds.removeAll { placed.contains($0.value) } }
        let others = files.filter { file in !file.holds.isEmpty && !example.files.contains { $0.id == file.id } }
        files = example.files + others
        leftOutOfTemplates = example.leftOut
        faultsOfTemplates = example.faults
    }
}
