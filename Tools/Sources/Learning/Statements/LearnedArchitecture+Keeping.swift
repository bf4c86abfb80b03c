/// The roles that keep others alive.
extension LearnedArchitecture {
    /// The ids of the roles that one keeps alive, itself among them: by holds that are strong in nearly all units with both ends.
    ///
    /// - Parameters:
    ///   - id: The role's id.
    ///   - least: The number of units that have each of these holds at least.
    func kept(from id: String, least: Int = 0) -> Set<String> {
        var kept: Set<String> = [id]
        var waiting = [id]
        while let next = waiting.popLast() {
            for channel in channels
            where channel.from == next && channel.isProvenToKeep && channel.presence.count >= least
                && kept.insert(channel.to).inserted
            {
                waiting.append(channel.to)
            }
        }
        return kept
    }

    /// Returns true if a channel leads back to who keeps its holder in more units than have the channel: a strong hold along it
    /// closes a circle, however usual that is.
    func leadsBack(_ channel: LearnedChannel) -> Bool {
        !channel.leavesUnit && kept(from: channel.to, least: channel.presence.count + 1).contains(channel.from)
    }
}

extension LearnedChannel {
    /// Returns true if another channel is between the same roles.
    func hasEnds(of other: LearnedChannel) -> Bool {
        from == other.from && to == other.to && leavesUnit == other.leavesUnit
    }

    /// True if it keeps its other end alive, and nearly all units have it so.
    var isProvenToKeep: Bool {
        !leavesUnit && (hold.value == .strong || hold.value == .viewHierarchy) && hold.evidence.isSure
            && presence.isSure
    }
}
