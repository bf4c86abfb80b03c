/// A member, whose body is written already.
struct MemberDraft {
    var fact: MemberFact
    /// Where its body was written, if it has one that does something.
    var body: Range<Int>?
    /// True if its body calls something of the type that is expected.
    private(set) var isInferred = false

    /// Takes the body that was just read.
    mutating func take(_ reader: inout BodyReader, into bodies: inout ByteWriter) {
        body = reader.take(into: &bodies)
        isInferred = reader.isInferred
    }
}

/// Reads the members of types and what stands outside of types, with their bodies.
enum MemberReader {
    /// Reads the members that a declaration makes; `let a = 1, b = 2` makes two.
    ///
    /// - Parameters:
    ///   - declaration: The declaration.
    ///   - body: Reads the bodies.
    ///   - conditions: The conditions of the `#if`s around it.
    ///   - members: Takes the members; those before are forgotten.
    ///   - bodies: Takes what their bodies do.
    static func read(
        _ declaration: SourceNode, _ body: inout BodyReader, _ conditions: [String],
        into members: inout [MemberDraft], _ bodies: inout ByteWriter
    ) {
        members.removeAll(keepingCapacity: true)
        bodies.removeAll()
        switch declaration.kind {
        case .variableDecl: readProperties(declaration, &body, into: &members, &bodies)
        case .enumCaseDecl: readCases(declaration, &body, into: &members, &bodies)
        default: readOne(declaration, &body, into: &members, &bodies)
        }
        if conditions.isEmpty { return }
        for index in members.indices { members[index].fact.conditions = conditions }
    }

    private static func readOne(
        _ declaration: SourceNode, _ body: inout BodyReader, into members: inout [MemberDraft],
        _ bodies: inout ByteWriter
    ) {
        guard let kind = kind(of: declaration) else { return }
        members.append(kind) { member in
            read(declaration, &body, into: &member.fact)
            member.take(&body, into: &bodies)
            member.fact.directives = declaration.directives
        }
    }

    /// Returns the kind of a declaration that makes one member.
    private static func kind(of declaration: SourceNode) -> MemberFact.Kind? {
        switch declaration.kind {
        case .functionDecl: .function
        case .initializerDecl: .initializer
        case .deinitializerDecl: .deinitializer
        case .subscriptDecl: .subscript
        case .typeAliasDecl: .alias
        case .associatedTypeDecl: .associatedType
        case .macroDecl: .macro
        case .operatorDecl: .operator
        case .precedenceGroupDecl: .precedenceGroup
        case .macroExpansionDecl: .expansion
        default: nil
        }
    }

    private static func read(_ declaration: SourceNode, _ body: inout BodyReader, into member: inout MemberFact) {
        let lines = body.lines
        switch member.kind {
        case .function:
            member.read(function: declaration, lines)
            body.read(member.parameters, declaration[.functionSignature], declaration[.functionBody])
        case .initializer:
            member.read(initializer: declaration, lines)
            body.read(member.parameters, declaration[.initializerSignature], declaration[.initializerBody])
        case .deinitializer:
            member.name = "deinit"
            member.line = lines.line(declaration[.deinitializerKeyword])
            member.readHead(declaration)
            member.isAsync = declaration[.deinitializerEffects]?[.effectsAsync] != nil
            if let statements = declaration[.deinitializerBody]?[.blockStatements] { body.read(statements) }
        case .subscript:
            member.read(subscript: declaration, lines)
            body.show(member.parameters)
            if let block = declaration[.subscriptAccessors], body.readAccessors(block) { member.isSettable = true }
        case .alias: member.read(alias: declaration, lines)
        case .associatedType: member.read(associatedType: declaration, lines)
        case .macro:
            let name = declaration[.macroName]
            member.name = name?.unquoted ?? ""
            member.line = lines.line(name)
            member.readHead(declaration)
            member.readGenerics(declaration[.macroGenerics], declaration[.macroWhere])
            let signature = declaration[.macroSignature]
            member.parameters = ParameterFact.all(signature?[.signatureParameters])
            member.type = signature?[.signatureReturn].map { TypeFact($0[.returnType]) }
        case .operator:
            let name = declaration[.operatorName]
            member.name = name?.text ?? ""
            member.line = lines.line(name)
            member.modifiers = [declaration[.operatorFixity]?.text ?? ""]
            member.type = declaration[.operatorPrecedence].map { .plain($0[.operatorGroup]?.text ?? "") }
        case .precedenceGroup:
            let name = declaration[.precedenceGroupName]
            member.name = name?.text ?? ""
            member.line = lines.line(name)
            member.readHead(declaration)
        case .expansion:
            let name = declaration[.declaredExpansionName]
            member.name = "#" + (name?.text ?? "")
            member.line = lines.line(name)
            member.readHead(declaration)
            body.walk(declaration)
        case .property, .enumCase: break
        }
    }

    private static func readProperties(
        _ variable: SourceNode, _ body: inout BodyReader, into members: inout [MemberDraft],
        _ bodies: inout ByteWriter
    ) {
        guard let bindings = variable[.variableBindings] else { return }
        let isConstant = variable[.variableSpecifier]?.spells("let") == true
        let directives = variable.directives
        let ownership = StorageFact.Ownership(modifiers: variable[.modifiers])
        for node in bindings.children {
            let binding = node.opened
            members.append(.property) { member in
                member.fact.readHead(variable)
                member.fact.directives = directives
                let isLazy = member.fact.modifiers.contains("lazy")
                var storage = StorageFact(ownership: ownership, isConstant: isConstant, isLazy: isLazy)
                storage.initialValue =
                    binding[.bindingValue]?[.initialValue].map {
                        body.value(of: $0, place: .initialValue).fact
                    } ?? nil
                member.fact.type = binding[.bindingType].map { TypeFact($0[.annotatedType]) }
                if member.fact.type == nil, storage.initialValue?.type == nil {
                    storage.initialValue?.type = binding[.bindingValue]?[.initialValue]?
                        .typeNamed(byCallFor: binding[.bindingPattern]?.text ?? "")
                }
                member.fact.isSettable = !isConstant
                var isStored = true
                if let block = binding[.bindingAccessors] {
                    storage.observers = observers(block)
                    isStored = !storage.observers.isEmpty
                    let isSet = body.readAccessors(block)
                    if !isStored { member.fact.isSettable = isSet }
                    member.fact.readAccessors(block)
                }
                if isStored { member.fact.storage = storage }
                member.take(&body, into: &bodies)
            }
            name(binding[.bindingPattern], body.lines, &members)
        }
        // `let a, b: Int` writes the type once.
        for index in members.indices.dropLast().reversed() where members[index].fact.type == nil {
            let hasValue = members[index].fact.storage?.initialValue != nil
            if !hasValue, members[index].fact.storage != nil {
                members[index].fact.type = members[index + 1].fact.type
            }
        }
    }

    /// Names the last member after a pattern; one that gives several names makes as many members, and one without a name
    /// makes none.
    private static func name(_ pattern: SourceNode?, _ lines: LineIndex, _ members: inout [MemberDraft]) {
        let last = members.count - 1
        if let name = pattern?.patternName {
            members[last].fact.name = name.unquoted
            members[last].fact.line = lines.line(name)
            return
        }
        var template = members.removeLast()
        guard let pattern else { return }
        forEachName(pattern, 0) { name in
            template.fact.name = name.unquoted
            template.fact.line = lines.line(name)
            members.append(template)
            // What is done is told once.
            template.body = nil
        }
    }

    private static func forEachName(_ pattern: SourceNode, _ depth: Int, _ work: (SourceNode) -> Void) {
        if let name = pattern.patternName {
            work(name)
        } else if depth < 40 {
            for child in pattern.children where child.kind != .token { forEachName(child, depth + 1, work) }
        }
    }

    /// The observers of a stored property.
    private static func observers(_ block: SourceNode) -> [String] {
        guard let accessors = block[.accessors], accessors.kind == .accessorDeclList else { return [] }
        return accessors.children.compactMap { accessor in
            guard let specifier = accessor[.accessorSpecifier],
                specifier.spells("willSet") || specifier.spells("didSet")
            else { return nil }
            return specifier.text
        }
    }

    private static func readCases(
        _ declaration: SourceNode, _ body: inout BodyReader, into members: inout [MemberDraft],
        _ bodies: inout ByteWriter
    ) {
        let directives = declaration.directives
        guard let elements = declaration[.caseElements] else { return }
        for element in elements.children {
            let name = element[.caseName]
            members.append(.enumCase) { member in
                member.fact.name = name?.unquoted ?? ""
                member.fact.line = body.lines.line(name)
                member.fact.readHead(declaration)
                member.fact.parameters = ParameterFact.all(ofCase: element[.caseParameters])
                if let value = element[.caseRawValue]?[.initialValue] {
                    member.fact.storage = StorageFact(
                        isConstant: true, initialValue: body.value(of: value, place: .initialValue).fact)
                }
                member.take(&body, into: &bodies)
                member.fact.directives = directives
            }
        }
    }
}

extension [MemberDraft] {
    /// Adds a member and reads it.
    fileprivate mutating func append(_ kind: MemberFact.Kind, _ read: (inout MemberDraft) -> Void) {
        append(MemberDraft(fact: MemberFact(kind: kind, name: "")))
        read(&self[count - 1])
    }
}

extension BodyReader {
    /// Reads a function's body with its parameters' default values.
    mutating func read(_ parameters: [ParameterFact], _ signature: SourceNode?, _ block: SourceNode?) {
        if parameters.contains(where: \.hasDefault),
            let list = signature?[.signatureParameters]?[.parameters]
        {
            for parameter in list.children {
                if let value = parameter[.parameterDefault]?[.initialValue] { _ = self.value(of: value, place: .other) }
            }
        }
        show(parameters)
        if let statements = block?[.blockStatements] { read(statements) }
    }

    /// Reads accessors.
    ///
    /// - Returns: True if one of them sets.
    mutating func readAccessors(_ block: SourceNode) -> Bool {
        guard let accessors = block[.accessors] else { return false }
        guard accessors.kind == .accessorDeclList else {
            read(accessors)
            return false
        }
        var isSet = false
        for accessor in accessors.children {
            let kind = accessor[.accessorSpecifier]?.text ?? ""
            if ["set", "_modify", "modify", "unsafeMutableAddress"].contains(kind) { isSet = true }
            guard let statements = accessor[.accessorBody]?[.blockStatements] else { continue }
            let count = visible.count
            if let name = accessor[.accessorParameters]?[.accessorParameterName] {
                show(BorrowedText(name.unquotedBytes))
            } else if kind == "set" || kind == "willSet" {
                show(BorrowedText("newValue"))
            } else if kind == "didSet" {
                show(BorrowedText("oldValue"))
            }
            read(statements)
            forget(from: count)
        }
        return isSet
    }
}
