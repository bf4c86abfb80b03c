import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Ownership: which object keeps which alive.
///
/// Sources: the headers (`weak` and `assign` properties), and the documentation pages of each member.
@Suite("Ownership", .serialized)
@MainActor
struct OwnershipTests {
    @Test("A window owns its root, the root its view and children, and all go with the window")
    func windowOwnsRoot() async {
        var window: UIWindow?
        let root: WeakReference<UIViewController>
        let view: WeakReference<UIView>
        let child: WeakReference<UIViewController>
        do {
            let controller = UIViewController()
            let inner = UIViewController()
            controller.addChild(inner)
            controller.view.addSubview(inner.view)
            inner.didMove(toParent: controller)
            root = WeakReference(controller)
            view = WeakReference(controller.view)
            child = WeakReference(inner)
            window = makeWindow(showing: controller)
        }
        await settle()
        #expect(root.object != nil)
        #expect(view.object != nil)
        #expect(child.object != nil)
        window?.isHidden = true
        window = nil
        await settle()
        #expect(root.object == nil)
        #expect(view.object == nil)
        #expect(child.object == nil)
    }

    @Test("A popped controller outlives the call that popped it, and goes with the transition")
    func popped() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = makeWindow(showing: navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        await settle()
        let top = WeakReference(navigation.topViewController)
        navigation.popViewController(animated: true)
        #expect(top.object != nil)
        await settle()
        #expect(top.object == nil)
        withExtendedLifetime(window) {}
    }

    @Test("A presenter owns what it presents until it has gone")
    func presented() async {
        let presenter = UIViewController()
        let window = makeWindow(showing: presenter)
        await settle()
        let presented: WeakReference<UIViewController>
        do {
            let controller = UIViewController()
            presented = WeakReference(controller)
            presenter.present(controller, animated: true)
        }
        await settle()
        #expect(presented.object != nil)
        presenter.dismiss(animated: true)
        #expect(presented.object != nil)
        await settle()
        #expect(presented.object == nil)
        withExtendedLifetime(window) {}
    }

    @Test("Children and subviews do not keep parents and superviews alive")
    func backReferences() {
        let child = UIViewController()
        let subview = UIView()
        let parent: WeakReference<UIViewController>
        let superview: WeakReference<UIView>
        do {
            let container = UIViewController()
            container.addChild(child)
            parent = WeakReference(container)
            let view = UIView()
            view.addSubview(subview)
            superview = WeakReference(view)
        }
        #expect(parent.object == nil)
        #expect(superview.object == nil)
        #expect(child.parent == nil)
        #expect(subview.superview == nil)
    }

    @Test("A view does not keep its controller alive")
    func viewAndController() {
        let controller: WeakReference<UIViewController>
        let view: UIView
        do {
            let owner = UIViewController()
            view = owner.view
            controller = WeakReference(owner)
        }
        #expect(controller.object == nil)
        #expect(view.next == nil)
    }

    @Test("A control owns its actions and what they capture, and lets go of both when they are removed")
    func actions() {
        final class Target {}
        let control = UIControl()
        let target: WeakReference<Target>
        do {
            let captured = Target()
            target = WeakReference(captured)
            control.addAction(
                UIAction(identifier: .init("a")) { _ in withExtendedLifetime(captured) {} }, for: .touchUpInside)
        }
        #expect(target.object != nil)
        control.removeAction(identifiedBy: .init("a"), for: .touchUpInside)
        #expect(target.object == nil)
    }

    @Test("A constraint owns neither of its items")
    func constraints() {
        let view: WeakReference<UIView>
        let constraint: NSLayoutConstraint
        do {
            let item = UIView()
            view = WeakReference(item)
            constraint = item.widthAnchor.constraint(equalToConstant: 10)
            constraint.isActive = true
        }
        #expect(view.object == nil)
        withExtendedLifetime(constraint) {}
    }

    @Test("Delegates are not owned")
    func delegates() async {
        final class Delegate: NSObject, UINavigationControllerDelegate, UITextFieldDelegate,
            UIAdaptivePresentationControllerDelegate
        {}
        let navigation = UINavigationController(rootViewController: UIViewController())
        let field = UITextField()
        let presented = UIViewController()
        let delegate: WeakReference<Delegate>
        do {
            let object = Delegate()
            delegate = WeakReference(object)
            navigation.delegate = object
            field.delegate = object
            presented.presentationController?.delegate = object
        }
        #expect(delegate.object == nil)
    }

}
