import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import ScaenaStage

@MainActor
@Test func storyAdaBackAddGuestGraceSave() async throws {
    let window = SceneWindow(StoryApp.makeRootViewController())
    await window.settle()
    try await window.waitFor("Guests")
    try await window.tap("Ada")
    try await window.waitFor("Ada Lovelace")
    try await window.goBack()
    try await window.waitFor("Guests")
    try await window.tap("Add \"guest\"")
    try await window.waitFor("New guest")
    try await window.type("Grace", into: "Name")
    try await window.tap("Save")
    try await window.waitFor("Guests")
    await window.close()
}
