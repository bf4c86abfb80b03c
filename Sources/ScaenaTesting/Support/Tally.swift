import ScaenaKit

/// Counts what several threads do.
package final class Tally: Sendable {
    private let count = Locked(0)

    package init() {}

    package var value: Int { count.withLock { $0 } }

    @discardableResult
    package func increment() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}

/// Collects what several threads have to say.
package final class Collector<Element: Sendable>: Sendable {
    private let collected = Locked<[Element]>([])

    package init() {}

    package var elements: [Element] { collected.withLock { $0 } }

    package func add(_ element: Element) {
        collected.withLock { $0.append(element) }
    }
}
