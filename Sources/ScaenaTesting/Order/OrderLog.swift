import Foundation
import ScaenaKit

/// Notes what happens, wherever it happens, and says whether it happened in an order.
///
/// ```swift
/// let log = OrderLog()
/// presenter.presentHandler = { _ in log.note("present") }
/// router.navigateToTermsHandler = { log.note("navigate") }
/// …
/// try log.expect("present", "navigate")
/// ```
public final class OrderLog: Sendable {
    private let notes = Locked<[String]>([])

    /// A log without notes.
    public init() {}

    /// What was noted, in order.
    public var entries: [String] { notes.withLock { $0 } }

    /// Notes that something happens.
    ///
    /// - Parameter what: What happens.
    public func note(_ what: String) {
        notes.withLock { $0.append(what) }
    }

    /// Forgets what was noted.
    ///
    /// - Returns: What was noted, in order.
    @discardableResult
    public func take() -> [String] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }

    /// Expects that these were noted, one after the other; others may stand between them.
    ///
    /// - Parameter expected: What is expected, in order.
    /// - Throws: ``OrderError``.
    public func expect(_ expected: String...) throws {
        let entries = entries
        var rest = entries[...]
        var last: String?
        for what in expected {
            guard let index = rest.firstIndex(of: what) else {
                throw OrderError(missing: what, after: last, actual: entries)
            }
            rest = rest[(index + 1)...]
            last = what
        }
    }
}

/// Something happened in another order than was expected, or not at all.
public struct OrderError: Error, Equatable, Sendable {
    /// The first of the expected that did not come when it should.
    public let missing: String
    /// The one before it, which did.
    public let after: String?
    /// What was noted, in order.
    public let actual: [String]
}

extension OrderError: CustomStringConvertible, LocalizedError {
    /// What was missing where, and what was noted instead.
    public var description: String {
        let place = after.map { " after \"\($0)\"" } ?? ""
        let noted = actual.isEmpty ? "nothing" : actual.joined(separator: ", ")
        return "\"\(missing)\" did not happen\(place). Noted: \(noted)."
    }

    /// What was missing where, and what was noted instead.
    public var errorDescription: String? { description }
}
