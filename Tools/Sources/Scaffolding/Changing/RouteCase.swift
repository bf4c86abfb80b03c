import Architecture
import Conformance
import SourceModel
import SwiftSyntax

/// A case of an enumeration for which the app shows a unit: `.detail(id: Int)` of `AppRoute`, where a switch makes it.
struct RouteCase {
    /// The enumeration.
    let type: TypeIndex.ID
    /// The case.
    let member: IndexedMember
    /// The names that the switch gives the case's values: `id` of `case .detail(let id)`.
    let values: [String]
}

extension UnitReading {
    /// The case for which the app shows a unit, that of its name before others; nil where no switch makes the unit.
    func routeCase(to target: UnitName) -> RouteCase? {
        guard let unit = map.units.first(where: { $0.name.typeName == target.typeName }) else { return nil }
        let players = unit.types.values.joined().filter { isOnScreen($0) || isBuilder($0) }
        let shown = Set(players.map { index[$0].name })
        // A case of the unit's name may show it in something around it: 'WithdrawFlow'.
        let near = index.types.filter { id in
            index[id].name.hasPrefix(target.typeName) && map.players[id]?.unit == nil && isOnScreen(id)
        }
        let types = shown.union(near.map { index[$0].name })
        let arms = self.arms(making: types).filter { arm in
            !arm.made.isDisjoint(with: shown) || arm.names == [target.propertyName]
        }
        guard !arms.isEmpty else { return nil }
        let enumerations = index.types.filter { index[$0].kind == .enum && declaration(of: $0) != nil }
            .map { id in (id: id, cases: index.members(of: id).filter { $0.fact.kind == .enumCase }) }
        let found = arms.flatMap { arm -> [RouteCase] in
            // The switch may leave cases to 'default'.
            let fitting = enumerations.filter { arm.siblings.isSubset(of: $0.cases.map(\.fact.name)) }
            guard let nearest = fitting.min(by: { $0.cases.count < $1.cases.count }) else { return [] }
            return nearest.cases.filter { arm.names.contains($0.fact.name) }.map {
                RouteCase(type: nearest.id, member: $0, values: arm.values)
            }
        }
        func rank(_ route: RouteCase) -> Int {
            let name = route.member.fact.name
            return name == target.propertyName ? 0 : name.lowercased().contains(target.typeName.lowercased()) ? 1 : 2
        }
        return found.enumerated().min { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }?.element
    }

    private func arms(making types: Set<String>) -> [RouteArm] {
        var seen: Set<String> = []
        let sources = types.sorted().flatMap { self.sources(naming: $0) }.filter { seen.insert($0.path).inserted }
        return sources.filter { !isOfTests(path: $0.path) && !isGenerated($0.path) }
            .flatMap { RouteArm.all(making: types, in: $0) }
    }

    private func isBuilder(_ id: TypeIndex.ID) -> Bool {
        if case .role(let role) = map.players[id]?.part { map.builds(role) } else { false }
    }
}

/// A branch of a switch that makes something.
private struct RouteArm {
    /// The cases of the branch.
    let names: Set<String>
    /// All cases that the switch names.
    let siblings: Set<String>
    /// The names that a branch of one case gives the case's values.
    let values: [String]
    /// The types that it makes.
    let made: Set<String>

    /// The branches of a file's switches that make one of some types, by themselves or by a function beside them.
    static func all(making types: Set<String>, in source: ParsedSource) -> [RouteArm] {
        let makers = MakerFinder(types)
        makers.walk(source.tree)
        let finder = Finder(types, makers.made)
        finder.walk(source.tree)
        return finder.found
    }

    /// The functions that make some of the types.
    private final class MakerFinder: SyntaxVisitor {
        private let types: Set<String>
        private(set) var made: [String: Set<String>] = [:]

        init(_ types: Set<String>) {
            self.types = types
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let body = node.body, !body.statements.contains(where: \.isSwitch) else { return .skipChildren }
            made[node.name.text, default: []].formUnion(FreeNames(body).named(among: types))
            return .skipChildren
        }
    }

    private final class Finder: SyntaxVisitor {
        private let types: Set<String>
        private let makers: [String: Set<String>]
        private(set) var found: [RouteArm] = []

        init(_ types: Set<String>, _ makers: [String: Set<String>]) {
            (self.types, self.makers) = (types, makers)
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
            let arms = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.map { ($0, $0.caseNames) }
            let all = Set(arms.flatMap(\.1))
            for (arm, names) in arms where !names.isEmpty {
                let used = FreeNames(arm.statements)
                let made = used.named(among: types).union(used.used.flatMap { makers[$0] ?? [] })
                guard !made.isEmpty else { continue }
                let given = names.count == 1 ? arm.givenNames : []
                found.append(RouteArm(names: Set(names), siblings: all, values: given, made: made))
            }
            return .visitChildren
        }
    }
}

extension SwitchCaseSyntax {
    /// The cases of an enumeration of which it is the branch.
    var caseNames: [String] {
        guard case .case(let label) = label else { return [] }
        return label.caseItems.compactMap { item in
            let pattern = item.pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? item.pattern
            let expression = pattern.as(ExpressionPatternSyntax.self)?.expression
            let called = expression?.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
            return called?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        }
    }

    /// The names that it gives the values of its cases.
    var givenNames: [String] {
        if case .case(let label) = label { GivenNames.all(in: label) } else { [] }
    }
}

/// The names that a pattern gives, in their order.
private final class GivenNames: SyntaxVisitor {
    private var names: [String] = []

    static func all(in code: some SyntaxProtocol) -> [String] {
        let finder = GivenNames(viewMode: .sourceAccurate)
        finder.walk(code)
        return finder.names
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.identifier.text)
        return .skipChildren
    }
}

extension FreeNames {
    /// The types that some code names as values: it makes one, or has one made.
    fileprivate func named(among types: Set<String>) -> Set<String> {
        types.intersection(used).union(types.intersection(members.keys))
    }
}

extension CodeBlockItemSyntax {
    fileprivate var isSwitch: Bool {
        item.as(ExpressionStmtSyntax.self)?.expression.is(SwitchExprSyntax.self) == true
    }
}
