/// Models in memory, in the order in which they were read last. Reading, adding and removing take constant time.
///
/// Reading is inlinable: compiled for the app's own key and model, it costs a tenth of what it costs for any.
@usableFromInline
struct RecentModels<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    @usableFromInline
    struct Node: Sendable {
        let key: Key
        @usableFromInline
        var value: Value
        var weight: Int
    }

    /// Positions of the neighbours; -1 for none. Apart from the nodes: a reading moves links only.
    @usableFromInline
    struct Links: Sendable {
        @usableFromInline
        var newer = -1
        @usableFromInline
        var older = -1

        @inlinable
        init(newer: Int = -1, older: Int = -1) {
            self.newer = newer
            self.older = older
        }
    }

    private let countLimit: Int
    private let weightLimit: Int
    @usableFromInline
    var positions: [Key: Int] = [:]
    @usableFromInline
    var nodes: ContiguousArray<Node?> = []
    @usableFromInline
    var links: ContiguousArray<Links> = []
    private var free: [Int] = []
    @usableFromInline
    var newest = -1
    @usableFromInline
    var oldest = -1
    private(set) var weight = 0

    init(countLimit: Int, weightLimit: Int) {
        self.countLimit = countLimit
        self.weightLimit = weightLimit
    }

    var count: Int { positions.count }
    var keys: [Key] { Array(positions.keys) }

    /// The value of a key, which is the newest from now on.
    @inlinable
    mutating func value(for key: Key) -> Value? {
        guard let position = positions[key] else { return nil }
        if position != newest {
            unlink(position)
            link(position)
        }
        return nodes[position]?.value
    }

    /// The value of a key, whose place does not change.
    func peek(_ key: Key) -> Value? {
        positions[key].flatMap { nodes[$0]?.value }
    }

    /// Sets a value, and drops what has become too much: that value itself, if it alone is too heavy.
    mutating func set(_ value: Value, weight: Int, for key: Key) {
        remove(key)
        guard weight <= weightLimit, countLimit > 0 else { return }
        while let last = oldestKey, count >= countLimit || self.weight > weightLimit - weight { remove(last) }
        let node = Node(key: key, value: value, weight: weight)
        let position: Int
        if let reused = free.popLast() {
            nodes[reused] = node
            position = reused
        } else {
            nodes.append(node)
            links.append(Links())
            position = nodes.count - 1
        }
        positions[key] = position
        self.weight += weight
        link(position)
    }

    mutating func remove(_ key: Key) {
        guard let position = positions.removeValue(forKey: key) else { return }
        unlink(position)
        weight -= nodes[position]?.weight ?? 0
        nodes[position] = nil
        free.append(position)
    }

    mutating func removeAll() {
        self = RecentModels(countLimit: countLimit, weightLimit: weightLimit)
    }

    private var oldestKey: Key? { oldest < 0 ? nil : nodes[oldest]?.key }

    @inlinable
    mutating func link(_ position: Int) {
        links[position] = Links(newer: -1, older: newest)
        if newest >= 0 { links[newest].newer = position } else { oldest = position }
        newest = position
    }

    @inlinable
    mutating func unlink(_ position: Int) {
        let (newer, older) = (links[position].newer, links[position].older)
        if newer >= 0 { links[newer].older = older } else { newest = older }
        if older >= 0 { links[older].newer = newer } else { oldest = newer }
    }
}
