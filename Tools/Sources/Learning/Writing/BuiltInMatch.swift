import Architecture

/// The nearness of a learned architecture to a known one, and the differences between them.
struct BuiltInMatch {
    let definition: ArchitectureDefinition
    /// The ids of the known architecture by those of the learned one.
    let ids: [String: String]
    /// The number of known roles of a unit that are there by name.
    let roles: Evidence
    /// The number of known contracts of a unit that are there by name.
    let contracts: Evidence
    /// The number of usual learned roles that are known.
    let known: Evidence

    init(_ learned: LearnedArchitecture, _ definition: ArchitectureDefinition) {
        self.definition = definition
        var forms: [String: String] = [:]
        for role in definition.roles where role.scope == .unit { forms[role.type.description] = role.id }
        for contract in definition.contracts { forms[contract.type.description] = contract.id }
        for kind in definition.data { if let type = kind.type { forms[type.description] = kind.id } }
        var ids: [String: String] = [:]
        for actor in learned.roles + learned.contracts + learned.data {
            if let id = forms[actor.form] { ids[actor.id] = id }
        }
        self.ids = ids
        let found = Set(ids.values)
        let own = definition.roles.filter { $0.scope == .unit }
        roles = Evidence(own.count { found.contains($0.id) }, of: own.count)
        // What only units have that give something back is not missed in others.
        let talked = Set(definition.channels.filter { !$0.leavesUnit }.compactMap(\.through))
        let spoken = definition.contracts.filter { talked.contains($0.id) && $0.type.description.contains("{Unit}") }
        contracts = Evidence(spoken.count { found.contains($0.id) || $0.isOptional }, of: spoken.count)
        let usual = learned.roles.filter { $0.presence.share >= 0.5 && !$0.name.isOpen }
        known = Evidence(usual.count { ids[$0.id] != nil }, of: usual.count)
    }

    /// True if a definition can stand on this one.
    var isNear: Bool {
        roles.share >= 0.75 && contracts.share >= 0.75 && known.share >= 0.75
    }

    /// The nearest of some, if one is near.
    static func nearest(to learned: LearnedArchitecture, among definitions: [ArchitectureDefinition]) -> BuiltInMatch? {
        definitions.map { BuiltInMatch(learned, $0) }.filter(\.isNear).max { left, right in
            let one = left.roles.share + left.contracts.share + left.known.share
            let other = right.roles.share + right.contracts.share + right.known.share
            return (one, right.definition.id) < (other, left.definition.id)
        }
    }
}

/// A learned architecture as a definition that stands on a known one: only what differs is written, the rest is confirmed
/// in comments.
struct ExtendingText {
    let header: LearnedDefinition.Header
    let learned: LearnedArchitecture
    let match: BuiltInMatch

    /// The text.
    var text: String {
        let known = match.definition
        var lines = DefinitionLines()
        lines.note(
            0,
            "What scaena learned from \(learned.units.count) \(known.unit.word)s. A comment says in how many of those that could it is so."
        )
        for line in header.settings { lines.add(0, line) }
        lines.gap()
        lines.add(0, "architecture: \(Scalar.word(header.id))")
        lines.add(
            0, "extends: \(known.id)",
            "\(match.roles) of its roles and \(match.contracts) of its protocols by their names")
        var confirmed: [(String, Evidence)] = []
        let beyond = AdditionalParts(learned: learned, known: known, ids: match.ids)
        unit(&lines, &confirmed)
        layers(&lines, &confirmed)
        beyond.contracts(&lines)
        beyond.data(&lines)
        roles(&lines, &confirmed, beyond)
        channels(&lines, &confirmed, beyond)
        assembly(&lines, &confirmed)
        navigation(&confirmed)
        files(&lines, &confirmed)
        lines.gap()
        lines.note(0, ConfirmedWords.heading(known.id))
        for (text, evidence) in confirmed { lines.note(0, "  \(text)  # \(evidence.comment)") }
        let missing = known.roles.filter { $0.scope == .unit && !match.ids.values.contains($0.id) }
        for role in missing { lines.note(0, "not seen: the role \(role.id), \(role.type)") }
        return lines.text
    }

    private func unit(_ lines: inout DefinitionLines, _ confirmed: inout [(String, Evidence)]) {
        let known = match.definition.unit
        let own = learned.folder
        // A unit that is not named after its group has one name.
        let plain =
            known.group?.namesUnits == true
            ? known.folder.description : known.folder.description.replacing("{Name}", with: "{Unit}")
        let isSame = own.value == plain || plain.hasSuffix("/" + own.value)
        if !isSame, own.evidence.isSure, !own.value.contains("{Group}") {
            lines.gap()
            lines.add(0, "unit:")
            lines.add(1, "folder: \(Scalar.word(own.value))", own.evidence.comment)
        } else if isSame {
            confirmed.append(("folder: \(known.folder)", own.evidence))
        }
    }

    /// Writes the modules that a layer may not import though not nearly all files of it do without, with the counts,
    /// so that a check tells of none.
    private func layers(_ lines: inout DefinitionLines, _ confirmed: inout [(String, Evidence)]) {
        var doubted: [(id: String, modules: [Learned<String>])] = []
        for layer in match.definition.layers where !layer.mayNotImport.isEmpty {
            let roles = learned.roles.filter { role in
                match.ids[role.id].flatMap { match.definition.role($0) }?.layer == layer.id
            }
            let modules = layer.mayNotImport.map { module in
                let counts = roles.flatMap(\.withoutInterface).filter { $0.value == module }.map(\.evidence)
                return Learned(
                    module, Evidence(counts.reduce(0) { $0 + $1.count }, of: counts.reduce(0) { $0 + $1.total }))
            }
            guard modules.contains(where: { $0.evidence.total > 0 && !$0.evidence.isNearlyAll }) else {
                for module in modules where module.evidence.total > 0 {
                    confirmed.append((ConfirmedWords.mayNotImport(layer.id, module.value), module.evidence))
                }
                continue
            }
            doubted.append((layer.id, modules))
        }
        guard !doubted.isEmpty else { return }
        lines.gap()
        lines.add(0, "layers:")
        for (id, modules) in doubted {
            lines.add(1, "\(id):")
            lines.add(
                2, "mayNotImport: \(Scalar.list(modules.map(\.value)))",
                modules.map { doubt($0.evidence) }.joined(separator: "; "))
        }
    }

    /// Returns the evidence behind a forbidden import, in words: nearly all, or no rule.
    private func doubt(_ evidence: Evidence) -> String {
        if evidence.total == 0 { return "not seen" }
        return evidence.isNearlyAll ? evidence.description : "not sure: \(evidence)"
    }

    private func roles(
        _ lines: inout DefinitionLines, _ confirmed: inout [(String, Evidence)], _ beyond: AdditionalParts
    ) {
        var changed: [(id: String, lines: [(String, String)])] = []
        for role in learned.roles {
            guard let id = match.ids[role.id], let known = match.definition.role(id) else { continue }
            confirmed.append((ConfirmedWords.type(of: id, role.form), role.presence))
            var own: [(String, String)] = []
            // What not nearly all have is said with its count, so that a check demands it of nobody.
            if !role.presence.isNearlyAll, known.count == .one {
                own.append(("type: \(Scalar.word(role.form))", role.presence.comment))
            }
            if !role.spellings.isEmpty {
                own.append(
                    (
                        "also: \(Scalar.list(role.spellings.map(\.value)))",
                        role.spellings.map { "\($0.evidence)" }.joined(separator: "; ")
                    ))
            }
            if let base = role.base, base.evidence.isSure {
                if base.value == known.base {
                    confirmed.append((ConfirmedWords.base(of: id, base.value), base.evidence))
                }
                if base.value != known.base { own.append(("base: \(Scalar.word(base.value))", base.evidence.comment)) }
            }
            let implemented = role.implements.filter { $0.evidence.isSure }.compactMap { learned in
                match.ids[learned.value].map { Learned($0, learned.evidence) }
            }
            for contract in implemented {
                confirmed.append((ConfirmedWords.implements(id, contract.value), contract.evidence))
            }
            let added = implemented.filter { !known.implements.contains($0.value) }
            if !added.isEmpty {
                own.append(
                    (
                        "implements: \(Scalar.list(known.implements + added.map(\.value)))",
                        added.map { "\($0.value) \($0.evidence)" }.joined(separator: "; ")
                    ))
            }
            if !own.isEmpty { changed.append((id, own)) }
        }
        guard !changed.isEmpty || beyond.hasRoles else { return }
        lines.gap()
        lines.add(0, "roles:")
        for (id, own) in changed {
            lines.add(1, "\(id):")
            for (text, comment) in own { lines.add(2, text, comment) }
        }
        beyond.roles(&lines)
    }

    private func channels(
        _ lines: inout DefinitionLines, _ confirmed: inout [(String, Evidence)], _ beyond: AdditionalParts
    ) {
        var changed: [(LearnedChannel, Channel?)] = []
        for seen in learned.channels {
            guard let from = match.ids[seen.from], let to = match.ids[seen.to] else { continue }
            let channel = learned.mended(seen)
            let known = match.definition.channels.first {
                $0.from == from && $0.to == to && $0.leavesUnit == channel.leavesUnit
            }
            let through = channel.through.flatMap { match.ids[$0.value] }
            guard let known else {
                if channel.presence.isSure, channel.hold.evidence.isSure { changed.append((channel, nil)) }
                continue
            }
            let isSame = Self.isSame(channel.hold.value, known.hold)
            let holds = isSame || !channel.hold.evidence.isSure
            let speaks = through == known.through || !(channel.through?.evidence.isSure ?? false)
            confirmed.append((ConfirmedWords.channel(from, to), channel.presence))
            func confirm(_ key: String, _ value: String, _ evidence: Evidence) {
                confirmed.append((ConfirmedWords.channel(from, to, key, value), evidence))
            }
            if isSame { confirm("hold", channel.hold.value.rawValue, channel.hold.evidence) }
            if let own = channel.through, through == known.through {
                confirm("through", through ?? own.value, own.evidence)
            }
            if let own = channel.property, own.value == known.property?.description {
                confirm("as", own.value, own.evidence)
            }
            let isNamed =
                channel.property.map { !$0.evidence.isSure || $0.value == known.property?.description } ?? true
            if !holds || !speaks || !isNamed { changed.append((channel, known)) }
        }
        guard !changed.isEmpty || beyond.hasChannels else { return }
        lines.gap()
        lines.add(0, "channels:")
        for (channel, known) in changed { write(channel, known, &lines) }
        beyond.channels(&lines) { other in
            changed.contains {
                $0.0.from == other.from && $0.0.to == other.to && $0.0.leavesUnit == other.leavesUnit
            }
        }
    }

    /// Returns true if a way of holding is a known one: a view that puts another into the view hierarchy holds it
    /// strongly by that, with a property beside it or without.
    private static func isSame(_ own: Hold, _ known: Hold) -> Bool {
        own == known || own == .viewHierarchy && known == .strong
    }

    private func write(_ channel: LearnedChannel, _ known: Channel?, _ lines: inout DefinitionLines) {
        let ends = "\(match.ids[channel.from] ?? "") -> \(match.ids[channel.to] ?? "")"
        lines.add(1, "- \(ends):", channel.presence.description)
        if channel.leavesUnit { lines.add(3, "of: another") }
        let keeps = known.map { !channel.hold.evidence.isSure || Self.isSame(channel.hold.value, $0.hold) } ?? false
        let hold = keeps ? known?.hold ?? channel.hold.value : channel.hold.value
        lines.add(3, "hold: \(hold.rawValue)", channel.hold.evidence.comment)
        let own = channel.through.flatMap { match.ids[$0.value] }
        if let through = channel.through?.evidence.isSure == true ? own : known?.through {
            lines.add(3, "through: \(through)", channel.through?.evidence.comment ?? "")
        }
        if let property = channel.property?.evidence.isSure == true
            ? channel.property?.value : known?.property?.description
        {
            lines.add(3, "as: \(Scalar.word(property))", channel.property?.evidence.comment ?? "")
        }
        // What is taken over with the channel, nobody has counted.
        let says = known?.says.map(\.description) ?? channel.says.map(\.value)
        if !says.isEmpty { lines.add(3, "says: \(Scalar.list(says))", Self.uncounted) }
        if let carries = known?.carries, !carries.isEmpty {
            lines.add(3, "carries: \(Scalar.list(carries))", Self.uncounted)
        }
    }

    private static let uncounted = "not seen"

    private func assembly(_ lines: inout DefinitionLines, _ confirmed: inout [(String, Evidence)]) {
        guard let own = learned.assembly else { return }
        let known = match.definition.assembly
        if match.ids[own.by.value] == known.by { confirmed.append((ConfirmedWords.by(known.by), own.by.evidence)) }
        if match.ids[own.returns.value] == known.returns {
            confirmed.append((ConfirmedWords.returns(known.returns), own.returns.evidence))
        }
        for made in own.creates {
            if let id = match.ids[made.value], known.creates.contains(id) {
                confirmed.append((ConfirmedWords.creates(id), made.evidence))
            }
        }
        var changed: [(String, Evidence)] = []
        if own.function.value == known.function.description {
            confirmed.append((ConfirmedWords.function(own.function.value), own.function.evidence))
        } else if own.function.evidence.isSure, own.function.value != "init" {
            // A template's function can be called anything but that.
            changed.append(("function: \(Scalar.word(own.function.value))", own.function.evidence))
        }
        // What comes back beside it in the built-in may not do so here.
        if !known.alsoReturns.isEmpty, let result = own.style.result, result.evidence.isSure,
            !result.value.hasPrefix("(")
        {
            changed.append(("returns: \(known.returns)", result.evidence))
        }
        guard !changed.isEmpty else { return }
        lines.gap()
        lines.add(0, "assembly:")
        for (text, evidence) in changed { lines.add(1, text, evidence.comment) }
    }

    private func navigation(_ confirmed: inout [(String, Evidence)]) {
        guard let known = match.definition.navigation else { return }
        for (key, role, own) in [
            ("decides", known.decides, learned.decides), ("performs", known.performs, learned.performs),
        ] {
            guard let own, match.ids[own.value] == role else { continue }
            confirmed.append((ConfirmedWords.navigation(key, role), own.evidence))
        }
    }

    private func files(_ lines: inout DefinitionLines, _ confirmed: inout [(String, Evidence)]) {
        var changed: [(String, Learned<String>)] = []
        for file in learned.files {
            let holds = file.holds.compactMap { match.ids[$0.value] }
            guard
                let known = match.definition.files.first(where: {
                    $0.place == .sources && !$0.holds.filter(holds.contains).isEmpty
                })
            else { continue }
            // Of what stands in one file there and in several here, who acts says which one it is.
            let acting = known.holds.filter { match.definition.role($0) != nil }
            let first = acting.first ?? known.holds.first
            if known.path.description == file.path.value {
                confirmed.append(("\(known.path)", file.path.evidence))
            } else if file.path.evidence.isSure, first.map(holds.contains) == true,
                !match.definition.files.contains(where: { $0.path.description == file.path.value })
            {
                changed.append((known.id, file.path))
            }
        }
        guard !changed.isEmpty else { return }
        lines.gap()
        lines.add(0, "files:")
        for (id, path) in changed {
            lines.add(1, "\(id):")
            lines.add(2, "path: \(Scalar.word(path.value))", path.evidence.comment)
        }
    }
}
