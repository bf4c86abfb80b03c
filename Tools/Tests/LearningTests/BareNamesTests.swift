import Architecture
import SourceModel
import Testing

@testable import Learning

/// Scenes of which a part bears the scene's name alone, or stands in the scene's view, and the places of modules.
@Suite("Learning scenes by their bare names")
struct BareNamesTests: SceneTexts {
    private func text(_ learned: LearnedArchitecture) -> String {
        LearnedDefinition(learned, as: .ours, known: []).text
    }

    @Test("A reducer that bears its scene's name is a part of it", arguments: ["ReducerProtocol", "Reducer"])
    func reducers(parent: String) throws {
        let learned = try #require(
            learning(
                scenes([
                    "NAME/NAME.swift": "struct NAME: \(parent) { struct State {}; enum Action {} }",
                    "NAME/NAMEViewController.swift":
                        "final class NAMEViewController: UIViewController { let store: StoreOf<NAME> }",
                ])
            ).architectures.first)
        #expect(learned.units.count == 10)
        #expect(text(learned).contains("reducer:\n    type: \"{Unit}\"  # 10 of 10"), "\(text(learned))")
        #expect(text(learned).contains("viewController -> reducer:  # 10 of 10"))
    }

    @Test("A view that bears its scene's name beside its view model is the scene's view")
    func views() throws {
        let names = Self.names.enumerated().map { $1 + ["Detail", "List", "Form"][$0 % 3] }
        let files = scenes(
            of: names,
            [
                "NAME/NAME.swift":
                    "struct NAME: View { @StateObject var viewModel: NAMEViewModel; var body: some View { Text(\"\") } }",
                "NAME/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
            ])
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.units.map(\.name) == names)
        #expect(text(learned).contains("view:\n    type: \"{Unit}\"  # 10 of 10"), "\(text(learned))")
    }

    @Test("Where most views are called otherwise, a view with a word of its own is a role of a shorter name")
    func otherwise() throws {
        var files = scenes([
            "NAME/NAMEView.swift":
                "struct NAMEView: View { @StateObject var viewModel: NAMEViewModel; var body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
        ])
        for name in Self.names.prefix(5) {
            files["\(name)/\(name)Navigation.swift"] = """
                struct \(name)Navigation: View {
                    @StateObject var model: \(name)NavigationViewModel
                    var body: some View { Text("") }
                }
                final class \(name)NavigationViewModel: ObservableObject {}
                """
        }
        let learned = learning(files)
        #expect(learned.architectures.allSatisfy { !text($0).contains("type: \"{Unit}\"") })
        #expect(learned.architectures.first?.units.map(\.name) == Self.names)
    }

    @Test(
        "A class that acts in a view is its view model, and a value or a piece in it is not",
        arguments: [("@Observable class ViewModel {}", true), ("struct ViewModel { var title = \"\" }", false)])
    func nested(declaration: String, isRole: Bool) throws {
        let files = scenes([
            "NAME/NAMEView.swift":
                "struct NAMEView: View { @State var viewModel: ViewModel; var body: some View { Text(\"\") } }",
            "NAME/NAMEView+ViewModel.swift": "extension NAMEView {\n    \(declaration)\n}",
        ])
        let facts = files.sorted { $0.key < $1.key }.compactMap { path, text in
            FileFacts(parsing: text, depth: .whole).map { ("/app/App/" + path, $0) }
        }
        let names = NestedNames(facts.map { FactReading.file($0.1, path: $0.0) })
        let learned = AppLearning(facts.map { FactReading.file($0.1, path: $0.0, nested: names) }).architectures.first
        #expect((learned?.units.count == 10) == isRole)
        guard isRole, let learned else { return }
        #expect(text(learned).contains("type: \"{Unit}View.ViewModel\"  # 10 of 10"), "\(text(learned))")
        #expect(text(learned).contains("view -> viewModel:  # 10 of 10"), "\(text(learned))")
    }

    private static let mvp = [
        "NAMEViewController.swift":
            "final class NAMEViewController: UIViewController { var presenter: NAMEPresenter! }",
        "NAMEPresenter.swift": "final class NAMEPresenter {}",
    ]

    private func folder(_ place: (String) -> String) throws -> String {
        var files: [String: String] = [:]
        for name in Self.names {
            for (path, text) in Self.mvp {
                files["\(place(name))/\(path.replacing("NAME", with: name))"] = text.replacing("NAME", with: name)
            }
        }
        return try #require(learning(files).architectures.first).folder.value
    }

    @Test("What stands between a module and its scenes belongs to the scenes' folders")
    func modules() throws {
        #expect(try folder { "Group\($0.count % 3)/Sources/Scenes/\($0)" } == "{Group}/Sources/Scenes/{Unit}")
        #expect(try folder { "\($0)-Feature/Sources" } == "{Unit}-Feature/Sources")
        #expect(try folder { "Group\($0.count % 3)/\($0)" } == "{Group}/{Unit}")
        #expect(try folder { "Screens/\($0) card" } == "{Unit} card")
        #expect(try folder { "Screens/\($0)" } == "{Unit}")
    }

    @Test("A part that lies in another module is told to, and one in a folder beside the scenes' is placed there")
    func elsewhere() throws {
        for (folder, isTold) in [("Core/Sources/Steps", true), ("Presentation/Sources/PART/NAME/Steps", false)] {
            var files: [String: String] = [:]
            for (number, name) in Self.names.enumerated() {
                for (path, text) in Self.mvp {
                    files["Presentation/Sources/Part\(number % 2)/\(name)/\(path.replacing("NAME", with: name))"] =
                        text.replacing("NAME", with: name)
                }
                let around =
                    folder.replacing("NAME", with: name).replacing("PART", with: "Part\(number % 2)")
                    + (isTold ? "/Part\(number % 3)" : "")
                files["\(around)/\(name)Step.swift"] = "enum \(name)Step { case done }"
            }
            let learned = try #require(learning(files).architectures.first)
            #expect(
                text(learned).contains("lie in Core/Sources/Steps, outside of their scenes' folders") == isTold,
                "\(text(learned))")
            // It is told with each new scene, too.
            #expect(
                text(learned).contains(
                    "# not in templates: that {Unit}Step.swift lies in Core/Sources/Steps, as 10 of 10 do: move a new one there"
                ) == isTold)
        }
    }
}
