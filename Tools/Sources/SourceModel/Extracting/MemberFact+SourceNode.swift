// Members are read where they are to stay: one that is copied retains all that it holds.
extension [MemberFact] {
    /// Adds a member and reads it.
    mutating func append(_ kind: MemberFact.Kind, _ read: (inout MemberFact) -> Void) {
        append(MemberFact(kind: kind, name: ""))
        read(&self[count - 1])
    }
}

extension MemberFact {
    /// Reads a function.
    mutating func read(function node: SourceNode, _ lines: LineIndex) {
        let function = node.opened
        let functionName = function[.functionName]
        name = functionName?.unquoted ?? ""
        line = lines.line(functionName)
        readHead(node)
        readGenerics(function[.functionGenerics], function[.functionWhere])
        readSignature(function[.functionSignature])
    }

    /// Reads an initialiser.
    mutating func read(initializer node: SourceNode, _ lines: LineIndex) {
        name = "init"
        line = lines.line(node[.initializerKeyword])
        readHead(node)
        readGenerics(node[.initializerGenerics], node[.initializerWhere])
        readSignature(node[.initializerSignature])
        type = nil
        failability = node[.initializerMark]?.text ?? ""
    }

    /// Reads a subscript.
    mutating func read(subscript node: SourceNode, _ lines: LineIndex) {
        name = "subscript"
        line = lines.line(node[.subscriptKeyword])
        readHead(node)
        readGenerics(node[.subscriptGenerics], node[.subscriptWhere])
        // A subscript's single name is no label: `subscript(index: Int)` is called without one.
        parameters = ParameterFact.all(node[.subscriptParameters]).map { parameter in
            var fact = parameter
            if fact.secondName == nil {
                fact.secondName = fact.label
                fact.label = "_"
            }
            return fact
        }
        type = TypeFact(node[.subscriptReturn]?[.returnType])
        readAccessors(node[.subscriptAccessors])
    }

    /// Reads the property requirements of one declaration; `var a: Int { get }, b: Int { get }` are two.
    static func requirements(_ node: SourceNode, _ lines: LineIndex) -> [MemberFact] {
        guard let bindings = node[.variableBindings] else { return [] }
        return bindings.children.compactMap { binding in
            guard let name = binding[.bindingPattern]?.patternName, let annotation = binding[.bindingType] else {
                return nil
            }
            var member = MemberFact(kind: .property, name: name.unquoted, line: lines.line(name))
            member.readHead(node)
            member.type = TypeFact(annotation[.annotatedType])
            member.readAccessors(binding[.bindingAccessors])
            return member
        }
    }

    /// Reads an associated type.
    mutating func read(associatedType node: SourceNode, _ lines: LineIndex) {
        let typeName = node[.associatedTypeName]
        name = typeName?.text ?? ""
        line = lines.line(typeName)
        readHead(node)
        inheritance = TypeFact.inherited(node[.associatedTypeInheritance])
        type = node[.associatedTypeValue].map { TypeFact($0[.typeInitializerValue]) }
        requirements = RequirementFact.all(node[.associatedTypeWhere])
    }

    /// Reads a type alias.
    mutating func read(alias node: SourceNode, _ lines: LineIndex) {
        name = node[.aliasName]?.text ?? ""
        line = lines.line(node[.aliasName])
        readHead(node)
        readGenerics(node[.aliasGenerics], node[.aliasWhere])
        type = TypeFact(node[.aliasValue]?[.typeInitializerValue])
    }

    mutating func readHead(_ node: SourceNode) {
        let declaration = node.opened
        if let attributes = declaration[.attributes], attributes.count > 0 { self.attributes = attributes.texts }
        if let modifiers = declaration[.modifiers], modifiers.count > 0 { self.modifiers = modifiers.modifierTexts }
    }

    mutating func readGenerics(_ clause: SourceNode?, _ requirements: SourceNode?) {
        if clause == nil, requirements == nil { return }
        generics = GenericParameterFact.all(clause)
        self.requirements = RequirementFact.all(clause?[.genericInnerWhere]) + RequirementFact.all(requirements)
    }

    mutating func readSignature(_ node: SourceNode?) {
        guard let node = node?.opened else { return }
        parameters = ParameterFact.all(node[.signatureParameters])
        if let effects = node[.signatureEffects] { readEffects(effects) }
        type = node[.signatureReturn].map { TypeFact($0[.returnType]) }
    }

    mutating func readAccessors(_ block: SourceNode?) {
        guard let accessors = block?[.accessors], accessors.kind == .accessorDeclList else { return }
        for accessor in accessors.children {
            guard let specifier = accessor[.accessorSpecifier] else { continue }
            if specifier.spells("set") || specifier.spells("_modify") {
                isSettable = true
            } else if specifier.spells("get") {
                readEffects(accessor[.accessorEffects])
                // What is read changes what it is read of.
                if let modifier = accessor[.accessorModifier]?[.modifierName], modifier.spells("mutating") {
                    modifiers.append("mutating")
                }
            }
        }
    }

    private mutating func readEffects(_ effects: SourceNode?) {
        isAsync = effects?[.effectsAsync] != nil
        throwing = ThrowingFact(effects?[.effectsThrows])
    }
}

extension ParameterFact {
    /// Reads the parameters of a clause.
    static func all(_ clause: SourceNode?) -> [ParameterFact] {
        clause?[.parameters]?.children.map { parameter in
            let node = parameter.opened
            var fact = ParameterFact(
                label: node[.parameterFirstName]?.unquoted ?? "", secondName: node[.parameterSecondName]?.unquoted,
                type: TypeFact(node[.parameterType]), isVariadic: node[.parameterEllipsis] != nil)
            fact.hasDefault = node[.parameterDefault] != nil
            return fact
        } ?? []
    }

    /// Reads the associated values of an `enum` case.
    static func all(ofCase clause: SourceNode?) -> [ParameterFact] {
        clause?[.caseParameterList]?.children.map { node in
            var fact = ParameterFact(
                label: node[.caseParameterFirstName]?.unquoted ?? "_",
                secondName: node[.caseParameterSecondName]?.unquoted, type: TypeFact(node[.caseParameterType]))
            fact.hasDefault = node[.caseParameterDefault] != nil
            return fact
        } ?? []
    }
}
