import Architecture

/// An architecture as a person reads it on a terminal.
struct ArchitectureReport {
    private let definition: ArchitectureDefinition

    init(_ definition: ArchitectureDefinition) {
        self.definition = definition
    }

    /// The whole report.
    var text: String {
        [heading, roles, channels, beyond, entry, domains, contracts, data, layers, plain, files, kinds].compactMap(
            \.self
        )
        .joined(separator: "\n\n")
    }

    private var heading: String {
        var lines = ["\(definition.title) (\(definition.id))", definition.about]
        if let fits = definition.fits { lines.append("fits:  \(fits)") }
        if let costs = definition.costs { lines.append("costs: \(costs)") }
        let group =
            definition.unit.group.map { " of a \($0.word)\($0.namesUnits ? ", which it is named after" : "")" } ?? ""
        lines.append(
            "unit:  \(definition.unit.word)\(group), in '\(definition.unit.folder)', owned by \(definition.unit.owner)")
        let further = definition.assembly.alsoReturns
        lines.append(
            "built by \(definition.assembly.by): \(definition.buildingOrder.joined(separator: ", "))"
                + (further.isEmpty ? "" : "; gives back \(list([definition.assembly.returns] + further))"))
        if let navigation = definition.navigation {
            lines.append("navigation: \(navigation.decides) decides, \(navigation.performs) goes there")
        }
        return lines.joined(separator: "\n")
    }

    private var roles: String? {
        section("Roles", definition.roles) { role in
            let note = self.note([role.count == .one ? nil : role.count.rawValue, whole(role.scope)])
            let type = role.base.map { "\(role.type.description): \($0)" } ?? role.type.description
            let contracts = role.implements.map { isOfAnother($0) ? "another's \($0)" : $0 }
            let implements = contracts.isEmpty ? "" : "implements \(list(contracts))"
            return [role.id, type + note, implements, role.about ?? ""]
        }
    }

    private var channels: String? {
        section("Who talks to whom, inside of a \(definition.unit.word)", definition.channels.filter(isInside), row)
    }

    private var beyond: String? {
        let entryRoles = definition.entryRoles
        let channels = definition.channels.filter { !isInside($0) && !entryRoles.contains($0.from) }
        return section("Who talks to others: to another \(definition.unit.word), to what is shared", channels, row)
    }

    /// The section on an app's beginning.
    private var entry: String? {
        definition.entry.map { entry in
            let entryRoles = definition.entryRoles
            let channels = definition.channels.filter { entryRoles.contains($0.from) }
            let heading =
                "How an app begins: \(entry.by), by \(entry.function), makes \(list(entry.creates)); "
                + "whoever holds \(entry.returns) holds it"
            return section(heading, channels, row) ?? heading
        }
    }

    /// Returns true if a contract is that of the units which a unit opens: the unit that opens them implements it,
    /// and not its own.
    private func isOfAnother(_ contract: String) -> Bool {
        let channels = definition.channels.filter { $0.through == contract }
        return !channels.isEmpty && channels.allSatisfy(\.leavesUnit)
    }

    private func isInside(_ channel: Channel) -> Bool {
        !channel.leavesUnit
            && [channel.from, channel.to].allSatisfy { definition.role($0)?.scope == .unit }
    }

    private func row(_ channel: Channel) -> [String] {
        let other = channel.leavesUnit ? "another's \(channel.to)" : channel.to
        return [
            "\(channel.from) \(arrow(channel.hold)) \(other)", channel.hold.rawValue,
            channel.property.map { "as \($0)" } ?? "", channel.through.map { "through \($0)" } ?? "",
            channel.carries.isEmpty ? "" : "carries \(list(channel.carries))",
            channel.says.isEmpty ? "" : "says \(list(channel.says.map(\.description)))",
        ]
    }

    private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

    private var kinds: String? {
        section("What else can be written", definition.kinds) { kind in
            let files = kind.files.filter { $0.place == .sources }.map(\.path.description).joined(separator: ", ")
            return ["new \(([kind.word] + kind.also).joined(separator: ", "))", files, kind.about ?? ""]
        }
    }

    /// Returns the facts behind a type, in brackets.
    private func note(_ facts: [String?]) -> String { facts.compactMap(\.self).map { " (\($0))" }.joined() }

    /// The whole in which there is one of something; nil where each unit has its own.
    private func whole(_ scope: Role.Scope) -> String? { scope == .unit ? nil : "one of the \(scope.rawValue)" }

    private var domains: String? { section("Domains", definition.domains) { [$0.id, $0.about ?? ""] } }

    private var contracts: String? {
        section("Contracts", definition.contracts) { contract in
            let about = [contract.domain.map { "(\($0))" }, contract.about].compactMap(\.self).joined(separator: " ")
            let whose = isOfAnother(contract.id) ? "another's " : ""
            let owners = definition.roles.filter { $0.implements.contains(contract.id) }.map { whose + $0.id }
            return [
                contract.id,
                contract.type.description + note([contract.isOptional ? "optional" : nil, whole(contract.scope)]),
                owners.isEmpty ? "" : "implemented by \(list(owners))", about,
            ]
        }
    }

    private var data: String? {
        section("Data", definition.data) { kind in
            let types = kind.type?.description ?? kind.types.joined(separator: ", ")
            return [kind.id, types, kind.madeOf.isEmpty ? "" : "made of \(list(kind.madeOf))", kind.about ?? ""]
        }
    }

    /// The layers from top to bottom, each a box with its roles, what its files may not import and what its roles may know.
    private var layers: String? {
        guard !definition.layers.isEmpty else { return nil }
        let boxes = definition.layers.map { layer in
            let roles = definition.roles.filter { $0.layer == layer.id }
            let own = roles.filter { $0.knows != nil }.map { role in
                "\(role.id) knows " + (role.knows.map { $0.isEmpty ? "none of these" : "only \(list($0))" } ?? "")
            }
            let lines: [String?] = [
                layer.about, "roles: \(list(roles.map(\.id)))",
                layer.mayNotImport.isEmpty ? nil : "may not import \(list(layer.mayNotImport))",
                layer.knows.map { $0.isEmpty ? "knows no other layer and no data" : "knows \(list($0))" },
            ]
            return (layer.id, lines.compactMap(\.self) + own)
        }
        let width = boxes.flatMap { $0.1.map(\.count) + [$0.0.count + 2] }.max() ?? 0
        var lines = ["Layers"]
        for (index, box) in boxes.enumerated() {
            let line = String(repeating: "─", count: width - box.0.count)
            lines.append("  \(index == 0 ? "┌" : "├")─ \(box.0) \(line.dropLast(1))\(index == 0 ? "┐" : "┤")")
            for text in box.1 {
                lines.append("  │ \(text)\(String(repeating: " ", count: width - text.count)) │")
            }
        }
        lines.append("  └\(String(repeating: "─", count: width + 2))┘")
        return lines.joined(separator: "\n")
    }

    /// The section on the code that takes the runtime's place where it is not wanted, by layer and role.
    private var plain: String? {
        let layers = definition.layers.compactMap { layer in
            layer.plainImports.flatMap { plain in
                plain == layer.imports
                    ? nil : ["layer \(layer.id)", "imports \(list(plain))", "instead of \(list(layer.imports))", ""]
            }
        }
        let bases = definition.roles.compactMap { role in
            role.plainBase.map { ["role \(role.id)", "begins with \($0)", "instead of \(role.base ?? "nothing")", ""] }
        }
        let names = definition.names.compactMap { name in
            name.plain.map { plain in
                [
                    name.id, "\(plain) of \(name.from ?? "the team's own")", "instead of \(name.name)",
                    name.about ?? "",
                ]
            }
        }
        return section("Without the runtime (--runtime none)", layers + bases + names) { $0 }
    }

    private var files: String? {
        section("Files", definition.files) { file in
            [file.path.description, file.place.rawValue, file.holds.joined(separator: ", ")]
        }
    }

    /// Owning arrows are solid, others dashed.
    private func arrow(_ hold: Hold) -> String {
        switch hold {
        case .strong, .viewHierarchy: "──▶"
        case .weak, .unowned, .static, .container: "╌╌▶"
        }
    }

    /// A titled table with aligned columns, or nil when it has no rows.
    private func section<Thing>(_ title: String, _ things: [Thing], _ row: (Thing) -> [String]) -> String? {
        let rows = things.map(row)
        guard let columns = rows.map(\.count).max() else { return nil }
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let cells = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            return "  " + cells.joined(separator: "  ").trimmedEnd
        }
        return ([title] + lines).joined(separator: "\n")
    }
}

extension String {
    /// Without spaces at the end.
    fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
