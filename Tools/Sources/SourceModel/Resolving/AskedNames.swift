/// The questions of one piece of work to a ``TypeIndex``: the types that it looked at, and the names that it looked up, those too that
/// nobody has. Its answer stays what it is as long as all of these do.
///
/// The tables of the index note it themselves, so that no question can forget to.
package final class AskedNames: @unchecked Sendable {
    @exclusivity(unchecked) private var seen: [UInt64]
    @exclusivity(unchecked) private(set) var types: [Int] = []
    @exclusivity(unchecked) private(set) var names: Set<String> = []

    init(typeCount: Int) {
        seen = Array(repeating: 0, count: (typeCount + 63) / 64)
    }

    /// Forgets what was asked, for another piece of work on the same index.
    package func beginAgain() {
        for number in types { seen[number >> 6] = 0 }
        types.removeAll(keepingCapacity: true)
        names.removeAll(keepingCapacity: true)
    }

    func note(type number: Int) {
        let bit: UInt64 = 1 << UInt64(number & 63)
        guard seen[number >> 6] & bit == 0 else { return }
        seen[number >> 6] |= bit
        types.append(number)
    }

    func note(name: String) { names.insert(name) }
}

/// The types of an index by their numbers; who asks for one is noted.
struct TypeTable: Sendable {
    private var items: [IndexedType] = []
    var asked: AskedNames?

    var count: Int { items.count }
    var indices: Range<Int> { items.indices }

    subscript(number: Int) -> IndexedType {
        asked?.note(type: number)
        return items[number]
    }

    mutating func append(_ type: IndexedType) { items.append(type) }
}

/// Things that an index knows by name; each that is asked for is noted.
struct NameTable<Value: Sendable>: Sendable {
    private(set) var values: [String: Value] = [:]
    var asked: AskedNames?

    subscript(name: String) -> Value? {
        get {
            asked?.note(name: name)
            return values[name]
        }
        set { values[name] = newValue }
    }

    subscript(name: String, default first: @autoclosure () -> Value) -> Value {
        get { self[name] ?? first() }
        _modify { yield &values[name, default: first()] }
    }
}

/// The lineage of each type; who asks for one is noted.
struct LineageTable: Sendable {
    private var items: [[TypeIndex.ID]] = []
    var asked: AskedNames?

    init(_ items: [[TypeIndex.ID]] = []) {
        self.items = items
    }

    var isEmpty: Bool { items.isEmpty }

    subscript(number: Int) -> [TypeIndex.ID] {
        asked?.note(type: number)
        return items[number]
    }
}

extension TypeIndex {
    /// The same index, which notes what it is asked.
    package func noting() -> (index: TypeIndex, asked: AskedNames) {
        let asked = AskedNames(typeCount: entries.count)
        var index = self
        index.entries.asked = asked
        index.top.asked = asked
        index.outside.asked = asked
        index.lineages.asked = asked
        index.doubtfulAncestors.asked = asked
        return (index, asked)
    }

    /// Notes that something was asked of a type beside the tables, such as what it is to a definition.
    package func note(_ type: ID) { entries.asked?.note(type: type.number) }
}
