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
        let lines = body.lines
        var member: MemberFact
        switch declaration.kind {
        case .functionDecl:
            member = MemberFact(function: declaration, lines)
            body.read(member.parameters, declaration[.functionSignature], declaration[.functionBody])
        case .initializerDecl:
            member = MemberFact(initializer: declaration, lines)
            body.read(member.parameters, declaration[.initializerSignature], declaration[.initializerBody])
        case .deinitializerDecl:
            let keyword = declaration[.deinitializerKeyword]
            member = MemberFact(kind: .deinitializer, name: "deinit", line: lines.line(keyword))
            member.readHead(declaration)
            member.isAsync = declaration[.deinitializerEffects]?[.effectsAsync] != nil
            if let statements = declaration[.deinitializerBody]?[.blockStatements] { body.read(statements) }
        case .subscriptDecl:
            member = MemberFact(subscript: declaration, lines)
            for parameter in member.parameters { body.show(parameter.name) }
            if let block = declaration[.subscriptAccessors] {
                member.isSettable = body.readAccessors(block) || member.isSettable
            }
        case .typeAliasDecl: member = MemberFact(alias: declaration, lines)
        case .associatedTypeDecl: member = MemberFact(associatedType: declaration, lines)
        case .macroDecl:
            let name = declaration[.macroName]
            member = MemberFact(kind: .macro, name: name?.unquoted ?? "", line: lines.line(name))
            member.readHead(declaration)
            member.readGenerics(declaration[.macroGenerics], declaration[.macroWhere])
            let signature = declaration[.macroSignature]
            member.parameters = ParameterFact.all(signature?[.signatureParameters])
            member.type = signature?[.signatureReturn].map { TypeFact($0[.returnType]) }
        case .operatorDecl:
            let name = declaration[.operatorName]
            member = MemberFact(kind: .operator, name: name?.text ?? "", line: lines.line(name))
            member.modifiers = [declaration[.operatorFixity]?.text ?? ""]
            member.type = declaration[.operatorPrecedence].map { .plain($0[.operatorGroup]?.text ?? "") }
        case .precedenceGroupDecl:
            let name = declaration[.precedenceGroupName]
            member = MemberFact(kind: .precedenceGroup, name: name?.text ?? "", line: lines.line(name))
            member.readHead(declaration)
        case .macroExpansionDecl:
            let name = declaration[.declaredExpansionName]
            member = MemberFact(kind: .expansion, name: "#" + (name?.text ?? ""), line: lines.line(name))
            member.readHead(declaration)
            body.walk(declaration)
        default: return
        }
        member.body = body.take()
        member.directives = declaration.directives
        members.append(member)
    }

    private static func readProperties(
        _ variable: SourceNode, _ body: inout BodyReader, into members: inout [MemberFact]
    ) {
        guard let bindings = variable[.variableBindings] else { return }
        let first = members.count
        let isConstant = variable[.variableSpecifier]?.spells("let") == true
        var template = MemberFact(kind: .property, name: "")
        template.readHead(variable)
        template.directives = variable.directives
        let ownership = StorageFact.Ownership(modifiers: variable[.modifiers])
        let isLazy = template.modifiers.contains("lazy")
        for node in bindings.children {
            let binding = node.opened
            var member = template
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
            guard let pattern = binding[.bindingPattern] else { continue }
            if let name = pattern.patternName {
                member.name = name.unquoted
                member.line = body.lines.line(name)
                members.append(member)
                continue
            }
            forEachName(pattern, 0) { name in
                member.name = name.unquoted
                member.line = body.lines.line(name)
                members.append(member)
                // What is done is told once.
                member.body = nil
            }
        }
        // `let a, b: Int` writes the type once.
        for index in (first..<members.count).reversed()
        where members[index].type == nil && index + 1 < members.count {
            let hasValue = members[index].storage?.initialValue != nil
            if !hasValue, members[index].storage != nil { members[index].type = members[index + 1].type }
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
            var member = MemberFact(kind: .enumCase, name: name?.unquoted ?? "", line: body.lines.line(name))
            member.readHead(declaration)
            member.parameters = ParameterFact.all(ofCase: element[.caseParameters])
            if let value = element[.caseRawValue]?[.initialValue] {
                member.storage = StorageFact(
                    isConstant: true, initialValue: body.value(of: value, place: .initialValue))
            }
            member.body = body.take()
            member.directives = directives
            members.append(member)
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
