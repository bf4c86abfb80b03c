import Architecture
import Conformance
import SourceModel

/// The messages from a unit's view to the role that decides, told as its other events are: by a message of a
/// contract, or by one case more.
extension UnitGrowth {
    /// Has the role that decides hear something.
    ///
    /// - Parameters:
    ///   - message: the event.
    ///   - host: the type in which it happens.
    /// - Returns: code of the host that tells it.
    mutating func hear(_ message: UnitMessage, by host: SceneHost) throws(ScaffoldError) -> String {
        if let actions = UnitActions(of: reading, adding: message.name) {
            try add(message, to: actions)
            return own(actions.code(for: message), in: index.files[host.part.file].path)
        }
        if reading.owner == host.type, let code = try addStream(message) {
            return own(code, in: index.files[host.part.file].path)
        }
        let lines = reading.listeners(of: message.name).filter { $0.from.player.type == host.type }
        let path = index.files[host.part.file].path
        if let line = lines.first {
            try declare(message, at: line.target, body: "// Decide what follows.")
            return own("\(line.property)\(reading.optionalMark(line)).\(message.call)", in: path)
        }
        if let state = host.state {
            try declare(message, at: state.contract ?? state.type, body: "// Decide what follows.")
            return "\(state.property).\(message.call)"
        }
        // Nobody else hears it.
        try insert(
            "private func \(message.signature) {\n\t// Decide what follows.\n}", into: host.part, of: host.type,
            behind: [])
        return message.call
    }

    /// An event of a view that is told to what it observes; false where it observes nothing.
    mutating func addObserved(_ message: UnitMessage) throws(ScaffoldError) -> Bool {
        guard let host = SceneHost(of: reading), host.state != nil else { return false }
        let code = try hear(message, by: host)
        try insert("private func \(message.signature) {\n\t\(code)\n}", into: host.part, of: host.type, behind: [])
        notes.append(
            "no control sends it yet: have one call '\(message.name)' of \(index[host.type].name) "
                + "(\(reading.place(of: host.type)))")
        return true
    }

    /// Adds a case to what people do with the unit, and to each place that decides what follows.
    mutating func add(_ message: UnitMessage, to actions: UnitActions) throws(ScaffoldError) {
        let members = index.members(of: actions.type)
        if let there = members.first(where: { $0.fact.kind == .enumCase && $0.fact.name == message.name }) {
            throw Self.thereAlready("\(index.files[there.part.file].path):\(there.fact.line)", message.name)
        }
        guard let part = reading.declaration(of: actions.type) else { return }
        let values = message.parameters.isEmpty ? "" : "(\(message.parameters))"
        try insert("case \(message.name)\(values)", into: part, of: actions.type, behind: [], .enumCase)
        for (path, change) in actions.changes { edit(path, change.range, change.text) }
        for place in actions.values { notes.append("say what '.\(message.name)' gives, too (\(place))") }
    }

    /// An event that is one case more; false where the unit has no such enumeration.
    mutating func addCase(_ message: UnitMessage) throws(ScaffoldError) -> Bool {
        guard let actions = UnitActions(of: reading, adding: message.name), let owner = reading.owner else {
            return false
        }
        try add(message, to: actions)
        notes.append(
            "no control sends it yet: have one of \(index[owner].name) call '\(actions.code(for: message))' "
                + "(\(reading.place(of: owner)))")
        return true
    }
}
