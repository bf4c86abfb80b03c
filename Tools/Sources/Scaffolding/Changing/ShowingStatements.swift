import Conformance
import SourceModel
import SwiftSyntax

/// The statements that show what is made somewhere, as far as they can stand where somebody else is made and shown.
struct ShowingStatements {
    private let thing: ShownThing
    private let reading: UnitReading
    private let goer: TypeIndex.ID
    /// The members of the type that goes.
    private let members: Set<String>
    private let outside: Set<String>
    private let madeMembers: Set<String>
    private let otherMembers: Set<String>
    private let isReturned: Bool
    /// The statements before and after that which makes it, by their places.
    private var kept: Set<Int> = []
    /// The names that they give.
    private(set) var given: Set<String> = []
    /// Parameters of the function around that they use.
    private(set) var parameters: [String] = []
    /// True if something happens with what is made.
    private(set) var shows = false

    init(of thing: ShownThing, to made: TypeIndex.ID, by goer: TypeIndex.ID, in reading: UnitReading) {
        (self.thing, self.reading, self.goer) = (thing, reading, goer)
        let index = reading.index
        members = Set(reading.allMembers(of: goer).map(\.fact.name))
        let own = Set(reading.allMembers(of: thing.owner).map(\.fact.name))
        // What neither declares, both have from the same class of UIKit.
        let isAlike = Self.kind(of: thing.owner, index) == Self.kind(of: goer, index)
        outside = isAlike ? own : []
        isReturned = !isAlike
        madeMembers = Set(reading.allMembers(of: made).map(\.fact.name))
        otherMembers = Set(reading.allMembers(of: thing.type).map(\.fact.name))
        gather()
    }

    /// Returns what a type is outside of the sources, as far as it goes somewhere.
    private static func kind(of id: TypeIndex.ID, _ index: TypeIndex) -> Bool {
        let names = index.ancestors(of: id).compactMap(\.type.lastName)
        return names.contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
    }

    // MARK: Reading them

    private mutating func gather() {
        let statements = thing.statements
        let first = FreeNames(statements[thing.place])
        guard !isEnding(statements[thing.place]) else { return }
        given = first.given
        if statements[thing.place].item.is(ExprSyntax.self), given.isEmpty {
            // It is made where it is shown, or shows itself: 'DetailFlow.present(on: viewController)'.
            shows = thing.call.parent?.is(LabeledExprSyntax.self) == true || isShowingItself
        } else if statements[thing.place].item.is(DeclSyntax.self), given.count != 1 {
            return
        }
        guard isKnown(statements[thing.place], butFor: thing.call) else {
            shows = false
            return
        }
        for place in statements.indices.dropFirst(thing.place + 1) {
            let names = FreeNames(statements[place])
            guard !names.used.isDisjoint(with: given) else { continue }
            guard !isEnding(statements[place]), !isOfOther(statements[place]), isKnown(statements[place], butFor: nil)
            else { continue }
            kept.insert(place)
            given.formUnion(statements[place].item.is(DeclSyntax.self) ? names.given : [])
            shows = shows || isShowing(statements[place], names)
        }
    }

    /// Returns true if a statement leaves, or asks first.
    private func isEnding(_ item: CodeBlockItemSyntax) -> Bool {
        item.item.is(StmtSyntax.self) && !item.item.is(ExpressionStmtSyntax.self)
    }

    /// Returns true if a statement says what follows in the other unit alone: closures, and what is reached through what was made. Who
    /// lets go of it in a closure does that here, too.
    private func isOfOther(_ item: CodeBlockItemSyntax) -> Bool {
        let sides =
            item.item.as(SequenceExprSyntax.self)?.elements
            ?? item.item.as(ExpressionStmtSyntax.self)?.expression.as(SequenceExprSyntax.self)?.elements
        guard let sides = sides.map(Array.init), sides.count == 3, sides[1].is(AssignmentExprSyntax.self),
            let left = sides[0].as(MemberAccessExprSyntax.self)
        else { return false }
        guard let base = left.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
        guard given.contains(base) else { return false }
        guard let closure = sides[2].as(ClosureExprSyntax.self) else { return false }
        return FreeNames(closure).used.isDisjoint(with: given)
    }

    private static let verbs = [
        "start", "present", "show", "push", "launch", "begin", "attach", "open", "run", "navigate",
    ]

    /// True if it is made by a function that shows it and gives nothing.
    private var isShowingItself: Bool {
        guard let maker = thing.maker, Self.verbs.contains(where: maker.hasPrefix) else { return false }
        return reading.allMembers(of: thing.type).contains {
            $0.fact.kind == .function && $0.fact.name == maker && $0.fact.isStatic && $0.fact.type?.isVoid ?? true
        }
    }

    /// Returns true if something that was made is handed to somebody, or begins.
    private func isShowing(_ item: CodeBlockItemSyntax, _ names: FreeNames) -> Bool {
        guard item.item.is(ExprSyntax.self) else { return false }
        let isBegun = given.contains { name in
            names.members[name]?.contains { member in Self.verbs.contains(where: member.hasPrefix) } ?? false
        }
        if isBegun { return true }
        guard let call = item.item.as(FunctionCallExprSyntax.self) ?? item.firstCall else { return false }
        let name = call.calledExpression.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        let shown = [
            "push", "present", "show", "set", "route", "open", "transition", "navigate", "display", "start",
            "coordinate", "go", "attach", "embed", "replace", "append",
        ]
        return shown.contains(where: name.hasPrefix)
            && call.arguments.contains { argument in
                !FreeNames(argument.expression).used.isDisjoint(with: given)
                    && !argument.expression.is(ClosureExprSyntax.self)
            }
    }

    /// Returns true if a value can be said where it goes, too; the statements that give what it names are kept.
    mutating func has(_ code: ExprSyntax) -> Bool { resolve(FreeNames(code).free) }

    private mutating func isKnown(_ item: CodeBlockItemSyntax, butFor call: FunctionCallExprSyntax?) -> Bool {
        let names = FreeNames(item)
        for name in given {
            // Of what is made, the other one has what this one has, or what UIKit gives both.
            let wanted = names.members[name] ?? []
            if item.id != thing.statements[thing.place].id, isMade(name), !thing.isWrapped,
                !wanted.allSatisfy({ madeMembers.contains($0) || !otherMembers.contains($0) })
            {
                return false
            }
        }
        let inside = call.map { FreeNames($0).used } ?? []
        let beside = call.map { outer in FreeNames(Without(outer).rewrite(Syntax(item))).free } ?? names.free
        return resolve(beside.subtracting(given), unless: inside)
    }

    /// Returns true if a name is that of what is made itself, and not of what is around it.
    private func isMade(_ name: String) -> Bool {
        FreeNames(thing.statements[thing.place]).given.contains(name) && thing.maker == nil
    }

    /// Returns true if all names can be said where it goes; the statements before that give them are kept.
    private mutating func resolve(_ names: Set<String>, unless ignored: Set<String> = []) -> Bool {
        var added: Set<Int> = []
        var taken: [String] = []
        for name in names where !given.contains(name) {
            if members.contains(name) || name.first?.isUppercase == true { continue }
            if let place = thing.statements.indices.prefix(thing.place).last(where: { place in
                thing.statements[place].item.is(DeclSyntax.self) && FreeNames(thing.statements[place]).given == [name]
            }) {
                var inner = self
                guard inner.resolve(FreeNames(thing.statements[place]).free) else { return false }
                self = inner
                added.insert(place)
                continue
            }
            if let parameter = thing.function.signature.parameterClause.parameters.first(where: { $0.innerName == name }
            ) {
                guard isShownThrough(parameter) else { return false }
                taken.append(parameter.with(\.trailingComma, nil).with(\.defaultValue, nil).trimmedDescription)
                continue
            }
            guard !isReturned, !outside.contains(name) else { return false }
        }
        kept.formUnion(added)
        for place in added { given.formUnion(FreeNames(thing.statements[place]).given) }
        parameters += taken.filter { !parameters.contains($0) }
        return true
    }

    /// Returns true if a parameter is that through which it is gone: `from view: UIViewController`.
    private func isShownThrough(_ parameter: FunctionParameterSyntax) -> Bool {
        let type = parameter.type.trimmedDescription
        return ["Controller", "View", "Navigator", "Router", "animated"].contains {
            type.contains($0) || parameter.innerName == $0
        } && !type.contains("->")
    }

    // MARK: Writing them

    /// The statements with another call in the place of that which makes the other unit.
    ///
    /// - Parameters:
    ///   - call: the call.
    ///   - told: statements behind it.
    func statements(making call: String, telling told: [String] = []) -> String? {
        let all = kept.union([thing.place]).sorted().map { place -> String in
            let item = thing.statements[place]
            var text = item.trimmedDescription
            if place == thing.place {
                let start =
                    thing.call.positionAfterSkippingLeadingTrivia.utf8Offset
                    - item.positionAfterSkippingLeadingTrivia.utf8Offset
                let bytes = Array(text.utf8)
                let length = thing.call.trimmedDescription.utf8.count
                text =
                    String(decoding: bytes[..<start], as: UTF8.self) + call
                    + String(decoding: bytes[(start + length)...], as: UTF8.self)
                return ([text] + told).joined(separator: "\n")
            }
            return Self.outdented(text, by: item)
        }
        return all.joined(separator: "\n")
    }

    /// A statement whose further lines begin where it begins.
    private static func outdented(_ text: String, by item: CodeBlockItemSyntax) -> String {
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        let indentation =
            item.leadingTrivia.description.split(separator: "\n", omittingEmptySubsequences: false).last?
            .prefix { $0 == " " || $0 == "\t" } ?? ""
        return lines.enumerated().map { number, line in
            number > 0 && line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : String(line)
        }.joined(separator: "\n")
    }

    /// A statement without a call in it.
    private final class Without: SyntaxRewriter {
        private let call: SyntaxIdentifier

        init(_ call: FunctionCallExprSyntax) {
            self.call = call.id
            super.init()
        }

        override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
            node.id == call ? ExprSyntax(NilLiteralExprSyntax()) : super.visit(node)
        }
    }
}

extension ShownThing {
    /// True if it is made inside of something else: `UIHostingController(rootView: …)`.
    var isWrapped: Bool { call.parent?.is(LabeledExprSyntax.self) == true }
}

extension CodeBlockItemSyntax {
    /// The outermost call of a statement: `viewController?.present(…)`.
    fileprivate var firstCall: FunctionCallExprSyntax? {
        var node = item.as(ExprSyntax.self)
        while let next = node {
            if let call = next.as(FunctionCallExprSyntax.self) { return call }
            node =
                next.as(OptionalChainingExprSyntax.self)?.expression ?? next.as(TryExprSyntax.self)?.expression
                ?? next.as(AwaitExprSyntax.self)?.expression
        }
        return nil
    }
}
