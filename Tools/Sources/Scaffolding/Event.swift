import Architecture

/// Something that the user can do, as a message.
struct Event: Equatable {
    /// The message's base name: `termsButtonTapped`.
    let name: String
    /// The name of the touched element, as the beginning of a property's name: `terms`.
    let stem: String
    /// True if somebody sends it already, so that it needs no control.
    let isGiven: Bool
    /// True if it leaves the unit.
    let isRoute: Bool
    /// The values that are told with it: no control knows them, so that the code which does sends the event by a
    /// method.
    var passes: [PassedValue] = []
    /// The text that the person wrote, where the architecture has another name for it.
    var written: String?

    /// The values that the user has entered and that it tells: among those told with it, as they were entered.
    var carries: [Carried] = []

    /// Something that was entered.
    struct Carried: Equatable {
        /// The field.
        let field: EnteredField
        /// True if something that follows needs it.
        let isNeeded: Bool
    }

    /// The part of the unit that sends it, where it is no button.
    var sender = Sender.button

    /// The element that the user touches.
    enum Sender: Equatable {
        /// A button, or whatever knows the values that are told.
        case button
        /// A row of the unit's list.
        case row
        /// The unit's list, which the user pulls down.
        case pull
    }

    /// True if the unit has a button that sends it.
    var hasControl: Bool { !isGiven && isBare && sender == .button }

    /// True if a button alone knows the values that are told with it: none, or entered ones.
    private var isBare: Bool { passes.isEmpty || passes.count == carries.count }

    /// True if a tap on a control sends it that tells nothing and stays in the unit.
    var isTap: Bool { hasControl && !isRoute && Self.tap.matches(written ?? name) }

    /// Reads what the command line takes: `itemSelected(index: Int), retryTapped`.
    ///
    /// - Parameters:
    ///   - list: the text that the person wrote.
    ///   - unit: the unit, after which an architecture may name its events.
    ///   - definition: the architecture, whose verbs decide how an event may be named.
    ///   - reserved: names that stand for something else where an event's values will stand.
    ///   - sources: the sources around.
    static func list(
        _ list: String, of unit: UnitName, in definition: ArchitectureDefinition, reserved: Set<String> = [],
        among sources: ModuleSources? = nil
    ) throws(ScaffoldError) -> [Event] {
        let parts = list.parts
        if parts == [""] { return [] }
        guard let input = definition.inputs.events else {
            throw ScaffoldError(.usage, "\(definition.id) takes no events")
        }
        let channel = definition.channels(from: input.from).first { $0.to == input.to }
        let forms = (channel?.says ?? []).map { $0.form(for: unit) }
        let routes = input.routes.map { $0.form(for: unit) }
        var events: [Event] = []
        for part in parts {
            let (name, values) = try told(in: part)
            var event = try event(name, forms: forms, routes: routes, given: input.given, architecture: definition.id)
            event.passes = try PassedValue.list(values, what: "told", reserved: reserved, among: sources)
            if event.isGiven, !event.passes.isEmpty {
                throw ScaffoldError(.usage, "'\(name)' is sent by the runtime, which tells nothing with it")
            }
            if let other = events.first(where: { $0.meets(event) }) {
                throw ScaffoldError(.usage, event.clash(with: other))
            }
            events.append(event)
        }
        return events
    }

    /// Returns true if one of two events would stand in the other's way.
    func meets(_ other: Event) -> Bool {
        name == other.name || (stem == other.stem && isBare && other.isBare)
    }

    /// Returns the message where it meets another.
    func clash(with other: Event) -> String {
        name == other.name
            ? "the event '\(name)' is there already"
            : "the events '\(other.name)' and '\(name)' would be sent by the same control"
    }

    /// The name and the values of `itemSelected(index: Int)`.
    private static func told(in part: String) throws(ScaffoldError) -> (name: String, values: String) {
        guard let bracket = part.firstIndex(of: "(") else { return (part, "") }
        let values = String(part[bracket...]).trimmed
        guard values.hasSuffix(")") else {
            throw ScaffoldError(
                .usage, "an event with values is written 'itemSelected(index: Int)', and this is '\(part)'")
        }
        return (String(part[..<bracket]).trimmed, String(values.dropFirst().dropLast()))
    }

    /// Returns true if a name is the verb that a form begins with, which may stand alone: `proceed` for `proceed…`,
    /// and not the beginning of a sentence, such as the `on` of `on…`.
    private static func isVerb(_ name: String, of form: VerbForm) -> Bool {
        name.count > 3 && form.description == name + "…"
    }

    /// The form of a tap's name, whatever the architecture.
    private static let tap = VerbForm("…Tapped")
    /// The form of the name of a row's tap, whatever the architecture.
    private static let selection = VerbForm("…Selected")

    private static func event(
        _ written: String, forms: [VerbForm], routes: [VerbForm], given: [String], architecture: String
    ) throws(ScaffoldError) -> Event {
        if written.isEmpty { throw ScaffoldError(.usage, "there is an empty name in the list of events") }
        let name = try SwiftNames.member(written, what: "an event")
        let isGiven = given.contains(name)
        if !isGiven, forms.contains(where: { !$0.isOpen && $0.matches(name) }) {
            throw ScaffoldError(.usage, "'\(name)' is told in every unit of \(architecture): it need not be asked for")
        }
        let forms = forms.filter(\.isOpen)
        // The form that says most of the name counts, and of two that say as much that of a route.
        let all = routes.map { ($0, true) } + forms.map { ($0, false) }
        let order = all.enumerated().sorted { one, other in
            (-one.element.0.description.count, one.offset) < (-other.element.0.description.count, other.offset)
        }
        for (form, isRoute) in order.map(\.element) {
            guard var stem = form.stem(of: name) ?? (Self.isVerb(name, of: form) ? name : nil) else { continue }
            // What is left of a past tense is no word: `delet` of `deleted`.
            if form.description.hasSuffix("…ed") { stem = PastTense.verb(of: name) }
            if stem.hasSuffix("Button") { stem.removeLast("Button".count) }
            // No name of a control: "" of `onButton`, "2FA" of `proceed2FA`.
            if stem.first?.isLetter != true { stem = name }
            return Event(name: name, stem: UnitName(stem).propertyName, isGiven: isGiven, isRoute: isRoute)
        }
        let subject = { (stem: String) in stem.prefix(1).uppercased() + stem.dropFirst() }
        // A tap is understood everywhere, and said in the architecture's own words.
        if let stem = Self.tap.stem(of: name), stem.first?.isLetter == true, let form = forms.first {
            // A button that says that it is one is not named so twice.
            let control = stem.count > "Button".count && stem.hasSuffix("Button") ? String(stem.dropLast(6)) : stem
            return Event(
                name: form.filled(with: subject(stem)), stem: UnitName(control).propertyName, isGiven: false,
                isRoute: false,
                written: name)
        }
        // So is a row that is selected: where messages say that something is pressed, the row is.
        if Self.selection.matches(name), let form = forms.first {
            let isPressed = form.description.hasSuffix("Press…")
            let stem = isPressed ? Self.selection.stem(of: name) ?? name : name
            return Event(
                name: form.filled(with: subject(stem)), stem: UnitName(stem).propertyName, isGiven: false,
                isRoute: false, written: name)
        }
        let isBare = forms.contains { $0.filled(with: "").lowercased() == name.lowercased() }
        let example = subject(isBare ? "save" : name)
        let shapes = forms.map { "'\($0)', as in '\($0.filled(about: example))'" }.joined(separator: ", or ")
        throw ScaffoldError(.usage, "'\(name)' is no event of \(architecture): its events are named \(shapes)")
    }
}

extension VerbForm {
    /// A name of this form, without a word that stands there already: `termsTapped` of `termsTap`.
    fileprivate func filled(about subject: String) -> String {
        let text = description
        let end = text.dropFirst(text.lastIndex(of: "…").map { text.distance(from: text.startIndex, to: $0) + 1 } ?? 0)
        // `Tapped` begins as `Tap` does, and says it.
        let said = end.isEmpty ? nil : end.indices.reversed().first { subject.hasSuffix(end[...$0]) }
        guard let said, end[...said].count >= 3, end[...said].count < subject.count else {
            return filled(with: subject)
        }
        return filled(with: String(subject.dropLast(end[...said].count)))
    }
}
