import Architecture

/// An architecture as a person reads it on a terminal.
struct ArchitectureReport {
    private let definition: ArchitectureDefinition

    init(_ definition: ArchitectureDefinition) {
        self.definition = definition
    }

    /// The whole report.
    var text: String {
        [heading, roles, channels, contracts, data, layers, files, kinds].compactMap(\.self).joined(separator: "\n\n")
    }

    private var heading: String {
        var lines = ["\(definition.title) (\(definition.id))", definition.about]
        if let fits = definition.fits { lines.append("fits:  \(fits)") }
        if let costs = definition.costs { lines.append("costs: \(costs)") }
        lines.append(
            "unit:  \(definition.unit.word), in '\(definition.unit.folder)', owned by \(definition.unit.owner)")
        lines.append("built by \(definition.assembly.by): \(definition.buildingOrder.joined(separator: ", "))")
        if let navigation = definition.navigation {
            lines.append("navigation: \(navigation.decides) decides, \(navigation.performs) goes there")
        }
        return lines.joined(separator: "\n")
    }

    private var roles: String? {
        section("Roles", definition.roles) { role in
            let facts = [
                role.count == .one ? nil : role.count.rawValue,
                role.scope == .unit ? nil : "one of the \(role.scope.rawValue)",
            ]
            let note = facts.compactMap(\.self).map { " (\($0))" }.joined()
            return [role.id, role.type.description + note, role.about ?? ""]
        }
    }

    private var channels: String? {
        section("Who talks to whom", definition.channels) { channel in
            let other = channel.leavesUnit ? "another's \(channel.to)" : channel.to
            let says = channel.says.map(\.description).joined(separator: ", ")
            return [
                "\(channel.from) \(arrow(channel.hold)) \(other)", channel.hold.rawValue,
                says.isEmpty ? "" : "says \(says)",
            ]
        }
    }

    private var kinds: String? {
        section("What else can be written", definition.kinds) { kind in
            let files = kind.files.filter { $0.place == .sources }.map(\.path.description).joined(separator: ", ")
            return ["new \(([kind.word] + kind.also).joined(separator: ", "))", files, kind.about ?? ""]
        }
    }

    private var contracts: String? {
        section("Contracts", definition.contracts) { contract in
            let about = [contract.domain.map { "(\($0))" }, contract.about].compactMap(\.self).joined(separator: " ")
            return [contract.id, contract.type.description + (contract.isOptional ? " (optional)" : ""), about]
        }
    }

    private var data: String? {
        section("Data", definition.data) { kind in
            let types = kind.type?.description ?? kind.types.joined(separator: ", ")
            return [kind.id, types, kind.about ?? ""]
        }
    }

    private var layers: String? {
        section("Layers", definition.layers) { layer in
            let limits =
                layer.mayNotImport.isEmpty ? "" : "may not import \(layer.mayNotImport.joined(separator: ", "))"
            return [layer.id, layer.about ?? "", limits]
        }
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
