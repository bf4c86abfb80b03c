/// The observers of one protocol, in the order of registration.
@MainActor
final class ObserverList<Observer> {
    private var entries: [ObserverEntry<Observer>] = []
    private var postDepth = 0
    private var hasDead = false

    var livingCount: Int {
        entries.reduce(0) { $0 + ($1.isActive ? 1 : 0) }
    }

    func add(_ observer: Observer) -> ObserverEntry<Observer> {
        purge()
        let object = observer as AnyObject
        if let known = entries.first(where: { $0.observes(object) }) { return known }
        let entry = ObserverEntry(observer, object: object, list: self)
        entries.append(entry)
        return entry
    }

    func remove(_ object: AnyObject) {
        entries.first { $0.observes(object) }?.end()
    }

    func tellAll(_ message: (Observer) throws -> Void) rethrows {
        // The array of this moment: a registration meanwhile makes a copy, and this loop goes on over the old one.
        let entries = entries
        postDepth += 1
        defer {
            postDepth -= 1
            purge()
        }
        for entry in entries {
            if let observer = entry.observer {
                try message(observer)
            } else {
                hasDead = true
            }
        }
    }

    func entryHasEnded() {
        hasDead = true
        purge()
    }

    /// Forgets the dead, once no post is under way: a post that removed them would copy the array for each.
    private func purge() {
        guard hasDead, postDepth == 0 else { return }
        hasDead = false
        entries.removeAll { !$0.isActive }
    }
}

/// What a registration may ask of an entry, whatever its protocol.
@MainActor
protocol ObserverEntryProtocol: AnyObject {
    var isActive: Bool { get }
    func end()
}

/// One observer: held weakly, as the existential that its protocol's messages go through.
///
/// A weak variable cannot hold a generic existential, and a cast from a weak `AnyObject` at each post costs three times
/// the weak load. So the existential's bits are kept beside the weak reference, without a retain, and are read only
/// while the weak reference has given a strong one.
@MainActor
final class ObserverEntry<Observer>: ObserverEntryProtocol {
    private weak var object: AnyObject?
    private weak var list: ObserverList<Observer>?
    private let identity: ObjectIdentifier
    private nonisolated(unsafe) let bits: UnsafeMutablePointer<Observer>
    private var isEnded = false

    init(_ observer: Observer, object: AnyObject, list: ObserverList<Observer>) {
        self.object = object
        self.list = list
        identity = ObjectIdentifier(object)
        bits = .allocate(capacity: 1)
        withUnsafePointer(to: observer) {
            UnsafeMutableRawPointer(bits).copyMemory(from: $0, byteCount: MemoryLayout<Observer>.size)
        }
    }

    deinit {
        // Not deinitialised: the bits were copied without a retain, so there is nothing to release.
        bits.deallocate()
    }

    var isActive: Bool { !isEnded && object != nil }

    var observer: Observer? {
        guard !isEnded, let object else { return nil }
        return withExtendedLifetime(object) { bits.pointee }
    }

    func observes(_ other: AnyObject) -> Bool {
        identity == ObjectIdentifier(other) && isActive
    }

    func end() {
        guard !isEnded else { return }
        isEnded = true
        list?.entryHasEnded()
    }
}
