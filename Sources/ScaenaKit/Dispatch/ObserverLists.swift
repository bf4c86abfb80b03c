/// The lists of a dispatcher, by the identity of their protocol.
///
/// Open addressing, at most half full, over memory that nobody counts references to: a look-up costs a multiplication
/// and, most often, one comparison, where the standard dictionary hashes with a keyed function. A list stays where it
/// is until the dispatcher goes.
@usableFromInline
struct ObserverLists {
    @usableFromInline var keys: UnsafeMutablePointer<UInt>
    @usableFromInline var lists: UnsafeMutablePointer<Unmanaged<AnyObject>?>
    @usableFromInline var mask = 7
    /// The shift that leaves as many of the highest of 64 bits as the mask has.
    @usableFromInline var shift: UInt64 = 61
    private var count = 0

    init() {
        keys = .allocate(capacity: mask + 1)
        lists = .allocate(capacity: mask + 1)
        clear()
    }

    func free() {
        for index in 0...mask { lists[index]?.release() }
        keys.deallocate()
        lists.deallocate()
    }

    /// The list of a protocol, held as long as the dispatcher is.
    @inlinable
    func list<Observer>(_ protocol: Observer.Type) -> Unmanaged<AnyObject>? {
        let key = UInt(bitPattern: ObjectIdentifier(Observer.self))
        var index = place(of: key)
        while keys[index] != key {
            // No type has the address 0.
            if keys[index] == 0 { return nil }
            index = (index &+ 1) & mask
        }
        return lists[index]
    }

    mutating func add<Observer>(_ list: ObserverList<Observer>) {
        if (count + 1) * 2 > mask + 1 { grow() }
        insert(UInt(bitPattern: ObjectIdentifier(Observer.self)), .passRetained(list))
    }

    /// Spread over the high bits: identities are addresses, whose lowest bits are all alike.
    @inlinable
    func place(of key: UInt) -> Int {
        let spread = UInt64(truncatingIfNeeded: key) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: spread &>> shift)
    }

    private mutating func insert(_ key: UInt, _ list: Unmanaged<AnyObject>?) {
        var index = place(of: key)
        while keys[index] != 0 { index = (index &+ 1) & mask }
        keys[index] = key
        lists[index] = list
        count += 1
    }

    private mutating func grow() {
        let (oldKeys, oldLists, oldMask) = (keys, lists, mask)
        mask = oldMask * 2 + 1
        shift -= 1
        keys = .allocate(capacity: mask + 1)
        lists = .allocate(capacity: mask + 1)
        clear()
        for index in 0...oldMask where oldKeys[index] != 0 { insert(oldKeys[index], oldLists[index]) }
        oldKeys.deallocate()
        oldLists.deallocate()
    }

    private mutating func clear() {
        keys.initialize(repeating: 0, count: mask + 1)
        lists.initialize(repeating: nil, count: mask + 1)
        count = 0
    }
}
