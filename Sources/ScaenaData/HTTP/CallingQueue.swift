#if canImport(FoundationNetworking)
    import FoundationNetworking
    import Foundation

    /// Runs what it is given at once, where it is given.
    ///
    /// Foundation on Linux reads from the socket on one queue and hands each piece to another, the delegate's, without
    /// ever waiting for it: what a server sends faster than the delegate is called stays in memory, gigabytes of it. A
    /// delegate that is called where the socket is read keeps the next piece in the socket, and then at the server, until
    /// it is done with this one.
    ///
    /// The delegate is then called on the one queue that all sessions of the process share, and must do nothing that
    /// takes long, calls anybody's code, or waits for that queue: making a task does, and so do `cancel()`, `suspend()`
    /// and `resume()`.
    final class CallingQueue: OperationQueue, @unchecked Sendable {
        override func addOperation(_ block: @escaping @Sendable () -> Void) {
            block()
        }
    }
#endif
