import Architecture
import Conformance
import Testing

@testable import Checking

/// Scenes of one project that are made in two ways.
@Suite("Several ways in one project")
struct WayFitTests {
    private func definition(_ roles: String) throws -> ArchitectureDefinition {
        try ArchitectureSource(
            file: "way.yml",
            text: """
                architecture: way
                about: one of two
                unit: { word: scene, folder: "{Unit}", owner: viewModel }
                roles:
                  viewModel: { type: "{Unit}ViewModel" }
                \(roles)
                channels: []
                assembly: { by: viewModel, function: init, creates: viewModel, returns: viewModel }
                files: { viewModelFile: { path: "{Unit}ViewModel.swift", template: model, holds: viewModel } }
                """, templates: ["model": ""]
        ).definition()
    }

    @Test("Each scene is judged by the definition that it fits best, the first of equals")
    func fits() throws {
        let app = MarkedApp([
            "App/Login.swift": "struct LoginView {}\nclass LoginViewModel {}",
            "App/Map.swift": "struct MapSection {}\nclass MapViewModel {}",
            "App/Pin.swift": "class PinViewModel {}",
        ])
        let definitions = [
            try definition("  view: { type: \"{Unit}View\" }"),
            try definition("  section: { type: \"{Unit}Section\" }"),
        ]
        let index = try app.index { _ in ["App"] }
        let fit = WayFit(definitions, index)
        let all = ["Login", "Map", "Pin"]
        #expect(all.filter { fit.isOfAnother($0, than: 0) } == ["Map"])
        #expect(all.filter { fit.isOfAnother($0, than: 1) } == ["Login", "Pin"])
        let map = RoleMap(
            definitions[0], index, ruling: RoleMap.Ruling(isOfAnother: { fit.isOfAnother($0, than: 0) }), jobs: 1)
        #expect(map.units.map(\.name.typeName) == ["Login"])
    }
}
