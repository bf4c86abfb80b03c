import ScaenaUIKit

/// A link to a scene: opens it, from anywhere in the app.
enum ShowScene: String, CaseIterable, FlowAction {
    case about
    case ride
    case history

    /// The addresses that lead to scenes: `snapp://ride`, `https://snapp.example/history`.
    static let routes = URLRoutes(
        hosts: ["snapp.example"],
        [
            URLRoute("/about") { _ in ShowScene.about },
            URLRoute("/ride") { _ in ShowScene.ride },
            URLRoute("/history") { _ in ShowScene.history },
        ])
}
