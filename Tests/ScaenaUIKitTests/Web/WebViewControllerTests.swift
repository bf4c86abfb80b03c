import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("WebViewController")
@MainActor
struct WebViewControllerTests {
    private func page(title: String? = nil) throws -> WebViewController {
        WebViewController(url: try #require(URL(string: "http://127.0.0.1/terms")), title: title)
    }

    @Test func showsItsPage() async throws {
        let window = SceneWindow(try page())
        await window.settle()
        #expect(window.texts == ["http://127.0.0.1/terms"])
    }

    @Test func aloneInASheetItHasAWayBack() async throws {
        let root = UIViewController()
        let window = SceneWindow(root)
        await window.settle()
        root.present(UINavigationController(rootViewController: try page(title: "Terms")), animated: true)
        await window.settle()
        #expect(window.texts == ["Terms", "Done", "http://127.0.0.1/terms"])
        try await window.tap("Done")
        #expect(window.topViewController === root)
    }

    @Test func pushedItNeedsNoDone() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = SceneWindow(navigation)
        navigation.pushViewController(try page(), animated: false)
        await window.settle()
        #expect(!window.shows("Done"))
        try await window.goBack()
        #expect(navigation.viewControllers.count == 1)
    }
}
