import Architecture
import SourceModel
import Testing

@testable import Learning

/// Statements that rest on proof: who keeps whom, how a view is held, which screens are made alike, and what is in a wrong place.
@Suite("Learning what is proven")
struct ProvenStatementsTests: SceneTexts {
    private func text(_ learned: LearnedArchitecture) -> String {
        LearnedDefinition(learned, as: .ours, known: []).text
    }

    // MARK: Ways

    @Test(
        "A view beside the controller is no way where it is few screens' own; somebody who acts is",
        arguments: [
            ("NAMEView: UIView", 60, 0), ("NAMEView: UIView", 20, 1), ("NAMEViewModel", 60, 1),
        ])
    func viewsOfFewScreens(part: String, others: Int, ways: Int) {
        let names = Self.names + ["Search", "Sale"]
        let scenes = scenes(
            of: names,
            [
                "NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController {}",
                "NAME/NAMEPart.swift": "class \(part) {}",
            ])
        #expect(learning(scenes.merging(screens(others)) { $1 }).architectures.count == ways)
    }

    @Test("Somebody who acts beside half of the screens makes them a way, however few of all", arguments: [6, 4])
    func actorsOfHalf(count: Int) {
        let names = Self.names + ["Search", "Sale"]
        let plain = scenes(
            of: names,
            [
                "NAME/NAMEViewController.swift":
                    "protocol NAMEDelegate: AnyObject {}\nclass NAMEViewController: UIViewController { weak var delegate: NAMEDelegate? }"
            ])
        let actors = scenes(
            of: Array(names.prefix(count)), ["NAME/NAMEPresenter.swift": "class NAMEPresenter {}"])
        let learned = learning(plain.merging(actors) { $1 }.merging(screens(60)) { $1 })
        #expect(learned.architectures.count == (count == 6 ? 1 : 0))
    }

    @Test("A structure that fulfils nothing beside a few views acts for none of them", arguments: [(20, 0), (2, 1)])
    func valuesBesideViews(others: Int, ways: Int) {
        let names = Self.names.prefix(4)
        let scenes = scenes(
            of: Array(names),
            [
                "NAME/NAMEView.swift": "struct NAMEView: View { let style: NAMEStyle }",
                "NAME/NAMEStyle.swift": "struct NAMEStyle: Equatable { var font: String }",
            ])
        #expect(learning(scenes.merging(screens(others)) { $1 }).architectures.count == ways)
    }

    @Test("Where no way is told, screens are, by their bases")
    func plainScreens() {
        let named = ["Ink", "Jar", "Kite"].map {
            ("Legacy/\($0)Page.swift", "class \($0)Page: BasePage {}")
        }
        let base = ["Legacy/BasePage.swift": "class BasePage: UIViewController {}"]
        let views = ["Bell/Bell.swift": "struct Bell: View {}"]
        let plain = learning(Dictionary(uniqueKeysWithValues: named).merging(base) { $1 }.merging(views) { $1 })
        #expect(plain.architectures.isEmpty)
        #expect(plain.plainScreens == "it has 4 view controllers (BasePage 3) and 1 view of SwiftUI")
        #expect(learning(views).plainScreens == "its screens are views of SwiftUI, 1 with their pieces")
        #expect(learning(base).plainScreens == "its screens are 1 view controller")
    }

    // MARK: Who keeps whom

    private static let viper = [
        "NAME/NAMEViewController.swift":
            "class NAMEViewController: UIViewController { var output: NAMEPresenter?; func load() { output?.load() } }",
        "NAME/NAMEPresenter.swift":
            "class NAMEPresenter { weak var view: NAMEViewController?; var interactor: NAMEInteractor?; func load() {} }",
        "NAME/NAMEInteractor.swift": "class NAMEInteractor {}",
        "NAME/NAMEModule.swift": """
        class NAMEModule {
            class func create() -> NAMEPresenter {
                let presenter = NAMEPresenter()
                presenter.interactor = NAMEInteractor()
                let viewController = NAMEViewController()
                viewController.output = presenter
                presenter.view = viewController
                return presenter
            }
        }
        """,
    ]

    @Test("The owner keeps what a builder gives back, and not the other way round")
    func owners() throws {
        let learned = try #require(learning(scenes(Self.viper)).architectures.first)
        #expect(learned.owner?.value == "viewController")
        #expect(learned.assembly?.given?.value == "presenter")
        let text = text(learned)
        #expect(
            text.contains(
                "returns: viewController  # the function gives back its presenter as {Unit}Presenter in 10 of 10"),
            "\(text)")
        #expect(text.contains("creates: [interactor, presenter, viewController]") && !text.contains("# left out"))
    }

    @Test("A strong hold back is told however usual it is, and is in no definition")
    func circles() throws {
        let files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController, NAMEViewModelDelegate { let viewModel: NAMEViewModel }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
        ]).merging(
            scenes(
                of: ["About", "Cart", "Chat", "Feed"],
                [
                    "NAME/NAMEViewModel.swift":
                        "protocol NAMEViewModelDelegate: AnyObject {}\nclass NAMEViewModel { var delegate: NAMEViewModelDelegate? }"
                ])
        ) { $1 }
        .merging(
            scenes(
                of: ["Map"],
                [
                    "NAME/NAMEViewModel.swift":
                        "protocol NAMEViewModelDelegate: AnyObject {}\nclass NAMEViewModel { weak var delegate: NAMEViewModelDelegate? }"
                ])
        ) { $1 }
        let learned = try #require(learning(files).architectures.first)
        let told = learned.outlierGroups.filter { $0.cause == .keepsAlive }.flatMap(\.items)
        #expect(told.map(\.unit) == ["About", "Cart", "Chat", "Feed"])
        #expect(
            told.first?.deviation.text
                == "AboutViewModel holds delegate strongly, and is kept by it: neither is ever released")
        let text = text(learned)
        // Who reads it has to know the way, and no new scene may go it strongly.
        #expect(
            text.contains("- viewModel -> viewController:") && text.contains("hold: weak  # not sure: 1 of 5"),
            "\(text)")
        #expect(!text.contains("hold: strong  # 4 of 5"), "\(text)")
        #expect(text.contains("# left out: viewModel -> viewController: strong") && text.contains("; weak is written"))
    }

    @Test("A view that a property holds is held by it, though it becomes the controller's view")
    func viewsInProperties() throws {
        let learned = try #require(
            learning(
                scenes([
                    "NAME/NAMEViewController.swift": """
                    class NAMEViewController: UIViewController {
                        let viewModel: NAMEViewModel
                        var mainView: NAMEView?
                        override func loadView() {
                            let mainView = NAMEView()
                            view = mainView
                        }
                    }
                    """,
                    "NAME/NAMEView.swift": "class NAMEView: UIView {}",
                    "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
                ])
            ).architectures.first)
        let channel = try #require(learned.channels.first { $0.to == "view" })
        #expect(channel.hold == Learned(.strong, Evidence(10, of: 10)))
        #expect(channel.property?.value == "mainView")
    }

    // MARK: Places

    private static let plain = [
        "NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController { let viewModel: NAMEViewModel }",
        "NAME/NAMEViewModel.swift": "protocol NAMEViewModelDelegate: AnyObject {}\nclass NAMEViewModel {}",
    ]

    @Test("Files of another name are told once of a scene, and what stands with its user is told by that")
    func filesOfOtherNames() throws {
        var files = scenes(Self.plain)
        for ending in ["ViewController", "ViewModel"] {
            files["Cart/CartModule\(ending).swift"] = files.removeValue(forKey: "Cart/Cart\(ending).swift")
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(
            learned.outliers.flatMap(\.deviations).map(\.text) == [
                "2 of its types stand in files of other names: CartViewController in CartModuleViewController.swift, "
                    + "CartViewModel in CartModuleViewModel.swift"
            ])
    }

    @Test("What lies one folder away stands beside its scene; what lies in another scene's does not")
    func placesBeside() throws {
        var files = scenes(Self.plain)
        files["CartViewModel.swift"] = files.removeValue(forKey: "Cart/CartViewModel.swift")
        files["Chat/MapViewModel.swift"] = files.removeValue(forKey: "Map/MapViewModel.swift")
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.outliers.map(\.unit) == ["Map"])
    }

    @Test("A folder that most scenes lie in is no group, though others have folders of theirs")
    func mostInOneFolder() throws {
        let flat = scenes(
            of: Array(Self.names.prefix(6)),
            Dictionary(uniqueKeysWithValues: Self.plain.map { ("Screens/\($0.key.dropFirst(5))", $0.value) }))
        let others = scenes(of: Array(Self.names.suffix(4)), Self.plain)
        let learned = try #require(learning(flat.merging(others) { $1 }).architectures.first)
        #expect(learned.folder == Learned(".", Evidence(6, of: 10)))
        #expect(learned.group == nil)
        #expect(learned.place(in: "/app/App") == "Screens")
    }

    // MARK: Parts

    @Test(
        "A cell is told by its base, and is no way of making scenes",
        arguments: [("UITableViewCell", 0), ("Holder", 1)])
    func cells(base: String, ways: Int) {
        let scenes = scenes([
            "NAME/NAMEVC.swift": "class NAMEVC: UIViewController {}",
            "NAME/NAMECC.swift": "class NAMECC: \(base) {}",
        ])
        #expect(learning(scenes).architectures.count == ways)
    }

    @Test("Cases, values and a view of old reducers are a way of many, however many screens there are")
    func oldReducers() {
        let scenes = scenes(
            of: Self.names + ["Search", "Sale"],
            [
                "NAME/NAMEView.swift": "struct NAMEView: View { let store: Store<NAMEState, NAMEAction> }",
                "NAME/NAMEReducer.swift":
                    "enum NAMEAction { case load }\nstruct NAMEState: Equatable {}\nstruct NAMEEnvironment {}",
            ])
        #expect(learning(scenes.merging(screens(60)) { $1 }).architectures.map(\.units.count) == [12])
    }

    @Test("Small views that all share are no other scene's, though they are called as scenes' views are")
    func sharedPieces() throws {
        let files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { let viewModel: NAMEViewModel; let badge: NAMEBadgeView }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
            "NAME/NAMEView.swift": "class NAMEView: UIView {}",
            "Shared/NAMEBadgeView.swift": "class NAMEBadgeView: UIView {}",
        ])
        let learned = try #require(learning(files).architectures.first)
        #expect((learned.channels + learned.rareChannels).allSatisfy { !$0.leavesUnit })
    }

    @Test("A class that all stand on over others is the base")
    func commonBases() throws {
        let files = scenes(
            of: Array(Self.names.prefix(6)),
            [
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { let presenter: NAMEPresenter }",
                "NAME/NAMEPresenter.swift": "class NAMEPresenter: DemoPresenter {}",
            ]
        ).merging(
            scenes(
                of: Array(Self.names.suffix(4)),
                [
                    "NAME/NAMEViewController.swift":
                        "class NAMEViewController: UIViewController { let presenter: NAMEPresenter }",
                    "NAME/NAMEPresenter.swift": "class NAMEPresenter: BasePresenter {}",
                ])
        ) { $1 }
        .merging(["Base/Bases.swift": "class DemoPresenter: BasePresenter {}\nclass BasePresenter {}"]) { $1 }
        let presenter = try #require(learning(files).architectures.first?.actor("presenter"))
        #expect(presenter.base == Learned("BasePresenter", Evidence(10, of: 10)))
        #expect(presenter.ownBase == Learned("DemoPresenter", Evidence(6, of: 10)))
        // UIKit's is told only where none of the app's own is that most name.
        let controllers = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { let presenter: NAMEPresenter }",
            "NAME/NAMEPresenter.swift": "class NAMEPresenter {}",
        ]).mapValues { text in
            Self.names.prefix(6).contains { text.hasPrefix("class \($0)") }
                ? text.replacing(": UIViewController", with: ": BasePage") : text
        }
        .merging(["Base/BasePage.swift": "class BasePage: UIViewController {}"]) { $1 }
        let controller = try #require(learning(controllers).architectures.first?.actor("viewController"))
        #expect(controller.base == Learned("BasePage", Evidence(6, of: 10)))
    }

    @Test("What is in none says why")
    func reasons() throws {
        let files = scenes(Self.plain).merging([
            "Rides/RideController.swift": "class RideController: UIViewController {}",
            "Rides/RideInfo.swift": "struct RideInfo {}",
        ]) { $1 }
        let members = learning(files).members
        #expect(
            members.first { $0.name == "RideController" }?.reason
                == "has RideInfo beside it, and keeps no ViewModel as scenes do")
    }

    @Test("A part whose name is nearly right is told by it")
    func misspeltParts() throws {
        let more = ["Edge", "Floor", "Grid", "House", "Ink", "Jar", "Kite", "Lamp", "Sale", "Search"]
        var files = scenes(of: Self.names + more, Self.plain)
        files["Orders/OrdersViewModel.swift"] = "protocol OrdersViewModelDelegate {}\nclass OrdersViewModl {}"
        let learned = try #require(learning(files).architectures.first)
        #expect(
            learned.outliers.flatMap(\.deviations).map(\.text) == [
                "calls its viewModel OrdersViewModl, and not OrdersViewModel as 19 of 20 do"
            ])
    }

    @Test(
        "A part that has a role of its own is no other one misspelt",
        arguments: [false, true])
    func rolesOfLikeNames(isMisspelt: Bool) throws {
        let more = ["Edge", "Floor", "Grid", "House", "Ink", "Jar", "Kite", "Lamp", "Sale", "Search"]
        var files = scenes(
            of: Self.names + more,
            Self.plain.merging([
                "NAME/NAMERouter.swift": "class NAMERouter {}", "NAME/NAMERoute.swift": "class NAMERoute {}",
            ]) { $1 })
        files["Orders/OrdersRouter.swift"] = nil
        if isMisspelt { files["Orders/OrdersRoutr.swift"] = "class OrdersRoutr {}" }
        let told = try #require(learning(files).architectures.first).outliers.flatMap(\.deviations).map(\.text)
        #expect(told.contains { $0.hasPrefix("calls its router OrdersR") } == isMisspelt, "\(told)")
    }

    @Test(
        "A scene that others inherit from lacks nothing",
        arguments: [("WalletViewController", 0), ("UIViewController", 1)])
    func basesLackNothing(base: String, told: Int) throws {
        let parts = ["Presenter", "Router", "ViewModel"].map { ("NAME/NAME\($0).swift", "class NAME\($0) {}") }
        var files = scenes(
            Dictionary(uniqueKeysWithValues: parts).merging([
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { let presenter: NAMEPresenter }"
            ]) { $1 })
        files["Wallet/WalletRouter.swift"] = nil
        files["Gold/GoldPage.swift"] = "class GoldPage: \(base) {}"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.outliers.count == told)
    }

    @Test("What extensions put into a namespace is called as if it stood in none")
    func namespaces() throws {
        let files = scenes([
            "NAME/NAMEViewController.swift":
                "extension Calls { final class NAMEViewController: UIViewController { let viewModel: NAMEViewModel } }",
            "NAME/NAMEViewModel.swift": "extension Calls { final class NAMEViewModel {} }",
            "NAME/NAMECoordinator.swift": """
            extension Calls {
                final class NAMECoordinator {
                    func start() -> UIViewController {
                        let viewModel = Calls.NAMEViewModel()
                        return Calls.NAMEViewController(viewModel: viewModel)
                    }
                }
            }
            """,
        ])
        let facts = files.merging(["Calls.swift": "enum Calls {}"]) { $1 }.sorted { $0.key < $1.key }
            .compactMap { path, text in FileFacts(parsing: text, depth: .whole).map { (path: "/app/App/" + path, $0) } }
        let nested = NestedNames(facts.map { FactReading.file($1, path: $0) })
        let read = facts.map { FactReading.file($1, path: $0, nested: nested) }
        let learned = try #require(AppLearning(read).architectures.first)
        #expect(learned.units.count == 10)
        #expect(learned.channels.map { "\($0.from) -> \($0.to)" } == ["viewController -> viewModel"])
        #expect(learned.assembly?.by == Learned("coordinator", Evidence(10, of: 10)))
    }

    @Test("A name that no screen has alone is cut after the word that its screen and its part share")
    func longerPairs() throws {
        var files = scenes(Self.plain)
        for ending in ["ViewController: UIViewController", "ViewModel"] {
            let name = ending.prefix { $0 != ":" }
            files["Car/CarDetails\(name).swift"] = "class CarDetails\(ending) {}"
            for other in ["Sale", "Trip"] {
                files["\(other)/\(other)Details\(name).swift"] = "class \(other)Details\(ending) {}"
            }
        }
        files["Car/CarCell.swift"] = "class CarCell: UITableViewCell {}"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.units.map(\.name).contains("CarDetails"))
    }
}
