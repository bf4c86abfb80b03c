/// The observers of one protocol, in the order of registration.
@MainActor
@usableFromInline
final class ObserverList<Observer> {
    @usableFromInline var entries: [ObserverEntry<Observer>] = []
    @usableFromInline var postDepth = 0
    @usableFromInline var hasDead = false

    /// Who is registered already is found without a walk over the entries.
    private var entriesByIdentity: [ObjectIdentifier: ObserverEntry<Observer>] = [:]
    /// How many entries there may be before somebody looks for the dead among them: where nobody posts, nobody would.
    private var purgeThreshold = 16
    private var endedCount = 0
    private var kept: [(name: String, message: @MainActor (Observer) -> Void)] = []

    var livingCount: Int {
        entries.reduce(0) { $0 + ($1.isActive ? 1 : 0) }
    }

    func add(_ observer: Observer, replaying: Bool) -> ObserverEntry<Observer> {
        let object = observer as AnyObject
        if let known = entriesByIdentity[ObjectIdentifier(object)], known.isActive { return known }
        if entries.count >= purgeThreshold {
            hasDead = true
            purge()
        }
        let entry = ObserverEntry(observer, object: object, list: self)
        entries.append(entry)
        entriesByIdentity[entry.identity] = entry
        // A copy: what is told may keep other messages.
        if replaying {
            for (_, message) in Array(kept) { _ = entry.tell(message) }
        }
        return entry
    }

    func remove(_ object: AnyObject) {
        entriesByIdentity[ObjectIdentifier(object)]?.end()
    }

    // MARK: Replay

    func keep(_ message: @escaping @MainActor (Observer) -> Void, as name: String) {
        forget(name)
        kept.append((name, message))
    }

    func forget(_ name: String) {
        kept.removeAll { $0.name == name }
    }

    // MARK: Telling

    @inlinable
    func tellAll(_ message: @MainActor (Observer) throws -> Void) rethrows {
        // The array of this moment: a registration meanwhile makes a copy, and this loop goes on over the old one.
        let entries = entries
        postDepth += 1
        defer {
            postDepth -= 1
            if hasDead { purge() }
        }
        for entry in entries {
            if try !entry.tell(message) { hasDead = true }
        }
    }

    func entryHasEnded(_ entry: ObserverEntry<Observer>) {
        if entriesByIdentity[entry.identity] === entry { entriesByIdentity[entry.identity] = nil }
        endedCount += 1
        // Not for each: where many end one after the other, each would walk over all.
        guard endedCount * 2 >= entries.count else { return }
        hasDead = true
        purge()
    }

    /// Forgets the dead, once no post is under way: a post that removed them would copy the array for each.
    @usableFromInline
    func purge() {
        guard hasDead, postDepth == 0 else { return }
        hasDead = false
        endedCount = 0
        entries.removeAll { entry in
            guard !entry.isActive else { return false }
            if entriesByIdentity[entry.identity] === entry { entriesByIdentity[entry.identity] = nil }
            return true
        }
        purgeThreshold = max(16, entries.count * 2)
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
/// the weak load. So the existential's bits are kept beside the weak reference, without a retain, and are used only
/// with the strong reference that the weak one has given.
@MainActor
@usableFromInline
final class ObserverEntry<Observer>: ObserverEntryProtocol {
    // Constants and pointers only: a class's variable costs an exclusivity check at each look.
    @usableFromInline let reference: WeakObject
    @usableFromInline nonisolated(unsafe) let bits: UnsafeMutableRawPointer
    @usableFromInline nonisolated(unsafe) let place: UnsafeMutablePointer<Observer>
    @usableFromInline nonisolated(unsafe) let isEnded: UnsafeMutablePointer<Bool>
    let identity: ObjectIdentifier
    private weak var list: ObserverList<Observer>?

    init(_ observer: Observer, object: AnyObject, list: ObserverList<Observer>) {
        reference = WeakObject(object)
        self.list = list
        identity = ObjectIdentifier(object)
        isEnded = .allocate(capacity: 1)
        isEnded.initialize(to: false)
        place = .allocate(capacity: 1)
        bits = .allocate(
            byteCount: MemoryLayout<Observer>.size, alignment: MemoryLayout<Observer>.alignment)
        withUnsafePointer(to: observer) { [bits] in
            bits.copyMemory(from: $0, byteCount: MemoryLayout<Observer>.size)
        }
    }

    deinit {
        isEnded.deallocate()
        place.deallocate()
        // Bytes, never a value of their own: there is nothing to release.
        bits.deallocate()
    }

    var isActive: Bool { !isEnded.pointee && reference.isAlive }

    /// Tells the observer.
    ///
    /// - Returns: Whether it is still there and registered.
    @inlinable
    func tell(_ message: @MainActor (Observer) throws -> Void) rethrows -> Bool {
        guard !isEnded.pointee, reference.retain() else { return false }
        // The bytes and the retain of a moment ago make one whole value, which the move out of here consumes. A post
        // inside this one may use the place again: it is free before the message is given.
        UnsafeMutableRawPointer(place).copyMemory(from: bits, byteCount: MemoryLayout<Observer>.size)
        try message(place.move())
        return true
    }

    func end() {
        guard !isEnded.pointee else { return }
        isEnded.pointee = true
        list?.entryHasEnded(self)
    }
}

/// A weak reference in an object of its own. In a structure it would be copied at each look, at twice the cost; and
/// looked at from inlined code, where the compiler cannot know that nobody writes it, it would be checked each time.
@usableFromInline
final class WeakObject {
    private weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }

    var isAlive: Bool { object != nil }

    /// Retains the object if it is alive; the caller owes the release.
    @usableFromInline
    func retain() -> Bool {
        guard let object else { return false }
        _ = Unmanaged.passRetained(object)
        return true
    }
}
