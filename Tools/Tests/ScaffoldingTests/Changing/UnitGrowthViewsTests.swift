import Architecture
import Foundation
import SourceModel
import SwiftParser
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Lists, fields, roles and what views tell, in scenes that the tool did not write.
@Suite("Units that nobody noted, and that show more")
struct UnitGrowthViewsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("struct Bid: Equatable { let name: String; let price: Int }\n", to: "Sources/App/Bid.swift")
        // Views of SwiftUI that observe a view model, which knows the router of a module.
        try folder.write(
            """
            import SwiftUI

            struct BidsView: View {
                @ObservedObject var viewModel: BidsViewModel

                var body: some View { Text("Bids") }
            }
            """, to: "Sources/App/Bids/BidsView.swift")
        try folder.write(
            """
            protocol ModuleRouter: AnyObject {
                func showHelp()
            }

            final class DefaultModuleRouter: OtherRouter,
                                             ModuleRouter {
                func showHelp() {}
            }

            final class BidsViewModel: ObservableObject {
                @Published var title = ""
                private let router: ModuleRouter

                init(router: ModuleRouter) { self.router = router }
            }
            """, to: "Sources/App/Bids/BidsViewModel.swift")
        // The same, told by cases of an enumeration.
        try folder.write(
            """
            import SwiftUI

            enum OfferViewAction {
                case accept
                case decline(reason: String)

                var isFinal: Bool { true }
            }

            struct OfferView: View {
                let context: Context

                var body: some View {
                    Button("Accept") { context.send(viewAction: .accept) }
                    Button("No") { context.send(viewAction: .decline(reason: "")) }
                }
            }
            """, to: "Sources/App/Offer/OfferView.swift")
        try folder.write(
            """
            final class OfferViewModel {
                func process(viewAction: OfferViewAction) {
                    switch viewAction {
                    case .accept: finish()
                    case .decline(let reason):
                        print(reason) // told
                    }
                }

                func word(of action: OfferViewAction) -> String {
                    switch action {
                    case .accept: return "yes"
                    case .decline: return "no"
                    }
                }
            }
            """, to: "Sources/App/Offer/OfferViewModel.swift")
        // UIKit, with a helper that one of two has; the other has no view model at all.
        try folder.write(
            """
            import UIKit

            protocol FormTracking: AnyObject {}

            final class FormView: UIViewController {
                private let viewModel: FormViewModel

                init(viewModel: FormViewModel) {
                    self.viewModel = viewModel
                    super.init(nibName: nil, bundle: nil)
                }
            }

            final class FormViewModel {
                private let tracker: FormTracker = FormTracker()
                private var changed: (() -> Void)?
                private let name: String

                init(name: String) {
                    self.name = name
                    tracker.watch { [weak self] in self?.changed?() }
                    self.changed = nil
                }
            }

            final class FormTracker: NSObject {}
            """, to: "Sources/App/Form/Form.swift")
        try folder.write(
            "import SwiftUI\n\nstruct TermsView: View {\n    var accept: (() -> Void)?\n\n    var body: some View { EmptyView() }\n}\n",
            to: "Sources/App/Terms/TermsView.swift")
        // A view that knows what it observes by a type parameter.
        try folder.write(
            """
            import SwiftUI

            protocol RoomViewModelProtocol: ObservableObject {
                var title: String { get }
            }

            struct RoomView<ViewModel: RoomViewModelProtocol>: View {
                @StateObject var viewModel: ViewModel

                var body: some View { Text(viewModel.title) }
            }

            final class RoomViewModel: RoomViewModelProtocol {
                @Published var title = ""
            }
            """, to: "Sources/App/Room/Room.swift")
        // What a container makes, and a value that several make.
        try folder.write(
            """
            final class ScreenAssembly: Assembly {
                func assemble(container: Container) {
                    container.register(BidsViewModel.self) { r in
                        BidsViewModel(router: r.resolve(ModuleRouter.self)!)
                    }
                }
            }
            """, to: "Sources/App/ScreenAssembly.swift")
        try folder.write(
            """
            import SwiftUI

            struct CardView: View {
                let viewModel: CardViewModel

                var body: some View { Text(viewModel.title) }
            }

            struct CardViewModel {
                let title: String
            }

            let card = CardViewModel(title: "One")
            """, to: "Sources/App/Card/Card.swift")
    }

    private var source: ArchitectureSource {
        ArchitectureSource(
            file: "our.yml",
            text: """
                architecture: ours
                about: Ours.
                unit: { word: scene, folder: "{Unit}", owner: view }
                roles:
                  view: { type: "{Unit}View" }
                  viewModel: { type: "{Unit}ViewModel" }
                  tracker: { type: "{Unit}Tracker", count: optional }
                channels:
                  - view -> viewModel: { hold: strong, as: viewModel }
                  - viewModel -> tracker: { hold: strong, as: tracker }
                assembly: { by: view, function: init, creates: [view, viewModel], returns: view }
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [view] }
                """, templates: ["all": ""])
    }

    private func growth(_ word: String, _ text: String, to unit: String) throws -> UnitGrowth {
        try folder.growth(word, text, to: unit, in: source)
    }

    /// Returns the lines that come into a file.
    private func added(to name: String, by growth: UnitGrowth) throws -> String {
        let file = try #require(growth.files.first { $0.path.hasSuffix("/" + name) }, "\(growth.files.map(\.path))")
        #expect(!Parser.parse(source: file.after).hasError)
        let (before, after) = (file.before.components(separatedBy: "\n"), file.after.components(separatedBy: "\n"))
        let difference = after.difference(from: before)
        #expect(file.before.isEmpty || difference.removals.isEmpty)
        return difference.insertions.map { if case .insert(_, let line, _) = $0 { line } else { "" } }
            .joined(separator: "\n")
    }

    @Test("get a list of what a view model publishes, and its choice is told")
    func listInSwiftUI() throws {
        let growth = try growth("list", "of: bids, shows: [name]", to: "Bids")
        #expect(
            try added(to: "BidsView.swift", by: growth) == """

                    private var bidsList: some View {
                        List(viewModel.bids.indices, id: \\.self) { index in
                            let item = viewModel.bids[index]
                            Button(item.name) { viewModel.bidSelected(index: index) }
                        }
                    }
                """)
        let model = try added(to: "BidsViewModel.swift", by: growth)
        #expect(model.hasPrefix("    @Published var bids: [Bid] = []\n"))
        #expect(model.contains("    func bidSelected(index: Int) {\n        // Decide what follows.\n    }"))
        #expect(growth.notes.count == 1 && growth.notes[0].hasPrefix("nobody shows it yet: put 'bidsList' where"))
    }

    @Test("get a field whose text is published, and values that are shown")
    func fieldInSwiftUI() throws {
        let growth = try growth("field", "price: decimal", to: "Bids")
        #expect(
            try added(to: "BidsView.swift", by: growth) == """

                    private var priceField: some View {
                        TextField("Price", text: $viewModel.price)
                            .keyboardType(.decimalPad)
                    }
                """)
        #expect(try added(to: "BidsViewModel.swift", by: growth) == "    @Published var price: String = \"\"")
        let shown = try self.growth("shows", "show(count: Int, owner: Bid)", to: "Bids")
        #expect(
            try added(to: "BidsViewModel.swift", by: shown)
                == "    @Published var count: Int = 0\n    @Published var owner: Bid? = nil")
        let own = try self.growth("field", "agreed: switch", to: "Terms")
        #expect(try added(to: "TermsView.swift", by: own).contains("Toggle(\"Agreed\", isOn: $agreed)"))
    }

    @Test("get a way by the router that several scenes share")
    func sharedRouter() throws {
        let growth = try growth("navigation", "Offer", to: "Bids")
        let added = try added(to: "BidsViewModel.swift", by: growth)
        #expect(added.contains("    func showOffer()\n"))
        #expect(added.contains("    func showOffer() {\n        // Build Offer and show it.\n    }"))
        #expect(growth.notes.contains { $0.contains("have BidsViewModel call 'router.showOffer()'") })
    }

    @Test("get one case more where cases say what people do, and each switch that decides by them")
    func cases() throws {
        let growth = try growth("event", "counter(price: Int)", to: "Offer")
        #expect(try added(to: "OfferView.swift", by: growth) == "    case counter(price: Int)")
        #expect(
            try added(to: "OfferViewModel.swift", by: growth)
                == "        case .counter:\n            // Decide what follows.\n            break")
        let file = try #require(growth.files.first { $0.path.hasSuffix("OfferViewModel.swift") })
        #expect(file.after.contains("print(reason) // told\n        case .counter:"))
        #expect(growth.notes[0].contains("say what '.counter' gives, too"))
        #expect(growth.notes[0].contains("OfferViewModel.swift:11"))
        #expect(growth.notes[1].contains("call 'context.send(viewAction: .counter(price: price))'"))
        let error = #expect(throws: ScaffoldError.self) { try self.growth("event", "accept", to: "Offer") }
        #expect(error?.description.contains("OfferView.swift:4:1: error: 'accept' is there already") == true)
    }

    @Test("get a table and a text field of UIKit, and whoever decides is told")
    func uiKit() throws {
        let list = try growth("list", "rows: [Bid]", to: "Form")
        let added = try added(to: "Form.swift", by: list)
        #expect(
            added.contains("    private lazy var rowsTable: FormRowsTable = {\n        let table = FormRowsTable()"))
        #expect(added.contains("            self?.viewModel.rowSelected(index: index)\n"))
        #expect(added.contains("rowsTable.rows = rows.map { item in item.name }"))
        #expect(
            added.contains(
                "private final class FormRowsTable: UITableView, UITableViewDataSource, UITableViewDelegate {"))
        let field = try self.growth("field", "name", to: "Form")
        let control = try self.added(to: "Form.swift", by: field)
        #expect(control.contains("    @objc private func nameEdited(_ control: UITextField) {"))
        #expect(control.contains("        viewModel.nameChanged(text: text)\n"))
        #expect(control.contains("control.addTarget(self, action: #selector(nameEdited(_:)), for: .editingChanged)"))
    }

    @Test("get a role as another scene has it, held by who holds it there")
    func role() throws {
        let growth = try growth("role", "tracker", to: "Bids")
        let model = try #require(growth.files.first { $0.path.hasSuffix("BidsViewModel.swift") }).after
        #expect(model.contains("    private let tracker: BidsTracker\n"))
        #expect(model.contains("init(router: ModuleRouter, tracker: BidsTracker) {"))
        #expect(growth.files.contains { $0.path.hasSuffix("/Bids/BidsTracker.swift") && $0.before.isEmpty })
        try growth.write()
        #expect(
            try folder.text(of: "Sources/App/Bids/BidsTracker.swift")
                == "import UIKit\n\nfinal class BidsTracker: NSObject {}\n")
        let error = #expect(throws: ScaffoldError.self) { try self.growth("role", "tracker", to: "Form") }
        #expect(error?.description.contains("'Form' has its tracker already: 'FormTracker'") == true)
    }

    @Test("tell what their view observes by a contract, and have it publish what is shown")
    func observedByContract() throws {
        let event = try added(to: "Room.swift", by: growth("event", "retryTapped", to: "Room"))
        #expect(event.contains("    func retryTapped()\n"))
        #expect(event.contains("    private func retryTapped() {\n        viewModel.retryTapped()\n    }"))
        #expect(event.contains("    func retryTapped() {\n        // Decide what follows.\n    }"))
        let shown = try added(to: "Room.swift", by: growth("shows", "count: Int", to: "Room"))
        #expect(shown == "    var count: Int { get set }\n    @Published var count: Int = 0")
        let taken = try #require(growth("takes", "source: String?", to: "Room").files.first).after
        #expect(
            taken.contains(
                "final class RoomViewModel: RoomViewModelProtocol {\n    @Published var title = \"\"\n    var source: String?"
            ))
    }

    @Test("tell by a closure where their view is handed closures, and are scenes since a person says so")
    func closures() throws {
        let growth = try growth("event", "declined(reason: String)", to: "Terms")
        #expect(try added(to: "TermsView.swift", by: growth) == "    var onDeclined: ((String) -> Void)?")
        #expect(growth.notes.contains("nobody says it yet: have TermsView call 'onDeclined?(reason)'"))
    }

    @Test("take a value that no container is told, and a value that not all who make them have")
    func taken() throws {
        let bids = try growth("takes", "source: String?", to: "Bids")
        #expect(bids.files.map { $0.path.split(separator: "/").last } == ["BidsViewModel.swift"])
        #expect(bids.files[0].after.contains("init(router: ModuleRouter, source: String? = nil) {"))
        let card = try added(to: "Card.swift", by: growth("takes", "source: String?", to: "Card"))
        #expect(card == "    var source: String? = nil")
        // Before anything knows 'self'.
        let form = try #require(growth("takes", "source: String?", to: "Form").files.first).after
        #expect(form.contains("self.name = name\n        self.source = source\n        tracker.watch"))
    }

    @Test("are handed what a container has as they are handed the rest; what nobody has, they are told")
    func resolved() throws {
        try folder.write(
            "struct Hands {}\nfinal class ClockService { init(hands: Hands) {} }\n", to: "Sources/App/Clock.swift")
        let assembly = try #require(
            growth("manager", "Clock", to: "Bids").files.first { $0.path.hasSuffix("ScreenAssembly.swift") }
        ).after
        #expect(
            assembly.contains(
                "BidsViewModel(router: r.resolve(ModuleRouter.self)!, clockService: r.resolve(ClockService.self)!)"))
        let room = try growth("manager", "Clock", to: "Room")
        #expect(try added(to: "Room.swift", by: room) == "    var clockService: ClockService?")
        #expect(room.notes.contains { $0.hasPrefix("nobody hands one over yet: whoever makes the RoomViewModel sets") })
    }

    @Test("have a role in the file that is there, and tell by a closure of the name that is said")
    func namesAndFiles() throws {
        try folder.write("protocol RoomTracking {}\n", to: "Sources/App/Room/RoomTracker.swift")
        let file = try #require(
            growth("role", "tracker", to: "Room").files.first { $0.path.hasSuffix("RoomTracker.swift") })
        #expect(file.after == "protocol RoomTracking {}\n\nfinal class RoomTracker: NSObject {}\n")
        let told = try added(to: "TermsView.swift", by: growth("output", "didCancel", to: "Terms"))
        #expect(told == "    var didCancel: (() -> Void)?")
    }
}
