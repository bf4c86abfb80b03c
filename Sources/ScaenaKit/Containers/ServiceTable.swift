/// The registrations of a container.
///
/// Open addressing over contiguous buffers, at most half full: a look-up costs a multiplication and, most often, one
/// comparison, where the standard dictionary hashes with a keyed function.
struct ServiceTable {
    private var keys: ContiguousArray<ServiceKey>
    private var slots: ContiguousArray<ServiceRegistration?>
    private var shift: UInt
    private var count = 0

    init() {
        keys = ContiguousArray(repeating: .none, count: 16)
        slots = ContiguousArray(repeating: nil, count: 16)
        shift = UInt(UInt.bitWidth - 4)
    }

    subscript(key: ServiceKey) -> ServiceRegistration? {
        let mask = keys.count - 1
        var index = Int(truncatingIfNeeded: key.spread >> shift)
        while true {
            let found = keys[index]
            if found == key { return slots[index] }
            if found == .none { return nil }
            index = (index + 1) & mask
        }
    }

    /// - Returns: The registration that this one takes the place of.
    @discardableResult
    mutating func set(_ registration: ServiceRegistration) -> ServiceRegistration? {
        if (count + 1) * 2 > keys.count { grow() }
        return insert(registration)
    }

    /// In no order that means something.
    var registrations: [ServiceRegistration] {
        slots.compactMap { $0 }
    }

    private mutating func insert(_ registration: ServiceRegistration) -> ServiceRegistration? {
        let key = registration.key
        var index = Int(truncatingIfNeeded: key.spread >> shift)
        while keys[index] != key, keys[index] != .none { index = (index + 1) & (keys.count - 1) }
        let replaced = slots[index]
        if replaced == nil { count += 1 }
        keys[index] = key
        slots[index] = registration
        return replaced
    }

    private mutating func grow() {
        let old = slots
        keys = ContiguousArray(repeating: .none, count: old.count * 2)
        slots = ContiguousArray(repeating: nil, count: old.count * 2)
        shift -= 1
        count = 0
        for case let registration? in old { _ = insert(registration) }
    }
}
