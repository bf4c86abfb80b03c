/// The content of a scene's sheet, piece by piece, and its text: the same for sheets that say the same.
package struct SheetText: Sendable, Equatable {
    /// Something that a sheet says: a need, a field, an event with its steps.
    package struct Entry: Sendable, Equatable {
        /// Something said of it: `asks` of an event, or nothing but its type.
        package struct Part: Sendable, Equatable {
            /// The name: `asks`; empty for the one thing that is said.
            package let name: String
            /// The text with which a sheet writes it.
            package let text: String

            /// Says something.
            package init(_ name: String, _ text: String) {
                self.name = name
                self.text = text
            }
        }

        /// The key under which it stands: `events`.
        package let key: String
        /// Its name there: `deleteAll`; empty where the key has but one.
        package let name: String
        /// The parts of the entry, in a sheet's order.
        package var parts: [Part]

        /// Says something.
        package init(_ key: String, _ name: String, _ parts: [Part]) {
            self.key = key
            self.name = name
            self.parts = parts
        }

        /// As words: `'deleteAll' of 'events'`.
        package var words: String { name.isEmpty ? "'\(key)'" : "'\(name)' of '\(key)'" }
    }

    /// All of it, in a sheet's order.
    package var entries: [Entry] = []

    /// Puts entries into a sheet's order.
    ///
    /// - Parameter entries: the entries; those of one key keep their order.
    package init(_ entries: [Entry]) {
        self.entries = Self.keys.flatMap { key in entries.filter { $0.key == key } }
    }

    /// Takes a sheet apart.
    ///
    /// - Parameters:
    ///   - sheet: the sheet.
    ///   - word: the architecture's word for a scene: `scene`, `module`.
    package init(of sheet: SceneSheet, word: String) {
        func words(_ key: String, _ words: [SheetWord]) -> [Entry] {
            words.map { Entry(key, $0.text, [.init("", Self.quoted($0.text))]) }
        }
        func values(_ key: String, _ values: [SceneSheet.Value]) -> [Entry] {
            values.map { value in
                let type = Self.quoted(value.type.text)
                return Entry(
                    key, (value.label.map { $0 + " " } ?? "") + value.name.text,
                    [.init("", value.isList ? "[\(type)]" : type)])
            }
        }
        var entries: [Entry] = []
        if let name = sheet.name { entries += words(word == "scene" ? word : "module", [name]) }
        if let group = sheet.group { entries += words("group", [group]) }
        if let view = sheet.view { entries.append(Entry("view", "", [.init("", view.text)])) }
        entries += words("needs", sheet.needs) + values("takes", sheet.takes)
        entries += sheet.returns.map { output in
            Entry("returns", output.name.text, [.init("", Self.type(output.type ?? ""))])
        }
        entries += values("presents", sheet.presents) + words("observes", sheet.observes) + words("shows", sheet.shows)
        if let list = sheet.list { entries.append(Entry("list", "", Self.parts(of: list))) }
        if let search = sheet.search {
            entries.append(
                Entry("search", "", [.init("of", Self.quoted(search.of.text)), .init("by", Self.list(search.by))]))
        }
        entries += sheet.fields.map { field in
            Entry("fields", field.name.text, [.init("", field.kind.rawValue + (field.isOptional ? "?" : ""))])
        }
        entries += sheet.verbs.map { verb in
            let (head, tail) = Self.split(verb)
            return Entry("verbs", head, [.init("", tail)])
        }
        if let ready = sheet.ready { entries.append(Entry("ready", "", Self.parts(of: ready))) }
        entries += sheet.events.map { Entry("events", $0.name.text, Self.parts(of: $0.steps)) }
        self.init(entries)
    }

    /// The keys in a sheet's order.
    package static let keys = [
        "scene", "module", "group", "view", "needs", "takes", "returns", "presents", "observes", "shows", "list",
        "search",
        "fields", "verbs", "ready", "events",
    ]

    // MARK: Parts

    private static func parts(of list: SceneSheet.List) -> [Entry.Part] {
        var parts: [Entry.Part] = []
        if let of = list.of { parts.append(.init("of", quoted(of.text))) }
        if !list.shows.isEmpty { parts.append(.init("shows", Self.list(list.shows, always: true))) }
        if let empty = list.empty { parts.append(.init("empty", quoted(empty.text))) }
        if list.refresh != nil { parts.append(.init("refresh", "true")) }
        if let select = list.select { parts.append(.init("select", quoted(select.text))) }
        return parts
    }

    private static func parts(of steps: SceneSheet.Steps) -> [Entry.Part] {
        var parts: [Entry.Part] = []
        func add(_ name: String, _ text: String?) {
            if let text, !text.isEmpty { parts.append(.init(name, text)) }
        }
        let asks = steps.asks.map { request in
            request.answer.map { "{ \(request.verb.text): \(quoted($0.text)) }" } ?? quoted(request.verb.text)
        }
        add("asks", asks.count > 1 ? "[\(asks.joined(separator: ", "))]" : asks.first)
        add("shows", list(steps.shows))
        add("confirm", steps.confirm.map { quoted($0.text) })
        add("tells", steps.tells.map { quoted($0.text) })
        add("goes", steps.root != nil ? "root" : steps.goes.map { quoted($0.text) })
        add("with", list(steps.with))
        add("named", steps.named.map { quoted($0.text) })
        if steps.isPresented { add("presented", "true") }
        if steps.replaces { add("replaces", "true") }
        let back = steps.back.map { event in
            "\(event.name.text): { \(Self.parts(of: event.steps).map { "\($0.name): \($0.text)" }.joined(separator: ", ")) }"
        }
        add("back", back.isEmpty ? nil : "{ \(back.joined(separator: ", ")) }")
        if steps.leaves != nil { add("leaves", "true") }
        add("carries", list(steps.carries))
        add("enabled", list(steps.enabled))
        return parts
    }

    private static func list(_ words: [SheetWord], always: Bool = false) -> String {
        let texts = words.map { quoted($0.text) }
        return texts.count == 1 && !always
            ? texts[0] : texts.isEmpty ? "" : "[\(texts.joined(separator: ", "))]"
    }

    private static func split(_ verb: RequestVerb) -> (head: String, tail: String) {
        let parameters = verb.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        var tail = [verb.answer, verb.function].compactMap(\.self)
        if let method = verb.method, let path = verb.path { tail.append("\(method) \(path)") }
        if !verb.keyPath.isEmpty { tail.append("at \(verb.keyPath)") }
        return (verb.name + (parameters.isEmpty ? "" : "(\(parameters))"), tail.joined(separator: ", "))
    }

    // MARK: Text

    /// The sheet.
    package var text: String {
        var lines: [String] = []
        for key in Self.keys {
            let own = entries.filter { $0.key == key }
            guard let first = own.first else { continue }
            switch key {
            case "scene", "module", "group": lines.append("\(key): \(first.parts.first?.text ?? "")")
            case "needs", "observes", "shows":
                lines.append("\(key): [\(own.map { $0.parts.first?.text ?? "" }.joined(separator: ", "))]")
            case "list", "search", "ready": lines += Self.lines("\(key)", first.parts)
            case "verbs":
                lines.append("verbs:")
                lines += own.map { "  \(Self.quoted($0.name)): \(Self.quoted($0.parts.first?.text ?? ""))" }
            case "events": lines += ["events:"] + own.flatMap { Self.lines("  " + Self.quoted($0.name), $0.parts) }
            default:
                let values = own.map { "\($0.name): \($0.parts.first?.text ?? "")".trimmed }
                lines.append("\(key): { \(values.joined(separator: ", ")) }")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A key with what is said of it, on one line where that holds it.
    private static func lines(_ key: String, _ parts: [Entry.Part]) -> [String] {
        if parts.isEmpty { return [key + ":"] }
        let said = parts.map { "\($0.name): \($0.text)" }
        let line = "\(key): { \(said.joined(separator: ", ")) }"
        if line.count <= 110 { return [line] }
        let indent = key.prefix { $0 == " " } + "  "
        return [key + ":"] + said.map { indent + $0 }
    }

    /// A type: several are a list of one.
    private static func type(_ type: String) -> String {
        if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
            return "[\(quoted(String(type.dropFirst().dropLast())))]"
        }
        return type.isEmpty ? "" : quoted(type)
    }

    /// A word or sentence as YAML takes it wherever it stands.
    package static func quoted(_ text: String) -> String {
        let isPlain =
            text.allSatisfy { $0.isLetter || $0.isNumber || " ?!._/-".contains($0) } && text.first?.isLetter == true
            && !text.contains(" -") && text.last != " "
        return isPlain || text.isEmpty
            ? text : "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
