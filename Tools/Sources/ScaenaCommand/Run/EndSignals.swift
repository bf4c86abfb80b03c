import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells a command that goes on for ever that it is to end.
///
/// From the moment that it is asked, no signal is lost: a dispatch source begins to listen some time after it was made, and what came
/// until then would be ignored.
enum EndSignals {
    /// Where the handler writes: a signal may come at any place of any thread, where nothing but a system call is safe.
    nonisolated(unsafe) private static var writer: Int32 = -1

    /// Calls somebody at each signal that ends a command, on a thread of its own, instead of ending.
    ///
    /// - Parameter onEnd: told of each.
    static func take(_ onEnd: @escaping @Sendable () -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        writer = ends[1]
        let reader = ends[0]
        Thread {
            var byte: UInt8 = 0
            while true {
                let count = read(reader, &byte, 1)
                if count == 1 { onEnd() } else if errno != EINTR { return }
            }
        }.start()
        for number in SignalMask.ends {
            signal(number) { _ in
                var byte: UInt8 = 0
                _ = systemWrite(EndSignals.writer, &byte, 1)
            }
        }
    }
}
