import Architecture
import Conformance
import SourceModel
import SwiftSyntax

/// A branch more of a switch that makes units: written as the branch of another unit is, with what the unit asks for.
struct GrownBranch {
    /// The name of the case.
    let name: String
    /// The values of the case.
    let values: [ParameterFact]
    /// The text, and where it goes.
    let change: ParsedSource.Change
    /// The case of the other unit.
    let sample: String

    /// Writes it like the branch from which least is missing, of several the most usual; nil where none can be followed.
    init?(of route: TypeIndex.ID, in found: RouteSwitch, to target: UnitName, _ reading: UnitReading) {
        let drafts = found.makers.filter { $0.names.count == 1 }.compactMap { arm in
            Draft(arm, of: route, in: found, to: target, reading)
        }
        let shapes = drafts.reduce(into: [:]) { $0[$1.shape, default: 0] += 1 }
        let ranked = drafts.enumerated().min { one, other in
            (one.element.missing, -(shapes[one.element.shape] ?? 0), -one.offset)
                < (other.element.missing, -(shapes[other.element.shape] ?? 0), -other.offset)
        }
        guard let best = ranked?.element, let anchor = found.makers.last else { return nil }
        (name, values, sample) = (best.name, best.values, best.sample)
        let isApart = found.arms.dropFirst().count(where: \.node.isApart) * 2 > found.arms.count
        change = found.source.behind(anchor.node, best.pattern, best.statements, isApart: isApart)
    }
}

/// A branch as one other branch would have it.
private struct Draft {
    let name: String
    private(set) var values: [ParameterFact] = []
    let sample: String
    /// The code between 'case' and the colon.
    private(set) var pattern = ""
    /// The code behind the colon.
    private(set) var statements = ""
    /// The sample's branch without its unit's name.
    let shape: String
    /// The number of things that the sample does not hand over as they are asked for.
    private(set) var missing = 0

    private let reading: UnitReading
    private let found: RouteSwitch
    private let unit: UnitName
    private let target: UnitName
    /// The type on which the unit is made.
    private let made: TypeIndex.ID
    /// The values of the sample's case by the names that its branch gives them.
    private var given: [(name: String, value: ParameterFact)]

    init?(
        _ arm: RouteSwitch.Arm, of route: TypeIndex.ID, in found: RouteSwitch, to target: UnitName,
        _ reading: UnitReading
    ) {
        guard let (call, number) = arm.made, let host = found.host, case .case = arm.node.label else { return nil }
        let index = reading.index
        (self.reading, self.found, self.target, unit) = (reading, found, target, reading.map.units[number].name)
        sample = arm.names[0]
        name = sample.replacing(unit.propertyName, with: target.propertyName, maxReplacements: 1)
        shape = Self.shape(of: arm.node, unit)
        let member = index.members(of: route).first { $0.fact.kind == .enumCase && $0.fact.name == arm.names[0] }
        guard unit.typeName != target.typeName, name != sample, let member,
            let made = Self.counterpart(of: call.type, unit, target, found.scope, reading),
            let maker = reading.maker(of: made, like: call, unit, for: target)
        else { return nil }
        self.made = made
        let names = arm.node.givenNames
        guard names.isEmpty || names.count == member.fact.parameters.count else { return nil }
        given = zip(names, member.fact.parameters).map { ($0, $1) }
        var values =
            reading.values(at: CreationPlace(source: found.source, call: call.call))
            ?? ValuesAtHand(by: host, making: [], in: reading)
        let arguments = values.arguments(of: maker.making, known: known(call))
        guard let text = write(arm.node, call, ValuesAtHand.call(maker.called, arguments)) else { return nil }
        statements = text
        let used = FreeNames(ParsedFiles.tree(of: text)).used
        for (name, value) in given where used.contains(name) {
            guard let type = renamed(value.type) else { return nil }
            var value = value
            if value.label == "_" { value.secondName = name }
            value.type = type
            self.values.append(value)
        }
        missing = values.lacking.count + values.left.count + unset(of: route, in: text)
        for lack in values.lacking where !self.values.contains(where: { $0.name == lack.label }) {
            let scope = NameScope(file: index[route].file, type: route)
            self.values.append(
                ParameterFact(
                    label: lack.label, type: reading.written(lack.written, in: maker.making.scope, from: scope)))
        }
        let bindings = self.values.map { value in given.first { $0.value.label == value.label }?.name ?? value.name }
        let isOuter = arm.node.label.trimmedDescription.hasPrefix("case let ")
        let bound = bindings.map { isOuter ? $0 : "let " + $0 }.joined(separator: ", ")
        pattern = (isOuter && !bindings.isEmpty ? "let " : "") + ".\(name)" + (bindings.isEmpty ? "" : "(\(bound))")
    }

    /// The number of properties without which the target is not whole, which cases carry, and which some code does not set.
    private func unset(of route: TypeIndex.ID, in code: String) -> Int {
        let index = reading.index
        let carried = Set(
            index.members(of: route).filter { $0.fact.kind == .enumCase }.flatMap(\.fact.parameters).map(\.name))
        return index.members(of: made).count { member in
            guard case .implicitlyUnwrapped = member.fact.type, let storage = member.fact.storage,
                storage.ownership != .weak, storage.initialValue == nil, member.fact.attributes.isEmpty
            else { return false }
            return carried.contains(member.fact.name) && !code.contains(".\(member.fact.name) =")
        }
    }

    /// The type of another unit's that is what a type is of its own.
    private static func counterpart(
        of type: TypeIndex.ID, _ unit: UnitName, _ target: UnitName, _ scope: NameScope, _ reading: UnitReading
    ) -> TypeIndex.ID? {
        let index = reading.index
        let other = reading.map.units.first { $0.name.typeName == target.typeName }
        if case .role(let role) = reading.map.players[type]?.part,
            let own = other?.players(of: role).first(where: { reading.declaration(of: $0) != nil })
        {
            return index[own].kind == index[type].kind ? own : nil
        }
        let name = index[type].name.replacing(unit.typeName, with: target.typeName, maxReplacements: 1)
        return reading.type(named: name, in: scope).flatMap { index[$0].kind == index[type].kind ? $0 : nil }
    }

    /// The branch's code without the unit's name and without blanks.
    private static func shape(of arm: SwitchCaseSyntax, _ unit: UnitName) -> String {
        arm.statements.trimmedDescription.filter { !$0.isWhitespace }
            .replacing(unit.typeName, with: "…").replacing(unit.propertyName, with: "…")
    }

    /// Returns what the sample hands over by label, as it would be handed over here.
    private func known(_ call: UnitCall) -> [String: (type: String?, code: String)] {
        let labels = call.call.arguments.map { $0.label?.text ?? "_" }
        let declared = reading.allMembers(of: call.type).filter { member in
            call.maker.map { member.fact.kind == .function && member.fact.name == $0 }
                ?? (member.fact.kind == .initializer)
        }.map(\.fact.parameters).first { parameters in labels.allSatisfy(parameters.map(\.label).contains) }
        let parameters = declared ?? (call.maker == nil ? reading.initializer(of: call.type)?.parameters : nil) ?? []
        var known: [String: (type: String?, code: String)] = [:]
        for argument in call.call.arguments {
            guard let label = argument.label?.text, !argument.expression.is(ClosureExprSyntax.self),
                let parameter = parameters.first(where: { $0.label == label }), let type = renamed(parameter.type)
            else { continue }
            known[label] = (type.unattributed.description, argument.expression.trimmedDescription)
        }
        return known
    }

    // MARK: Names

    /// A name with the target's in the place of the sample's unit.
    private func renamed(_ name: String) -> String {
        for (old, new) in [(unit.typeName, target.typeName), (unit.propertyName, target.propertyName)] {
            guard let range = name.range(of: old), old.first?.isUppercase == true || range.lowerBound == name.startIndex
            else { continue }
            return name.replacingCharacters(in: range, with: new)
        }
        return name
    }

    /// A type with the target's types in the place of the sample's; nil where the target has no such type.
    private func renamed(_ type: TypeFact) -> TypeFact? {
        var isThere = true
        let result = type.replacing { part in
            guard case .named(nil, let name, let arguments) = part, arguments.isEmpty else { return nil }
            let new = renamed(name)
            guard new != name, let id = reading.type(named: name, in: found.scope),
                reading.map.players[id]?.unit.map({ reading.map.units[$0].name.typeName == unit.typeName }) ?? false
            else { return nil }
            if reading.index.types(named: new).isEmpty { isThere = false }
            return .plain(new)
        }
        return isThere ? result : nil
    }

    // MARK: Writing

    /// The statements with another call in the place of the sample's; nil where they name what the target has not.
    private mutating func write(_ arm: SwitchCaseSyntax, _ call: UnitCall, _ code: String) -> String? {
        var text = ""
        var locals: Set<String> = []
        let place = call.call.positionAfterSkippingLeadingTrivia.utf8Offset
        for item in arm.statements {
            let bytes = Array(item.description.utf8)
            let start = place - item.position.utf8Offset
            if bytes.indices.contains(start), start >= 0 {
                locals = FreeNames(item).given
                let end = start + call.call.trimmedDescription.utf8.count
                guard let before = applied(String(decoding: bytes[..<start], as: UTF8.self)),
                    let after = applied(String(decoding: bytes[end...], as: UTF8.self))
                else { return nil }
                text += before + code + after
                continue
            }
            if let (base, property) = item.assignment, locals.contains(base), call.maker == nil,
                !take(property, as: item.item.as(SequenceExprSyntax.self)?.elements.last?.trimmedDescription)
            {
                continue
            }
            guard let code = applied(item.description) else { return nil }
            text += code
        }
        return text
    }

    /// Notes that a property of the target is set; false where it has none that can be.
    private mutating func take(_ property: String, as value: String?) -> Bool {
        let own = reading.allMembers(of: made).first { $0.fact.kind == .property && $0.fact.name == property }
        guard let own else { return !reading.allMembers(of: made).isEmpty && given.allSatisfy { $0.name != value } }
        guard own.fact.storage?.isConstant != true, !own.fact.modifiers.contains(where: { $0.hasPrefix("private") })
        else { return false }
        if let number = given.firstIndex(where: { $0.name == value }), let type = own.fact.type {
            given[number].value.type = type.heldType
        }
        return true
    }

    /// Code with the target's names; nil where that has none of them.
    private func applied(_ code: String) -> String? {
        var change = NameChange()
        let values = Set(given.map(\.name))
        for name in SourceNames(code).identifiers where !values.contains(name) {
            let new = renamed(name)
            guard new != name else { continue }
            if name.first?.isUppercase == true {
                let old = reading.type(named: name, in: found.scope)
                guard reading.index.types(named: new).isEmpty else {
                    change.names[name] = new
                    continue
                }
                if old.flatMap({ reading.map.players[$0]?.unit }) != nil { return nil }
            } else {
                let isOwn = found.host.map { reading.allMembers(of: $0).map(\.fact.name) } ?? []
                if isOwn.contains(name), !isOwn.contains(new) { return nil }
                change.names[name] = new
            }
        }
        return change.applied(to: code).text
    }
}

extension SwitchCaseSyntax {
    /// True if an empty line stands before it.
    fileprivate var isApart: Bool { leadingTrivia.description.filter { $0.isNewline }.count > 1 }
}

extension ParsedSource {
    /// A branch behind another branch of a switch.
    fileprivate func behind(
        _ arm: SwitchCaseSyntax, _ pattern: String, _ statements: String, isApart: Bool
    ) -> Change {
        let trivia = arm.leadingTrivia.description
        let newline = trivia.contains("\r\n") ? "\r\n" : "\n"
        let indentation = trivia.split(separator: newline, omittingEmptySubsequences: false).last ?? ""
        let offset = arm.endPosition.utf8Offset
        return Change(
            range: offset..<offset,
            text: newline + (isApart ? newline : "") + indentation + "case \(pattern):" + statements)
    }
}
