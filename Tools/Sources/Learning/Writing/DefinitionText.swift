import Architecture

/// A learned architecture as a definition, each line with what it rests on.
struct DefinitionText {
    let header: LearnedDefinition.Header
    let learned: LearnedArchitecture
    let written: WrittenArchitecture

    /// The text of a definition that stands on nothing.
    var text: String {
        var lines = DefinitionLines()
        lines.note(
            0,
            "What scaena learned from \(learned.units.count) units. A comment says in how many of those that could it is so."
        )
        for line in header.settings { lines.add(0, line) }
        lines.gap()
        lines.add(0, "architecture: \(Scalar.word(header.id))")
        lines.add(0, "title: \(Scalar.word(header.title))")
        lines.add(0, "about: \(Scalar.word(about))")
        lines.add(0, "templates: \(Scalar.word(header.templates))")
        for note in written.notes { lines.note(0, note) }
        unit(&lines)
        layers(&lines)
        contracts(&lines)
        data(&lines)
        roles(&lines)
        channels(&lines)
        assembly(&lines)
        files(&lines)
        return lines.text
    }

    private var about: String {
        let platform = learned.platform.map { " for \($0.rawValue)" } ?? ""
        return "As \(learned.units.count) \(learned.word)s\(platform) of this app have it."
    }

    private func unit(_ lines: inout DefinitionLines) {
        lines.gap()
        lines.add(0, "unit:")
        lines.add(1, "word: \(learned.word)")
        if let group = learned.group {
            lines.add(
                1, "group: { word: \(group)\(learned.folder.value.contains("{Name}") ? ", namesUnits: true" : "") }")
        }
        let grouped = learned.grouped.map { ", \($0) of these in a group" } ?? ""
        lines.add(1, "folder: \(Scalar.word(learned.folder.value))", learned.folder.evidence.comment + grouped)
        let beside = learned.ownerBeside.map { "; \($0)" } ?? ""
        lines.add(
            1, "owner: \(written.owner)", (learned.owner.map(\.evidence.comment) ?? "not sure: nothing tells") + beside)
    }

    private func layers(_ lines: inout DefinitionLines) {
        guard !learned.layers.isEmpty else { return }
        lines.gap()
        lines.add(0, "layers:")
        for layer in learned.layers {
            lines.add(1, "\(layer.id):")
            lines.add(
                2,
                "about: \(layer.id == ArchitectureLearning.layerIDs[0] ? "what shows something, or names types of UIKit or SwiftUI" : "what names no types of UIKit or SwiftUI")"
            )
            if !layer.imports.isEmpty {
                lines.add(2, "imports: \(Scalar.list(layer.imports.map(\.value)))", evidence(layer.imports))
            }
            let forbidden = layer.forbidden
            if !forbidden.isEmpty {
                lines.add(2, "mayNotImport: \(Scalar.list(forbidden.map(\.value)))", imported(forbidden))
            }
        }
    }

    private func contracts(_ lines: inout DefinitionLines) {
        guard written.contracts.count + rare(.contract).count > 0 else { return }
        lines.gap()
        lines.add(0, "contracts:")
        for contract in written.contracts {
            lines.add(1, "\(contract.id):")
            lines.add(2, "type: \(Scalar.word(contract.form))", presence(contract.presence))
            if contract.isOptional, !comesWithRole(contract) { lines.add(2, "optional: true") }
            if !contract.isOptional, isOfOptionalRoles(contract) { lines.add(2, "optional: false") }
        }
        lines.rare(rare(.contract))
    }

    /// A contract that comes with the one role that fulfils it, which units may do without.
    private func comesWithRole(_ contract: LearnedRole) -> Bool {
        let fulfilling = written.roles.filter { $0.implements.contains { $0.value == contract.id } }
        guard fulfilling.count == 1, let role = fulfilling.first else { return false }
        return isOptional(role) && contract.presence.count <= role.presence.count
    }

    /// Returns true if only roles fulfil a contract that a new unit is made without, though nearly all units have it: others do for them.
    private func isOfOptionalRoles(_ contract: LearnedRole) -> Bool {
        let fulfilling = written.roles.filter { $0.implements.contains { $0.value == contract.id } }
        return !fulfilling.isEmpty && fulfilling.allSatisfy(isOptional)
    }

    private func isOptional(_ role: LearnedRole) -> Bool {
        !role.isMany && role.isOptional && !isNeeded(role.id)
    }

    private func rare(_ kind: RoleSheet.Kind) -> [LearnedRole] { written.rare.filter { $0.kind == kind } }

    private func data(_ lines: inout DefinitionLines) {
        guard written.data.count + rare(.data).count + learned.valueTypes > 0 else { return }
        lines.gap()
        lines.add(0, "data:")
        if learned.valueTypes > 0, !(written.data + rare(.data)).contains(where: { $0.id == "value" }) {
            lines.add(1, "value:")
            lines.add(
                2, "about: a structure or an enumeration that a unit declares of its own",
                Evidence(learned.valueTypes, of: learned.namedTypes).description + " types")
        }
        for kind in written.data {
            lines.add(1, "\(kind.id):")
            lines.add(2, "type: \(Scalar.word(kind.form))", presence(kind.presence))
        }
        lines.rare(rare(.data))
    }

    private func roles(_ lines: inout DefinitionLines) {
        lines.gap()
        lines.add(0, "roles:")
        for role in written.roles {
            lines.add(1, "\(role.id):")
            lines.add(2, "type: \(Scalar.word(role.form))", presence(role.presence))
            lines.spellings(of: role)
            if let base = role.base {
                let own = role.ownBase.map { "; \($0.value) in \($0.evidence)" } ?? ""
                let directly =
                    role.directBases * 2 < base.evidence.count ? ", \(role.directBases) of these directly" : ""
                lines.add(2, "base: \(Scalar.word(base.value))", base.evidence.comment + directly + own)
            }
            if !role.implements.isEmpty {
                lines.add(2, "implements: \(Scalar.list(role.implements.map(\.value)))", implemented(by: role))
            }
            if let layer = role.layer { lines.add(2, "layer: \(layer)") }
            if role.isMany {
                lines.add(2, "count: many", "\(role.several) have several")
            } else if isOptional(role) {
                lines.add(2, written.isUsual(role) ? "count: usual" : "count: optional")
            }
        }
        lines.rare(rare(.role))
    }

    /// Returns true if no unit is made without it: the role that builds it, as which it is seen, or whose life is its
    /// own.
    private func isNeeded(_ role: String) -> Bool { [written.builder, written.returns, written.owner].contains(role) }

    private func channels(_ lines: inout DefinitionLines) {
        lines.gap()
        lines.add(0, written.channels.isEmpty && written.optional.isEmpty ? "channels: []" : "channels:")
        for channel in written.channels {
            lines.channel(channel, through: channel.through?.value)
            if !channel.says.isEmpty {
                lines.add(3, "says: \(Scalar.list(channel.says.map(\.value)))", evidence(channel.says))
            }
            if !channel.carries.isEmpty {
                lines.add(3, "carries: \(Scalar.list(channel.carries.map(\.value)))", evidence(channel.carries))
            }
        }
        for (channel, reason) in written.optional {
            lines.channel(channel, through: channel.through?.value)
            lines.add(3, "optional: true", reason)
        }
        for hold in learned.flowHolds { lines.note(1, "\(hold.sentence): \(hold.presence)") }
        for left in written.left { lines.note(1, "left out: \(left.text): \(left.reason)") }
    }

    private func assembly(_ lines: inout DefinitionLines) {
        lines.gap()
        lines.add(0, "assembly:")
        let created = "creates: \(Scalar.list(written.creates.map(\.value)))"
        if written.isByOthers {
            let counts = learned.outsideBuilders == nil ? "not sure" : evidence(written.creates)
            lines.add(1, created, "\(counts): \(learned.nobodyBuilds)\(unheld)")
        } else {
            let others = learned.assembly?.others.map { "; \($0)" } ?? ""
            lines.add(1, "by: \(written.builder)", (learned.assembly?.by.evidence.comment ?? "") + others)
            lines.add(1, "function: \(Scalar.word(written.function.value))", written.function.evidence.comment)
            var made = evidence(written.creates)
            if let assembly = learned.assembly, assembly.isByScreen {
                made =
                    "makes itself: " + assembly.creates.map { "\($0.value) in \($0.evidence)" }.joined(separator: ", ")
            }
            lines.add(1, created, made + unheld + (learned.assembly?.partsByOthers ?? ""))
            lines.add(1, "returns: \(written.returns)", returned)
        }
        guard let performs = learned.performs, let decides = learned.decides else { return }
        lines.gap()
        lines.add(0, "navigation:")
        lines.add(1, "decides: \(decides.value)", decides.evidence.comment)
        lines.add(1, "performs: \(performs.value)", performs.evidence.comment)
    }

    /// The parts that are made, too, and may stand in no list of what is created.
    private var unheld: String {
        guard !written.unheld.isEmpty else { return "" }
        let parts = written.unheld.map { "\($0.value) in \($0.evidence)" }.joined(separator: " and ")
        return
            "; \(written.isByOthers ? "they make" : "makes") \(parts), too, which \(written.returns) is not seen to keep"
    }

    private func files(_ lines: inout DefinitionLines) {
        lines.gap()
        guard !written.files.isEmpty else {
            lines.add(0, "files: {}", "no file is named after a \(learned.word)")
            return
        }
        lines.add(0, "files:")
        for file in written.files {
            lines.add(1, "\(file.id):")
            let away = elsewhere(file).map {
                "; \($0.evidence) lie in \($0.value), outside of their \(learned.word)s' folders"
            }
            let below =
                file.path.evidence.count == 0 ? file.below.map { "not sure: in this folder or below it \($0)" } : nil
            lines.add(2, "path: \(Scalar.word(file.path.value))", (below ?? file.path.evidence.comment) + (away ?? ""))
            lines.add(2, "template: \(file.id)")
            if !file.holds.isEmpty {
                lines.add(2, "holds: \(Scalar.list(file.holds.map(\.value)))", held(in: file))
            }
        }
        for sentence in placesOfFiles + [initials].compactMap(\.self) + learned.leftOutOfTemplates {
            lines.note(1, ArchitectureSource.leftOut + sentence)
        }
        for sentence in learned.faultsOfTemplates { lines.note(1, ArchitectureSource.toMend + sentence) }
    }

    /// The folder outside of units' in which most of a file's types lie; `nil` where they lie in their units'.
    private func elsewhere(_ file: LearnedFile) -> Learned<String>? {
        file.holds.lazy.compactMap { learned.elsewhere[$0.value] }.first
    }

    /// The files that are written into the unit's folder, and of which most lie elsewhere.
    private var placesOfFiles: [String] {
        written.files.compactMap { file in
            elsewhere(file).map {
                "that \(file.path.value) lies in \($0.value), as \($0.evidence) do: move a new one there"
            }
        }
    }

    /// The capitals that all names begin with, which nobody who names a new unit is asked for; `nil` where there are none.
    private var initials: String? {
        let names = learned.units.map(\.name)
        let all = names.map { name in
            // `ST` of `STLogin`: the last capital is the next word's.
            let capitals = name.prefix(while: \.isUppercase)
            return capitals.count < name.count ? capitals.dropLast() : ""
        }
        guard names.count > 2, let first = all.first, first.count > 1, all.allSatisfy({ $0 == first }) else {
            return nil
        }
        return
            "the \(first) that all \(names.count) names begin with: write it before the name of a new \(learned.word)"
    }

    /// The evidence for a builder's result, and for the type that its function declares.
    private var returned: String {
        guard let assembly = learned.assembly else { return "not sure" }
        if let given = assembly.given {
            let type = assembly.style.result.map { $0.value.isEmpty ? "" : " as \($0.value)" } ?? ""
            return "the function gives back its \(given.value)\(type) in \(given.evidence)"
        }
        let form = written.roles.first { $0.id == written.returns }?.form
        guard let result = assembly.style.result, result.value != form else { return assembly.returns.evidence.comment }
        guard assembly.returns.evidence.count > 0 else {
            // A screen may be given back as what all screens are.
            if result.value.contains("View") { return "as \(result.value) in \(result.evidence)" }
            let back = result.value.isEmpty ? "nothing" : result.value
            let given = assembly.style.given.map { "is given the \($0.value) in \($0.evidence), and " } ?? ""
            return "a guess: the function \(given)gives back \(back) in \(result.evidence)"
        }
        if result.value.isEmpty { return assembly.returns.evidence.comment }
        return "\(assembly.returns.evidence.comment); as \(result.value) in \(result.evidence)"
    }

    /// Returns the evidence for the contracts that a role implements, of its own unit or of another's.
    private func implemented(by role: LearnedRole) -> String {
        let own = Set(learned.actor(role.id)?.implements.map(\.value) ?? [])
        return role.implements.map { own.contains($0.value) ? "\($0.evidence)" : "another's: \($0.evidence)" }
            .joined(separator: "; ")
    }

    /// Returns the doubts about the types in a file, which its path does not prove.
    private func held(in file: LearnedFile) -> String {
        let unsure = file.holds.filter { !$0.evidence.isSure }
        guard file.path.evidence.isSure, !unsure.isEmpty else { return "" }
        return "not sure: " + unsure.map { "\($0.value) \($0.evidence)" }.joined(separator: ", ")
    }

    /// In how many files what is forbidden is imported all the same.
    private func imported(_ modules: [Learned<String>]) -> String {
        modules.map { module in
            let breaking = module.evidence.total - module.evidence.count
            return breaking == 0
                ? "none of \(module.evidence.total) files does"
                : "\(breaking) of \(module.evidence.total) files \(breaking == 1 ? "does" : "do")"
        }.joined(separator: "; ")
    }

    private func presence(_ evidence: Evidence) -> String { evidence.description }

    private func evidence(_ all: [Learned<String>]) -> String {
        // What has to be there, though nobody was seen to make it, has no count.
        all.map { $0.evidence.total == 0 ? "not seen" : "\($0.evidence)" }.joined(separator: "; ")
    }
}
