import Conformance
import Findings
import SourceModel
import Testing

@testable import Checking

/// Circles with an object that lives as long as the app.
@Suite("What lives as long as the app")
struct LastingTests {
    private func isTold(_ opening: String, _ others: [String: String] = [:]) throws -> Bool {
        let files = [
            "List/ListScreen.swift": """
            import UIKit
            final class ListScreen: UIViewController {
                let model = ListViewModel()
                func begin() { model.screen = self }
            }
            """,
            "List/ListViewModel.swift": "final class ListViewModel { var screen: ListScreen? }",
            "Other.swift": "func use(_ list: ListScreen) { list.begin() }",
            "Opening.swift": "import UIKit\n\(opening)",
        ]
        let app = MarkedApp(files.merging(others) { $1 })
        let map = RoleMap(.withoutUnits(file: ""), try app.index { _ in ["App"] }, jobs: 1)
        return !Check.report(on: CheckedApp(map, nil), rules: [CycleRule.self]).findings.isEmpty
    }

    private func delegate(_ members: String) -> String {
        "final class AppDelegate: UIResponder, UIApplicationDelegate {\n    var window: UIWindow?\n    \(members)\n}"
    }

    @Test(
        "A circle with what the app's delegate makes once is not told",
        arguments: [
            ("func application() { window?.rootViewController = ListScreen() }", false),
            ("let list = ListScreen()", false),
            ("func application() { open() }\n    func open() { window?.rootViewController = ListScreen() }", false),
            ("func open() { window?.rootViewController = ListScreen() }", true),
            (
                "func application() { open() }\n    func again() { open() }\n    func open() { window?.rootViewController = ListScreen() }",
                true
            ),
            ("func application() { use(ListScreen()); use(ListScreen()) }", true),
            ("func application() { use(ListScreen.made()) ; use(ListScreen.made()) }", true),
        ])
    func delegates(members: String, isTold: Bool) throws {
        #expect(try self.isTold(delegate(members)) == isTold)
    }

    @Test(
        "A window that shows one screen after the other keeps none",
        arguments: [
            "func end() { window?.rootViewController = UIViewController() }",
            "func show(_ screen: UIViewController) { window?.rootViewController = screen }",
        ])
    func windows(members: String) throws {
        let opening = delegate("func application() { window?.rootViewController = ListScreen() }\n    \(members)")
        #expect(try isTold(opening))
    }

    @Test(
        "What lives as long as the app makes others that do, where it begins",
        arguments: [
            ("func start() { use(ListScreen()) }", "coordinator = AppCoordinator()", false),
            ("let list = ListScreen()", "coordinator = AppCoordinator()", false),
            ("func openList() { use(ListScreen()) }", "coordinator = AppCoordinator()", true),
            ("func start() { use(ListScreen()) }", "", true),
            ("static let shared = AppCoordinator()\n    let list = ListScreen()", "", false),
            ("static let list = ListScreen()", "", false),
        ])
    func coordinators(members: String, application: String, isTold: Bool) throws {
        let opening = delegate("var coordinator: AppCoordinator?\n    func application() { \(application) }")
        let coordinator = ["AppCoordinator.swift": "final class AppCoordinator {\n    \(members)\n}"]
        #expect(try self.isTold(opening, coordinator) == isTold)
    }

    @Test("What somebody else makes, too, is no single object")
    func others() throws {
        let opening = delegate("func application() { use(ListScreen()) }")
        #expect(try !isTold(opening))
        #expect(try isTold(opening, ["More.swift": "func more() { use(ListScreen()) }"]))
        #expect(try isTold(opening, ["Heir.swift": "final class LongList: ListScreen {}"]))
    }

    @Test("What a shared object sets closes no circle; what is set by another one does")
    func shared() throws {
        for (name, isTold) in [("shared", false), ("empty", true)] {
            let text = """
                final class StorePresenter {
                    static let \(name) = StorePresenter()
                    var loaded: (() -> Void)?
                    func begin() { loaded = { self.begin() } }
                }
                func make() { StorePresenter().begin() }
                """
            let app = MarkedApp(["Store.swift": text])
            let map = RoleMap(.withoutUnits(file: ""), try app.index { _ in ["App"] }, jobs: 1)
            let found = Check.report(on: CheckedApp(map, nil), rules: [CycleRule.self]).findings
            #expect(found.isEmpty != isTold)
        }
    }

    @Test(
        "What the app itself keeps as its state lives as long, where previews alone make another",
        arguments: [
            ("@StateObject var list: ListScreen", "List_Previews: PreviewProvider", false),
            ("var list: ListScreen", "List_Previews: PreviewProvider", true),
            ("@StateObject var list: ListScreen", "Maker", false), ("@StateObject var list: ListScreen", "Used", true),
        ])
    func stateOfApp(member: String, maker: String, isTold: Bool) throws {
        let app = """
            import SwiftUI
            @main struct ListApp: App {
                \(member)
                init() { _list = .init(wrappedValue: Self.make()) }
                static func make() -> ListScreen { ListScreen() }
            }
            struct \(maker) { static func more() { use(ListScreen()) } }
            struct Other_Previews: PreviewProvider { static func go() { Maker.more(); Used.more() } }
            struct Part { func go() { Used.more() } }
            """
        #expect(try self.isTold("", ["ListApp.swift": app]) == isTold)
    }
}
