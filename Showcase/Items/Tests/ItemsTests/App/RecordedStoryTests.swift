import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Items

// As the page has written it, of what was done in the showcase by hand.
@MainActor
@Test func storyItemsPassportBackAddKeysSaveDeleteAllCancel() async throws {
    // Write here how your app makes its root view controller.
    let window = SceneWindow(makeRootViewController())
    await window.settle()
    try await window.waitFor("Welcome")
    try await window.tap("Items")
    try await window.waitFor("Add")
    try await window.select("Passport")
    try await window.waitFor("Item")
    try await window.goBack()
    try await window.waitFor("Items")
    try await window.tap("Add")
    try await window.waitFor("Add item")
    try await window.type("Keys", into: "Name")
    try await window.tap("Save")
    try await window.waitFor("Items")
    try await window.tap("Delete all")
    try await window.waitFor("Delete all items?")
    try await window.tap("Cancel")
    try await window.waitFor("Items")
    await window.close()
}

/// The app, with a server that knows two items and takes a third: this the recorder leaves to whoever pastes the story.
@MainActor
private func makeRootViewController() -> UIViewController {
    guard let server = URL(string: "http://api.example") else { return UIViewController() }
    return ItemsApp(
        dependencies: AppDependencies(
            provider: HTTPProvider(baseURL: server, transport: RecordedServer()))
    ).makeRootViewController()
}

private struct RecordedServer: HTTPTransport {
    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        let items = ["Umbrella", "Passport", "Keys"].enumerated().map { index, name in
            Item(id: "\(index)", name: name, created: Date(timeIntervalSince1970: 0), isEnabled: true)
        }
        let body =
            request.method == .post
            ? try ServerJSON.encoder().encode(["data": items[2]])
            : try ServerJSON.encoder().encode(["data": Array(items.prefix(2))])
        return HTTPResponse(status: 200, body: body)
    }
}
