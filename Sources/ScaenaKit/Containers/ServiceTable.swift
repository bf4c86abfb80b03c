/// The registrations of a container.
///
/// Open addressing over one contiguous buffer, at most half full: a look-up costs a multiplication and, most often, one
/// comparison, where the standard dictionary hashes with a keyed function.
struct ServiceTable {
    private struct Entry {
        let key: ServiceKey
        var registration: ServiceRegistration
    }

    private var entries: ContiguousArray<Entry?> = ContiguousArray(repeating: nil, count: 16)
    private var shift = UInt(UInt.bitWidth - 4)
    private(set) var count = 0

    subscript(key: ServiceKey) -> ServiceRegistration? {
        var index = Int(truncatingIfNeeded: key.spread >> shift)
        while let entry = entries[index] {
            if entry.key == key { return entry.registration }
            index = (index + 1) & (entries.count - 1)
        }
        return nil
    }

    mutating func set(_ registration: ServiceRegistration) {
        if (count + 1) * 2 > entries.count { grow() }
        insert(Entry(key: registration.key, registration: registration))
    }

    /// In no order that means something.
    var registrations: [ServiceRegistration] {
        entries.compactMap { $0?.registration }
    }

    /// The same factories, with nothing made yet.
    func fresh() -> ServiceTable {
        var table = self
        for index in table.entries.indices {
            if let registration = table.entries[index]?.registration {
                table.entries[index]?.registration = registration.fresh()
            }
        }
        return table
    }

    private mutating func insert(_ entry: Entry) {
        var index = Int(truncatingIfNeeded: entry.key.spread >> shift)
        while let there = entries[index] {
            if there.key == entry.key {
                entries[index] = entry
                return
            }
            index = (index + 1) & (entries.count - 1)
        }
        entries[index] = entry
        count += 1
    }

    private mutating func grow() {
        let old = entries
        entries = ContiguousArray(repeating: nil, count: old.count * 2)
        shift -= 1
        count = 0
        for case let entry? in old { insert(entry) }
    }
}
