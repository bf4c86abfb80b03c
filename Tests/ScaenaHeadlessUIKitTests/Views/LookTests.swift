#if !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaHeadlessUIKit

    @Suite("Layers, bars and catalogues", .serialized)
    @MainActor
    struct LookTests {
        @Test("A layer is its view's: what one says the other has, and a renderer hears of it")
        func layers() {
            final class Renderer: WindowRenderer {
                var changes = 0
                func windowNeedsRendering(_ window: UIWindow) { changes += 1 }
            }
            let view = UIView()
            #expect(view.drawnLayer == nil)
            let controller = UIViewController()
            let window = makeWindow(showing: controller)
            controller.view.addSubview(view)
            let renderer = Renderer()
            window.renderer = renderer
            let before = renderer.changes
            view.layer.cornerRadius = 8
            #expect(renderer.changes == before + 1 && view.drawnLayer?.cornerRadius == 8)
            view.layer.masksToBounds = true
            view.alpha = 0.5
            view.backgroundColor = .red
            #expect(view.clipsToBounds && view.layer.opacity == 0.5)
            #expect(view.layer.backgroundColor == UIColor.red.cgColor)
            let gradient = CAGradientLayer()
            view.layer.addSublayer(gradient)
            let changes = renderer.changes
            gradient.colors = [UIColor.red.cgColor]
            #expect(renderer.changes == changes + 1 && gradient.superlayer === view.layer)
            withExtendedLifetime(window) {}
        }

        @Test("A view of a layer class has such a layer")
        func layerClass() {
            final class Fading: UIView {
                override class var layerClass: AnyClass { CAGradientLayer.self }
            }
            #expect(Fading().layer is CAGradientLayer)
        }

        @Test("What is said for all bars holds for those that come later and say nothing")
        func appearance() async {
            UINavigationBar.appearance().tintColor = .red
            UINavigationBar.appearance().barTintColor = .blue
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.navigationBar.barTintColor = .green
            let window = makeWindow(showing: navigation)
            await settle()
            #expect(navigation.navigationBar.tintColor == .red)
            #expect(navigation.navigationBar.barTintColor == .green)
            UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
            let tabs = UITabBarController()
            let own = UIViewController()
            own.tabBarItem.titlePositionAdjustment.vertical = 1
            tabs.viewControllers = [UIViewController(), own]
            let other = makeWindow(showing: tabs)
            await settle()
            #expect(tabs.tabBar.items?.map(\.titlePositionAdjustment.vertical) == [3, 1])
            UITabBarItem.appearance().titlePositionAdjustment = .zero
            withExtendedLifetime(other) {}
            UINavigationBar.appearance().tintColor = nil
            UINavigationBar.appearance().barTintColor = nil
            withExtendedLifetime(window) {}
        }

        @Test("Colours and images are found in a catalogue that lies in a bundle")
        func catalogue() throws {
            let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
            defer { try? FileManager.default.removeItem(at: root) }
            let colors = root.appendingPathComponent("Assets.xcassets/Colors/brand.colorset")
            try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
            try Data(
                """
                {"colors": [
                  {"color": {"color-space": "srgb", "components":
                    {"red": "0xFF", "green": "0.5", "blue": "0", "alpha": "1.000"}}},
                  {"appearances": [{"appearance": "luminosity", "value": "dark"}],
                   "color": {"components": {"white": "1.0", "alpha": "0.5"}}}
                ]}
                """.utf8
            ).write(to: colors.appendingPathComponent("Contents.json"))
            let bundle = try #require(Bundle(path: root.path))
            let color = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))
            #expect(color.components() == .init(red: 1, green: 0.5, blue: 0, alpha: 1))
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(color.components(for: dark) == .init(red: 1, green: 1, blue: 1, alpha: 0.5))
            #expect(UIColor(named: "other", in: bundle, compatibleWith: nil) == nil)
            #expect(UIColor(named: "../brand", in: bundle, compatibleWith: nil) == nil)
        }

        @Test(
            "A change of style is told to the view, its controller and what is in it, unless that has a style of its own"
        )
        func traits() {
            final class Telling: UIView {
                var told: [UIUserInterfaceStyle] = []
                override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                    super.traitCollectionDidChange(previousTraitCollection)
                    told.append(traitCollection.userInterfaceStyle)
                }
            }
            let outer = UIView()
            let inner = Telling()
            let other = Telling()
            outer.addSubview(inner)
            outer.addSubview(other)
            other.overrideUserInterfaceStyle = .light
            outer.overrideUserInterfaceStyle = .dark
            #expect(inner.told == [.dark] && other.told.isEmpty)
            #expect(inner.traitCollection.horizontalSizeClass == .compact)
        }

        @Test("Transforms are put together in the order in which they are applied")
        func transforms() {
            let moved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
            #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
            let scaled = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
            #expect(scaled.tx == 20 && CGAffineTransform.identity.isIdentity)
            let view = UIView()
            view.transform = scaled
            #expect(view.transform == scaled)
        }

        @Test("A popover's presentation is a popover's, and no other's is")
        func popovers() {
            let controller = UIViewController()
            #expect(controller.popoverPresentationController == nil)
            let popover = UIViewController()
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.permittedArrowDirections = .up
            #expect(popover.popoverPresentationController?.permittedArrowDirections == .up)
            #expect(popover.presentationController === popover.popoverPresentationController)
        }

        @Test("Rows that will soon be seen are told once")
        func prefetching() async {
            final class Prefetcher: NSObject, UITableViewDataSourcePrefetching, UITableViewDataSource {
                var rows: [[Int]] = []
                func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                    rows.append(indexPaths.map(\.row))
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 25 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
            }
            let prefetcher = Prefetcher()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
            table.dataSource = prefetcher
            table.prefetchDataSource = prefetcher
            let controller = UIViewController()
            controller.view = table
            let window = UIWindow(frame: table.frame)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            await settle()
            #expect(prefetcher.rows == [Array(10..<20)])
            table.setNeedsLayout()
            await settle()
            #expect(prefetcher.rows.count == 1)
            table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
            await settle()
            #expect(prefetcher.rows.last == Array(20..<25))
            withExtendedLifetime(window) {}
        }
    }
#endif
