import Architecture

/// Something that the user can do, as a message.
struct Event: Equatable {
    /// The message's base name: `termsButtonTapped`.
    let name: String
    /// What the user touches, as the beginning of a property's name: `terms`.
    let stem: String
    /// Whether somebody sends it already, so that it needs no control.
    let isGiven: Bool
    /// Whether it leaves the unit.
    let isRoute: Bool

    /// Reads what the command line takes: `termsTapped, retryTapped`.
    ///
    /// - Parameters:
    ///   - list: what the person wrote.
    ///   - unit: the unit, after which an architecture may name its events.
    ///   - definition: the architecture, whose verbs decide how an event may be named.
    static func list(
        _ list: String, of unit: UnitName, in definition: ArchitectureDefinition
    ) throws(ScaffoldError) -> [Event] {
        let names = list.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
        if names == [""] { return [] }
        guard let input = definition.inputs.events else {
            throw ScaffoldError(.usage, "\(definition.id) takes no events")
        }
        let channel = definition.channels(from: input.from).first { $0.to == input.to }
        let forms = (channel?.says ?? []).map { $0.form(for: unit) }
        let routes = input.routes.map { $0.form(for: unit) }
        var events: [Event] = []
        for name in names {
            let event = try event(name, forms: forms, routes: routes, given: input.given, architecture: definition.id)
            if let other = events.first(where: { $0.stem == event.stem || $0.name == event.name }) {
                throw ScaffoldError(
                    .usage, "the events '\(other.name)' and '\(event.name)' would be sent by the same control")
            }
            events.append(event)
        }
        return events
    }

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
            guard var stem = form.stem(of: name) else { continue }
            if stem.hasSuffix("Button") { stem.removeLast("Button".count) }
            // No name of a control: "" of `onButton`, "2FA" of `proceed2FA`.
            if stem.first?.isLetter != true { stem = name }
            return Event(name: name, stem: UnitName(stem).propertyName, isGiven: isGiven, isRoute: isRoute)
        }
        let shapes = forms.map { "'\($0)', as in '\($0.example)'" }.joined(separator: ", or ")
        throw ScaffoldError(.usage, "'\(name)' is no event of \(architecture): its events are named \(shapes)")
    }
}

extension String {
    /// Without white space at either end.
    var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
