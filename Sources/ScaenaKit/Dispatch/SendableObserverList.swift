protocol SendableObserverListProtocol: AnyObject, Sendable {}

/// The observers of one protocol, on whatever thread, in the order of registration.
final class SendableObserverList<Observer: Sendable>: SendableObserverListProtocol {
    typealias Message = @Sendable (Observer) -> Void

    private struct State: Sendable {
        var entries: [SendableObserverEntry<Observer>] = []
        var entriesByIdentity: [ObjectIdentifier: SendableObserverEntry<Observer>] = [:]
        var kept: [(name: String, message: Message)] = []
        var purgeThreshold = 16

        /// Forgets the dead, when there may be as many of them as there are living: each registration pays for few looks.
        mutating func purgeIfDue() {
            guard entries.count >= purgeThreshold else { return }
            let living = entries.filter(\.isActive)
            entries = living
            entriesByIdentity = Dictionary(living.map { ($0.identity, $0) }) { $1 }
            purgeThreshold = max(16, living.count * 2)
        }
    }

    private let state = Locked(State())

    /// Adds an observer, unless it is there.
    ///
    /// - Returns: The messages that it is to be told at once.
    func add(_ observer: Observer, replaying: Bool) -> [Message] {
        let object = observer as AnyObject
        let entry = SendableObserverEntry(observer, object: object)
        return state.withLock { state in
            if let known = state.entriesByIdentity[entry.identity], known.isActive { return [] }
            state.purgeIfDue()
            state.entries.append(entry)
            state.entriesByIdentity[entry.identity] = entry
            return replaying ? state.kept.map(\.message) : []
        }
    }

    func remove(_ object: AnyObject) {
        let identity = ObjectIdentifier(object)
        state.withLock { $0.entriesByIdentity.removeValue(forKey: identity) }?.end()
    }

    /// The observers of this moment.
    func entries() -> [SendableObserverEntry<Observer>] {
        state.withLock { $0.entries }
    }

    /// Keeps a message, and gives the observers who do not hear it by registering.
    func entries(keeping message: @escaping Message, as name: String) -> [SendableObserverEntry<Observer>] {
        state.withLock { state in
            state.kept.removeAll { $0.name == name }
            state.kept.append((name, message))
            return state.entries
        }
    }

    func forget(_ name: String) {
        state.withLock { state in state.kept.removeAll { $0.name == name } }
    }
}

/// One observer, held weakly, as the existential that its protocol's messages go through: see `ObserverEntry`.
///
/// Sendable although unchecked: the bytes are written before anybody else sees the entry, a weak reference is read
/// atomically, and the end has a lock of its own.
final class SendableObserverEntry<Observer: Sendable>: @unchecked Sendable {
    let identity: ObjectIdentifier
    private let reference: WeakReference<AnyObject>
    private let bits: UnsafeMutableRawPointer
    private let isEnded = Locked(false)

    init(_ observer: Observer, object: AnyObject) {
        identity = ObjectIdentifier(object)
        reference = WeakReference(object)
        bits = .allocate(byteCount: MemoryLayout<Observer>.size, alignment: MemoryLayout<Observer>.alignment)
        withUnsafePointer(to: observer) { [bits] in
            bits.copyMemory(from: $0, byteCount: MemoryLayout<Observer>.size)
        }
    }

    deinit {
        // Bytes, never a value of their own: there is nothing to release.
        bits.deallocate()
    }

    var isActive: Bool { reference.object != nil && !isEnded.withLock { $0 } }

    /// The observer, if it is alive and registered.
    var observer: Observer? {
        guard !isEnded.withLock({ $0 }), let object = reference.object else { return nil }
        return withExtendedLifetime(object) {
            // The copy retains the object, which is held meanwhile.
            bits.assumingMemoryBound(to: Observer.self).pointee
        }
    }

    func end() {
        isEnded.withLock { $0 = true }
    }
}
