#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// Whatever an app and its user do, in whatever moment: callbacks stay in balance, what should be seen is, and nothing
    /// that has left is kept.
    @Suite("Random walks", .serialized)
    @MainActor
    struct RandomWalkTests {
        /// Remembers every controller that it made, without keeping one alive, and what each was told.
        @MainActor
        private final class Troupe {
            var members: [(controller: WeakReference<WalkingViewController>, name: String)] = []
            var trace: [String] = []
            var faults: [String] = []

            func make() -> WalkingViewController {
                let name = "v\(members.count)"
                let controller = WalkingViewController(name, self)
                members.append((WeakReference(controller), name))
                return controller
            }
        }

        private final class WalkingViewController: UIViewController {
            let name: String
            weak var troupe: Troupe?
            /// The message that it was told last: between these, not every step is possible.
            var phase = "gone"

            init(_ name: String, _ troupe: Troupe) {
                self.name = name
                self.troupe = troupe
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            private func step(_ callback: String, from allowed: [String]) {
                troupe?.trace.append("\(name).\(callback)")
                if !allowed.contains(phase) { troupe?.faults.append("\(name): \(callback) after \(phase)") }
                phase = callback
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                step("willAppear", from: ["gone", "didDisappear", "willDisappear"])
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                step("isAppearing", from: ["willAppear"])
                if view.window == nil { troupe?.faults.append("\(name): is appearing in no window") }
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                step("didAppear", from: ["isAppearing"])
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                step("willDisappear", from: ["didAppear", "isAppearing", "willAppear"])
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                step("didDisappear", from: ["willDisappear"])
            }
        }

        @MainActor
        private struct Walk {
            let troupe = Troupe()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            var numbers: RandomNumbers

            init(seed: UInt64) {
                numbers = RandomNumbers(seed: seed)
                window.rootViewController = UINavigationController(rootViewController: troupe.make())
                window.makeKeyAndVisible()
            }

            private var front: UIViewController? { window.presentationChain.last }
            private var frontNavigation: UINavigationController? { front as? UINavigationController }

            mutating func step() {
                let animated = Bool.random(using: &numbers)
                let choice = Int.random(in: 0..<14, using: &numbers)
                troupe.trace.append("step \(choice)")
                switch choice {
                case 0, 1, 2: frontNavigation?.pushViewController(troupe.make(), animated: animated)
                case 3: frontNavigation?.popViewController(animated: animated)
                case 4: frontNavigation?.popToRootViewController(animated: animated)
                case 5: replaceStack(animated: animated)
                case 6, 7: present(animated: animated)
                case 8: front?.dismiss(animated: animated)
                case 9: if let frontNavigation { try? UserInput.goBack(in: frontNavigation) }
                case 10: if let frontNavigation { try? UserInput.beginToGoBack(in: frontNavigation) }
                case 11: if let front { try? UserInput.swipeDown(front) }
                case 12: window.isHidden.toggle()
                default: replaceRoot()
                }
            }

            private mutating func replaceStack(animated: Bool) {
                guard let navigation = frontNavigation else { return }
                var stack = navigation.viewControllers.filter { _ in Bool.random(using: &numbers) }
                stack.shuffle(using: &numbers)
                stack.append(troupe.make())
                if Bool.random(using: &numbers) { stack.reverse() }
                navigation.setViewControllers(stack, animated: animated)
            }

            private mutating func present(animated: Bool) {
                let styles: [UIModalPresentationStyle] = [.automatic, .fullScreen, .overFullScreen, .formSheet]
                let content = troupe.make()
                let presented: UIViewController =
                    Bool.random(using: &numbers) ? UINavigationController(rootViewController: content) : content
                presented.modalPresentationStyle = styles.randomElement(using: &numbers) ?? .automatic
                front?.present(presented, animated: animated)
            }

            private mutating func replaceRoot() {
                guard Int.random(in: 0..<4, using: &numbers) == 0 else { return }
                window.rootViewController = UINavigationController(rootViewController: troupe.make())
            }

            /// The controllers that a person sees now.
            var seen: [WalkingViewController] {
                guard !window.isHidden else { return [] }
                let chain = window.presentationChain
                // A full-screen presentation takes away its presenter, and nothing below that.
                return chain.indices.compactMap { index in
                    guard chain.indices.last == index || chain[index + 1].modalPresentationStyle != .fullScreen
                    else { return nil }
                    let link = chain[index]
                    return ((link as? UINavigationController)?.topViewController ?? link) as? WalkingViewController
                }
            }

            /// The controllers that are owned by what is in the window.
            var owned: [UIViewController] {
                window.presentationChain.flatMap { [$0] + (($0 as? UINavigationController)?.viewControllers ?? []) }
            }
        }

        @Test("Balance, sight and release", arguments: 0..<200)
        func walk(seed: Int) async {
            var walk = Walk(seed: UInt64(seed))
            for _ in 0..<40 {
                walk.step()
                for _ in 0..<Int.random(in: 0..<3, using: &walk.numbers) { await turn() }
            }
            await settle()
            let seen = walk.seen
            let owned = walk.owned
            for member in walk.troupe.members {
                guard let controller = member.controller.object else { continue }
                let isSeen = seen.contains(controller)
                #expect(owned.contains(controller), "\(member.name) is kept")
                #expect(controller.phase == "didAppear" || !isSeen, "\(member.name) should be seen")
                #expect(
                    ["gone", "didDisappear"].contains(controller.phase) || isSeen,
                    "\(member.name) should not be: \(walk.troupe.trace)")
                #expect((controller.viewIfLoaded?.window != nil) || !isSeen, "\(member.name) is in no window")
            }
            #expect(walk.troupe.faults == [], "\(walk.troupe.trace.joined(separator: " "))")
        }

        /// One turn of the main queue.
        private func turn() async {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }
#endif
