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
}
