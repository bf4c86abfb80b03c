import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("Navigation: tabs")
@MainActor
struct TabNavigationTests {
    private final class HomeViewController: UIViewController {}
    private final class ListViewController: UIViewController {}
    private final class DetailViewController: UIViewController {}

    private let home = HomeViewController()
    private let detail = DetailViewController()
    private let stack = UINavigationController(rootViewController: ListViewController())
    private let tabs = UITabBarController()
    private let window: SceneWindow

    init() async {
        stack.pushViewController(detail, animated: false)
        tabs.viewControllers = [home, stack]
        window = SceneWindow(tabs)
        await window.settle()
    }

    @Test func selectsByNumber() async {
        #expect(await Navigation(from: home).showTab(at: 1).ended() == .done)
        #expect(tabs.selectedViewController === stack)
        // Awaited, it has appeared.
        #expect(detail.viewIfLoaded?.window != nil)
        #expect(home.viewIfLoaded?.window == nil)
    }

    @Test func selectsTheTabThatHoldsAViewController() async {
        #expect(await Navigation(from: home).showTab(of: detail).ended() == .done)
        #expect(tabs.selectedIndex == 1)
        #expect(stack.topViewController === detail)
        #expect(await Navigation(from: home).showTab().ended() == .done)
        #expect(tabs.selectedIndex == 0)
    }

    @Test func whatIsPresentedGoesFirst() async {
        let sheet = UIViewController()
        await Navigation(from: home).present(sheet).ended()
        #expect(await Navigation(from: sheet).showTab(at: 1).ended() == .done)
        #expect(sheet.presentingViewController == nil)
        #expect(window.topViewController === tabs)
        #expect(tabs.selectedIndex == 1)
        // Only to uncover the tab that is selected already.
        await Navigation(from: detail).present(UIViewController()).ended()
        #expect(await Navigation(from: detail).showTab().ended() == .done)
        #expect(window.topViewController === tabs)
    }

    @Test func aPushInATabThatComesWaitsForNothing() async {
        Navigation(from: home).showTab(at: 1)
        let more = UIViewController()
        #expect(await Navigation(from: detail).push(more).ended() == .done)
        #expect(stack.topViewController === more)
    }

    @Test func refusesWhatCannotBe() async {
        let navigation = Navigation(from: home)
        #expect(await navigation.showTab(at: 2).ended() == .refused(.noSuchTab(2, count: 2)))
        #expect(await navigation.showTab(at: 0).ended() == .refused(.alreadyShown("HomeViewController")))
        #expect(
            await navigation.showTab(of: ListViewController()).ended() == .refused(.inNoTab("ListViewController")))
        let elsewhere = ListViewController()
        #expect(
            await Navigation(from: elsewhere).showTab(at: 0).ended()
                == .refused(.notInTabs("ListViewController")))
        #expect(NavigationRefusal.noSuchTab(2, count: 2).description == "There is no tab 2: there are 2.")
    }
}
