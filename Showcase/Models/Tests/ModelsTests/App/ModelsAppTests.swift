import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("ModelsApp")
struct ModelsAppTests {
    /// An app whose server answers nothing.
    private static func makeApp() -> ModelsApp {
        let provider = HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport())
        return ModelsApp(container: ApplicationContainer.build(provider: provider))
    }

    @Test("begins with the models")
    func begins() async throws {
        let window = SceneWindow(UIViewController())
        Self.makeApp().start(in: window.window)
        await window.settle()
        let host = try #require(window.window.rootViewController as? FlowHostViewController)
        let split = try #require(host.content as? UISplitViewController)
        #expect(split.viewController(for: .primary) is ModelListViewController)
    }

    @Test("is shown over another screen, to which the button leads back")
    func showsOverAnother() async throws {
        let home = UIViewController()
        let window = SceneWindow(home)
        await window.settle()
        let button = UIBarButtonItem(
            title: "Home", primaryAction: UIAction { [weak home] _ in home?.dismiss(animated: false) })
        try await expectNoLeaks {
            Self.makeApp().start(over: home, home: button)
            try await window.waitFor("Models")
            home.dismiss(animated: false)
            await window.settle()
        }
        #expect(window.topViewController === home)
    }

    @Test("leaves nothing behind when its window goes")
    func leavesNothing() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(UIViewController())
            Self.makeApp().start(in: window.window)
            await window.settle()
        }
    }
}
