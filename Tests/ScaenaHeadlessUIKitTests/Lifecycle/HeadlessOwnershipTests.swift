#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// Ownership where no source says what a device does, or where it is known to leak: here nothing is kept.
    @Suite("Ownership, where UIKit's is not known", .serialized)
    @MainActor
    struct HeadlessOwnershipTests {
        @Test("Asking for the presentation controller of what is never presented keeps nothing alive")
        func presentationController() {
            let controller: WeakReference<UIViewController>
            do {
                let never = UIViewController()
                never.presentationController?.delegate = nil
                controller = WeakReference(never)
            }
            #expect(controller.object == nil)
        }

        @Test("A root that is replaced while it presents takes what it presents along")
        func replacedPresenter() async {
            // The presenter is deep in the tree, and still alive when the root has gone.
            let presenter = UIViewController()
            presenter.definesPresentationContext = true
            let window = makeWindow(showing: UINavigationController(rootViewController: presenter))
            await settle()
            let presented: WeakReference<UIViewController>
            do {
                let controller = UIViewController()
                controller.modalPresentationStyle = .overCurrentContext
                presented = WeakReference(controller)
                presenter.present(controller, animated: true)
            }
            await settle()
            let next = UIViewController()
            window.rootViewController = next
            await settle()
            #expect(presented.object == nil)
            #expect(window.subviews == [next.view])
        }

        @Test("A constraint whose item has gone says so; UIKit's reference is unsafe")
        func goneItem() {
            let constraint: NSLayoutConstraint
            do {
                let item = UIView()
                constraint = item.widthAnchor.constraint(equalToConstant: 10)
            }
            #expect(constraint.firstItem == nil)
        }
    }
#endif
