import Architecture

/// A learned architecture as files: a definition with the evidence beside each line, and templates where it stands on nothing
/// that has them.
package struct LearnedDefinition: Sendable {
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
    ///   - id: Its id.
    ///   - title: Its name for people.
    ///   - settings: Lines of the project's settings, that stand in the same file.
    ///   - templatesFolder: The folder of the templates, as seen from the file.
    ///   - known: Architectures that it may extend.
    ///   - example: Templates of a unit, which are the architecture's own: it then extends nothing.
    package init(
        _ learned: LearnedArchitecture, id: String, title: String, settings: [String] = [], templatesFolder: String,
        known: [ArchitectureDefinition], example: ExampleTemplates? = nil
    ) {
        var learned = learned
        if let example { learned.takeFiles(of: example) }
        if example == nil, let match = BuiltInMatch.nearest(to: learned, among: known) {
            text = ExtendingText(id: id, learned: learned, match: match, settings: settings).text
            templates = [:]
            extends = match.definition.id
        } else {
            let written = WrittenArchitecture(learned)
            text =
                DefinitionText(
                    id: id, title: title, learned: learned, written: written, settings: settings,
                    templates: templatesFolder
                ).text
            templates = TemplateText(learned: learned, written: written).templates.merging(example?.templates ?? [:]) {
                $1
            }
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
    }
}
