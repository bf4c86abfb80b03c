import Architecture
import Testing

@testable import Learning

/// Pieces of screens, pages of text and neighbours of others are no outliers.
@Suite("Outliers that pieces of screens are not")
struct PiecesOfScreensTests: SceneTexts {
    private static let all = names + ["Edge", "Floor", "Grid", "House", "Ink", "Jar", "Kite", "Lamp", "Sale", "Search"]

    /// The deviations of scenes, of which `Orders` is written otherwise.
    private func told(
        _ files: [String: String], orders: [String: String?], more: [String: String] = [:]
    ) throws -> [String] {
        var texts = scenes(of: Self.all, files)
        for (path, text) in orders { texts[path.replacing("NAME", with: "Orders")] = text }
        texts.merge(more) { $1 }
        return try #require(learning(texts).architectures.first).outliers.flatMap(\.deviations).map(\.text)
    }

    private static func view(_ name: String, _ property: String) -> String {
        "struct \(name)View: View { \(property); var body: some View { Text(\"\") } }"
    }

    private static let observing = [
        "NAME/NAMEView.swift": view("NAME", "@StateObject var model = NAMEViewModel()"),
        "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
    ]

    @Test(
        "What somebody else holds is no scene's own; what nobody does, a scene lacks",
        arguments: ["Listing", "Maker", ""])
    func heldByOthers(holder: String) throws {
        let holder =
            switch holder {
            case "Listing": Self.view("Listing", "@StateObject var model = OrdersViewModel()")
            case "Maker": "class Maker { let model = OrdersViewModel() }"
            default: "class Nobody {}"
            }
        let told = try told(
            Self.observing, orders: ["NAME/NAMEView.swift": Self.view("Orders", "let count: Int")],
            more: ["Listing/Listing.swift": holder])
        #expect(
            told.contains { $0.hasPrefix("OrdersView is not seen to hold") } == holder.contains("Nobody"), "\(told)")
    }

    @Test(
        "A view that its parent hands its own model needs none, and one that makes another's does",
        arguments: ["@ObservedObject var model: CartViewModel", "let model: CartViewModel", ""])
    func handed(property: String) throws {
        let making = "@StateObject var model = CartViewModel()"
        let told = try told(
            Self.observing,
            orders: ["NAME/NAMEView.swift": Self.view("Orders", property.isEmpty ? making : property)])
        #expect(
            told.contains { $0.hasPrefix("OrdersView holds CartViewModel strongly, and not its own") }
                == property.isEmpty, "\(told)")
    }

    @Test("A screen that holds another's model lacks none", arguments: ["let model: CartViewModel", "let count: Int"])
    func given(property: String) throws {
        let told = try told(
            [
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { let model = NAMEViewModel() }",
                "NAME/NAMEViewModel.swift": "class NAMEViewModel {}", "NAME/NAMEStore.swift": "class NAMEStore {}",
            ],
            orders: [
                "NAME/NAMEViewController.swift": "class OrdersViewController: UIViewController { \(property) }",
                "NAME/NAMEViewModel.swift": nil,
            ])
        #expect(told.contains { $0.hasPrefix("has no OrdersViewModel") } == property.contains("count"), "\(told)")
    }

    @Test(
        "A view of SwiftUI without a model means to have none, but for one whose name is misspelt",
        arguments: [true, false])
    func statesOfViews(isMisspelt: Bool) throws {
        let told = try told(
            Self.observing.merging(["NAME/NAMEStore.swift": "class NAMEStore {}"]) { $1 },
            orders: [
                "NAME/NAMEView.swift": Self.view("Orders", "@State var count = 1"), "NAME/NAMEViewModel.swift": nil,
            ],
            more: isMisspelt ? ["Orders/OrdersVeiwModel.swift": "class OrdersVeiwModel: ObservableObject {}"] : [:])
        #expect(told.contains { $0.contains("OrdersViewModel") } == isMisspelt, "\(told)")
    }

    @Test("A page of text needs nobody who acts for it", arguments: ["", "func choose(_ index: Int) {}"])
    func pagesOfText(function: String) throws {
        let told = try told(
            [
                "NAME/NAMEViewController.swift": """
                class NAMEViewController: UIViewController {
                    let content = NAMEView()
                    let model = NAMEViewModel()
                    override func loadView() { view = content }
                }
                """,
                "NAME/NAMEView.swift": "class NAMEView: UIView {}",
                "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
            ],
            orders: [
                "NAME/NAMEViewController.swift": """
                class OrdersViewController: UIViewController {
                    let content = OrdersView()
                    override func loadView() { view = content }
                    \(function)
                }
                """,
                "NAME/NAMEViewModel.swift": nil,
            ])
        #expect(told.contains("has no OrdersViewModel, as 19 of 20 have") == !function.isEmpty, "\(told)")
    }

    @Test("What lies as another scene's part of its kind does is in no wrong place", arguments: ["Screens", "Odd"])
    func neighbours(folder: String) throws {
        let controller = "class NAMEViewController: UIViewController { let model = NAMEViewModel() }"
        let model = "class NAMEViewModel {}"
        let files = [
            "Main/NAME/NAMEViewController.swift": controller, "Main/NAME/NAMEViewModel.swift": model,
            "Main/NAME/NAMEState.swift": "enum NAMEState {}",
        ]
        let orders = [
            "Main/NAME/NAMEViewController.swift": nil,
            "Main/NAME/\(folder)/NAMEViewController.swift": controller.replacing("NAME", with: "Orders"),
            "Main/Cart/NAMEViewController.swift": nil,
        ]
        let told = try told(
            files, orders: orders,
            more: [
                "Main/Cart/CartViewController.swift": "",
                "Main/Cart/Screens/CartViewController.swift": controller.replacing("NAME", with: "Cart"),
            ])
        let isTold = told.contains { $0.hasPrefix("OrdersViewController stands in the folder \(folder)") }
        #expect(isTold == (folder == "Odd"), "\(told)")
    }
}
