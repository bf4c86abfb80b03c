import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

/// A flow that shows its screens, or breaks a promise.
@MainActor
private final class PlacedFlow: FlowCoordinator<Void> {
    enum Fault {
        case ownStackEverywhere
        case fails
        case endsItself
    }

    private struct Broken: Error {}

    private let fault: Fault?

    init(_ fault: Fault? = nil, in placement: FlowPlacement) {
        self.fault = fault
        super.init(container: ServiceContainer("placed"), placement: placement, animated: false)
    }

    override func start() async throws {
        switch fault {
        case nil:
            pushScreen(UIViewController())
            try await showScreens()
        case .ownStackEverywhere:
            try await show(UINavigationController(rootViewController: UIViewController()))
        case .fails: throw Broken()
        case .endsItself:
            pushScreen(UIViewController())
            finish(())
            try await showScreens()
        }
    }
}

@Suite("expectRunsInEveryPlace")
@MainActor
struct ExpectRunsInEveryPlaceTests {
    @Test func aFlowThatShowsItsScreensWhereverItIsPasses() async throws {
        try await expectRunsInEveryPlace { PlacedFlow(in: $0) }
    }

    @Test(arguments: [PlacedFlow.Fault.ownStackEverywhere, .fails, .endsItself])
    private func aFlowThatDoesNotIsTold(fault: PlacedFlow.Fault) async {
        let error = await #expect(throws: SceneWindowError.self) {
            try await expectRunsInEveryPlace { PlacedFlow(fault, in: $0) }
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains("PlacedFlow"))
    }
}
