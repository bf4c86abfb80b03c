import SwiftSyntax

/// Reads the members of types and what stands outside of types, with their bodies.
enum MemberReader {
    /// Reads the members that a declaration makes; `let a = 1, b = 2` makes two.
    ///
    /// - Parameters:
    ///   - declaration: The declaration.
    ///   - lines: Where the file's lines begin.
    ///   - conditions: The conditions of the `#if`s around it.
    ///   - localTypes: Takes the types that are declared inside of bodies.
    ///   - members: Takes the members.
    static func read(
        _ declaration: DeclSyntax, _ lines: LineIndex, _ conditions: [String], _ localTypes: inout [DeclSyntax],
        into members: inout [MemberFact]
    ) {
        switch declaration.kind {
        case .variableDecl, .enumCaseDecl:
            for member in several(declaration, lines, &localTypes) {
                members.append(member)
                if !conditions.isEmpty { members[members.count - 1].conditions = conditions }
            }
        default:
            guard let member = one(declaration, lines, &localTypes) else { return }
            members.append(member)
            if !conditions.isEmpty { members[members.count - 1].conditions = conditions }
        }
    }

    private static func several(
        _ declaration: DeclSyntax, _ lines: LineIndex, _ localTypes: inout [DeclSyntax]
    ) -> [MemberFact] {
        if let variable = declaration.as(VariableDeclSyntax.self) { return properties(variable, lines, &localTypes) }
        return declaration.as(EnumCaseDeclSyntax.self).map { cases($0, lines) } ?? []
    }

    private static func one(
        _ declaration: DeclSyntax, _ lines: LineIndex, _ localTypes: inout [DeclSyntax]
    ) -> MemberFact? {
        var body = BodyReader(lines: lines)
        defer { localTypes += body.localTypes }
        var member: MemberFact
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            member = MemberFact(function, line: lines.line(function.name))
            body.read(member.parameters, function.signature.parameterClause, function.body)
        case .initializerDecl(let initializer):
            member = MemberFact(initializer, line: lines.line(initializer.initKeyword))
            body.read(member.parameters, initializer.signature.parameterClause, initializer.body)
        case .deinitializerDecl(let deinitializer):
            member = MemberFact(kind: .deinitializer, name: "deinit", line: lines.line(deinitializer.deinitKeyword))
            member.readHead(deinitializer.attributes, deinitializer.modifiers)
            member.isAsync = deinitializer.effectSpecifiers?.asyncSpecifier != nil
            if let block = deinitializer.body { body.read(block.statements) }
        case .subscriptDecl(let subscripting):
            member = MemberFact(subscripting, line: lines.line(subscripting.subscriptKeyword))
            for parameter in member.parameters { body.show(parameter.name) }
            if let block = subscripting.accessorBlock { member.isSettable = body.read(block) || member.isSettable }
        case .typeAliasDecl(let alias): member = MemberFact(alias, line: lines.line(alias.name))
        case .associatedTypeDecl(let associated): member = MemberFact(associated, line: lines.line(associated.name))
        case .macroDecl(let macro):
            member = MemberFact(kind: .macro, name: macro.name.unquoted, line: lines.line(macro.name))
            member.readHead(macro.attributes, macro.modifiers)
            member.readGenerics(macro.genericParameterClause, macro.genericWhereClause)
            member.parameters = macro.signature.parameterClause.parameters.map(ParameterFact.init)
            member.type = macro.signature.returnClause.map { TypeFact($0.type) }
        case .operatorDecl(let declared):
            member = MemberFact(kind: .operator, name: declared.name.text, line: lines.line(declared.name))
            member.modifiers = [declared.fixitySpecifier.text]
            member.type = declared.operatorPrecedenceAndTypes.map { .plain($0.precedenceGroup.text) }
        case .precedenceGroupDecl(let group):
            member = MemberFact(kind: .precedenceGroup, name: group.name.text, line: lines.line(group.name))
            member.readHead(group.attributes, group.modifiers)
        case .macroExpansionDecl(let expansion):
            member = MemberFact(
                kind: .expansion, name: "#" + expansion.macroName.text, line: lines.line(expansion.macroName))
            member.readHead(expansion.attributes, expansion.modifiers)
            body.walk(Syntax(expansion))
        default: return nil
        }
        member.body = body.result
        member.directives = FactExtractor.directives(in: declaration.leadingTrivia)
        return member
    }

    private static func properties(
        _ variable: VariableDeclSyntax, _ lines: LineIndex, _ localTypes: inout [DeclSyntax]
    ) -> [MemberFact] {
        let attributes = variable.attributes.texts
        let modifiers = variable.modifiers.texts
        let directives = FactExtractor.directives(in: variable.leadingTrivia)
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        var members: [MemberFact] = []
        for binding in variable.bindings {
            var body = BodyReader(lines: lines)
            var storage = StorageFact(
                ownership: StorageFact.Ownership(variable.modifiers), isConstant: isConstant,
                isLazy: modifiers.contains("lazy"))
            storage.initialValue = binding.initializer.map { body.value(of: $0.value, place: .initialValue) }
            var template = MemberFact(kind: .property, name: "")
            template.attributes = attributes
            template.modifiers = modifiers
            template.directives = directives
            template.type = binding.typeAnnotation.map { TypeFact($0.type) }
            template.isSettable = !isConstant
            var isStored = true
            if let block = binding.accessorBlock {
                storage.observers = block.observers
                isStored = !storage.observers.isEmpty
                let isSet = body.read(block)
                if !isStored { template.isSettable = isSet }
                template.readAccessors(block)
            }
            if isStored { template.storage = storage }
            template.body = body.result
            localTypes += body.localTypes
            var names: [TokenSyntax] = []
            Self.names(Syntax(binding.pattern), &names, 0)
            for name in names {
                var member = template
                member.name = name.unquoted
                member.line = lines.line(name)
                members.append(member)
                // What is done is told once.
                template.body = nil
            }
        }
        // `let a, b: Int` writes the type once.
        for index in members.indices.reversed() where members[index].type == nil && index + 1 < members.count {
            let hasValue = members[index].storage?.initialValue != nil
            if !hasValue, members[index].storage != nil { members[index].type = members[index + 1].type }
        }
        return members
    }

    private static func names(_ pattern: Syntax, _ names: inout [TokenSyntax], _ depth: Int) {
        if let name = pattern.as(IdentifierPatternSyntax.self) {
            names.append(name.identifier)
        } else if depth < 40 {
            for child in pattern.children(viewMode: .sourceAccurate) where child.kind != .token {
                self.names(child, &names, depth + 1)
            }
        }
    }

    private static func cases(_ declaration: EnumCaseDeclSyntax, _ lines: LineIndex) -> [MemberFact] {
        let directives = FactExtractor.directives(in: declaration.leadingTrivia)
        return declaration.elements.map { element in
            var body = BodyReader(lines: lines)
            var member = MemberFact(kind: .enumCase, name: element.name.unquoted, line: lines.line(element.name))
            member.readHead(declaration.attributes, declaration.modifiers)
            member.parameters = element.parameterClause?.parameters.map { ParameterFact($0) } ?? []
            if let value = element.rawValue?.value {
                member.storage = StorageFact(
                    isConstant: true, initialValue: body.value(of: value, place: .initialValue))
            }
            member.body = body.result
            member.directives = directives
            return member
        }
    }
}

extension BodyReader {
    /// Reads a function's body with its parameters' default values.
    mutating func read(
        _ parameters: [ParameterFact], _ clause: FunctionParameterClauseSyntax, _ block: CodeBlockSyntax?
    ) {
        for parameter in clause.parameters {
            if let value = parameter.defaultValue?.value { _ = self.value(of: value, place: .other) }
        }
        for parameter in parameters { show(parameter.name) }
        if let block { read(block.statements) }
    }

    /// Reads accessors.
    ///
    /// - Returns: Whether one of them sets.
    mutating func read(_ block: AccessorBlockSyntax) -> Bool {
        switch block.accessors {
        case .getter(let statements):
            read(statements)
            return false
        case .accessors(let accessors):
            var isSet = false
            for accessor in accessors {
                let kind = accessor.accessorSpecifier.text
                if ["set", "_modify", "modify", "unsafeMutableAddress"].contains(kind) { isSet = true }
                guard let body = accessor.body else { continue }
                let count = visible.count
                if let name = accessor.parameters?.name.unquoted {
                    show(name)
                } else if kind == "set" || kind == "willSet" {
                    show("newValue")
                } else if kind == "didSet" {
                    show("oldValue")
                }
                read(body.statements)
                visible.removeLast(visible.count - count)
            }
            return isSet
        }
    }
}

extension AccessorBlockSyntax {
    /// The observers of a stored property.
    fileprivate var observers: [String] {
        guard case .accessors(let accessors) = accessors else { return [] }
        return accessors.map(\.accessorSpecifier.text).filter { $0 == "willSet" || $0 == "didSet" }
    }
}

extension DirectiveFact {
    /// Finds the comments that talk to the tool by their bytes.
    static func all(in source: UnsafeBufferPointer<UInt8>, _ lines: LineIndex) -> [DirectiveFact] {
        let bytes = UnsafeRawBufferPointer(source)
        var found: [DirectiveFact] = []
        var offset = 0
        while let hit = ByteNeedle.directive.first(in: bytes, from: offset) {
            offset = hit + ByteNeedle.directive.count
            // Blanks, and then what begins a comment or one of its lines.
            var before = hit
            while before > 0, bytes[before - 1] == UInt8(ascii: " ") || bytes[before - 1] == UInt8(ascii: "\t") {
                before -= 1
            }
            guard before > 0, bytes[before - 1] == UInt8(ascii: "/") || bytes[before - 1] == UInt8(ascii: "*") else {
                continue
            }
            var end = offset
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            var text = Substring(String(decoding: bytes[offset..<end], as: UTF8.self))
            while let last = text.last, last == " " || last == "\r" || last == "*" || last == "/" || last == "\t" {
                text.removeLast()
            }
            found.append(DirectiveFact(text: String(text.drop { $0 == " " }), line: lines.line(atOffset: hit)))
        }
        return found
    }
}
