import Foundation

/// Counts what is done on several threads.
final class WorkProgress: @unchecked Sendable {
    private let lock = NSLock()
    private var done = 0
    private let total: Int
    private let tell: @Sendable (Int, Int) -> Void

    init(of total: Int, tell: @escaping @Sendable (Int, Int) -> Void) {
        self.total = total
        self.tell = tell
    }

    func step() {
        let count = lock.withLock {
            done += 1
            return done
        }
        if count % 64 == 0 { tell(count, total) }
    }
}
