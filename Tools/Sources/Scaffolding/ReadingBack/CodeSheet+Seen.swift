import Architecture

extension CodeSheet {
    // MARK: What is seen

    mutating func readFields() {
        let seen = types(definition.inputs.events?.from) + types(definition.unit.owner) + types("view")
        var known: Set<String> = []
        for property in seen.flatMap({ code.properties[$0] ?? [] }) where known.insert(property.name).inserted {
            if property.type.hasPrefix("UISwitch("), property.name.hasSuffix("Switch") {
                fields.append("\(property.name.dropLast(6)): switch")
            } else if property.type.hasPrefix("UITextField("), property.name.hasSuffix("Field") {
                let name = String(property.name.dropLast(5))
                let isTold = known.contains(name + "MessageLabel") || code.text.contains("let \(name)MessageLabel = ")
                let says = { [code] (words: String) in code.text.contains("\(property.name).\(words)") }
                let kind =
                    says("isSecureTextEntry = true")
                    ? "secure"
                    : says("keyboardType = .emailAddress")
                        ? "email"
                        : says("keyboardType = .numberPad")
                            ? "number" : says("keyboardType = .decimalPad") ? "decimal" : "text"
                fields.append("\(name): \(kind)\(isTold ? "" : "?")")
            }
        }
    }

    mutating func readModels() {
        let own = Set(types(decider) + types("presenter"))
        for function in code.functions where own.contains(function.type) {
            guard ["present", "display", "show", "request"].contains(where: function.name.hasPrefix),
                let parameter = function.parameters.first, function.parameters.count == 1
            else { continue }
            let type = parameter.typeName
            let body = function.syntax.body?.trimmedDescription ?? ""
            if type.hasPrefix("["), isModel(String(type.dropFirst().dropLast())) {
                if list == nil, body.contains(".map") || body.contains("known") {
                    list = (parameter.ownName, String(type.dropFirst().dropLast()))
                }
            } else if isModel(type), single == nil,
                body.contains("ViewModel(") || body.contains("UI(") || body.contains(".value = ")
            {
                single = (parameter.ownName, type)
            }
        }
    }

    var rowType: String? {
        definition.sheet?.rows.flatMap { definition.dataKind($0)?.type?.description }.map { form in
            form.contains("{Model}")
                ? form.replacing("{Model}", with: list?.type ?? "")
                : form.replacing("{Unit}", with: unit.typeName)
        }
    }

    var shown: [String] {
        guard single != nil else { return [] }
        let kind = definition.inputs.shows.flatMap { definition.dataKind($0.data)?.type?.name(for: unit) }
        if let kind, let properties = code.properties[kind] { return properties.map(\.name) }
        let show = code.functions.first { $0.name == "show" && $0.parameters.first?.typeName == single?.type }
        let lines = (show?.syntax.body?.trimmedDescription ?? "").split(separator: "\n").map { String($0).trimmed }
        return lines.compactMap { line in
            line.hasPrefix("self.") && line.contains(".value = ")
                ? String(line.dropFirst(5).prefix { $0 != "." }) : nil
        }
    }

    var rows: String? {
        guard let list else { return nil }
        var parts = ["of: \(list.name)"]
        let shown = (rowType.map(properties(named:)) ?? []).map(\.name).filter { $0 != "id" }
        if !shown.isEmpty { parts.append("shows: [\(shown.joined(separator: ", "))]") }
        if let empty = text(assignedTo: "emptyLabel.text"), !empty.isEmpty {
            parts.append("empty: \(SheetText.quoted(empty))")
        }
        if code.text.contains("UIRefreshControl()") { parts.append("refresh: true") }
        return parts.joined(separator: ", ")
    }
}
