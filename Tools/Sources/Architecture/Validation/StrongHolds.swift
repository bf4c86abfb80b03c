/// The strong references between the roles of one unit, which keep them alive.
struct StrongHolds {
    private let channels: [Channel]

    init(_ definition: ArchitectureDefinition) {
        // A view hierarchy owns as a strong reference does.
        channels = definition.channels.filter {
            !$0.leavesUnit && ($0.hold == .strong || $0.hold == .viewHierarchy)
        }
    }

    /// The ids of the roles that a role keeps alive, itself among them.
    func reachable(from role: String) -> Set<String> {
        var reached: Set<String> = [role]
        var waiting = [role]
        while let next = waiting.popLast() {
            for channel in channels where channel.from == next && reached.insert(channel.to).inserted {
                waiting.append(channel.to)
            }
        }
        return reached
    }

    /// One cycle for each channel that closes one, as the channels that it consists of.
    var cycles: [[Channel]] {
        var cycles: [[Channel]] = []
        var done: Set<String> = []
        func visit(_ role: String, _ path: [Channel]) {
            for channel in channels where channel.from == role {
                if let start = (path + [channel]).firstIndex(where: { $0.from == channel.to }) {
                    cycles.append(Array((path + [channel])[start...]))
                } else if !done.contains(channel.to) {
                    visit(channel.to, path + [channel])
                }
            }
            done.insert(role)
        }
        for channel in channels where !done.contains(channel.from) { visit(channel.from, []) }
        return cycles
    }

    /// Roles in an order in which each comes after all that it holds.
    ///
    /// - Parameter roles: the ids, whose given order is kept where holds leave it open.
    func buildingOrder(of roles: [String]) -> [String] {
        var order: [String] = []
        func visit(_ role: String) {
            guard roles.contains(role), !order.contains(role) else { return }
            for channel in channels where channel.from == role && channel.to != role { visit(channel.to) }
            if !order.contains(role) { order.append(role) }
        }
        for role in roles { visit(role) }
        return order
    }
}

extension ArchitectureDefinition {
    /// The roles that the assembly creates, each after all that it holds strongly, so that every one can be handed what it
    /// needs when it is made.
    package var buildingOrder: [String] { StrongHolds(self).buildingOrder(of: assembly.creates) }
}
