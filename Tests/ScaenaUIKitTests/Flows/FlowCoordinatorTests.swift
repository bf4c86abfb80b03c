import ScaenaTesting
import Testing

@testable import ScaenaUIKit

/// A screen with a title, that a test can find.
private final class Screen: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let label = UILabel()
        label.text = title
        view = label
    }
}

/// A flow of one screen, or of a stack of them.
@MainActor
private final class Flow: FlowCoordinator<String> {
    let title: String
    let isStack: Bool
    lazy var navigationController = UINavigationController(rootViewController: Screen(title))
    var whenShown: @MainActor (Flow) async throws -> Void = { _ in }

    init(_ title: String, _ placement: FlowPlacement, isStack: Bool = false) {
        self.title = title
        self.isStack = isStack
        super.init(container: ServiceContainer(title), placement: placement)
    }

    override var name: String { title }

    override func start() async throws {
        try await show(isStack ? navigationController : Screen(title))
        try await whenShown(self)
    }
}

private enum Ending: Equatable {
    case result(String)
    case end(FlowEnd)
    case cancelled
    case cannotShow(String)
    case other(String)

    @MainActor
    static func of(_ body: @MainActor () async throws -> String) async -> Ending {
        do {
            return .result(try await body())
        } catch let end as FlowEnd {
            return .end(end)
        } catch FlowError.cannotShow(_, let reason) {
            return .cannotShow(reason)
        } catch is CancellationError {
            return .cancelled
        } catch {
            return .other("\(error)")
        }
    }
}

/// An app of one root flow: a stack in a window.
@MainActor
private final class App {
    let window: SceneWindow
    let root: Flow
    private(set) var end: Ending?

    init() async {
        window = SceneWindow(UIViewController())
        root = Flow("Root", .root(of: window.window), isStack: true)
        Task { end = await Ending.of { [root] in try await root.run() } }
        while root.host == nil { await Task.yield() }
        await window.settle()
    }

    var stack: UINavigationController { root.navigationController }

    /// Begins a flow in another, and gives what becomes of it, when it is seen or has ended.
    func begin(_ flow: Flow, in parent: Flow? = nil) async -> Task<Ending, Never> {
        let parent = parent ?? root
        var isOver = false
        let ending = Task {
            let ending = await Ending.of { try await parent.coordinate(to: flow) }
            isOver = true
            return ending
        }
        while flow.host?.arrival.value == nil, !isOver { await Task.yield() }
        await window.settle()
        return ending
    }
}

@Suite("Flow coordinator", .serialized)
@MainActor
struct FlowCoordinatorTests {
    @Test func aRootFlowFillsItsWindow() async throws {
        let app = await App()
        #expect(app.window.shows("Root"))
        await app.root.stop()
        await app.window.settle()
        #expect(app.end == .end(.stopped))
        #expect(app.window.window.rootViewController == nil)
    }

    @Test func aPresentedFlowGoesWithItsResult() async throws {
        let app = await App()
        let flow = Flow("Add", .presented(over: app.stack), isStack: true)
        let ending = await app.begin(flow)
        #expect(app.window.shows("Add"))
        flow.finish("7")
        #expect(await ending.value == .result("7"))
        // Awaited until it has gone: what comes next can be shown at once.
        #expect(app.stack.presentedViewController == nil)
        let next = Flow("Next", .presented(over: app.stack))
        let nextEnding = await app.begin(next)
        #expect(app.window.shows("Next"))
        next.cancel()
        #expect(await nextEnding.value == .end(.cancelled))
        await app.root.stop()
    }

    @Test func aSwipeDownEndsTheFlow() async throws {
        let app = await App()
        let ending = await app.begin(Flow("Add", .presented(over: app.stack), isStack: true))
        try await app.window.swipeDown()
        #expect(await ending.value == .end(.leftByHand))
        #expect(app.root.children.isEmpty)
        await app.root.stop()
    }

    @Test func aFlowThatIsModalCannotBeSwipedAway() async throws {
        let app = await App()
        let flow = Flow("Add", .presented(over: app.stack), isStack: true)
        let ending = await app.begin(flow)
        flow.navigationController.isModalInPresentation = true
        await #expect(throws: SceneWindowError.self) { try await app.window.swipeDown() }
        flow.finish("done")
        #expect(await ending.value == .result("done"))
        await app.root.stop()
    }

    @Test func aDismissalInCodeEndsTheFlow() async throws {
        let app = await App()
        let ending = await app.begin(Flow("Add", .presented(over: app.stack), isStack: true))
        app.stack.dismiss(animated: true)
        #expect(await ending.value == .end(.leftByHand))
        await app.root.stop()
    }

    @Test func theFirstOfAResultAndASwipeCounts() async throws {
        let app = await App()
        let flow = Flow("Add", .presented(over: app.stack), isStack: true)
        let ending = await app.begin(flow)
        async let swipe: Void = app.window.swipeDown()
        flow.finish("first")
        try? await swipe
        #expect(await ending.value == .result("first"))
        #expect(app.stack.presentedViewController == nil)
        await app.root.stop()
    }

    @Test func cancellingTheTaskDismissesTheFlow() async throws {
        let app = await App()
        let ending = await app.begin(Flow("Add", .presented(over: app.stack), isStack: true))
        ending.cancel()
        #expect(await ending.value == .cancelled)
        #expect(app.stack.presentedViewController == nil)
        await app.window.settle()
        #expect(app.window.shows("Root"))
        await app.root.stop()
    }

    @Test func goingBackEndsAPushedFlow() async throws {
        let app = await App()
        let flow = Flow("Detail", .pushed(onto: app.stack))
        let ending = await app.begin(flow)
        #expect(app.window.shows("Detail"))
        #expect(app.stack.topViewController?.navigationItem.title == "Detail")
        try await app.window.goBack()
        #expect(await ending.value == .end(.leftByHand))
        await app.root.stop()
    }

    @Test func goingBackFromAScreenAboveLeavesThePushedFlow() async throws {
        let app = await App()
        let flow = Flow("Detail", .pushed(onto: app.stack))
        let ending = await app.begin(flow)
        app.stack.pushViewController(Screen("More"), animated: true)
        await app.window.settle()
        try await app.window.goBack()
        #expect(flow.isRunning)
        flow.finish("seen")
        #expect(await ending.value == .result("seen"))
        await app.window.settle()
        #expect(app.stack.viewControllers.count == 1)
        await app.root.stop()
    }

    @Test func aPushedFlowEndsFromBeneathTheTop() async throws {
        let app = await App()
        let ending = await app.begin(Flow("Detail", .pushed(onto: app.stack)))
        app.stack.pushViewController(Screen("More"), animated: true)
        await app.window.settle()
        app.stack.popToRootViewController(animated: true)
        #expect(await ending.value == .end(.leftByHand))
        await app.root.stop()
    }

    @Test func aPushedFlowTakesWhatIsAboveItAway() async throws {
        let app = await App()
        let flow = Flow("Detail", .pushed(onto: app.stack))
        let ending = await app.begin(flow)
        app.stack.pushViewController(Screen("More"), animated: true)
        await app.window.settle()
        app.stack.present(UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: true)
        await app.window.settle()
        flow.finish("done")
        #expect(await ending.value == .result("done"))
        await app.window.settle()
        #expect(app.stack.presentedViewController == nil)
        #expect(app.stack.viewControllers.count == 1)
        await app.root.stop()
    }

    @Test func aSwipeTakesTheFlowsWithinAlong() async throws {
        let app = await App()
        let outer = Flow("Outer", .presented(over: app.stack), isStack: true)
        let ending = await app.begin(outer)
        let inner = Flow("Inner", .pushed(onto: outer.navigationController))
        let innerEnding = await app.begin(inner, in: outer)
        #expect(app.window.shows("Inner"))
        try await app.window.swipeDown()
        #expect(await ending.value == .end(.leftByHand))
        #expect([.end(.leftByHand), .end(.stopped)].contains(await innerEnding.value))
        await app.root.stop()
    }

    @Test func stoppingTakesSheetsOverSheetsAway() async throws {
        let app = await App()
        let first = Flow("First", .presented(over: app.stack), isStack: true)
        let ending = await app.begin(first)
        let second = Flow("Second", .presented(over: first.navigationController), isStack: true)
        let secondEnding = await app.begin(second, in: first)
        #expect(app.window.shows("Second"))
        await first.stop()
        #expect(await secondEnding.value == .end(.stopped))
        #expect(await ending.value == .end(.stopped))
        await app.window.settle()
        #expect(app.window.shows("Root"))
        await app.root.stop()
    }

    @Test func stoppingWhileItIsBeingPresentedTakesTheFlowAway() async throws {
        let app = await App()
        let flow = Flow("Add", .presented(over: app.stack), isStack: true)
        let ending = Task { await Ending.of { try await app.root.coordinate(to: flow) } }
        while flow.host == nil { await Task.yield() }
        await flow.stop()
        #expect(await ending.value == .end(.stopped))
        #expect(app.stack.presentedViewController == nil)
        await app.root.stop()
    }

    @Test func aPlaceThatIsTakenIsAnError() async throws {
        let app = await App()
        let first = await app.begin(Flow("First", .presented(over: app.stack)))
        let second = await app.begin(Flow("Second", .presented(over: app.stack)))
        #expect(await second.value == .cannotShow("UINavigationController presents FlowHostViewController already"))
        #expect(app.window.shows("First"))
        await app.root.stop()
        #expect(await first.value == .end(.stopped))
    }

    @Test func aPlaceThatIsGoneIsAnError() async throws {
        let app = await App()
        let flow = Flow("Lost", .presented(over: UIViewController()))
        #expect(await Ending.of { try await app.root.coordinate(to: flow) } == .cannotShow("its presenter has gone"))
        let unseen = UIViewController()
        let other = Flow("Lost", .presented(over: unseen))
        #expect(
            await Ending.of { try await app.root.coordinate(to: other) }
                == .cannotShow("UIViewController, which was to present it, is not on the screen"))
        await app.root.stop()
    }

    @Test func aRootFlowMayChangeWhatItShows() async throws {
        let app = await App()
        try await app.root.show(Screen("Login"))
        await app.window.settle()
        #expect(app.window.shows("Login"))
        #expect(!app.window.shows("Root"))
        #expect(app.root.isRunning)
        await app.root.stop()
    }

    @Test func aFlowMayBeEmbedded() async throws {
        let app = await App()
        let flow = Flow("unused", .embedded)
        flow.whenShown = { _ in }
        #expect(
            await Ending.of { try await app.root.coordinate(to: flow) }
                == .cannotShow("it is embedded: its parent takes the host that embed(_:) makes"))

        let tab = EmbeddedFlow(container: ServiceContainer(), placement: .embedded)
        let ending = Task { await Ending.of { try await app.root.coordinate(to: tab) } }
        while tab.taken == nil { await Task.yield() }
        let host = try #require(tab.taken)
        tab.taken = nil
        app.stack.pushViewController(host, animated: false)
        await app.window.settle()
        #expect(app.window.shows("Tab"))
        app.stack.popViewController(animated: false)
        #expect(await ending.value == .end(.leftByHand))
        await app.root.stop()
    }

    @Test func anAppWhoseWindowGoesEndsItsFlows() async throws {
        let app = await App()
        let ending = await app.begin(Flow("Add", .presented(over: app.stack), isStack: true))
        await app.window.close()
        while app.end == nil { await Task.yield() }
        #expect(app.end == .end(.leftByHand))
        #expect([.end(.leftByHand), .end(.stopped)].contains(await ending.value))
    }

    @Test(arguments: 0..<6)
    func nothingOfAFlowStays(way: Int) async throws {
        let app = await App()
        weak var seenFlow: Flow?
        weak var seenScreen: UIViewController?
        do {
            let isPushed = way == 5
            let flow = Flow(
                "Flow", isPushed ? .pushed(onto: app.stack) : .presented(over: app.stack), isStack: !isPushed)
            seenFlow = flow
            let ending = await app.begin(flow)
            seenScreen = flow.host?.content
            #expect(seenScreen != nil)
            switch way {
            case 0: flow.finish("")
            case 1: flow.cancel()
            case 2: try await app.window.swipeDown()
            case 3: await flow.stop()
            case 4: ending.cancel()
            default: try await app.window.goBack()
            }
            _ = await ending.value
        }
        await app.window.settle()
        for _ in 0..<2_000 where seenFlow != nil || seenScreen != nil { await Task.yield() }
        #expect(seenFlow == nil)
        #expect(seenScreen == nil)
        await app.root.stop()
    }
}

@MainActor
private final class EmbeddedFlow: FlowCoordinator<String> {
    var taken: FlowHostViewController?

    override func start() async throws {
        taken = try embed(Screen("Tab"))
    }
}
