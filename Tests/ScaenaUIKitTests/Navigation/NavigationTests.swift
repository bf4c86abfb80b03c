import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("Navigation")
@MainActor
struct NavigationTests {
    private final class ListViewController: UIViewController {}
    private final class DetailViewController: UIViewController {}

    private let list = ListViewController()
    private let stack: UINavigationController
    private let window: SceneWindow

    init() async {
        stack = UINavigationController(rootViewController: list)
        window = SceneWindow(stack)
        await window.settle()
    }

    private var navigation: Navigation { Navigation(from: list) }

    // MARK: Each once

    @Test func aPushIsOverWhenItsTransitionIs() async {
        let detail = DetailViewController()
        let outcome = await navigation.push(detail).ended()
        #expect(outcome == .done)
        #expect(stack.viewControllers == [list, detail])
        #expect(detail.viewIfLoaded?.window != nil)
        #expect(list.viewIfLoaded?.window == nil)
    }

    @Test func whereNothingMovesACallTakesEffectAtOnce() async {
        navigation.push(DetailViewController())
        #expect(stack.viewControllers.count == 2)
    }

    @Test func popsTheSourceAndWhatIsAboveIt() async {
        let first = DetailViewController()
        await navigation.push(first).ended()
        await Navigation(from: first).push(DetailViewController()).ended()
        #expect(stack.viewControllers.count == 3)
        #expect(await Navigation(from: first).pop().ended() == .done)
        #expect(stack.viewControllers == [list])
    }

    @Test func popsToOneBeneathAndToTheRoot() async {
        let first = DetailViewController()
        let second = DetailViewController()
        let third = DetailViewController()
        await navigation.setStack([list, first, second, third], animated: false).ended()
        #expect(await Navigation(from: third).pop(to: first).ended() == .done)
        #expect(stack.viewControllers == [list, first])
        #expect(await Navigation(from: first).pop(to: third).ended() == .refused(.notBeneath("DetailViewController")))
        #expect(await Navigation(from: first).popToRoot().ended() == .done)
        #expect(stack.viewControllers == [list])
    }

    @Test func presentsAndDismisses() async {
        let detail = DetailViewController()
        #expect(await navigation.present(detail).ended() == .done)
        #expect(window.topViewController === detail)
        #expect(await Navigation(from: detail).dismiss().ended() == .done)
        #expect(window.topViewController === stack)
        #expect(await navigation.dismiss().ended() == .refused(.nothingPresented("ListViewController")))
    }

    @Test func aPopDismissesFirstWhatIsPresented() async {
        let detail = DetailViewController()
        await navigation.push(detail).ended()
        await Navigation(from: detail).present(UIViewController()).ended()
        #expect(await Navigation(from: detail).pop().ended() == .done)
        #expect(stack.viewControllers == [list])
        #expect(window.topViewController === stack)
    }

    @Test func aNewRootTakesThePlaceOfTheOldAndOfWhatItPresents() async {
        await navigation.present(DetailViewController()).ended()
        let other = ListViewController()
        #expect(await Navigation.setRoot(other, of: window.window).ended() == .done)
        #expect(window.topViewController === other)
        #expect(other.viewIfLoaded?.window === window.window)
        #expect(
            await Navigation.setRoot(other, of: window.window).ended() == .refused(.alreadyShown("ListViewController")))
    }

    // MARK: Twice, and too late

    @Test func twoTapsPushOne() async {
        let moves = [navigation.push(DetailViewController()), navigation.push(DetailViewController())]
        #expect(await moves[0].ended() == .done)
        #expect(
            await moves[1].ended() == .refused(.notOnTop("ListViewController", top: "DetailViewController")))
        #expect(stack.viewControllers.count == 2)
    }

    @Test func twoTapsPresentOne() async {
        let moves = [navigation.present(DetailViewController()), navigation.present(DetailViewController())]
        #expect(await moves[0].ended() == .done)
        #expect(
            await moves[1].ended()
                == .refused(.alreadyPresents("ListViewController", presented: "DetailViewController")))
    }

    @Test func twoTapsPopOne() async {
        let first = DetailViewController()
        let second = DetailViewController()
        await navigation.setStack([list, first, second], animated: false).ended()
        let moves = [Navigation(from: second).pop(), Navigation(from: second).pop()]
        #expect(await moves[0].ended() == .done)
        #expect(await moves[1].ended() == .refused(.notInStack("DetailViewController")))
        #expect(stack.viewControllers == [list, first])
    }

    @Test func twoTapsDismissOne() async {
        let sheet = DetailViewController()
        await navigation.present(sheet).ended()
        await Navigation(from: sheet).present(UIViewController()).ended()
        let moves = [Navigation(from: sheet).dismiss(), Navigation(from: sheet).dismiss()]
        #expect(await moves[0].ended() == .done)
        #expect(await moves[1].ended() == .refused(.nothingPresented("DetailViewController")))
        #expect(window.topViewController === sheet)
    }

    @Test func aCallDuringATransitionWaitsForItsEnd() async {
        let detail = DetailViewController()
        let moves = [navigation.present(UIViewController()), navigation.dismiss(), navigation.push(detail)]
        // What was presented when it was said to go was not there yet, or just coming: either way nothing hangs.
        for move in moves { await move.ended() }
        await window.settle()
        #expect(stack.viewControllers == [list, detail])
    }

    @Test func callsThatWaitKeepTheirOrder() async {
        let first = DetailViewController()
        await navigation.push(first).ended()
        // From now on something moves, and all of these wait.
        stack.pushViewController(UIViewController(), animated: true)
        let pop = Navigation(from: first).pop(to: first)
        let targets = (0..<20).map { _ in DetailViewController() }
        let moves = targets.map { Navigation(from: first).push($0) }
        #expect(await pop.ended() == .done)
        #expect(await moves[0].ended() == .done)
        for move in moves.dropFirst() {
            #expect(
                await move.ended() == .refused(.notOnTop("DetailViewController", top: "DetailViewController")))
        }
        #expect(stack.topViewController === targets[0])
    }

    @Test func aTransitionInAnotherWindowIsNoneToWaitFor() async {
        let other = UINavigationController(rootViewController: UIViewController())
        let otherWindow = SceneWindow(other)
        await otherWindow.settle()
        other.pushViewController(UIViewController(), animated: true)
        navigation.push(DetailViewController())
        #expect(stack.viewControllers.count == 2)
        await otherWindow.settle()
    }

    @Test func settlingWaitsForCallsThatWait() async {
        stack.pushViewController(DetailViewController(), animated: true)
        navigation.popToRoot()
        let target = UIViewController()
        navigation.push(target)
        await window.settle()
        #expect(stack.viewControllers == [list, target])
        #expect(target.viewIfLoaded?.window != nil)
    }

    @Test func aPresentationWaitsForADismissal() async {
        await navigation.present(UIViewController()).ended()
        let detail = DetailViewController()
        let moves = [navigation.dismiss(), navigation.present(detail)]
        #expect(await moves[0].ended() == .done)
        #expect(await moves[1].ended() == .done)
        #expect(window.topViewController === detail)
    }

    @Test func whoHasGoneGoesNowhere() async {
        var gone: DetailViewController? = DetailViewController()
        let navigation = Navigation(from: gone)
        gone = nil
        let next = DetailViewController()
        #expect(await navigation.push(next).ended() == .refused(.sourceGone))
        #expect(await navigation.present(next).ended() == .refused(.sourceGone))
    }

    @Test func whoHasGoneWhileItWaitsGoesNowhereAndKeepsNobody() async {
        let next = Weak(DetailViewController?.none)
        var nextSeen = next
        do {
            var source: DetailViewController? = DetailViewController()
            if let source { stack.pushViewController(source, animated: true) }
            let waiting = Navigation(from: source)
            let target = DetailViewController()
            nextSeen = Weak(target)
            let move = waiting.push(target)
            stack.popToRootViewController(animated: true)
            source = nil
            let outcome = await move.ended()
            #expect(outcome != .done)
        }
        await window.settle()
        #expect(nextSeen.object == nil)
        #expect(stack.viewControllers == [list])
    }

    @Test func whoIsNotOnTheScreenPresentsNothing() async {
        let hidden = DetailViewController()
        #expect(
            await Navigation(from: hidden).present(UIViewController()).ended()
                == .refused(.notShown("DetailViewController")))
        #expect(
            await Navigation(from: hidden).push(UIViewController()).ended()
                == .refused(.notInStack("DetailViewController")))
    }

    @Test func whatIsShownIsNotShownAgain() async {
        let detail = DetailViewController()
        await navigation.push(detail).ended()
        #expect(
            await Navigation(from: detail).push(list).ended() == .refused(.alreadyShown("ListViewController")))
        #expect(
            await Navigation(from: detail).present(list).ended() == .refused(.alreadyShown("ListViewController")))
    }

    @Test func aRefusalSaysWhy() {
        #expect(
            NavigationRefusal.notOnTop("ListViewController", top: "DetailViewController").description
                == "DetailViewController is on top of ListViewController: the user has gone on.")
    }
}
