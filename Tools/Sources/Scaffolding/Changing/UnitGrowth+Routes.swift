import Architecture
import Conformance
import SourceModel

/// Ways to other units in apps that say by a case of an enumeration where people go.
extension UnitGrowth {
    /// Goes to a unit by the case for which the app shows it, which is added where the app has such cases for others; false where
    /// nobody of the unit sends one.
    mutating func addRoute(to target: UnitName) throws(ScaffoldError) -> Bool {
        if let route = reading.routeCase(to: target) {
            guard let sending = RouteSending(of: route.type, sending: route.member.fact.name, in: reading) else {
                return false
            }
            let names = route.values.count == route.member.fact.parameters.count ? route.values : []
            let making = reading.making(route.member, names, namedFrom: sending.type)
            return try go(to: target, by: sending, route.type, making)
        }
        guard let route = GrownRoute(to: target, in: reading), let part = reading.declaration(of: route.type) else {
            return false
        }
        let making = ValuesAtHand.Making(
            name: route.name, parameters: route.values, place: "\(index.files[part.file].path):\(part.line)",
            scope: NameScope(file: part.file, type: route.type))
        guard try go(to: target, by: route.sending, route.type, making) else { return false }
        try insert(route.declaration, into: part, of: route.type, behind: [], .enumCase)
        for (path, change) in route.branches { edit(path, change.range, change.text) }
        notes += route.notes
        return true
    }

    /// Has somebody of the unit send a case; false where that cannot be said.
    private mutating func go(
        to target: UnitName, by sending: RouteSending, _ route: TypeIndex.ID, _ making: ValuesAtHand.Making
    ) throws(ScaffoldError) -> Bool {
        let goer = sending.type
        guard let part = reading.declaration(of: goer) else { return false }
        let parts = reading.areMadeBySenders(of: route) ? reading.makableParts(of: target) : []
        var values = ValuesAtHand(by: goer, making: parts, in: reading)
        let arguments = values.arguments(of: making)
        let name = reading.usualVerb(of: goer).filled(with: target.typeName)
        let path = index.files[part.file].path
        let code = statements(sending, making.name, arguments, in: path)
        guard let way = ComposedWay(named: name, with: values, code) else { return false }
        let members = index.members(of: goer)
        if let there = members.first(where: { $0.fact.kind == .function && $0.fact.name == name }) {
            throw Self.thereAlready(
                "\(index.files[there.part.file].path):\(there.fact.line)", UnitReading.selector(there.fact))
        }
        if let property = sending.property {
            try insert(property, into: part, of: goer, behind: [], .valued("@Environment"))
        }
        let beside = Set(members.filter { sending.isSent(by: $0.fact) }.map(\.fact.name))
        // Whoever is seen to hear the view is told by it.
        let line = reading.listeners(of: name).first { line in
            index[line.target].kind == .protocol && reading.conformers(of: line.target).contains(goer)
        }
        if let line {
            try declare(way.message, at: line.target, body: code)
        } else if goer == reading.owner, index[goer].kind == .struct {
            try insert("private func \(way.message.signature) {\n\t\(code)\n}", into: part, of: goer, behind: beside)
        } else {
            try implement(way.message, by: goer, behind: beside, code)
        }
        notes += way.notes
        notes.append(
            "nobody goes there yet: have '\(way.message.call)' of \(index[goer].name) called (\(reading.place(of: goer)))"
        )
        return true
    }
}

extension UnitGrowth {
    /// The code that sends a case; what is made for a case that is too long for a line has a name of its own.
    private func statements(
        _ sending: RouteSending, _ name: String, _ arguments: [String], in path: String
    ) -> String {
        let whole = own(sending.code(for: name, arguments), in: path)
        guard whole.count > 100 else { return whole }
        var lines: [String] = []
        let named = arguments.map { argument -> String in
            let label = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let isLabelled = argument.dropFirst(label.count).hasPrefix(": ")
            let value = isLabelled ? argument.dropFirst(label.count + 2) : argument[...]
            let type = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard type.first?.isUppercase == true, value.dropFirst(type.count).hasPrefix("(") else { return argument }
            let local = UnitName(String(type)).propertyName
            lines.append("let \(local) = \(value)")
            return (isLabelled ? label + ": " : "") + local
        }
        return (lines + [own(sending.code(for: name, named), in: path)]).joined(separator: "\n")
    }
}

extension UnitReading {
    /// Returns what a case is made of, its types as another type has to name them.
    fileprivate func making(
        _ member: IndexedMember, _ names: [String], namedFrom goer: TypeIndex.ID
    ) -> ValuesAtHand.Making {
        let scope = index.scope(of: member)
        let parameters = member.fact.parameters.enumerated().map { place, parameter in
            var named = parameter
            if parameter.label == "_", names.indices.contains(place) { named.secondName = names[place] }
            named.type = written(parameter.type, in: scope, from: NameScope(file: index[goer].file, type: goer))
            return named
        }
        return ValuesAtHand.Making(
            name: member.fact.name, parameters: parameters,
            place: "\(index.files[member.part.file].path):\(member.fact.line)", scope: scope)
    }

    /// A type that is written in a scope, as another scope has to name it.
    func written(_ type: TypeFact, in scope: NameScope, from other: NameScope) -> TypeFact {
        type.replacing { type in
            guard case .named(nil, let name, let arguments) = type, arguments.isEmpty,
                let id = index.resolve(type, in: scope).id, index[id].name == name,
                index.resolve(type, in: other).id != id
            else { return nil }
            return .plain(index[id].qualifiedName)
        }
    }

    /// Returns true if the values of an enumeration's cases are parts of units, and mostly made where the cases are sent.
    fileprivate func areMadeBySenders(of route: TypeIndex.ID) -> Bool {
        let cases = index.members(of: route).filter { $0.fact.kind == .enumCase }
        let parts = cases.flatMap { member in
            member.fact.parameters.compactMap { index.resolveHeld($0.type, in: index.scope(of: member)).id }
        }.filter { map.players[$0]?.unit != nil && !isOnScreen($0) && declaration(of: $0) != nil }
        let made = parts.prefix(5).filter { id in
            makings(of: id, in: sources(naming: id)).contains { place in
                let maker = type(around: place)
                return !isOfTests(path: place.source.path) && maker != route && maker != index[route].parent
            }
        }
        return made.count * 2 > min(parts.count, 5)
    }

    /// The parts of a unit that people do not see, and that whoever goes there may make.
    fileprivate func makableParts(of target: UnitName) -> Set<TypeIndex.ID> {
        let unit = map.units.first { $0.name.typeName == target.typeName }
        return Set(
            (unit.map { Array($0.types.values.joined()) } ?? []).filter { id in
                if case .role(let role) = map.players[id]?.part { !map.builds(role) && !isOnScreen(id) } else { false }
            })
    }
}
