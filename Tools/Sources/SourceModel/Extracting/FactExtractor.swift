/// Reads a file's facts in one walk over the declarations. Of headers alone, bodies are not entered.
///
/// Members and bodies, of which there is most, are written where they are met; what they are told by is gone then.
struct FactExtractor: ~Copyable {
    /// All but members and bodies.
    private var facts = FileFacts()
    private var lines = LineIndex.none
    private let depth: FactDepth
    /// Reads the bodies of members.
    private var bodies = BodyReader()
    /// Reads what the statements at the top do.
    private var topBody = BodyReader()
    private var top = ByteWriter(capacity: 64)
    /// The members of a declaration that was just read, and what their bodies do.
    private var members: [MemberDraft] = []
    private var memberBodies = ByteWriter()
    /// All members that were read.
    private var written = WrittenMembers()

    /// Makes an extractor for one file after the other.
    init(depth: FactDepth) {
        self.depth = depth
    }

    deinit {
        bodies.deallocate()
        topBody.deallocate()
    }

    /// Reads the facts of one file.
    ///
    /// - Parameters:
    ///   - source: The file's bytes, UTF-8. Text that is no Swift gives the facts that the parser can still see.
    ///   - depth: The depth to which it is read.
    /// - Returns: The facts.
    /// - Throws: ``FactFailure`` where there are none.
    static func facts(
        of source: UnsafeBufferPointer<UInt8>, depth: FactDepth = .headers
    ) throws(FactFailure) -> FileFacts {
        guard depth == .headers else { return try wholeFacts(of: source, .all) }
        let found = SourceOutline.of(source).map { $0.withUnsafeBufferPointer { headers($0) } } ?? headers(source)
        guard let found else { throw .tooDeep }
        return found
    }

    /// Reads all facts of one file.
    ///
    /// - Parameters:
    ///   - source: The file's bytes, UTF-8.
    ///   - selection: The selection of them that is wanted; the rest is empty.
    /// - Returns: The facts.
    /// - Throws: ``FactFailure`` where there are none.
    static func wholeFacts(
        of source: UnsafeBufferPointer<UInt8>, _ selection: FactSelection
    ) throws(FactFailure) -> FileFacts {
        var extractor = FactExtractor(depth: .whole)
        var writer = ByteWriter(capacity: source.count)
        guard extractor.write(factsOf: source, to: &writer) else { throw .tooDeep }
        return try readBack(writer.bytes, selection)
    }

    /// Reads facts back from the form that caches keep.
    ///
    /// - Parameters:
    ///   - bytes: The facts, as an extractor wrote them.
    ///   - selection: The selection of them that is wanted; the rest is empty.
    ///   - texts: The texts that were read last; `nil` for those of this file alone.
    /// - Returns: The facts.
    /// - Throws: ``FactFailure/notReadBack`` where the bytes are something else.
    static func readBack(
        _ bytes: UnsafeRawBufferPointer, _ selection: FactSelection, _ texts: RecentTexts? = nil
    ) throws(FactFailure) -> FileFacts {
        var reader = ByteReader(bytes)
        reader.selection = selection
        reader.recent = texts
        do { return try FileFacts(from: &reader) } catch { throw .notReadBack }
    }

    /// Reads the headers of a text as it is, without an outline.
    static func headers(_ source: UnsafeBufferPointer<UInt8>) -> FileFacts? {
        guard ParserLimits.allow(source) else { return nil }
        return SourceTree.with(source) { file, copy in
            var extractor = FactExtractor(depth: .headers)
            extractor.lines = LineIndex(copy)
            defer { extractor.lines.deallocate() }
            if let statements = file[.sourceFileStatements] { extractor.readTypes(statements, Context()) }
            return extractor.facts
        }
    }

    /// Reads all facts of one file and writes them.
    ///
    /// - Parameters:
    ///   - source: The file's bytes, as of ``facts(of:depth:)``.
    ///   - writer: Takes the facts, in the form of ``FileFacts``.
    /// - Returns: True if there are any: not where the parser would need ages, or more stack than there is.
    mutating func write(factsOf source: UnsafeBufferPointer<UInt8>, to writer: inout ByteWriter) -> Bool {
        var names: NumberedNames?
        return write(factsOf: source, to: &writer, names: &names)
    }

    /// Reads all facts of one file and writes them.
    ///
    /// - Parameters:
    ///   - source: The file's bytes, as of ``facts(of:depth:)``.
    ///   - writer: Takes the facts, in the form of ``FileFacts``.
    ///   - names: Takes all names that the file writes, if there is a list for them.
    /// - Returns: True if there are any: not where the parser would need ages, or more stack than there is.
    mutating func write(
        factsOf source: UnsafeBufferPointer<UInt8>, to writer: inout ByteWriter, names: inout NumberedNames?
    ) -> Bool {
        guard ParserLimits.allow(source) else { return false }
        bodies.names = names
        topBody.names = names == nil ? nil : NumberedNames(capacity: 0)
        let tree = SourceTree(source)
        lines = LineIndex(tree.source)
        bodies.lines = lines
        topBody.lines = lines
        readWhole(tree.root, tree.source)
        write(to: &writer)
        names = takeNames()
        withExtendedLifetime(tree) {}
        lines.deallocate()
        facts = FileFacts()
        top.removeAll()
        written.removeAll()
        return true
    }

    /// The names of what was read.
    private mutating func takeNames() -> NumberedNames? {
        defer { (bodies.names, topBody.names) = (nil, nil) }
        guard var names = bodies.names, let top = topBody.names else { return nil }
        names.add(top)
        names.read(facts)
        return names
    }

    /// Writes what was read, as ``FileFacts`` does.
    private mutating func write(to writer: inout ByteWriter) {
        facts.imports.write(to: &writer)
        writer.write(facts.types.count)
        for index in facts.types.indices {
            NominalFact.write(&facts.types[index], to: &writer) { written.write(membersOf: index, to: &$0) }
        }
        facts.protocols.write(to: &writer)
        written.write(membersOf: nil, to: &writer)
        (top.count > 0).write(to: &writer)
        writer.write(top.bytes)
        facts.directives.write(to: &writer)
        facts.hasSyntaxError.write(to: &writer)
    }

    /// Where the walk stands.
    private struct Context {
        var nesting: [String] = []
        var conditions: [String] = []
        /// True if it stands in a body.
        var isLocal = false

        /// The same place, in a body.
        var insideBody: Context {
            var context = self
            context.isLocal = true
            return context
        }
    }

    private mutating func readWhole(_ file: SourceNode, _ source: UnsafeBufferPointer<UInt8>) {
        guard let statements = file[.sourceFileStatements] else { return }
        readTypes(statements, Context())
        readTopLevel(statements)
        facts.hasSyntaxError = file.hasError
        facts.directives = DirectiveFact.all(in: source, file, lines)
    }

    /// Reads the types that stand in a list of statements or members.
    private mutating func readTypes(_ items: SourceNode, _ context: Context) {
        let slot: ChildPosition = items.kind == .memberBlockItemList ? .memberBlockItem : .codeBlockItem
        for item in items.children {
            if let declaration = item[slot] { read(declaration, context) }
        }
    }

    /// Reads the members of a type that was just added, and the types inside it.
    private mutating func readMembers(
        _ members: SourceNode, of type: Int, _ conditions: [String], _ context: Context
    ) {
        for item in members.children {
            guard let declaration = item[.memberBlockItem] else { continue }
            switch declaration.kind {
            case .ifConfigDecl:
                for (elements, condition) in declaration.branches {
                    guard let elements, elements.kind == .memberBlockItemList else { continue }
                    var inner = context
                    if let condition { inner.conditions.append(condition) }
                    readMembers(elements, of: type, conditions + (condition.map { [$0] } ?? []), inner)
                }
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
                read(declaration, context)
            default:
                if declaration.kind == .typeAliasDecl { read(declaration, context) }
                read(member: declaration, of: type, conditions)
                for declaration in bodies.takeLocalTypes() { read(declaration, context.insideBody) }
            }
        }
    }

    /// Reads the members that a declaration makes, of a type or outside of types.
    private mutating func read(member declaration: SourceNode, of type: Int?, _ conditions: [String]) {
        MemberReader.read(declaration, &bodies, conditions, into: &members, &memberBodies)
        for index in members.indices {
            bodies.names?.readHead(of: members[index].fact, isInferred: members[index].isInferred)
            written.add(&members[index], memberBodies.bytes, to: type)
        }
    }

    /// Reads what stands outside of types, but imports and types.
    private mutating func readTopLevel(_ statements: SourceNode) {
        readTopLevel(statements, [])
        _ = topBody.take(into: &top)
        for declaration in topBody.takeLocalTypes() { read(declaration, Context().insideBody) }
    }

    private mutating func readTopLevel(_ statements: SourceNode, _ conditions: [String]) {
        for statement in statements.children {
            guard let item = statement[.codeBlockItem] else { continue }
            guard item.isDeclaration else {
                topBody.walk(item)
                continue
            }
            switch item.kind {
            case .ifConfigDecl:
                for (elements, condition) in item.branches {
                    guard let elements, elements.kind == .codeBlockItemList else { continue }
                    readTopLevel(elements, conditions + (condition.map { [$0] } ?? []))
                }
            case .importDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
                .typeAliasDecl:
                continue
            default:
                read(member: item, of: nil, conditions)
                for declaration in bodies.takeLocalTypes() { read(declaration, Context().insideBody) }
            }
        }
    }

    private mutating func read(_ declaration: SourceNode, _ context: Context) {
        switch declaration.kind {
        case .importDecl:
            let kind = declaration[.importKind].map { $0.text + " " } ?? ""
            var fact = ImportFact(
                path: kind + (declaration[.importPath]?.text ?? ""), attributes: declaration.attributes,
                modifiers: declaration.modifiers, conditions: context.conditions)
            fact.line = lines.line(declaration[.importPath])
            facts.imports.append(fact)
        case .protocolDecl: readProtocol(declaration, context)
        case .classDecl: readType(declaration, .class, context)
        case .structDecl: readType(declaration, .struct, context)
        case .enumDecl: readType(declaration, .enum, context)
        case .actorDecl: readType(declaration, .actor, context)
        case .extensionDecl: readExtension(declaration, context)
        case .typeAliasDecl: readAlias(declaration, context)
        case .ifConfigDecl:
            for (elements, condition) in declaration.branches {
                guard let elements, elements.kind == .codeBlockItemList || elements.kind == .memberBlockItemList else {
                    continue
                }
                var inner = context
                if let condition { inner.conditions.append(condition) }
                readTypes(elements, inner)
            }
        default: break
        }
    }

    private mutating func readAlias(_ declaration: SourceNode, _ context: Context) {
        var fact = NominalFact(
            kind: .alias, name: declaration[.aliasName]?.text ?? "", nesting: context.nesting,
            modifiers: declaration.modifiers, attributes: declaration.attributes,
            inheritance: [TypeFact(declaration[.aliasValue]?[.typeInitializerValue])],
            line: lines.line(declaration[.aliasName]))
        fact.conditions = context.conditions
        fact.isLocal = context.isLocal
        if depth == .whole {
            readHead(declaration[.aliasGenerics], declaration[.aliasWhere], into: &fact)
            fact.directives = declaration.directives
            fact.lastLine = lines.lastLine(declaration)
        }
        facts.types.append(fact)
    }

    private mutating func readType(_ declaration: SourceNode, _ kind: NominalFact.Kind, _ context: Context) {
        let name = declaration[.typeName]
        let fact = NominalFact(
            kind: kind, name: name?.text ?? "", nesting: context.nesting, modifiers: declaration.modifiers,
            attributes: declaration.attributes, inheritance: TypeFact.inherited(declaration[.typeInheritance]),
            line: lines.line(name))
        let parts = Parts(
            generics: declaration[.typeGenerics], requirements: declaration[.typeWhere],
            members: declaration[.typeMembers])
        add(fact, declaration, parts, context)
    }

    private mutating func readExtension(_ declaration: SourceNode, _ context: Context) {
        let fact = NominalFact(
            kind: .extension, name: declaration[.extendedType]?.text ?? "", nesting: context.nesting,
            modifiers: declaration.modifiers, attributes: declaration.attributes,
            inheritance: TypeFact.inherited(declaration[.extensionInheritance]),
            line: lines.line(declaration[.extensionKeyword]))
        let parts = Parts(
            generics: nil, requirements: declaration[.extensionWhere], members: declaration[.extensionMembers])
        add(fact, declaration, parts, context)
    }

    /// The parts of a type's declaration, or of an extension's, behind its header.
    private struct Parts {
        let generics: SourceNode?
        let requirements: SourceNode?
        let members: SourceNode?
    }

    private mutating func add(
        _ header: NominalFact, _ declaration: SourceNode, _ parts: Parts, _ context: Context
    ) {
        var fact = header
        fact.conditions = context.conditions
        fact.isLocal = context.isLocal
        var inner = context
        inner.nesting.append(fact.name)
        let members = parts.members?[.memberBlockMembers]
        guard depth == .whole else {
            facts.types.append(fact)
            if let members { readTypes(members, inner) }
            return
        }
        readHead(parts.generics, parts.requirements, into: &fact)
        fact.directives = declaration.directives
        fact.lastLine = lines.line(parts.members?[.memberBlockEnd])
        facts.types.append(fact)
        if let members { readMembers(members, of: facts.types.count - 1, [], inner) }
    }

    private func readHead(_ generics: SourceNode?, _ requirements: SourceNode?, into fact: inout NominalFact) {
        fact.generics = GenericParameterFact.all(generics)
        fact.requirements = RequirementFact.all(generics?[.genericInnerWhere]) + RequirementFact.all(requirements)
    }

    private mutating func readProtocol(_ declaration: SourceNode, _ context: Context) {
        guard let name = declaration[.protocolName], name.isPresent else { return }
        let place = lines.place(name)
        var fact = ProtocolFact(name: name.text, nesting: context.nesting, line: place.line, column: place.column)
        fact.modifiers = declaration.modifiers
        fact.attributes = declaration.attributes
        fact.primaryAssociatedTypes =
            declaration[.protocolPrimaryTypes]?[.primaryTypes]?.children.map { $0[.primaryTypeName]?.text ?? "" } ?? []
        fact.inheritance = TypeFact.inherited(declaration[.protocolInheritance])
        fact.requirements = RequirementFact.all(declaration[.protocolWhere])
        fact.conditions = context.conditions
        fact.directives = declaration.directives
        fact.hasSyntaxError = declaration.hasError
        fact.isLocal = context.isLocal
        fact.lastLine = lines.line(declaration[.protocolMembers]?[.memberBlockEnd])
        if let members = declaration[.protocolMembers]?[.memberBlockMembers] { readMembers(members, [], into: &fact) }
        facts.protocols.append(fact)
    }

    private func readMembers(_ members: SourceNode, _ conditions: [String], into fact: inout ProtocolFact) {
        for item in members.children {
            guard let declaration = item[.memberBlockItem] else { continue }
            let count = fact.members.count
            switch declaration.kind {
            case .functionDecl: fact.members.append(.function) { $0.read(function: declaration, lines) }
            case .variableDecl: fact.members += MemberFact.requirements(declaration, lines)
            case .subscriptDecl: fact.members.append(.subscript) { $0.read(subscript: declaration, lines) }
            case .initializerDecl: fact.members.append(.initializer) { $0.read(initializer: declaration, lines) }
            case .associatedTypeDecl:
                fact.members.append(.associatedType) { $0.read(associatedType: declaration, lines) }
            case .typeAliasDecl: fact.members.append(.alias) { $0.read(alias: declaration, lines) }
            case .ifConfigDecl:
                for (elements, condition) in declaration.branches {
                    guard let elements, elements.kind == .memberBlockItemList else { continue }
                    readMembers(elements, conditions + (condition.map { [$0] } ?? []), into: &fact)
                }
                continue
            default: fact.hasSyntaxError = true
            }
            if conditions.isEmpty { continue }
            for index in count..<fact.members.count { fact.members[index].conditions = conditions }
        }
    }
}
