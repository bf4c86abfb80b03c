import Foundation

/// The events while an app is run, in order, for one who waits for them.
final class RunEvents: @unchecked Sendable {
    enum Event: Sendable {
        /// Sources changed.
        case changed(RunWatch.Change)
        /// A build ended. Its number tells it from those before.
        case built(Int, ChildProcess.End)
        /// An app ended.
        case ended(Int, ChildProcess.End)
        /// The page asks for the app that has crashed.
        case again
        /// A person ends it all.
        case stop
    }

    private let condition = NSCondition()
    private var events: [Event] = []

    /// Adds an event.
    func tell(_ event: Event) {
        condition.lock()
        events.append(event)
        condition.signal()
        condition.unlock()
    }

    /// Waits for the next event.
    ///
    /// - Parameter deadline: until when; `nil` for ever.
    /// - Returns: `nil` when it is too late.
    func next(until deadline: Date? = nil) -> Event? {
        condition.lock()
        defer { condition.unlock() }
        while events.isEmpty {
            if let deadline {
                guard condition.wait(until: deadline) else { break }
            } else {
                condition.wait()
            }
        }
        return events.isEmpty ? nil : events.removeFirst()
    }
}

/// The last lines that a program wrote, from its threads.
final class LastLines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    func add(_ line: String) {
        lock.withLock {
            lines.append(line)
            if lines.count > limit * 2 { lines.removeFirst(lines.count - limit) }
        }
    }

    var all: [String] { lock.withLock { lines.suffix(limit) } }
}
