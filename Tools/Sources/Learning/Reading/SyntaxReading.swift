import SwiftParser
import SwiftSyntax

/// Reads what learning asks of a file from its syntax.
final class SyntaxReading: SyntaxVisitor {
    private(set) var file: SourceFile
    /// The types around the current place, as parts that are being filled.
    private var open: [SourceType] = []
    /// The functions around the current place.
    private var bodies: [SourceType.Function] = []
    private var locals: [[String: String]] = []
    private let converter: SourceLocationConverter

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - source: The file's bytes.
    ///   - path: The file's path.
    /// - Returns: What learning asks of it; `nil` where it is not UTF-8, or nests brackets as nobody does.
    static func read(_ source: UnsafeBufferPointer<UInt8>, path: String) -> SourceFile? {
        guard String(validating: source, as: UTF8.self) != nil, !nestsTooDeep(source) else { return nil }
        let tree = Parser.parse(source: source)
        let reading = SyntaxReading(path: path, tree: tree)
        reading.walk(tree)
        return reading.file
    }

    /// Whether a file opens more brackets one after another than the parser takes in reasonable time.
    private static func nestsTooDeep(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        var run = 0
        for byte in source {
            if byte == UInt8(ascii: "[") {
                run += 1
                if run > 12 { return true }
            } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") {
                run = 0
            }
        }
        return false
    }

    private init(path: String, tree: SourceFileSyntax) {
        file = SourceFile(path: path)
        converter = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    private func line(_ node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    // MARK: Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        file.imports.append(node.path.first?.name.text ?? "")
        return .skipChildren
    }

    private func begin(_ name: String, _ kind: SourceType.Kind, _ inheritance: InheritanceClauseSyntax?, _ place: Int) {
        let inherits = inheritance?.inheritedTypes.flatMap { Self.names($0.type) } ?? []
        var type = SourceType(
            name: name, kind: kind, file: 0, line: place, nesting: open.map(\.name), inherits: inherits)
        type.declaredInherits = inherits.count
        open.append(type)
    }

    private func end() { if let type = open.popLast() { file.types.append(type) } }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, .class, node.inheritanceClause, line(node.name))
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { end() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, .struct, node.inheritanceClause, line(node.name))
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { end() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, .enum, node.inheritanceClause, line(node.name))
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { end() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, .actor, node.inheritanceClause, line(node.name))
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { end() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, .protocol, node.inheritanceClause, line(node.name))
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(Self.names(node.extendedType).first ?? "", .class, node.inheritanceClause, line(node))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        if let type = open.popLast() { file.extensions.append(type) }
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers, node.signature.parameterClause, node.signature.returnClause?.type, node)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { leave() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("init", node.modifiers, node.signature.parameterClause, nil, node)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { leave() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if !bodies.isEmpty {
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    let value = binding.initializer?.value, let type = Self.created(value)
                else { continue }
                locals[locals.count - 1][name] = type
            }
            return .visitChildren
        }
        guard !open.isEmpty else { return .visitChildren }
        let words = node.modifiers.map { $0.trimmedDescription }
        let isStatic = words.contains("static") || words.contains("class")
        let hold: SourceType.Ownership =
            words.contains { $0.hasPrefix("weak") }
            ? .weak : words.contains { $0.hasPrefix("unowned") } ? .unowned : .strong
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            var isStored = true
            if let block = binding.accessorBlock {
                switch block.accessors {
                case .getter: isStored = false
                case .accessors(let list):
                    isStored = list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
                }
            }
            let types =
                binding.typeAnnotation.map { Self.names($0.type) }
                ?? binding.initializer.flatMap { Self.created($0.value) }.map { [$0] } ?? []
            open[open.count - 1].properties.append(
                .init(name: name, types: types, hold: hold, isStored: isStored, isStatic: isStatic, line: line(binding))
            )
        }
        enter("", node.modifiers, nil, nil, node)
        return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) {
        if let last = bodies.last, last.name.isEmpty, bodies.count == 1,
            node.parent?.is(CodeBlockItemSyntax.self) != true
        {
            leave()
        }
    }

    private func enter(
        _ name: String, _ modifiers: DeclModifierListSyntax, _ parameters: FunctionParameterClauseSyntax?,
        _ result: TypeSyntax?, _ node: some SyntaxProtocol
    ) {
        var function = SourceType.Function(
            name: name, isStatic: modifiers.contains { $0.name.text == "static" || $0.name.text == "class" },
            result: result.map { Self.names($0) } ?? [], line: line(node))
        function.parameters = parameters?.parameters.flatMap { Self.names($0.type) } ?? []
        bodies.append(function)
        var given: [String: String] = [:]
        for parameter in parameters?.parameters ?? [] {
            given[(parameter.secondName ?? parameter.firstName).text] = Self.names(parameter.type).first
        }
        locals.append(given)
    }

    private func leave() {
        locals.removeLast()
        guard let body = bodies.popLast() else { return }
        // A function inside another does its work for that one.
        if let index = bodies.indices.last {
            bodies[index].creates += body.creates
            bodies[index].staticCalls += body.staticCalls
            bodies[index].memberCalls += body.memberCalls
        } else if !open.isEmpty {
            open[open.count - 1].functions.append(body)
        }
    }

    // MARK: Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let index = bodies.indices.last else { return .visitChildren }
        if let type = Self.created(ExprSyntax(node)) {
            bodies[index].creates.append(type)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            let function = member.declName.baseName.text
            if let name = Self.plain(base) {
                if name.first?.isUppercase == true {
                    bodies[index].staticCalls.append(.init(type: name, function: function, line: line(node)))
                } else {
                    bodies[index].memberCalls.append(.init(member: name, function: function))
                }
            }
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        if let index = bodies.indices.last, parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
            let target = Self.plain(parts[0]), let type = Self.created(parts[2])
        {
            bodies[index].placements.append(.init(member: target, type: type, line: line(node)))
            locals[locals.count - 1][target] = type
        } else if let index = bodies.indices.last, parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
            let target = parts[0].as(MemberAccessExprSyntax.self), let base = target.base.flatMap(Self.plain),
            let holder = locals[locals.count - 1][base],
            let value = Self.plain(parts[2]).flatMap({ locals[locals.count - 1][$0] })
        {
            bodies[index].wirings.append(.init(holder: holder, member: target.declName.baseName.text, value: value))
        }
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        guard let index = bodies.indices.last, var value = node.expression else { return .visitChildren }
        if let tuple = value.as(TupleExprSyntax.self), let first = tuple.elements.first { value = first.expression }
        if let type = Self.created(value) ?? Self.plain(value).flatMap({ locals[locals.count - 1][$0] }) {
            bodies[index].returned = type
        }
        return .visitChildren
    }

    /// The type that an expression makes.
    private static func created(_ value: ExprSyntax) -> String? {
        guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
        var callee = call.calledExpression
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return name.first?.isUppercase == true ? name : nil
        }
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text
        if name.first?.isUppercase == true { return name }
        if name == "init", let base = member.base, let type = plain(base), type.first?.isUppercase == true {
            return type
        }
        return nil
    }

    /// `presenter` of `presenter`, `self.presenter`, `presenter?`, `presenter!`.
    private static func plain(_ value: ExprSyntax) -> String? {
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text { return name }
        if let chain = value.as(OptionalChainingExprSyntax.self) { return plain(chain.expression) }
        if let forced = value.as(ForceUnwrapExprSyntax.self) { return plain(forced.expression) }
        if let member = value.as(MemberAccessExprSyntax.self), let base = member.base, plain(base) == "self" {
            return member.declName.baseName.text
        }
        return nil
    }

    /// The names of the types in a type, the outermost first.
    private static func names(_ type: some SyntaxProtocol) -> [String] {
        var names: [String] = []
        func collect(_ node: Syntax) {
            if node.is(FunctionTypeSyntax.self) { return }
            if let identifier = node.as(IdentifierTypeSyntax.self) {
                names.append(identifier.name.text)
                if let arguments = identifier.genericArgumentClause { collect(Syntax(arguments)) }
                return
            }
            if let member = node.as(MemberTypeSyntax.self) {
                names.append(member.name.text)
                return
            }
            for child in node.children(viewMode: .sourceAccurate) { collect(child) }
        }
        collect(Syntax(type))
        return names
    }
}
