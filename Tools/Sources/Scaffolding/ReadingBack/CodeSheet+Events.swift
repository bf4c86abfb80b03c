import Architecture

extension CodeSheet {
    // MARK: What is asked

    var isAskedItself: Bool {
        guard let asks = definition.sheet?.asks, let role = definition.role(asks) else { return false }
        return role.scope != .app && !definition.inputs.managers.contains(asks)
    }

    var askedTypes: [String] { isAskedItself ? types(definition.sheet?.asks) : [] }

    var verbs: [String] {
        let channel = definition.channels.first { $0.from == decider && $0.to == definition.sheet?.asks }
        guard isAskedItself, let contract = contract(channel?.through) ?? askedTypes.first else { return [] }
        return code.functions(of: contract).filter { !$0.syntax.modifiers.contains { $0.name.text == "private" } }.map {
            function in
            let parameters = function.parameters.map { "\($0.ownName): \($0.typeName)" }.joined(separator: ", ")
            let name = parameters.isEmpty ? function.name : "\"\(function.name)(\(parameters))\""
            return "\(name): \"\(source(of: function.name))\""
        }
    }

    /// The answer of a request, and where it comes from.
    func source(of verb: String) -> String {
        let function = askedTypes.flatMap(code.functions(of:)).first { $0.name == verb && $0.syntax.body != nil }
        let body = function?.syntax.body?.trimmedDescription ?? ""
        var parts: [String] = []
        if let declared = body.firstMatch(of: /let \w+: ([\w\[\]\.:? ]+) =/) { parts.append(String(declared.1)) }
        if let asked = body.firstMatch(of: /\.(get|post|put|patch|delete)\(\s*"([^"]+)"/) {
            let path = String(asked.2).replacing(/\\\(([\w\.]+)\)/) { "{\($0.1)}" }
            parts.append("\(asked.1.uppercased()) \(path)")
        } else if let shared = body.firstMatch(of: /await (\w+BO\.\w+)\(/) {
            parts.append(String(shared.1))
        }
        if let place = body.firstMatch(of: /at: "([^"]+)"/) { parts.append("at \(place.1)") }
        return parts.joined(separator: ", ")
    }

    var ready: String? {
        guard definition.navigation?.routes == nil else { return nil }
        let names = ["viewDidLoad", "onUIReady", unit.propertyName + "ViewDidLoad", "load"]
        let function = types(decider).flatMap(code.functions(of:)).first { names.contains($0.name) }
        let steps = function.map { self.steps(of: $0).steps }
        guard let steps, !steps.asks.isEmpty else { return nil }
        return steps.text
    }

    // MARK: What the user does

    func events() -> (events: [String], unread: [String]) {
        guard definition.navigation?.routes == nil else {
            return (
                [],
                [
                    "what the user can do in '\(unit.typeName)', and what is asked, cannot be read from code of "
                        + "\(definition.id) yet: relays and the coordinator say it"
                ]
            )
        }
        guard let input = definition.inputs.events else { return ([], []) }
        let channel = definition.channels(from: input.from).first { $0.to == input.to }
        let forms = (channel?.says ?? []).map { $0.form(for: unit) }
        let declared =
            contract(channel?.through).map(code.functions(of:)) ?? types(decider).flatMap(code.functions(of:))
        var events: [String] = []
        var unread: [String] = []
        for message in declared {
            guard forms.contains(where: { $0.isOpen && $0.matches(message.name) }),
                !forms.contains(where: { !$0.isOpen && $0.matches(message.name) }), !input.given.contains(message.name),
                !message.name.lowercased().hasSuffix("retry"),
                !message.name.lowercased().contains("refresh") || rows?.contains("refresh") != true
            else { continue }
            let function = types(decider).flatMap(code.functions(of:)).first { $0.name == message.name }
            let found = function.map { steps(of: $0) }
            unread += found?.unread ?? []
            if let function, found?.steps.isLost == true {
                unread.append("\(function.path):\(function.line): where '\(function.name)' leads could not be read")
            }
            let back = found?.steps.goes.map(back(from:)) ?? (steps: [], unread: [])
            unread += back.unread
            let carried = message.parameters.map(\.ownName).filter { name in
                fields.contains { $0.hasPrefix(name + ":") }
            }
            var text = found?.steps.text ?? ""
            if !back.steps.isEmpty { text += ", back: { \(back.steps.joined(separator: ", ")) }" }
            if !carried.isEmpty, found?.steps.asks.isEmpty != false {
                text += (text.isEmpty ? "" : ", ") + "carries: [\(carried.joined(separator: ", "))]"
            }
            let name = sheetName(of: message, forms)
            events.append(text.isEmpty ? "\(name):" : "\(name): { \(text) }")
        }
        return (events, unread)
    }

    /// Returns the steps that follow another unit's answer.
    func back(from other: String) -> (steps: [String], unread: [String]) {
        let start = UnitName(other).propertyName + "DidFinish"
        var (steps, unread) = ([String](), [String]())
        for function in types(decider).flatMap(code.functions(of:)) where function.name.hasPrefix(start) {
            let rest = function.name.dropFirst(start.count)
            let name = rest.isEmpty ? function.parameters.first?.firstName.text ?? "" : Self.lowercased(rest)
            let found = self.steps(of: function)
            unread += found.unread
            if !found.steps.isEmpty { steps.append("\(name): { \(found.steps.text) }") }
        }
        return (steps, unread)
    }

    /// Returns the sheet's name for an event: the shortest that means the same message.
    func sheetName(of message: UnitCode.Function, _ forms: [VerbForm]) -> String {
        let told = message.parameters.first?.ownName
        let row = list.map { UnitName($0.type).propertyName }
        if let row, ["id", "index"].contains(told), message.name.lowercased().contains(row.lowercased()) {
            return row + "Selected"
        }
        for form in forms where form.isOpen {
            guard let stem = form.stem(of: message.name), !stem.isEmpty else { continue }
            let name = UnitName(stem).propertyName
            guard !forms.contains(where: { $0.description != "…" && $0.matches(name) }) else { continue }
            let said = try? Event.list(name + "Tapped", of: unit, in: definition).first?.name
            if said == message.name { return name }
        }
        return message.name
    }
}
