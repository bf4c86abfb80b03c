import Architecture
import Conformance
import Findings
import Testing

@testable import Checking

/// Roles that are called as their units are: `About`, beside `AboutViewModel`.
@Suite("Roles with the bare name of their unit")
struct BareRoleTests {
    private static let source = ArchitectureSource(
        file: "bare.yml",
        text: """
            architecture: bare
            about: screens with the bare name
            unit: { word: scene, folder: ".", owner: view }
            layers:
              presentation: { about: what is seen, imports: [SwiftUI] }
            roles:
              view: { type: "{Unit}", layer: presentation }
              viewModel: { type: "{Unit}ViewModel", layer: presentation }
            channels:
              - view -> viewModel: { hold: strong, as: model }
            assembly: { by: view, function: init, creates: view, returns: view }
            files:
              viewFile: { path: "{Unit}.swift", template: view, holds: view }
              viewModelFile: { path: "{Unit}ViewModel.swift", template: viewModel, holds: viewModel }
            """,
        templates: ["view": "", "viewModel": ""])

    @Test("A model that is called as a unit's screens are is none of them", arguments: [true, false])
    func models(isView: Bool) throws {
        var files: [String: String] = [:]
        for name in ["About", "Help", "Home"] {
            files["\(name).swift"] = """
                import SwiftUI
                struct \(name): View { @StateObject var model = \(name)ViewModel() }
                """
            files["\(name)ViewModel.swift"] = "final class \(name)ViewModel: ObservableObject {}"
        }
        // In a file of another name, where a screen would not be found.
        files["Models.swift"] = """
            import SwiftUI
            struct Part: \(isView ? "View" : "Codable") { let model = PartViewModel() }
            """
        files["PartViewModel.swift"] = "final class PartViewModel: ObservableObject {}"
        let report = try MarkedApp(files).report(Self.source)
        #expect(report.findings.contains { $0.message.hasPrefix("Part is declared in Models.swift") } == isView)
        #expect(report.counts.units == 4)
    }

    @Test(
        "A model without what nearly all bare parts are marked with is none of them",
        arguments: [("@Reducer", "", true), ("", ": Equatable", false), ("@MainActor", "", false)])
    func marks(attribute: String, parent: String, isTold: Bool) throws {
        var files: [String: String] = [:]
        for name in (1...9).map({ "Scene\($0)" }) {
            files["\(name).swift"] = "@Reducer\nstruct \(name) { let model = \(name)ViewModel() }"
            files["\(name)ViewModel.swift"] = "final class \(name)ViewModel: ObservableObject {}"
        }
        files["Models.swift"] = "\(attribute)\nstruct Part\(parent) { let model = PartViewModel() }"
        files["PartViewModel.swift"] = "final class PartViewModel: ObservableObject {}"
        let report = try MarkedApp(files).report(Self.source)
        #expect(report.findings.contains { $0.message.hasPrefix("Part is declared in Models.swift") } == isTold)
    }
}
