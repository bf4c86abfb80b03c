import Architecture
import Conformance
import Foundation
import SourceModel
import SwiftSyntax

/// A way to another unit, put together: the unit is made as the app makes its units, with what is at hand where it is made, and
/// shown as who goes shows others. What the unit needs and nobody has there, the message takes.
struct ComposedWay {
    /// The message that goes there.
    let message: UnitMessage
    /// The statements of its body.
    let body: String
    /// The things left to a person, a sentence each.
    let notes: [String]
    /// The functions of who goes that show others.
    private(set) var beside: Set<String> = []
    /// The contracts that who goes has yet to fulfil, since the other unit tells it what follows, as others tell theirs.
    fileprivate(set) var conformances: [TypeIndex.ID] = []

    /// Puts one together.
    ///
    /// - Parameters:
    ///   - target: the unit that is gone to.
    ///   - name: the message's name.
    ///   - goer: who goes.
    ///   - reading: the unit that goes.
    init?(to target: UnitName, named name: String, by goer: TypeIndex.ID, in reading: UnitReading) {
        let composer = Composer(reading: reading, goer: goer, target: target)
        let samples = composer.samples
        // What a flow begins with is shown otherwise than what comes after it.
        for thing in samples.filter({ $0.function.name.text != "start" })
            + samples.filter({ $0.function.name.text == "start" })
        {
            if let way = composer.way(like: thing, named: name) {
                self = way
                beside = Set(samples.map(\.function.name.text)).subtracting(["start"])
                return
            }
        }
        guard let way = composer.plainWay(named: name) else { return nil }
        self = way
    }

    /// A way whose message takes what nobody has there.
    ///
    /// - Parameters:
    ///   - name: the message's name.
    ///   - first: the parameters that it takes anyway.
    ///   - values: what is at hand where it goes.
    ///   - body: its statements.
    init?(named name: String, taking first: [String] = [], with values: ValuesAtHand, _ body: String) {
        let parameters = first + values.lacking.map { "\($0.label): \($0.type)" }
        let signature = parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: ", ")))"
        guard let message = try? UnitMessage(signature) else { return nil }
        let lacking = values.lacking.map { value in
            "'\(value.label): \(value.type)' is not at hand there: whoever goes hands it over, since it is asked for (\(value.place))"
        }
        (self.message, self.body, notes) = (message, body, lacking + values.left)
    }
}

private struct Composer {
    let reading: UnitReading
    let goer: TypeIndex.ID
    let target: UnitName
    let units: [UnitName]

    private var index: TypeIndex { reading.index }

    init(reading: UnitReading, goer: TypeIndex.ID, target: UnitName) {
        (self.reading, self.goer, self.target) = (reading, goer, target)
        units = reading.map.units.map(\.name).sorted { $0.typeName.count > $1.typeName.count }
    }

    /// Those who play a role in the unit that is gone to.
    private var parts: Set<TypeIndex.ID> {
        let unit = reading.map.units.first { $0.name.typeName == target.typeName }
        return Set(
            (unit.map { Array($0.types.values.joined()) } ?? []).filter { id in
                if case .role = reading.map.players[id]?.part { true } else { false }
            })
    }

    // MARK: Where the app does so

    /// The places where units are shown, those of who goes first, then of those who are like it, the nearest first.
    var samples: [ShownThing] {
        let role = reading.map.players[goer].flatMap { if case .role(let role) = $0.part { role } else { nil } }
        var types = [goer]
        let alike = reading.map.actors.filter { $0.role == role && role != nil }.map(\.player.type)
        let called = index.types.filter { id in
            UnitReading.isCalledGoer(index[id].name) && index[id].kind == .class && !reading.isOfTests(id)
        }
        let isGoer = UnitReading.isCalledGoer(index[goer].name)
        for id in (alike + (isGoer ? called : [])).sorted(by: { reading.nearness(of: $0) > reading.nearness(of: $1) })
        where !types.contains(id) { types.append(id) }
        return types.lazy.prefix(60).flatMap { id in
            index[id].parts.filter { !$0.isProtocol }.flatMap { part -> [ShownThing] in
                let text = reading.text(of: index.files[part.file].path)
                let tree = ParsedFiles.tree(of: text)
                let finder = TypeBlock(line: part.line, lines: SourceLocationConverter(fileName: "", tree: tree))
                finder.walk(tree)
                return finder.block.map { ShownThing.all(in: $0, of: id, file: part.file, reading) } ?? []
            }
        }
    }

    /// Returns what a type of another unit is called for the unit that is gone to: `DetailBuilder` is `StoriesBuilder`.
    private func counterpart(of type: TypeIndex.ID) -> (unit: UnitName, type: TypeIndex.ID)? {
        let name = index[type].name
        if name.hasPrefix(target.typeName), isOfTarget(name) { return (target, type) }
        guard let unit = units.first(where: { name.hasPrefix($0.typeName) && $0.typeName.count > 2 }) else {
            return nil
        }
        let own = target.typeName + name.dropFirst(unit.typeName.count)
        return reading.type(named: own, in: NameScope(file: index[goer].file, type: goer)).flatMap { id in
            index[id].kind == index[type].kind && !reading.isOfTests(id) ? (unit, id) : nil
        }
    }

    /// Returns true if people go to what is made, and it is no value that they take along: a screen, or who goes on from there.
    private func isGoneTo(_ made: TypeIndex.ID) -> Bool {
        if reading.isOnScreen(made) || UnitReading.isCalledGoer(index[made].name) { return true }
        if case .role(let role) = reading.map.players[made]?.part, reading.map.builds(role) { return true }
        return ["View", "Screen", "Controller", "Module", "Scene", "Flow", "Node"].contains(
            where: index[made].name.hasSuffix)
    }

    /// Returns true if a name that begins as the unit's does is its own, and not that of one with a longer name.
    private func isOfTarget(_ name: String) -> Bool {
        units.first { name.hasPrefix($0.typeName) }?.typeName == target.typeName
    }

    // MARK: Putting it together

    func way(like thing: ShownThing, named name: String) -> ComposedWay? {
        guard let (unit, made) = counterpart(of: thing.type), reading.isVisible(made, from: goer),
            thing.maker != nil || isGoneTo(made),
            let maker = reading.maker(of: made, like: thing.made, unit, for: target)
        else { return nil }
        var slice = ShowingStatements(of: thing, to: made, by: goer, in: reading)
        guard slice.shows else { return nil }
        var values = ValuesAtHand(by: goer, making: parts.union([made]), in: reading)
        var known = known(thing, &slice)
        let told = contracts(of: maker.making, toldAs: thing)
        for label in told.keys { known[label] = (nil, "self") }
        let arguments = values.arguments(of: maker.making, known: known)
        guard let statements = slice.statements(making: ValuesAtHand.call(maker.called, arguments)) else { return nil }
        var change = NameChange()
        for given in slice.given {
            guard let range = given.range(of: unit.propertyName), range.lowerBound == given.startIndex else { continue }
            change.names[given] = given.replacingCharacters(in: range, with: target.propertyName)
        }
        var way = ComposedWay(
            named: name, taking: slice.parameters, with: values, change.applied(to: statements).text)
        way?.conformances = told.values.sorted { index[$0].qualifiedName < index[$1].qualifiedName }
        return way
    }

    /// The contracts by which a unit tells whoever shows it what follows, by their labels: where another unit is handed 'self' for
    /// its own, and who goes does not fulfil this one's yet.
    private func contracts(of making: ValuesAtHand.Making, toldAs thing: ShownThing) -> [String: TypeIndex.ID] {
        var found: [String: TypeIndex.ID] = [:]
        for argument in thing.call.arguments where argument.expression.trimmedDescription == "self" {
            guard let parameter = making.parameters.first(where: { $0.label == argument.label?.text }),
                let contract = index.resolveHeld(parameter.type, in: making.scope).id,
                index[contract].kind == .protocol, index.inherits(goer, from: contract) == .no,
                reading.isVisible(contract, from: goer), reading.implementations(of: contract, "") != nil
            else { continue }
            found[parameter.label] = contract
        }
        return found
    }

    /// A way by what UIKit has for it, where the app has none that could be followed.
    func plainWay(named name: String) -> ComposedWay? {
        guard let unit = reading.map.units.first(where: { $0.name.typeName == target.typeName }),
            let stack = reading.stack(of: goer)
        else { return nil }
        let players = unit.types.values.joined().filter { !reading.isOfTests($0) && reading.isVisible($0, from: goer) }
        let built = players.filter { id in
            if case .role(let role) = reading.map.players[id]?.part { reading.map.builds(role) } else { false }
        }
        for id in built {
            for member in index.members(of: id) where member.fact.kind == .function && member.fact.isStatic {
                guard member.fact.generics.isEmpty, !member.fact.isAsync, !member.fact.throwing.isThrowing,
                    let access = reading.controller(in: member.fact.type, index.scope(of: member))
                else { continue }
                var values = ValuesAtHand(by: goer, making: parts, in: reading)
                let arguments = values.arguments(of: reading.making(member))
                let called = "\(index[id].name).\(member.fact.name)"
                let call = ValuesAtHand.call(called, arguments)
                return ComposedWay(named: name, with: values, stack.showing(call + access, as: target))
            }
        }
        for id in players where reading.isController(id) {
            var values = ValuesAtHand(by: goer, making: parts, in: reading)
            let initializer = reading.initializer(of: id)
            guard initializer != nil || reading.isMadeOfNothing(id), initializer?.isFailable != true else { continue }
            let arguments = initializer.map { values.arguments(of: $0) } ?? []
            let called = index[id].name
            let call = ValuesAtHand.call(called, arguments)
            return ComposedWay(named: name, with: values, stack.showing(call, as: target))
        }
        return nil
    }

    /// Returns what is handed over there and can be named here, too.
    private func known(
        _ thing: ShownThing, _ slice: inout ShowingStatements
    ) -> [String: (type: String?, code: String)] {
        let asked = reading.allMembers(of: thing.type).filter { member in
            thing.maker.map { member.fact.kind == .function && member.fact.name == $0 }
                ?? (member.fact.kind == .initializer)
        }.first { member in
            let labels = member.fact.parameters.map(\.label)
            return thing.call.arguments.allSatisfy { labels.contains($0.label?.text ?? "_") }
        }
        var known: [String: (type: String?, code: String)] = [:]
        for argument in thing.call.arguments {
            let label = argument.label?.text ?? "_"
            guard label != "_", let type = asked?.fact.parameters.first(where: { $0.label == label })?.type,
                !argument.expression.is(ClosureExprSyntax.self), slice.has(argument.expression)
            else { continue }
            known[label] = (type.unattributed.description, argument.expression.trimmedDescription)
        }
        return known
    }
}
