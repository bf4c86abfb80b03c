/// A way in which some units of an app are made: the roles that recur together in them.
struct Dialect: Sendable {
    /// The numbers of its units.
    var units: [Int]
    /// The number of units that have each role.
    var roles: [RoleName: Int]

    /// Returns the worth of a role's presence: its share of the units.
    func share(_ role: RoleName) -> Double {
        units.isEmpty ? 0 : Double(roles[role] ?? 0) / Double(units.count)
    }

    /// One dialect of two, `nil` where one is a way of making scenes by itself and both together are none: many screens alone
    /// would outnumber those that have something beside them.
    func joined(with other: Dialect, keeping isWay: (Dialect) -> Bool) -> Dialect? {
        let both = Dialect(units: units + other.units, roles: roles.merging(other.roles, uniquingKeysWith: +))
        return isWay(both) || !isWay(self) && !isWay(other) ? both : nil
    }
}

/// Tells the dialects of an app apart: units with like roles are put together until none changes its place.
struct DialectFinder {
    /// The roles in order; from here on each is its number.
    private let names: [RoleName]
    /// The roles of each unit, in order.
    private let sets: [[Int]]
    /// A dialect's share of each role, with their sum.
    private struct Shares {
        var shares: [Double]
        var total = 0.0

        init(_ roles: [Int], of count: Int, share: (Int) -> Double) {
            shares = Array(repeating: 0, count: count)
            for role in roles {
                shares[role] = share(role)
                total += shares[role]
            }
        }
    }

    /// Units of fewer roles than this say nothing by themselves.
    private static let fewestRoles = 2

    init(_ units: [AppUnit]) {
        let roles = units.map(\.roles)
        let names = Set(roles.joined()).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        self.names = names
        sets = roles.map { $0.compactMap { numbers[$0] }.sorted() }
    }

    /// The dialects, the largest first. Units that are like no others are in none.
    func dialects() -> [Dialect] {
        let indices = sets.indices.filter { sets[$0].count >= Self.fewestRoles }
        var seeds: [Shares] = []
        // Sets that occur often, and those with many roles, are seen first.
        var counts: [[Int]: Int] = [:]
        for index in indices { counts[sets[index], default: 0] += 1 }
        let ordered = counts.sorted { left, right in
            let (one, other) = (left.value * left.key.count, right.value * right.key.count)
            if one != other { return one > other }
            return left.key.lexicographicallyPrecedes(right.key)
        }
        for (set, _) in ordered {
            let best = seeds.map { Self.likeness(set, $0) }.max() ?? 0
            if best < 0.34, seeds.count < 24 { seeds.append(Shares(set, of: names.count) { _ in 1 }) }
        }
        var dialects: [Dialect] = []
        for _ in 0..<8 {
            let next = assign(indices, to: seeds)
            let isSame = next.map(\.units) == dialects.map(\.units)
            dialects = next
            if isSame { break }
            seeds = dialects.map { dialect in
                let roles = names.indices.filter { dialect.roles[names[$0]] != nil }
                return Shares(roles, of: names.count) { dialect.share(names[$0]) }
            }
        }
        return dialects.sorted { ($1.units.count, $0.units[0]) < ($0.units.count, $1.units[0]) }
    }

    private func assign(_ indices: [Int], to seeds: [Shares]) -> [Dialect] {
        var members: [[Int]] = Array(repeating: [], count: seeds.count)
        for index in indices {
            let scores = seeds.map { Self.likeness(sets[index], $0) }
            guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] >= 0.2 else { continue }
            members[best].append(index)
        }
        return members.filter { !$0.isEmpty }.map { units in
            var counts = Array(repeating: 0, count: names.count)
            for unit in units { for role in sets[unit] { counts[role] += 1 } }
            let found = names.indices.filter { counts[$0] > 0 }
            let roles = Dictionary(uniqueKeysWithValues: found.map { (names[$0], counts[$0]) })
            return Dialect(units: units, roles: roles)
        }
    }

    /// Returns the part of two sets that is common, between 0 and 1; roles count as much as they are present.
    private static func likeness(_ set: [Int], _ other: Shares) -> Double {
        var common = 0.0
        for role in set { common += other.shares[role] }
        let all = Double(set.count) + other.total - common
        return all == 0 ? 0 : common / all
    }
}
