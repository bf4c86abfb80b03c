import Architecture
import SourceModel
import Testing

@testable import Learning

/// Makers and keepers of parts, where one line does not tell of both.
@Suite("Learning what is made and who keeps it")
struct MadeAndKeptTests: SceneTexts {
    @Test("What a builder makes and its result is not seen to keep stands beside what it creates")
    func unheld() throws {
        let text = try text(
            scenes([
                "NAME/NAMEBuilder.swift": """
                final class NAMEBuilder {
                    func build() -> NAMERouter {
                        let model = NAMEViewModel()
                        let view = NAMEViewController(model: model)
                        return NAMERouter(view: view)
                    }
                }
                """,
                "NAME/NAMERouter.swift": "final class NAMERouter: LibraryRouter { init(view: NAMEViewController) {} }",
                "NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
                "NAME/NAMEViewController.swift":
                    "final class NAMEViewController: UIViewController { init(model: NAMEViewModel) {} }",
            ]))
        #expect(text.contains("  creates: router  # 10 of 10; makes "), "\(text)")
        #expect(text.contains("viewController in 10 of 10"), "\(text)")
        #expect(text.contains(", too, which router is not seen to keep"), "\(text)")
    }

    @Test(
        "A base class that stores nothing of a scene keeps none for those who stand on it",
        arguments: [("", "", 0), ("", " { var leader: Leading! }", 10), ("<Leader>", " { var leader: Leader! }", 10)])
    func bases(parameter: String, body: String, count: Int) throws {
        let argument = parameter.isEmpty ? "" : "<NAMECoordinator>"
        var files = scenes([
            "NAME/NAMEController.swift": "final class NAMEController: TableController\(argument) {}",
            "NAME/NAMECoordinator.swift":
                "final class NAMECoordinator: Leading { func start() { show(NAMEController()) } }",
        ])
        files["Common/TableController.swift"] =
            "protocol Leading: AnyObject {}\nclass TableController\(parameter): UIViewController\(body.isEmpty ? " {}" : body)"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("controller", Evidence(count, of: 10)))
    }

    @Test("An enumeration leads nowhere, whatever it is called", arguments: ["enum", "class"])
    func flows(kind: String) throws {
        var files = scenes([
            "NAME/NAMEView.swift": "struct NAMEView: View { @StateObject var model = NAMEViewModel() }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject { var meals: LoadFlow }",
        ])
        files["Common/LoadFlow.swift"] = "\(kind) LoadFlow {}"
        #expect(try #require(learning(files).architectures.first).flowHolds.isEmpty == (kind == "enum"))
    }

    @Test("Who stands in for others builds no scene, and neither do the apps that show one module each")
    func standIns() throws {
        var files = scenes([
            "NAME/NAMEView.swift": "struct NAMEView: View { @ObservedObject var model: NAMEViewModel }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
            "NAME/MockNAMEScreenState.swift":
                "enum MockNAMEScreenState { var shown: AnyView { AnyView(NAMEView(model: NAMEViewModel())) } }",
        ])
        for (number, name) in Self.names.prefix(4).enumerated() {
            files["Demo\(number)/Try\(number)App.swift"] =
                "@main struct Try\(number)App: App { var body: some Scene { WindowGroup { \(name)View(model: \(name)ViewModel()) } } }"
        }
        let text = try text(files)
        #expect(!text.contains("Mock") && !text.contains("State") && !text.contains("App"), "\(text)")
    }

    @Test("What others make of a few scenes is told with its count where they make nothing of most")
    func fewMade() throws {
        var files = scenes([
            "NAME/NAMEView.swift": "struct NAMEView: View { @ObservedObject var model: NAMEViewModel }",
            "NAME/NAMESheet.swift": "struct NAMESheet: View { @ObservedObject var model: NAMEViewModel }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
        ])
        files["Start/MainView.swift"] =
            "struct MainView: View { var body: some View { TabView {\n"
            + Self.names.enumerated().map { $0 < 5 ? "\($1)View()" : "\($1)Sheet()" }.joined(separator: "\n")
            + "\n} } }"
        let text = try text(files)
        #expect(text.contains("5 of 10: others build 10 of 10, ") && !text.contains("not seen"), "\(text)")
    }

    @Test("Who is made by a screen that it does not make builds nothing of its scene", arguments: [true, false])
    func madeByScreen(isMade: Bool) throws {
        let text = try text(
            scenes([
                "NAME/NAMEFlowView.swift":
                    "struct NAMEFlowView: View { @StateObject var leader\(isMade ? " = NAMELeader()" : ": NAMELeader")\n"
                    + "var body: some View { leader.shown() } }",
                "NAME/NAMELeader.swift":
                    "final class NAMELeader: ObservableObject { func shown() -> NAMEView { NAMEView(model: NAMEViewModel()) } }",
                "NAME/NAMEView.swift": "struct NAMEView: View { @ObservedObject var model: NAMEViewModel }",
                "NAME/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
            ]))
        #expect(text.contains("  by: leader") != isMade, "\(text)")
    }

    @Test(
        "A function that a tool wrote for a storyboard makes the screen that it is called after",
        arguments: [
            "R.storyboard.pages.LOWController()", "Boards.Pages.LOWController.instantiate()", "Boards.Pages.LOW.find()",
        ])
    func storyboards(call: String) throws {
        var files = scenes([
            "NAME/NAMEController.swift":
                "final class NAMEController: UIViewController { var presenter: NAMEPresenter? }",
            "NAME/NAMEPresenter.swift": "final class NAMEPresenter {}",
        ])
        for name in Self.names {
            files["\(name)/\(name)Wireframe.swift"] = """
                final class \(name)Wireframe {
                    static func open() -> UIViewController? {
                        let view = \(call.replacing("LOW", with: name.lowercased()))
                        view?.presenter = \(name)Presenter()
                        return view
                    }
                }
                """
        }
        let text = try text(files)
        #expect(
            text.contains("creates: [controller, presenter]  # 10 of 10; 10 of 10") != call.contains("find"), "\(text)")
    }

    @Test(
        "Who bears a scene's name alone, makes its screen and lies beside it is the scene's own",
        arguments: ["NAME", "Settings"])
    func bareNames(folder: String) throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { var model: NAMEViewModel? }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
        ])
        for (number, name) in Self.names.enumerated() {
            let maker = number < 4 ? name : name + "Page"
            files["\(number < 4 ? folder.replacing("NAME", with: name) : name)/\(maker).swift"] =
                "import UIKit\nfinal class \(maker) { func open() { show(\(name)ViewController(), \(name)ViewModel()) } }"
        }
        let text = try text(files)
        let isOwn = text.contains("by: page  # not sure: 6 of 10; the units' own {Unit} builds 4 of 10")
        #expect(isOwn == (folder == "NAME"), "\(text)")
    }
}
