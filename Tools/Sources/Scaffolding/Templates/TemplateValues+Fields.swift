import Architecture

/// The values that the user enters.
extension TemplateValues {
    /// All of it, and what templates need to know of the whole.
    var form: [String: Any] {
        let fields = content.behaviour.fields
        let texts = fields.filter { $0.kind != .switch }
        let submits = content.events.first { !$0.carries.isEmpty && $0.hasControl }
        let told = complained
        return [
            "fields": fields.map { field in
                var values = values(of: field)
                let next = texts.firstIndex(of: field).flatMap { texts.indices.contains($0 + 1) ? texts[$0 + 1] : nil }
                values["next"] = next?.control ?? ""
                values["isTold"] = told.contains(field)
                return values
            },
            "isThere": !fields.isEmpty, "texts": texts.map { values(of: $0) },
            "parameters": told.map { "\($0.name): String" }.joined(separator: ", "),
            "views": views.joined(separator: ", "),
            "noSamples": told.map { "\($0.name): \"\"" }.joined(separator: ", "),
            "samples": told.map { "\($0.name): \"\($0.name)\"" }.joined(separator: ", "),
            "needsLocale": readsNumbers, "told": told.map { values(of: $0) },
            "judged": told.map { "\($0.name)IsWrong: Bool" }.joined(separator: ", "),
            "judgedWrong": told.map { "\($0.name)IsWrong: true" }.joined(separator: ", "),
            "judgedRight": told.map { "\($0.name)IsWrong: false" }.joined(separator: ", "),
            "sentences": told.map { "\($0.name): \"\($0.sentence)\"" }.joined(separator: ", "),
            "submits": submits?.name ?? "", "submitsButton": submits.map { $0.stem + "Button" } ?? "",
        ]
    }

    /// True if numbers are read as a person of some language types them.
    private var readsNumbers: Bool {
        content.events.contains { event in
            let awaited = content.behaviour.conditions[event.name] ?? []
            return event.carries.contains(where: \.field.isRead)
                || awaited.contains { if case .field(let field) = $0 { field.isRead } else { false } }
        }
    }

    /// The unit's labels, fields and buttons, from above.
    private var views: [String] {
        let told = complained
        let fields = content.behaviour.fields.flatMap { field in
            if field.kind == .switch { return [field.name + "Row"] }
            return [field.control] + (told.contains(field) ? [field.name + "MessageLabel"] : [])
        }
        return content.shows.map(\.control) + fields + content.events.filter(\.hasControl).map { $0.stem + "Button" }
    }

    /// Returns the entered values that an event tells, and those that are checked before anything follows.
    func entered(of event: Event) -> [String: Any] {
        // What the event waits for is right once it can be sent.
        let awaited = content.behaviour.conditions[event.name] ?? []
        let complaining = event.carries.map(\.field).filter { $0.isChecked && !awaited.contains(.field($0)) }
        let told = complained
        func messages(_ code: (EnteredField) -> String) -> String {
            told.map { field in
                "\(field.name): \(complaining.contains(field) ? code(field) : "\"\"")"
            }.joined(separator: ", ")
        }
        func judged(_ code: (EnteredField) -> String) -> String {
            told.map { field in
                "\(field.name)IsWrong: \(complaining.contains(field) ? code(field) : "false")"
            }.joined(separator: ", ")
        }
        return [
            "fields": event.carries.map { carried in
                values(of: carried.field).merging(["isNeeded": carried.isNeeded]) { _, new in new }
            },
            "isEntered": !event.carries.isEmpty,
            "entered": event.carries.map { "\($0.field.name): \(Self.read($0.field))" }.joined(separator: ", "),
            "checked": complaining.map { values(of: $0) },
            "messages": messages { $0.name + "Message" }, "complaints": messages { "\"\($0.sentence)\"" },
            "judged": judged { $0.name + "IsWrong" }, "judgedWrong": judged { _ in "true" },
            "wrong": event.carries.map { "\($0.field.name): \($0.field.wrongSample)" }
                .joined(separator: ", "),
        ]
    }

    private func values(of field: EnteredField) -> [String: Any] {
        [
            "name": field.name, "kind": field.kind.rawValue, "words": field.words,
            "title": Self.title(of: field.name),
            "control": field.control, "message": field.name + "MessageLabel", "typed": field.typedType,
            "type": field.type, "isSwitch": field.kind == .switch, "isSecure": field.kind == .secure,
            "isEmail": field.kind == .email, "isNumber": field.kind == .number, "isDecimal": field.kind == .decimal,
            "isText": field.kind == .text,
            "isOptional": field.isOptional, "isRead": field.isRead,
            "reading": field.isRead ? field.reading(field.name) : "",
            "ownReading": field.isRead ? field.reading("self.\(field.name).value") : "",
            "read": Self.read(field), "typedSample": field.typedSample, "sample": field.sample,
            "wrongSample": field.wrongSample,
            "wrong": field.wrong(field.name), "ownWrong": field.wrong("\(field.name).value"),
            "sentence": "\"\(field.sentence)\"",
        ]
    }

    /// Code that reads a control.
    private static func read(_ field: EnteredField) -> String {
        field.kind == .switch ? "\(field.control).isOn" : "\(field.control).text ?? \"\""
    }
}
