import Architecture

extension ChannelLearning {
    /// A channel as it is found in units.
    struct Found {
        var units: Set<Int> = []
        var holds = Tally<String>()
        var through = Tally<String>()
        var properties = Tally<String>()
        /// The hold, the contract and the name that a property says in each unit that has one.
        private var noted: [Int: (hold: Hold, through: String, property: String)] = [:]
        var messages: [Int: Set<String>] = [:]
        var contracts: [Int: Set<RoleName>] = [:]
        /// Of static calls and other units' classes, the units that each type is called or held from.
        var targets: [Int: Set<Int>] = [:]
        var isCalled = false

        /// Notes how a unit holds the other end; of a weak property and a strong one the strong counts, since that keeps it. Beside an
        /// unowned one it is there until the other takes the object. Those that lead to other units may hold different ones.
        ///
        /// - Returns: True if it counts.
        mutating func note(
            _ hold: Hold, through: String, property: String, in unit: Int, leaving leavesUnit: Bool
        ) -> Bool {
            if let known = noted[unit] {
                guard !leavesUnit, known.hold == .weak, hold == .strong else { return false }
                holds.remove(known.hold.rawValue)
                self.through.remove(known.through)
                properties.remove(known.property)
                contracts[unit] = nil
            } else if !units.insert(unit).inserted {
                return false
            }
            noted[unit] = (hold, through, property)
            holds.add(hold.rawValue)
            self.through.add(through)
            properties.add(property)
            return true
        }

        /// Returns true if most call one and the same type: a helper of all is no other unit's.
        func isShared(by least: Int) -> Bool {
            units.count >= least && targets.values.contains { $0.count * 2 > units.count }
        }
    }
}
