import SwiftSyntax

/// A type's declaration, as far as one more value that it stores touches it.
struct StoredValuePlace {
    let source: ParsedSource
    private let block: MemberBlockSyntax
    /// The one initializer through which values come in; nil where there is none, or where several would have to take it.
    let initializer: InitializerDeclSyntax?
    /// An initializer that has that one called, and hands it what it takes today.
    let delegating: InitializerDeclSyntax?
    /// True if values come in through the initializer that the compiler writes.
    let isMemberwise: Bool

    /// Finds it; nil where the type is not declared at that line.
    ///
    /// - Parameters:
    ///   - source: the file.
    ///   - line: the line of the type's name.
    init?(in source: ParsedSource, typeAt line: Int) {
        let finder = TypeBlock(line: line, lines: SourceLocationConverter(fileName: "", tree: source.tree))
        finder.walk(source.tree)
        guard let block = finder.block else { return nil }
        self.source = source
        self.block = block
        let all = block.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let own = all.filter { !$0.isFromCoder && !$0.isConvenience }
        let archived = all.filter { $0.isFromCoder && !$0.isRefused }
        let isOverride = own.contains { $0.modifiers.contains { $0.name.text == "override" } }
        initializer = own.count == 1 && archived.isEmpty && !isOverride ? own.first : nil
        delegating = all.first { $0.body?.description.contains("self.init(") == true }
        isMemberwise = all.isEmpty && block.parent?.is(StructDeclSyntax.self) == true
    }

    /// The names and types of what it stores and says the type of.
    var properties: [(name: String, type: String)] { block.typedProperties }

    /// True if contracts are written with `any`.
    var writesAny: Bool { properties.contains { $0.type.contains("any ") } }

    /// True if every value that comes in may as well be left out.
    var hasDefaultsOnly: Bool {
        guard let parameters = initializer?.signature.parameterClause.parameters, !parameters.isEmpty else {
            return false
        }
        return parameters.allSatisfy { $0.defaultValue != nil }
    }

    /// True if the value that comes in last may be left out, and is then the one that the app shares: `store: Store =
    /// Store.shared`.
    var endsWithShared: Bool {
        let last = initializer?.signature.parameterClause.parameters.last { !$0.isFunction }
        guard let value = last?.defaultValue?.value else { return false }
        let base =
            value.as(MemberAccessExprSyntax.self)?.base ?? value.as(FunctionCallExprSyntax.self)?.calledExpression
        return base?.trimmedDescription.first?.isUppercase ?? false
    }

    /// The label of a closure that comes in last; nil where none does.
    var closureLabel: String? {
        initializer?.signature.parameterClause.parameters.last.flatMap { $0.isFunction ? $0.firstName.text : nil }
    }

    /// Returns true if a call is one of the initializer, and not of another that has that one called.
    func isCalled(by call: FunctionCallExprSyntax) -> Bool {
        guard let parameters = initializer?.signature.parameterClause.parameters else { return true }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        let lacking = parameters.count { parameter in
            parameter.defaultValue == nil && parameter.ellipsis == nil && !labels.contains(parameter.firstName.text)
        }
        return lacking <= closures && Set(labels).isSubset(of: parameters.map(\.firstName.text))
    }

    /// Returns the changes by which the initializer takes one value more.
    func taking(_ name: String, as parameter: String, step: String) -> [ParsedSource.Change] {
        guard let initializer, let body = initializer.body else { return [] }
        // Behind the first ones: what comes later may need all of it to be there.
        let first = body.statements.drop { $0.assignment?.base != "self" }
        let assigned = first.prefix { $0.assignment?.base == "self" }.last
        let statement = "self.\(name) = \(name)"
        return [
            source.appending(parameter, to: initializer.signature.parameterClause),
            assigned.map { source.following($0, statement) } ?? source.first(statement, in: body, step: step),
        ]
    }
}

extension InitializerDeclSyntax {
    /// True if a storyboard or an archive calls it.
    fileprivate var isFromCoder: Bool {
        signature.parameterClause.parameters.first?.type.trimmedDescription.hasSuffix("Coder") == true
    }

    fileprivate var isConvenience: Bool {
        modifiers.contains { $0.name.text == "convenience" } || body?.description.contains("self.init(") == true
    }

    /// True if nothing is ever made by it.
    fileprivate var isRefused: Bool {
        let text = body?.description ?? ""
        return ["fatalError", "preconditionFailure", "return nil"].contains(where: text.contains)
    }
}

extension MemberBlockSyntax {
    /// The names and types of the properties that say their type.
    var typedProperties: [(name: String, type: String)] {
        members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings).compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type
            else { return nil }
            return (name, type.trimmedDescription)
        }
    }
}
