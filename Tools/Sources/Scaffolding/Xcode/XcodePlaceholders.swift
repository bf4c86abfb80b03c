import Architecture

/// The placeholders in place of which Xcode puts a name, and the way in which a unit's text gets there from an
/// architecture's templates.
///
/// The templates are rendered for a unit of a name that nothing else has, and that name is then replaced. Xcode cannot make
/// `about` of `About`, so that what begins the names of properties is asked for beside it, with a proposal that always serves.
struct XcodePlaceholders {
    /// The unit that the templates are rendered for: one word, so that its shapes are two, in no other text, and as long as names
    /// often are, since lines are broken for it.
    static let unit = UnitName("Qzqzq")

    /// The base name under which Xcode saves.
    static let fileBaseName = "___FILEBASENAME___"
    /// The module whose tests are written: Xcode knows the project's name, and most apps are named like their project.
    static let module = "___PROJECTNAMEASIDENTIFIER___"
    /// The comment at the head of a file, as Xcode and the team's own settings have it.
    private static let header = "//___FILEHEADER___\n\n"

    /// The identifier of the option for the unit's name: `sceneName`.
    let nameOption: String
    /// The identifier of the option for the beginning of a property's name: `sceneProperty`.
    let propertyOption: String

    /// The beginning of properties' names where a person does not say it: the architecture's word for a unit.
    let standardProperty: String

    /// The architecture's word for the written unit.
    let word: String
    /// A name that one may have.
    let example: String

    /// - Parameter word: the architecture's word for a unit.
    init(word: String) {
        self.init(word: word, example: "About") { $0.prefix(1).lowercased() + $0.dropFirst() }
    }

    /// - Parameter kind: something beside units; what it is named after is a model or a flow.
    init(kind: UnitKind) {
        let isOfModel = kind.files.contains { $0.path.description.contains("{Model}") }
        self.init(word: kind.word, example: isOfModel ? "Ride" : "Items") { stem in
            isOfModel ? "model" : stem.prefix(1).lowercased() + stem.dropFirst()
        }
    }

    private init(word: String, example: String, property: (String) -> String) {
        let stem = String(
            word.unicodeScalars.filter { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }.map(Character.init))
        let known = stem.isEmpty ? "unit" : stem
        self.word = word
        self.example = example
        nameOption = known + "Name"
        propertyOption = known + "Property"
        standardProperty = property(known)
    }

    /// The text in the place of the unit's name.
    var name: String { "___VARIABLE_\(nameOption):identifier___" }

    /// The text in the place of the beginning of a property's name.
    var property: String { "___VARIABLE_\(propertyOption):identifier___" }

    /// A text with Xcode's placeholders.
    func text(_ rendered: String) -> String {
        FileCreation.joiningDays(in: rendered).replacing(Self.unit.typeName, with: name)
            .replacing(Self.unit.propertyName, with: property)
    }

    /// The head of a file before a text: none where the text has its own, which is no documentation.
    static func header(of rendered: String) -> String {
        rendered.hasPrefix("//") && !rendered.hasPrefix("///") ? "" : header
    }

    /// A file's name with Xcode's placeholders.
    func fileName(_ rendered: String) -> String {
        UnitFile.path(rendered, in: "").replacing(Self.unit.typeName, with: Self.fileBaseName)
            .replacing(Self.unit.propertyName, with: property)
    }
}
