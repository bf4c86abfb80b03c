import Architecture
import Testing

@testable import Learning

/// Scenes that are whole, whatever else in the app begins with their names.
@Suite("Learning scenes whose names other types bear")
struct LostScenesTests: SceneTexts {
    private static let mvvm = [
        "Scenes/NAME/NAMEView.swift":
            "struct NAMEView: View { @ObservedObject var viewModel: NAMEViewModel\n var body: some View { Text(\"\") } }",
        "Scenes/NAME/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
        "Scenes/NAME/NAMECoordinator.swift":
            "final class NAMECoordinator: BaseCoordinator { func start() { show(NAMEView(viewModel: NAMEViewModel())) } }",
    ]

    private func units(_ files: [String: String]) throws -> [String] {
        let ways = learning(files).architectures
        #expect(ways.count == 1)
        return try #require(ways.first).units.map(\.name).sorted()
    }

    @Test("Two scenes with more of their names than the others are made as the others are")
    func richerScenes() throws {
        var files = scenes(Self.mvvm)
        for name in ["Chat", "Cart", "Offer", "User", "Group"] {
            files["Repositories/\(name)Repository.swift"] =
                "protocol \(name)RepositoryType {}\nfinal class \(name)Repository: \(name)RepositoryType {}"
            files["Managers/\(name)Manager.swift"] =
                "protocol \(name)ManagerType {}\nfinal class \(name)Manager: \(name)ManagerType {}"
            files["Services/\(name)Service.swift"] =
                "protocol \(name)ServiceType {}\nfinal class \(name)Service: \(name)ServiceType {}"
        }
        #expect(try units(files) == Self.names)
    }

    @Test("Words that several names end with before a role's belong to the name")
    func sharedWords() throws {
        let mvc = [
            "Stories/NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { var viewModel: NAMEViewModel! }",
            "Stories/NAME/NAMEViewModel.swift": "final class NAMEViewModel { let coordinator = NAMECoordinator() }",
            "Stories/NAME/NAMECoordinator.swift": "final class NAMECoordinator {}",
        ]
        var files = scenes(of: Self.names + ["Bill", "Deal", "Gift", "Note", "Plan", "Rate", "Tour"], mvc)
        for word in ["Colour", "Price", "Distance", "Quality"] {
            for (kind, text) in mvc {
                let name = word + "FilterSelection"
                files[kind.replacing("NAME/", with: "Filters/\(word)/").replacing("NAME", with: name)] =
                    text.replacing("NAME", with: name)
            }
        }
        let found = try units(files)
        #expect(found.count == 21)
        #expect(found.contains("ColourFilterSelection") && found.contains("QualityFilterSelection"), "\(found)")
    }

    @Test(
        "A screen and its view model in folders by kind are one scene, whatever stands beside them with less of the name"
    )
    func pairsInFoldersByKind() throws {
        var files = scenes([
            "Views/NAMEView.swift":
                "struct NAMEView: View { @StateObject var viewModel = NAMEViewModel()\n var body: some View { Text(\"\") } }",
            "ViewModels/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
        ])
        for name in ["HashtagFeed", "SearchFeed", "LanguagePicker", "CityPicker"] {
            files["Views/\(name)View.swift"] =
                "struct \(name)View: View { @StateObject var viewModel = \(name)ViewModel()\n var body: some View { Text(\"\") } }"
            files["ViewModels/\(name)ViewModel.swift"] = "final class \(name)ViewModel: ObservableObject {}"
        }
        for (name, word) in [("Hashtag", "Route"), ("Search", "Route"), ("Language", "Route"), ("City", "Route")] {
            files["Views/Shared/\(name)\(word).swift"] = "enum \(name)\(word) { case open }"
            files["Views/Shared/\(name)Host.swift"] = "struct \(name)Host: ViewModifier {}"
        }
        let found = try units(files)
        #expect(Set(["HashtagFeed", "SearchFeed", "LanguagePicker", "CityPicker"]).isSubset(of: found), "\(found)")
        #expect(found.count == 14)
    }

    @Test("A piece of a view with a model of its own is no scene because of that")
    func pieces() throws {
        var files = scenes(Self.mvvm)
        for name in ["About", "Cart", "Chat", "Feed"] {
            files["Scenes/\(name)/\(name)HeaderView.swift"] =
                "struct \(name)HeaderView: View { let model: \(name)HeaderViewModel\n var body: some View { Text(\"\") } }"
            files["Scenes/\(name)/\(name)HeaderViewModel.swift"] = "final class \(name)HeaderViewModel {}"
        }
        #expect(try units(files) == Self.names)
    }

    @Test("What a module and its interface have of a name are one scene, in a folder of that name")
    func interfaces() throws {
        var files = scenes([
            "Feature/NAME/Sources/NAMEView.swift":
                "struct NAMEView: View { let store: NAMEModel\n var body: some View { Text(\"\") } }",
            "Feature/NAME/Interface/Sources/NAMEModel.swift": "public final class NAMEModel {}",
            "Feature/NAME/Interface/Sources/NAMEFactory.swift": "public struct NAMEFactory {}",
        ])
        for name in ["Chat", "Feed", "Map", "Pin"] {
            files["Feature/\(name)/Sources/Analytics/\(name)AnalyticsEvent.swift"] = "enum \(name)AnalyticsEvent {}"
        }
        #expect(try units(files) == Self.names)
    }

    @Test("Lessons in a folder of documents are no scenes")
    func documents() throws {
        var files = scenes(Self.mvvm)
        files["docs/Examples/Navigation.swift"] = """
            struct LessonView: View { var body: some View { Text("") } }
            final class LessonViewModel: ObservableObject {}
            final class LessonCoordinator: BaseCoordinator {}
            """
        files["Kit/Kit.docc/Resources/Step1.swift"] = """
            struct StepView: View { var body: some View { Text("") } }
            final class StepViewModel: ObservableObject {}
            final class StepCoordinator: BaseCoordinator {}
            """
        #expect(try units(files) == Self.names)
    }

    @Test(
        "What the data layer of a feature has is no part of its scene, unless most have it; nor are a preview's stand-ins"
    )
    func otherLayers() throws {
        var files = scenes([
            "Features/NAME/Presentation/NAMEView.swift": """
            struct NAMEView: View { @State var viewModel: NAMEViewModel\n var body: some View { Text("") } }
            final class NAMEViewPreviewUseCase: NAMEUseCase {}
            """,
            "Features/NAME/Presentation/NAMEViewModel.swift": "final class NAMEViewModel { let useCase: NAMEUseCase }",
            "Features/NAME/Domain/NAMEUseCase.swift": "class NAMEUseCase {}",
        ])
        for name in ["About", "Cart", "Chat", "Feed"] {
            files["Features/\(name)/Data/Repositories/\(name)Repository.swift"] = "final class \(name)Repository {}"
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.units.map(\.name).sorted() == Self.names)
        #expect(Set(learned.roles.map(\.id)) == ["useCase", "view", "viewModel"])
        #expect(learned.rareRoles.isEmpty)
    }

    @Test("A value in the file of a part that most have in the data layer is the scene's")
    func valuesInFilesOfParts() throws {
        var files: [String: String] = [:]
        // No folder bears its scene's name.
        for (number, name) in Self.names.enumerated() {
            let folder = "Features/Part\(number)"
            files["\(folder)/Screen/\(name)View.swift"] =
                "struct \(name)View: View { @State var model: \(name)ViewModel\n var body: some View { Text(\"\") } }"
            files["\(folder)/Screen/\(name)ViewModel.swift"] = "final class \(name)ViewModel { func load() {} }"
            let more = number < 3 ? "struct \(name)Data { let id: Int }" : ""
            files["\(folder)/Entity/\(name)Response.swift"] = "struct \(name)Response { let id: Int }\n\(more)"
        }
        let learned = try #require(learning(files).architectures.first)
        let counts = learned.data.map { "\($0.form) \($0.presence)" }.sorted()
        #expect(counts == ["{Unit}Data 3 of 10", "{Unit}Response 10 of 10"], "\(counts)")
    }
}
