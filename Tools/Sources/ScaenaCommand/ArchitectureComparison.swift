import Architecture

/// Architectures side by side, question by question, for a team that has to choose.
struct ArchitectureComparison {
    private let definitions: [ArchitectureDefinition]

    init(_ definitions: [ArchitectureDefinition]) {
        self.definitions = definitions
    }

    /// The whole comparison: a question a paragraph, an architecture a line.
    var text: String {
        let width = definitions.map(\.id.count).max() ?? 0
        return Self.questions.map { question, answer in
            let lines = definitions.map { definition in
                "  " + definition.id + String(repeating: " ", count: width - definition.id.count + 2)
                    + (answer(definition) ?? "–")
            }
            return ([question] + lines).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private typealias Answer = @Sendable (ArchitectureDefinition) -> String?

    private static let questions: [(String, Answer)] = [
        ("What it is", { $0.about }),
        ("When a team chooses it", { $0.fits }),
        ("What it costs", { $0.costs }),
        ("The unit, and who owns it", { unit(of: $0) }),
        ("What one unit is made of", { size(of: $0) }),
        ("Where a user's tap goes", { tap(in: $0) }),
        ("Who decides where to go next", { $0.navigation?.decides }),
        ("Who goes there", { $0.navigation?.performs }),
        ("Who builds the unit", { "\($0.assembly.by), by \($0.assembly.function)" }),
        ("Who points back, without owning", { backReferences(in: $0) }),
        ("What a layer may not import", { limits(in: $0) }),
        ("What a layer knows of others and of data", { knowledge(in: $0) }),
        ("How an app begins", { $0.entry.map { "\($0.by) makes \($0.creates.joined(separator: ", "))" } }),
        ("What units share", { shared(in: $0) }),
    ]

    private static func unit(of definition: ArchitectureDefinition) -> String? {
        let group = definition.unit.group.map { " in a \($0.word)" } ?? ""
        return "\(definition.unit.word)\(group), owned by \(definition.unit.owner)"
    }

    private static func size(of definition: ArchitectureDefinition) -> String? {
        // Only a unit with a list has a view for its rows.
        let definition = definition.withoutList
        let roles = definition.roles.filter { $0.scope == .unit && $0.isUsed }.count
        let held = Set(definition.files.flatMap(\.holds))
        // What a unit tells whoever opened it by, only some have.
        let inside = Set(definition.channels.filter { !$0.leavesUnit }.compactMap(\.through))
        let contracts = definition.contracts.filter { held.contains($0.id) && inside.contains($0.id) }
        let optional = contracts.filter(\.isOptional).count
        let note = optional == 0 ? "" : " (\(optional == contracts.count ? "all" : "\(optional)") optional)"
        // Only a view that is asked to comes from a file.
        let files = definition.files.filter { SheetView(file: $0.path.description) == nil }
        let sources = files.filter { $0.place == .sources }.count
        return "\(roles) roles, \(contracts.count) protocols\(note), \(sources) files and "
            + "\(files.count - sources) of tests"
    }

    private static func tap(in definition: ArchitectureDefinition) -> String? {
        definition.inputs.events.map { events in
            let says = definition.channels(from: events.from).first { $0.to == events.to }?.says.filter(\.isOpen) ?? []
            let forms = says.map(\.description).joined(separator: ", ")
            let routes = events.routes.isEmpty ? "" : ", or by a route to who opened the \(definition.unit.word)"
            return "\(events.from) -> \(events.to) (\(forms))\(routes)"
        }
    }

    private static func backReferences(in definition: ArchitectureDefinition) -> String? {
        let channels = definition.channels.filter { !$0.leavesUnit && ($0.hold == .weak || $0.hold == .unowned) }
        return channels.isEmpty ? nil : channels.map { "\($0.from) -> \($0.to)" }.joined(separator: ", ")
    }

    private static func limits(in definition: ArchitectureDefinition) -> String? {
        let limits = definition.layers.filter { !$0.mayNotImport.isEmpty }
        return limits.isEmpty
            ? nil : limits.map { "\($0.id): \($0.mayNotImport.joined(separator: ", "))" }.joined(separator: "; ")
    }

    private static func knowledge(in definition: ArchitectureDefinition) -> String? {
        let known = definition.layers.compactMap { layer in
            layer.knows.map { "\(layer.id): \($0.isEmpty ? "nothing" : $0.joined(separator: ", "))" }
        }
        return known.isEmpty ? nil : known.joined(separator: "; ")
    }

    private static func shared(in definition: ArchitectureDefinition) -> String? {
        let beginning = definition.entryRoles
        let shared = definition.roles.filter { $0.scope != .unit && !beginning.contains($0.id) }
        return shared.isEmpty ? nil : shared.map { "\($0.id) (\($0.scope.rawValue))" }.joined(separator: ", ")
    }
}
