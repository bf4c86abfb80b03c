import Conformance
import SourceModel
import SwiftSyntax

/// A place where the app makes another unit and shows it: what is made, and the statements that show it.
struct ShownThing {
    /// The type that shows it.
    let owner: TypeIndex.ID
    /// The function around.
    let function: FunctionDeclSyntax
    /// The call that makes it.
    let made: UnitCall
    /// The statements beside each other among which it is made.
    let statements: [CodeBlockItemSyntax]
    /// The place of the one that makes it among them.
    let place: Int

    var call: FunctionCallExprSyntax { made.call }
    var type: TypeIndex.ID { made.type }
    var maker: String? { made.maker }

    /// All of a declaration's functions.
    ///
    /// - Parameters:
    ///   - block: the declaration.
    ///   - owner: its type.
    ///   - file: the file in which it stands.
    ///   - reading: the unit for which they are looked for.
    static func all(
        in block: some SyntaxProtocol, of owner: TypeIndex.ID, file: Int, _ reading: UnitReading
    ) -> [ShownThing] {
        let finder = Finder(owner, file, reading)
        finder.walk(block)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        private let owner: TypeIndex.ID
        private let file: Int
        private let reading: UnitReading
        private var functions: [FunctionDeclSyntax] = []
        var found: [ShownThing] = []

        init(_ owner: TypeIndex.ID, _ file: Int, _ reading: UnitReading) {
            (self.owner, self.file, self.reading) = (owner, file, reading)
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
                let made = UnitCall(node, reading, NameScope(file: file, type: owner)),
                let (statements, place) = beside(node, in: function)
            else { return .visitChildren }
            found.append(
                ShownThing(owner: owner, function: function, made: made, statements: statements, place: place))
            return .visitChildren
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
