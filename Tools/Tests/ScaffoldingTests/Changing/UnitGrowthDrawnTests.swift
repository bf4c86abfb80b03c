import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

/// The code of apps that were drawn for it, and additions met there first.
@Suite("Units that nobody noted, of apps that were drawn")
struct UnitGrowthDrawnTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            let package = Package(targets: [.target(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])
            """, to: "Package.swift")
        try folder.write(
            """
            public protocol LinkDelegate: AnyObject {
                func open(link: String)
            }
            """, to: "Sources/Kit/LinkDelegate.swift")
        try folder.write(
            """
            //
            //  Base.swift
            //  Library
            //

            class BaseViewController<Presenter>: UIViewController {
                var presenter: Presenter!
            }

            class Store<Item> {
                static var shared: Store<Item> { Store() }
            }

            final class SyncManager {
                static let shared = SyncManager()
            }
            """, to: "Sources/App/Base.swift")
        for unit in ["Offer", "Order"] {
            try folder.write(
                """
                //
                //  \(unit)ViewController.swift
                //  Our app
                //

                import Kit
                import UIKit

                protocol \(unit)PresenterProtocol {
                    func viewDidLoad()
                }

                final class \(unit)ViewController: BaseViewController<\(unit)PresenterProtocol> {
                    var edited: \(unit)Model?
                    var models: [\(unit)Model] = []

                    func load() {
                        models = [\(unit)Model(id: 1), \(unit)Model(id: 2), \(unit)Model(id: 3)]
                        edited = models.isEmpty ? \(unit)Model(id: 4) : \(unit)Model(id: 5)
                    }
                }

                final class \(unit)Presenter: \(unit)PresenterProtocol {
                    weak var delegate: LinkDelegate?

                    func viewDidLoad() {}
                }
                """, to: "Sources/App/\(unit)/\(unit)ViewController.swift")
            try folder.write(
                """
                final class \(unit)Model {
                    let id: Int
                    private let tracking: TrackingManager

                    init(id: Int) {
                        self.id = id
                        tracking = .shared
                    }
                }
                """, to: "Sources/App/\(unit)/\(unit)Model.swift")
        }
        try folder.write(
            """
            //
            //  OrderRouter.swift
            //  Library
            //

            final class OrderRouter {}
            """, to: "Sources/App/Order/OrderRouter.swift")
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
                  presenter: { type: "{Unit}Presenter", implements: [presenterProtocol], count: optional }
                  model: { type: "{Unit}Model", count: optional }
                  router: { type: "{Unit}Router", count: optional }
                contracts:
                  presenterProtocol: { type: "{Unit}PresenterProtocol" }
                channels:
                  - viewController -> presenter: { hold: strong, through: presenterProtocol, as: presenter }
                  - viewController -> model: { hold: strong, as: model }
                assembly: { by: viewController, function: init, creates: [viewController], returns: viewController }
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [viewController] }
                """, templates: ["all": ""])
    }

    /// An app in which views play no role, as they are called otherwise in each scene.
    private var coordinated: ArchitectureSource {
        ArchitectureSource(
            file: "our.yml",
            text: """
                architecture: ours
                about: Ours.
                unit: { word: scene, folder: "{Unit}", owner: coordinator }
                roles:
                  coordinator: { type: "{Unit}Coordinator" }
                  presenter: { type: "{Unit}Presenter" }
                channels:
                  - coordinator -> presenter: { hold: strong, as: presenter }
                assembly: { by: coordinator, function: init, creates: [presenter], returns: coordinator }
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [coordinator] }
                """, templates: ["all": ""])
    }

    private func growth(_ word: String, _ text: String, to unit: String = "Offer") throws -> UnitGrowth {
        try folder.growth(word, text, to: unit, in: source)
    }

    @Test("tell whom a generic base holds for them, and no model of which there are many")
    func base() throws {
        let growth = try growth("event", "deleteTapped")
        let text = try growth.text(of: "OfferViewController.swift")
        #expect(text.contains("func viewDidLoad()\n    func deleteTapped()\n}"))
        #expect(text.contains("func deleteTapped() {\n        presenter.deleteTapped()\n    }"))
        #expect(!growth.files.contains { $0.path.hasSuffix("OfferModel.swift") })
    }

    @Test("tell whom they hold by the name that their own code says, where one is only for tests")
    func openName() throws {
        try folder.write(
            """
            import UIKit

            protocol BidPresenterProtocol {
                func viewDidLoad()
            }

            final class BidViewController: UIViewController {
                var _mockPresenter: BidPresenterProtocol?
                var presenter: BidPresenterProtocol { return _mockPresenter ?? BidPresenter() }
            }

            final class BidPresenter: BidPresenterProtocol {
                func viewDidLoad() {}
            }
            """, to: "Sources/App/Bid/Bid.swift")
        let text = try growth("event", "deleteTapped", to: "Bid").text(of: "Bid.swift")
        #expect(text.contains("        presenter.deleteTapped()\n"), "\(text)")
    }

    @Test("are given a manager where somebody decides, and not in each of many models")
    func manager() throws {
        let growth = try growth("manager", "Sync")
        #expect(!growth.files.contains { $0.path.hasSuffix("OfferModel.swift") })
        #expect(
            try growth.text(of: "OfferViewController.swift").contains("private let syncManager = SyncManager.shared"))
    }

    @Test("are given a generic manager of what is said, and asked of what where nothing is")
    func generic() throws {
        let growth = try growth("manager", "Store<Int>")
        #expect(try growth.text(of: "OfferViewController.swift").contains("Store<Int>.shared"))
        let error = #expect(throws: ScaffoldError.self) { try self.growth("manager", "Store") }
        #expect(error?.description.contains("say of what, as in 'Store<Item>'") == true)
        let unknown = #expect(throws: ScaffoldError.self) { try self.growth("field", "stamp: letter") }
        #expect(unknown?.description.hasSuffix("and this is 'stamp: letter'") == true)
    }

    @Test("ask nobody of another module for a way, whose contract is everybody's")
    func foreign() throws {
        let growth = try growth("navigation", "Order")
        #expect(!growth.files.contains { $0.path.contains("/Kit/") })
    }

    @Test("have files with the head of their own, and not of what they are written like")
    func head() throws {
        let text = try growth("role", "router").text(of: "OfferRouter.swift")
        #expect(text.hasPrefix("//\n//  OfferRouter.swift\n//  Our app\n//\n"))
    }

    @Test("send cases of an enumeration from a view that is called like the unit and plays no role")
    func namesake() throws {
        try folder.write(
            """
            import SwiftUI

            struct Map: View {
                @ObservedObject var presenter: MapPresenter

                var body: some View {
                    Button("Close") { presenter.send(.close) }
                }
            }

            enum MapAction {
                case close
            }

            final class MapPresenter: ObservableObject {
                func send(_ action: MapAction) {
                    switch action {
                    case .close: break
                    }
                }
            }
            """, to: "Sources/App/Map/Map.swift")
        try folder.write(
            """
            final class MapCoordinator {
                private let presenter = MapPresenter()
            }
            """, to: "Sources/App/Map/MapCoordinator.swift")
        let growth = try folder.growth("event", "shareTapped", to: "Map", in: coordinated)
        let text = try growth.text(of: "Map.swift")
        #expect(text.contains("    case shareTapped\n"))
        #expect(text.contains("        case .shareTapped:\n"))
    }
}
