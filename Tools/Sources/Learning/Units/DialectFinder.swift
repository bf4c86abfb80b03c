/// A way in which some units of an app are made: the roles that recur together in them.
struct Dialect: Sendable {
    /// The numbers of its units.
    var units: [Int]
    /// How many of the units have a role.
    var roles: [RoleName: Int]

    /// What a role's presence is worth: its share of the units.
    func share(_ role: RoleName) -> Double {
        units.isEmpty ? 0 : Double(roles[role] ?? 0) / Double(units.count)
    }
}

/// Tells the dialects of an app apart: units with like roles are put together until none changes its place.
struct DialectFinder {
    private let sets: [Set<RoleName>]
    /// A dialect's roles with their shares, in one order, since sums of fractions depend on it.
    private typealias Shares = [(role: RoleName, share: Double)]

    /// Units of fewer roles than this say nothing by themselves.
    private static let fewestRoles = 2

    init(_ units: [AppUnit]) {
        sets = units.map(\.roles)
    }

    /// The dialects, the largest first. Units that are like no others are in none.
    func dialects() -> [Dialect] {
        let indices = sets.indices.filter { sets[$0].count >= Self.fewestRoles }
        var seeds: [Shares] = []
        // Sets that occur often, and those with many roles, are seen first.
        var counts: [Set<RoleName>: Int] = [:]
        for index in indices { counts[sets[index], default: 0] += 1 }
        let ordered = counts.sorted { left, right in
            let (one, other) = (left.value * left.key.count, right.value * right.key.count)
            if one != other { return one > other }
            return left.key.sorted().lexicographicallyPrecedes(right.key.sorted())
        }
        for (set, _) in ordered {
            let best = seeds.map { Self.likeness(set, $0) }.max() ?? 0
            if best < 0.34, seeds.count < 24 { seeds.append(set.sorted().map { ($0, 1) }) }
        }
        var dialects: [Dialect] = []
        for _ in 0..<8 {
            let next = assign(indices, to: seeds)
            let isSame = next.map(\.units) == dialects.map(\.units)
            dialects = next
            if isSame { break }
            seeds = dialects.map { dialect in
                dialect.roles.keys.sorted().map { ($0, dialect.share($0)) }
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
            var roles: [RoleName: Int] = [:]
            for unit in units { for role in sets[unit] { roles[role, default: 0] += 1 } }
            return Dialect(units: units, roles: roles)
        }
    }

    /// How much of two sets is common, between 0 and 1; roles count as much as they are present.
    private static func likeness(_ set: Set<RoleName>, _ shares: Shares) -> Double {
        var common = 0.0
        var all = 0.0
        for (role, share) in shares {
            if set.contains(role) { common += share } else { all += share }
        }
        all += Double(set.count)
        return all == 0 ? 0 : common / all
    }
}
