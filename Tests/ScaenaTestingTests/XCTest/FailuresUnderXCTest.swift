import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
// The one file that needs it: what fails here must fail under XCTest, too, which most suites of apps are written in.
import XCTest

/// Each fails on purpose, in a process of its own that expects it: see `XCTestPathTests`.
final class FailuresUnderXCTest: XCTestCase {
    static let switchName = "SCAENA_FAIL_UNDER_XCTEST"

    override func setUpWithError() throws {
        guard ProcessInfo.processInfo.environment[Self.switchName] != nil else {
            throw XCTSkip("Fails on purpose, where that is expected.")
        }
    }

    @MainActor
    func testALeakFails() async throws {
        var kept: [UIViewController] = []
        try await expectNoLeaks(within: 0.01) { kept.append(SceneViewController(interactor: EmptyInteractor())) }
    }

    @MainActor
    func testWhatIsNotToBeSeenFails() async throws {
        let window = SceneWindow(UIViewController())
        try await window.tap("Nothing")
    }

    @MainActor
    func testARequestWithoutAnswerFails() async throws {
        let url = try XCTUnwrap(URL(string: "http://127.0.0.1"))
        _ = try await StubTransport().send(.get("/nowhere"), to: url)
    }

    /// Passes: that the others fail is no fault of the process.
    @MainActor
    func testWhatIsInOrderPasses() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(SceneViewController(interactor: EmptyInteractor()))
            await window.settle()
        }
    }
}

@MainActor
private final class EmptyInteractor: SceneInteractorProtocol {}
