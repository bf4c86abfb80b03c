import Architecture
import SourceModel

/// Fields of units that nobody noted: a control, and what is told when something is entered.
extension UnitGrowth {
    mutating func addField(_ text: String) throws(ScaffoldError) {
        let field = try Self.field(text)
        let host = try host(for: "a control for '\(field.name)'")
        switch host.kit {
        case .swiftUI: try add(field, inSwiftUI: host)
        case .uiKit: try add(field, inUIKit: host)
        }
    }

    /// Reads `price: decimal`, as sheets say it; without a kind, text is entered.
    private static func field(_ text: String) throws(ScaffoldError) -> EnteredField {
        let name = String(text.prefix { $0 != ":" }).trimmed
        var word = String(text.dropFirst(name.count)).drop { $0 == ":" || $0 == " " }.description.trimmed
        let isOptional = word.hasSuffix("?")
        if isOptional { word = String(word.dropLast()) }
        guard let kind = word.isEmpty ? FieldKind.text : FieldKind(rawValue: word) else {
            let kinds = FieldKind.allCases.map(\.rawValue)
            throw ScaffoldError(
                .usage,
                "a field is written 'name: kind', where the kind is one of \(kinds.joined(separator: ", ")), and this is "
                    + "'\(text)'" + (NearestWord.question(for: word, among: kinds) ?? ""))
        }
        return EnteredField(
            name: try SwiftNames.member(name, what: "a field"), kind: kind, isOptional: isOptional)
    }

    private mutating func add(_ field: EnteredField, inSwiftUI host: SceneHost) throws(ScaffoldError) {
        try refuse(field.control, in: host.type)
        let initial = field.kind == .switch ? "false" : "\"\""
        let value = try keep(field.name, field.typedType, initial, in: host)
        let binding =
            host.state.map { state in
                state.isBindable
                    ? "$\(value)" : "Binding(get: { \(value) }, set: { \(value) = $0 })"
            } ?? "$\(value)"
        let control =
            switch field.kind {
            case .switch: "Toggle"
            case .secure: "SecureField"
            default: "TextField"
            }
        let label = field.kind == .switch ? "isOn" : "text"
        let keyboard =
            switch field.kind {
            case .number: "\n\t\t.keyboardType(.numberPad)"
            case .decimal: "\n\t\t.keyboardType(.decimalPad)"
            case .email: "\n\t\t.keyboardType(.emailAddress)\n\t\t.autocapitalization(.none)"
            default: ""
            }
        try insert(
            """
            private var \(field.control): some View {
            \t\(control)("\(field.title)", \(label): \(binding))\(keyboard)
            }
            """, into: host.part, of: host.type, behind: [])
        notes.append(
            "nobody sees it yet: put '\(field.control)' where it belongs in \(index[host.type].name) "
                + "(\(reading.place(of: host.type)))")
    }

    private mutating func add(_ field: EnteredField, inUIKit host: SceneHost) throws(ScaffoldError) {
        try refuse(field.control, in: host.type)
        let isSwitch = field.kind == .switch
        let (control, value) = isSwitch ? ("UISwitch", "isOn: Bool") : ("UITextField", "text: String")
        let changed = try UnitMessage("\(field.name)Changed(\(value))")
        let edited = "\(field.name)Edited"
        let code = try hear(changed, by: host)
        let told = isSwitch ? "let isOn = control.isOn" : "let text = control.text ?? \"\""
        try insert(
            "@objc private func \(edited)(_ control: \(control)) {\n\t\(told)\n\t\(code)\n}", into: host.part,
            of: host.type, behind: [])
        var settings: [String] = []
        if !isSwitch { settings = ["placeholder = \"\(field.title)\"", "borderStyle = .roundedRect"] }
        switch field.kind {
        case .number: settings.append("keyboardType = .numberPad")
        case .decimal: settings.append("keyboardType = .decimalPad")
        case .email: settings += ["keyboardType = .emailAddress", "autocapitalizationType = .none"]
        case .secure: settings.append("isSecureTextEntry = true")
        default: break
        }
        let lines = settings.map { "\tcontrol.\($0)\n" }.joined()
        let event = isSwitch ? "valueChanged" : "editingChanged"
        try insert(
            "private lazy var \(field.control): \(control) = {\n\tlet control = \(control)()\n\(lines)"
                + "\tcontrol.addTarget(self, action: #selector(\(edited)(_:)), for: .\(event))\n\treturn control\n}()",
            into: host.part, of: host.type, behind: [], .lazy)
        notes.append(
            "nobody sees it yet: put '\(field.control)' into the view of \(index[host.type].name) "
                + "(\(reading.place(of: host.type)))")
    }
}

extension EnteredField {
    /// As its label says it: `User name`.
    fileprivate var title: String { words.prefix(1).uppercased() + words.dropFirst() }
}
