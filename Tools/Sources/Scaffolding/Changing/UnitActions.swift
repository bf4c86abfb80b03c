import Conformance
import SourceModel
import SwiftSyntax

/// An enumeration whose cases say what people do with a unit: the view sends one, and who decides looks which it is.
struct UnitActions {
    /// The enumeration.
    let type: TypeIndex.ID
    /// The code around an action with which the view sends it: `viewModel.send(viewAction: ` and `)`.
    private let sending: String
    /// One case more in each place where it is decided what follows.
    private(set) var changes: [(path: String, change: ParsedSource.Change)] = []
    /// Places that give a value for each case, which only a person knows.
    private(set) var values: [String] = []

    /// The names of such enumerations, behind the name of their unit or inside of one of its types.
    private static let words = [
        "ViewAction", "Action", "Actions", "ViewEvent", "Event", "Events", "Intent", "Input", "UserAction",
    ]

    /// Finds it; nil where the unit has none that its view sends.
    ///
    /// - Parameters:
    ///   - reading: the unit.
    ///   - name: the name of the case that is added.
    init?(of reading: UnitReading, adding name: String) {
        let (index, unit) = (reading.index, reading.map.units[reading.unit])
        let own = Set(unit.types.values.joined())
        guard let owner = reading.owner else { return nil }
        let candidates = index.types.filter { id in
            guard index[id].kind == .enum, reading.declaration(of: id) != nil else { return false }
            if let parent = index[id].parent { return own.contains(parent) && Self.words.contains(index[id].name) }
            return Self.words.contains { index[id].name == unit.name.typeName + $0 }
        }
        let seen = Set(index[owner].parts.map { index.files[$0.file].path }).sorted().map {
            ParsedSource(path: $0, text: reading.text(of: $0))
        }
        for id in candidates {
            let names = Set(index.members(of: id).filter { $0.fact.kind == .enumCase }.map(\.fact.name))
            guard !names.isEmpty, let sending = Self.sending(one: names, in: seen) else { continue }
            type = id
            self.sending = sending
            let paths = Set((own.union([id])).flatMap { index[$0].parts.map { index.files[$0.file].path } })
            for path in paths.sorted() where !reading.isOfTests(path: path) {
                look(in: ParsedSource(path: path, text: reading.text(of: path)), for: names, adding: name)
            }
            return
        }
        return nil
    }

    /// Code that sends a message as one of the cases.
    func code(for message: UnitMessage) -> String {
        let value = message.parameters.isEmpty ? message.name : message.call
        return "\(sending).\(value))"
    }

    private static func sending(one names: Set<String>, in sources: [ParsedSource]) -> String? {
        var counts: [String: Int] = [:]
        for source in sources {
            let finder = SendingFinder(names)
            finder.walk(source.tree)
            for text in finder.found { counts[text, default: 0] += 1 }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private mutating func look(in source: ParsedSource, for names: Set<String>, adding name: String) {
        let finder = SwitchFinder(names)
        finder.walk(source.tree)
        for node in finder.found {
            guard !Self.givesValue(node), let last = node.cases.last else {
                values.append(source.place(of: node))
                continue
            }
            changes.append(
                (source.path, source.following(last, ["case .\(name):", "\t// Decide what follows.", "\tbreak"])))
        }
    }

    /// Returns true if a value is made of each case, so that one more needs a value, too.
    private static func givesValue(_ node: SwitchExprSyntax) -> Bool {
        var around = Syntax(node).parent
        while let next = around {
            if next.is(ClosureExprSyntax.self) || next.is(InitializerDeclSyntax.self) { return false }
            if let function = next.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
            if next.is(AccessorBlockSyntax.self) || next.is(InitializerClauseSyntax.self) { return true }
            around = next.parent
        }
        return true
    }

    /// Calls that are handed nothing but one of some cases.
    private final class SendingFinder: SyntaxVisitor {
        private let names: Set<String>
        var found: [String] = []

        init(_ names: Set<String>) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.arguments.count == 1, let only = node.arguments.first else { return .visitChildren }
            let value = only.expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? only.expression
            let called = node.calledExpression.trimmedDescription
            guard let member = value.as(MemberAccessExprSyntax.self), member.base == nil,
                names.contains(member.declName.baseName.text), called.first?.isLowercase == true,
                !called.contains(where: \.isNewline), !called.contains("(")
            else { return .visitChildren }
            // Where it is sent from a closure, 'self' is asked for.
            let sender = ["self?.", "self!.", "self."].first(where: called.hasPrefix).map { called.dropFirst($0.count) }
            found.append("\(sender.map(String.init) ?? called)(" + (only.label.map { "\($0.text): " } ?? ""))
            return .visitChildren
        }
    }

    /// Switches that name some cases, and leave none to 'default'.
    private final class SwitchFinder: SyntaxVisitor {
        private let names: Set<String>
        var found: [SwitchExprSyntax] = []

        init(_ names: Set<String>) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
            var named: Set<String> = []
            for element in node.cases {
                guard let one = element.as(SwitchCaseSyntax.self), case .case(let label) = one.label else {
                    return .visitChildren
                }
                for item in label.caseItems {
                    guard let name = Self.name(of: item.pattern) else { return .visitChildren }
                    named.insert(name)
                }
            }
            if named == names { found.append(node) }
            return .visitChildren
        }

        private static func name(of pattern: PatternSyntax) -> String? {
            var expression = pattern.as(ExpressionPatternSyntax.self)?.expression
            if let binding = pattern.as(ValueBindingPatternSyntax.self) {
                expression = binding.pattern.as(ExpressionPatternSyntax.self)?.expression
            }
            let called = expression?.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
            guard let member = called?.as(MemberAccessExprSyntax.self) else { return nil }
            return member.declName.baseName.text
        }
    }
}
