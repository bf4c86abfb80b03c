import SwiftParser
import SwiftSyntax

/// Reads a file's facts in one walk over the declarations. Of headers alone, bodies are not entered.
struct FactExtractor {
    private var facts = FileFacts()
    private(set) var lines: LineIndex
    private let depth: FactDepth

    /// The parser looks ahead at each `[` that follows another to tell types from values, and again inside each: its
    /// time doubles with every one. Nobody nests arrays this deep; a file that does is left out.
    static let bracketRunLimit = 12

    /// Texts inside of texts cost the parser the square of their depth.
    static let escapeRunLimit = 500

    /// What is said of a file that the parser would need ages for.
    static let refusal =
        "nests brackets more than \(bracketRunLimit) or texts more than \(escapeRunLimit) deep and was left out"

    /// Reads the facts of one file.
    ///
    /// - Parameters:
    ///   - source: The file's bytes, UTF-8. Text that is no Swift gives the facts that the parser can still see.
    ///   - depth: How much is read.
    /// - Returns: The facts; `nil` where the parser would need ages.
    static func facts(of source: UnsafeBufferPointer<UInt8>, depth: FactDepth = .headers) -> FileFacts? {
        if depth == .headers, let outline = SourceOutline.of(source) {
            return outline.withUnsafeBufferPointer { parsed($0, depth) }
        }
        return parsed(source, depth)
    }

    /// Reads the facts of a text as it is, without an outline.
    static func parsed(_ source: UnsafeBufferPointer<UInt8>, _ depth: FactDepth) -> FileFacts? {
        let lines = LineIndex(source)
        guard lines.canBeParsed else { return nil }
        var parser = Parser(source)
        let file = SourceFileSyntax.parse(from: &parser)
        var extractor = FactExtractor(lines: lines, depth: depth)
        extractor.read(file.statements, Context())
        if depth == .whole {
            extractor.readTopLevel(file.statements)
            extractor.facts.hasSyntaxError = file.hasError
            extractor.facts.directives = DirectiveFact.all(in: source, lines)
        }
        return extractor.facts
    }

    /// Where the walk stands.
    private struct Context {
        var nesting: [String] = []
        var conditions: [String] = []
        /// Whether it stands in a body.
        var isLocal = false

        /// The same place, in a body.
        var insideBody: Context {
            var context = self
            context.isLocal = true
            return context
        }
    }

    private init(lines: LineIndex, depth: FactDepth) {
        self.lines = lines
        self.depth = depth
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax, _ context: Context) {
        for statement in statements {
            if case .decl(let declaration) = statement.item { read(declaration, context) }
        }
    }

    private mutating func read(_ members: MemberBlockItemListSyntax, _ context: Context) {
        for member in members { read(member.decl, context) }
    }

    /// Reads the members of a type that was just added, and the types inside it.
    private mutating func readMembers(
        _ members: MemberBlockItemListSyntax, of type: Int, _ conditions: [String], _ context: Context
    ) {
        for item in members {
            switch item.decl.kind {
            case .ifConfigDecl:
                guard let block = item.decl.as(IfConfigDeclSyntax.self) else { continue }
                for (clause, condition) in block.branches {
                    guard case .decls(let members) = clause.elements else { continue }
                    var inner = context
                    if let condition { inner.conditions.append(condition) }
                    readMembers(members, of: type, conditions + (condition.map { [$0] } ?? []), inner)
                }
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
                read(item.decl, context)
            default:
                if item.decl.kind == .typeAliasDecl { read(item.decl, context) }
                // A tree of its own for each member: what the walk makes of it is freed with it, and not with the file.
                let around = lines
                lines = around.shifted(by: item.decl.position.utf8Offset)
                var local: [DeclSyntax] = []
                MemberReader.read(item.decl.detached, lines, conditions, &local, into: &facts.types[type].members)
                if !local.isEmpty { readLocal(local, context.insideBody) }
                lines = around
            }
        }
    }

    /// Reads what stands outside of types, but imports and types.
    private mutating func readTopLevel(_ statements: CodeBlockItemListSyntax) {
        var body = BodyReader(lines: lines)
        readTopLevel(statements, [], &body)
        facts.body = body.result
        readLocal(body.localTypes, Context().insideBody)
    }

    private mutating func readTopLevel(
        _ statements: CodeBlockItemListSyntax, _ conditions: [String], _ body: inout BodyReader
    ) {
        for statement in statements {
            guard case .decl(let declaration) = statement.item else {
                body.walk(Syntax(statement.item))
                continue
            }
            switch declaration.kind {
            case .ifConfigDecl:
                guard let block = declaration.as(IfConfigDeclSyntax.self) else { continue }
                for (clause, condition) in block.branches {
                    guard case .statements(let statements) = clause.elements else { continue }
                    readTopLevel(statements, conditions + (condition.map { [$0] } ?? []), &body)
                }
            case .importDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
                .typeAliasDecl:
                continue
            default:
                let around = lines
                lines = around.shifted(by: declaration.position.utf8Offset)
                var local: [DeclSyntax] = []
                MemberReader.read(declaration.detached, lines, conditions, &local, into: &facts.members)
                if !local.isEmpty { readLocal(local, Context().insideBody) }
                lines = around
            }
        }
    }

    /// Reads types that are declared inside of bodies.
    private mutating func readLocal(_ declarations: [DeclSyntax], _ context: Context) {
        for declaration in declarations { read(declaration, context) }
    }

    private mutating func read(_ declaration: DeclSyntax, _ context: Context) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl(let declaration):
            let kind = declaration.importKindSpecifier.map { $0.text + " " } ?? ""
            facts.imports.append(
                ImportFact(
                    path: kind + declaration.path.ownText,
                    attributes: declaration.attributes.texts, conditions: context.conditions))
        case .protocolDecl(let declaration): read(declaration, context)
        case .classDecl(let declaration): read(declaration, .class, declaration.name, context)
        case .structDecl(let declaration): read(declaration, .struct, declaration.name, context)
        case .enumDecl(let declaration): read(declaration, .enum, declaration.name, context)
        case .actorDecl(let declaration): read(declaration, .actor, declaration.name, context)
        case .extensionDecl(let declaration): read(declaration, context)
        case .typeAliasDecl(let declaration):
            var fact = NominalFact(
                kind: .alias, name: declaration.name.text, nesting: context.nesting,
                modifiers: declaration.modifiers.texts, attributes: declaration.attributes.texts,
                inheritance: [TypeFact(declaration.initializer.value)], line: lines.line(declaration.name))
            fact.conditions = context.conditions
            fact.isLocal = context.isLocal
            if depth == .whole {
                readHead(declaration.genericParameterClause, declaration.genericWhereClause, into: &fact)
                fact.directives = Self.directives(in: declaration.leadingTrivia)
                fact.lastLine = lines.line(at: declaration.endPositionBeforeTrailingTrivia)
            }
            facts.types.append(fact)
        case .ifConfigDecl(let declaration):
            forEachBranch(of: declaration, context.conditions) { elements, conditions, extractor in
                var inner = context
                inner.conditions = conditions
                switch elements {
                case .statements(let statements): extractor.read(statements, inner)
                case .decls(let members): extractor.read(members, inner)
                default: break
                }
            }
        default: break
        }
    }

    private mutating func read(
        _ declaration: some DeclGroupSyntax & WithGenericParametersSyntax, _ kind: NominalFact.Kind,
        _ name: TokenSyntax, _ context: Context
    ) {
        add(declaration, kind, name.text, name, declaration.genericParameterClause, context) {
            declaration.genericWhereClause
        }
    }

    private mutating func read(_ declaration: ExtensionDeclSyntax, _ context: Context) {
        add(
            declaration, .extension, declaration.extendedType.ownText, declaration.extensionKeyword, nil,
            context
        ) { declaration.genericWhereClause }
    }

    private mutating func add(
        _ declaration: some DeclGroupSyntax, _ kind: NominalFact.Kind, _ name: String, _ place: TokenSyntax,
        _ generics: GenericParameterClauseSyntax?, _ context: Context, _ requirements: () -> GenericWhereClauseSyntax?
    ) {
        var fact = NominalFact(
            kind: kind, name: name, nesting: context.nesting, modifiers: declaration.modifiers.texts,
            attributes: declaration.attributes.texts,
            inheritance: declaration.inheritanceClause?.inheritedTypes.map { TypeFact($0.type) } ?? [],
            line: lines.line(place))
        fact.conditions = context.conditions
        fact.isLocal = context.isLocal
        var inner = context
        inner.nesting.append(name)
        guard depth == .whole else {
            facts.types.append(fact)
            read(declaration.memberBlock.members, inner)
            return
        }
        readHead(generics, requirements(), into: &fact)
        fact.directives = Self.directives(in: declaration.leadingTrivia)
        fact.lastLine = lines.line(declaration.memberBlock.rightBrace)
        facts.types.append(fact)
        readMembers(declaration.memberBlock.members, of: facts.types.count - 1, [], inner)
    }

    private func readHead(
        _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
        into fact: inout NominalFact
    ) {
        if let generics {
            fact.generics = GenericParameterFact.all(generics)
            fact.requirements = generics.genericWhereClause?.requirements.map(RequirementFact.init) ?? []
        }
        if let requirements { fact.requirements += requirements.requirements.map(RequirementFact.init) }
    }

    private mutating func read(_ declaration: ProtocolDeclSyntax, _ context: Context) {
        guard declaration.name.presence == .present else { return }
        let place = lines.place(declaration.name)
        var fact = ProtocolFact(
            name: declaration.name.text, nesting: context.nesting, line: place.line, column: place.column)
        fact.modifiers = declaration.modifiers.texts
        fact.attributes = declaration.attributes.texts
        fact.primaryAssociatedTypes =
            declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
        fact.inheritance = declaration.inheritanceClause?.inheritedTypes.map { TypeFact($0.type) } ?? []
        fact.requirements = declaration.genericWhereClause?.requirements.map(RequirementFact.init) ?? []
        fact.conditions = context.conditions
        fact.directives = Self.directives(in: declaration.leadingTrivia)
        fact.hasSyntaxError = declaration.hasError
        fact.isLocal = context.isLocal
        fact.lastLine = lines.line(declaration.memberBlock.rightBrace)
        readMembers(declaration.memberBlock.members, [], into: &fact)
        facts.protocols.append(fact)
    }

    private mutating func readMembers(
        _ members: MemberBlockItemListSyntax, _ conditions: [String], into fact: inout ProtocolFact
    ) {
        for item in members {
            var read: [MemberFact] = []
            switch item.decl.as(DeclSyntaxEnum.self) {
            case .functionDecl(let function): read = [MemberFact(function, line: lines.line(function.name))]
            case .variableDecl(let variable): read = MemberFact.properties(variable) { lines.line($0) }
            case .subscriptDecl(let subscripting):
                read = [MemberFact(subscripting, line: lines.line(subscripting.subscriptKeyword))]
            case .initializerDecl(let initializer):
                read = [MemberFact(initializer, line: lines.line(initializer.initKeyword))]
            case .associatedTypeDecl(let associated): read = [MemberFact(associated, line: lines.line(associated.name))]
            case .typeAliasDecl(let alias): read = [MemberFact(alias, line: lines.line(alias.name))]
            case .ifConfigDecl(let declaration):
                forEachBranch(of: declaration, conditions) { elements, inner, extractor in
                    if case .decls(let members) = elements { extractor.readMembers(members, inner, into: &fact) }
                }
            default: fact.hasSyntaxError = true
            }
            for index in read.indices { read[index].conditions = conditions }
            fact.members += read
        }
    }

    private mutating func forEachBranch(
        of declaration: IfConfigDeclSyntax, _ conditions: [String],
        _ body: (IfConfigClauseSyntax.Elements?, [String], inout FactExtractor) -> Void
    ) {
        for (clause, condition) in declaration.branches {
            body(clause.elements, conditions + (condition.map { [$0] } ?? []), &self)
        }
    }

    static func directives(in trivia: Trivia) -> [String] {
        var directives: [String] = []
        if trivia.isEmpty { return directives }
        for piece in trivia {
            switch piece {
            case .docLineComment(let text), .lineComment(let text), .docBlockComment(let text), .blockComment(let text):
                for line in text.split(separator: "\n") {
                    let words = line.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
                    if words.hasPrefix("@") || words.hasPrefix("scaena:") {
                        var directive = words
                        while let last = directive.last, last == " " || last == "*" || last == "/" || last == "\r" {
                            directive.removeLast()
                        }
                        directives.append(String(directive))
                    }
                }
            default: break
            }
        }
        return directives
    }
}
