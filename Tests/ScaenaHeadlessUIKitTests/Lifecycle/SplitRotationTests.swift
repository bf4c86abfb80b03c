import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// A split view controller whose window is turned, or made narrow and wide.
///
/// The stacks' contents are from <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>. The order of
/// callbacks is this UIKit's own: none was published.
@Suite("Split view: rotation", .serialized)
@MainActor
struct SplitRotationTests {
    private final class PrimaryFirst: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
    }

    private let log = CallbackLog()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))

    private func show(_ root: UIViewController) async {
        window.rootViewController = root
        window.makeKeyAndVisible()
        await settle()
        _ = log.take()
    }

    private func turn(wide: Bool) async {
        window.frame = wide ? CGRect(x: 0, y: 0, width: 1024, height: 768) : CGRect(x: 0, y: 0, width: 393, height: 852)
        await settle()
    }

    private func columns(_ primary: UIViewController, _ secondary: UIViewController) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        return split
    }

    @Test("The columns go one over the other, and beside each other again")
    func thereAndBack() async {
        let primary = RecordingViewController("A", log)
        let secondary = RecordingViewController("B", log)
        let split = columns(primary, secondary)
        await show(split)
        await turn(wide: false)
        #expect(split.isCollapsed)
        #expect(primary.navigationController?.viewControllers == [primary, secondary])
        #expect(
            log.take() == [
                "B.willDisappear", "B.didDisappear", "A.willDisappear", "B.willAppear", "B.isAppearing",
                "A.didDisappear", "B.didAppear",
            ])
        #expect(secondary.view.bounds.width == 393)
        await turn(wide: true)
        #expect(!split.isCollapsed)
        #expect(primary.navigationController?.viewControllers == [primary])
        #expect(secondary.navigationController?.viewControllers == [secondary])
        #expect(
            log.take() == [
                "A.willAppear", "B.willDisappear", "A.isAppearing", "B.didDisappear", "B.willAppear", "B.isAppearing",
                "A.didAppear", "B.didAppear",
            ])
        #expect(primary.view.window === window && secondary.view.window === window)
    }

    @Test("What was pushed in a column goes with it, in both directions", arguments: [true, false])
    func whatWasPushed(hasOwnStack: Bool) async {
        let primary = RecordingViewController("A", log)
        let secondary = RecordingViewController("B", log)
        let pushed = RecordingViewController("C", log)
        let split = columns(
            primary, hasOwnStack ? UINavigationController(rootViewController: secondary) : secondary)
        await show(split)
        secondary.navigationController?.pushViewController(pushed, animated: true)
        await settle()
        await turn(wide: false)
        #expect(primary.navigationController?.viewControllers == [primary, secondary, pushed])
        let later = RecordingViewController("D", log)
        pushed.navigationController?.pushViewController(later, animated: true)
        await settle()
        await turn(wide: true)
        #expect(primary.navigationController?.viewControllers == [primary])
        #expect(secondary.navigationController?.viewControllers == [secondary, pushed, later])
        #expect(later.view.window === window && later.splitViewController === split)
    }

    @Test("A column that the delegate keeps back comes with all that was on it", arguments: [true, false])
    func keptBack(isAskedFor: Bool) async {
        let delegate = PrimaryFirst()
        let primary = RecordingViewController("A", log)
        let secondary = RecordingViewController("B", log)
        let pushed = RecordingViewController("C", log)
        let split = columns(primary, secondary)
        split.delegate = delegate
        await show(split)
        secondary.navigationController?.pushViewController(pushed, animated: true)
        await settle()
        await turn(wide: false)
        #expect(primary.navigationController?.viewControllers == [primary])
        #expect(pushed.viewIfLoaded?.window == nil)
        if isAskedFor {
            split.show(.secondary)
            await settle()
            #expect(primary.navigationController?.viewControllers == [primary, secondary, pushed])
            #expect(pushed.viewIfLoaded?.window === window)
        }
        await turn(wide: true)
        #expect(secondary.navigationController?.viewControllers == [secondary, pushed])
        #expect(pushed.viewIfLoaded?.window === window)
    }

    @Test("A column that the user has gone back from shows again when there is room", arguments: [true, false])
    func goneBack(hasOwnStack: Bool) async {
        let primary = RecordingViewController("A", log)
        let secondary = RecordingViewController("B", log)
        let split = columns(
            primary, hasOwnStack ? UINavigationController(rootViewController: secondary) : secondary)
        await show(split)
        await turn(wide: false)
        primary.navigationController?.popViewController(animated: true)
        await settle()
        await turn(wide: true)
        #expect(secondary.navigationController?.viewControllers == [secondary])
        #expect(secondary.view.window === window)
    }

    @Test("Three columns give each its own")
    func threeColumns() async {
        let controllers = ["A", "B", "C"].map { RecordingViewController($0, log) }
        let split = UISplitViewController(style: .tripleColumn)
        for (column, controller) in zip(
            [UISplitViewController.Column.primary, .supplementary, .secondary], controllers)
        {
            split.setViewController(controller, for: column)
        }
        await show(split)
        for _ in 0..<2 {
            await turn(wide: false)
            #expect(controllers[0].navigationController?.viewControllers == controllers)
            await turn(wide: true)
            for controller in controllers {
                #expect(controller.navigationController?.viewControllers == [controller])
                #expect(controller.view.window === window)
            }
        }
    }

    @Test("A compact column takes the place of all, and gives it back")
    func compactColumn() async {
        let primary = RecordingViewController("A", log)
        let compact = RecordingViewController("C", log)
        let split = columns(primary, RecordingViewController("B", log))
        split.setViewController(compact, for: .compact)
        await show(split)
        await turn(wide: false)
        #expect(compact.view.window === window && primary.view.window == nil)
        await turn(wide: true)
        #expect(compact.view.window == nil && primary.view.window === window)
    }

    @Test("Without a column style a detail that was shown on a phone is the secondary one afterwards")
    func detailOfAPhone() async {
        let primary = RecordingViewController("A", log)
        let navigation = UINavigationController(rootViewController: primary)
        let split = UISplitViewController()
        split.viewControllers = [navigation, RecordingViewController("B", log)]
        await show(split)
        await turn(wide: false)
        navigation.popViewController(animated: true)
        await settle()
        let detail = RecordingViewController("C", log)
        primary.showDetailViewController(detail, sender: nil)
        await settle()
        #expect(navigation.viewControllers == [primary, detail])
        await turn(wide: true)
        #expect(split.viewControllers == [navigation, detail])
        #expect(detail.view.window === window)
    }

    @Test("A turn in the midst of a push ends the push first")
    func inTheMidst() async {
        let primary = RecordingViewController("A", log)
        let secondary = RecordingViewController("B", log)
        await show(columns(primary, secondary))
        let pushed = RecordingViewController("C", log)
        secondary.navigationController?.pushViewController(pushed, animated: true)
        await turn(wide: false)
        await turn(wide: true)
        #expect(secondary.navigationController?.viewControllers == [secondary, pushed])
        #expect(pushed.view.window === window && secondary.view.window == nil)
        #expect(log.take().last == "C.didAppear")
    }

    @Test("One that was out of sight changes when it comes back")
    func outOfSight() async {
        let primary = RecordingViewController("A", log)
        let secondary = RecordingViewController("B", log)
        let tabs = UITabBarController()
        let other = RecordingViewController("Z", log)
        tabs.viewControllers = [columns(primary, secondary), other]
        await show(tabs)
        tabs.selectedIndex = 1
        await settle()
        _ = log.take()
        await turn(wide: false)
        #expect(log.take() == [])
        #expect(other.view.bounds.width == 393)
        tabs.selectedIndex = 0
        await settle()
        #expect(primary.navigationController?.viewControllers == [primary, secondary])
        #expect(secondary.view.window === window && primary.viewIfLoaded?.window == nil)
    }

    @Test("What is presented fills the window as it is now, and the traits say how much room there is")
    func presented() async {
        let sheet = RecordingViewController("S", log)
        let split = columns(RecordingViewController("A", log), RecordingViewController("B", log))
        await show(split)
        split.present(sheet, animated: false)
        await settle()
        await turn(wide: false)
        #expect(split.isCollapsed)
        #expect(sheet.view.bounds.width == 393)
        #expect(sheet.traitCollection.horizontalSizeClass == .compact)
    }
}
