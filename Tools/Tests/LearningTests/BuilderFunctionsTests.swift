import Architecture
import Testing

@testable import Learning

/// The functions by which scenes are built, with what these make and give back.
@Suite("Learning the functions that build")
struct BuilderFunctionsTests: SceneTexts {
    private static let mvvm = [
        "NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController { let model: NAMEViewModel }",
        "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
    ]

    private func learned(_ files: [String: String]) throws -> LearnedArchitecture {
        try #require(learning(scenes(files)).architectures.first)
    }

    private func text(_ learned: LearnedArchitecture) -> String {
        LearnedDefinition(learned, as: .ours, known: []).text
    }

    @Test("The function that is told makes the scene, and is not one that all builders have", arguments: [true, false])
    func making(isFirst: Bool) throws {
        let made = "show(NAMEViewController(model: NAMEViewModel()))"
        var files = scenes(
            Self.mvvm.merging([
                "NAME/NAMECoordinator.swift":
                    "class NAMECoordinator { init(parent: Int) {}\n func start() { \(made) } }"
            ]) { $1 })
        // One of them makes its scene where the others begin.
        files["About/AboutCoordinator.swift"] =
            "class AboutCoordinator { init(parent: Int) { \(made) } \(isFirst ? "" : "func start() {}") }"
            .replacing("NAME", with: "About")
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.assembly?.function == Learned("start", Evidence(9, of: 10)))
    }

    @Test(
        "What a function is given and gives back is told where nothing tells the scene",
        arguments: ["", "Steps", "UIViewController?"])
    func results(result: String) throws {
        let arrow = result.isEmpty ? "" : " -> \(result)"
        let coordinator =
            "class NAMECoordinator { func start()\(arrow) { let screen = NAMEViewController(model: NAMEViewModel())\n"
            + "show(screen) } }"
        let text = text(try learned(Self.mvvm.merging(["NAME/NAMECoordinator.swift": coordinator]) { $1 }))
        let back = result.isEmpty ? "nothing" : result
        let told =
            result.hasPrefix("UI") ? "as \(result) in 10 of 10" : "a guess: the function gives back \(back) in 10 of 10"
        #expect(text.contains("returns: viewController  # \(told)"), "\(text)")
    }

    @Test("A builder that is given its screen says so", arguments: ["NAMEViewController", "NAMEViewProtocol"])
    func given(type: String) throws {
        let text = text(
            try learned([
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController, NAMEViewProtocol { var presenter: NAMEPresenter? }",
                "NAME/NAMEContracts.swift": "protocol NAMEViewProtocol: AnyObject { func show() }",
                "NAME/NAMEPresenter.swift": "class NAMEPresenter { weak var view: NAMEViewProtocol? }",
                "NAME/NAMEConfigurator.swift": """
                class NAMEConfigurator {
                    func configure(view: \(type)) {
                        let presenter = NAMEPresenter()
                        presenter.view = view
                    }
                }
                """,
            ]))
        #expect(text.contains("by: configurator  # 10 of 10") && text.contains("function: configure  # 10 of 10"))
        let told =
            "a guess: the function is given the viewController in 10 of 10, and gives back nothing in 10 of 10"
        #expect(text.contains("returns: viewController  # \(told)"), "\(text)")
    }

    @Test("Of a function that makes the screen and one that it hands the screen to, the first builds")
    func handing() throws {
        let learned = try learned([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { var presenter: NAMEPresenter? }",
            "NAME/NAMEPresenter.swift": "class NAMEPresenter { var interactor: NAMEInteractor? }",
            "NAME/NAMEInteractor.swift": "class NAMEInteractor {}",
            "NAME/NAMEAssembly.swift": """
            class NAMEAssembly {
                func assembleModule() -> NAMEViewController {
                    let screen = NAMEViewController()
                    screen.presenter = assemblePresenter(view: screen)
                    return screen
                }
                func assemblePresenter(view: NAMEViewController) -> NAMEPresenter {
                    let presenter = NAMEPresenter()
                    presenter.interactor = NAMEInteractor()
                    return presenter
                }
            }
            """,
        ])
        #expect(learned.assembly?.function == Learned("assembleModule", Evidence(10, of: 10)))
        #expect(learned.assembly?.returns == Learned("viewController", Evidence(10, of: 10)))
    }

    @Test("A helper that makes a part, and a container that makes those of others, build no scene")
    func helpers() throws {
        // Each loads what it shows by a service that it makes.
        let model = "class NAMEViewModel { func load() { _ = NAMEService() } }"
        let helped = try learned(
            Self.mvvm.merging([
                "NAME/NAMEViewModel.swift": model, "NAME/NAMEService.swift": "class NAMEService { func load() {} }",
            ]) { $1 })
        #expect(helped.assembly == nil)
    }

    @Test(
        "Who registers parts of its scene alone builds it, and a container of others' does not",
        arguments: [true, false])
    func containers(isShared: Bool) throws {
        var files = scenes(Self.mvvm)
        for name in Self.names {
            let more = isShared ? "add(SideViewModel())" : ""
            files["\(name)/\(name)Injector.swift"] =
                "class \(name)Injector { private func register() { add(\(name)ViewModel())\n\(more) } }"
        }
        files["Side/SideViewModel.swift"] = "class SideViewModel {}"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.assembly?.by.value == (isShared ? nil : "injector"))
    }

    @Test("What a screen makes later on, its own function does not make", arguments: ["viewDidLoad", "init"])
    func later(function: String) throws {
        let declared = function == "init" ? "init()" : "func \(function)()"
        let learned = try learned([
            "NAME/NAMEViewController.swift": """
            class NAMEViewController: UIViewController {
                var source: NAMEDataSource?
                static func instantiate() -> NAMEViewController { NAMEViewController() }
                \(declared) { source = NAMEDataSource() }
            }
            """,
            "NAME/NAMEDataSource.swift": "class NAMEDataSource { weak var screen: NAMEViewController? }",
        ])
        let creates = try #require(learned.assembly).creates.map(\.value)
        #expect(creates.contains("viewController") && creates.contains("dataSource") == (function == "init"))
    }

    @Test("A screen that makes what it needs makes it in those, too, that have a function that gives them")
    func ownParts() throws {
        func screen(_ more: String) -> String {
            "class NAMEViewController: UIViewController { var model: NAMEViewModel?\n"
                + "override func viewDidLoad() { model = NAMEViewModel() }\n\(more) }"
        }
        var files = scenes([
            "NAME/NAMEViewController.swift": screen(""), "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
        ])
        for name in Self.names.prefix(4) {
            let given = "static func create() -> NAMEViewController { NAMEViewController() }"
            files["\(name)/\(name)ViewController.swift"] = screen(given).replacing("NAME", with: name)
        }
        let assembly = try #require(learning(files).architectures.first?.assembly)
        #expect(assembly.isByScreen && assembly.creates == [Learned("viewModel", Evidence(10, of: 10))])
    }

    @Test(
        "A private function is no builder's: who calls it makes what it makes", arguments: ["private ", ""],
        ["load", "Self.load", "NAMEBuilder.load"])
    func helpers(access: String, call: String) throws {
        let builder = """
            class NAMEBuilder {
                static func build() -> NAMEViewController {
                    let screen = \(call)()
                    screen.model = NAMEViewModel()
                    return screen
                }
                \(access)static func load() -> NAMEViewController { NAMEViewController() }
            }
            """
        let assembly = try #require(
            try learned([
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { var model: NAMEViewModel? }",
                "NAME/NAMEViewModel.swift": "class NAMEViewModel {}", "NAME/NAMEBuilder.swift": builder,
            ]).assembly)
        #expect(assembly.function == Learned(access.isEmpty ? "load" : "build", Evidence(10, of: 10)))
        #expect(assembly.creates.map(\.value).sorted() == ["viewController", "viewModel"])
    }

    @Test("Of two functions that all builders have, the one that makes the screen is told")
    func ties() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { var model: NAMEViewModel? }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
            "NAME/NAMEWrapper.swift":
                "class NAMEWrapper { func makeScreen() -> NAMEViewController { NAMEViewController() }\n"
                + "func makeModel() -> NAMEViewModel { NAMEViewModel() } }",
        ])
        // One of them makes both where the model is made.
        files["About/AboutWrapper.swift"]?.replace(
            "{ AboutViewModel() }", with: "{ show(AboutViewController()); AboutViewModel() }")
        let assembly = try #require(learning(files).architectures.first?.assembly)
        #expect(assembly.function == Learned("makeScreen", Evidence(10, of: 10)))
    }

    @Test("One that makes neither the screen nor what it is given builds none where others make nearly all")
    func rows() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { let builder = NAMEListBuilder() }",
            "NAME/NAMEHeader.swift": "class NAMEHeader { func size() {} }",
            "NAME/NAMEListBuilder.swift":
                "class NAMEListBuilder { func rows() -> [Row] { [Row(NAMEHeader())] } }",
        ])
        let made = Self.names.map { "show(\($0)ViewController())" }.joined(separator: "\n")
        files["Flow/AppRouter.swift"] = "class AppRouter { func open() {\n\(made)\n} }"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.assembly == nil)
        #expect(learned.nobodyBuilds.hasPrefix("others build 10 of 10, a …Router 10 of these"))
    }

    @Test("A builder that most scenes have builds those, too, of which another type makes more")
    func usual() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { let model: NAMEViewModel\n"
                + "static func create(model: NAMEViewModel) -> NAMEViewController { NAMEViewController(model: model) } }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
        ])
        for name in Self.names.prefix(3) {
            files["\(name)/\(name)Container.swift"] =
                "class \(name)Container { func make() -> \(name)ViewController {\n"
                + "\(name)ViewController.create(model: \(name)ViewModel()) } }"
        }
        let assembly = try #require(learning(files).architectures.first?.assembly)
        #expect(assembly.by == Learned("viewController", Evidence(10, of: 10)))
    }

    @Test("A property that makes the scene is told by its form, with those of all")
    func properties() throws {
        let files = scenes([
            "NAME/NAMEView.swift":
                "struct NAMEView: View { @ObservedObject var model: NAMEViewModel; var body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
        ])
        var all = files
        for name in Self.names {
            let property = name.lowercased()
            all["\(name)/\(name)Component.swift"] = """
                class \(name)Component {
                    private func makeModel() -> \(name)ViewModel { \(name)ViewModel() }
                    var \(property)View: Any { \(name)View(model: makeModel()) }
                }
                """
        }
        let learned = try #require(learning(all).architectures.first)
        #expect(learned.assembly == nil)
        #expect(learned.nobodyBuilds == "the units' own component in '{unit}View' builds 10 of 10")
    }

    @Test(
        "A screen that makes its view is built by those who make it, of whatever kinds these are",
        arguments: ["UIView", "BaseView"])
    func kinds(base: String) throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { let main = NAMEView(); let model: NAMEViewModel }",
            "NAME/NAMEView.swift": "class NAMEView: \(base) {}",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
        ])
        files["Base/BaseView.swift"] = "class BaseView: UIView {}"
        let kinds = ["Delegate", "Router", "Flow", "Tabs"]
        for (number, name) in Self.names.enumerated() {
            let kind = kinds[number % 4]
            files["Start/Start\(number)\(kind).swift", default: ""] +=
                "class Start\(number)\(kind): UIViewController { func show() { "
                + "_ = \(name)ViewController(model: \(name)ViewModel()) } }"
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.assembly == nil)
        #expect(learned.nobodyBuilds.hasPrefix("others build 10 of 10"), "\(learned.nobodyBuilds)")
    }

    @Test("The owner's count is of those that keep the parts which most keep")
    func owners() throws {
        var files = scenes([
            "NAME/NAMEView.swift":
                "struct NAMEView: View { @StateObject var model = NAMEViewModel(); var body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
        ])
        for name in Self.names.prefix(3) {
            files["\(name)/\(name)View.swift"] = "struct \(name)View: View { var body: some View { Text(\"\") } }"
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(7, of: 10)))
    }

    @Test(
        "What keeps nothing of its scene is not the owner where another view keeps its model", arguments: [true, false])
    func ownersThatKeep(isKeptByDetails: Bool) throws {
        let own = "@StateObject var model: NAMEViewModel"
        let learned = try #require(
            learning(
                scenes([
                    "NAME/NAMEDetailView.swift": """
                    struct NAMEDetailView: View {
                        \(isKeptByDetails ? own : "")
                        var body: some View { Text("") }
                    }
                    """,
                    "NAME/NAMESummaryView.swift": """
                    struct NAMESummaryView: View {
                        \(isKeptByDetails ? "" : own)
                        var body: some View { Text("") }
                    }
                    """,
                    "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
                ])
            ).architectures.first)
        #expect(learned.owner?.value == (isKeptByDetails ? "detailView" : "summaryView"))
    }
}
