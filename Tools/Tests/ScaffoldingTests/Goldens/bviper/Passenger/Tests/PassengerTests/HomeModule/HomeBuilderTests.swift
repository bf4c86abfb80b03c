import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("HomeBuilder")
struct HomeBuilderTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = HomeBuilder.createHomeModule()
        view.loadViewIfNeeded()
        #expect(view.titleLabel.text == "Home")
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(HomeBuilder.createHomeModule())
            await window.settle()
        }
    }
}
