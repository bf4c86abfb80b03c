/// The observers of a relay, in the order of their registration, and the emission to them.
///
/// It stands apart from the relay that people hold: what listens upstream keeps a derived relay's core only, so that a
/// derived relay goes with its last token, and a relay at the root with its owner.
@MainActor
@usableFromInline
class RelayCore<Value> {
    @usableFromInline
    struct Observer {
        @usableFromInline let key: Int
        @usableFromInline let handler: @MainActor (Value) -> Void

        @usableFromInline
        init(key: Int, handler: @escaping @MainActor (Value) -> Void) {
            self.key = key
            self.handler = handler
        }
    }

    /// An emission that came during another, for those who were there when it came.
    struct Pending {
        let value: Value
        let firstKeyTooLate: Int
    }

    /// Ascending by key.
    @usableFromInline final var observers: ContiguousArray<Observer> = []
    @usableFromInline final var removals = 0
    @usableFromInline final var isEmitting = false
    @usableFromInline final var hasPending = false
    private final var pending: [Pending] = []
    private final var nextKey = 0
    private final var whenFinished: [Int: @MainActor () -> Void] = [:]
    private(set) final var isFinished = false

    init() {}

    final func addObserver(
        _ handler: @escaping @MainActor (Value) -> Void, whenFinished finish: (@MainActor () -> Void)? = nil
    ) -> Int {
        let key = nextKey
        nextKey += 1
        guard !isFinished else {
            finish?()
            return key
        }
        observers.append(Observer(key: key, handler: handler))
        if let finish { whenFinished[key] = finish }
        return key
    }

    /// Tells every observer. One that registers meanwhile hears the next value; one that leaves meanwhile hears nothing
    /// more. A value emitted meanwhile is told after this one has reached everybody, so that all hear the same order.
    @inlinable
    final func emit(_ value: Value) {
        if isEmitting {
            postpone(value)
            return
        }
        isEmitting = true
        // The buffer of this moment: a registration meanwhile makes a copy, and this loop goes on over the old one.
        let snapshot = observers
        let removalsBefore = removals
        for observer in snapshot {
            if removals != removalsBefore, !contains(observer.key) { continue }
            observer.handler(value)
        }
        if hasPending { emitPending() }
        isEmitting = false
    }

    @usableFromInline
    final func postpone(_ value: Value) {
        pending.append(Pending(value: value, firstKeyTooLate: nextKey))
        hasPending = true
    }

    @usableFromInline
    final func emitPending() {
        var next = 0
        while next < pending.count {
            let emission = pending[next]
            next += 1
            for observer in observers where observer.key < emission.firstKeyTooLate && contains(observer.key) {
                observer.handler(emission.value)
            }
        }
        pending.removeAll(keepingCapacity: true)
        hasPending = false
    }

    @usableFromInline
    final func contains(_ key: Int) -> Bool {
        index(of: key) != nil
    }

    /// Nothing will come any more: the relay has gone.
    final func finish() {
        guard !isFinished else { return }
        isFinished = true
        observers = []
        removals += 1
        let actions = whenFinished.sorted { $0.key < $1.key }.map(\.value)
        whenFinished = [:]
        for action in actions { action() }
    }

    private func index(of key: Int) -> Int? {
        var low = 0
        var high = observers.count
        while low < high {
            let middle = (low + high) / 2
            if observers[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low < observers.count && observers[low].key == key ? low : nil
    }
}

extension RelayCore: RelayTokenTarget {
    final func removeObserver(_ key: Int) {
        guard let index = index(of: key) else { return }
        // Kept until the end of this call: a handler that goes may release whoever calls here again.
        let observer = observers.remove(at: index)
        removals += 1
        let finish = whenFinished.removeValue(forKey: key)
        withExtendedLifetime((observer, finish)) {}
    }

    final func hasObserver(_ key: Int) -> Bool {
        contains(key)
    }
}

/// A core that knows its last value.
@MainActor
@usableFromInline
final class StateCore<Value>: RelayCore<Value> {
    @usableFromInline var value: Value

    init(_ value: Value) {
        self.value = value
        super.init()
    }

    @inlinable
    func accept(_ value: Value) {
        self.value = value
        emit(value)
    }
}
