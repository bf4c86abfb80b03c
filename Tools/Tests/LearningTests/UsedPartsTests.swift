import SourceModel
import TemporaryFolders
import Testing

@testable import Learning

/// Parts that a scene does not hold, and somebody else does.
@Suite("Parts that others use")
struct UsedPartsTests: SceneTexts {
    /// Learns from written files as the command does: the members of types that are no scene's are not read.
    private func told(_ texts: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in texts { try folder.write(text, to: path) }
        let learning = AppLearning(SourceFacts(SourceFileList(paths: [folder.path])))
        return try #require(learning.architectures.first).outliers.flatMap(\.deviations).map(\.text)
    }

    @Test(
        "A model that a type of no scene keeps is used, whatever that is called",
        arguments: [
            ("final class PagingState { var current: OrdersViewModel }", false),
            ("func orders() { show(OrdersViewModel()) }", false),
            ("final class PagingState { var current: CartViewModel }", true),
            ("extension OrdersViewModel { func again() {} }", false),
            ("// OrdersViewModel\nfinal class PagingState {}", true),
        ])
    func keptByOthers(other: String, isTold: Bool) throws {
        var files = scenes(
            of: Self.names + ["Edge", "Floor", "Grid", "House", "Ink", "Jar", "Kite", "Lamp", "Sale", "Search"],
            [
                "NAME/NAMEView.swift": """
                import SwiftUI
                struct NAMEView: View {
                    @StateObject var model = NAMEViewModel()
                    var body: some View { Text("") }
                }
                """,
                "NAME/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
            ])
        files["Orders/OrdersView.swift"] = """
            import SwiftUI
            struct OrdersView: View { var body: some View { Text("") } }
            """
        files["Paging/PagingState.swift"] = other
        let lines = try told(files).filter { $0.contains("nothing else names that") }
        #expect(lines.count == (isTold ? 1 : 0), "\(lines)")
    }

    @Test("An outlet is weak, since the storyboard's screen keeps its object", arguments: ["@IBOutlet ", ""])
    func outlets(attribute: String) throws {
        var files = scenes(
            of: Self.names + ["Edge", "Floor", "Grid", "House", "Ink", "Jar", "Kite", "Lamp", "Sale", "Search"],
            [
                "NAME/NAMEViewController.swift": """
                import UIKit
                final class NAMEViewController: UIViewController { let presenter = NAMEPresenter() }
                """,
                "NAME/NAMEPresenter.swift": "final class NAMEPresenter: NSObject {}",
            ])
        files["Orders/OrdersViewController.swift"] = """
            import UIKit
            final class OrdersViewController: UIViewController { \(attribute)weak var presenter: OrdersPresenter! }
            """
        let lines = try told(files).filter { $0.contains("holds presenter weakly, not strongly") }
        #expect(lines.isEmpty == !attribute.isEmpty, "\(lines)")
    }

    @Test(
        "A screen that is called as its base of UIKit's is, is called rightly",
        arguments: ["UITabBarController", "UIViewController"])
    func basesOfUIKit(base: String) throws {
        var files = scenes(
            of: Self.names + ["Edge", "Floor", "Grid", "House", "Ink", "Jar", "Kite", "Lamp", "Sale", "OrdersTabBar"],
            [
                "NAME/NAMEViewController.swift": """
                import UIKit
                final class NAMEViewController: UIViewController {
                    let presenter = NAMEPresenter()
                    func open() { show(OrdersTabBarController(), sender: nil) }
                }
                """,
                "NAME/NAMEPresenter.swift": "final class NAMEPresenter {}",
            ])
        files["OrdersTabBar/OrdersTabBarViewController.swift"] = nil
        files["OrdersTabBar/OrdersTabBarController.swift"] = """
            import UIKit
            final class OrdersTabBarController: \(base) { let presenter = OrdersTabBarPresenter() }
            """
        files["Common/Alerts.swift"] = """
            import UIKit
            class AlertController: UIViewController {}
            final class NoticeController: AlertController {}
            final class SheetController: AlertController {}
            """
        let lines = try told(files).filter { $0.contains("OrdersTabBarController") }
        #expect(lines.isEmpty == (base != "UIViewController"), "\(lines)")
    }
}
