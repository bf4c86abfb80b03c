import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// When a view is made.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>.
@Suite("View controller: making the view")
@MainActor
struct LoadingLifecycleTests {
    @Test("Reading the view makes it, once")
    func viewIsMadeOnce() {
        let log = CallbackLog()
        let controller = RecordingViewController("A", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(log.take() == [])
        let view = controller.view
        #expect(log.take() == ["A.loadView", "A.didLoad"])
        #expect(controller.view === view)
        controller.loadViewIfNeeded()
        #expect(log.take() == [])
    }

    @Test("A view of the app's own is the controller's, and leads to it in the responder chain")
    func ownView() {
        final class OwnViewController: UIViewController {
            let own = UIView()
            override func loadView() { view = own }
        }
        let controller = OwnViewController()
        let superview = UIView()
        superview.addSubview(controller.view)
        #expect(controller.view === controller.own)
        #expect(controller.own.next === controller)
        #expect(controller.next === superview)
    }

    @Test("The title is the navigation item's, whenever the item is first asked for")
    func title() {
        let early = UIViewController()
        early.title = "Early"
        #expect(early.navigationItem.title == "Early")
        early.title = "Later"
        #expect(early.navigationItem.title == "Later")
        #expect(UIViewController().navigationItem.title == nil)
    }
}
