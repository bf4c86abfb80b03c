import Architecture
import SourceModel
import Testing

@testable import Learning

/// The declarations of a new unit: like those of the existing ones.
@Suite("Learning how types are declared")
struct DeclaredStyleTests {
    private static let names = ["About", "Login", "Map", "Search", "Wallet"]

    private func learned(
        assembly: (String) -> String, protocols: (String) -> String = { _ in "" }, shared: String = "",
        base: String = "UIViewController", view: (String) -> String = { _ in "" }
    ) throws -> LearnedArchitecture {
        var files: [SourceFile] = []
        func add(_ path: String, _ text: String) throws {
            files.append(FactReading.file(try #require(FileFacts(parsing: text, depth: .whole)), path: path))
        }
        for name in Self.names {
            let folder = "/app/Sources/\(name)"
            try add("\(folder)/\(name)Assembly.swift", "import UIKit\n\(assembly(name))")
            try add(
                "\(folder)/\(name)Presenter.swift",
                """
                import Foundation
                import PromiseKit
                final class \(name)Presenter: \(name)ModuleInput {
                    weak var view: (any \(name)ViewInput)?
                }
                """)
            try add(
                "\(folder)/\(name)ViewController.swift",
                """
                import UIKit
                final class \(name)ViewController: \(base), \(name)ViewInput {
                    private let presenter: \(name)Presenter
                    init(presenter: \(name)Presenter) { self.presenter = presenter }
                }
                """)
            try add(
                "\(folder)/\(name)Protocols.swift",
                "protocol \(name)ViewInput: AnyObject {}\nprotocol \(name)ModuleInput: AnyObject {}\n\(protocols(name))"
            )
            if !view(name).isEmpty { try add("\(folder)/\(name)View.swift", "import UIKit\n\(view(name))") }
            try add("\(folder)/\(name)Models.swift", "enum \(name)Action {}\nstruct \(name)State {}")
        }
        if !shared.isEmpty { try add("/app/Sources/Common/Shared.swift", shared) }
        return try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
    }

    private func made(_ name: String) -> String {
        """
                let presenter = \(name)Presenter()
                let viewController = \(name)ViewController(presenter: presenter)
                presenter.view = viewController
        """
    }

    private func written(_ learned: LearnedArchitecture) -> LearnedDefinition {
        LearnedDefinition(learned, as: .ours, known: [])
    }

    @Test func writesABuilderThatIsMadeFirst() throws {
        let learned = try learned(
            assembly: { name in
                "final class \(name)Assembly: Assembly {\n    func makeModule() -> UIViewController {\n\(made(name))\n"
                    + "        return viewController\n    }\n}"
            }, shared: "import UIKit\nprotocol Assembly {\n    func makeModule() -> UIViewController\n}")
        let written = written(learned)
        #expect(written.text.contains("returns: viewController  # 5 of 5; as UIViewController in 5 of 5"))
        let builder = try #require(written.templates["assemblyFile"])
        #expect(builder.contains("final class {{ roles.assembly.type }}: Assembly {\n"))
        #expect(builder.contains("\n    func {{ assembly.function }}()"))
        #expect(builder.contains("-> UIViewController {"))
        #expect(written.templates["presenterFile"]?.hasPrefix("import Foundation\nimport PromiseKit\n") == true)
        let models = try #require(written.templates["modelsFile"])
        #expect(models.contains("enum {{ data.action.type }}") && models.contains("struct {{ data.state.type }}"))
    }

    /// A new type would lack the requirements of a protocol beyond the written ones.
    @Test func promisesNothingThatIsNotWritten() throws {
        let learned = try learned(
            assembly: { name in
                "final class \(name)Assembly: Assembly {\n    func makeModule() -> UIViewController {\n\(made(name))\n"
                    + "        return viewController\n    }\n    func start() {}\n}"
            },
            shared: "import UIKit\nprotocol Assembly {\n    func makeModule() -> UIViewController\n    func start()\n}")
        let builder = try #require(written(learned).templates["assemblyFile"])
        #expect(builder.contains("final class {{ roles.assembly.type }} {\n"))
    }

    @Test func givesBackWhatTheTeamsBuildersDo() throws {
        let learned = try learned(
            assembly: { name in
                "final class \(name)Assembly {\n    static func configure() -> \(name)Result? {\n\(made(name))\n"
                    + "        return (viewController, presenter)\n    }\n}"
            }, protocols: { "typealias \($0)Result = (view: \($0)ViewInput, input: \($0)ModuleInput)" })
        let templates = written(learned).templates
        let builder = try #require(templates["assemblyFile"])
        #expect(builder.contains("static func {{ assembly.function }}() -> {{ unit.name }}Result? {"))
        #expect(
            builder.contains(
                "return (view: {{ roles.viewController.property }}, input: {{ roles.presenter.property }})"))
        #expect(
            templates["protocolsFile"]?.contains(
                "typealias {{ unit.name }}Result = (view: {{ unit.name }}ViewInput, input: {{ unit.name }}ModuleInput)")
                == true)
    }

    private func plainAssembly(_ name: String, _ keyword: String, _ parents: String = "") -> String {
        "\(keyword) \(name)Assembly\(parents) {\n    static func configure() -> \(name)ViewController {\n\(made(name))\n"
            + "        return viewController\n    }\n}"
    }

    /// A view that knows its view controller tells it what happens.
    @Test(arguments: [("weak var delegate: (any ", true), ("weak var delegate: (any Other", false)])
    func makesAViewAsTheTeamDoes(property: String, tells: Bool) throws {
        let learned = try learned(
            assembly: { plainAssembly($0, "final class") },
            view: { name in
                "final class \(name)View: UIView {\n    \(property)\(name)ViewInput)?\n}\n"
                    + "extension \(name)ViewController {\n    override func loadView() { view = \(name)View() }\n}"
            })
        let controller = try #require(written(learned).templates["viewControllerFile"])
        #expect(controller.contains("let root = {{ roles.view.type }}()") == tells)
        #expect(
            controller.contains(
                tells
                    ? "        root.{{ roles.view.to.viewController.property }} = self\n        view = root\n"
                    : "        view = {{ roles.view.type }}()\n"))
    }

    /// A new scene may be made without what fewer than four of five have.
    @Test func makesNoViewThatANewSceneHasNot() throws {
        let learned = try learned(
            assembly: { plainAssembly($0, "final class") },
            view: { name in
                ["Map", "Wallet"].contains(name)
                    ? ""
                    : "final class \(name)View: UIView {}\nextension \(name)ViewController {\n"
                        + "    override func loadView() { view = \(name)View() }\n}"
            })
        let written = written(learned)
        #expect(written.text.contains("count: usual"))
        #expect(
            written.templates["viewControllerFile"]?.contains(
                "{% if roles.view.isUsed %}\n\n    override func loadView() {\n") == true)
    }

    /// A protocol that a structure fulfils cannot be for classes alone.
    @Test func bindsNoProtocolOfStructuresToClasses() throws {
        let learned = try learned(
            assembly: { plainAssembly($0, "struct", ": \($0)AssemblyProtocol") },
            protocols: { "protocol \($0)AssemblyProtocol {}" })
        let templates = written(learned).templates
        #expect(templates["assemblyFile"]?.contains("struct {{ roles.assembly.type }} {") == true)
        let contracts = try #require(templates["protocolsFile"])
        #expect(contracts.contains("protocol {{ contracts.assemblyProtocol.type }} {"))
        #expect(contracts.contains("protocol {{ contracts.viewInput.type }}: AnyObject {"))
    }

    @Test func callsTheInitialiserThatABaseHas() throws {
        let learned = try learned(
            assembly: { plainAssembly($0, "enum") },
            shared: """
                import UIKit
                class ThemeController: UIViewController {
                    init() { super.init(nibName: nil, bundle: nil) }
                }
                """, base: "ThemeController")
        let controller = try #require(written(learned).templates["viewControllerFile"])
        #expect(controller.contains("        super.init()\n"))
    }
}
