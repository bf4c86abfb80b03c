import Architecture
import Conformance
import SourceModel

/// Ways to other units in apps that say by a case of an enumeration where people go.
extension UnitGrowth {
    /// Goes to a unit by the case for which the app shows it; false where it has no such case, or nobody of the unit sends one.
    mutating func addRoute(to target: UnitName) throws(ScaffoldError) -> Bool {
        guard let route = reading.routeCase(to: target), let sending = RouteSending(of: route, in: reading),
            let part = reading.declaration(of: sending.type)
        else { return false }
        let goer = sending.type
        var values = ValuesAtHand(by: goer, making: [], in: reading)
        let arguments = values.arguments(of: reading.making(route, namedFrom: goer))
        let name = reading.usualVerb(of: goer).filled(with: target.typeName)
        let path = index.files[part.file].path
        let code = own(sending.code(for: route.member.fact.name, arguments), in: path)
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

extension UnitReading {
    /// Returns what a case is made of, its types as another type has to name them.
    fileprivate func making(_ route: RouteCase, namedFrom goer: TypeIndex.ID) -> ValuesAtHand.Making {
        let member = route.member
        let scope = index.scope(of: member)
        let names = route.values.count == member.fact.parameters.count ? route.values : []
        let parameters = member.fact.parameters.enumerated().map { place, parameter in
            var named = parameter
            if parameter.label == "_", names.indices.contains(place) { named.secondName = names[place] }
            named.type = parameter.type.replacing { type in
                guard case .named(nil, let name, let arguments) = type, arguments.isEmpty,
                    let id = index.resolve(type, in: scope).id, index[id].name == name,
                    index.resolve(type, in: NameScope(file: index[goer].file, type: goer)).id != id
                else { return nil }
                return .plain(index[id].qualifiedName)
            }
            return named
        }
        return ValuesAtHand.Making(
            name: member.fact.name, parameters: parameters,
            place: "\(index.files[member.part.file].path):\(member.fact.line)", scope: scope)
    }
}
