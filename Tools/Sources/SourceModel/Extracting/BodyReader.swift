import SwiftSyntax

/// Reads what bodies do, in one walk that descends by hand: a visitor's calls for nodes that say nothing would cost more
/// than those that do.
struct BodyReader {
    /// A name that can be seen from where the walk stands.
    struct VisibleName {
        var name: String
        var closure: Int?
    }

    var body = BodyFact()
    /// The types that are declared inside, which belong to the file and not to the body.
    var localTypes: [DeclSyntax] = []
    let lines: LineIndex
    /// The names of locals and parameters, the nearest last.
    var visible: [VisibleName] = []
    /// The closure that the walk stands in.
    var closure: Int?
    /// The call that was read last.
    var lastRead: Int?
    private var depth = 0
    private var mentioned: Set<String> = []
    private var named: Set<TypeFact> = []

    /// Nobody nests this deep; every step down costs stack.
    private static let depthLimit = 400

    init(lines: LineIndex) {
        self.lines = lines
    }

    /// What was read, if anything was.
    var result: BodyFact? { body.isEmpty && body.conditionalLines.isEmpty ? nil : body }

    /// Takes a step down.
    ///
    /// - Returns: Whether there is room for it; then ``leave()`` is owed.
    mutating func enter() -> Bool {
        guard depth < Self.depthLimit else { return false }
        depth += 1
        return true
    }

    /// Takes a step up.
    mutating func leave() { depth -= 1 }

    // MARK: Names

    /// Makes a name known from here on.
    mutating func show(_ name: String) {
        visible.append(VisibleName(name: name, closure: closure))
    }

    /// Does a piece of work, and forgets the names that it made known.
    mutating func scoped(_ work: (inout BodyReader) -> Void) {
        let count = visible.count
        work(&self)
        visible.removeLast(visible.count - count)
    }

    /// Notes that a name is used: what a closure uses from outside, it holds.
    mutating func use(_ name: String) {
        guard var current = closure else { return }
        let owner: Int?
        if let found = visible.last(where: { $0.name == name }) {
            owner = found.closure
        } else if name == "self" {
            owner = nil
        } else {
            return
        }
        while current != owner {
            // Whoever is named already holds the name for those inside.
            if body.closures[current].captures.contains(where: { $0.name == name }) { return }
            body.closures[current].captures.append(CaptureFact(name: name))
            guard let parent = body.closures[current].parent else { return }
            current = parent
        }
    }

    /// Notes that a path is read.
    mutating func mention(_ path: String, _ node: some SyntaxProtocol) {
        guard path != "_", path != "self" else { return }
        if visible.contains(where: { $0.name == path }) { return }
        guard mentioned.insert(path).inserted else { return }
        body.mentions.append(MentionFact(path: PathFact(path), closure: closure, line: lines.line(node)))
    }

    /// Notes that a type is named.
    mutating func mention(type: TypeFact) {
        if named.insert(type).inserted { body.types.append(type) }
    }

    // MARK: Statements

    /// Reads a body's statements; a single expression is what is returned.
    mutating func read(_ statements: CodeBlockItemListSyntax) {
        scoped { reader in
            if let only = statements.first, statements.count == 1, case .expr(let expression) = only.item,
                !expression.is(SequenceExprSyntax.self) || !Self.isAssignment(expression)
            {
                reader.readResult(expression, isImplicit: true)
                return
            }
            for statement in statements { reader.walk(Syntax(statement.item)) }
        }
    }

    private mutating func readResult(_ expression: ExprSyntax, isImplicit: Bool) {
        let line = lines.line(expression)
        let closure = self.closure
        let value = self.value(of: expression, place: .returned)
        // An `if` or a `switch` as the only expression is mostly a statement; its branches speak for themselves.
        if isImplicit, value.form == .other { return }
        body.returns.append(ReturnFact(value: value, isImplicit: isImplicit, closure: closure, line: line))
    }

    /// Reads whatever stands somewhere.
    mutating func walk(_ node: Syntax) {
        guard enter() else { return }
        defer { leave() }
        switch node.kind {
        case .token: return
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr, .optionalChainingExpr,
            .forceUnwrapExpr, .genericSpecializationExpr, .superExpr, .sequenceExpr, .closureExpr, .macroExpansionExpr,
            .tryExpr, .awaitExpr, .tupleExpr, .keyPathExpr:
            if let expression = node.as(ExprSyntax.self) { _ = value(of: expression, place: .other) }
        case .codeBlock, .switchCase: scoped { $0.walkChildren(node) }
        case .variableDecl: if let variable = node.as(VariableDeclSyntax.self) { readLocals(variable) }
        case .functionDecl: if let function = node.as(FunctionDeclSyntax.self) { readLocal(function) }
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl:
            if let declaration = node.as(DeclSyntax.self) { localTypes.append(declaration) }
        case .ifExpr, .whileStmt: scoped { $0.walkChildren(node) }
        case .optionalBindingCondition:
            if let binding = node.as(OptionalBindingConditionSyntax.self) { read(binding) }
        case .matchingPatternCondition:
            if let condition = node.as(MatchingPatternConditionSyntax.self) {
                let value = self.value(of: condition.initializer.value, place: .other)
                readPattern(Syntax(condition.pattern), .pattern, false, value)
            }
        case .switchCaseItem:
            if let item = node.as(SwitchCaseItemSyntax.self) {
                readPattern(Syntax(item.pattern), .pattern, false, nil)
                if let clause = item.whereClause { walk(Syntax(clause.condition)) }
            }
        case .catchClause:
            if let clause = node.as(CatchClauseSyntax.self) {
                scoped { reader in
                    reader.show("error")
                    reader.walkChildren(Syntax(clause.catchItems))
                    reader.walk(Syntax(clause.body))
                }
            }
        case .catchItem:
            if let item = node.as(CatchItemSyntax.self) {
                if let pattern = item.pattern { readPattern(Syntax(pattern), .pattern, false, nil) }
                if let clause = item.whereClause { walk(Syntax(clause.condition)) }
            }
        case .forStmt: if let loop = node.as(ForStmtSyntax.self) { read(loop) }
        case .returnStmt:
            if let expression = node.as(ReturnStmtSyntax.self)?.expression { readResult(expression, isImplicit: false) }
        case .ifConfigDecl: if let block = node.as(IfConfigDeclSyntax.self) { read(block) }
        case .typeExpr: if let type = node.as(TypeExprSyntax.self) { mention(type: TypeFact(type.type)) }
        case .typeAnnotation: if let type = node.as(TypeAnnotationSyntax.self) { mention(type: TypeFact(type.type)) }
        case .macroExpansionDecl:
            if let expansion = node.as(MacroExpansionDeclSyntax.self) {
                readCall(
                    "#" + expansion.macroName.text, nil, expansion.macroName, expansion.arguments,
                    expansion.trailingClosure, expansion.additionalTrailingClosures)
            }
        case .attributeList, .declModifierList, .unexpectedNodes, .integerLiteralExpr, .booleanLiteralExpr,
            .nilLiteralExpr, .breakStmt, .continueStmt:
            return
        default: walkChildren(node)
        }
    }

    mutating func walkChildren(_ node: Syntax) {
        for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { walk(child) }
    }

    private mutating func readLocals(_ variable: VariableDeclSyntax) {
        let ownership = StorageFact.Ownership(variable.modifiers)
        let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
        for binding in variable.bindings {
            let type = binding.typeAnnotation.map { TypeFact($0.type) }
            if let type { mention(type: type) }
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                let value = binding.initializer.map { self.value(of: $0.value, place: .other) }
                readPattern(Syntax(binding.pattern), .declaration, isVariable, value)
                continue
            }
            let name = pattern.identifier.unquoted
            let value = binding.initializer.map { self.value(of: $0.value, place: .local(name)) }
            if let accessors = binding.accessorBlock { walk(Syntax(accessors)) }
            body.locals.append(
                LocalFact(
                    name: name, isVariable: isVariable, type: type, value: value, ownership: ownership,
                    closure: closure, line: lines.line(pattern.identifier)))
            show(name)
        }
    }

    private mutating func read(_ binding: OptionalBindingConditionSyntax) {
        let isVariable = binding.bindingSpecifier.tokenKind == .keyword(.var)
        if let annotation = binding.typeAnnotation { mention(type: TypeFact(annotation.type)) }
        var value = binding.initializer.map { self.value(of: $0.value, place: .other) }
        if value == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unquoted {
            use(name)
            value = ValueFact(.path(PathFact(name)))
        } else if value == nil, let pattern = binding.pattern.as(ExpressionPatternSyntax.self) {
            value = self.value(of: pattern.expression, place: .other)
        }
        readPattern(Syntax(binding.pattern), .binding, isVariable, value)
    }

    /// Reads the names that a pattern gives.
    private mutating func readPattern(
        _ pattern: Syntax, _ kind: LocalFact.Kind, _ isVariable: Bool, _ value: ValueFact?
    ) {
        guard enter() else { return }
        defer { leave() }
        switch pattern.as(SyntaxEnum.self) {
        case .token, .wildcardPattern: return
        case .identifierPattern(let pattern):
            let name = pattern.identifier.unquoted
            body.locals.append(
                LocalFact(
                    name: name, kind: kind, isVariable: isVariable, value: value, closure: closure,
                    line: lines.line(pattern.identifier)))
            show(name)
        case .valueBindingPattern(let pattern):
            readPattern(
                Syntax(pattern.pattern), kind, pattern.bindingSpecifier.tokenKind == .keyword(.var), value)
        case .isTypePattern(let pattern): mention(type: TypeFact(pattern.type))
        case .unresolvedAsExpr: return
        case .typeExpr(let expression): mention(type: TypeFact(expression.type))
        case .memberAccessExpr(let expression): mention(path(of: ExprSyntax(expression)), expression)
        case .declReferenceExpr(let expression): mention(path(of: ExprSyntax(expression)), expression)
        case .functionCallExpr(let call):
            // `.loaded(let text)`: a case that is matched, nothing is called.
            mention(path(of: call.calledExpression), call)
            for argument in call.arguments { readPattern(Syntax(argument.expression), kind, isVariable, nil) }
        default:
            for child in pattern.children(viewMode: .sourceAccurate) where child.kind != .token {
                readPattern(child, kind, isVariable, pattern.kind == .expressionPattern ? value : nil)
            }
        }
    }

    private mutating func read(_ loop: ForStmtSyntax) {
        let sequence = value(of: loop.sequence, place: .other)
        scoped { reader in
            reader.readPattern(Syntax(loop.pattern), .element, false, sequence)
            if let clause = loop.whereClause { reader.walk(Syntax(clause.condition)) }
            reader.walk(Syntax(loop.body))
        }
    }

    private mutating func read(_ block: IfConfigDeclSyntax) {
        for (clause, condition) in block.branches {
            guard let elements = clause.elements else { continue }
            if let condition {
                body.conditionalLines.append(
                    ConditionalLines(
                        condition: condition, firstLine: lines.line(elements),
                        lastLine: lines.line(at: elements.endPositionBeforeTrailingTrivia)))
            }
            walkChildren(Syntax(elements))
        }
    }

    // MARK: Closures

    private mutating func readLocal(_ function: FunctionDeclSyntax) {
        let name = function.name.unquoted
        show(name)
        guard let block = function.body else { return }
        let index = open(.function(name), line: lines.line(function.name))
        body.closures[index].attributes = function.attributes.texts
        body.closures[index].parameters = function.signature.parameterClause.parameters.map(ParameterFact.init)
        inside(index) { reader in
            for parameter in reader.body.closures[index].parameters { reader.show(parameter.name) }
            reader.read(block.statements)
        }
    }

    /// Reads a closure.
    ///
    /// - Returns: Its index.
    mutating func read(_ expression: ClosureExprSyntax, place: ClosureFact.Place) -> Int {
        let index = open(place, line: lines.line(expression))
        guard let signature = expression.signature else {
            inside(index) { $0.read(expression.statements) }
            return index
        }
        body.closures[index].attributes = signature.attributes.texts
        var captured: [CaptureFact] = []
        for item in signature.capture?.items ?? [] {
            let name = item.name.unquoted
            let ownership = StorageFact.Ownership(
                item.specifier?.specifier.text, item.specifier?.detail?.text)
            var value: PathFact?
            if let expression = item.initializer?.value {
                let text = self.value(of: expression, place: .other).path
                value = text ?? PathFact("_")
            } else {
                use(name)
            }
            captured.append(CaptureFact(name: name, ownership: ownership, value: value, isListed: true))
        }
        body.closures[index].captures = captured
        var parameters: [ParameterFact] = []
        switch signature.parameterClause {
        case .simpleInput(let names):
            for item in names { parameters.append(ParameterFact(label: item.name.unquoted, type: .plain("_"))) }
        case .parameterClause(let clause):
            for item in clause.parameters {
                parameters.append(
                    ParameterFact(
                        label: item.firstName.unquoted, secondName: item.secondName?.unquoted,
                        type: item.type.map { TypeFact($0) } ?? .plain("_"), isVariadic: item.ellipsis != nil))
            }
        case nil: break
        }
        body.closures[index].parameters = parameters
        inside(index) { reader in
            for capture in captured { reader.show(capture.name) }
            for parameter in parameters { reader.show(parameter.name) }
            reader.read(expression.statements)
        }
        return index
    }

    private mutating func open(_ place: ClosureFact.Place, line: Int) -> Int {
        body.closures.append(ClosureFact(place: place, parent: closure, line: line))
        return body.closures.count - 1
    }

    private mutating func inside(_ index: Int, _ work: (inout BodyReader) -> Void) {
        let around = closure
        closure = index
        scoped(work)
        closure = around
    }
}
