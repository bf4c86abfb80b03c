/// State that several threads share, behind one lock. A copy is the same state.
///
/// The standard library's `Mutex` would do, but needs iOS 18. State and lock lie in one block of memory: a scene's tasks
/// have one of these, and a scene should cost little.
@usableFromInline
package struct Locked<State: Sendable>: @unchecked Sendable {
    @usableFromInline
    let block: ManagedBuffer<State, PlatformMutex>

    package init(_ state: State) {
        block = LockedBlock<State>.create(minimumCapacity: 1) { block in
            block.withUnsafeMutablePointerToElements { $0.initializeMutex() }
            return state
        }
    }

    /// Runs `body` with the state to itself. Whatever calls out (a handler, a continuation) is called by the caller
    /// afterwards: a lock that is held while strangers run is a deadlock waiting.
    @inlinable
    package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try block.withUnsafeMutablePointers { state, mutex in
            mutex.lock()
            defer { mutex.unlock() }
            return try body(&state.pointee)
        }
    }
}

private final class LockedBlock<State>: ManagedBuffer<State, PlatformMutex> {
    deinit {
        withUnsafeMutablePointerToElements { $0.destroyMutex() }
    }
}
