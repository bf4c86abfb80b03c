import Architecture

/// Something that the user can do, as a message.
struct Event: Equatable {
    /// The message's base name: `termsButtonTapped`.
    let name: String
    /// What the user touches, as the beginning of a property's name: `terms`.
    let stem: String
    /// Whether somebody sends it already, so that it needs no control.
    let isGiven: Bool

    /// Reads what the command line takes: `termsTapped, retryTapped`.
    ///
    /// - Parameters:
    ///   - list: what the person wrote.
    ///   - definition: the architecture, whose verbs decide how an event may be named.
    static func list(_ list: String, in definition: ArchitectureDefinition) throws(ScaffoldError) -> [Event] {
        let names = list.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
        if names == [""] { return [] }
        guard let input = definition.inputs.events else {
            throw ScaffoldError(.usage, "\(definition.id) takes no events")
        }
        let channel = definition.channels(from: input.from).first { $0.to == input.to }
        let forms = (channel?.says ?? []).filter(\.isOpen)
        var events: [Event] = []
        for name in names {
            let event = try event(name, forms: forms, given: input.given, architecture: definition.id)
            if let other = events.first(where: { $0.stem == event.stem || $0.name == event.name }) {
                throw ScaffoldError(
                    .usage, "the events '\(other.name)' and '\(event.name)' would be sent by the same control")
            }
            events.append(event)
        }
        return events
    }

    private static func event(
        _ written: String, forms: [VerbForm], given: [String], architecture: String
    ) throws(ScaffoldError) -> Event {
        if written.isEmpty { throw ScaffoldError(.usage, "there is an empty name in the list of events") }
        let name = try SwiftNames.member(written, what: "an event")
        for form in forms {
            guard var stem = form.stem(of: name) else { continue }
            if stem.hasSuffix("Button") { stem.removeLast("Button".count) }
            return Event(name: name, stem: UnitName(stem).propertyName, isGiven: given.contains(name))
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
