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
    /// closes a circle, however usual that is. Where all holds of the circle are as usual, the one back is that which leads nearer
    /// to the owner of all.
    func leadsBack(_ channel: LearnedChannel) -> Bool {
        guard !channel.leavesUnit else { return false }
        if kept(from: channel.to, least: channel.presence.count + 1).contains(channel.from) { return true }
        guard let owner, kept(from: channel.to).contains(channel.from) else { return false }
        // Nobody whom the owner keeps may keep it, however few have such a part.
        if channel.to == owner.value { return true }
        guard channel.hold.value == .strong, channel.isProvenToKeep else { return false }
        let steps = steps(from: owner.value)
        guard let from = steps[channel.from], let to = steps[channel.to] else { return false }
        return to < from
    }

    /// The same channel as a definition has it: weak where it leads back to who keeps its holder.
    func mended(_ channel: LearnedChannel) -> LearnedChannel {
        guard channel.hold.value == .strong, channel.closesCircles || leadsBack(channel) else { return channel }
        var mended = channel
        mended.weaken()
        return mended
    }

    /// The number of strong holds by which each role is kept by one, itself among them.
    private func steps(from id: String) -> [String: Int] {
        var steps = [id: 0]
        var waiting = [id]
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            for channel in channels where channel.from == next && channel.isProvenToKeep && steps[channel.to] == nil {
                steps[channel.to] = (steps[next] ?? 0) + 1
                waiting.append(channel.to)
            }
        }
        return steps
    }
}

extension LearnedChannel {
    /// Returns true if another channel is between the same roles.
    func hasEnds(of other: LearnedChannel) -> Bool {
        from == other.from && to == other.to && leavesUnit == other.leavesUnit
    }

    /// Makes it weak, with the number of units that hold it otherwise than most.
    mutating func weaken() {
        hold = Learned(.weak, Evidence(hold.evidence.total - hold.evidence.count, of: hold.evidence.total))
    }

    /// True if it keeps its other end alive, and nearly all units have it so.
    var isProvenToKeep: Bool {
        !leavesUnit && (hold.value == .strong || hold.value == .viewHierarchy) && hold.evidence.isSure
            && presence.isSure
    }
}
