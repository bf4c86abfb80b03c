import Architecture
import SourceModel
import Testing

@testable import Learning

/// Statements of an app that are so; unsure ones are left out.
@Suite("Learning no more than is sure")
struct SureStatementsTests: SceneTexts {
    private static let plain = [
        "NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController { let viewModel: NAMEViewModel }",
        "NAME/NAMEViewModel.swift": "class NAMEViewModel { func load() {} }",
    ]

    // MARK: Holds

    @Test(
        "What a generic base class holds, each heir holds by the type that it names",
        arguments: [
            ("BaseController", ""),
            ("ListController", "class ListController<Model>: BaseController<Model> {}"),
        ])
    func genericBases(base: String, between: String) throws {
        let scenes = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: \(base)<NAMEViewModel> { func show() { viewModel.load() } }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel { func load() {} }",
        ])
        let bases = "class BaseController<T>: UIViewController { var viewModel: T; var other: String }\n\(between)"
        let learned = try #require(learning(scenes.merging(["Base/Bases.swift": bases]) { $1 }).architectures.first)
        let channel = try #require(learned.channels.first)
        #expect((channel.from, channel.to) == ("viewController", "viewModel"))
        #expect(channel.hold == Learned(.strong, Evidence(10, of: 10)))
        #expect(channel.says == [Learned("load", Evidence(10, of: 10))])
    }

    @Test("A parameter that is bound behind where is what it is bound to")
    func boundParameters() throws {
        let learned = try #require(
            learning(
                scenes([
                    "NAME/NAMEView.swift":
                        "struct NAMEView<Model>: View where Model: NAMEViewModelProtocol { @StateObject var model: Model }",
                    "NAME/NAMEViewModel.swift":
                        "protocol NAMEViewModelProtocol {}\nclass NAMEViewModel: NAMEViewModelProtocol { let id = 1 }",
                ])
            ).architectures.first)
        #expect(learned.channels.map { "\($0.from) -> \($0.to)" } == ["view -> viewModel"])
        #expect(learned.channels.first?.through?.value == "viewModelProtocol")
    }

    @Test("A view that a presenter is given is held, and in no hierarchy")
    func viewsOfPresenters() throws {
        let learned = try #require(
            learning(
                scenes([
                    "NAME/NAMEViewController.swift":
                        "class NAMEViewController: UIViewController { let presenter: NAMEPresenter }",
                    "NAME/NAMEPresenter.swift":
                        "class NAMEPresenter { var view: NAMEViewController?; func attach(view: NAMEViewController) { self.view = view } }",
                ])
            ).architectures.first)
        let back = try #require(learned.channels.first { $0.from == "presenter" })
        #expect(back.hold == Learned(.strong, Evidence(10, of: 10)))
    }

    @Test("What two of five say is no message of all")
    func messagesOfFew() throws {
        let texts = Self.names.enumerated().map { number, name in
            let said = number < 2 ? "load" : "load\(name)"
            return scenes(
                of: [name],
                [
                    "NAME/NAMEViewController.swift":
                        "class NAMEViewController: UIViewController { let viewModel: NAMEViewModel; func go() { viewModel.\(said)() } }",
                    "NAME/NAMEViewModel.swift": "class NAMEViewModel { func \(said)() {} }",
                ])
        }
        let some = texts.prefix(5).reduce(into: [:]) { $0.merge($1) { $1 } }
        let learned = try #require(learning(some).architectures.first)
        #expect(learned.channels.first?.says.contains { $0.value == "load" } == false)
    }

    // MARK: Ways

    @Test("Widgets and rows are no way of making scenes")
    func widgetsAndRows() {
        let others = scenes(
            of: ["Cup", "Hat", "Key", "Leaf", "Pen"],
            [
                "Widgets/NAMEWidget.swift":
                    "struct NAMEWidget: Widget {}\nstruct NAMEWidgetEntryView: View {}\nstruct NAMEProvider: TimelineProvider {}",
                "Rows/NAMERow.swift": "struct NAMERow {}\nstruct NAMERowView: View { let row: NAMERow }",
            ])
        let app = learning(scenes(Self.plain).merging(others) { $1 })
        #expect(app.architectures.map(\.units.count) == [10])
    }

    @Test("Few of many screens with little in common are made in no way", arguments: [(4, true), (90, false)])
    func littleInCommon(others: Int, isTold: Bool) {
        var texts = scenes([
            "NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController {}",
            "NAME/NAMECell.swift": "class NAMECell: UICollectionViewCell {}",
        ])
        for name in Self.names.prefix(5) {
            texts["\(name)/\(name)DataSource.swift"] = "class \(name)DataSource {}"
        }
        texts.merge(screens(others)) { $1 }
        #expect(learning(texts).architectures.isEmpty == !isTold)
    }

    @Test("A base class with a view model of its own is no scene, and the base of others")
    func baseClasses() throws {
        var texts = scenes([
            "NAME/NAMEViewController.swift": "class NAMEViewController: BaseViewController {}",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel: BaseViewModel {}",
        ])
        texts["Base/BaseViewController.swift"] = "class BaseViewController: UIViewController {}"
        texts["Base/BaseViewModel.swift"] = "class BaseViewModel {}"
        let learned = try #require(learning(texts).architectures.first)
        #expect(learned.units.map(\.name).sorted() == Self.names)
        #expect(learned.actor("viewController")?.base == Learned("BaseViewController", Evidence(10, of: 10)))

        texts["Base/BaseTableViewController.swift"] = "class BaseTableViewController: UIViewController {}"
        let again = try #require(learning(texts).architectures.first)
        #expect(again.units.map(\.name).sorted() == Self.names)
        // A scene that is called so is one where nobody stands on it.
        let plain = texts.mapValues { $0.replacing(": BaseViewController", with: ": UIViewController") }
        #expect(learning(plain).architectures.first?.units.contains { $0.name == "Base" } == true)
    }

    @Test("Scenes that begin with the same word are several")
    func scenesOfOneWord() throws {
        var texts = scenes([
            "Controllers/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { let viewModel: NAMEViewModel }",
            "ViewModels/NAMEViewModel.swift": "class NAMEViewModel {}",
        ])
        for name in ["Order", "Product", "Article"] {
            texts.merge(
                scenes(
                    of: ["\(name)Details", "\(name)List"],
                    [
                        "Controllers/NAMEViewController.swift":
                            "class NAMEViewController: UIViewController { let viewModel: NAMEViewModel }",
                        "ViewModels/NAMEViewModel.swift": "class NAMEViewModel {}",
                    ])
            ) { $1 }
            texts["Views/\(name)HeaderView.swift"] = "class \(name)HeaderView: UIView {}"
        }
        let app = learning(texts)
        #expect(app.architectures.map(\.units.count) == [16])
        #expect(Set(app.architectures[0].units.map(\.name)).isSuperset(of: ["OrderDetails", "OrderList"]))
    }

    @Test("A screen in a folder of its name finds its view model in the folder of all")
    func foldersByKind() throws {
        var texts = scenes(
            of: ["Login", "Map", "Pin", "Wallet"],
            [
                "Controllers/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { let viewModel: NAMEViewModel }",
                "ViewModels/NAMEViewModel.swift": "class NAMEViewModel {}",
            ])
        texts["Controllers/Search/SearchViewController.swift"] =
            "enum SearchSection { case all }\nclass SearchViewController: UIViewController { let viewModel: SearchViewModel }"
        texts["Controllers/Search/MapSection.swift"] = "enum MapSection { case all }"
        texts["ViewModels/SearchViewModel.swift"] = "enum SearchError { case none }\nclass SearchViewModel {}"
        texts["Models/MapError.swift"] =
            "enum MapError { case none }\nenum PinError { case none }\nenum PinSection { case all }"
        let learned = try #require(learning(texts).architectures.first)
        #expect(learned.channels.first?.presence == Evidence(5, of: 5))
    }

    @Test(
        "Records of a store are data, and no part that makes a way",
        arguments: ["@Model final class NAMEEntity {}", "class NAMEEntity: NSManagedObject {}"])
    func records(entity: String) throws {
        let views = [
            "Views/NAMEView.swift": "struct NAMEView: View { let entity: NAMEEntity }",
            "Models/NAMEEntity.swift": entity,
        ]
        #expect(learning(scenes(views)).architectures.isEmpty)
        let model = ["ViewModels/NAMEViewModel.swift": "class NAMEViewModel {}"]
        let learned = try #require(learning(scenes(views.merging(model) { $1 })).architectures.first)
        #expect(learned.data.map(\.form) == ["{Unit}Entity"])
    }

    @Test("Three of many screens are made in no way", arguments: [(8, true), (12, false)])
    func threeOfMany(others: Int, isTold: Bool) {
        let texts = scenes(of: ["Map", "Pin", "Wallet"], Self.plain).merging(screens(others)) { $1 }
        #expect(learning(texts).architectures.isEmpty == !isTold)
    }

    @Test(
        "A type inside another that is not the app's is not the scene's of its name",
        arguments: [("Proto", false), ("Feature", true)])
    func madeTypes(outer: String, isMade: Bool) throws {
        let made = Self.names.map { "func make\($0)() { _ = \(outer).\($0)ViewController() }" }
        var texts = scenes(Self.plain)
        texts["Maker.swift"] = "import Feature\nclass MapCoordinator {\n\(made.joined(separator: "\n"))\n}"
        let learned = try #require(learning(texts).architectures.first)
        #expect((learned.outsideBuilders?.made.count == 10) == isMade)
    }

    // MARK: Outliers

    @Test("What several lack is their habit; one that lacks two parts is told once")
    func partsThatAreMissing() throws {
        func told(without count: Int) throws -> [Outlier] {
            let names = (0..<40).map { "\(Self.names[$0 % 10])\(["Big", "Old", "Red", "Wet"][$0 / 10])" }
            var texts = scenes(
                of: names,
                Self.plain.merging([
                    "NAME/NAMERouter.swift": "class NAMERouter {}", "NAME/NAMEMapper.swift": "class NAMEMapper {}",
                ]) { $1 })
            for name in names.prefix(count) {
                texts["\(name)/\(name)Router.swift"] = nil
                texts["\(name)/\(name)Mapper.swift"] = nil
            }
            return try #require(learning(texts).architectures.first).outliers
        }
        #expect(try told(without: 3).isEmpty)
        let one = try told(without: 1)
        #expect(one.map(\.unit) == ["AboutBig"])
        #expect(one.first?.deviations.map(\.text) == ["has no AboutBigMapper, AboutBigRouter"])
    }

    @Test("A strong reference keeps a scene alive where a chain leads back", arguments: [true, false])
    func chainsBack(isHeld: Bool) throws {
        let texts = Self.names.map { name in
            scenes(
                of: [name],
                [
                    "NAME/NAMEViewController.swift":
                        "class NAMEViewController: UIViewController { \(isHeld ? "let" : "weak var") presenter: NAMEPresenter? }",
                    "NAME/NAMEPresenter.swift":
                        "class NAMEPresenter { \(name == "Map" ? "" : "weak ")var view: NAMEViewController? }",
                ])
        }
        let learned = try #require(learning(texts.reduce(into: [:]) { $0.merge($1) { $1 } }).architectures.first)
        #expect(
            learned.outliers.flatMap(\.deviations).map(\.cause) == [isHeld ? .keepsAlive : .heldOtherwise])
    }
}
