import Foundation
import SwiftSyntax

/// A call in the sources that makes something, with the code around it.
struct CreationPlace {
    let source: ParsedSource
    let call: FunctionCallExprSyntax

    /// The calls of a name in some files: `ItemsPresenter`, `ItemsBuilder.build`.
    static func all(of name: String, in sources: some Sequence<ParsedSource>) -> [CreationPlace] {
        sources.flatMap { source in
            let finder = CallFinder(name)
            finder.walk(source.tree)
            return finder.calls.map { CreationPlace(source: source, call: $0) }
        }
    }

    /// The calls of '.init' in some files by which somebody is handed something: `ItemsView(with: .init(store: store))`.
    ///
    /// - Parameters:
    ///   - takers: the arguments that take it, as the code that is called and the label: `ItemsView` and `with`.
    ///   - sources: the files.
    static func unnamed(for takers: Set<[String]>, in sources: some Sequence<ParsedSource>) -> [CreationPlace] {
        sources.flatMap { members("init", in: $0) }.filter { place in
            guard place.call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil,
                let argument = place.call.parent?.as(LabeledExprSyntax.self),
                let taker = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            else { return false }
            let called = taker.calledExpression.trimmedDescription
            let bare = called.hasSuffix(".init") ? String(called.dropLast(".init".count)) : called
            return takers.contains([bare, argument.label?.text ?? "_"])
        }
    }

    /// The calls of functions of a name, on whatever they are called.
    static func members(_ name: String, in source: ParsedSource) -> [CreationPlace] {
        let finder = CallFinder(name, isMember: true)
        finder.walk(source.tree)
        return finder.calls.map { CreationPlace(source: source, call: $0) }
    }

    /// The functions around it, the nearest first, and what is declared in the type around.
    var surroundings: (functions: [DeclSyntax], type: (any DeclGroupSyntax)?) {
        var functions: [DeclSyntax] = []
        var node = Syntax(call).parent
        while let next = node {
            if let group = next.asProtocol((any DeclGroupSyntax).self) { return (functions, group) }
            if next.is(FunctionDeclSyntax.self) || next.is(InitializerDeclSyntax.self) {
                if let function = DeclSyntax(next) { functions.append(function) }
            }
            node = next.parent
        }
        return (functions, nil)
    }

    /// The function in which it stands; nil inside of initializers and of values of properties.
    var function: FunctionDeclSyntax? { surroundings.functions.first?.as(FunctionDeclSyntax.self) }

    /// The name of the type around.
    var typeName: String? {
        guard let type = surroundings.type else { return nil }
        return type.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            ?? DeclSyntax(type).declaredName?.text
    }

    /// The name of the type around, with those of the types around that.
    var qualifiedTypeName: String? {
        let names = sequence(first: Syntax(call), next: \.parent).compactMap { node -> String? in
            guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
            return group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                ?? DeclSyntax(group).declaredName?.text
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }

    /// Returns code that is at hand there and of one of some types: a parameter, or a property of the type around.
    func atHand(_ isWanted: (_ name: String, _ type: String) -> Bool) -> String? {
        let (functions, type) = surroundings
        for function in functions {
            let clause =
                function.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? function.as(InitializerDeclSyntax.self)?.signature.parameterClause
            for parameter in clause?.parameters ?? [] {
                let name = parameter.innerName
                if name != "_", isWanted(name, parameter.type.trimmedDescription) { return name }
            }
        }
        guard let function, !function.isOfType else { return nil }
        let property = type?.memberBlock.typedProperties.first { isWanted($0.name, $0.type) }?.name
        let isInClosure = sequence(first: Syntax(call), next: \.parent)
            .prefix { !$0.is(FunctionDeclSyntax.self) }.contains { $0.is(ClosureExprSyntax.self) }
        return isInClosure ? property.map { "self.\($0)" } : property
    }

    /// The name of the type that a property of the type around is of: that of `router` or `self.router`.
    func type(of code: String) -> String? {
        let name = code.hasPrefix("self.") ? String(code.dropFirst("self.".count)) : code
        let bare = name.filter { !"?!".contains($0) }
        let type = surroundings.type?.memberBlock.typedProperties.first { $0.name == bare }?.type
        return type?.filter { !"?!()".contains($0) }.split(separator: " ").last.map { String($0) }
    }

    /// The statement behind which something made here is told more, and the name that it has: the last that tells it something.
    var telling: (name: String, item: CodeBlockItemSyntax)? {
        guard let binding = sequence(first: Syntax(call), next: \.parent).first(where: { $0.isBinding }),
            let item = sequence(first: binding, next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) })
                .first
        else { return nil }
        let pattern =
            binding.as(PatternBindingSyntax.self)?.pattern ?? binding.as(OptionalBindingConditionSyntax.self)?.pattern
        // What is bound by 'if' is known inside of it alone.
        guard let name = pattern?.as(IdentifierPatternSyntax.self)?.identifier.text,
            !item.item.is(ExpressionStmtSyntax.self), !item.item.is(IfExprSyntax.self),
            let items = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return nil }
        let told = items.last { $0.position >= item.position && $0.assignment?.base == name }
        return (name, told ?? item)
    }

    /// Returns the places where one is loaded from a storyboard, a nib or a container, and given a name: `let view =
    /// Storyboards.instantiateItemsView()`.
    static func loaded(_ type: String, in sources: some Sequence<ParsedSource>) -> [CreationPlace] {
        sources.flatMap { source in
            let finder = LoadFinder(type)
            finder.walk(source.tree)
            return finder.calls.map { CreationPlace(source: source, call: $0) }
        }
    }

    /// True if it stands in a closure that is handed to a call, as those for containers are: a caller of the function
    /// around does not call that.
    var isInClosure: Bool {
        var node = Syntax(call).parent
        while let next = node, next.asProtocol((any DeclGroupSyntax).self) == nil, !next.is(FunctionDeclSyntax.self) {
            if next.is(ClosureExprSyntax.self) { return next.parent?.is(InitializerClauseSyntax.self) != true }
            node = next.parent
        }
        return false
    }

    /// Code that has a value of a type as the call's other values are had from a container: `r.resolve(Store.self)!`.
    func resolved(_ type: String) -> String? {
        for argument in call.arguments {
            let text = argument.expression.trimmedDescription
            guard !text.contains(where: \.isNewline), let end = text.range(of: ".self") else { continue }
            let name = String(
                text[..<end.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
            guard !name.isEmpty, text.components(separatedBy: ".self").count == 2 else { continue }
            return text.replacing(name + ".self", with: type + ".self")
        }
        return nil
    }

    /// True if it makes the value that a message takes as its input, without naming the type: `transform(input:
    /// .init(…))`.
    var isOfInput: Bool {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
            && ["input", "from"].contains(call.parent?.as(LabeledExprSyntax.self)?.label?.text)
    }

    /// True if the call needs nothing from around it: only literals, types and members of types.
    var isSelfContained: Bool {
        guard call.trailingClosure == nil, !call.trimmedDescription.contains("\n") else { return false }
        let names = NameFinder(viewMode: .sourceAccurate)
        for argument in call.arguments { names.walk(argument.expression) }
        return names.isOfTypes
    }

    private final class NameFinder: SyntaxVisitor {
        var isOfTypes = true

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
            if !isMember, node.baseName.text.first?.isUppercase != true { isOfTypes = false }
            return .visitChildren
        }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
            isOfTypes = false
            return .skipChildren
        }
    }

    private final class LoadFinder: SyntaxVisitor {
        private let type: String
        var calls: [FunctionCallExprSyntax] = []

        init(_ type: String) {
            self.type = type
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            look(at: node.initializer?.value)
            return .visitChildren
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            look(at: node.initializer?.value)
            return .visitChildren
        }

        private func look(at value: ExprSyntax?) {
            guard let value, let call = value.firstCall else { return }
            let text = value.trimmedDescription
            let isLoaded =
                ["as! \(type)", "as? \(type)", "instantiate\(type)()"].contains(where: text.hasSuffix)
                || text.hasPrefix("\(type).")
            if isLoaded { calls.append(call) }
        }
    }

    private final class CallFinder: SyntaxVisitor {
        private let name: String
        private let isMember: Bool
        var calls: [FunctionCallExprSyntax] = []

        /// - Parameter isMember: true if the name is that of a function of whatever type.
        init(_ name: String, isMember: Bool = false) {
            self.name = name
            self.isMember = isMember
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let called = node.calledExpression
            let isCalled =
                isMember
                ? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
                    || called.as(DeclReferenceExprSyntax.self)?.baseName.text == name
                : [name, name + ".init"].contains(called.trimmedDescription)
            if isCalled { calls.append(node) }
            return .visitChildren
        }
    }
}

extension FunctionDeclSyntax {
    /// True if it is called on the type.
    var isOfType: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }

    var isPrivate: Bool { modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } }

    /// True if it makes or shows something for its caller: another function is told that something happened, and is
    /// handed no value for the unit that it opens.
    var opens: Bool {
        let verbs = [
            "make", "build", "create", "show", "open", "present", "push", "navigate", "go", "route", "start", "display",
        ]
        return isOfType || signature.returnClause != nil || verbs.contains { name.text.hasPrefix($0) }
    }

    /// True if its parameters are fixed elsewhere.
    var isFixed: Bool {
        modifiers.contains { $0.name.text == "override" }
            || attributes.contains { ["@objc", "@IBAction"].contains($0.trimmedDescription) }
    }

    /// Its name with its labels.
    var selector: String {
        name.text + "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }
}

extension ExprSyntax {
    /// The outermost call in it.
    fileprivate var firstCall: FunctionCallExprSyntax? {
        if let call = self.as(FunctionCallExprSyntax.self) { return call }
        return children(viewMode: .sourceAccurate).lazy.compactMap {
            $0.as(ExprSyntax.self)?.firstCall ?? $0.as(ExprListSyntax.self)?.lazy.compactMap(\.firstCall).first
        }
        .first
    }
}

extension Syntax {
    /// True if a name of its own is given to a value, inside of a body.
    fileprivate var isBinding: Bool {
        if self.is(OptionalBindingConditionSyntax.self) { return true }
        return self.is(PatternBindingSyntax.self)
            && parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true
    }
}
