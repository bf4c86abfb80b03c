import Dispatch
import ScaenaKit

/// Tells a handler how far a request has come, one call at a time, without letting the network wait for it: a handler
/// that is slow hears the newest only.
final class ProgressTeller: Sendable {
    private struct Pending: Sendable {
        var upload: HTTPProgress?
        var download: HTTPProgress?
    }

    private let handler: HTTPProgressHandler
    private let pending = Locked(Pending())
    private let queue = DispatchQueue(label: "scaena.http.progress")

    init(_ handler: @escaping HTTPProgressHandler) {
        self.handler = handler
    }

    func tell(_ progress: HTTPProgress) {
        let isFirst = pending.withLock { pending in
            defer {
                switch progress.direction {
                case .upload: pending.upload = progress
                case .download: pending.download = progress
                }
            }
            return pending.upload == nil && pending.download == nil
        }
        guard isFirst else { return }
        queue.async { [self] in
            let told = pending.withLock { pending in
                defer { pending = Pending() }
                return [pending.upload, pending.download].compactMap { $0 }
            }
            for progress in told { handler(progress) }
        }
    }

    /// Goes on when all has been told.
    func end(_ next: @escaping @Sendable () -> Void) {
        queue.async(execute: next)
    }
}
