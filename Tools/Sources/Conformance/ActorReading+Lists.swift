import SourceModel

/// Reads what is added to lists, and taken out of them, and which subjects somebody ends.
extension ActorReading {
    static let adding: Set = ["append", "insert"]
    static let taking: Set = [
        "popLast", "popFirst", "filter", "removeAll", "removeLast", "removeFirst", "remove", "removeValue",
        "removeSubrange",
    ]

    mutating func readLists(_ spoken: [CallVerb.Spoken], _ place: BodyPlace) {
        let body = place.body
        for one in spoken {
            let call = one.call
            if one.verb.contains(.ends) { readEnd(call, body) }
            guard readsLists, !one.verb.isDisjoint(with: [.takes, .adds]), call.callee.nameCountAfterSelf > 1 else {
                continue
            }
            if one.verb.contains(.takes), let dot = call.callee.text.lastIndex(of: ".") {
                let list = PathFact(String(call.callee.text[..<dot]))
                noteTaken(from: list, line: call.line, closure: call.closure, place)
            }
            guard let actor, call.callee.nameCountAfterSelf == 2, one.verb.contains(.adds) else { continue }
            let names = call.callee.namesAfterSelf
            let spot = Actor.Spot(file: file, line: call.line)
            if result.added[actor]?[names[0]] == nil { result.added[actor, default: [:]][names[0]] = spot }
        }
        for assignment in body.assignments where readsLists {
            let target = assignment.target
            let isSubscript = target.text.utf8.last == UInt8(ascii: "]")
            if assignment.operator == "=", !isSubscript || assignment.value.form == .literal(.nil) {
                guard Self.mayBeList(assignment.value) else { continue }
                noteTaken(from: target, line: assignment.line, closure: assignment.closure, place)
            } else if let actor, target.nameCountAfterSelf == 1 {
                let name = target.last
                let spot = Actor.Spot(file: file, line: assignment.line)
                if result.added[actor]?[name] == nil { result.added[actor, default: [:]][name] = spot }
            }
        }
    }

    /// Returns true if a value may be a list.
    private static func mayBeList(_ value: ValueFact) -> Bool {
        switch value.form {
        case .closure: false
        case .literal(let literal): [.array, .dictionary, .nil].contains(literal)
        default: true
        }
    }

    /// Notes that something is taken out of a list, with the type whose it is.
    private mutating func noteTaken(from list: PathFact, line: Int, closure: Int?, _ place: BodyPlace) {
        let name = list.last
        guard list.nameCountAfterSelf == 1 else {
            let receiver = receivers.receiver(of: list, line: line, closure: closure, in: place)
            if isFromOutside(receiver) { return }
            result.takenFrom.insert(RoleMap.OwnedProperty(name: name, owner: receiver.id))
            return
        }
        // A local is no property.
        if !list.beginsAtSelf, place.body.locals.contains(where: { $0.name == name }) { return }
        result.takenFrom.insert(RoleMap.OwnedProperty(name: name, owner: place.scope.type))
    }
}
