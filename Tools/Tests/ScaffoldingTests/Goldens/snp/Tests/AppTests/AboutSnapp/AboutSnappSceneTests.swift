import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("The About snapp scene")
final class AboutSnappSceneTests {
    private let aboutManager = AboutManagerProtocolMock()

    init() {
        aboutManager.fetchAboutHandler = { About(id: "id", name: "name") }
    }

    // A mock keeps what it was told: the observer, which holds the mock.
    deinit {
        aboutManager.forgetCalls()
    }

    /// A window with the scene, at rest.
    private func makeWindow() async -> SceneWindow {
        let scene = AboutSnappConfigurator.build(aboutManager: aboutManager).viewController
        let window = SceneWindow(UINavigationController(rootViewController: scene))
        await window.settle()
        return window
    }

    @Test("loads what it shows")
    func loads() async throws {
        let window = await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        #expect(window.shows("name"))
        #expect(aboutManager.fetchAboutCallCount == 1)
    }

    @Test("shows what went wrong, and recovers by Retry")
    func recovers() async throws {
        aboutManager.fetchAboutHandler = { throw Failure() }
        let window = await makeWindow()
        try await window.waitFor("Retry")
        aboutManager.fetchAboutHandler = { About(id: "id", name: "name") }
        try await window.tap("Retry")
        try await window.wait(for: "The end of loading") { !window.isBusy && !window.shows("Retry") }
        #expect(window.shows("name"))
    }

    @Test("leads on: terms and conditions")
    func termsAndConditionsButtonTapped() async throws {
        let window = await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        let root = window.window.rootViewController as? UINavigationController
        try await window.tap("Terms and conditions")
        #expect(root?.presentedViewController === window.topViewController)
        #expect(window.topViewController !== root)
    }

    @Test("leads on: help")
    func helpTapped() async throws {
        let window = await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        let root = window.window.rootViewController as? UINavigationController
        try await window.tap("Help")
        #expect(root?.viewControllers.count == 2)
    }

    @Test("takes everything with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = await makeWindow()
            try await window.wait(for: "The end of loading") { !window.isBusy }
            // A mock keeps what it was told, and so the observer.
            aboutManager.forgetCalls()
        }
    }

    private struct Failure: Error, Equatable {}
}
