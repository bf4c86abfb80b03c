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
        let imports = imports(of: file, roles)
        if !imports.isEmpty { parts.append(imports.map { "import \($0)\n" }.joined()) }
        if let alias = result.alias, alias.path == file.path.value {
            parts.append("typealias \(alias.name) = \(alias.text)\n")
        }
        // The enumeration that the roles stand in, once.
        func holdsNested(_ file: LearnedFile) -> Bool {
            file.holds.contains { held in written.roles.contains { $0.id == held.value && $0.name.isNested } }
        }
        if written.files.first(where: holdsNested)?.id == file.id { parts.append("enum {{ unit.name }} {\n}\n") }
        for id in ids {
            if written.contracts.contains(where: { $0.id == id }) {
                let bound = isClassBound(id) ? ": AnyObject" : ""
                parts.append(
                    "{% if contracts.\(id).isUsed %}\nprotocol {{ contracts.\(id).type }}\(bound) {\n}\n{% endif %}\n")
            } else if let kind = written.data.first(where: { $0.id == id }), !kind.name.isNested {
                let isPlace = written.data.contains { $0.form.hasPrefix(kind.form + ".") }
                let keyword = kind.keyword == "class" ? "final class" : kind.keyword
                if !isPlace { parts.append("\(keyword) {{ data.\(id).type }} {\n}\n") }
            }
        }
        parts += NestedText(written.data.filter { ids.contains($0.id) && $0.name.isNested }).parts
        for role in roles where !role.isPreview { parts.append(placed(text(of: role), of: role)) }
        for role in roles where role.isPreview { parts.append(placed(text(of: role), of: role)) }
        return parts.joined(separator: "\n")
    }

    /// Returns the modules that most of the files of this kind import, and those that the types in a new one cannot
    /// do without.
    private func imports(of file: LearnedFile, _ roles: [LearnedRole]) -> [String] {
        var modules = Set(file.imports.map(\.value))
        let usesUIKit = roles.contains { $0.base?.value.hasPrefix("UI") ?? false || learned.isController($0) }
        if usesUIKit, !modules.contains(where: { $0.hasSuffix("UIKit") }) { modules.insert("UIKit") }
        if roles.contains(where: \.isSwiftUIView) { modules.insert("SwiftUI") }
        if roles.contains(where: { $0.id == written.builder }) {
            if result.text.hasPrefix("UI"), !modules.contains(where: { $0.hasSuffix("UIKit") }) {
                modules.insert("UIKit")
            }
            if result.text.hasPrefix("AnyView") { modules.insert("SwiftUI") }
        }
        return modules.sorted()
    }

    /// A declaration where it stands: inside its unit's enumeration or its screen, where the others do.
    private func placed(_ text: String, of role: LearnedRole) -> String {
        guard let dot = role.name.suffix.firstIndex(of: "."), let end = text.firstRange(of: "\n}\n") else {
            return text
        }
        let (outer, inner) = (role.name.suffix[..<dot], role.name.suffix[dot...].dropFirst())
        var declared = String(text[..<end.upperBound])
        for word in ["class", "struct", "enum"] {
            declared = declared.replacing(
                "\(word) {{ roles.\(role.id).type }}", with: "\(word) \(inner)")
        }
        let lines = declared.split(separator: "\n", omittingEmptySubsequences: false)
        let indented = lines.map { $0.isEmpty || $0.hasPrefix("{%") ? String($0) : "    \($0)" }
        return "extension {{ unit.name }}\(outer) {\n\(indented.joined(separator: "\n"))}\n" + text[end.upperBound...]
    }

    private func text(of role: LearnedRole) -> String {
        let id = role.id
        let isController = learned.isController(role)
        if role.isSwiftUIView { return swiftUIView(id) }
        if role.isPreview { return preview(id) }
        let makesUnit = written.builder == id && hasBuilder
        if role.keyword == "enum", makesUnit, isStatic, !written.creates.contains(where: { $0.value == id }) {
            return "enum {{ roles.\(id).type }} {\n\(builder)}\n"
        }
        // What an enumeration or a base with parameters would need, a new type does not have.
        let isPlain = role.keyword == "struct" && role.base == nil
        let word = isPlain ? "struct" : "final class"
        let more = conformances(of: role)
        var text = role.baseIsGeneric ? "{% if false %}\n" : "{% if roles.\(id).base %}\n"
        text +=
            "\(word) {{ roles.\(id).type }}: {{ roles.\(id).base }}\(more.map { ", " + $0 }.joined()) {\n{% else %}\n"
        // A screen stays one where its base asks for arguments that nobody knows.
        let plainMore = (role.baseIsGeneric && isController ? ["UIViewController"] : []) + more
        let onlyMore = plainMore.isEmpty ? "" : ": " + plainMore.joined(separator: ", ")
        text += "\(word) {{ roles.\(id).type }}\(onlyMore) {\n{% endif %}\n"
        text += "{% for reference in roles.\(id).back %}\n"
        text += "    {{ reference.hold }} var {{ reference.property }}: {{ reference.optionalType }}\n{% endfor %}\n"
        text += "{% for reference in roles.\(id).given %}\n"
        text += "    private let {{ reference.property }}: {{ reference.type }}\n{% endfor %}\n"
        for channel in made(by: id) { text += whereUsed(channel.to, declaration(of: channel)) }
        let hasGiven = written.channels.contains { channel in
            channel.from == id && channel.hold.value == .strong && channel.property != nil && !channel.leavesUnit
                && written.creates.contains { $0.value == channel.to }
        }
        if hasGiven {
            text += "\n    init({{ roles.\(id).parameters }}) {\n{% for reference in roles.\(id).given %}\n"
            text += "        self.{{ reference.property }} = {{ reference.parameter }}\n{% endfor %}\n"
            if isController {
                text += "        super.init(\(role.baseIsMadeOfNothing ? "" : "nibName: nil, bundle: nil"))\n"
            } else if role.base != nil, !role.baseIsGeneric {
                text += "        super.init()\n"
            }
            text += "    }\n"
            if isController {
                text += "\n    @available(*, unavailable)\n    required init?(coder: NSCoder) {\n        nil\n    }\n"
            }
        }
        if let root = written.channels.first(where: { $0.from == id && $0.hold.value == .viewHierarchy }) {
            let method = "\n    override func loadView() {\n" + makingView(root.to, of: role) + "    }\n"
            text += whereUsed(root.to, method)
        }
        if makesUnit { text += (hasReferences(id) ? "\n" : "") + builder }
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

    /// Returns text that speaks of a role, where a unit may be without it: only in one that has it.
    private func whereUsed(_ id: String, _ text: String) -> String {
        let isOptional = written.roles.first { $0.id == id }.map(\.isOptional) ?? false
        return isOptional ? "{% if roles.\(id).isUsed %}\n\(text){% endif %}\n" : text
    }

    /// Returns the code with which a view controller makes its view, which tells it of events where the app's own do
    /// so.
    private func makingView(_ view: String, of controller: LearnedRole) -> String {
        let fulfilled = Set(learned.actor(controller.id)?.implements.map(\.value) ?? [])
        let tellsController = written.channels.contains { channel in
            channel.from == view && channel.to == controller.id && !channel.leavesUnit && channel.property != nil
                && (channel.hold.value == .weak || channel.hold.value == .unowned)
                && channel.through.map { fulfilled.contains($0.value) } ?? true
        }
        guard tellsController else { return "        view = {{ roles.\(view).type }}()\n" }
        return """
                    let root = {{ roles.\(view).type }}()
                    root.{{ roles.\(view).to.\(controller.id).property }} = self
                    view = root

            """
    }

    /// Returns the channels to the objects that a role holds strongly and makes itself, since its builder does not.
    private func made(by id: String) -> [LearnedChannel] {
        written.channels.filter { channel in
            channel.from == id && channel.hold.value == .strong && !channel.leavesUnit
                && !written.creates.contains { $0.value == channel.to }
        }
    }

    private func declaration(of channel: LearnedChannel) -> String {
        let property = channel.property.map { $0.value.replacing("{unit}", with: "{{ unit.property }}") }
        let name = property ?? "{{ roles.\(channel.to).property }}"
        let value = " = {{ roles.\(channel.to).type }}()"
        guard let through = channel.through?.value else { return "    private let \(name)\(value)\n" }
        return "{% if contracts.\(through).isUsed %}\n"
            + "    private let \(name): any {{ contracts.\(through).type }}\(value)\n"
            + "{% else %}\n    private let \(name)\(value)\n{% endif %}\n"
    }

    /// Returns true if a contract is for classes alone: a type that holds it weakly needs that, and one that is no
    /// class cannot fulfil it.
    private func isClassBound(_ id: String) -> Bool {
        let isWeak = written.channels.contains {
            $0.through?.value == id && ($0.hold.value == .weak || $0.hold.value == .unowned)
        }
        if isWeak { return true }
        let fulfilling = written.roles.filter { role in role.implements.contains { $0.value == id } }
        guard fulfilling.allSatisfy({ $0.keyword == "class" }) else { return false }
        return written.contracts.first { $0.id == id }?.isClassBound ?? true
    }

    /// Returns true if a role has properties for others.
    private func hasReferences(_ id: String) -> Bool {
        written.channels.contains {
            $0.from == id && !$0.leavesUnit && $0.hold.value != .viewHierarchy && $0.hold.value != .static
        }
    }

    /// The app's own protocols that a type like this names, and that what is written here fulfils.
    private func conformances(of role: LearnedRole) -> [String] {
        let functions: Set = written.builder == role.id ? [written.function.value] : []
        return role.conformances.filter { parent in
            !parent.demandsMore && parent.demands.isSubset(of: functions)
        }.map(\.name)
    }

    /// True if a function builds units.
    private var hasBuilder: Bool { learned.assembly.map { !$0.isByScreen } ?? false }

    /// True if builders are called on their types.
    private var isStatic: Bool { learned.assembly?.style.isStatic.value ?? true }

    /// The building function's result, in the words of templates.
    private var result: BuiltResult { BuiltResult(learned, written) }

    /// A preview of the owner where it can be made of nothing.
    private func preview(_ id: String) -> String {
        let owner = written.roles.first { $0.id == written.owner }
        let isFree = owner?.isSwiftUIView == true && !written.channels.contains { $0.from == owner?.id }
        let shown = isFree ? "{{ roles.\(written.owner).type }}()" : "Text(\"{{ unit.words }}\")"
        return """
            struct {{ roles.\(id).type }}: PreviewProvider {
                static var previews: some View {
                    \(shown)
                }
            }

            """
    }

    private func swiftUIView(_ id: String) -> String {
        // What a view is to follow, it has to observe.
        let observed = written.channels.contains { channel in
            channel.from == id
                && written.roles.contains {
                    $0.id == channel.to && $0.conformances.contains { $0.name == "ObservableObject" }
                }
        }
        var text = "struct {{ roles.\(id).type }}: View {\n{% for reference in roles.\(id).given %}\n"
        text +=
            "    \(observed ? "@ObservedObject var" : "let") {{ reference.property }}: {{ reference.type }}\n{% endfor %}\n"
        for channel in made(by: id) { text += declaration(of: channel) }
        if hasReferences(id) { text += "\n" }
        text += "    var body: some View {\n        Text(\"{{ unit.words }}\")\n    }\n"
        if written.builder == id, hasBuilder { text += "\n" + builder }
        return text + "}\n"
    }

    /// The function that builds: one that an app's units make in `init` gives back what it made under another name.
    private var buildingFunction: String {
        written.function.value == "init" ? "build" : "{{ assembly.function }}"
    }

    private var builder: String {
        """
            \(isStatic ? "static " : "")func \(buildingFunction)() -> \(result.text) {
        {% for step in assembly.steps %}
                let {{ step.property }} = {{ step.type }}({{ step.arguments }})
        {% endfor %}
        {% for connection in assembly.connections %}
                {{ connection.holder }}.{{ connection.property }} = {{ connection.value }}
        {% endfor %}
                return \(result.value)
            }

        """
    }
}

/// The result of a builder's function, in the words of templates: the one of most of those that exist, where a new
/// one can have it.
private struct BuiltResult {
    /// The type.
    private(set) var text = "{{ assembly.returns.type }}"
    /// The value.
    private(set) var value = "{{ assembly.returns.property }}"
    /// The alias that the type needs, with the file that it stands in.
    private(set) var alias: (name: String, text: String, path: String)?

    init(_ learned: LearnedArchitecture, _ written: WrittenArchitecture) {
        guard let assembly = learned.assembly, assembly.given == nil, let result = assembly.style.result,
            result.evidence.isSure
        else { return }
        let style = assembly.style
        let plain = String(result.value.prefix { $0 != "?" && $0 != "!" })
        if let found = style.alias, found.text.evidence.isSure, plain.contains("{Unit}"),
            let values = Self.values(of: found.text.value, written),
            written.files.contains(where: { $0.path.value == found.path })
        {
            text = Self.template(result.value)
            value = values
            alias = (Self.template(plain), Self.template(found.text.value), found.path)
        } else if plain == "AnyView" {
            text = plain
            value = "AnyView({{ assembly.returns.property }})"
        } else if Self.general.contains(plain) {
            text = result.value
        } else if let contract = written.contracts.first(where: { $0.form == plain }),
            written.roles.first(where: { $0.id == written.returns })?.implements.contains(where: {
                $0.value == contract.id
            }) ?? false
        {
            text = Self.template(result.value)
        }
    }

    /// The types that every controller is, too.
    private static let general: Set = ["UIViewController"]

    private static func template(_ form: String) -> String { form.replacing("{Unit}", with: "{{ unit.name }}") }

    /// A tuple of the roles that fulfil the types of a tuple, `nil` where one is fulfilled by none.
    private static func values(of tuple: String, _ written: WrittenArchitecture) -> String? {
        guard tuple.hasPrefix("("), tuple.hasSuffix(")") else { return nil }
        var values: [String] = []
        for part in tuple.dropFirst().dropLast().split(separator: ",") {
            let words = part.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
            guard words.count == 2 else { return nil }
            let contract = written.contracts.first { $0.form == words[1] }
            let role = written.roles.first { role in
                role.form == words[1] || role.implements.contains { $0.value == contract?.id }
            }
            guard let role, written.creates.contains(where: { $0.value == role.id }) else { return nil }
            values.append("\(words[0]): {{ roles.\(role.id).property }}")
        }
        return "(\(values.joined(separator: ", ")))"
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
    /// Returns true if a role's types are view controllers.
    func isController(_ role: LearnedRole) -> Bool { role.base?.value.hasSuffix("Controller") ?? false }
}
