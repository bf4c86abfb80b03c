import Architecture

/// Templates for a learned architecture: plain types with their references, to be made the team's own.
struct TemplateText {
    let learned: LearnedArchitecture
    let written: WrittenArchitecture

    /// The templates by name.
    var templates: [String: String] {
        Dictionary(uniqueKeysWithValues: written.files.map { ($0.id, text(of: $0)) })
    }

    private func text(of file: LearnedFile) -> String {
        let ids = file.holds.map(\.value)
        let roles = ids.compactMap { id in written.roles.first { $0.id == id } }
        var parts: [String] = []
        let layer = roles.first?.layer ?? learned.layers.first?.id
        if let layer, learned.layers.contains(where: { $0.id == layer && !$0.imports.isEmpty }) {
            parts.append("{{ layers.\(layer).imports }}\n")
        }
        for id in ids {
            if written.contracts.contains(where: { $0.id == id }) {
                parts.append(
                    "{% if contracts.\(id).isUsed %}\nprotocol {{ contracts.\(id).type }}: AnyObject {\n}\n{% endif %}\n"
                )
            } else if let kind = written.data.first(where: { $0.id == id }), !kind.name.isNested {
                let isPlace = written.data.contains { $0.form.hasPrefix(kind.form + ".") }
                if !isPlace { parts.append("struct {{ data.\(id).type }} {\n}\n") }
            }
        }
        parts += NestedText(written.data.filter { ids.contains($0.id) && $0.name.isNested }).parts
        for role in roles { parts.append(text(of: role)) }
        return parts.joined(separator: "\n")
    }

    private func text(of role: LearnedRole) -> String {
        let id = role.id
        let isController = learned.isController(role)
        if role.isSwiftUIView { return swiftUIView(id) }
        if written.builder == id, !written.creates.contains(where: { $0.value == id }) {
            return "enum {{ roles.\(id).type }} {\n\(builder)}\n"
        }
        var text = "{% if roles.\(id).base %}\n"
        text += "final class {{ roles.\(id).type }}: {{ roles.\(id).base }} {\n{% else %}\n"
        text += "final class {{ roles.\(id).type }} {\n{% endif %}\n"
        text += "{% for reference in roles.\(id).back %}\n"
        text += "    {{ reference.hold }} var {{ reference.property }}: {{ reference.optionalType }}\n{% endfor %}\n"
        text += "{% for reference in roles.\(id).given %}\n"
        text += "    private let {{ reference.property }}: {{ reference.type }}\n{% endfor %}\n"
        text += "{% for reference in roles.\(id).made %}\n"
        text += "    private let {{ reference.property }} = {{ reference.type }}()\n{% endfor %}\n"
        let hasGiven = written.channels.contains { channel in
            channel.from == id && channel.hold.value == .strong && channel.property != nil && !channel.leavesUnit
                && written.creates.contains { $0.value == channel.to }
        }
        if hasGiven {
            text += "\n    init({{ roles.\(id).parameters }}) {\n{% for reference in roles.\(id).given %}\n"
            text += "        self.{{ reference.property }} = {{ reference.parameter }}\n{% endfor %}\n"
            if isController {
                text += "        super.init(nibName: nil, bundle: nil)\n"
            } else if let base = role.base, !Self.protocols.contains(base.value) {
                text += "        super.init()\n"
            }
            text += "    }\n"
            if isController {
                text += "\n    @available(*, unavailable)\n    required init?(coder: NSCoder) {\n        nil\n    }\n"
            }
        }
        if let root = written.channels.first(where: { $0.from == id && $0.hold.value == .viewHierarchy }) {
            text += "\n    override func loadView() {\n        view = {{ roles.\(root.to).type }}()\n    }\n"
        }
        if written.builder == id { text += "\n" + builder }
        text += "}\n"
        // Only what a new unit declares, and what it implements of its own: not what another unit does for it.
        let declared = Set(written.files.flatMap(\.holds).map(\.value))
        let own = Set(learned.actor(id)?.implements.map(\.value) ?? [])
        for contract in role.implements where declared.contains(contract.value) && own.contains(contract.value) {
            text += "\n{% if contracts.\(contract.value).isUsed %}\n"
            text += "extension {{ roles.\(id).type }}: {{ contracts.\(contract.value).type }} {\n}\n{% endif %}\n"
        }
        return text
    }

    /// Protocols of the system that classes name where others name their base.
    private static let protocols: Set = [
        "ObservableObject", "Sendable", "Hashable", "Equatable", "Identifiable", "Comparable", "Codable", "Encodable",
        "Decodable", "Error", "CustomStringConvertible", "NSObjectProtocol", "NSCoding", "NSCopying", "NSSecureCoding",
    ]

    private func swiftUIView(_ id: String) -> String {
        var text = "struct {{ roles.\(id).type }}: View {\n{% for reference in roles.\(id).given %}\n"
        text += "    let {{ reference.property }}: {{ reference.type }}\n{% endfor %}\n"
        text += "{% for reference in roles.\(id).made %}\n"
        text += "    private let {{ reference.property }} = {{ reference.type }}()\n{% endfor %}\n\n"
        text += "    var body: some View {\n        Text(\"{{ unit.words }}\")\n    }\n"
        if written.builder == id { text += "\n" + builder }
        return text + "}\n"
    }

    private var builder: String {
        """
            static func {{ assembly.function }}() -> {{ assembly.returns.type }} {
        {% for step in assembly.steps %}
                let {{ step.property }} = {{ step.type }}({{ step.arguments }})
        {% endfor %}
        {% for connection in assembly.connections %}
                {{ connection.holder }}.{{ connection.property }} = {{ connection.value }}
        {% endfor %}
                return {{ assembly.returns.property }}
            }

        """
    }
}

/// Kinds of data inside the types that are their places.
private struct NestedText {
    private var homes: [(name: String, cases: [(name: String, kinds: [String])])] = []

    init(_ kinds: [LearnedRole]) {
        for kind in kinds where !kind.name.isOpen {
            let parts = kind.form.split(separator: ".").map(String.init)
            guard parts.count == 3 else { continue }
            let home = parts[0].replacing("{Unit}", with: "{{ unit.name }}")
            if !homes.contains(where: { $0.name == home }) { homes.append((home, [])) }
            guard let index = homes.firstIndex(where: { $0.name == home }) else { continue }
            if let number = homes[index].cases.firstIndex(where: { $0.name == parts[1] }) {
                homes[index].cases[number].kinds.append(parts[2])
            } else {
                homes[index].cases.append((parts[1], [parts[2]]))
            }
        }
    }

    var parts: [String] {
        homes.map { home in
            let cases = home.cases.map { one in
                "    enum \(one.name) {\n"
                    + one.kinds.map { "        struct \($0) {\n        }\n" }.joined(separator: "\n") + "    }\n"
            }
            return "enum \(home.name) {\n\(cases.joined(separator: "\n"))}\n"
        }
    }
}

extension LearnedArchitecture {
    /// Whether a role's types are view controllers.
    func isController(_ role: LearnedRole) -> Bool { role.base?.value.hasSuffix("Controller") ?? false }
}
