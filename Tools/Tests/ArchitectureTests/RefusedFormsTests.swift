import Testing

@testable import Architecture

@Suite("A form that no unit could have")
struct RefusedFormsTests {
    private func mistakes(_ text: String) -> [String] {
        let error = #expect(throws: InvalidDefinition.self) {
            try DefinitionReader.read(text, file: "duo.yml", templates: ["screen", "brain"])
        }
        return error?.mistakes.map(\.message) ?? []
    }

    @Test("is told: a type that begins as properties do")
    func types() {
        let text = SampleDefinition.text.replacing("\"{Unit}Brain\"", with: "\"{unit}Brain\"")
        #expect(
            mistakes(text).contains(
                "types begin with a capital, and '{unit}Brain' with a lower-case letter: write '{Unit}Brain'"))
    }

    @Test(
        "is told: a path that leads out of its folder",
        arguments: ["../../{Unit}Brain.swift", "/../{Unit}Brain.swift", "//{Unit}Brain.swift", "~/{Unit}Brain.swift"])
    func paths(path: String) {
        let text = SampleDefinition.text.replacing("\"{Unit}Brain.swift\"", with: "\"\(path)\"")
        #expect(mistakes(text).contains { $0.hasSuffix("that it is put into, and '\(path)' leaves it") })
    }

    @Test("is none: a file that stands beside the folders of units, and units without a folder")
    func besides() throws {
        let text = SampleDefinition.text.replacing("\"{Unit}Brain.swift\"", with: "/Brains/{Unit}Brain.swift")
        let definition = try DefinitionReader.read(text, file: "duo.yml", templates: ["screen", "brain"])
        let file = try #require(definition.files.first { $0.path.description.hasPrefix("/") })
        #expect(file.path(from: try NameForm("{Unit}Module"), for: UnitName("About")) == "Brains/AboutBrain.swift")
        let plain = try #require(definition.files.first { $0.id != file.id })
        #expect(plain.path(from: try NameForm("."), for: UnitName("About")) == plain.path.name(for: UnitName("About")))
    }
}
