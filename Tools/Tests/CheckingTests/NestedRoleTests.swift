import Architecture
import Testing

@testable import Checking

/// Roles that stand inside a type of their unit's name.
@Suite("Rules on nested roles")
struct NestedRoleTests {
    private let source = ArchitectureSource(
        file: "nested.yml",
        text: """
            architecture: nested
            about: roles inside an enumeration
            unit: { word: scene, folder: "{Unit}", owner: screen }
            roles:
              screen: { type: "{Unit}.Screen" }
              presenter: { type: "{Unit}.Presenter" }
            channels:
              - screen -> presenter: { hold: strong, as: presenter }
              - presenter -> screen: { hold: weak, as: screen }
            assembly: { by: screen, function: init, creates: [screen, presenter], returns: screen }
            files:
              screenFile: { path: "{Unit}Screen.swift", template: screen, holds: screen }
              presenterFile: { path: "{Unit}Presenter.swift", template: presenter, holds: presenter }
            """, templates: ["screen": "", "presenter": ""])

    @Test("What is nested in its unit's type is judged, and named after it")
    func judged() throws {
        let app = MarkedApp([
            "About/AboutScreen.swift":
                "enum About {}\nextension About { final class Screen { let presenter = Presenter(); init() { presenter.screen = self } } }",
            "About/AboutPresenter.swift":
                "extension About { final class Presenter { var 1️⃣screen: Screen? } }",
            "Map/MapScreen.swift":
                "enum Map {}\nextension Map { final class Screen { let presenter = Presenter(); init() { presenter.screen = self } } }\n"
                + "extension Map { final class 2️⃣Presenter { weak var screen: Screen? } }",
        ])
        try app.expect(
            [
                FindingSpec("1️⃣", "hold", "About.Presenter"),
                FindingSpec("2️⃣", "unit", "Map.Presenter is declared in MapScreen.swift"),
            ], by: source)
    }

    @Test("Types inside others, deeper, or in bodies are no roles")
    func others() throws {
        let app = MarkedApp([
            "Rest/Rest.swift": """
            enum Rest { enum Deep { final class Screen {}; final class Presenter {} } }
            func body() { enum Local { final class Screen {}; final class Presenter {} } }
            """
        ])
        let report = try app.report(source)
        #expect(report.counts.units == 0)
        #expect(report.findings.isEmpty)
    }
}
