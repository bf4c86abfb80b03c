import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

// As the page has written it, of what was done in the showcase by hand.
@MainActor
@Test func storyTermsAndConditionsDoneBackAboutSnapp() async throws {
    // Write here how your app makes its root view controller.
    let window = SceneWindow(makeRootViewController())
    await window.settle()
    try await window.waitFor("About Snapp!")
    try await window.tap("Terms and conditions")
    try await window.tap("Done")
    try await window.waitFor("About Snapp!")
    try await window.goBack()
    try await window.waitFor("Welcome")
    try await window.tap("About Snapp!")
    try await window.waitFor("Snapp!")
    await window.close()
}

/// The app, with a server that knows its text: this the recorder leaves to whoever pastes the story.
@MainActor
private func makeRootViewController() -> UIViewController {
    guard let server = URL(string: "http://api.example") else { return UIViewController() }
    let transport = StubTransport()
    transport.answer("/about", json: #"{"data":{"text":"Snapp! takes you there."}}"#)
    transport.answer("/rides", json: #"{"data":[]}"#)
    return SnappApp(
        dependencies: AppDependencies(
            provider: HTTPProvider(baseURL: server, transport: transport), store: MemoryStore())
    ).makeRootViewController()
}
