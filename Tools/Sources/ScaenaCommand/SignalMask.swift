import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The signals by which a person, a terminal or a system ends a command.
enum SignalMask {
    /// The signals of Control-C, `kill` and a terminal that closes.
    static let ends: [Int32] = [SIGINT, SIGTERM, SIGHUP]

    /// Lets them through. A process inherits the mask of the thread that started it, and a thread of a task pool blocks
    /// them: a command that goes on for ever could then be killed only by force.
    static func letEndsThrough() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in ends { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Has a file that may grow no further (`ulimit -f`) be told as what cannot be written, and not end the run.
    static func outliveFileLimits() { signal(SIGXFSZ, SIG_IGN) }
}
