#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// The messages to a renderer.
    @Suite("Renderer", .serialized)
    @MainActor
    struct RenderingTests {
        private final class Counter: WindowRenderer {
            var calls = 0
            func windowNeedsRendering(_ window: UIWindow) { calls += 1 }
        }

        /// A change that can be seen.
        struct Change: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let make: @MainActor @Sendable (UILabel) -> Void

            static let all = [
                Change(testDescription: "text") { $0.text = "x" },
                Change(testDescription: "hidden") { $0.isHidden = true },
                Change(testDescription: "alpha") { $0.alpha = 0.5 },
                Change(testDescription: "background") { $0.backgroundColor = .red },
                Change(testDescription: "colour") { $0.textColor = .red },
                Change(testDescription: "font") { $0.font = .boldSystemFont(ofSize: 3) },
                Change(testDescription: "label") { $0.accessibilityLabel = "x" },
                Change(testDescription: "subview") { $0.addSubview(UIView()) },
                Change(testDescription: "constraint") { $0.widthAnchor.constraint(equalToConstant: 1).isActive = true },
                Change(testDescription: "removal") { $0.removeFromSuperview() },
            ]
        }

        @Test("Every visible change below the window is told at once", arguments: Change.all)
        func change(change: Change) async {
            let label = UILabel()
            let controller = UIViewController()
            controller.view.addSubview(label)
            let window = makeWindow(showing: controller)
            let counter = Counter()
            await settle()
            window.renderer = counter
            counter.calls = 0
            change.make(label)
            #expect(counter.calls > 0)
        }

        @Test("A transition is told when it ends")
        func transition() async {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = makeWindow(showing: navigation)
            let counter = Counter()
            await settle()
            window.renderer = counter
            let pushed = UIViewController()
            navigation.pushViewController(pushed, animated: true)
            let before = counter.calls
            await settle()
            #expect(counter.calls > before)
            pushed.navigationItem.title = "New"
            let afterTitle = counter.calls
            pushed.present(UIViewController(), animated: true)
            await settle()
            #expect(counter.calls > afterTitle)
        }

        @Test("The chain of presentations is what is over what")
        func chain() async {
            let child = UIViewController()
            let root = UINavigationController(rootViewController: child)
            let window = makeWindow(showing: root)
            await settle()
            let (sheet, alert) = (
                UIViewController(), UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            )
            child.present(sheet, animated: true)
            await settle()
            sheet.present(alert, animated: true)
            await settle()
            #expect(window.presentationChain == [root, sheet, alert])
            child.dismiss(animated: true)
            await settle()
            #expect(window.presentationChain == [root])
        }

        @Test("The renderer is not owned")
        func ownership() {
            let window = UIWindow(frame: .zero)
            let counter: WeakReference<Counter>
            do {
                let renderer = Counter()
                window.renderer = renderer
                counter = WeakReference(renderer)
            }
            #expect(counter.object == nil)
        }
    }
#endif
