/// Tells the main actor what happened elsewhere, in the order in which it happened.
///
/// The announcing actor does not wait: one that waited for the main actor would let others in between.
package final class Announcer<Event: Sendable>: Sendable {
    private let continuation: AsyncStream<@MainActor @Sendable () -> Void>.Continuation
    private let tell: @MainActor @Sendable (Event) -> Void

    package init(_ tell: @escaping @MainActor @Sendable (Event) -> Void) {
        let (stream, continuation) = AsyncStream.makeStream(of: (@MainActor @Sendable () -> Void).self)
        self.continuation = continuation
        self.tell = tell
        // Ends with the announcer, after the last announcement.
        Task { @MainActor in
            for await announcement in stream { announcement() }
        }
    }

    deinit {
        continuation.finish()
    }

    package func announce(_ event: Event) {
        continuation.yield { [tell] in tell(event) }
    }

    /// Returns when all that was announced before has been told.
    package func flush() async {
        await withCheckedContinuation { waiting in
            continuation.yield { waiting.resume() }
        }
    }
}
