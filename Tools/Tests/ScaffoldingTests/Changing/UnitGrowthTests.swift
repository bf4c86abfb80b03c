import Architecture
import Foundation
import SourceModel
import SwiftParser
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Additions to scenes that the tool did not write.
@Suite("Units that nobody noted, and that grow")
struct UnitGrowthTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            protocol ItemsPresenterProtocol: AnyObject {
                func viewDidLoad()
                func rowTapped(_ index: Int)
            }

            protocol ItemsViewProtocol: AnyObject {
            \tfunc show(title: String)
            }

            protocol ItemsRouterProtocol { func showLogin() }
            """, to: "Sources/App/Items/ItemsProtocols.swift")
        try folder.write(
            """
            import UIKit

            final class ItemsViewController: UIViewController {
                var presenter: ItemsPresenterProtocol?

                @objc private func closeTapped() {   presenter?.viewDidLoad() }   // odd, and kept
            }

            extension ItemsViewController: ItemsViewProtocol {
                func show(title: String) { self.title = title }
            }
            """, to: "Sources/App/Items/ItemsViewController.swift")
        try folder.write(
            """
            final class ItemsPresenter {\r
              weak var view: ItemsViewProtocol?\r
              let router: ItemsRouterProtocol\r
              init(router: ItemsRouterProtocol) { self.router = router }\r
            }\r
            extension ItemsPresenter: ItemsPresenterProtocol {\r
              func viewDidLoad() {}\r
              func rowTapped(_ index: Int) {}\r
              private func helper() {}\r
            }\r
            """, to: "Sources/App/Items/ItemsPresenter.swift")
        try folder.write(
            """
            public final class ItemsRouter: ItemsRouterProtocol {
                weak var viewController: UIViewController?

                func showLogin() {
                    let loginView = LoginBuilder.build()
                    viewController?.present(loginView, animated: true)
                }
            }

            enum ItemsBuilder {
                static func build() -> UIViewController {
                    let router = ItemsRouter()
                    let presenter = ItemsPresenter(router: router)
                    let view = ItemsViewController()
                    view.presenter = presenter
                    presenter.view = view
                    return view
                }
            }
            """, to: "Sources/App/Items/ItemsRouter.swift")
        for name in ["Login", "Detail"] {
            try folder.write(
                """
                protocol \(name)PresenterProtocol: AnyObject { func viewDidLoad() }
                protocol \(name)ViewProtocol: AnyObject {}
                final class \(name)ViewController: UIViewController, \(name)ViewProtocol {
                    var presenter: \(name)PresenterProtocol?
                }
                final class \(name)Presenter: \(name)PresenterProtocol {
                    weak var view: \(name)ViewProtocol?
                    func viewDidLoad() {}
                }
                enum \(name)Builder {
                    static func build() -> UIViewController { \(name)ViewController() }
                }
                """, to: "Sources/App/\(name)/\(name).swift")
        }
        try folder.write(
            """
            import XCTest
            @testable import App
            final class PresenterSpy: ItemsPresenterProtocol {
                func viewDidLoad() {}
                func rowTapped(_ index: Int) {}
            }
            """, to: "Tests/AppTests/PresenterSpy.swift")
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
                  routerProtocol: { type: "{Unit}RouterProtocol", optional: true }
                roles:
                  viewController: { type: "{Unit}ViewController", implements: viewProtocol }
                  presenter: { type: "{Unit}Presenter", implements: presenterProtocol }
                  router: { type: "{Unit}Router", implements: routerProtocol, count: optional }
                  builder: { type: "{Unit}Builder" }
                channels:
                  - viewController -> presenter: { hold: strong, through: presenterProtocol, as: presenter, says: "…Tapped" }
                  - presenter -> viewController: { hold: weak, through: viewProtocol, as: view, says: "show…" }
                  - presenter -> router: { hold: strong, through: routerProtocol, as: router }
                assembly: { by: builder, function: build, creates: [viewController, presenter], returns: viewController }
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [viewController] }
                """, templates: ["all": ""])
    }

    private func growth(_ word: String, _ text: String, to unit: String = "Items") throws -> UnitGrowth {
        try folder.growth(word, text, to: unit, in: source)
    }

    /// The lines that a file gets; every line that it has must stay, in its order.
    private func added(to name: String, by growth: UnitGrowth) throws -> String {
        let file = try #require(growth.files.first { $0.path.hasSuffix("/" + name) })
        func lines(_ text: String) -> [String] {
            text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        }
        let difference = lines(file.after).difference(from: lines(file.before))
        #expect(difference.removals.isEmpty)
        #expect(!Parser.parse(source: file.after).hasError)
        return difference.insertions.map { if case .insert(_, let line, _) = $0 { line } else { "" } }
            .joined(separator: "\n")
    }

    @Test("get an event: contract, implementor, caller and spies, as the code around is written")
    func event() throws {
        let growth = try growth("event", "deleteTapped(index: Int)")
        #expect(growth.files.count == 4)
        #expect(try added(to: "ItemsProtocols.swift", by: growth) == "    func deleteTapped(index: Int)")
        #expect(
            try added(to: "ItemsPresenter.swift", by: growth)
                == "  func deleteTapped(index: Int) {\r\n    // Decide what follows.\r\n  }\r")
        #expect(
            try added(to: "ItemsViewController.swift", by: growth)
                == "\n    private func deleteTapped(index: Int) {\n        presenter?.deleteTapped(index: index)\n    }"
        )
        #expect(try added(to: "PresenterSpy.swift", by: growth) == "    func deleteTapped(index: Int) {}")
        #expect(growth.notes.count == 1 && growth.notes[0].contains("no control sends it yet"))
        try growth.write()
        let error = #expect(throws: ScaffoldError.self) { try self.growth("event", "deleteTapped(index: Int)") }
        #expect(
            error?.description
                == "\(folder.path)/Sources/App/Items/ItemsProtocols.swift:4:1: error: 'deleteTapped(index:)' is there already"
        )
    }

    @Test("get a value that is shown, and a control that the runtime of Objective-C calls")
    func shows() throws {
        let shows = try growth("shows", "count: Int")
        #expect(try added(to: "ItemsProtocols.swift", by: shows) == "\tfunc showCount(count: Int)")
        #expect(
            try added(to: "ItemsViewController.swift", by: shows)
                == "\n    func showCount(count: Int) {\n        // Show it.\n    }")
        #expect(shows.notes.first?.contains("have ItemsPresenter call 'view?.showCount(count: count)'") == true)
        let event = try growth("event", "deleteTapped")
        #expect(
            try added(to: "ItemsViewController.swift", by: event)
                == "\n    @objc private func deleteTapped() {\n        presenter?.deleteTapped()\n    }")
    }

    @Test("get a way to another scene, gone as the app goes")
    func navigation() throws {
        let growth = try growth("navigation", "Detail")
        #expect(
            try added(to: "ItemsRouter.swift", by: growth) == """

                    func showDetail() {
                        let detailView = DetailBuilder.build()
                        viewController?.present(detailView, animated: true)
                    }
                """)
        let protocols = try #require(growth.files.first { $0.path.hasSuffix("ItemsProtocols.swift") })
        #expect(protocols.after.contains("func showLogin()\n    func showDetail()\n}"))
    }

    @Test("get a contract of their own for what they tell, and then a way that whoever opened them is asked for")
    func output() throws {
        let output = try growth("output", "picked: Int", to: "Detail")
        let text = try #require(output.files.first?.after)
        #expect(text.contains("    weak var view: DetailViewProtocol?\n    weak var delegate: DetailDelegate?\n"))
        #expect(
            text.contains(
                "}\n\nprotocol DetailDelegate: AnyObject {\n    func didPick(_ picked: Int)\n}\n\nfinal class DetailPresenter"
            ))
        #expect(output.notes.count == 2)
        try output.write()
        try folder.write(
            "final class Opener: DetailDelegate {\n    func didPick(_ picked: Int) {}\n}\n",
            to: "Sources/App/Opener.swift")
        let way = try growth("navigation", "Items", to: "Detail")
        #expect(try added(to: "Detail.swift", by: way) == "    func showItems()")
        #expect(
            try added(to: "Opener.swift", by: way)
                == "\n    func showItems() {\n        // Build Items and show it.\n    }")
    }

    @Test("are refused with the place where it would be written; nothing is written then")
    func refuses() throws {
        let cases = [
            ("event", "Delete", "Items", "'Delete' begins with a capital"),
            ("event", "delete(index)", "Items", "'delete(index)' is no message"),
            ("worker", "Upload", "Items", "nothing called 'worker' is added to a scene"),
            ("event", "x", "Itms", "there is no scene 'Itms' in '\(folder.path)': did you mean 'Items'?"),
        ]
        for (word, text, unit, message) in cases {
            let error = #expect(throws: ScaffoldError.self) { try growth(word, text, to: unit) }
            #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        }
    }
}
