import Architecture
import Testing

@testable import Learning

/// Builders that are no role of their scenes, and scenes that are not all built by one kind.
@Suite("Learning who builds, where several do")
struct SeveralBuildersTests: SceneTexts {
    private static let viper = [
        "NAME/View/NAMEViewController.swift":
            "final class NAMEViewController: UIViewController { var presenter: NAMEPresenter? }",
        "NAME/Presenter/NAMEPresenter.swift": "final class NAMEPresenter { weak var view: NAMEViewController? }",
    ]

    private func made(_ name: String) -> String {
        """
                let view = NAMEViewController()
                let presenter = NAMEPresenter()
                view.presenter = presenter
                presenter.view = view
        """.replacing("NAME", with: name)
    }

    @Test("What is added to an alias of a generic builds, where it makes the scene whose name it bears")
    func aliases() throws {
        func told(_ head: String, _ body: String) throws -> String {
            var files = scenes(Self.viper)
            for name in Self.names {
                files["\(name)/Assembly/\(name)Assembly.swift"] =
                    "typealias \(name)Module = \(head)\nextension \(name)Module {\n    static func create() {\n"
                    + body.replacing("NAME", with: name) + "\n    }\n}"
            }
            files["Base.swift"] = "class BaseModule<Input, Output> {}\nprotocol Input {}\nprotocol Output {}"
            return try #require(learning(files).architectures.first).nobodyBuilds
        }
        let head = "BaseModule<Input, Output>"
        #expect(try told(head, made("NAME")) == "the units' own {Unit}Module builds 10 of 10")
        #expect(try told(head, "        print(1)") == "nobody is seen to build a whole scene")
    }

    @Test("A builder of no role that makes one scene is that scene's own, and one that makes two is others'")
    func implementations() throws {
        func told(_ more: String) throws -> String {
            var files = scenes(Self.viper)
            for (name, other) in [("About", "Cart"), ("Cart", "About")] {
                files["\(name)/\(name)FactoryImpl.swift"] =
                    "struct \(name)FactoryImpl: Factory {\n    func make() {\n"
                    + made(name) + more.replacing("NAME", with: other) + "\n    }\n}"
            }
            return try #require(learning(files).architectures.first).nobodyBuilds
        }
        #expect(try told("") == "the units' own {Unit}FactoryImpl builds 2 of 10")
        #expect(
            try told("\n        NAMEViewController()")
                == "others build 2 of 10, a …Factory 2 of these, AboutFactoryImpl for one")
    }

    @Test("Where several kinds build, what builds most is told first, with the share of the others", arguments: [4, 7])
    func shares(own: Int) throws {
        var files = scenes(Self.viper)
        for name in Self.names.prefix(own) {
            files["\(name)/View/\(name)ViewController.swift"] =
                "final class \(name)ViewController: UIViewController {\n    var presenter: \(name)Presenter?\n"
                + "    static func create() -> \(name)ViewController {\n\(made(name))\n        return view\n    }\n}"
        }
        let rest = Self.names.suffix(10 - own).map { "        " + made($0) }.joined(separator: "\n")
        files["AppDelegate.swift"] =
            "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n    func inject() {\n\(rest)\n    }\n}"
        let learned = try #require(learning(files).architectures.first)
        let others = "others build \(10 - own) of 10, a …Delegate \(10 - own) of these, AppDelegate for one"
        if own < 5 {
            #expect(learned.assembly == nil)
            #expect(learned.doubts.contains("\(others); a type of their own builds \(own)"))
        } else {
            #expect(learned.assembly?.creates.map(\.value).contains("presenter") == true)
            #expect(learned.doubts.contains("viewController builds: \(own) of 10; \(others)"))
        }
    }

    @Test("Who registers the parts builds, and not a screen that gives itself from elsewhere")
    func givers() throws {
        func by(_ body: String) throws -> String? {
            let files = scenes([
                "NAME/NAMEViewController.swift": """
                final class NAMEViewController: UIViewController {
                    var presenter: NAMEPresenter?
                    static func instantiate(with item: Int) -> NAMEViewController { \(body) }
                }
                """,
                "NAME/NAMEPresenter.swift": "final class NAMEPresenter { var router: NAMERouter? }",
                "NAME/NAMERouter.swift": "final class NAMERouter {}",
                "NAME/NAMEAssembly.swift": """
                final class NAMEAssembly: Assembly {
                    func assemble(container: Container) {
                        container.register(NAMERouter.self) { _ in NAMERouter() }
                        container.register(NAMEPresenter.self) { _ in NAMEPresenter() }
                    }
                }
                """,
            ])
            return try #require(learning(files).architectures.first).assembly?.by.value
        }
        #expect(try by("let screen: NAMEViewController = storyboard.made()\n return screen") == "assembly")
        #expect(try by("NAMEViewController(presenter: NAMEPresenter(router: NAMERouter()))") == "viewController")
    }

    @Test(
        "A coordinator that makes several screens of no way leads a flow; one that makes its own, and a sheet, is its scene's"
    )
    func flows() throws {
        let pages = ["Apple", "Birch", "Cedar", "Drift", "Ember", "Flint", "Grove", "Hazel", "Iris"]
        func count(each: Int) throws -> Int? {
            var files = scenes(Self.viper)
            for (number, name) in Self.names.prefix(3).enumerated() {
                let own = pages[(number * 3)..<(number * 3 + each)]
                let lines = own.map { "        _ = \($0)Page()" }.joined(separator: "\n")
                files["\(name)/\(name)Coordinator.swift"] =
                    "final class \(name)Coordinator {\n    func start() {\n\(made(name))\n    }\n"
                    + "    func go() {\n\(lines)\n    }\n}"
                for page in own {
                    files["Steps/\(page)Page.swift"] = "final class \(page)Page: UIViewController {}"
                }
            }
            let learned = try #require(learning(files).architectures.first)
            return learned.roles.first { $0.id == "coordinator" }?.presence.count
        }
        #expect(try count(each: 1) == 3)
        #expect(try count(each: 3) == nil)
    }

    @Test(
        "Who is told what a storyboard completes, or gives what makes it the type, builds it; who only asks for a type does not",
        arguments: [
            ("container.storyboardInitCompleted(NAMEViewController.self) { _ in }", true),
            ("_ = instantiateFromStoryboard(type: NAMEViewController.self, model: 1)", true),
            ("_ = find(NAMEViewController.self)", false),
        ])
    func given(line: String, builds: Bool) throws {
        var files = scenes(Self.viper)
        let lines = Self.names.map { "        " + line.replacing("NAME", with: $0) }.joined(separator: "\n")
        files["AppAssembly.swift"] = "final class AppAssembly {\n    func assemble() {\n\(lines)\n    }\n}"
        let learned = try #require(learning(files).architectures.first)
        #expect(
            learned.nobodyBuilds
                == (builds
                    ? "others build 10 of 10, a …Assembly 10 of these, AppAssembly for one"
                    : "nobody is seen to build a whole scene"))
    }

    @Test(
        "A router that only gives the scene's route builds nothing: the route does, with what its other properties make",
        arguments: [true, false])
    func routes(handsOn: Bool) throws {
        let function =
            handsOn
            ? "static func route() -> Route { NAMERoute() }"
            : "func start() -> UIViewController { UIHostingController(rootView: NAMEScreen(viewModel: NAMEViewModel())) }"
        let files = scenes([
            "NAME/NAMEScreen.swift":
                "struct NAMEScreen: View { let viewModel: NAMEViewModel; var body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel { var router: NAMERouter! }",
            "NAME/NAMERouter.swift": "final class NAMERouter: BaseRouter { \(function) }",
            "NAME/NAMERoute.swift": """
            struct NAMERoute: Route {
                var view: AnyView { NAMEScreen(viewModel: viewModel).erased() }
                private var viewModel: NAMEViewModel {
                    let viewModel = NAMEViewModel()
                    viewModel.router = NAMERouter()
                    return viewModel
                }
            }
            """,
        ])
        let learned = try #require(learning(files).architectures.first)
        guard handsOn else {
            #expect(learned.assembly?.by == Learned("router", Evidence(10, of: 10)))
            return
        }
        #expect(learned.assembly == nil)
        #expect(learned.outsideBuilders?.own == Learned("route in 'view'", Evidence(10, of: 10)))
        #expect(Set(learned.outsideBuilders?.creates.map(\.value) ?? []) == ["screen", "viewModel", "router"])
        #expect(learned.owner?.value == "screen")
    }

    @Test("A configurator that is given the screen builds the scene, and each of several spellings is told")
    func configurators() throws {
        var files: [String: String] = [:]
        for (number, name) in Self.names.enumerated() {
            let kind = number < 4 ? "Configurator" : number < 7 ? "TableConfigurator" : "ModuleFactory"
            let function =
                number < 7
                ? "func configure(view: NAMEViewController) { let presenter = NAMEPresenter(); view.output = presenter }"
                : "func create() -> UIViewController { let view = NAMEViewController(); view.output = NAMEPresenter(); return view }"
            files.merge(
                scenes(
                    of: [name],
                    [
                        "NAME/NAMEViewController.swift":
                            "final class NAMEViewController: UIViewController { var output: NAMEPresenter! }",
                        "NAME/NAMEPresenter.swift": "final class NAMEPresenter {}",
                        "NAME/NAME\(kind).swift": "final class NAME\(kind) { \(function) }",
                    ])
            ) { $1 }
        }
        let sentence = try #require(learning(files).architectures.first?.outsideBuilders?.sentence)
        #expect(
            sentence == "the units' own configurator builds 4 of 10, their moduleFactory 3, their tableConfigurator 3")
    }

    @Test("Who makes samples for previews builds nothing", arguments: [true, false])
    func previews(isForPreviews: Bool) throws {
        let all = Self.names.map { "let the\($0) = \($0)ViewModel()" }.joined(separator: "\n")
        let type = isForPreviews ? "DeveloperPreview" : "Samples"
        var files = scenes([
            "NAME/NAMEView.swift":
                "struct NAMEView: View { @EnvironmentObject var viewModel: NAMEViewModel; var body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
        ])
        files["Main/MainRouter.swift"] =
            "final class MainRouter {\n"
            + Self.names.map { "func show\($0)() { push(\($0)View()) }" }.joined(separator: "\n")
            + "\n}"
        files["Misc/\(type).swift"] =
            "final class \(type)Factory { \(all) }\n"
            + (isForPreviews
                ? "extension PreviewProvider { static var dev: DeveloperPreviewFactory { .init() } }" : "")
        let found = try #require(learning(files).architectures.first?.outsideBuilders)
        #expect(
            found.parts.map { "\($0.id) a …\($0.others?.value ?? "")" }
                == (isForPreviews ? [] : ["viewModel a …Factory"]), "\(found)")
    }
}
