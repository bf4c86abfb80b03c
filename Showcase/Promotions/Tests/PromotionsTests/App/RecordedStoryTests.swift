import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

// As the page has written it, of what was done in the showcase by hand: a password is not written down.
@MainActor
@Test func storySecretLogIn() async throws {
    // Write here how your app makes its root view controller.
    let window = SceneWindow(makeRootViewController())
    await window.settle()
    try await window.waitFor("Log in")
    try await window.type("secret", into: "Password")
    try await window.tap("Log in")
    try await window.waitFor("Enter the user name.")
    await window.close()
}

/// The app as it begins for nobody: this the recorder leaves to whoever pastes the story.
@MainActor
private func makeRootViewController() -> UIViewController {
    UINavigationController(rootViewController: LoginBuilder.createLoginModule())
}
