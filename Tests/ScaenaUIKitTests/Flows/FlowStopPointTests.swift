import Foundation
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

private final class Screen: UIViewController {}

/// A sheet with a stack, in which a flow is pushed, over which another sheet is presented: each begins the next.
@MainActor
private final class NestedFlow: FlowCoordinator<Int> {
    let depth: Int
    let stack: UINavigationController

    init(depth: Int, placement: FlowPlacement, stack: UINavigationController? = nil) {
        self.depth = depth
        self.stack = stack ?? UINavigationController(rootViewController: Screen())
        super.init(container: ServiceContainer("flow \(depth)"), placement: placement)
    }

    override func start() async throws {
        let isPushed = depth == 1
        try await show(isPushed ? Screen() : stack)
        guard depth < 3 else { return }
        let next =
            depth == 0
            ? NestedFlow(depth: 1, placement: .pushed(onto: stack), stack: stack)
            : NestedFlow(depth: depth + 1, placement: .presented(over: stack))
        coordinate(to: next) { _ in }
    }
}

/// A coordinator that is ended at any point of its life: before it has begun, while it comes, while the flows in it come,
/// when all are there. Nothing of it stays, and its end is told once.
@Suite("Flow coordinator: stopped at every point", .serialized)
@MainActor
struct FlowStopPointTests {
    enum Way: CaseIterable { case stop, stopTwice, cancel, finish, fail, dismiss, closeWindow, stopParent }

    private struct Failure: Error {}

    @MainActor
    private final class Root: FlowCoordinator<Void> {
        let stack = UINavigationController(rootViewController: Screen())

        init(in window: UIWindow) { super.init(container: ServiceContainer("root"), placement: .root(of: window)) }

        override func start() async throws { try await show(stack) }
    }

    /// A turn of the main queue, in which a transition makes one step, and of the main actor.
    private func step() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        await Task.yield()
    }

    @Test(arguments: Way.allCases) func nothingStays(way: Way) async throws {
        for point in 0..<30 { try await end(way, at: point) }
    }

    private func end(_ way: Way, at point: Int) async throws {
        let window = SceneWindow(UIViewController())
        let root = Root(in: window.window)
        root.launch()
        while root.host == nil { await Task.yield() }
        await window.settle()
        weak var seen: NestedFlow?
        weak var seenStack: UIViewController?
        var told = 0
        do {
            let flow = NestedFlow(depth: 0, placement: .presented(over: root.stack))
            seen = flow
            seenStack = flow.stack
            let task = Task {
                defer { told += 1 }
                return try await root.coordinate(to: flow)
            }
            for _ in 0..<point { await step() }
            switch way {
            case .stop: await flow.stop()
            case .stopTwice:
                async let first: Void = flow.stop()
                await flow.stop()
                await first
            case .cancel: task.cancel()
            case .finish: flow.finish(7)
            case .fail: flow.fail(Failure())
            case .dismiss:
                if root.stack.presentedViewController == nil { task.cancel() }
                root.stack.dismiss(animated: true)
            case .closeWindow: await window.close()
            case .stopParent: await root.stop()
            }
            _ = await task.result
            #expect(told == 1, "\(way) at \(point)")
            #expect(!flow.isRunning && flow.children.isEmpty, "\(way) at \(point)")
        }
        await window.settle()
        for _ in 0..<2_000 where seen != nil || seenStack != nil { await step() }
        #expect(seen == nil && seenStack == nil, "\(way) at \(point)")
        #expect(root.stack.presentedViewController == nil, "\(way) at \(point)")
        await root.stop()
    }
}
