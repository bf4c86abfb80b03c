import SourceModel

/// A project as it is, for who changes units in it.
package struct ProjectSurroundings: Sendable {
    /// The project's folder.
    package var project: String
    /// The folder in which the unit is looked for.
    package var folder: String
    /// The types of all files.
    package var index: TypeIndex
    /// Which files another architecture rules.
    package var isRuled: @Sendable (String) -> Bool = { _ in true }
    /// Where tests go, and which other architectures there are.
    package var place: RecordedUnit.Place
    /// Generated mocks, which are written again anyhow.
    package var mocks: Set<String> = []
    /// Returns a file of generated mocks in which names were changed, as its generator takes it for its own.
    package var renamedMocks: @Sendable (_ text: String, _ former: String) -> String = { text, _ in text }

    /// Describes a project without mocks, of which the unit's architecture rules every file; the rest are properties.
    ///
    /// - Parameters:
    ///   - project: the project's folder.
    ///   - folder: the folder in which the unit is looked for.
    ///   - index: the types of all files.
    ///   - place: where tests go, and which other architectures there are.
    package init(project: String, folder: String, index: TypeIndex, place: RecordedUnit.Place) {
        self.project = project
        self.folder = folder
        self.index = index
        self.place = place
    }
}
