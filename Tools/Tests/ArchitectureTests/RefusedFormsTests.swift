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

    @Test("is told: a path that leads out of its folder", arguments: ["../../{Unit}Brain.swift", "/{Unit}Brain.swift"])
    func paths(path: String) {
        let text = SampleDefinition.text.replacing("\"{Unit}Brain.swift\"", with: "\"\(path)\"")
        #expect(mistakes(text).contains { $0.hasSuffix("that it is put into, and '\(path)' leaves it") })
    }
}
