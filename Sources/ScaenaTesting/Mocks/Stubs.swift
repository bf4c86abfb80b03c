import Foundation

/// A handler that always gives the same value.
nonisolated public func stub<each Argument, Value>(returning value: Value) -> (repeat each Argument) -> Value {
    { (_: repeat each Argument) in value }
}

/// A handler that always gives the same value, for mocks that threads share.
nonisolated public func stub<each Argument, Value: Sendable>(
    returning value: Value
) -> @Sendable (repeat each Argument) -> Value {
    { (_: repeat each Argument) in value }
}

/// A handler that gives one value after the other, and then the last one again and again.
nonisolated public func stub<each Argument, Value>(
    returningInOrder first: Value, _ others: Value...
) -> (repeat each Argument) -> Value {
    let values = StubbedValues([first] + others)
    return { (_: repeat each Argument) in values.next() }
}

/// A handler that gives one value after the other, and then the last one again and again, for mocks that threads share.
nonisolated public func stub<each Argument, Value: Sendable>(
    returningInOrder first: Value, _ others: Value...
) -> @Sendable (repeat each Argument) -> Value {
    let values = StubbedValues([first] + others)
    return { (_: repeat each Argument) in values.next() }
}

/// A handler that always throws.
nonisolated public func stub<each Argument, Value, Failure: Error>(
    throwing error: Failure
) -> @Sendable (repeat each Argument) throws(Failure) -> Value {
    { (_: repeat each Argument) throws(Failure) in throw error }
}

nonisolated private final class StubbedValues<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value]

    init(_ values: [Value]) {
        self.values = values
    }

    func next() -> Value {
        lock.lock()
        defer { lock.unlock() }
        return values.count > 1 ? values.removeFirst() : values[0]
    }
}
