import Foundation
import ScaenaKit
import ScaenaTesting
import Testing

@testable import ScaenaUIKit

@MainActor
private final class ColumnFlow: FlowCoordinator<String> {
    let title: String
    let content: UIViewController

    init(_ title: String, _ column: UISplitViewController.Column, of split: UISplitViewController) {
        self.title = title
        content = TitledScreen(title)
        super.init(container: ServiceContainer(title), placement: .column(column, of: split))
    }

    init(content: UIViewController, of split: UISplitViewController) {
        title = "Other"
        self.content = content
        super.init(container: ServiceContainer(title), placement: .column(.primary, of: split))
    }

    override func start() async throws { try await show(content) }

    override func process(action: any FlowAction) async throws -> ActionStep {
        action is ShowColumn && placement.isSecondary ? .arrived : .passDown
    }
}

private struct ShowColumn: FlowAction {}

extension FlowPlacement {
    fileprivate var isSecondary: Bool {
        if case .column(.secondary, _) = kind { true } else { false }
    }
}

@MainActor
private final class AppFlow: FlowCoordinator<Void> {
    let split = UISplitViewController(style: .doubleColumn)

    init(in window: UIWindow) { super.init(container: ServiceContainer("app"), placement: .root(of: window)) }

    override func start() async throws { try await show(split) }
}

@MainActor
private final class PrimaryOnTop: NSObject, UISplitViewControllerDelegate {
    static let shared = PrimaryOnTop()

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

@Suite("Flow coordinator: columns")
@MainActor
struct ColumnFlowTests {
    private enum End: Equatable {
        case result(String)
        case flow(FlowEnd)
        case other(String)
    }

    @MainActor
    private struct App {
        let window: SceneWindow
        let flow: AppFlow

        init(wide: Bool) async {
            let size = wide ? CGSize(width: 1024, height: 768) : CGSize(width: 393, height: 852)
            window = SceneWindow(UIViewController(), size: size)
            flow = AppFlow(in: window.window)
            flow.launch()
            while flow.host == nil { await Task.yield() }
            _ = await begin("List", .primary)
            await window.settle()
        }

        func begin(_ title: String, _ column: UISplitViewController.Column) async -> (ColumnFlow, Task<End, Never>) {
            let child = ColumnFlow(title, column, of: flow.split)
            let end = Task { [flow] in
                do {
                    return End.result(try await flow.coordinate(to: child))
                } catch let end as FlowEnd {
                    return .flow(end)
                } catch {
                    return .other("\(error)")
                }
            }
            while child.host == nil { await Task.yield() }
            await window.settle()
            return (child, end)
        }
    }

    @Test(arguments: [true, false]) func aResultClearsTheColumn(wide: Bool) async {
        let app = await App(wide: wide)
        let (detail, end) = await app.begin("Detail", .secondary)
        await Navigation(from: app.flow.split.viewController(for: .primary)).show(.secondary).ended()
        #expect(app.window.shows("Detail"))
        #expect(app.window.shows("List") || !wide)
        detail.finish("done")
        #expect(await end.value == .result("done"))
        await app.window.settle()
        #expect(app.flow.split.viewController(for: .secondary) == nil)
        #expect(!app.window.shows("Detail"))
        #expect(app.window.shows("List"))
        await app.flow.stop()
    }

    /// There and back, with the flow on top of the only column or beneath it.
    @Test(arguments: [true, false]) func aTurnIsNoEnd(startsWide: Bool) async throws {
        let app = await App(wide: startsWide)
        #expect(app.flow.split.isCollapsed == !startsWide)
        let (detail, end) = await app.begin("Detail", .secondary)
        for wide in [!startsWide, startsWide, !startsWide, true] {
            app.window.window.frame.size =
                wide ? CGSize(width: 1024, height: 768) : CGSize(width: 393, height: 852)
            await app.window.settle()
            #expect(app.flow.split.isCollapsed == !wide)
            // What began where there was room for one column is shown when there is room for two, or when it is asked for.
            if startsWide || wide { #expect(detail.host?.splitViewController != nil) }
        }
        #expect(app.window.shows("List") && app.window.shows("Detail"))
        detail.finish("done")
        #expect(await end.value == .result("done"))
        await app.flow.stop()
    }

    @Test(arguments: [true, false]) func whatBeginsIsSeen(wide: Bool) async {
        let app = await App(wide: wide)
        _ = await app.begin("Detail", .secondary)
        #expect(app.window.shows("Detail"))
        await app.flow.stop()
    }

    @Test func anotherFlowOnAPhoneTakesThePlaceOfTheOneBefore() async throws {
        let app = await App(wide: false)
        let (_, end) = await app.begin("Detail", .secondary)
        _ = await app.begin("Other", .secondary)
        #expect(app.window.shows("Other"))
        #expect(await end.value == .flow(.leftByHand))
        try await app.window.goBack()
        #expect(app.window.shows("List"))
        await app.flow.stop()
    }

    @Test func anActionArrivesInAColumnThatIsOutOfSight() async {
        let app = await App(wide: true)
        app.flow.split.delegate = PrimaryOnTop.shared
        _ = await app.begin("Detail", .secondary)
        app.window.window.frame.size = CGSize(width: 393, height: 852)
        await app.window.settle()
        #expect(app.window.shows("List"))
        guard case .arrived = await app.flow.send(ShowColumn()) else {
            Issue.record("No column knows it")
            return
        }
        await app.window.settle()
        #expect(app.window.shows("Detail"))
        await app.flow.stop()
    }

    @Test func anotherDetailEndsTheFlow() async {
        let app = await App(wide: true)
        let (_, end) = await app.begin("Detail", .secondary)
        await Navigation(from: app.flow.split.viewController(for: .primary)).showDetail(TitledScreen("Other")).ended()
        #expect(await end.value == .flow(.leftByHand))
        #expect(app.window.shows("Other"))
        await app.flow.stop()
    }

    @Test func goingBackOnAPhoneEndsTheFlowAndKeepsNothing() async throws {
        let app = await App(wide: false)
        weak var seen: UIViewController?
        let end: Task<End, Never>
        do {
            let (detail, ending) = await app.begin("Detail", .secondary)
            seen = detail.content
            end = ending
        }
        await Navigation(from: app.flow.split.viewController(for: .primary)).show(.secondary).ended()
        #expect(app.window.shows("Detail"))
        try await app.window.goBack()
        #expect(await end.value == .flow(.leftByHand))
        await app.window.settle()
        for _ in 0..<2_000 where seen != nil { await Task.yield() }
        #expect(seen == nil)
        await app.flow.stop()
    }

    @Test(arguments: [true, false]) func withTheAppItsColumnsEnd(wide: Bool) async {
        let app = await App(wide: wide)
        let (_, end) = await app.begin("Detail", .secondary)
        await app.flow.stop()
        #expect(await end.value == .flow(.stopped))
        #expect(app.window.window.rootViewController == nil)
    }

    @Test func aPlaceThatIsNoneIsAnError() async {
        let window = SceneWindow(UIViewController())
        let app = AppFlow(in: window.window)
        app.launch()
        while app.host == nil { await Task.yield() }
        for (flow, reason) in [
            (
                ColumnFlow(content: UINavigationController(), of: app.split),
                "a column has a navigation controller already: show the first screen"
            ),
            (
                ColumnFlow(content: TitledScreen("Plain"), of: UISplitViewController(nibName: nil, bundle: nil)),
                "its split view controller has gone"
            ),
        ] {
            let error = await #expect(throws: FlowError.self) { try await app.coordinate(to: flow) }
            #expect(error == .cannotShow(flow: "ColumnFlow", reason: reason))
        }
        let plain = UISplitViewController(nibName: nil, bundle: nil)
        let error = await #expect(throws: FlowError.self) {
            try await app.coordinate(to: ColumnFlow(content: TitledScreen("Plain"), of: plain))
        }
        #expect(error == .cannotShow(flow: "ColumnFlow", reason: "its split view controller has no columns"))
        await app.stop()
    }
}
