/// The observers of one protocol, in the order of registration.
///
/// The fields that a post reads lie open to the app's compiler, in memory that nobody counts references to: a post costs
/// a weak load for each observer, and little else.
@MainActor
@usableFromInline
final class ObserverList<Observer> {
    /// Where the observers are, in order. A registration may move them elsewhere, in the midst of a post, too; what is
    /// dead is taken out between posts only.
    @exclusivity(unchecked) @usableFromInline
    nonisolated(unsafe) var slots: UnsafeMutablePointer<UnsafeMutablePointer<ObserverSlot>>
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var count = 0
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var postDepth = 0
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var hasDead = false
    /// Room to make an observer of its bits. A post inside a post may use it again: it is free before a message is given.
    @usableFromInline nonisolated(unsafe) let place: UnsafeMutablePointer<Observer>

    /// The slots' owners, in the same order.
    private(set) var entries: [ObserverEntry<Observer>] = []
    /// The entries by their observer's identity, to find a registered observer without a walk over the entries.
    private var entriesByIdentity: [ObjectIdentifier: ObserverEntry<Observer>] = [:]
    private var capacity = 4
    /// The number of entries at which dead observers are looked for: where nobody posts, nobody would find them.
    private var purgeThreshold = 16
    private var endedCount = 0
    private var kept: [(name: String, message: @MainActor (Observer) -> Void)] = []

    init() {
        slots = .allocate(capacity: capacity)
        place = .allocate(capacity: 1)
    }

    deinit {
        slots.deallocate()
        place.deallocate()
    }

    var livingCount: Int {
        entries.reduce(0) { $0 + ($1.isActive ? 1 : 0) }
    }

    func add(_ observer: Observer, replaying: Bool) {
        let object = observer as AnyObject
        if let known = entriesByIdentity[ObjectIdentifier(object)], known.isActive { return }
        if entries.count >= purgeThreshold {
            hasDead = true
            purge()
        }
        let entry = ObserverEntry(observer, object: object, list: self)
        append(entry)
        entriesByIdentity[entry.identity] = entry
        // A copy: what is told may keep other messages, or end the registration.
        if replaying {
            for (_, message) in Array(kept) where !entry.slot.pointee.isEnded { message(observer) }
        }
    }

    func remove(_ object: AnyObject) {
        entriesByIdentity[ObjectIdentifier(object)]?.end()
    }

    private func append(_ entry: ObserverEntry<Observer>) {
        if count == capacity {
            let larger = UnsafeMutablePointer<UnsafeMutablePointer<ObserverSlot>>.allocate(capacity: capacity * 2)
            larger.initialize(from: slots, count: count)
            slots.deallocate()
            slots = larger
            capacity *= 2
        }
        (slots + count).initialize(to: entry.slot)
        count += 1
        entries.append(entry)
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
        // Who registers meanwhile stands behind these, and hears the next post.
        let count = count
        postDepth += 1
        defer {
            postDepth -= 1
            if hasDead { purge() }
        }
        var index = 0
        while index < count {
            let slot = slots[index]
            index &+= 1
            guard !slot.pointee.isEnded, let object = slot.pointee.object else {
                hasDead = true
                continue
            }
            try message(ObserverSlot.observer(at: slot, holding: object, by: place))
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

    /// Forgets the dead, once no post is under way.
    @usableFromInline
    func purge() {
        guard hasDead, postDepth == 0 else { return }
        hasDead = false
        endedCount = 0
        let all = entries
        entries = all.filter { entry in
            guard !entry.isActive else { return true }
            if entriesByIdentity[entry.identity] === entry { entriesByIdentity[entry.identity] = nil }
            return false
        }
        count = 0
        for entry in entries {
            (slots + count).initialize(to: entry.slot)
            count += 1
        }
        purgeThreshold = max(16, count * 2)
    }
}

/// One observer's registration: owns its slot.
@MainActor
final class ObserverEntry<Observer> {
    nonisolated(unsafe) let slot: UnsafeMutablePointer<ObserverSlot>
    let identity: ObjectIdentifier
    private weak var list: ObserverList<Observer>?

    init(_ observer: Observer, object: AnyObject, list: ObserverList<Observer>) {
        self.list = list
        identity = ObjectIdentifier(object)
        slot = ObserverSlot.make(observer, object: object)
    }

    deinit {
        ObserverSlot.free(slot)
    }

    var isActive: Bool { !slot.pointee.isEnded && slot.pointee.object != nil }

    func end() {
        guard !slot.pointee.isEnded else { return }
        slot.pointee.isEnded = true
        list?.entryHasEnded(self)
    }
}
