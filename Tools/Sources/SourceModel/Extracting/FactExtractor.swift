import SwiftParser
import SwiftSyntax

/// Reads a file's facts in one walk over the declarations. Bodies of functions and accessors are never entered: no
/// fact stands in them.
struct FactExtractor {
    private var facts = FileFacts()
    private let lines: LineIndex

    /// The parser looks ahead at each `[` that follows another to tell types from values, and again inside each: its
    /// time doubles with every one. Nobody nests arrays this deep; a file that does is left out.
    static let bracketRunLimit = 12

    /// Reads the facts of one file.
    ///
    /// - Parameter source: The file's bytes, UTF-8. Text that is no Swift gives the facts that the parser can still see.
    /// - Returns: The facts; `nil` where the parser would need ages.
    static func facts(of source: UnsafeBufferPointer<UInt8>) -> FileFacts? {
        let lines = LineIndex(source)
        guard lines.longestBracketRun <= bracketRunLimit else { return nil }
        var parser = Parser(source)
        let file = SourceFileSyntax.parse(from: &parser)
        var extractor = FactExtractor(lines: lines)
        extractor.read(file.statements, Context())
        return extractor.facts
    }

    /// Where the walk stands.
    private struct Context {
        var nesting: [String] = []
        var conditions: [String] = []
    }

    private init(lines: LineIndex) {
        self.lines = lines
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax, _ context: Context) {
        for statement in statements {
            if case .decl(let declaration) = statement.item { read(declaration, context) }
        }
    }

    private mutating func read(_ members: MemberBlockItemListSyntax, _ context: Context) {
        for member in members { read(member.decl, context) }
    }

    private mutating func read(_ declaration: DeclSyntax, _ context: Context) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl(let declaration):
            let kind = declaration.importKindSpecifier.map { $0.text + " " } ?? ""
            facts.imports.append(
                ImportFact(
                    path: kind + declaration.path.trimmedDescription,
                    attributes: declaration.attributes.map(\.trimmedDescription), conditions: context.conditions))
        case .protocolDecl(let declaration): read(declaration, context)
        case .classDecl(let declaration):
            read(declaration, .class, declaration.name, declaration.inheritanceClause, declaration.memberBlock, context)
        case .structDecl(let declaration):
            read(
                declaration, .struct, declaration.name, declaration.inheritanceClause, declaration.memberBlock, context)
        case .enumDecl(let declaration):
            read(declaration, .enum, declaration.name, declaration.inheritanceClause, declaration.memberBlock, context)
        case .actorDecl(let declaration):
            read(declaration, .actor, declaration.name, declaration.inheritanceClause, declaration.memberBlock, context)
        case .extensionDecl(let declaration): read(declaration, context)
        case .typeAliasDecl(let declaration):
            facts.types.append(
                NominalFact(
                    kind: .alias, name: declaration.name.text, nesting: context.nesting,
                    modifiers: declaration.modifiers.map(\.trimmedDescription),
                    attributes: declaration.attributes.map(\.trimmedDescription),
                    inheritance: [TypeFact(declaration.initializer.value)], line: lines.line(declaration.name)))
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
        _ declaration: some DeclGroupSyntax, _ kind: NominalFact.Kind, _ name: TokenSyntax,
        _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax, _ context: Context
    ) {
        facts.types.append(
            NominalFact(
                kind: kind, name: name.text, nesting: context.nesting,
                modifiers: declaration.modifiers.map(\.trimmedDescription),
                attributes: declaration.attributes.map(\.trimmedDescription),
                inheritance: inheritance?.inheritedTypes.map { TypeFact($0.type) } ?? [], line: lines.line(name)))
        var inner = context
        inner.nesting.append(name.text)
        read(block.members, inner)
    }

    private mutating func read(_ declaration: ExtensionDeclSyntax, _ context: Context) {
        let name = declaration.extendedType.trimmedDescription
        facts.types.append(
            NominalFact(
                kind: .extension, name: name, nesting: context.nesting,
                modifiers: declaration.modifiers.map(\.trimmedDescription),
                attributes: declaration.attributes.map(\.trimmedDescription),
                inheritance: declaration.inheritanceClause?.inheritedTypes.map { TypeFact($0.type) } ?? [],
                line: lines.line(declaration.extensionKeyword)))
        var inner = context
        inner.nesting.append(name)
        read(declaration.memberBlock.members, inner)
    }

    private mutating func read(_ declaration: ProtocolDeclSyntax, _ context: Context) {
        guard declaration.name.presence == .present else { return }
        let place = lines.place(declaration.name)
        var fact = ProtocolFact(
            name: declaration.name.text, nesting: context.nesting, line: place.line, column: place.column)
        fact.modifiers = declaration.modifiers.map(\.trimmedDescription)
        fact.attributes = declaration.attributes.map(\.trimmedDescription)
        fact.primaryAssociatedTypes =
            declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
        fact.inheritance = declaration.inheritanceClause?.inheritedTypes.map { TypeFact($0.type) } ?? []
        fact.requirements = declaration.genericWhereClause?.requirements.map(RequirementFact.init) ?? []
        fact.conditions = context.conditions
        fact.directives = Self.directives(in: declaration.leadingTrivia)
        fact.hasSyntaxError = declaration.hasError
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
        var earlier: [String] = []
        for clause in declaration.clauses {
            let own = clause.condition?.trimmedDescription
            let parts = earlier.map { "!(\($0))" } + (own.map { [$0] } ?? [])
            let joined = parts.count > 1 ? parts.map { "(\($0))" }.joined(separator: " && ") : parts.first
            body(clause.elements, conditions + (joined.map { [$0] } ?? []), &self)
            if let own { earlier.append(own) }
        }
    }

    private static func directives(in trivia: Trivia) -> [String] {
        var directives: [String] = []
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
