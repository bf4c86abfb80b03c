import Foundation

/// Why a test's finger or eye found something else than it looked for. Each prints what was to be seen instead.
///
/// Thrown, not recorded, so that a test fails with it under XCTest and under Swift Testing alike.
///
/// ```swift
/// await #expect(throws: SceneWindowError.self) {
///     try await window.tap("Licences")  // its description lists what is visible
/// }
/// ```
public enum SceneWindowError: Error, Equatable, Sendable {
    /// Nothing visible has this name or identifier.
    case notFound(String, visible: String)
    /// Several things that a finger could mean have this name.
    case ambiguous(String, count: Int, visible: String)
    /// It is there, but a finger can do nothing with it.
    case refused(String, reason: String, visible: String)
    /// They are all there, in another order.
    case otherOrder([String], visible: String)
    /// It did not come to pass in time.
    case timedOut(String, seconds: Double, visible: String)
    /// The screen is not as its picture: the lines of both.
    case otherScreen(difference: String)
    /// Not everybody can use what is there: each fault in a sentence.
    case notAccessible([String], visible: String)
}

extension SceneWindowError: CustomStringConvertible, LocalizedError {
    /// A description of the element that was looked for, of why it could not be used, and of the visible elements.
    public var description: String {
        switch self {
        case .notFound(let name, let visible):
            "Nothing is called \"\(name)\". To be seen:\n\(visible)"
        case .ambiguous(let name, let count, let visible):
            "\(count) things are called \"\(name)\"; give the one that is meant an identifier. To be seen:\n\(visible)"
        case .refused(let what, let reason, let visible):
            "\(what) cannot be done: \(reason). To be seen:\n\(visible)"
        case .otherOrder(let names, let visible):
            "Not in this order: \(names.map { "\"\($0)\"" }.joined(separator: ", ")). To be seen:\n\(visible)"
        case .timedOut(let what, let seconds, let visible):
            "\(what) did not come to pass within \(seconds) s. To be seen:\n\(visible)"
        case .otherScreen(let difference):
            "The screen is another (- expected, + to be seen; UPDATE_SCREENS=1 writes it into the test):\n\(difference)"
        case .notAccessible(let faults, let visible):
            "Not everybody can use this:\n\(faults.map { "- \($0)" }.joined(separator: "\n"))\nTo be seen:\n\(visible)"
        }
    }

    /// A description of the element that was looked for, of why it could not be used, and of the visible elements.
    public var errorDescription: String? { description }
}
