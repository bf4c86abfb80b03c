/// Reads the members of types and what stands outside of types, with their bodies.
enum MemberReader {
    /// Reads the members that a declaration makes; `let a = 1, b = 2` makes two.
    ///
    /// - Parameters:
    ///   - declaration: The declaration.
    ///   - body: Reads the bodies.
    ///   - conditions: The conditions of the `#if`s around it.
    ///   - members: Takes the members.
    static func read(
        _ declaration: SourceNode, _ body: inout BodyReader, _ conditions: [String], into members: inout [MemberFact]
    ) {
        let count = members.count
        switch declaration.kind {
        case .variableDecl: readProperties(declaration, &body, into: &members)
        case .enumCaseDecl: readCases(declaration, &body, into: &members)
        default: readOne(declaration, &body, into: &members)
        }
        if conditions.isEmpty { return }
        for index in count..<members.count { members[index].conditions = conditions }
    }

    private static func readOne(
        _ declaration: SourceNode, _ body: inout BodyReader, into members: inout [MemberFact]
    ) {
        guard let kind = kind(of: declaration) else { return }
        members.append(kind) { member in
            read(declaration, &body, into: &member)
            member.body = body.take()
            member.directives = declaration.directives
        }
    }

    /// What a declaration is that makes one member.
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
            for parameter in member.parameters { body.show(parameter.name) }
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
        _ variable: SourceNode, _ body: inout BodyReader, into members: inout [MemberFact]
    ) {
        guard let bindings = variable[.variableBindings] else { return }
        let first = members.count
        let isConstant = variable[.variableSpecifier]?.spells("let") == true
        let directives = variable.directives
        let ownership = StorageFact.Ownership(modifiers: variable[.modifiers])
        for node in bindings.children {
            let binding = node.opened
            members.append(.property) { member in
                member.readHead(variable)
                member.directives = directives
                let isLazy = member.modifiers.contains("lazy")
                var storage = StorageFact(ownership: ownership, isConstant: isConstant, isLazy: isLazy)
                storage.initialValue = binding[.bindingValue]?[.initialValue].map {
                    body.value(of: $0, place: .initialValue)
                }
                member.type = binding[.bindingType].map { TypeFact($0[.annotatedType]) }
                member.isSettable = !isConstant
                var isStored = true
                if let block = binding[.bindingAccessors] {
                    storage.observers = observers(block)
                    isStored = !storage.observers.isEmpty
                    let isSet = body.readAccessors(block)
                    if !isStored { member.isSettable = isSet }
                    member.readAccessors(block)
                }
                if isStored { member.storage = storage }
                member.body = body.take()
            }
            name(binding[.bindingPattern], body.lines, &members)
        }
        // `let a, b: Int` writes the type once.
        for index in (first..<members.count).reversed()
        where members[index].type == nil && index + 1 < members.count {
            let hasValue = members[index].storage?.initialValue != nil
            if !hasValue, members[index].storage != nil { members[index].type = members[index + 1].type }
        }
    }

    /// Names the last member after a pattern; one that gives several names makes as many members, and one without a name
    /// makes none.
    private static func name(_ pattern: SourceNode?, _ lines: LineIndex, _ members: inout [MemberFact]) {
        let last = members.count - 1
        if let name = pattern?.patternName {
            members[last].name = name.unquoted
            members[last].line = lines.line(name)
            return
        }
        var template = members.removeLast()
        guard let pattern else { return }
        forEachName(pattern, 0) { name in
            template.name = name.unquoted
            template.line = lines.line(name)
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
        _ declaration: SourceNode, _ body: inout BodyReader, into members: inout [MemberFact]
    ) {
        let directives = declaration.directives
        guard let elements = declaration[.caseElements] else { return }
        for element in elements.children {
            let name = element[.caseName]
            members.append(.enumCase) { member in
                member.name = name?.unquoted ?? ""
                member.line = body.lines.line(name)
                member.readHead(declaration)
                member.parameters = ParameterFact.all(ofCase: element[.caseParameters])
                if let value = element[.caseRawValue]?[.initialValue] {
                    member.storage = StorageFact(
                        isConstant: true, initialValue: body.value(of: value, place: .initialValue))
                }
                member.body = body.take()
                member.directives = directives
            }
        }
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
        for parameter in parameters { show(parameter.name) }
        if let statements = block?[.blockStatements] { read(statements) }
    }

    /// Reads accessors.
    ///
    /// - Returns: Whether one of them sets.
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
                show(name.unquoted)
            } else if kind == "set" || kind == "willSet" {
                show("newValue")
            } else if kind == "didSet" {
                show("oldValue")
            }
            read(statements)
            visible.removeLast(visible.count - count)
        }
        return isSet
    }
}
