import Conformance
import SourceModel
import SwiftSyntax

/// The calls in an app by which a function is handed a case: `coordinator.present(scene: .detail, from: self, transition: .show)`.
struct CaseCalls {
    /// The arguments behind the case, as most calls have them.
    struct Usual {
        /// Their code, from the comma: `, from: self, transition: .show`, or nothing.
        let rest: String
        /// True if most calls drop what the function gives.
        let isDropped: Bool
    }

    private struct Call {
        let name: String
        let rest: String
        let isDropped: Bool
        /// The parameters that are handed the one who calls, or what a view controller has of its own.
        let taking: [ParameterFact]
    }

    private let reading: UnitReading
    private let function: IndexedMember
    private let calls: [Call]

    /// Reads them.
    ///
    /// - Parameters:
    ///   - function: the function, whose first parameter takes the case.
    ///   - cases: the names of all cases.
    ///   - reading: the unit for which they are read.
    init(of function: IndexedMember, cases: Set<String>, in reading: UnitReading) {
        (self.reading, self.function) = (reading, function)
        let label = function.fact.parameters[0].label
        let beginning = label == "_" ? "\(function.fact.name)(." : "\(label): ."
        calls = reading.sources(naming: beginning).filter { !reading.isOfTests(path: $0.path) }.flatMap { source in
            CreationPlace.members(function.fact.name, in: source).compactMap { place in
                Self.call(place.call, function.fact, cases)
            }
        }
    }

    private static func call(_ call: FunctionCallExprSyntax, _ fact: MemberFact, _ cases: Set<String>) -> Call? {
        guard call.trailingClosure == nil, let first = call.arguments.first,
            (first.label?.text ?? "_") == fact.parameters[0].label
        else { return nil }
        let sent = first.expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? first.expression
        guard let member = sent.as(MemberAccessExprSyntax.self), member.base == nil,
            cases.contains(member.declName.baseName.text)
        else { return nil }
        var (rest, taking) = ("", [ParameterFact]())
        for argument in call.arguments.dropFirst() {
            let label = argument.label?.text ?? "_"
            let text = argument.expression.trimmedDescription
            guard let parameter = fact.parameters.first(where: { $0.label == label }), !text.contains("\n"),
                !argument.expression.is(ClosureExprSyntax.self)
            else { return nil }
            if text == "self" || ownOfControllers.contains(text) {
                taking.append(parameter)
            } else if !FreeNames(argument.expression).used.allSatisfy({ $0.first?.isUppercase == true })
                || text.contains("self")
            {
                return nil
            }
            rest += ", " + (argument.label.map { "\($0.text): " } ?? "") + text
        }
        let around = sequence(first: Syntax(call), next: \.parent).lazy.compactMap { $0.as(SequenceExprSyntax.self) }
            .first
        let isDropped = around?.elements.first?.is(DiscardAssignmentExprSyntax.self) ?? false
        return Call(name: member.declName.baseName.text, rest: rest, isDropped: isDropped, taking: taking)
    }

    private static let ownOfControllers: Set<String> = [
        "navigationController", "tabBarController", "presentingViewController",
    ]

    /// The arguments of most calls that a type can write, those of a case before others; nil where there is no such call.
    func usual(sending name: String?, by sender: TypeIndex.ID) -> Usual? {
        let fitting = calls.filter { call in call.taking.allSatisfy { takes($0, sender) } }
        let same = fitting.filter { $0.name == name }
        let counted = same.isEmpty ? fitting : same
        let counts = counted.reduce(into: [:]) { $0[$1.rest, default: 0] += 1 }
        guard let rest = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
        return Usual(rest: rest, isDropped: fitting.count(where: \.isDropped) * 2 > fitting.count)
    }

    private func takes(_ parameter: ParameterFact, _ sender: TypeIndex.ID) -> Bool {
        let held = parameter.type.unattributed.heldType
        if held.lastName == "UIViewController" || held.lastName == "UINavigationController" {
            return reading.isController(sender)
        }
        guard let id = reading.index.resolve(held, in: reading.index.scope(of: function)).id else { return false }
        return id == sender || reading.index.inherits(sender, from: id) == .yes
    }
}
