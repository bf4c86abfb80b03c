#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// The gestures that a finger can make, and the reasons why it sometimes cannot.
    @Suite("User input", .serialized)
    @MainActor
    struct UserInputTests {
        private func makeButton(_ log: CallbackLog) -> UIButton {
            UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.add("tapped") })
        }

        private func show(_ view: UIView) async -> (window: UIWindow, controller: UIViewController) {
            let controller = UIViewController()
            controller.view.addSubview(view)
            let window = makeWindow(showing: controller)
            await settle()
            return (window, controller)
        }

        @Test("A tap on a control does its actions, in the order in which they were added")
        func tap() async throws {
            let log = CallbackLog()
            let button = makeButton(log)
            button.addAction(UIAction { _ in log.add("down") }, for: .touchDown)
            button.addAction(UIAction { _ in log.add("up") }, for: .touchUpInside)
            let shown = await show(button)
            try UserInput.tap(button)
            #expect(log.take() == ["down", "tapped", "up"])
            withExtendedLifetime(shown) {}
        }

        @Test("A tap on what is in a control is a tap on it")
        func tapInside() async throws {
            let log = CallbackLog()
            let control = UIControl(frame: .zero, primaryAction: UIAction { _ in log.add("tapped") })
            let label = UILabel()
            label.isUserInteractionEnabled = true
            control.addSubview(label)
            let shown = await show(control)
            try UserInput.tap(label)
            #expect(log.take() == ["tapped"])
            withExtendedLifetime(shown) {}
        }

        @Test("A tap on a label does nothing")
        func tapOnLabel() async {
            let label = UILabel()
            let shown = await show(label)
            #expect(throws: UserInputRefusal.inert) { try UserInput.tap(label) }
            withExtendedLifetime(shown) {}
        }

        @Test("A disabled control refuses")
        func disabled() async {
            let log = CallbackLog()
            let button = makeButton(log)
            let shown = await show(button)
            button.isEnabled = false
            #expect(throws: UserInputRefusal.disabled) { try UserInput.tap(button) }
            button.isEnabled = true
            shown.controller.view.isUserInteractionEnabled = false
            #expect(throws: UserInputRefusal.disabled) { try UserInput.tap(button) }
            #expect(log.take() == [])
        }

        @Test("A control that is hidden, or in something hidden, refuses")
        func hidden() async {
            let log = CallbackLog()
            let button = makeButton(log)
            let stack = UIStackView(arrangedSubviews: [button])
            let shown = await show(stack)
            stack.isHidden = true
            #expect(throws: UserInputRefusal.hidden) { try UserInput.tap(button) }
            stack.isHidden = false
            button.alpha = 0
            #expect(throws: UserInputRefusal.hidden) { try UserInput.tap(button) }
            #expect(log.take() == [])
            withExtendedLifetime(shown) {}
        }

        @Test("A control that has gone refuses")
        func gone() async {
            let log = CallbackLog()
            let button = makeButton(log)
            let shown = await show(button)
            button.removeFromSuperview()
            #expect(throws: UserInputRefusal.gone) { try UserInput.tap(button) }
            shown.controller.view.addSubview(button)
            shown.window.isHidden = true
            #expect(throws: UserInputRefusal.gone) { try UserInput.tap(button) }
            #expect(log.take() == [])
        }

        @Test("A control below an alert refuses, and says what covers it")
        func covered() async {
            let log = CallbackLog()
            let button = makeButton(log)
            let shown = await show(button)
            let alert = UIAlertController(title: "No", message: nil, preferredStyle: .alert)
            shown.controller.present(alert, animated: true)
            #expect(throws: UserInputRefusal.inTransition) { try UserInput.tap(button) }
            await settle()
            #expect(throws: UserInputRefusal.covered(by: "UIAlertController")) { try UserInput.tap(button) }
            shown.controller.dismiss(animated: true)
            await settle()
            #expect(throws: Never.self) { try UserInput.tap(button) }
            #expect(log.take() == ["tapped"])
        }

        @Test("A choice in an alert dismisses it, then its handler runs")
        func choose() async throws {
            let log = CallbackLog()
            let controller = UIViewController()
            let window = makeWindow(showing: controller)
            await settle()
            let alert = UIAlertController(title: "Sorry", message: "It failed.", preferredStyle: .alert)
            let retry = UIAlertAction(title: "Retry", style: .default) { [weak controller] _ in
                log.add("retry, presenting: \(controller?.presentedViewController != nil)")
            }
            alert.addAction(retry)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            controller.present(alert, animated: true)
            await settle()
            try UserInput.choose(retry, in: alert)
            #expect(log.take() == [])
            #expect(throws: UserInputRefusal.inTransition) { try UserInput.choose(retry, in: alert) }
            await settle()
            #expect(log.take() == ["retry, presenting: false"])
            #expect(throws: UserInputRefusal.gone) { try UserInput.choose(retry, in: alert) }
            withExtendedLifetime(window) {}
        }

        @Test("A handler may present the next alert at once")
        func chooseAndPresent() async throws {
            let controller = UIViewController()
            let window = makeWindow(showing: controller)
            await settle()
            let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
            let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
            let next = UIAlertAction(title: "Next", style: .default) { [weak controller] _ in
                controller?.present(second, animated: true)
            }
            first.addAction(next)
            controller.present(first, animated: true)
            await settle()
            try UserInput.choose(next, in: first)
            await settle()
            #expect(controller.presentedViewController === second)
            withExtendedLifetime(window) {}
        }

        @Test("A disabled choice refuses")
        func disabledChoice() async {
            let controller = UIViewController()
            let window = makeWindow(showing: controller)
            await settle()
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            let action = UIAlertAction(title: "OK", style: .default)
            action.isEnabled = false
            alert.addAction(action)
            controller.present(alert, animated: true)
            await settle()
            #expect(throws: UserInputRefusal.disabled) { try UserInput.choose(action, in: alert) }
            #expect(controller.presentedViewController === alert)
            withExtendedLifetime(window) {}
        }

        @Test("Going back pops; there is no way back from the root, or where it is hidden")
        func goBack() async throws {
            let root = UIViewController()
            let top = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            let window = makeWindow(showing: navigation)
            await settle()
            #expect(throws: UserInputRefusal.inert) { try UserInput.goBack(in: navigation) }
            navigation.pushViewController(top, animated: true)
            #expect(throws: UserInputRefusal.inTransition) { try UserInput.goBack(in: navigation) }
            await settle()
            top.navigationItem.hidesBackButton = true
            #expect(throws: UserInputRefusal.hidden) { try UserInput.goBack(in: navigation) }
            top.navigationItem.hidesBackButton = false
            try UserInput.goBack(in: navigation)
            await settle()
            #expect(navigation.viewControllers == [root])
            withExtendedLifetime(window) {}
        }

        /// Order: wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html.
        @Test("A swipe back that is let go tells both controllers, and changes nothing")
        func letGo() async throws {
            let log = CallbackLog()
            let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
            let window = makeWindow(showing: navigation)
            navigation.pushViewController(RecordingViewController("B", log), animated: false)
            await settle()
            _ = log.take()
            try UserInput.beginToGoBack(in: navigation)
            await settle()
            #expect(
                log.take().filter { !$0.hasSuffix("isAppearing") } == [
                    "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear",
                    "B.didAppear",
                ])
            #expect(navigation.viewControllers.count == 2)
            #expect(navigation.topViewController?.view.window === window)
            #expect(navigation.topViewController?.isMovingFromParent == false)
            try UserInput.goBack(in: navigation)
            await settle()
            #expect(log.take().last == "A.didAppear")
        }

        @Test("An item of the bar does its action while it shows and is enabled")
        func barItem() async throws {
            let log = CallbackLog()
            let root = UIViewController()
            let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in log.add("edit") })
            root.navigationItem.rightBarButtonItem = item
            let navigation = UINavigationController(rootViewController: root)
            let window = makeWindow(showing: navigation)
            await settle()
            try UserInput.tap(item, in: navigation)
            #expect(log.take() == ["edit"])
            item.isEnabled = false
            #expect(throws: UserInputRefusal.disabled) { try UserInput.tap(item, in: navigation) }
            root.navigationItem.rightBarButtonItem = nil
            #expect(throws: UserInputRefusal.gone) { try UserInput.tap(item, in: navigation) }
            withExtendedLifetime(window) {}
        }
    }
#endif
