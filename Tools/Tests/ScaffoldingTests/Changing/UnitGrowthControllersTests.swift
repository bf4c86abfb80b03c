import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Scenes of view controllers that decide by themselves, and have views that only show.
@Suite("Units that nobody noted, of view controllers that decide")
struct UnitGrowthControllersTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for unit in ["Loan", "Market"] {
            try folder.write(
                """
                import UIKit

                final class \(unit)ViewController: UIViewController {
                    private lazy var detailView: \(unit)View = {
                        let view = \(unit)View()
                        return view
                    }()

                    private lazy var dataModel: \(unit)Model = {
                        let model = \(unit)Model()
                        return model
                    }()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(detailView)
                    }
                }

                final class \(unit)View: UIView {
                    func layout() {}
                }

                final class \(unit)Model: NSObject {
                    private var requests: [Int] = []
                }
                """, to: "Sources/App/\(unit)/\(unit)ViewController.swift")
        }
        try folder.write(
            """
            import UIKit

            final class HelpViewController: UIViewController {
                private let detailView = HelpView()

                override func viewDidLoad() { super.viewDidLoad() }
            }

            final class HelpView: UIView {
                func layout() {}
            }

            struct SumManager {}

            extension SumManager {
                static func sum(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }
            }
            """, to: "Sources/App/Help/HelpViewController.swift")
    }

    private var source: ArchitectureSource {
        ArchitectureSource(
            file: "our.yml",
            text: """
                architecture: ours
                about: Ours.
                unit: { word: scene, folder: "{Unit}", owner: viewController }
                roles:
                  viewController: { type: "{Unit}ViewController" }
                  view: { type: "{Unit}View" }
                  model: { type: "{Unit}Model", count: optional }
                channels:
                  - viewController -> view: { hold: strong, as: detailView }
                  - viewController -> model: { hold: strong, as: dataModel }
                assembly: { by: viewController, function: init, creates: [viewController], returns: viewController }
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [viewController] }
                """, templates: ["all": ""])
    }

    private func growth(_ word: String, _ text: String, to unit: String) throws -> UnitGrowth {
        try folder.growth(word, text, to: unit, in: source)
    }

    @Test("decide by themselves where they have nobody but a view")
    func event() throws {
        let text = try growth("event", "shareTapped", to: "Help").text(of: "HelpViewController.swift")
        #expect(
            text.contains(
                "{ super.viewDidLoad() }\n\n    func shareTapped() {\n        // Decide what follows.\n    }"),
            "\(text)")
        let other = try growth("event", "shareTapped", to: "Loan").text(of: "LoanViewController.swift")
        #expect(other.contains("dataModel.shareTapped()"), "\(other)")
    }

    @Test("have their view show what is shown")
    func shown() throws {
        let growth = try growth("shows", "count: Int", to: "Help")
        let text = try growth.text(of: "HelpViewController.swift")
        #expect(
            text.contains("    func layout() {}\n\n    func show(count: Int) {\n        // Show it.\n    }\n}"),
            "\(text)")
        #expect(growth.notes[0].contains("have HelpViewController call 'detailView.show(count: count)'"))
    }

    @Test("take a value themselves where all else is made by them")
    func taken() throws {
        for unit in ["Help", "Loan"] {
            let text = try growth("takes", "source: String?", to: unit).text(of: "\(unit)ViewController.swift")
            let controller = text.prefix(
                upTo: text.range(of: "final class \(unit)View:")?.lowerBound ?? text.startIndex)
            #expect(controller.contains("    var source: String?\n"), "\(text)")
        }
    }

    @Test("are told that nobody holds what has only static functions")
    func statics() throws {
        let error = #expect(throws: ScaffoldError.self) { try self.growth("manager", "SumManager", to: "Help") }
        #expect(error?.description.contains("call 'SumManager.…' where it is needed") == true)
    }

    @Test("get a role whose base is of their own types")
    func generic() throws {
        try folder.write(
            """
            import SwiftUI

            struct LoanPage: View { var body: some View { EmptyView() } }
            struct MarketPage: View { var body: some View { EmptyView() } }

            class LoanHost: UIHostingController<LoanPage> {}
            """, to: "Sources/App/Loan/LoanHost.swift")
        let source = ArchitectureSource(
            file: "our.yml",
            text: source.text.replacing(
                "channels:", with: "  host: { type: \"{Unit}Host\", count: optional }\nchannels:"),
            templates: ["all": ""])
        let growth = try folder.growth("role", "host", to: "Market", in: source)
        let text = try growth.text(of: "MarketHost.swift")
        #expect(text.contains("class MarketHost: UIHostingController<MarketPage> {}"), "\(text)")
        let error = try folder.growth("role", "host", to: "Help", in: source)
        #expect(error.notes.contains { $0.contains("'HelpHost' is no 'UIHostingController' yet") }, "\(error.notes)")
    }

    @Test("enter an address of electronic mail")
    func email() throws {
        let text = try growth("field", "email: email", to: "Help").text(of: "HelpViewController.swift")
        #expect(
            text.contains(
                "        control.keyboardType = .emailAddress\n        control.autocapitalizationType = .none\n"),
            "\(text)")
        #expect(text.contains("func emailChanged(text: String) {\n        // Decide what follows.\n"), "\(text)")
    }

    @Test("leave alone an initializer that has another called, and what calls that")
    func convenience() throws {
        try folder.write(
            """
            import UIKit

            final class Store { static let shared = Store() }
            final class ClockService {}

            final class CardViewController: UIViewController {
                private let dataModel: CardModel
                init(dataModel: CardModel) { self.dataModel = dataModel }
            }

            final class CardModel {
                private let store: Store

                init(store: Store) {
                    self.store = store
                }

                convenience init() {
                    self.init(store: .shared)
                }
            }

            enum CardMaker {
                static func make() -> CardViewController { CardViewController(dataModel: CardModel()) }
            }
            """, to: "Sources/App/Card/Card.swift")
        let text = try growth("takes", "page: Int = 1", to: "Card").text(of: "Card.swift")
        #expect(text.contains("    init(store: Store, page: Int = 1) {\n"), "\(text)")
        #expect(text.contains("self.init(store: .shared)\n"), "\(text)")
        #expect(
            text.contains("static func make() -> CardViewController { CardViewController(dataModel: CardModel()) }"))
        let error = #expect(throws: ScaffoldError.self) { try self.growth("takes", "id: String", to: "Card") }
        #expect(
            error?.description.contains("Card.swift:18:1: error: no 'id: String' is at hand here") == true, "\(error!)")
        let manager = try growth("manager", "Clock", to: "Card").text(of: "Card.swift")
        #expect(manager.contains("init(store: Store, clockService: ClockService = ClockService()) {"), "\(manager)")
    }
}
