import Architecture
import Foundation
import SourceModel
import SwiftParser
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Values and managers that come into scenes that the tool did not write.
@Suite("Units that nobody noted, and that take more")
struct UnitGrowthValuesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import UIKit

            protocol ItemsPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol ItemsViewProtocol: AnyObject {}

            final class ItemsViewController: UIViewController, ItemsViewProtocol {
                var presenter: ItemsPresenterProtocol?
            }

            final class ItemsPresenter: ItemsPresenterProtocol {
            \tweak var view: ItemsViewProtocol?
            \tprivate let pages: Pages

            \tinit(
            \t\tpages: Pages
            \t) {
            \t\tself.pages = pages // kept
            \t\tbegin()
            \t}

            \tfunc viewDidLoad() {}
            \tprivate func begin() {}
            }
            """, to: "Sources/App/Items/Items.swift")
        try folder.write(
            """
            protocol ItemsBuilding {
                static func build() -> UIViewController
            }

            enum ItemsBuilder: ItemsBuilding {
                static func build() -> UIViewController {
                    let view = ItemsViewController()
                    let presenter = ItemsPresenter(pages: Pages())
                    view.presenter = presenter
                    presenter.view = view
                    return view
                }
            }
            """, to: "Sources/App/Items/ItemsBuilder.swift")
        try folder.write(
            """
            import UIKit

            protocol DetailViewProtocol: AnyObject {}
            protocol DetailPresenterProtocol: AnyObject { func viewDidLoad() }

            class DetailViewController: UIViewController, DetailViewProtocol {
                var presenter: DetailPresenterProtocol!
            }

            class DetailPresenter: DetailPresenterProtocol {
                weak var view: DetailViewProtocol?

                func viewDidLoad() {}
            }

            enum DetailBuilder {
                static func build(name: String) -> UIViewController {
                    let view = Storyboards.main.instantiate("Detail") as! DetailViewController
                    let presenter = DetailPresenter()
                    view.presenter = presenter
                    presenter.view = view
                    return view
                }
            }
            """, to: "Sources/App/Detail/Detail.swift")
        try folder.write(
            """
            protocol RideManaging { func start() }
            final class RideManager: RideManaging { static let shared = RideManager(); func start() {} }
            struct Hands {}
            final class ClockService { init(hands: Hands) {} }
            final class Opener {
                let level: Int
                func open() { show(ItemsBuilder.build()) }
                func openDetail(title: String) { show(DetailBuilder.build(name: title)) }
            }
            """, to: "Sources/App/Shared.swift")
        try folder.write(
            """
            import XCTest
            @testable import App
            final class RideManagerMock: RideManaging { func start() {} }
            final class ItemsTests { let presenter = ItemsPresenter(pages: Pages()) }
            """, to: "Tests/AppTests/ItemsTests.swift")
    }

    private var source: ArchitectureSource {
        ArchitectureSource(
            file: "our.yml",
            text: """
                architecture: ours
                about: Ours.
                unit: { word: scene, folder: "{Unit}", owner: viewController }
                contracts:
                  presenterProtocol: { type: "{Unit}PresenterProtocol" }
                  viewProtocol: { type: "{Unit}ViewProtocol" }
                roles:
                  viewController: { type: "{Unit}ViewController", implements: viewProtocol }
                  presenter: { type: "{Unit}Presenter", implements: presenterProtocol }
                  tracker: { type: "{Unit}Tracker", count: optional }
                  builder: { type: "{Unit}Builder" }
                channels:
                  - viewController -> presenter: { hold: strong, through: presenterProtocol, as: presenter }
                  - presenter -> viewController: { hold: weak, through: viewProtocol, as: view }
                assembly: { by: builder, function: build, creates: [viewController, presenter], returns: viewController }
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [viewController] }
                """, templates: ["all": ""])
    }

    private func growth(_ word: String, _ text: String, to unit: String = "Items") throws -> UnitGrowth {
        try folder.growth(word, text, to: unit, in: source)
    }

    /// The lines that change: those that go with a minus, those that come with a plus.
    private func changes(of name: String, by growth: UnitGrowth) throws -> [String] {
        let file = try #require(growth.files.first { $0.path.hasSuffix("/" + name) })
        #expect(!Parser.parse(source: file.after).hasError)
        let (before, after) = (file.before.components(separatedBy: "\n"), file.after.components(separatedBy: "\n"))
        let difference = after.difference(from: before)
        return difference.removals.map { if case .remove(_, let line, _) = $0 { "-" + line } else { "" } }
            + difference.insertions.map { if case .insert(_, let line, _) = $0 { "+" + line } else { "" } }
    }

    @Test("store a value, and have their builder, its contract and tests hand it over")
    func takes() throws {
        let growth = try growth("takes", "page: Int = 1")
        #expect(
            try changes(of: "Items.swift", by: growth) == [
                "-\t\tpages: Pages", "+\tprivate let page: Int", "+\t\tpages: Pages,", "+\t\tpage: Int = 1",
                "+\t\tself.page = page",
            ])
        #expect(
            try changes(of: "ItemsBuilder.swift", by: growth) == [
                "-    static func build() -> UIViewController", "-    static func build() -> UIViewController {",
                "-        let presenter = ItemsPresenter(pages: Pages())",
                "+    static func build(page: Int) -> UIViewController",
                "+    static func build(page: Int = 1) -> UIViewController {",
                "+        let presenter = ItemsPresenter(pages: Pages(), page: page)",
            ])
        #expect(growth.files.count == 2)
        #expect(growth.notes.count == 1)
        #expect(growth.notes.first?.hasSuffix("takes 'page' (\(folder.path)/Sources/App/Shared.swift:7)") == true)
    }

    @Test("are handed a value that is at hand where they are opened; nothing is written where none is")
    func required() throws {
        let error = #expect(throws: ScaffoldError.self) { try growth("takes", "page: Int") }
        #expect(
            error?.description.hasPrefix(
                "\(folder.path)/Sources/App/Shared.swift:7:1: error: no 'page: Int' is at hand here: nothing was written; "
                    + "hand one over, or say what it is otherwise: 'page: Int?' or 'page: Int = …'") == true)
        let level = try growth("takes", "level: Int")
        #expect(
            try changes(of: "Shared.swift", by: level) == [
                "-    func open() { show(ItemsBuilder.build()) }",
                "+    func open() { show(ItemsBuilder.build(level: level)) }",
            ])
        #expect(
            try changes(of: "ItemsTests.swift", by: level).last
                == "+final class ItemsTests { let presenter = ItemsPresenter(pages: Pages(), level: 42) }")
    }

    @Test("are told a value where they are made without one, behind what they are told already")
    func told() throws {
        let growth = try growth("takes", "title: String", to: "Detail")
        #expect(
            try changes(of: "Detail.swift", by: growth) == [
                "-    static func build(name: String) -> UIViewController {",
                "+    var title: String?",
                "+    static func build(name: String, title: String) -> UIViewController {",
                "+        presenter.title = title",
            ])
        #expect(
            try changes(of: "Shared.swift", by: growth).last
                == "+    func openDetail(title: String) { show(DetailBuilder.build(name: title, title: title)) }")
    }

    @Test("get a manager by its contract, as the app has it, and tests their own")
    func manager() throws {
        let growth = try growth("manager", "Ride")
        #expect(
            try changes(of: "Items.swift", by: growth) == [
                "-\t\tpages: Pages", "+\tprivate let rideManager: RideManaging", "+\t\tpages: Pages,",
                "+\t\trideManager: RideManaging", "+\t\tself.rideManager = rideManager",
            ])
        #expect(
            try changes(of: "ItemsBuilder.swift", by: growth).last
                == "+        let presenter = ItemsPresenter(pages: Pages(), rideManager: RideManager.shared)")
        #expect(
            try changes(of: "ItemsTests.swift", by: growth).last
                == "+final class ItemsTests { let presenter = ItemsPresenter(pages: Pages(), rideManager: RideManagerMock()) }"
        )
        let detail = try self.growth("manager", "RideManager", to: "Detail")
        #expect(
            try changes(of: "Detail.swift", by: detail) == [
                "+    private let rideManager: RideManaging = RideManager.shared"
            ])
        try detail.write()
        let error = #expect(throws: ScaffoldError.self) { try self.growth("manager", "Ride", to: "Detail") }
        #expect(error?.description.hasSuffix("Detail.swift:12:1: error: 'rideManager' is there already") == true)
    }

    @Test("are refused with what to write, and where it stands already")
    func refuses() throws {
        try folder.write("final class DetailTracker {}\n", to: "Sources/App/Detail/DetailTracker.swift")
        let place = "\(folder.path)/Sources/App/"
        let cases = [
            ("manager", "Rde", "there is no type 'Rde', 'RdeManager' or 'RdeService' here: did you mean 'Ride'?"),
            ("takes", "page", "values that are taken are written 'name: Type'"),
            ("takes", "pages: Int", "\(place)Items/Items.swift:12:1: error: 'pages' is there already"),
            ("role", "trackr", "there is no role 'trackr' in ours: did you mean 'tracker'?"),
            ("list", "items", "a list is written 'of: items, shows: [name]' or 'items: [Item]', and this is 'items'"),
            ("field", "price: decimals", "and this is 'price: decimals': did you mean 'decimal'?"),
            ("evnt", "tapped", "nothing called 'evnt' is added to a scene: did you mean 'event'?"),
        ]
        for (word, text, message) in cases {
            let error = #expect(throws: ScaffoldError.self) { try growth(word, text) }
            #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        }
    }
}
