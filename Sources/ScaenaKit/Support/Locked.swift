/// State that several threads share, behind one lock.
///
/// The standard library's `Mutex` would do, but needs iOS 18.
package final class Locked<State: Sendable>: @unchecked Sendable {
    private let lock = QuickLock()
    private var state: State

    package init(_ state: State) {
        self.state = state
    }

    /// Runs `body` with the state to itself. Whatever calls out (a handler, a continuation) is called by the caller
    /// afterwards: a lock that is held while strangers run is a deadlock waiting.
    package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }
}
