#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// The lower bar of a navigation controller: hidden at first, and of whichever controller is on top.
    @Suite("Toolbars", .serialized)
    @MainActor
    struct ToolbarTests {
        private let log = CallbackLog()
        private let screen = UIViewController()

        private func show() async -> (window: UIWindow, stack: UINavigationController, item: UIBarButtonItem) {
            let item = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { [log] _ in log.add("deleted") })
            screen.toolbarItems = [.flexibleSpace(), item, .fixedSpace(12)]
            let stack = UINavigationController(rootViewController: screen)
            let window = makeWindow(showing: stack)
            await settle()
            return (window, stack, item)
        }

        @Test("A finger reaches an item of the bar that is shown, and of no hidden one")
        func tap() async throws {
            let (window, stack, item) = await show()
            #expect(stack.isToolbarHidden && stack.toolbar.items?.count == 3)
            #expect(throws: UserInputRefusal.hidden) { try UserInput.tap(item, in: stack) }
            stack.setToolbarHidden(false, animated: false)
            try UserInput.tap(item, in: stack)
            #expect(log.take() == ["deleted"])
            item.isEnabled = false
            #expect(throws: UserInputRefusal.disabled) { try UserInput.tap(item, in: stack) }
            withExtendedLifetime(window) {}
        }

        @Test("The bar has the items of the controller on top")
        func followsTheStack() async {
            let (window, stack, item) = await show()
            stack.isToolbarHidden = false
            stack.pushViewController(UIViewController(), animated: false)
            await settle()
            #expect(stack.toolbar.items == nil)
            #expect(throws: UserInputRefusal.gone) { try UserInput.tap(item, in: stack) }
            stack.popViewController(animated: false)
            await settle()
            #expect(stack.toolbar.items?.contains(item) == true)
            withExtendedLifetime(window) {}
        }

        @Test("A view in an item's place is in the bar's tree, and goes with its item")
        func customView() async {
            let (window, stack, _) = await show()
            let view = UIView()
            screen.setToolbarItems([UIBarButtonItem(customView: view)], animated: false)
            #expect(view.superview === stack.toolbar)
            screen.toolbarItems = nil
            #expect(view.superview == nil)
            withExtendedLifetime(window) {}
        }

        @Test("What is said for all bars is shown by those that come later")
        func appearance() async {
            UIToolbar.appearance().barTintColor = .systemRed
            defer { UIToolbar.appearance().barTintColor = nil }
            let (window, stack, _) = await show()
            #expect(stack.toolbar.barTintColor == .systemRed)
            withExtendedLifetime(window) {}
        }
    }
#endif
