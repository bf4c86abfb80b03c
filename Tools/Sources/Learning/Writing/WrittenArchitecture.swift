import Architecture

/// The part of a learned architecture that a definition can say: what contradicts itself is left out, and told.
struct WrittenArchitecture {
    /// The roles, those whose name another has left out.
    private(set) var roles: [LearnedRole] = []
    private(set) var contracts: [LearnedRole] = []
    private(set) var data: [LearnedRole] = []
    /// Those that few units have.
    private(set) var rare: [LearnedRole] = []
    private(set) var channels: [LearnedChannel] = []
    /// Those that existing units may have and new ones do not, with why.
    private(set) var optional: [(channel: LearnedChannel, reason: String)] = []
    private(set) var creates: [Learned<String>] = []
    /// The parts that are made beside these, and that no chain of strong holds from what is given back keeps, as far as the sources show: a
    /// definition may not create them.
    private(set) var unheld: [Learned<String>] = []
    private(set) var files: [LearnedFile] = []
    private(set) var owner = ""
    /// The role that builds; where nobody is seen to, the owner.
    private(set) var builder = ""
    /// True if none of a unit's own types builds it.
    private(set) var isByOthers = false
    private(set) var function = Learned("init", Evidence(0, of: 0))
    private(set) var returns = ""
    /// The parts that were left out, in words.
    private(set) var notes: [String] = []
    /// The channels that are written weakly though units hold strongly.
    private(set) var weakened: [LearnedChannel] = []
    /// The channels and creations that could not be written, with the reason.
    private(set) var left: [(text: String, reason: String)] = []

    init(_ learned: LearnedArchitecture) {
        let written = learned.written
        let kept = Set(written.map(\.id))
        roles = learned.roles.filter { kept.contains($0.id) }
        contracts = learned.contracts.filter { kept.contains($0.id) }
        data = learned.data.filter { kept.contains($0.id) }
        rare = learned.rareRoles.filter { kept.contains($0.id) }
        let roleIDs = Set(roles.map(\.id))
        let contractIDs = Set(contracts.map(\.id))
        for index in roles.indices { roles[index].implements.removeAll { !contractIDs.contains($0.value) } }

        owner = learned.owner?.value ?? roles.first?.id ?? ""
        takeChannels(learned, roleIDs, contractIDs)
        if let assembly = learned.assembly, roleIDs.contains(assembly.by.value),
            roleIDs.contains(assembly.returns.value)
        {
            builder = assembly.by.value
            function = assembly.function
            returns = assembly.returns.value
            takeCreated(assembly.isByScreen ? [assembly.returns] : assembly.creates)
        } else {
            builder = owner
            returns = owner
            isByOthers = true
            notes.append(learned.nobodyBuilds)
            takeCreated(
                learned.outsideBuilders?.creates ?? roles.map { Learned($0.id, $0.presence) }, learned.outsideBuilders)
            // Nobody is seen to make them.
            let told = learned.outsideBuilders.map { Set($0.parts.map(\.id)) }
            unheld.removeAll { told?.contains($0.value) ?? true }
        }
        // What fewer than half of the units have is no part of how they are made.
        unheld.removeAll { $0.evidence.total * 2 <= learned.units.count }
        let held = Set(
            roles.filter(isUsual).map(\.id) + contracts.filter(isUsual).map(\.id)
                + data.filter { isUsual($0) && !$0.name.isOpen }.map(\.id))
        var paths: Set<String> = []
        for var file in learned.files {
            file.holds.removeAll { !held.contains($0.value) }
            if let first = file.holds.first.flatMap({ learned.actor($0.value) }) { file.takeName(of: first) }
            // A module may have no two files of one name: what more of stands in the other goes there.
            let name = file.path.value.split(separator: "/").last
            func isSame(_ other: LearnedFile) -> Bool {
                other.path.value.split(separator: "/").last == name && Self.isInModule(other) == Self.isInModule(file)
            }
            if let same = files.firstIndex(where: isSame) {
                files[same].holds += file.holds
                continue
            }
            // A file of a group's name alone is there once another scene of the group is.
            if !file.holds.isEmpty || file.isOfFunctions, file.path.value.replacing("{Group}", with: "").contains("{"),
                paths.insert(file.path.value).inserted
            {
                files.append(file)
            }
        }
    }

    /// Returns true if a file lies beside its unit in a package's target of its own: `/Core/Sources/{Unit}Logic/{Unit}.swift`.
    private static func isInModule(_ file: LearnedFile) -> Bool {
        let folders = file.path.value.split(separator: "/").dropLast()
        return file.path.value.hasPrefix("/") && folders.last?.contains("{Unit}") == true
            && folders.dropLast().last == "Sources"
    }

    /// Returns true if a new unit has it: most of those that exist do, under one name.
    func isUsual(_ role: LearnedRole) -> Bool { role.presence.share >= 0.5 && !role.name.isOpen }

    private mutating func takeChannels(
        _ learned: LearnedArchitecture, _ roleIDs: Set<String>, _ contractIDs: Set<String>
    ) {
        var ends: Set<String> = []
        // The best proven first, so that of two which contradict each other the better one stays; what leads back comes last.
        let sorted = learned.channels.filter { roleIDs.contains($0.from) && roleIDs.contains($0.to) }
            .map { (channel: $0, isBack: $0.hold.value == .strong && learned.leadsBack($0)) }
            .sorted { left, right in
                if left.isBack != right.isBack { return right.isBack }
                let (one, other) = (left.channel.presence, right.channel.presence)
                return one.share * Double(one.count) > other.share * Double(other.count)
            }
        for (var channel, isBack) in sorted {
            guard ends.insert("\(channel.from) \(channel.to) \(channel.leavesUnit)").inserted else { continue }
            if let through = channel.through, !contractIDs.contains(through.value) { channel.through = nil }
            channel.carries.removeAll { carried in !data.contains { $0.id == carried.value } }
            if channel.closesCircles || isBack || closesCircle(channel) {
                guard weaken(&channel, learned) else { continue }
            }
            if let rare = absent(from: channel) {
                optional.append((channel, "\(rare.presence) have \(rare.id)"))
                continue
            }
            if let through = channel.through, let index = roles.firstIndex(where: { $0.id == channel.to }),
                !roles[index].implements.contains(where: { $0.value == through.value })
            {
                roles[index].implements.append(through)
            }
            channels.append(channel)
        }
        for var channel in learned.rareChannels
        where roleIDs.contains(channel.from) && roleIDs.contains(channel.to)
            && ends.insert("\(channel.from) \(channel.to) \(channel.leavesUnit)").inserted
        {
            if let through = channel.through, !contractIDs.contains(through.value) { channel.through = nil }
            if channel.closesCircles { _ = weaken(&channel, learned) }
            if !closesCircle(channel) { optional.append((channel, Self.rarity(of: channel))) }
        }
        let order = Dictionary(
            uniqueKeysWithValues: learned.channels.enumerated().map { ("\($1.from) \($1.to) \($1.leavesUnit)", $0) })
        channels.sort { left, right in
            order["\(left.from) \(left.to) \(left.leavesUnit)", default: 0]
                < order["\(right.from) \(right.to) \(right.leavesUnit)", default: 0]
        }
    }

    /// Why a channel that new units do not have is none of theirs.
    private static func rarity(of channel: LearnedChannel) -> String {
        channel.presence.isSure || channel.presence.share >= 0.5 ? "a new one holds no other's yet" : "in few"
    }

    /// Writes a channel weak that closes a circle, and says so.
    ///
    /// - Returns: True if it leads back, so that it is the one to be weak.
    private mutating func weaken(_ channel: inout LearnedChannel, _ learned: LearnedArchitecture) -> Bool {
        let leadsBack = channel.closesCircles || learned.leadsBack(channel)
        left.append(
            (
                "\(channel.from) -> \(channel.to): \(channel.hold.value.rawValue), \(channel.hold.evidence)",
                Self.circle(learned.word) + (leadsBack ? "; weak is written" : "")
            ))
        guard leadsBack else { return false }
        channel.weaken()
        if channel.hold.evidence.count == 0 { weakened.append(channel) }
        return true
    }

    /// The reason why a strong hold is not written.
    static func circle(_ word: String) -> String {
        "it closes a circle of strong holds, so that no \(word) would ever be released"
    }

    /// Of what a channel inside a unit needs, what a new unit does not have.
    private func absent(from channel: LearnedChannel) -> LearnedRole? {
        guard !channel.leavesUnit else { return nil }
        let needed = roles.filter { $0.id == channel.from || $0.id == channel.to }
        return (needed + contracts.filter { $0.id == channel.through?.value }).first { !isUsual($0) }
    }

    private func closesCircle(_ channel: LearnedChannel) -> Bool {
        guard Self.owns(channel) else { return false }
        return reached(from: channel.to).contains(channel.from)
    }

    private static func owns(_ channel: LearnedChannel) -> Bool {
        !channel.leavesUnit && (channel.hold.value == .strong || channel.hold.value == .viewHierarchy)
    }

    private func reached(from role: String) -> Set<String> {
        var reached: Set<String> = [role]
        var waiting = [role]
        while let next = waiting.popLast() {
            for channel in channels
            where channel.from == next && Self.owns(channel) && reached.insert(channel.to).inserted {
                waiting.append(channel.to)
            }
        }
        return reached
    }

    private mutating func takeCreated(_ all: [Learned<String>], _ builders: OutsideBuilders.Found? = nil) {
        let held = reached(from: returns)
        let ids = Set(roles.map(\.id))
        for made in all where ids.contains(made.value) {
            if held.contains(made.value) {
                creates.append(made)
            } else {
                unheld.append(made)
            }
        }
        if !creates.contains(where: { $0.value == returns }) {
            // What another screen of its scene makes is seen there.
            let part = builders?.parts.first { $0.id == returns && $0.others == nil }
            let rarer = builders?.rarer.first { $0.value == returns }
            creates.insert(
                Learned(returns, part?.own?.evidence ?? rarer?.evidence ?? Evidence(0, of: 0)), at: 0)
        }
    }
}
