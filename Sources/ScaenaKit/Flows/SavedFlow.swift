import Foundation

/// The saved state of a flow and of the flows in it: kept while the app is not running, and restored by
/// ``AnyCoordinator/restore(_:)``. It is `Codable`, so an app keeps it where it keeps such things: in a scene's
/// `NSUserActivity`, a `ModelStore`, a file.
///
/// ```swift
/// func sceneDidEnterBackground(_ root: AnyCoordinator) throws {
///     kept = try root.saved().map { try JSONEncoder().encode($0) }
/// }
/// ```
public struct SavedFlow: Codable, Equatable, Sendable {
    /// The flow's ``AnyCoordinator/restorationID``.
    ///
    /// ```swift
    /// override func resumePart(_ saved: SavedFlow) async throws -> AnyCoordinator? {
    ///     guard let id = Int(saved.id.dropFirst("edit ".count)) else { return nil }
    ///     return edit(itemID: id)
    /// }
    /// ```
    public let id: String

    /// The flows in it that can be brought back, in the order in which they began.
    ///
    /// ```swift
    /// func count(_ saved: SavedFlow) -> Int {
    ///     saved.parts.reduce(1) { $0 + count($1) }  // how many flows were open
    /// }
    /// ```
    public let parts: [SavedFlow]
    private let encodedState: Data?

    /// Encodes what a flow keeps.
    ///
    /// ```swift
    /// let saved = try SavedFlow(
    ///     id: "items",
    ///     parts: [SavedFlow(id: "edit 7", state: "Vase, blue"), SavedFlow(id: "basket")])
    /// ```
    ///
    /// - Parameters:
    ///   - id: The flow's ``AnyCoordinator/restorationID``.
    ///   - state: The flow's own state, if any.
    ///   - parts: The flows in it.
    /// - Throws: The errors of the encoding.
    public init(id: String, state: (any Encodable)? = nil, parts: [SavedFlow] = []) throws {
        self.id = id
        self.parts = parts
        encodedState = try state.map { try JSONEncoder().encode($0) }
    }

    /// Returns the state that the flow saved.
    ///
    /// ```swift
    /// override func restoreState(from saved: SavedFlow) async throws {
    ///     text = try saved.state(String.self) ?? ""  // nil: nothing was typed
    /// }
    /// ```
    ///
    /// - Parameter type: The type that was kept.
    /// - Returns: The value; nil if the flow kept nothing.
    /// - Throws: `DecodingError` if it is of another form, as after an update of the app.
    public func state<State: Decodable>(_ type: State.Type = State.self) throws -> State? {
        try encodedState.map { try JSONDecoder().decode(type, from: $0) }
    }
}

/// The outcome of restoring a saved tree of flows: see ``AnyCoordinator/restore(_:)``.
///
/// ```swift
/// if restoration.restored.count == 1 {
///     analytics.count("Only the root came back")
/// }
/// ```
public struct FlowRestoration: Sendable {
    package init() {}

    /// The flows that are as they were, each with its path from the first.
    ///
    /// ```swift
    /// let open = restoration.restored.map { $0.joined(separator: "/") }  // ["items", "items/edit 7"]
    /// ```
    public package(set) var restored: [[String]] = []

    /// The flows that could not be brought back, and so nothing in them: each with its path, and why.
    ///
    /// ```swift
    /// for (path, reason) in restoration.lost {
    ///     analytics.count("\(path.joined(separator: "/")) is lost: \(reason)")
    /// }
    /// ```
    public package(set) var lost: [(path: [String], reason: ActionStop)] = []

    /// True if everything that was saved is there again.
    package var isWhole: Bool { lost.isEmpty }
}

extension FlowRestoration: CustomStringConvertible {
    /// A sentence for each flow.
    ///
    /// ```swift
    /// func log(_ restoration: FlowRestoration) {
    ///     for line in restoration.description.split(separator: "\n") { analytics.count(String(line)) }
    /// }
    /// ```
    public var description: String {
        let sentences =
            restored.map { "Restored: \($0.joined(separator: " → "))." }
            + lost.map { "Lost at \($0.path.joined(separator: " → ")): \($0.reason)." }
        return sentences.joined(separator: "\n")
    }
}
