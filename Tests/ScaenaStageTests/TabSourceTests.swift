#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// The nodes of tabs, and the way in which a browser selects one. Serialized, since the key window is shared.
    @Suite(.serialized) @MainActor struct TabSourceTests {
        @Test func selectsATabUnlessTheAppForbids() async throws {
            final class Gate: NSObject, UITabBarControllerDelegate {
                var isOpen = true
                var selected: [String?] = []
                func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
                    isOpen
                }
                func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
                    selected.append(controller.title)
                }
            }
            let home = UINavigationController(rootViewController: UIViewController())
            home.title = "Home"
            let people = UIViewController()
            people.title = "People"
            people.tabBarItem.badgeValue = "3"
            let tabs = UITabBarController()
            tabs.viewControllers = [home, people]
            let gate = Gate()
            tabs.delegate = gate
            let window = UIWindow()
            let source = WindowSource(window: window)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            await MainQueue.settle()
            var root = try #require(source.snapshot().children.first)
            #expect(root.kind == .tabs && root.children.map(\.kind) == [.navigation, .tabBar])
            let bar = root.children[1]
            #expect(bar.children.map(\.text) == ["Home", "People"])
            #expect(bar.children.map { $0.attributes["selected"] } == ["true", nil])
            #expect(bar.children[1].attributes["badge"] == "3")
            gate.isOpen = false
            #expect(source.perform(.tap(id: bar.children[1].id))?.contains("does not let") == true)
            gate.isOpen = true
            #expect(source.perform(.tap(id: bar.children[1].id)) == nil)
            await MainQueue.settle()
            root = try #require(source.snapshot().children.first)
            #expect(root.children.map(\.kind) == [.screen, .tabBar] && tabs.selectedIndex == 1)
            // A tap on the selected tab goes to the root of its stack.
            #expect(source.perform(.tap(id: bar.children[0].id)) == nil)
            await MainQueue.settle()
            home.pushViewController(UIViewController(), animated: false)
            await MainQueue.settle()
            #expect(source.perform(.tap(id: bar.children[0].id)) == nil)
            await MainQueue.settle()
            #expect(home.viewControllers.count == 1 && gate.selected == ["People", "Home", "Home"])
        }

        @Test func hidesTheBarBelowWhatWantsNone() async throws {
            let stack = UINavigationController(rootViewController: UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            let window = UIWindow()
            let source = WindowSource(window: window)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            let detail = UIViewController()
            detail.hidesBottomBarWhenPushed = true
            let title = UILabel()
            title.text = "Ride"
            title.accessibilityHint = "Seven minutes"
            detail.navigationItem.titleView = title
            stack.pushViewController(detail, animated: false)
            await MainQueue.settle()
            var root = try #require(source.snapshot().children.first)
            #expect(root.children.map(\.kind) == [.navigation])
            let bar = try #require(root.first { $0.kind == .navigationBar })
            #expect(bar.text == nil && bar.children.map(\.text) == ["Ride"])
            #expect(bar.children.first?.attributes["hint"] == "Seven minutes")
            stack.popViewController(animated: false)
            await MainQueue.settle()
            root = try #require(source.snapshot().children.first)
            #expect(root.children.map(\.kind) == [.navigation, .tabBar])
        }

        @Test func ofSixTabsTheBarShowsFourAndAListOfTheOthers() async throws {
            let tabs = UITabBarController()
            tabs.viewControllers = (1...6).map { number in
                let controller = UIViewController()
                controller.title = "Tab \(number)"
                return controller
            }
            let window = UIWindow()
            let source = WindowSource(window: window)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            await MainQueue.settle()
            let bar = { source.snapshot().first { $0.kind == .tabBar }?.children ?? [] }
            #expect(bar().map(\.text) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
            let more = try #require(bar().last)
            #expect(source.perform(.tap(id: more.id)) == nil)
            await MainQueue.settle()
            #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController === tabs.moreNavigationController)
            var rows: [StageNode] = []
            func visit(_ node: StageNode) {
                if node.kind == .row { rows.append(node) }
                node.children.forEach(visit)
            }
            visit(source.snapshot())
            #expect(rows.compactMap { $0.attributes[StageAttribute.title] } == ["Tab 5", "Tab 6"])
            #expect(source.perform(.tap(id: try #require(rows.last).id)) == nil)
            await MainQueue.settle()
            #expect(tabs.selectedIndex == 5)
            #expect(bar().map { $0.attributes["selected"] } == [nil, nil, nil, nil, "true"])
            // A tap on it leads back to the list, one on another tab away.
            #expect(source.perform(.tap(id: more.id)) == nil)
            await MainQueue.settle()
            #expect(tabs.selectedViewController === tabs.moreNavigationController)
            // In a wide window there is room for all.
            window.bounds.size = CGSize(width: 834, height: 1210)
            await MainQueue.settle()
            #expect(bar().count == 6 && tabs.selectedIndex == 0)
        }
    }
#endif
