import Architecture
import Testing

@testable import Learning

/// Builders as teams write them: one injector for all, factories by another name, getters, and arguments that are made where they stand.
@Suite("Learning who builds, in many hands")
struct BuildersTests: SceneTexts {
    func text(_ learned: LearnedArchitecture) -> String {
        LearnedDefinition(learned, as: .ours, known: []).text
    }

    static let mvp = [
        "NAME/NAMEViewController.swift":
            "class NAMEViewController: UIViewController { var presenter: NAMEPresenter! }",
        "NAME/NAMEPresenter.swift": "class NAMEPresenter {}",
    ]

    /// One type with a function for each scene.
    func one(_ head: String, _ body: String) -> String {
        "\(head) {\n" + Self.names.map { body.replacing("NAME", with: $0) }.joined(separator: "\n") + "\n}"
    }

    @Test(
        "One type that makes all scenes builds them, whatever word its name ends with",
        arguments: ["AppInjector", "SceneFactoryImpl"])
    func manyScenes(name: String) throws {
        let builder = one(
            "class \(name)",
            """
            func getNAME() -> UIViewController {
                guard let screen = UIStoryboard(name: "NAME", bundle: nil).instantiateViewController(withIdentifier: "NAME")
                    as? NAMEViewController
                else { fatalError() }
                screen.presenter = NAMEPresenter()
                return screen
            }
            """)
        let files = scenes(Self.mvp).merging(["Common/\(name).swift": builder]) { $1 }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.outsideBuilders?.made == Evidence(10, of: 10))
        #expect(learned.outsideBuilders?.example == name)
        #expect(
            text(learned).contains(
                "creates: [presenter, viewController]  # 10 of 10; 10 of 10: others build 10 of 10, a …"
                    + (name.hasSuffix("Impl") ? "Factory" : "Injector")))
    }

    @Test(
        "The screen in a container that a storyboard makes is made with it",
        arguments: [("instantiateInitialViewController", 10), ("topMost", 0)])
    func screensInContainers(function: String, count: Int) throws {
        let builder = one(
            "class AppInjector",
            """
            func getNAME() -> UIViewController {
                guard let navigation = UIStoryboard(name: "NAME", bundle: nil).\(function)() as? UINavigationController,
                    let screen = navigation.viewControllers.first as? NAMEViewController
                else { fatalError() }
                screen.presenter = NAMEPresenter()
                return navigation
            }
            """)
        let files = scenes(Self.mvp).merging(["Common/AppInjector.swift": builder]) { $1 }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.outsideBuilders?.made.count ?? 0 == count)
    }

    @Test(
        "A getter that makes the parts and names the screen's type builds the scene; one that hands types to others does not",
        arguments: [
            ("(view: NAMEViewController.self, presenter: NAMEPresenter(), router: NAMERouter())", true),
            ("(view: register(NAMEViewController.self), presenter: NAMEPresenter(), router: NAMERouter())", false),
        ])
    func getters(value: String, builds: Bool) throws {
        let files = scenes(
            Self.mvp.merging([
                "NAME/NAMERouter.swift": "class NAMERouter {}",
                "NAME/NAMEConfigurator.swift": """
                enum NAMEConfigurator: Configurator {
                    case standard(Services)
                    var components: Components {
                        switch self {
                        case .standard(let services): return \(value)
                        }
                    }
                }
                """,
            ]) { $1 })
        let learned = try #require(learning(files).architectures.first)
        #expect(
            text(learned).contains("the units' own configurator in 'components' builds 10 of 10") == builds,
            "\(text(learned))")
    }

    @Test("What is made as an argument has the parameter's type", arguments: ["var", "let"])
    func arguments(keyword: String) throws {
        let files = scenes([
            "NAME/NAMEView.swift":
                "struct NAMEView: View { @StateObject \(keyword) viewModel: NAMEViewModel; let size: Size; var body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
            "NAME/NAMEComponent.swift": """
            class NAMEComponent: Component {
                func makeView() -> some View { NAMEView(viewModel: .init(service: service), size: .init()) }
            }
            """,
        ])
        let learned = try #require(learning(files).architectures.first)
        #expect(text(learned).contains("creates: [view, viewModel]  # 10 of 10; 10 of 10"), "\(text(learned))")
    }

    @Test("View models that the scene before makes are made by others")
    func chained() throws {
        var files = scenes([
            "NAME/NAMEView.swift":
                "struct NAMEView: View { @ObservedObject var viewModel: NAMEViewModel; var body: some View { Text(\"\") } }"
        ])
        for (name, next) in zip(Self.names, Self.names.dropFirst() + [Self.names[0]]) {
            files["\(name)/\(name)ViewModel.swift"] = """
                class \(name)ViewModel: ObservableObject {
                    func routeOn() { let viewModel = \(next)ViewModel(); route = .next(viewModel: viewModel) }
                }
                """
            files["\(name)/\(name)View.swift"]? +=
                "\nextension \(name)View { var next: some View { \(next)View(viewModel: model) } }"
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(
            text(learned).contains(
                "others build 10 of 10, a …View 10 of these, WalletView for one; the viewModel a …ViewModel in 10 of 10"
            ),
            "\(text(learned))")
    }

    @Test("A screen that makes its own view alone is made by the coordinators that make nearly all")
    func screensWithViews() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { private let own = NAMEView() }",
            "NAME/NAMEView.swift": "final class NAMEView: UIView {}",
        ])
        // Two take their view from elsewhere.
        for name in ["Cart", "Chat"] {
            files["\(name)/\(name)ViewController.swift"] =
                "final class \(name)ViewController: UIViewController { var own: \(name)View! }"
        }
        for (name, made) in [("Main", Self.names.prefix(5)), ("Shop", Self.names.suffix(5))] {
            let lines = made.map { "        show(\($0)ViewController())" }.joined(separator: "\n")
            files["Flows/\(name)Coordinator.swift"] =
                "final class \(name)Coordinator {\n    func start() {\n\(lines)\n    }\n}"
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.assembly == nil)
        #expect(
            learned.nobodyBuilds.hasPrefix("others build 10 of 10, a …Coordinator 10 of these"),
            "\(learned.nobodyBuilds)")
    }
}

/// Builders by signs other than a usual name.
extension BuildersTests {
    @Test(
        "A composition root builds, and so does whatever stands in a file that is called as builders are",
        arguments: [
            ("CompositionRoot", "CompositionRoot", "CompositionRoot"), ("SceneAseembler", "SceneFactory", "Assembler"),
            ("AppDI", "AppDI", "DI"),
        ])
    func roots(name: String, file: String, word: String) throws {
        let builder = one(
            "final class \(name)",
            """
            static func configureNAME() -> NAMEViewController {
                let screen = Storyboard<NAMEViewController>(name: "NAME").instantiate()
                screen.presenter = NAMEPresenter()
                return screen
            }
            """)
        let files = scenes(Self.mvp).merging(["Common/\(file).swift": builder]) { $1 }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.outsideBuilders?.made == Evidence(10, of: 10))
        #expect(learned.outsideBuilders?.word.value == word)
        #expect(text(learned).contains("creates: [presenter, viewController]  # 10 of 10; 10 of 10"))
    }

    @Test("A comment stays on its line, whatever lines its source had")
    func comments() {
        var lines = DefinitionLines()
        lines.note(1, "left out: Base<\n    Part,\n    Other\n>: it is not there")
        #expect(lines.text == "  # left out: Base< Part, Other >: it is not there\n")
    }

    @Test(
        "A view that sets its state object to what the property names makes that; one that is handed it does not",
        arguments: [
            (".init(wrappedValue: .init(id: id))", true), ("StateObject(wrappedValue: .init(id: id))", true),
            (".init(wrappedValue: model)", false),
        ])
    func wrappedValues(value: String, makes: Bool) throws {
        let files = scenes([
            "NAME/NAMEView.swift": """
            struct NAMEView: View {
                @StateObject private var viewModel: NAMEViewModel
                init(id: Int, model: NAMEViewModel) { _viewModel = \(value) }
                var body: some View { Text("") }
            }
            """,
            "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
        ])
        let learned = try #require(learning(files).architectures.first)
        #expect((learned.assembly?.by == Learned("view", Evidence(10, of: 10))) == makes, "\(text(learned))")
    }

    @Test(
        "Where a screen makes no more than its view, the component that makes the screen builds, be it the scene's own")
    func components() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift": """
            final class NAMEViewController: UIViewController {
                let rootView = NAMEView()
                let viewModel: NAMEViewModel
            }
            """,
            "NAME/NAMEView.swift": "final class NAMEView: UIView {}",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
        ])
        let parts = [
            ("Cart", Self.names.prefix(4)), ("Orders", Self.names.dropFirst(4).prefix(4)),
            ("Wallet", Self.names.suffix(2)),
        ]
        for (name, made) in parts {
            let functions = made.map {
                "func make\($0)() -> UIViewController { \($0)ViewController(viewModel: \($0)ViewModel()) }"
            }
            files["\(name)/\(name)Component.swift"] =
                "final class \(name)Component: Component {\n\(functions.joined(separator: "\n"))\n}"
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.assembly == nil)
        #expect(learned.outsideBuilders?.word.value == "Component")
        #expect(text(learned).contains("a type of their own builds 3"), "\(text(learned))")
    }
}
