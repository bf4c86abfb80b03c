import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

// As the page has written it, of what was done in the showcase by hand.
@MainActor
@Test func storyFalconBack() async throws {
    // Write here how your app makes its root view controller.
    let window = SceneWindow(makeRootViewController())
    await window.settle()
    try await window.waitFor("Models")
    try await window.select("Falcon")
    try await window.waitFor("Model")
    try await window.goBack()
    try await window.waitFor("Models")
    await window.close()
}

/// A screen over which the app begins, with a server that knows one model: this the recorder leaves to whoever pastes the story.
@MainActor
private func makeRootViewController() -> UIViewController { HomeViewController() }

private final class HomeViewController: UIViewController {
    private var isBegun = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isBegun, let server = URL(string: "http://api.example") else { return }
        isBegun = true
        let provider = HTTPProvider(baseURL: server, transport: RecordedServer())
        let home = UIBarButtonItem(title: "Home", primaryAction: UIAction { _ in })
        ModelsApp(container: ApplicationContainer.build(provider: provider)).start(over: self, home: home)
    }
}

private struct RecordedServer: HTTPTransport {
    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        let falcon = Model(id: "1", name: "Falcon", created: Date(timeIntervalSince1970: 0))
        let body =
            url.lastPathComponent == "models"
            ? try ServerJSON.encoder().encode(["data": [falcon]]) : try ServerJSON.encoder().encode(["data": falcon])
        return HTTPResponse(status: 200, body: body)
    }
}
