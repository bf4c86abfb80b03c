import Architecture
import SourceModel
import Testing

@testable import Learning

/// Scenes whose roles stand inside an enumeration of the scene's name.
@Suite("Learning nested roles")
struct NestedRolesTests {
    private static let names = ["About", "Cart", "Chat", "Feed"]

    private func learning(
        of names: [String] = Self.names, _ scene: (String) -> [String: String]
    ) -> AppLearning {
        var texts = ["/app/App/BaseView.swift": "protocol BaseView: View {}"]
        for name in names {
            for (file, text) in scene(name) {
                texts["/app/App/\(name)/\(name)\(file).swift"] = text.replacing("NAME", with: name)
            }
        }
        let facts = texts.sorted { $0.key < $1.key }.compactMap { path, text in
            FileFacts(parsing: text, depth: .whole).map { (path, $0) }
        }
        let nested = NestedNames(facts.map { FactReading.file($0.1, path: $0.0) })
        return AppLearning(facts.map { FactReading.file($0.1, path: $0.0, nested: nested) })
    }

    private func scene(_ name: String) -> [String: String] {
        [
            "Models": "enum NAME { enum Model {} }",
            "Interactor": """
            protocol NAMEPresentation { func present() }
            extension NAME {
                typealias Presentation = NAMEPresentation
                final class Interactor { let presenter: Presentation }
            }
            """,
            "Presenter": """
            extension NAME {
                final class Presenter { weak var screen: NAME.Screen? }
            }
            extension NAME.Presenter: NAMEPresentation { func present() { let other = Chat.Builder.build() } }
            """,
            "Screen": "extension NAME { struct Screen: BaseView { let interactor: Interactor } }",
            // One of them stands in another's file, and is a role by the others' names.
            name == "Feed" ? "Building" : "Builder": """
            extension NAME {
                enum Builder {
                    static func build() -> Screen {
                        Screen(interactor: Interactor(presenter: Presenter()))
                    }
                }
            }
            """,
        ]
    }

    @Test("What stands in an enumeration of the scene's name is learned, and named after it")
    func roles() throws {
        let learned = try #require(learning(scene).architectures.first)
        #expect(learned.units.map(\.name) == Self.names)
        #expect(
            Set(learned.roles.map(\.form)) == [
                "{Unit}.Builder", "{Unit}.Interactor", "{Unit}.Presenter", "{Unit}.Screen",
            ])
        #expect(learned.roles.map(\.presence.count) == [4, 4, 4, 4])
        let channels = learned.channels.filter { !$0.leavesUnit }.map { "\($0.from) \($0.hold.value) \($0.to)" }
        #expect(channels.contains("interactor strong presenter"))
        #expect(channels.contains("presenter weak screen"))
        #expect(channels.contains("screen strong interactor"))
        #expect(learned.channels.first { $0.from == "interactor" }?.through?.value == "presentation")
        #expect(learned.assembly?.by == Learned("builder", Evidence(4, of: 4)))
        #expect(learned.files.map(\.path.value).contains("{Unit}Presenter.swift"))
    }

    @Test("A class in a view that an extension makes one is its view model")
    func viewsByExtension() throws {
        let learning = learning { name in
            [
                "View": """
                struct NAMEView { @StateObject var viewModel = ViewModel() }
                extension NAMEView: View { var body: some View { Text(viewModel.title) } }
                """,
                "View+ViewModel": "extension NAMEView { class ViewModel: ObservableObject { var title = \"\" } }",
            ]
        }
        let learned = try #require(learning.architectures.first)
        #expect(learned.units.map(\.name) == Self.names)
        #expect(Set(learned.roles.map(\.form)) == ["{Unit}View", "{Unit}View.ViewModel"])
        #expect(learned.channels.map { "\($0.from) \($0.hold.value) \($0.to)" } == ["view strong viewModel"])
    }

    @Test("Types inside a class of a scene are its own, and so is what recurs in few")
    func ownTypes() {
        let learning = learning { name in
            [
                "View": "struct NAMEView: View { let model: NAMEModel }",
                "Model": "final class NAMEModel { final class Store {}; final class Cache {} }",
                "Keys": "enum NAMEKeys { final class \(name == "About" ? "Box" : name) {} }",
            ]
        }
        #expect(learning.architectures.first?.roles.map(\.form).sorted() == ["{Unit}Model", "{Unit}View"])
    }

    @Test("Plain templates of nested roles are declared in their enumeration, which stands in one file")
    func templates() throws {
        let learned = try #require(learning(scene).architectures.first)
        let templates = TemplateText(learned: learned, written: WrittenArchitecture(learned)).templates
        let all = templates.values.joined(separator: "\n")
        #expect(all.split(separator: "enum {{ unit.name }} {", omittingEmptySubsequences: false).count == 2)
        #expect(all.contains("extension {{ unit.name }} {\n{% if roles.presenter.base %}\n    final class Presenter:"))
        #expect(!all.contains("class {{ roles."))
    }

    @Test("A name is cut at its dot alone")
    func words() {
        let name = CamelWords("AboutMe.ViewController")
        #expect(name.dotted == 2)
        #expect((1..<name.count).filter { !SuffixLexicon.cutsInside(name, at: $0) } == [2])
        #expect(name.dropFirst(2) == ".ViewController")
    }

    @Test("What stands in the scene's view controller is the scene's, where several have it so")
    func insideScreens() throws {
        let learning = learning { _ in
            [
                "ViewController": """
                class NAMEViewController: UIViewController {
                    let viewModel: ViewModel = ViewModel()
                    override func loadView() { view = View() }
                }
                """,
                "View": "extension NAMEViewController { class View: UIView {} }",
                "ViewModel": "extension NAMEViewController { class ViewModel {} }",
            ]
        }
        let learned = try #require(learning.architectures.first)
        #expect(learned.units.map(\.name) == Self.names)
        #expect(
            Set(learned.roles.map(\.form)) == [
                "{Unit}ViewController", "{Unit}ViewController.View", "{Unit}ViewController.ViewModel",
            ])
        let all = Evidence(4, of: 4)
        #expect(
            learned.channels.map { "\($0.from) \($0.to) \($0.hold.value.rawValue) \($0.hold.evidence == all)" }.sorted()
                == [
                    "viewController view viewHierarchy true", "viewController viewModel strong true",
                ])
    }

    @Test("What stands in the scene's view of SwiftUI is the scene's, where several have it so, be it called a screen")
    func insideShownScreens() throws {
        let learning = learning(of: Self.names + ["Map"]) { name in
            [
                "Screen": """
                struct NAMEScreen: View {
                    @StateObject private var viewModel = ViewModel()
                    var body: some View { Text("") }
                }
                """,
                // One has none, and what two have is no role.
                "Screen+ViewModel":
                    name == "Map" ? "" : "extension NAMEScreen { final class ViewModel: ObservableObject {} }",
                "Screen+Cache": name < "Ch" ? "extension NAMEScreen { final class Cache {} }" : "",
            ]
        }
        let learned = try #require(learning.architectures.first)
        #expect(learned.units.map(\.name) == Self.names)
        #expect(learned.roles.map(\.form).sorted() == ["{Unit}Screen", "{Unit}Screen.ViewModel"])
        let channel = try #require(learned.channels.first)
        #expect(channel.from == "screen" && channel.to == "viewModel")
        #expect(channel.hold == Learned(.strong, Evidence(4, of: 4)))
    }

    @Test("A type inside of another is at home where that is", arguments: [true, false])
    func atHome(isInside: Bool) throws {
        let type = isInside ? "ViewModel" : "NAMEViewModel"
        let model = "final class \(type): ObservableObject {}"
        let text = isInside ? "extension NAMEScreen { \(model) }" : model
        let names = Self.names + ["Edge", "Floor", "Grid", "House", "Ink", "Jar", "Kite", "Lamp"]
        let learning = learning(of: names) { name in
            let screen = """
                struct NAMEScreen: View {
                    @StateObject private var viewModel = \(type)()
                    var body: some View { Text("") }
                }
                """
            let isOther = name == "Grid"
            let file = isInside ? "Screen+ViewModel" : "ViewModel"
            guard isOther else { return ["Screen": screen, file: text] }
            return isInside ? ["Screen": "\(screen)\n\(text)"] : ["Screen": screen, "Things": text]
        }
        let told = try #require(learning.architectures.first).outliers.flatMap(\.deviations).map(\.text)
        #expect(told.contains { $0.contains(" stands in Grid") } == !isInside, "\(told)")
    }

    @Test("An enumeration of a scene's name may end as screens do")
    func enumerationsOfScreens() throws {
        let names = Self.names + ["SplashScreen"]
        let learned = try #require(learning(of: names, scene).architectures.first)
        #expect(learned.units.map(\.name) == names)
        #expect(learned.roles.map(\.presence.count) == [5, 5, 5, 5])
    }
}
