import Conformance
import SourceModel
import SwiftSyntax

/// A place where the app makes another unit and shows it: what is made, and the statements that show it.
struct ShownThing {
    /// The function around.
    let function: FunctionDeclSyntax
    /// The call that makes it.
    let call: FunctionCallExprSyntax
    /// The type on which it is made: `DetailBuilder` of `DetailBuilder.build()`.
    let type: TypeIndex.ID
    /// The function that makes it; nil for an initializer.
    let maker: String?
    /// True if the function is one of instances: `DetailBuilder().build()`.
    let isOfInstance: Bool
    /// The statements beside each other among which it is made.
    let statements: [CodeBlockItemSyntax]
    /// The place of the one that makes it among them.
    let place: Int

    /// All of a declaration's functions.
    static func all(in block: some SyntaxProtocol, _ index: TypeIndex) -> [ShownThing] {
        let finder = Finder(index)
        finder.walk(block)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        private let index: TypeIndex
        private var functions: [FunctionDeclSyntax] = []
        var found: [ShownThing] = []

        init(_ index: TypeIndex) {
            self.index = index
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            functions.append(node)
            return .visitChildren
        }

        override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            // What a function of a view of SwiftUI gives is shown by whoever puts it somewhere.
            guard let function = functions.last, !function.isOfType, !function.givesView,
                let (name, maker, isOfInstance) = made(by: node),
                let type = index.types(named: name).first, [.class, .struct, .enum].contains(index[type].kind),
                let (statements, place) = beside(node, in: function)
            else { return .visitChildren }
            found.append(
                ShownThing(
                    function: function, call: node, type: type, maker: maker, isOfInstance: isOfInstance,
                    statements: statements, place: place))
            return .visitChildren
        }

        /// `T(…)`, `T.build(…)` and `T(…).build(…)`.
        private func made(by call: FunctionCallExprSyntax) -> (name: String, maker: String?, isOfInstance: Bool)? {
            func type(_ expression: ExprSyntax?) -> String? {
                let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text
                return name?.first?.isUppercase == true ? name : nil
            }
            if let name = type(call.calledExpression) { return (name, nil, false) }
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
            let called = member.declName.baseName.text
            if let name = type(member.base) { return (name, called == "init" ? nil : called, false) }
            if let inner = member.base?.as(FunctionCallExprSyntax.self), let name = type(inner.calledExpression) {
                return (name, called, true)
            }
            return nil
        }

        /// The statements of the function's body, or of a block within it, in which a call stands by itself.
        private func beside(
            _ call: FunctionCallExprSyntax, in function: FunctionDeclSyntax
        ) -> (statements: [CodeBlockItemSyntax], place: Int)? {
            var node = Syntax(call)
            while let parent = node.parent, node.id != Syntax(function).id {
                // What is made when a closure is called is another's.
                if node.is(ClosureExprSyntax.self) { return nil }
                if let item = node.as(CodeBlockItemSyntax.self), let list = parent.as(CodeBlockItemListSyntax.self) {
                    let items = Array(list)
                    return items.firstIndex { $0.id == item.id }.map { (items, $0) }
                }
                node = parent
            }
            return nil
        }
    }
}

/// The names that some code uses without saying whose they are, and those that it gives itself.
final class FreeNames: SyntaxVisitor {
    /// The names, `self.name` among them.
    private(set) var used: Set<String> = []
    private(set) var given: Set<String> = []
    /// The members of values of a name that are used: `view` of `module.view`.
    private(set) var members: [String: Set<String>] = [:]
    var free: Set<String> { used.subtracting(given) }

    init(_ code: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(code)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        let name = node.baseName.text
        guard access?.declName.id == node.id else {
            if !["self", "Self", "super"].contains(name), !name.hasPrefix("$") { used.insert(name) }
            return .skipChildren
        }
        guard var base = access?.base else { return .skipChildren }
        while let chained = base.as(OptionalChainingExprSyntax.self)?.expression
            ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        {
            base = chained
        }
        let owner = base.as(DeclReferenceExprSyntax.self)?.baseName.text
        if owner == "self" { used.insert(name) } else if let owner { members[owner, default: []].insert(name) }
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        given.insert(node.identifier.text)
        return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        given.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        given.insert((node.secondName ?? node.firstName).text)
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        // `guard let coordinator` in a closure names what it unwraps.
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            if name != "self" { used.insert(name) }
            return .skipChildren
        }
        return .visitChildren
    }
}

extension FunctionDeclSyntax {
    /// True if it gives a view of SwiftUI: `some View`, `AnyView`.
    fileprivate var givesView: Bool {
        let result = signature.returnClause?.type.trimmedDescription ?? ""
        return result == "AnyView" || (result.hasPrefix("some ") && result.hasSuffix("View"))
    }
}
