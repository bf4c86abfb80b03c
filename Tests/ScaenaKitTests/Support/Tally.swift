import ScaenaKit

/// Counts what several threads do.
final class Tally: Sendable {
    private let count = Locked(0)

    var value: Int { count.withLock { $0 } }

    @discardableResult
    func increment() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}

/// Collects what several threads have to say.
final class Collector<Element: Sendable>: Sendable {
    private let collected = Locked<[Element]>([])

    var elements: [Element] { collected.withLock { $0 } }

    func add(_ element: Element) {
        collected.withLock { $0.append(element) }
    }
}
