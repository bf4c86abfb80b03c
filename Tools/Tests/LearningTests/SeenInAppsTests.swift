import Architecture
import SourceModel
import TemporaryFolders
import Testing

@testable import Learning

/// Habits of apps that no built-in scaffolds, each with the statement about it.
@Suite("Learning what apps do")
struct SeenInAppsTests {
    private let known: [ArchitectureDefinition]

    init() throws {
        known = try ArchitectureSource.builtIns.values.map { try $0.definition() }
    }

    private func text(_ learned: LearnedArchitecture, standing: Bool) -> LearnedDefinition {
        LearnedDefinition(
            learned, as: .ours, known: standing ? known : [])
    }

    /// The built-in's templates make the property that this line would take from them.
    @Test func takesAViewInTheHierarchyForOneThatIsHeld() throws {
        let learned = try #require(
            AppLearning(
                ScaffoldedApp.files("viper") { path, text in
                    let name = path.split(separator: "/").dropLast().last ?? ""
                    return text.replacing("    let rootView = \(name)ViewLayout()\n", with: "")
                        .replacing("view = rootView", with: "view = \(name)ViewLayout()")
                }
            ).architectures.first)
        #expect(learned.channels.contains { $0.to == "viewLayout" && $0.hold.value == .viewHierarchy })
        let written = text(learned, standing: true)
        #expect(written.extends == "viper")
        #expect(!written.text.contains("- view -> layout"))
        #expect(written.text.contains("view -> layout: hold viewHierarchy  # 20 of 20"))
    }

    @Test func saysWhereContractsStandInTwoWays() throws {
        let some = ScaffoldedApp.names.prefix(8)
        let files = try ScaffoldedApp.files("snp").map { file in
            guard let name = some.first(where: { file.path.hasSuffix("/\($0)/\($0)Protocols.swift") }) else {
                return file
            }
            var file = file
            file.path = file.path.replacing("\(name)Protocols.swift", with: "\(name)Contracts.swift")
            return file
        }
        let learned = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        let contracts = try #require(learned.files.first { $0.path.value == "{Unit}Protocols.swift" })
        #expect(contracts.holds.allSatisfy { $0.evidence == Evidence(12, of: 20) })
        #expect(text(learned, standing: false).text.contains("path: \"{Unit}Protocols.swift\"  # not sure: 12 of 20"))
        // Two of five do so: that is another way, and no deviation.
        #expect(learned.outliers.isEmpty)
    }

    /// `App` is no folder around `AppTests`, and what an app splits its users with is no test.
    @Test func tellsTestsByWhatTheyImport() throws {
        func file(_ path: String, _ text: String) -> SourceFile? {
            FileFacts(parsing: text, depth: .whole).map { FactReading.file($0, path: path) }
        }
        let variant = try #require(file("/app/Sources/App/SplitTests/Variant.swift", "class Variant {}"))
        let test = try #require(
            file("/app/Sources/AppTests/AboutTests.swift", "import XCTest\n@testable import App\nclass AboutTests {}"))
        let files = (try ScaffoldedApp.files("snp") + [variant, test]).sorted { $0.path < $1.path }
        let learning = AppLearning(files)
        #expect(learning.testFolders == ["/app/Sources/AppTests"])
        #expect(learning.testedModule == "App")
        #expect(learning.typeCount == files.reduce(0) { $0 + $1.types.count } - 1)
    }

    @Test(
        "Tests that drive the app take no scene's tests, and those of a module that is called so do",
        arguments: ["App", "AppUI"])
    func testsOfTheInterface(module: String) throws {
        func file(_ path: String, _ text: String) -> SourceFile? {
            FileFacts(parsing: text, depth: .whole).map { FactReading.file($0, path: path) }
        }
        let tests = try (["One", "Two"].map { "AppUITests/\($0)" } + ["AppUnitTests/Some"]).map { name in
            try #require(
                file(
                    "/app/Sources/\(name)Tests.swift",
                    "import XCTest\n@testable import \(module)\nclass \(name.suffix(3))Tests {}"))
        }
        let learning = AppLearning((try ScaffoldedApp.files("snp") + tests).sorted { $0.path < $1.path })
        #expect(learning.testFolders.first == "/app/Sources/App\(module == "App" ? "Unit" : "UI")Tests")
        #expect(learning.testFolders.contains("/app/Sources/AppUITests") == (module == "AppUI"))
    }

    /// Xcode's template of a file imports UIKit, whatever becomes of it.
    @Test func tellsLayersByWhatIsUsed() throws {
        let files = try ScaffoldedApp.files("viper").map { file in
            var file = file
            if file.path.hasSuffix("Interactor.swift") || file.path.hasSuffix("Presenter.swift") {
                file.imports = ["UIKit"]
            } else if file.path.hasSuffix("ViewController.swift") {
                file.imports = ["Foundation"]
            }
            return file
        }
        let learned = try #require(AppLearning(files).architectures.first)
        let layers = Dictionary(uniqueKeysWithValues: learned.roles.map { ($0.id, $0.layer) })
        #expect(layers["interactor"] == "logic")
        #expect(layers["presenter"] == "logic")
        #expect(layers["viewController"] == "interface")
        // What all of its files import is not forbidden.
        #expect(learned.layers.first { $0.id == "logic" }?.mayNotImport.contains { $0.evidence.count > 0 } == false)
    }

    @Test func knowsWhoOnlyPassesOn() throws {
        let files = try ScaffoldedApp.files("snp") { path, text in
            guard path.hasSuffix("Configurator.swift") else { return text }
            let name = path.split(separator: "/").dropLast().last ?? ""
            return text.replacing(
                "enum \(name)Configurator {",
                with: "enum \(name)Configurator {\n    let given: any \(name)PresenterProtocol\n")
        }
        let learned = try #require(AppLearning(files).architectures.first)
        let passed = try #require(learned.channels.first { $0.from == "configurator" && $0.to == "presenter" })
        #expect(passed.says.isEmpty)
        let talks = learned.channels.first { $0.from == "interactor" && $0.to == "presenter" }
        #expect(talks?.says.isEmpty == false)
    }

    @Test func takesNoCallbackForABuilder() throws {
        let files = try ScaffoldedApp.files("snp") { path, text in
            path.hasSuffix("Configurator.swift") ? text.replacing("func build", with: "func viewDidLoad") : text
        }
        let learned = try #require(AppLearning(files).architectures.first)
        #expect(learned.assembly == nil)
        let written = text(learned, standing: false).text
        #expect(!written.contains("viewDidLoad"))
        #expect(written.contains("assembly:\n  creates: "))
        #expect(!written.contains("function: "))
    }

    /// A delegate is implemented by who opens the scene, not by the scene.
    @Test func scaffoldsNoConformanceThatIsAnothers() throws {
        let files = try ScaffoldedApp.files("snp") { path, text in
            let parts = path.split(separator: "/")
            let name = String(parts.dropLast().last ?? "")
            let names = ScaffoldedApp.names
            let next = names[((names.firstIndex(of: name) ?? 0) + 1) % names.count]
            if path.hasSuffix("Protocols.swift") {
                return text + "\nprotocol \(name)Delegate: AnyObject {\n    func did\(name)End()\n}\n"
            }
            guard path.hasSuffix("Interactor.swift") else { return text }
            return text.replacing(
                "    private let presenter",
                with: "    weak var delegate: (any \(name)Delegate)?\n    private let presenter")
                + "\nextension \(name)Interactor: \(next)Delegate {\n    func did\(next)End() {}\n}\n"
        }
        let learned = try #require(AppLearning(files).architectures.first)
        #expect(learned.channels.contains { $0.leavesUnit && $0.through?.value == "delegate" })
        let written = text(learned, standing: false)
        #expect(written.text.contains("another's: 20 of 20"))
        #expect(written.templates.values.allSatisfy { !$0.contains(": {{ contracts.delegate.type }} {\n}") })
    }

    private func app(_ texts: (String) -> [String: String]) throws -> AppLearning {
        let files = try ["Home", "Login", "Pin", "Map", "Chat"].flatMap { name in
            try texts(name).map { ending, text in
                FactReading.file(
                    try #require(FileFacts(parsing: text, depth: .whole)),
                    path: "/app/Sources/\(name)/\(name)\(ending).swift")
            }
        }
        return AppLearning(files.sorted { $0.path < $1.path })
    }

    /// A function that takes a type gives back one.
    @Test(arguments: ["made(NAMEPresenter.init, delegate: self)", "try! resolver.resolve(NAMEPresenter.self)!"])
    func seesWhatAPropertyIsMadeFor(value: String) throws {
        let learned = try #require(
            app { name in
                let value = value.replacing("NAME", with: name)
                return [
                    "ViewController":
                        "class \(name)ViewController: UIViewController { lazy var presenter = \(value) }",
                    "Presenter": "class \(name)Presenter {}",
                ]
            }.architectures.first)
        let channel = try #require(learned.channels.first)
        #expect((channel.from, channel.to) == ("viewController", "presenter"))
        #expect(channel.hold == Learned(.strong, Evidence(5, of: 5)))
    }

    /// A logger that is told whose it is holds nothing of that type.
    @Test(arguments: [
        "let logger = Logger.log(NAMEViewController.self, category: \"NAME\")",
        "let log = Records.log(for: NAMEViewController.self)",
    ])
    func takesATypeNamedToALoggerForNone(property: String) throws {
        let learned = try #require(
            app { name in
                [
                    "ViewController":
                        "class \(name)ViewController: UIViewController { let presenter = \(name)Presenter() }",
                    "Presenter": "class \(name)Presenter { \(property.replacing("NAME", with: name)) }",
                ]
            }.architectures.first)
        #expect(learned.channels.map { "\($0.from) -> \($0.to)" } == ["viewController -> presenter"])
    }

    @Test func seesWhatABaseClassHolds() throws {
        let learned = try #require(
            app { name in
                var files = [
                    "ViewController": "class \(name)ViewController: BaseController {}",
                    "ViewModel": "class \(name)ViewModel: BaseModel {}",
                ]
                if name == "Home" {
                    files["Base"] = """
                        class BaseModel {}
                        class BaseController: UIViewController { var viewModel: BaseModel?; weak var sibling: Other? }
                        class Other {}
                        """
                }
                return files
            }.architectures.first)
        #expect(learned.channels.map { "\($0.from) -> \($0.to)" } == ["viewController -> viewModel"])
        #expect(learned.channels.first?.hold == Learned(.strong, Evidence(5, of: 5)))
    }

    /// `ViewControllerWithState` is another module's, and no protocol by its name.
    @Test(arguments: ["ViewController", "ViewControllerWithState", "FormViewController"])
    func takesOtherModulesControllersForScreens(base: String) throws {
        let learning = try app { name in
            [
                "VC": "import Flux\nclass \(name)VC: \(base)<\(name)View> {}",
                "View": "class \(name)View: UIView, ViewControllerModellable {}",
            ]
        }
        #expect(learning.architectures.first?.units.count == 5)
        #expect(learning.screenCount == 5)
    }

    @Test func writesWhatFewHoldAsOptional() throws {
        let learned = try #require(
            app { name in
                let child = ["Map", "Chat"].contains(name) ? "let child = PinViewController()" : ""
                return [
                    "ViewController": """
                    class \(name)ViewController: UIViewController {
                        let presenter = \(name)Presenter()
                        \(child)
                    }
                    """,
                    "Presenter": "class \(name)Presenter {}",
                ]
            }.architectures.first)
        let written = text(learned, standing: false)
        let definition = try ArchitectureSource(
            file: "ours.yml", text: written.text, templates: written.templates
        ).definition()
        #expect(definition.channels.map { "\($0.from) -> \($0.to)" } == ["viewController -> presenter"])
        let all = definition.withOptionalChannels.channels
        #expect(all.map { "\($0.from) -> \($0.to) \($0.leavesUnit)" }.last == "viewController -> viewController true")
    }

    /// Code for the Mac imports no UIKit, and a file with a view in it has to.
    @Test func learnsNoImportsFromFilesThatCannotHaveThem() throws {
        let learned = try #require(
            app { name in
                let module = ["Home", "Login"].contains(name) ? "UIKit" : "Cocoa"
                return [
                    "ViewController": """
                    import UIKit
                    class \(name)ViewController: UIViewController { let viewModel = \(name)ViewModel() }
                    """,
                    "ViewModel": "import \(module)\nclass \(name)ViewModel {}",
                ]
            }.architectures.first)
        #expect(!text(learned, standing: false).text.contains("mayNotImport"))
    }

    /// A module that is forbidden in a role's files is forbidden to all of the app's types of that name: other ways'
    /// view models, too.
    @Test(arguments: [1, 6]) func forbidsWhatAllOfARoleDoWithout(importing: Int) throws {
        let learned = try #require(
            app { name in
                var files = [
                    "ViewController": """
                    import UIKit
                    class \(name)ViewController: UIViewController { let viewModel = \(name)ViewModel() }
                    """,
                    "ViewModel": "class \(name)ViewModel {}",
                ]
                if name == "Home" {
                    for number in 0..<12 {
                        files["Row\(number)"] =
                            (number < importing ? "import UIKit\n" : "") + "class Row\(number)ViewModel {}"
                    }
                }
                return files
            }.architectures.first)
        let forbidden = learned.layers.first { $0.id == "logic" }?.mayNotImport.first
        #expect(forbidden?.evidence == Evidence(17 - importing, of: 17))
        #expect(text(learned, standing: false).text.contains("mayNotImport") == (importing == 1))
    }

    /// A screen that a coordinator of the app's, or whoever opens it, makes is built by somebody.
    @Test func tellsWhoElseMakesTheScreens() throws {
        let learned = try #require(
            app { name in
                var files = [
                    "ViewController":
                        "class \(name)ViewController: UIViewController { var viewModel: \(name)ViewModel? }",
                    "ViewModel": "class \(name)ViewModel {}",
                ]
                if name == "Home" {
                    files["Coordinator"] = """
                        class MainCoordinator {
                            func showLogin() { push(LoginViewController()) }
                            func showPin() { push(PinViewController.instantiate()) }
                            func showMap() { let map = MapViewController(); push(map) }
                        }
                        """
                    files["Tests"] =
                        "import XCTest\nclass MainTests: XCTestCase { func test() { _ = ChatViewController() } }"
                }
                return files
            }.architectures.first)
        #expect(learned.assembly == nil)
        #expect(
            text(learned, standing: false).text.contains(
                "  creates: viewController  # 3 of 3: others build 3 of 5, a …Coordinator 3 of these, MainCoordinator for one"
            ))
        #expect(!text(learned, standing: false).text.contains("  by: "))
    }

    /// The conformance of one header view of two is no duty of header views.
    @Test func takesNoContractFromOneUnitOfTwo() throws {
        let learned = try #require(
            app { name in
                var files = [
                    "ViewController": "class \(name)ViewController: UIViewController { let view = \(name)View() }",
                    "View": "class \(name)View: UIView {}",
                ]
                if ["Home", "Login", "Pin"].contains(name) {
                    files["Delegate"] = "protocol \(name)Delegate: AnyObject {}"
                    files["View"] = name == "Pin" ? nil : files["View"]
                }
                if name == "Home" { files["View"] = "class HomeView: UIView, HomeDelegate {}" }
                return files
            }.architectures.first)
        #expect(learned.contracts.map(\.form) == ["{Unit}Delegate"])
        #expect(learned.roles.allSatisfy { $0.implements.isEmpty })
    }
}
