import Architecture
import Conformance
import SourceModel
import SwiftSyntax

/// A switch over an enumeration by which the app says where people go.
struct RouteSwitch {
    /// A branch of it.
    struct Arm {
        let node: SwitchCaseSyntax
        let names: [String]
        /// The first call in it that makes a unit, and the unit's place in the map.
        let made: (call: UnitCall, unit: Int)?
    }

    let source: ParsedSource
    let arms: [Arm]
    let hasDefault: Bool
    /// The type around it.
    let host: TypeIndex.ID?
    let scope: NameScope

    /// The branches that make a unit.
    var makers: [Arm] { arms.filter { $0.made != nil } }
    /// The cases that it names.
    var names: Set<String> { Set(arms.flatMap(\.names)) }
}

extension UnitReading {
    /// The switches over an enumeration.
    ///
    /// - Parameters:
    ///   - route: the enumeration.
    ///   - cases: some cases that such a switch names.
    func switches(over route: TypeIndex.ID, naming cases: some Sequence<String>) -> [RouteSwitch] {
        let all = Set(index.members(of: route).filter { $0.fact.kind == .enumCase }.map(\.fact.name))
        let others = index.types.filter { index[$0].kind == .enum && $0 != route && declaration(of: $0) != nil }
            .map { id in Set(index.members(of: id).filter { $0.fact.kind == .enumCase }.map(\.fact.name)) }
            .filter { $0.count < all.count }
        var seen: Set<String> = []
        return cases.flatMap { sources(naming: "." + $0) }
            .filter { !isOfTests(path: $0.path) && !isGenerated($0.path) && seen.insert($0.path).inserted }
            .flatMap { source -> [RouteSwitch] in
                guard let file = index.files.firstIndex(where: { $0.path == source.path }) else { return [] }
                let finder = SwitchFinder(viewMode: .sourceAccurate)
                finder.walk(source.tree)
                return finder.found.map { self.read($0, source, file) }.filter { found in
                    let names = found.names
                    return !names.isEmpty && names.isSubset(of: all)
                        && (found.host == route || !others.contains { names.isSubset(of: $0) })
                }
            }
    }

    private func read(_ node: SwitchExprSyntax, _ source: ParsedSource, _ file: Int) -> RouteSwitch {
        let place = sequence(first: Syntax(node), next: \.parent).lazy
            .compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        let line = place.flatMap { group -> Int? in
            if let extended = group.as(ExtensionDeclSyntax.self) { return source.line(of: extended.extensionKeyword) }
            return DeclSyntax(group).declaredName.map { source.line(of: $0) }
        }
        let host = index.types.first { id in
            index[id].parts.contains { $0.file == file && $0.line == line }
        }
        let scope = NameScope(file: file, type: host)
        let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        return RouteSwitch(
            source: source,
            arms: cases.map { node in
                RouteSwitch.Arm(node: node, names: node.caseNames, made: made(in: node, scope))
            },
            hasDefault: cases.contains { if case .default = $0.label { true } else { false } }, host: host,
            scope: scope)
    }

    /// The call in a branch that makes a screen, or has a unit built.
    private func made(in arm: SwitchCaseSyntax, _ scope: NameScope) -> (call: UnitCall, unit: Int)? {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(arm.statements)
        return finder.found.lazy.compactMap { node -> (call: UnitCall, unit: Int)? in
            guard let call = UnitCall(node, self, scope), let player = map.players[call.type], let unit = player.unit,
                case .role(let role) = player.part,
                isOnScreen(call.type) || map.builds(role) || Self.isCalledGoer(index[call.type].name)
            else { return nil }
            return (call, unit)
        }.first
    }

    private final class SwitchFinder: SyntaxVisitor {
        private(set) var found: [SwitchExprSyntax] = []

        override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
            found.append(node)
            return .visitChildren
        }
    }

    private final class CallFinder: SyntaxVisitor {
        private(set) var found: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            found.append(node)
            return .visitChildren
        }

        override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
