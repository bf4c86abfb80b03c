/// The learned architectures, as a person reads them on a terminal.
package struct LearnedReport: Sendable {
    private let learning: AppLearning
    private let root: String

    /// Reports what was learned.
    ///
    /// - Parameters:
    ///   - learning: The learned architectures.
    ///   - root: The folder that paths are told from.
    package init(_ learning: AppLearning, root: String) {
        self.learning = learning
        self.root = root
    }

    /// The text.
    package var text: String {
        var lines = [
            "\(learning.fileCount) files, \(learning.typeCount) types, \(learning.architectures.count) "
                + (learning.architectures.count == 1 ? "way" : "ways") + " of making scenes",
            "types that belong to scenes and have a role: \(learning.typesWithRole), \(learning.typesWithRole.percent)",
        ]
        if let others = learning.others(5) { lines.append(others) }
        if let others = learning.otherViews(5) { lines.append(others) }
        if let more = learning.beyondScenes { lines.append(more) }
        lines += learning.copies.map { "left out: \($0), a copy of the folder beside it" }
        if !learning.repeated.isEmpty {
            lines.append("left out: an app that stands elsewhere, too: \(learning.repeated.joined(separator: ", "))")
        }
        for (number, learned) in learning.architectures.enumerated() { lines += section(number, learned) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(_ number: Int, _ learned: LearnedArchitecture) -> [String] {
        let platform = learned.platform.map { " for \($0.rawValue)" } ?? ""
        var lines = ["", "\(number + 1). \(learned.units.count) units\(platform): \(usual(learned))"]
        lines.append("   where: \(LearnedPlaces(learned, root: root).text)")
        let share = Evidence(learned.placedTypes, of: learned.namedTypes)
        lines.append(
            "   types that belong to them and have a role of the definition: \(share); \(learned.valueTypes) more are values"
        )
        if !learned.alike.isEmpty {
            let more = learned.alike.count - Self.shownAlike
            lines.append(
                "   \(learned.alike.count) more keep a part of another name, and are not counted below: "
                    + learned.alike.prefix(Self.shownAlike).joined(separator: ", ")
                    + (more > 0 ? " and \(more) more" : ""))
        }
        if !learned.rareRoles.isEmpty {
            let more = learned.rareRoles.count - Self.shownRareRoles
            lines.append(
                "   in few units: "
                    + learned.rareRoles.prefix(Self.shownRareRoles).map { "\($0.form) (\($0.presence.count))" }
                    .joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
        }
        for role in learned.roles where !role.spellings.isEmpty {
            let others = role.spellings.map { "\($0.value) in \($0.evidence)" }.joined(separator: ", ")
            lines.append("   \(role.form) is spelt otherwise in some: \(others)")
        }
        if learned.assembly == nil, learned.outsideBuilders?.made.isSure == true {
            lines.append("   \(learned.nobodyBuilds)")
        }
        for channel in learned.channels {
            let other = channel.leavesUnit ? "another's \(channel.to)" : channel.to
            var text = "   \(channel.from) -> \(other): \(channel.hold.value.rawValue) in \(channel.hold.evidence)"
            if let through = channel.through { text += ", through \(through.value) in \(through.evidence)" }
            lines.append(text)
        }
        lines += learned.flowHolds.map { "   \($0.sentence)" }
        let unsure = doubts(learned)
        if !unsure.isEmpty { lines += ["   not sure:"] + unsure.map { "     \($0)" } }
        guard !learned.outliers.isEmpty else { return lines }
        lines.append("   outliers, \(learned.outliers.count) of \(learned.units.count), what matters most first:")
        for group in learned.outlierGroups { lines += outliers(group) }
        return lines
    }

    /// Units that do one thing otherwise: each with its place, as many as one reads.
    private func outliers(_ group: OutlierGroup) -> [String] {
        var lines = ["     \(group.cause.words): \(group.others)"]
        for (unit, deviation) in group.items.prefix(Self.shownOutliers) {
            lines.append("       \(unit): \(sentence(deviation))")
        }
        let more = group.items.count - Self.shownOutliers
        if more > 0 { lines.append("       and \(more) more, which --format html lists") }
        if !group.meant.isEmpty { lines.append("       meant? \(group.meant)") }
        return lines
    }

    private static let shownOutliers = 8
    private static let shownRareRoles = 8
    private static let shownAlike = 5

    private func usual(_ learned: LearnedArchitecture) -> String {
        learned.roles.filter { $0.presence.share >= 0.5 }.map { "\($0.id) (\($0.presence.count))" }.joined(
            separator: ", ")
    }

    private func doubts(_ learned: LearnedArchitecture) -> [String] { learned.doubts }

    private func sentence(_ deviation: Outlier.Deviation) -> String {
        guard let file = deviation.file else { return deviation.text }
        let path = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
        return "\(path):\(deviation.line ?? 1): \(deviation.text)"
    }
}

extension AppLearning {
    /// Returns the number of view controllers that are in none of the ways, with the bases that most of them have and the names of
    /// some; `nil` where there are none.
    func others(_ shown: Int) -> String? {
        guard !otherScreens.isEmpty else { return nil }
        // Several targets may each have one of a name.
        var seen: Set<String> = []
        let names = otherScreens.map(\.name).filter { seen.insert($0).inserted }
        let more = names.count - shown
        return "\(otherScreens.count) of \(screenCount) view controllers are in none of these ways: "
            + names.prefix(shown).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    /// Returns the number of views of SwiftUI that are in none of the ways though called as the screens in these are, with the names of
    /// some; `nil` where there are none, or no way has such screens.
    func otherViews(_ shown: Int) -> String? {
        guard !otherViews.isEmpty else { return nil }
        var seen: Set<String> = []
        let names = otherViews.map(\.name).filter { seen.insert($0).inserted }
        let more = names.count - shown
        return
            "\(otherViews.count) of \(namedViewCount) SwiftUI views named like screens follow none of these ways: "
            + names.prefix(shown).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
            + " (some may be parts of screens)"
    }

    /// A sentence about the screens of an app of which no way of making scenes is told: how they show themselves, and the bases
    /// that most stand on.
    package var plainScreens: String {
        guard collectedApps == 0 else {
            return "\(collectedApps) apps were read, each with few screens: name the folder of one"
        }
        let controllers = screenCount == 1 ? "1 view controller" : "\(screenCount) view controllers"
        let views = swiftUIViewCount == 1 ? "1 view of SwiftUI" : "\(swiftUIViewCount) views of SwiftUI"
        let bases = otherBases.filter { $0.evidence.count > 1 }.prefix(Self.shownBases)
            .map { "\($0.value) \($0.evidence.count)" }.joined(separator: ", ")
        switch (screenCount, swiftUIViewCount) {
        case (0, 0): return "no screens were seen"
        case (0, _): return "its screens are views of SwiftUI, \(swiftUIViewCount) with their pieces"
        case (_, 0): return "its screens are \(controllers)" + (bases.isEmpty ? "" : ", by their bases: \(bases)")
        default: return "it has \(controllers)" + (bases.isEmpty ? "" : " (\(bases))") + " and \(views)"
        }
    }

    private static let shownBases = 3

    /// The number of flows and components that were seen beside scenes; `nil` where none were.
    var beyondScenes: String? {
        let counts = [SeenMember.Kind.flow, .component].compactMap { kind -> String? in
            let count = members.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)\(count == 1 ? "" : "s")"
        }
        return counts.isEmpty
            ? nil : "beside scenes: \(counts.joined(separator: ", ")) (--format json or html lists all that was seen)"
    }
}

extension LearnedArchitecture {
    /// The doubts that the sources leave, each in a sentence.
    package var doubts: [String] {
        var doubts: [String] = []
        for channel in channels {
            let ends = "\(channel.from) -> \(channel.to)"
            if !channel.hold.evidence.isSure {
                doubts.append("\(ends) is held \(channel.hold.value.rawValue): \(channel.hold.evidence)")
            }
            if let through = channel.through, !through.evidence.isSure {
                doubts.append("\(ends) goes through \(through.value): \(through.evidence)")
            }
            if !channel.leavesUnit, !channel.presence.isSure {
                doubts.append("\(ends) is there at all: \(channel.presence)")
            }
        }
        if let assembly, !assembly.by.evidence.isSure {
            let others = assembly.others.map { "; \($0)" } ?? ""
            doubts.append("\(assembly.by.value) builds: \(assembly.by.evidence)\(others)")
        }
        if assembly == nil, outsideBuilders?.made.isSure != true { doubts.append(nobodyBuilds) }
        for file in files {
            for held in file.holds where !held.evidence.isSure && held.evidence.total * 5 >= units.count {
                let other = file.others[held.value]
                    .flatMap { $0.evidence.count > 1 ? "; in \($0.value): \($0.evidence.count)" : nil }
                doubts.append("\(held.value) stands in \(file.path.value): \(held.evidence)\(other ?? "")")
            }
        }
        if !folder.evidence.isSure { doubts.append("units lie in \(folder.value): \(folder.evidence)") }
        return doubts
    }
}

/// The folders that most units of a dialect lie below.
struct LearnedPlaces {
    let text: String

    init(_ learned: LearnedArchitecture, root: String) {
        var counts: [String: Int] = [:]
        for unit in learned.units {
            let folder = unit.screenFolder
            let inside =
                folder == root ? "" : folder.hasPrefix(root + "/") ? String(folder.dropFirst(root.count + 1)) : folder
            // A folder of its own says nothing that its name does not.
            let all = inside.split(separator: "/")
            let around = all.prefix { !$0.contains(unit.name) }
            let parts = around.isEmpty ? all[...] : around
            counts[parts.prefix(3).joined(separator: "/"), default: 0] += 1
        }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let shown = sorted.prefix(5).map { "\($0.key.isEmpty ? "the top folder" : $0.key) (\($0.value))" }
        text = shown.joined(separator: ", ") + (sorted.count > 5 ? " and \(sorted.count - 5) more folders" : "")
    }
}
