import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("Navigation: split")
@MainActor
struct SplitNavigationTests {
    private final class ListViewController: UIViewController {}
    private final class DetailViewController: UIViewController {}

    private let list = ListViewController()
    private let split = UISplitViewController(style: .doubleColumn)

    private func window(wide: Bool) async -> SceneWindow {
        split.setViewController(list, for: .primary)
        let window = SceneWindow(split, size: wide ? CGSize(width: 1024, height: 768) : CGSize(width: 393, height: 852))
        await window.settle()
        return window
    }

    @Test func besideTheListTheDetailTakesThePlaceOfTheOneBefore() async {
        let window = await window(wide: true)
        let first = DetailViewController()
        let second = DetailViewController()
        #expect(await Navigation(from: list).showDetail(first).ended() == .done)
        #expect(first.viewIfLoaded?.window === window.window)
        #expect(await Navigation(from: list).showDetail(second).ended() == .done)
        #expect(first.viewIfLoaded?.window == nil)
        #expect(second.viewIfLoaded?.window === window.window)
        #expect(list.viewIfLoaded?.window === window.window)
    }

    @Test func onAPhoneTheDetailIsPushedOnce() async {
        let window = await window(wide: false)
        let details = [DetailViewController(), DetailViewController()]
        let moves = details.map { Navigation(from: list).showDetail($0) }
        #expect(await moves[0].ended() == .done)
        #expect(
            await moves[1].ended() == .refused(.notOnTop("ListViewController", top: "DetailViewController")))
        #expect(list.navigationController?.viewControllers == [list, details[0]])
        #expect(details[0].viewIfLoaded?.window === window.window)
    }

    @Test(arguments: [true, false]) func whatIsPresentedGoesFirst(wide: Bool) async {
        let window = await window(wide: wide)
        let sheet = UIViewController()
        await Navigation(from: list).present(sheet).ended()
        let detail = DetailViewController()
        #expect(await Navigation(from: sheet).showDetail(detail).ended() == .done)
        #expect(window.topViewController === split)
        await window.settle()
        #expect(detail.viewIfLoaded?.window === window.window)
    }

    @Test func bringsAColumnIntoSight() async {
        let detail = DetailViewController()
        split.setViewController(detail, for: .secondary)
        let window = await window(wide: false)
        #expect(detail.viewIfLoaded?.window === window.window)
        #expect(await Navigation(from: detail).show(.primary).ended() == .done)
        #expect(list.viewIfLoaded?.window === window.window)
        #expect(await Navigation(from: list).show(.secondary).ended() == .done)
        #expect(detail.viewIfLoaded?.window === window.window)
    }

    @Test func withoutColumnsItIsRefused() async {
        let elsewhere = ListViewController()
        #expect(
            await Navigation(from: elsewhere).showDetail(UIViewController()).ended()
                == .refused(.notInSplit("ListViewController")))
        #expect(
            await Navigation(from: elsewhere).show(.primary).ended() == .refused(.notInSplit("ListViewController")))
        let window = await window(wide: true)
        #expect(await Navigation(from: list).showDetail(list).ended() == .refused(.alreadyShown("ListViewController")))
        withExtendedLifetime(window) {}
    }
}
