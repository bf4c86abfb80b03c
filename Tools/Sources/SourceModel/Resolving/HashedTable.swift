/// Things by names that are hashes already: what a dictionary would hash once more is found in one step or two.
struct HashedTable<Value: Sendable>: Sendable {
    private var entries: [(name: UInt64, value: Value)] = []
    /// The place behind each entry, by the end of its name or as near behind as there is room; 0 where none is.
    private var slots: [UInt32] = []

    init(minimumCapacity: Int) {
        entries.reserveCapacity(minimumCapacity)
        makeRoom(for: minimumCapacity)
    }

    var count: Int { entries.count }

    /// Returns what is made of each name and its thing, in the order in which they came.
    func map<Result>(_ transform: (UInt64, Value) -> Result) -> [Result] {
        entries.map { transform($0.name, $0.value) }
    }

    /// The thing of a name.
    subscript(name: UInt64) -> Value? {
        get {
            let entry = Int(slots[slot(of: name)])
            return entry == 0 ? nil : entries[entry - 1].value
        }
    }

    /// Puts a thing in the place of the one that has its name.
    mutating func set(_ value: Value, of name: UInt64) {
        let slot = slot(of: name)
        if slots[slot] > 0 {
            entries[Int(slots[slot]) - 1].value = value
            return
        }
        entries.append((name, value))
        slots[slot] = UInt32(entries.count)
        if entries.count * 2 > slots.count { makeRoom(for: entries.count * 2) }
    }

    /// The slot that a name has, or would have.
    private func slot(of name: UInt64) -> Int {
        let mask = slots.count - 1
        // The lowest bits of some names are not of their hash.
        var slot = Int(truncatingIfNeeded: name >> 8) & mask
        while slots[slot] > 0, entries[Int(slots[slot]) - 1].name != name { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func makeRoom(for count: Int) {
        var size = 16
        while size < count * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for number in entries.indices { slots[slot(of: entries[number].name)] = UInt32(number + 1) }
    }
}
