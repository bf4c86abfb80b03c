/// Reads what bodies do, in one walk that descends by hand: a visitor's calls for nodes that say nothing would cost more
/// than those that do. One reader reads all bodies of a file, one after the other.
struct BodyReader {
    /// A name that can be seen from where the walk stands.
    struct VisibleName {
        var name: BorrowedText
        var closure: Int?
    }

    /// The facts so far of the body that is being read.
    var body = BodyDraft()
    /// The memory of its texts that are not in the source.
    let room = TextArena()
    /// The arguments of the calls that are being read, those of inner ones behind those of outer ones.
    var pending: [BodyDraft.Argument] = []
    /// The types that are declared inside, which belong to the file and not to the body.
    var localTypes: [SourceNode] = []
    /// The lines of the file that is being read.
    var lines: LineIndex
    /// The names of locals and parameters, the nearest last.
    var visible: [VisibleName] = []
    /// The closure that the walk stands in.
    var closure: Int?
    /// The call that was read last.
    var lastRead: Int?
    /// The names of all bodies since they were taken; nil where nobody asks.
    var names: NumberedNames?
    /// True if the body that was taken last calls something of the type that is expected: `.init()`.
    private(set) var isInferred = false
    private var depth = 0
    private var mentioned: Set<BorrowedText> = []
    private var named: Set<BorrowedText> = []

    /// Nobody nests this deep; every step down costs stack.
    private static let depthLimit = 400
    /// A list is searched from one end to the other while it is shorter than this; hashing costs more.
    private static let searchedLength = 16

    /// Makes a reader, whose owner frees it.
    init() {
        lines = .none
    }

    /// Frees what the reader keeps texts in.
    func deallocate() { room.deallocate() }

    /// Writes what was read since the last call, if anything was; the next body begins.
    ///
    /// - Returns: Where it was written.
    mutating func take(into writer: inout ByteWriter) -> Range<Int>? {
        visible.removeAll(keepingCapacity: true)
        if !mentioned.isEmpty { mentioned = [] }
        if !named.isEmpty { named = [] }
        lastRead = nil
        defer { room.removeAll() }
        isInferred = false
        if body.isEmpty { return nil }
        if names != nil {
            names?.read(body)
            isInferred = body.calls.contains { PathFact.hasNoRoot($0.callee.letters) }
        }
        let start = writer.count
        body.write(to: &writer)
        body.removeAll()
        return start..<writer.count
    }

    /// The types that were met since the last call.
    mutating func takeLocalTypes() -> [SourceNode] {
        if localTypes.isEmpty { return [] }
        defer { localTypes = [] }
        return localTypes
    }

    /// Takes a step down.
    ///
    /// - Returns: True if there is room for it; then ``leave()`` is owed.
    mutating func enter() -> Bool {
        guard depth < Self.depthLimit else { return false }
        depth += 1
        return true
    }

    /// Takes a step up.
    mutating func leave() { depth -= 1 }

    // MARK: Names

    /// Makes a name known from here on.
    mutating func show(_ name: BorrowedText) {
        visible.append(VisibleName(name: name, closure: closure))
    }

    /// Makes the names of parameters known from here on.
    mutating func show(_ parameters: [ParameterFact]) {
        for parameter in parameters { show(room.keep(parameter.name)) }
    }

    /// Does a piece of work, and forgets the names that it made known.
    mutating func scoped(_ work: (inout BodyReader) -> Void) {
        let count = visible.count
        work(&self)
        forget(from: count)
    }

    /// Forgets the names that were made known behind so many.
    mutating func forget(from count: Int) {
        if visible.count > count { visible.removeSubrange(count...) }
    }

    /// Notes that a name is used: what a closure uses from outside, it holds.
    mutating func use(_ name: BorrowedText) {
        guard var current = closure else { return }
        let owner: Int?
        if let found = visible.last(where: { $0.name == name }) {
            owner = found.closure
        } else if name == Self.ownName {
            owner = nil
        } else {
            return
        }
        while current != owner {
            // Whoever is named already holds the name for those inside.
            if body.captures(name, in: current) { return }
            body.add(BodyDraft.Capture(name: name), to: current)
            guard let parent = body.closures[current].parent else { return }
            current = parent
        }
    }

    /// The name of an instance for itself.
    private static var ownName: BorrowedText { BorrowedText("self") }
    /// The name of a thing that has none.
    static var noName: BorrowedText { BorrowedText("_") }

    /// Notes that a path is read.
    mutating func mention(_ path: BorrowedText, _ node: SourceNode) {
        guard path != Self.noName, path != Self.ownName else { return }
        if visible.contains(where: { $0.name == path }) { return }
        if body.mentions.count < Self.searchedLength {
            if body.mentions.contains(where: { $0.path == path }) { return }
        } else {
            if mentioned.isEmpty { mentioned = Set(body.mentions.map(\.path)) }
            guard mentioned.insert(path).inserted else { return }
        }
        body.mentions.append(BodyDraft.Mention(path: path, closure: closure, line: lines.line(node)))
    }

    /// Notes that a type is named.
    ///
    /// - Returns: The type, encoded.
    @discardableResult
    mutating func mention(type node: SourceNode?) -> BorrowedText {
        let type = room.encoded(type: node)
        if body.types.count < Self.searchedLength {
            if body.types.contains(where: { $0.type == type }) { return type }
        } else {
            if named.isEmpty { named = Set(body.types.map(\.type)) }
            guard named.insert(type).inserted else { return type }
        }
        body.types.append(BodyDraft.NamedType(type: type, line: lines.line(node)))
        return type
    }

    // MARK: Statements

    /// Reads a body's statements; a single expression is what is returned.
    mutating func read(_ statements: SourceNode) {
        scoped { reader in
            if let only = statements.only?[.codeBlockItem], only.isExpression, !Self.isAssignment(only) {
                reader.readResult(only, isImplicit: true)
                return
            }
            for statement in statements.children {
                if let item = statement[.codeBlockItem] { reader.walk(item) }
            }
        }
    }

    private mutating func readResult(_ expression: SourceNode, isImplicit: Bool) {
        let line = lines.line(expression)
        let closure = self.closure
        let value = self.value(of: expression, place: .returned)
        // An `if` or a `switch` as the only expression is mostly a statement; its branches speak for themselves.
        if isImplicit, value.isOther { return }
        body.returns.append(BodyDraft.Return(value: value, isImplicit: isImplicit, closure: closure, line: line))
    }

    /// Reads whatever stands somewhere.
    mutating func walk(_ node: SourceNode) {
        guard enter() else { return }
        defer { leave() }
        switch node.kind {
        case .token: return
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr, .optionalChainingExpr,
            .forceUnwrapExpr, .genericSpecializationExpr, .superExpr, .sequenceExpr, .closureExpr, .macroExpansionExpr,
            .tryExpr, .awaitExpr, .tupleExpr, .keyPathExpr:
            _ = value(of: node, place: .other)
        case .codeBlock, .switchCase, .ifExpr, .whileStmt: scoped { $0.walkChildren(node) }
        case .variableDecl: readLocals(node)
        case .functionDecl: readLocalFunction(node)
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl:
            localTypes.append(node)
        case .optionalBindingCondition: readBinding(node)
        case .matchingPatternCondition:
            let value = node[.matchedValue]?[.initialValue].map { self.value(of: $0, place: .other) }
            if let pattern = node[.matchedPattern] { readPattern(pattern, .pattern, false, value) }
        case .switchCaseItem:
            if let pattern = node[.switchItemPattern] { readPattern(pattern, .pattern, false, nil) }
            if let condition = node[.switchItemWhere]?[.whereCondition] { walk(condition) }
        case .catchClause:
            scoped { reader in
                reader.show(BorrowedText("error"))
                if let items = node[.catchItems] { reader.walkChildren(items) }
                if let body = node[.catchBody] { reader.walk(body) }
            }
        case .catchItem:
            if let pattern = node[.catchItemPattern] { readPattern(pattern, .pattern, false, nil) }
            if let condition = node[.catchItemWhere]?[.whereCondition] { walk(condition) }
        case .forStmt: readLoop(node)
        case .returnStmt: if let expression = node[.returnedExpression] { readResult(expression, isImplicit: false) }
        case .ifConfigDecl: readConditional(node)
        case .typeExpr: mention(type: node[.typeExpressionType])
        case .typeAnnotation: mention(type: node[.annotatedType])
        case .macroExpansionDecl:
            let name = node[.declaredExpansionName]
            readCall(
                spelling(ofMacro: name), nil, name,
                GivenArguments(
                    list: node[.declaredExpansionArguments], trailing: node[.declaredExpansionTrailing],
                    additional: node[.declaredExpansionAdditional]))
        case .attributeList, .declModifierList, .unexpectedNodes, .integerLiteralExpr, .booleanLiteralExpr,
            .nilLiteralExpr, .breakStmt, .continueStmt:
            return
        default: walkChildren(node)
        }
    }

    mutating func walkChildren(_ node: SourceNode) {
        for child in node.children { walk(child) }
    }

    private mutating func readLocals(_ variable: SourceNode) {
        guard let bindings = variable[.variableBindings] else { return }
        let ownership = StorageFact.Ownership(modifiers: variable[.modifiers])
        let isVariable = variable[.variableSpecifier]?.spells("var") == true
        for node in bindings.children {
            let binding = node.opened
            let type = binding[.bindingType].map { mention(type: $0[.annotatedType]) }
            let initial = binding[.bindingValue]?[.initialValue]
            guard let pattern = binding[.bindingPattern] else { continue }
            guard let identifier = pattern.patternName else {
                let value = initial.map { self.value(of: $0, place: .other) }
                readPattern(pattern, .declaration, isVariable, value)
                continue
            }
            let name = BorrowedText(identifier.unquotedBytes)
            let value = initial.map { self.value(of: $0, place: .local(name)) }
            if let accessors = binding[.bindingAccessors] { walk(accessors) }
            body.locals.append(
                BodyDraft.Local(
                    name: name, isVariable: isVariable, type: type, value: value, ownership: ownership,
                    closure: closure, line: lines.line(identifier)))
            show(name)
        }
    }

    private mutating func readBinding(_ binding: SourceNode) {
        let isVariable = binding[.optionalBindingSpecifier]?.spells("var") == true
        if let annotation = binding[.optionalBindingType] { mention(type: annotation[.annotatedType]) }
        guard let pattern = binding[.optionalBindingPattern] else { return }
        var value = binding[.optionalBindingValue]?[.initialValue].map { self.value(of: $0, place: .other) }
        if value == nil, let identifier = pattern.patternName {
            let name = BorrowedText(identifier.unquotedBytes)
            use(name)
            value = BodyDraft.Value(.path(name))
        } else if value == nil, pattern.kind == .expressionPattern, let expression = pattern[.patternExpression] {
            value = self.value(of: expression, place: .other)
        }
        readPattern(pattern, .binding, isVariable, value)
    }

    /// Reads the names that a pattern gives.
    private mutating func readPattern(
        _ pattern: SourceNode, _ kind: LocalFact.Kind, _ isVariable: Bool, _ value: BodyDraft.Value?
    ) {
        guard enter() else { return }
        defer { leave() }
        switch pattern.kind {
        case .token, .wildcardPattern, .unresolvedAsExpr: return
        case .identifierPattern:
            guard let identifier = pattern[.identifierPatternName] else { return }
            let name = BorrowedText(identifier.unquotedBytes)
            body.locals.append(
                BodyDraft.Local(
                    name: name, kind: kind, isVariable: isVariable, value: value, closure: closure,
                    line: lines.line(identifier)))
            show(name)
        case .valueBindingPattern:
            guard let inner = pattern[.valueBindingPattern] else { return }
            readPattern(inner, kind, pattern[.valueBindingSpecifier]?.spells("var") == true, value)
        case .isTypePattern: mention(type: pattern[.isTypePatternType])
        case .typeExpr: mention(type: pattern[.typeExpressionType])
        case .memberAccessExpr, .declReferenceExpr: mention(path(of: pattern), pattern)
        case .functionCallExpr:
            // `.loaded(let text)`: a case that is matched, nothing is called.
            if let callee = pattern[.callCallee] { mention(path(of: callee), pattern) }
            for argument in pattern[.callArguments]?.children ?? SourceNode.Children.none {
                if let value = argument[.argumentValue] { readPattern(value, kind, isVariable, nil) }
            }
        default:
            let inner = pattern.kind == .expressionPattern ? value : nil
            for child in pattern.children { readPattern(child, kind, isVariable, inner) }
        }
    }

    private mutating func readLoop(_ loop: SourceNode) {
        let sequence = loop[.loopSequence].map { value(of: $0, place: .other) }
        scoped { reader in
            if let pattern = loop[.loopPattern] { reader.readPattern(pattern, .element, false, sequence) }
            if let condition = loop[.loopWhere]?[.whereCondition] { reader.walk(condition) }
            if let body = loop[.loopBody] { reader.walk(body) }
        }
    }

    private mutating func readConditional(_ block: SourceNode) {
        for (elements, condition) in block.branches {
            guard let elements else { continue }
            if let condition {
                body.conditionalLines.append(
                    ConditionalLines(
                        condition: condition, firstLine: lines.line(elements), lastLine: lines.lastLine(elements)))
            }
            walkChildren(elements)
        }
    }
}
