#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// The looks of bars are told as their appearances say. Serialized, since the key window is shared.
    @Suite(.serialized) @MainActor struct BarLooksTests {
        @Test func barsLookAsTheirAppearanceSays() async {
            let bars = await ShownBars()
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .systemRed
            look.shadowColor = nil
            look.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 21)]
            look.largeTitleTextAttributes = [.foregroundColor: UIColor.systemYellow]
            bars.navigation.navigationBar.standardAppearance = look
            let usual = bars.attributes(of: .navigationBar)["looks"] ?? ""
            for part in [
                "--bar-back:var(--systemRed)", "--bar-line:transparent", "--title-size:21px", "--title-weight:700",
            ] {
                #expect(usual.contains(part), "\(usual)")
            }
            #expect(usual.contains("--title-color:") && !usual.contains("--systemYellow"))
            bars.navigation.navigationBar.prefersLargeTitles = true
            #expect(bars.attributes(of: .navigationBar)["looks"]?.contains("--large-color:var(--systemYellow)") == true)
        }

        @Test func atTheEdgeOfContentABarHasNoBackgroundUnlessItsAppearanceThereSaysSo() async {
            let bars = await ShownBars()
            let bar = bars.navigation.navigationBar
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
            bar.standardAppearance = look
            #expect(bars.attributes(of: .navigationBar)["looks"]?.contains("--edge-back") == false)
            let edge = UINavigationBarAppearance()
            edge.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
            bar.scrollEdgeAppearance = edge
            let looks = bars.attributes(of: .navigationBar)["looks"] ?? ""
            for part in [
                "--edge-back:var(--material)", "--edge-blur:var(--blur)", "--edge-line:var(--separator)",
                "--title-color:var(--systemYellow)", "--scrolled-color:var(--systemGreen)",
            ] {
                #expect(looks.contains(part), "\(looks)")
            }
            edge.configureWithTransparentBackground()
            bars.tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
            bars.tabs.tabBar.scrollEdgeAppearance?.configureWithTransparentBackground()
            for kind in [StageNode.Kind.navigationBar, .tabBar] {
                let looks = bars.attributes(of: kind)["looks"] ?? ""
                for part in ["--edge-back:transparent", "--edge-blur:none", "--edge-line:transparent"] {
                    #expect(looks.contains(part), "\(looks)")
                }
            }
        }

        @Test func aToolbarShowsItsItemsAndTheRoomBetweenThem() async throws {
            let bars = await ShownBars()
            let screen = try #require(bars.navigation.topViewController)
            var taps = 0
            let add = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps += 1 })
            screen.toolbarItems = [.flexibleSpace(), add, .fixedSpace(20), UIBarButtonItem(systemItem: .trash)]
            #expect(bars.source.snapshot().first { $0.kind == .toolbar } == nil)
            bars.navigation.isToolbarHidden = false
            let bar = try #require(bars.source.snapshot().first { $0.kind == .toolbar })
            #expect(bar.children.map(\.kind) == [.view, .barButton, .view, .barButton])
            #expect(
                bar.children[0].attributes["looks"] == "flex:1" && bar.children[2].attributes["looks"] == "width:20px")
            #expect(bar.children[3].attributes["label"] == "Delete")
            #expect(bars.source.perform(.tap(id: bar.children[1].id)) == nil && taps == 1)
            bars.navigation.toolbar.standardAppearance.configureWithOpaqueBackground()
            let look = UIToolbarAppearance()
            look.backgroundColor = .systemRed
            bars.navigation.toolbar.standardAppearance = look
            #expect(bars.attributes(of: .toolbar)["looks"]?.contains("--bar-back:var(--systemRed)") == true)
            // As with the tab bar, who is pushed may want none.
            let next = UIViewController()
            next.hidesBottomBarWhenPushed = true
            bars.navigation.pushViewController(next, animated: false)
            await MainQueue.settle()
            #expect(bars.source.snapshot().first { $0.kind == .toolbar } == nil)
        }

        @Test func barsLookAsWasSaidOfThemOneByOne() async {
            let bars = await ShownBars()
            let bar = bars.navigation.navigationBar
            bar.barTintColor = .systemRed
            #expect(
                bars.attributes(of: .navigationBar)["looks"]?.contains("color-mix(in srgb, var(--systemRed)") == true)
            bar.isTranslucent = false
            bar.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
            bar.shadowImage = UIImage()
            bars.navigation.topViewController?.navigationItem.prompt = "Step 2"
            let attributes = bars.attributes(of: .navigationBar)
            #expect(attributes["looks"]?.contains("--bar-back:var(--systemRed)") == true)
            #expect(attributes["looks"]?.contains("--title-color:var(--systemGreen)") == true)
            #expect(attributes["looks"]?.contains("--bar-line:transparent") == true)
            #expect(attributes["detail"] == "Step 2")
        }

        @Test func tabsLookAsTheirBarAndItemsSay() async {
            let bars = await ShownBars()
            let look = UITabBarAppearance()
            look.selectionIndicatorTintColor = .systemYellow
            bars.tabs.tabBar.standardAppearance = look
            bars.tabs.tabBar.unselectedItemTintColor = .systemRed
            let item = bars.navigation.tabBarItem
            item.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: -2)
            item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
            item.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .selected)
            let bar = bars.attributes(of: .tabBar)["looks"] ?? ""
            #expect(bar.contains("--tab:var(--systemRed)") && bar.contains("--tab-indicator:var(--systemYellow)"))
            let tab = bars.attributes(of: .tab)["looks"] ?? ""
            #expect(tab.contains("--title-offset:1px -2px") && tab.contains("--image-margin:6px 0px -6px 0px"))
            #expect(tab.contains("--title-color:var(--systemGreen)"))
        }

        @Test func whatChangesInATitleViewIsSeenAndUsed() async throws {
            let bars = await ShownBars()
            let label = UILabel()
            let button = UIButton(type: .system)
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            let item = try #require(bars.navigation.topViewController?.navigationItem)
            item.titleView = label
            item.rightBarButtonItem = UIBarButtonItem(customView: button)
            var changes = 0
            bars.source.onChange = { changes += 1 }
            label.text = "Later"
            #expect(changes > 0)
            let node = try #require(bars.source.snapshot().first { $0.kind == .button })
            #expect(bars.source.perform(.tap(id: node.id)) == nil && taps == 1)
            item.titleView = nil
            #expect(label.superview == nil && button.superview === bars.navigation.navigationBar)
        }
    }
#endif
