import Architecture
import Conformance
import SourceModel
import SwiftSyntax

/// Ways to other units in apps whose coordinators hear by closures what follows in a unit.
extension UnitGrowth {
    /// Has whoever opens the unit hear by a closure that people go on, and show them where to; false where nobody is seen to hear
    /// closures of it, or to be able to show the other unit.
    mutating func addWired(to target: UnitName) throws(ScaffoldError) -> Bool {
        let own = Set(map.units[reading.unit].types.values.joined())
        guard let other = map.units.first(where: { $0.name.typeName == target.typeName }) else { return false }
        let wanted = Set(other.types.values.joined())
        var openers: [(goer: TypeIndex.ID, makings: [NamedMaking], all: [NamedMaking])] = []
        for goer in reading.calledGoers {
            let all = reading.namedMakings(in: goer)
            let makings = all.filter { own.contains($0.made) && $0.isToldByClosures }
            if !makings.isEmpty { openers.append((goer, makings, all)) }
        }
        for (goer, makings, all) in openers {
            guard let way = try showing(target, wanted, by: goer, all, makings) else { continue }
            let made = makings[0].made
            let name = closureName(to: target)
            try refuse(name, in: made)
            let types = way.message.types.joined(separator: ", ")
            try declareClosure("\(name): ((\(types)) -> Void)?", in: made)
            let values = way.message.names.joined(separator: ", ")
            let head = values.isEmpty ? "[weak self] in" : "[weak self] \(values) in"
            for making in makings where making.made == made {
                guard let (base, item) = CreationPlace(source: making.source, call: making.call).telling else {
                    continue
                }
                let code = "\(base).\(name) = { \(head) self?.\(way.message.call) }"
                let lines = ["\(base).\(name) = { \(head)", "\tself?.\(way.message.call)", "}"]
                let isLong = code.count > 90 && item.leadingTrivia.contains(where: \.isNewline)
                let change =
                    isLong ? making.source.following(item, lines) : making.source.following(item, code)
                edit(making.source.path, change.range, change.text)
            }
            notes += way.notes
            notes.append(
                "nobody says it yet: have \(index[speaker(of: made)].name) call '\(name)?(\(values))' "
                    + "(\(reading.place(of: speaker(of: made))))")
            for opener in openers where opener.goer != goer {
                notes.append(
                    "'\(self.name.typeName)' is opened by \(index[opener.goer].name), too: set '\(name)' there "
                        + "(\(opener.makings[0].source.place(of: opener.makings[0].call)))")
            }
            return true
        }
        return false
    }

    /// A function of who goes that shows the other unit: the one that is there, or one that is written.
    private mutating func showing(
        _ target: UnitName, _ wanted: Set<TypeIndex.ID>, by goer: TypeIndex.ID, _ all: [NamedMaking],
        _ makings: [NamedMaking]
    ) throws(ScaffoldError) -> (message: UnitMessage, notes: [String])? {
        if let there = all.first(where: { wanted.contains($0.made) }) {
            // What it takes, whoever says that people go on has to know.
            let asked = there.function.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
            let parameters = asked.map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", ")
            let message = try UnitMessage("\(there.function.name.text)(\(parameters))")
            return makings.contains { $0.function.id == there.function.id } ? nil : (message, [])
        }
        guard let (code, making) = try maker(of: wanted, by: goer) else { return nil }
        let name = reading.usualVerb(of: goer).filled(with: target.typeName)
        try refuse(name, in: goer)
        // Shown as most are.
        var bodies: [String: (count: Int, body: String, way: ComposedWay)] = [:]
        for thing in all {
            guard let shown = thing.shown else { continue }
            let slice = ShowingStatements(of: shown, to: making.made, by: goer, in: reading)
            guard slice.shows, slice.parameters.isEmpty else { continue }
            var values = ValuesAtHand(by: goer, making: [], in: reading)
            let arguments = values.arguments(of: reading.making(making.function))
            let call = ValuesAtHand.call("\(code).\(making.function.fact.name)", arguments)
            let told = reading.told(wanted)
            guard
                let body = slice.statements(
                    making: call, telling: told.map { "\(thing.name).\($0.name) = \($0.name)" }),
                let way = ComposedWay(
                    named: name, taking: told.map { "\($0.name): \($0.type)" }, with: values, body)
            else { continue }
            bodies[body.replacing(thing.name, with: "…"), default: (0, body, way)].count += 1
        }
        guard
            let (_, body, way) = bodies.values.max(by: { ($0.count, $1.body) < ($1.count, $0.body) }),
            let part = reading.declaration(of: goer)
        else { return nil }
        let beside = Set(all.map(\.function.name.text))
        let functions = all.map(\.function).filter { !$0.modifiers.contains { $0.name.text == "override" } }
        let isPrivate =
            functions.allSatisfy { $0.modifiers.contains { $0.name.text == "private" } } && !functions.isEmpty
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "\t" + $0 }
        let home = index.members(of: goer).last { beside.contains($0.fact.name) && $0.fact.kind == .function }?.part
        try insert(
            "\(isPrivate ? "private " : "")func \(way.message.signature) {\n\(lines.joined(separator: "\n"))\n}",
            into: home ?? part, of: goer, behind: beside)
        return (way.message, way.notes)
    }

    /// Returns what who goes can ask to make one of some types; a contract of factories gets the function that all who fulfil it have.
    private mutating func maker(
        of wanted: Set<TypeIndex.ID>, by goer: TypeIndex.ID
    ) throws(ScaffoldError) -> (code: String, making: (function: IndexedMember, made: TypeIndex.ID))? {
        let factories = reading.factories(of: goer).sorted { $0.key < $1.key }
        for (code, makers) in factories {
            if let making = makers.first(where: { wanted.contains($0.made) }) { return (code, making) }
        }
        for member in reading.allMembers(of: goer) where member.fact.kind == .property {
            guard factories.contains(where: { $0.key == member.fact.name }), let type = member.fact.type,
                let contract = UnitReading.ids(in: index.resolveHeld(type, in: index.scope(of: member))).first,
                index[contract].kind == .protocol, let part = index[contract].parts.first(where: \.isProtocol)
            else { continue }
            let makers = reading.conformers(of: contract).filter { !reading.isOfTests($0) }.map { id in
                reading.makers(in: id).first { wanted.contains($0.made) && !$0.function.isPrivate }
            }
            guard let making = makers.first ?? nil, makers.allSatisfy({ $0 != nil }) else { continue }
            let parameters = making.function.fact.parameters.map { parameter in
                let name = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
                return "\(name): \(parameter.type.description)"
            }.joined(separator: ", ")
            let result = making.function.fact.type?.description ?? index[making.made].name
            try insert(
                "func \(making.function.fact.name)(\(parameters)) -> \(result)", into: part, of: contract,
                behind: Set(reading.makers(in: contract).map(\.function.fact.name)))
            return (member.fact.name, making)
        }
        return nil
    }

    /// Declares a closure in a type, or in a contract and all who fulfil it.
    mutating func declareClosure(_ closure: String, in type: TypeIndex.ID) throws(ScaffoldError) {
        guard index[type].kind == .protocol else {
            if let part = reading.declaration(of: type) {
                try insert("var \(closure)", into: part, of: type, behind: [], .property)
            }
            return
        }
        if let part = index[type].parts.first(where: \.isProtocol) {
            try insert("var \(closure) { get set }", into: part, of: type, behind: [], .property)
        }
        for id in reading.conformers(of: type) {
            guard let part = reading.declaration(of: id) else { continue }
            try insert("var \(closure)", into: part, of: id, behind: [], .property)
        }
    }

    /// The type that says what is heard: who fulfils the contract.
    private func speaker(of made: TypeIndex.ID) -> TypeIndex.ID {
        guard index[made].kind == .protocol else { return made }
        return reading.conformers(of: made).first { !reading.isOfTests($0) } ?? made
    }

    /// The name of a closure that says that people go on, as the app calls most of them: `onDetail`, `goToDetail`.
    private func closureName(to target: UnitName) -> String {
        var counts: [String: Int] = ["on": 1]
        for unit in map.units {
            for id in unit.types.values.joined() where reading.isOnScreen(id) || index[id].kind == .protocol {
                for member in index.members(of: id) where member.fact.kind == .property {
                    guard member.fact.type.map(UnitReading.isClosure) == true else { continue }
                    let verbs = ["on", "goTo", "show", "open", "did", "navigateTo", "route", "present"]
                    for verb in verbs where member.fact.name.hasPrefix(verb) {
                        guard member.fact.name.dropFirst(verb.count).first?.isUppercase == true else { continue }
                        counts[verb, default: 0] += 1
                    }
                }
            }
        }
        let verb = counts.filter { $0.key != "did" }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "on"
        return verb + target.typeName
    }
}

extension UnitReading {
    /// The values that somebody who opens a unit is seen to tell it, besides closures.
    fileprivate func told(_ unit: Set<TypeIndex.ID>) -> [(name: String, type: String)] {
        for goer in calledGoers {
            for making in namedMakings(in: goer) where unit.contains(making.made) {
                var told: [(name: String, type: String)] = []
                for (property, value, _) in making.settings where value?.is(ClosureExprSyntax.self) == false {
                    let member = allMembers(of: making.made).first { $0.fact.name == property }
                    guard let type = member?.fact.type, !Self.isClosure(type),
                        !told.contains(where: { $0.name == property }),
                        value?.as(DeclReferenceExprSyntax.self)?.baseName.text != "self"
                    else { continue }
                    if case .implicitlyUnwrapped(let plain) = type {
                        told.append((property, plain.description))
                    } else {
                        told.append((property, type.description))
                    }
                }
                return told
            }
        }
        return []
    }
}

extension IndexedMember {
    fileprivate var isPrivate: Bool { fact.modifiers.contains { $0.hasPrefix("private") || $0 == "fileprivate" } }
}
