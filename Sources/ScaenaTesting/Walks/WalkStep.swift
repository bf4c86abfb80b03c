/// A step of a random walk, as a person takes it: see ``RandomWalks``.
///
/// ```swift
/// try await walks.take([.tap("Cart"), .type("7", into: "Number"), .goBack])
/// ```
public enum WalkStep: Equatable, Sendable {
    /// Taps what has this name.
    case tap(String)
    /// Selects the row, the tab or the segment in which this can be seen.
    case select(String)
    /// Types a text into the field of this name.
    case type(String, into: String)
    /// Goes back, by the bar's button or the swipe from the edge.
    case goBack
    /// Swipes the sheet on top down.
    case swipeDown
    /// Pulls the list down until it refreshes.
    case pullDown
    /// Something happens that no person does: an event of the ``WalkedApp``.
    case event(String)
}

extension WalkStep: CustomStringConvertible {
    /// The step as Swift code: `.tap("Add")`.
    public var description: String {
        switch self {
        case .tap(let name): ".tap(\(name.debugDescription))"
        case .select(let name): ".select(\(name.debugDescription))"
        case .type(let text, let name): ".type(\(text.debugDescription), into: \(name.debugDescription))"
        case .goBack: ".goBack"
        case .swipeDown: ".swipeDown"
        case .pullDown: ".pullDown"
        case .event(let name): ".event(\(name.debugDescription))"
        }
    }
}

extension WalkStep {
    /// Does it in a window.
    @MainActor
    func take(in window: SceneWindow, of app: WalkedApp) async throws {
        switch self {
        case .tap(let name): try await window.tap(name)
        case .select(let name): try await window.select(name)
        case .type(let text, let name): try await window.type(text, into: name)
        case .goBack: try await window.goBack()
        case .swipeDown: try await window.swipeDown()
        case .pullDown: try await window.pullDown()
        case .event(let name):
            guard let event = app.events.first(where: { $0.name == name }) else {
                throw SceneWindowError.notFound(name, visible: "events: \(app.events.map(\.name))")
            }
            try await event.happen()
            await window.settle()
        }
    }
}
