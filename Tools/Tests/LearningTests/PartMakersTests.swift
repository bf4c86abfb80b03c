import Architecture
import SourceModel
import Testing

@testable import Learning

/// The makers of the parts of scenes whose screens others make, and makers that name no type where they make it.
@Suite("Learning who makes parts")
struct PartMakersTests: SceneTexts {
    private static let model = "import Combine\nclass NAMEViewModel: ObservableObject {}"

    /// A view that shows those of scenes.
    private static func root(_ names: [String] = names, arguments: String = "") -> [String: String] {
        let views = names.map { "\($0)View(\(arguments))" }.joined(separator: "\n")
        return ["Start/Tabs.swift": "struct Tabs: View { var body: some View { TabView {\n\(views)\n} } }"]
    }

    @Test("A view that makes its own model is told where others make the view, with its count", arguments: [6, 4])
    func ownModels(count: Int) throws {
        let own = Array(Self.names.prefix(count))
        var files = scenes(["NAME/NAMEViewModel.swift": Self.model])
        for (number, name) in Self.names.enumerated() {
            let value = number < own.count ? " = \(name)ViewModel()" : ""
            files["\(name)/\(name)View.swift"] =
                "struct \(name)View: View { @StateObject private var model: \(name)ViewModel\(value)\n"
                + "var body: some View { Text(\"\") } }"
        }
        // Somebody else makes a few of them, too.
        files["Start/Warmer.swift"] =
            "class WarmerFactory { func warm() { \(own[0])ViewModel(); \(own[1])ViewModel() } }"
        let text = try text(files.merging(Self.root()) { $1 })
        let told = "others build 10 of 10, Tabs 10 of these"
        #expect(text.contains(told), "\(text)")
        #expect(text.contains("; the viewModel their own view in 6 of 10") == (count == 6), "\(text)")
        #expect(text.contains("creates: view  # 10 of 10"), "\(text)")
    }

    @Test("An argument made without its type is of the parameter's", arguments: ["with model", "_ model", "model"])
    func impliedByParameters(parameter: String) throws {
        var files = scenes([
            "NAME/NAMEView.swift":
                "struct NAMEView: View { @ObservedObject private var kept: NAMEViewModel\n"
                + "init(\(parameter): NAMEViewModel, size: Int) { kept = model }\nvar body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": Self.model,
        ])
        let label = String(parameter.prefix { $0 != " " })
        let shown = Self.names.map {
            "case .\($0.lowercased()): \($0)View(\(label == "_" ? "" : label + ": ").init(id: id), size: 2)"
        }.joined(separator: "\n")
        files["Start/AppRouter.swift"] =
            "class AppRouter { func view(_ place: Place) -> AnyView { switch place {\n\(shown)\n} } }"
        let text = try text(files)
        #expect(text.contains("creates: [view, viewModel]  # 10 of 10; 10 of 10: others build 10 of 10"), "\(text)")
    }

    @Test(
        "What a maker gives back is made there, where a cast or its result says what it is",
        arguments: [
            ("-> NAMEViewController { let shown = Boards.NAME.first.instantiate()", true),
            ("-> NAMEViewController { let shown: NAMEViewController = Boards.NAME.instantiate()", true),
            (
                "-> UIViewController { guard let shown = self.controller(.NAME) as? NAMEViewController else { fatalError() }",
                true
            ),
            ("-> NAMEViewController { let shown = current", false),
            ("-> UIViewController { let shown = Boards.NAME.first.instantiate()", false),
        ])
    func storyboards(function: String, isMade: Bool) throws {
        let files = scenes([
            "NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController { var model: NAMEViewModel? }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
            "NAME/NAMEScene.swift": "struct NAMEScene: Scene { func makeScene() \(function)\n"
                + "let model: NAMEViewModel = .init()\nshown.model = model\nreturn shown } }",
        ])
        let text = try text(files)
        #expect(text.contains("creates: [viewController, viewModel]  # 10 of 10; 10 of 10") == isMade, "\(text)")
    }

    @Test(
        "A view that makes itself by a static function builds its scene, whatever it calls itself and its model there",
        arguments: ["Self(", "Self.init(", "NAMEView("], ["Model(", "Model.init(", "NAMEViewModel("])
    func selves(own: String, model: String) throws {
        var files = scenes([
            "NAME/NAMEView.swift": """
            struct NAMEView: View {
                typealias Model = NAMEViewModel
                @ObservedObject var model: Model
                static func controller() -> UIViewController {
                    let model = \(model)size: 2)
                    let view = \(own)model: model)
                    return Host(view, model)
                }
                var body: some View { Text("") }
            }
            """,
            "NAME/NAMEViewModel.swift": Self.model,
        ])
        let shown = Self.names.map { "push(\($0)View.controller())" }.joined(separator: "\n")
        files["Start/AppCoordinator.swift"] = "class AppCoordinator { func start() {\n\(shown)\n} }"
        let text = try text(files)
        #expect(text.contains("function: controller  # 10 of 10"), "\(text)")
        #expect(text.contains("creates: [view, viewModel]  # 10 of 10; 10 of 10"), "\(text)")
    }

    @Test("Who makes a part that a scene's own builder does not make is told", arguments: [8, 5])
    func besideOwnBuilders(count: Int) throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { var model: NAMEViewModel? }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
            "NAME/NAMECoordinator.swift":
                "class NAMECoordinator { func start() { let shown = NAMEViewController()\n"
                + "shown.model = container.resolve(NAMEViewModel.self)\npush(shown) } }",
        ])
        let registered = Self.names.prefix(count).map {
            "container.register(\($0)ViewModel.self) { _ in \($0)ViewModel() }"
        }
        files["Start/ModelsAssembly.swift"] =
            "class ModelsAssembly { func assemble(_ container: Container) {\n\(registered.joined(separator: "\n"))\n} }"
        let text = try text(files)
        let told = "creates: viewController  # 10 of 10"
        #expect(text.contains(told), "\(text)")
        #expect(text.contains(told + "; the viewModel a …Assembly in 8 of 10") == (count == 8), "\(text)")
    }

    @Test("What a helper takes from a storyboard is made there", arguments: ["FromStoryboard", "Shown"])
    func storyboardHelpers(ending: String) throws {
        let files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { var presenter: NAMEPresenter? }",
            "NAME/NAMEPresenter.swift": "class NAMEPresenter {}",
            "NAME/NAMEWireframe.swift": """
            class NAMEWireframe: BoardReading {
                func present(in navigation: UINavigationController) {
                    let screen = controller\(ending)(withIdentifier: "NAME") as! NAMEViewController
                    screen.presenter = NAMEPresenter()
                    navigation.pushViewController(screen, animated: true)
                }
            }
            """,
        ])
        let text = try text(files)
        let told = "creates: [presenter, viewController]  # 10 of 10; 10 of 10"
        #expect(text.contains(told) == (ending == "FromStoryboard"), "\(text)")
    }

    @Test("The first screen of a container that a helper gives is made there")
    func containers() throws {
        let files = scenes([
            "NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController { var model: NAMEViewModel? }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
            "NAME/NAMEScene.swift": """
            struct NAMEScene: Scene {
                func instantiate() -> UIViewController {
                    let around = navigationController(identifier: "NAME")
                    guard let shown = around.viewControllers.first as? NAMEViewController else { fatalError() }
                    shown.model = NAMEViewModel()
                    return around
                }
            }
            """,
        ])
        let text = try text(files)
        #expect(text.contains("creates: [viewController, viewModel]  # 10 of 10; 10 of 10"), "\(text)")
    }

    @Test("What a reducer's enumeration has a case for its feature makes", arguments: ["@Reducer ", ""])
    func scopedCases(attribute: String) throws {
        var files = scenes([
            "NAME/NAMEFeature.swift":
                "@Reducer struct NAMEFeature { struct State {}\nvar body: some Reducer { EmptyReducer() } }",
            "NAME/NAMEView.swift":
                "struct NAMEView: View { let store: StoreOf<NAMEFeature>\nvar body: some View { Text(\"\") } }",
        ])
        let cases = Self.names.map { "case \($0.lowercased())(\($0)Feature)" }.joined(separator: "\n")
        files["Start/StartFeature.swift"] =
            "@Reducer struct StartFeature { \(attribute)enum Path {\n\(cases)\n}\nvar body: some Reducer { EmptyReducer() } }"
        files["Start/StartView.swift"] = """
            struct StartView: View { let store: StoreOf<StartFeature>
            var body: some View {
            \(Self.names.map { "\($0)View(store: store.scope(\"\($0)\"))" }.joined(separator: "\n"))
            } }
            """
        let text = try text(files)
        let isMade = !attribute.isEmpty
        #expect(text.contains("; the feature a …Feature in 10 of 11") == isMade, "\(text)")
    }

    @Test("A screen that makes pieces alone builds no scene of it, and is not counted")
    func pieces() throws {
        var files = scenes(["NAME/NAMEViewModel.swift": "class NAMEViewModel {}"])
        let words = ["Top", "Low", "Side", "Middle", "Far"]
        for (number, name) in Self.names.enumerated() {
            let cell = "\(name)\(words[number % 5])Cell"
            files["\(name)/\(cell).swift"] = "class \(cell): UITableViewCell {}"
            files["\(name)/\(name)ViewController.swift"] =
                "class \(name)ViewController: UIViewController { var model: \(name)ViewModel?\n"
                + "override func viewDidLoad() { \(number < 5 ? "\(name)ViewModel" : cell)() } }"
        }
        let text = try text(files)
        #expect(text.contains("  by: viewController  # not sure: 5 of 10"), "\(text)")
        #expect(text.contains("makes itself: viewModel in 5 of 5"), "\(text)")
    }

    @Test("What is nested in a scene's type is no other")
    func nested() throws {
        let files = scenes([
            "NAME/NAMEViewController.swift": """
            class NAMEViewController: UIViewController {
                struct Content: View { var body: some View { NAMEView() } }
            }
            """,
            "NAME/NAMEView.swift": "struct NAMEView: View { var body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
        ])
        let text = try text(files)
        #expect(!text.contains("a …Content"), "\(text)")
    }

    @Test(
        "A function makes what another part of its type does that no one else may call",
        arguments: ["fileprivate ", ""])
    func apart(access: String) throws {
        let files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { var presenter: NAMEPresenter? }",
            "NAME/NAMEPresenter.swift": "class NAMEPresenter {}",
            "NAME/NAMEConfigurator.swift": """
            class NAMEConfigurator {}
            extension NAMEConfigurator {
                func assemble(_ container: Container) { registerScreen(container); registerTalk(container) }
            }
            \(access)extension NAMEConfigurator {
                func registerScreen(_ container: Container) { container.register { NAMEViewController() } }
                func registerTalk(_ container: Container) { container.register { NAMEPresenter() } }
            }
            """,
        ])
        let text = try text(files)
        #expect(text.contains("function: assemble  # 10 of 10") == !access.isEmpty, "\(text)")
    }

    @Test("Lists that a menu opens and details that others open are told each with who makes them")
    func listsAndDetails() throws {
        let names = Self.names
        var files = scenes([
            "NAME/NAMEListView.swift": "struct NAMEListView: View { var body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
        ])
        for (name, next) in zip(names, names.dropFirst() + [names[0]]) {
            files["\(name)/\(name)DetailView.swift"] =
                "struct \(name)DetailView: View { let model: \(name)ViewModel\nvar body: some View { \(next)DetailView() } }"
        }
        let lists = names.map { "\($0)ListView()" }.joined(separator: "\n")
        files["Start/MenuSection.swift"] = "struct MenuSection: View { var body: some View {\n\(lists)\n} }"
        let text = try text(files)
        let told = "others build 10 of 10, the detailView a …View in 10 of 10, the listView a …Section in 10 of 10"
        #expect(text.contains(told), "\(text)")
    }

    @Test("Who keeps what few owners do is told beside these", arguments: [true, false])
    func keptElsewhere(isKept: Bool) throws {
        var files = scenes(["NAME/NAMEViewModel.swift": Self.model])
        for (number, name) in Self.names.enumerated() {
            files["\(name)/\(name)View.swift"] =
                "struct \(name)View: View { \(number < 2 ? "@StateObject" : "@ObservedObject") var model: \(name)ViewModel\n"
                + "var body: some View { Text(\"\") } }"
        }
        let kept = Self.names.map { "\(isKept ? "" : "weak ")var \($0.lowercased()): \($0)ViewModel?" }
        let shown = Self.names.map { "show(\($0)View(model: \($0.lowercased())))" }
        files["Start/AppCoordinator.swift"] =
            "class AppCoordinator {\n\(kept.joined(separator: "\n"))\nfunc start() {\n\(shown.joined(separator: "\n"))\n} }"
        let text = try text(files)
        #expect(text.contains("; a …Coordinator keeps the viewModel in 10 of 10") == isKept, "\(text)")
    }

    @Test("A view that bears its scene's name alone is the scene's where a shell called as a screen is around it")
    func shells() throws {
        var files = scenes([
            "NAME/NAMEStore.swift": "import Combine\nclass NAMEStore: ObservableObject {}",
            "NAME/NAME.swift": """
            struct NAME: View { @StateObject private var store = NAMEStore(); var body: some View { Text("") } }
            struct NAMEScreen: View { var body: some View { Shell { NAME() } } }
            """,
        ])
        // Elsewhere more are called otherwise.
        for number in 0..<14 {
            let name = "Other\(["Anchor", "Bell", "Candle", "Dome"][number % 4])\(number)"
            files["Others/\(name)View.swift"] =
                "struct \(name)View: View { @StateObject var store = \(name)Store(); var body: some View { Text(\"\") } }"
            files["Others/\(name)Store.swift"] = "import Combine\nclass \(name)Store: ObservableObject {}"
        }
        let learned = learning(files).architectures
        let way = try #require(learned.first { $0.units.contains { $0.name == "Cart" } })
        #expect(way.roles.contains { $0.form == "{Unit}" }, "\(way.roles.map(\.form))")
        let owner = try #require(way.owner)
        #expect(way.roles.contains { $0.id == owner.value && $0.form == "{Unit}" }, "\(owner)")
    }

    @Test(
        "A property that is made without its type is of the one that it says",
        arguments: [
            ("@StateObject private var model: NAMEViewModel = .init()", true),
            ("private lazy var model: NAMEViewModel = .init(id: 2)", true),
            ("var model: NAMEViewModel { .init() }", true), ("var model: NAMEViewModel { .shared }", false),
            ("var model: NAMEViewModel = .shared", false),
        ])
    func impliedByProperties(property: String, isMade: Bool) throws {
        let files = scenes([
            "NAME/NAMEViewModel.swift": Self.model,
            "NAME/NAMEView.swift": "struct NAMEView: View { \(property)\nvar body: some View { Text(\"\") } }",
        ])
        let text = try text(files.merging(Self.root()) { $1 })
        #expect(text.contains("makes itself: viewModel in 10 of 10") == isMade, "\(text)")
    }

    @Test("What tries a model makes none for its scene", arguments: ["Tests", "Maker"])
    func tests(word: String) throws {
        let files = scenes([
            "NAME/NAMEViewModel.swift": Self.model,
            "NAME/NAMEView.swift":
                "struct NAMEView: View { @ObservedObject var model: NAMEViewModel\nvar body: some View { Text(\"\") } }",
            "NAME/NAME\(word).swift": "class NAME\(word): AppCase { let model = NAMEViewModel() }",
        ])
        let text = try text(files.merging(Self.root()) { $1 })
        #expect(text.contains("others build 10 of 10, Tabs 10 of these"), "\(text)")
        #expect(text.contains("viewModel their own maker in 10 of 10") == (word == "Maker"), "\(text)")
        #expect(!text.contains("their own tests"), "\(text)")
    }

    @Test(
        "A static function of the type that a property says makes one",
        arguments: ["instantiate", "storyboardInstance", "loading"])
    func implicitMakers(function: String) throws {
        let files = scenes([
            "NAME/NAMEViewController.swift": "class NAMEViewController: BoardController { var model: NAMEViewModel? }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
            "NAME/NAMECoordinator.swift": """
            class NAMECoordinator: Coordinator {
                private lazy var screen: NAMEViewController = .\(function)()
                func start() {
                    screen.model = NAMEViewModel()
                    presenter.push(screen)
                }
            }
            """,
            "Base/BoardController.swift": "class BoardController: UIViewController {}",
        ])
        let text = try text(files)
        let told = "makes itself: viewController in 10 of 10, viewModel in 10 of 10"
        #expect(text.contains(told) == (function != "loading"), "\(text)")
    }

    @Test("A screen that another of its scene alone makes is told with that", arguments: [true, false])
    func screensWithin(isAlone: Bool) throws {
        var files = scenes(["NAME/NAMEViewModel.swift": Self.model])
        for name in Self.names.dropLast() {
            files["\(name)/\(name)View.swift"] =
                "struct \(name)View: View { @StateObject private var model: \(name)ViewModel\n"
                + "init(size: Int) { _model = StateObject(wrappedValue: .init(size: size)) }\n"
                + "var body: some View { Text(\"\") } }"
        }
        for name in Self.names {
            files["\(name)/\(name)Wrapper.swift"] =
                "struct \(name)Wrapper: View { func screen(_ place: Place) -> some View { \(name)View(size: 1) }\n"
                + "var body: some View { screen(.first) } }"
        }
        let shown = Self.names.map { isAlone ? "\($0)Wrapper()" : "\($0)Wrapper()\n\($0)View(size: 2)" }
        files["Start/Tabs.swift"] =
            "struct Tabs: View { var body: some View { TabView {\n\(shown.joined(separator: "\n"))\n} } }"
        let text = try text(files)
        #expect(text.contains("others build 10 of 10, Tabs 10 of these"), "\(text)")
        #expect(text.contains("; the view their own wrapper in 9 of 9") == isAlone, "\(text)")
        #expect(text.contains("creates: view  # 9 of 9"), "\(text)")
    }
}
