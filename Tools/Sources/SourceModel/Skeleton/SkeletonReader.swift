import SwiftSyntax

/// Takes the files of a unit apart into pieces that are called alike in all units.
struct SkeletonReader {
    let words: UnitWords
    /// The ids of the roles that the unit's types play, by the types' names.
    let roles: [String: String]
    /// The function that makes units, with the unit's name as a form; what it is handed differs from unit to unit.
    let builder: String?
    /// The parts that a type's properties and what it is handed are, by their names: one unit calls its view model `vm`, another
    /// `viewModel`.
    private(set) var partNames: [String: String] = [:]
    /// The functions that make one part each, for others to ask, by their names: `makeModel()`.
    private(set) var makers: [String: String] = [:]
    /// The same of all that bear the unit's name, for other types to ask: `container.makeAboutModel()`.
    private(set) var unitMakers: [String: String] = [:]
    let parts: PartNames
    /// The types that stand in parts and are none, by their names: those of which Swift's own `init` takes the properties.
    let nestedTypes: [String: String]
    /// The cases of the unit's enumerations that carry values.
    private(set) var cases: Set<String> = []
    /// The roles that fulfil protocols of the unit which are no roles of their own, by the protocols' names: one unit calls its
    /// contract `AboutDisplay`, another `TripDisplaying`.
    let contracts: [String: String]
    /// The forms of modules' names that hold the name of the unit's group, by these names.
    let modules: [String: String]
    /// The role of the coordinators that some units have of their own, and in whose place others hold one that several share.
    let flowRole: String?

    init(
        words: UnitWords, roles: [String: String], builder: String?, trees: [SourceFileSyntax] = [],
        flowRole: String? = nil, modules: [String: String] = [:]
    ) {
        self.modules = modules
        self.flowRole = flowRole
        self.words = words
        self.roles = roles
        self.builder = builder
        contracts = Self.contracts(in: trees, roles, words)
        parts = PartNames(roles: roles.merging(contracts) { role, _ in role })
        nestedTypes = Self.nestedTypes(in: trees, roles)
        let all = trees.reduce(into: [:]) { $0.merge(makers(in: Syntax($1))) { first, _ in first } }
        unitMakers = all.filter { words.normal($0.key).contains("{Unit}") }
    }

    /// The pieces of a file, in order.
    func pieces(of file: SourceFileSyntax) -> [SkeletonPiece] {
        var reader = self
        reader.makers = makers(in: Syntax(file))
        reader.cases = Self.cases(in: Syntax(file))
        return reader.itemPieces(of: file)
    }

    private func itemPieces(of file: SourceFileSyntax) -> [SkeletonPiece] {
        let anchor = anchor(of: file)
        return file.statements.map { item in
            guard let decl = item.item.as(DeclSyntax.self) else { return leaf(.member, in: "", item) }
            if let type = namedType(decl) { return typePiece(decl, type, of: nil, in: "", at: item) }
            if let imported = decl.as(ImportDeclSyntax.self) {
                return importPiece(imported, in: "file \(anchor)", at: item)
            }
            if let extending = decl.as(ExtensionDeclSyntax.self) { return extensionPiece(extending, at: item) }
            if let function = decl.as(FunctionDeclSyntax.self) {
                return piece(function, in: "", "", isFree: true, at: item)
            }
            return globalPiece(decl, at: item)
        }
    }

    /// Returns the mark by which files of this kind are told: the role of the first type that has one.
    func anchor(of file: SourceFileSyntax) -> String {
        for item in file.statements {
            guard let decl = item.item.as(DeclSyntax.self) else { continue }
            let name = namedType(decl)?.name ?? decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            if let role = name.flatMap({ roles[$0] }) { return role }
        }
        return ""
    }

    /// The comments of a file, as units have them alike.
    func comments(of file: SourceFileSyntax) -> Set<String> {
        var comments: Set<String> = []
        for token in file.tokens(viewMode: .sourceAccurate) {
            for piece in token.leadingTrivia.pieces + token.trailingTrivia.pieces {
                if let text = piece.comment { comments.insert(normal(comment: text)) }
            }
        }
        return comments
    }

    func normal(comment: String) -> String {
        words.normal(comment).split { $0.isWhitespace }.joined(separator: " ")
    }

    // MARK: Types

    private struct NamedType {
        var name: String
        var keyword: String
        var inheritance: InheritanceClauseSyntax?
        var members: MemberBlockItemListSyntax
    }

    private func namedType(_ decl: DeclSyntax) -> NamedType? {
        guard let type = decl.asProtocol(DeclGroupSyntax.self), let named = decl.asProtocol(NamedDeclSyntax.self)
        else { return nil }
        return NamedType(
            name: named.name.text, keyword: type.introducer.text, inheritance: type.inheritanceClause,
            members: type.memberBlock.members)
    }

    private func typePiece(
        _ decl: DeclSyntax, _ type: NamedType, of outer: String?, in place: String, at node: some SyntaxProtocol
    ) -> SkeletonPiece {
        let name = outer.map { "\($0).\(type.name)" } ?? type.name
        let role = roles[name]
        let contract = type.keyword == "protocol" ? contracts[name] : nil
        let piece = SkeletonPiece(
            .type,
            role.map { "role \($0)" } ?? contract.map { "contract of \($0)" }
                ?? "\(type.keyword) \(words.normal(type.name))", in: place, node)
        piece.role = role ?? ""
        piece.declares = [type.name]
        piece.isNeeded = role != nil
        piece.label = type.keyword
        if role == nil, let outer, let around = roles[outer] { piece.nestedID = "nested \(around).\(type.name)" }
        let inside = role.map { "\nrole \($0)" } ?? piece.path
        let reader =
            role == nil
            ? self : knowing(parts.named(in: type.members, of: decl.asProtocol(WithGenericParametersSyntax.self)))
        piece.children =
            inherited(type.inheritance, in: inside)
            + reader.members(
                type.members, of: name, in: inside, role ?? "",
                readsBodies: role != nil || WellKnownProtocols.demand(of: type.inheritance))
        // What it overrides, its base has.
        if type.keyword == "class", overrides(type.members),
            let base = piece.children.first(where: { $0.kind == .inheriting })
        {
            base.isNeeded = true
            for member in piece.children where member.isOverride { member.overridden = base.path }
        }
        return piece
    }

    private func extensionPiece(_ decl: ExtensionDeclSyntax, at node: some SyntaxProtocol) -> SkeletonPiece {
        let name = decl.extendedType.trimmedDescription
        let role = roles[name]
        let inside = role.map { "\nrole \($0)" } ?? "\nextension \(words.normal(name))"
        let piece = SkeletonPiece(.extending, "", in: inside, node)
        piece.role = role ?? ""
        piece.mentions = mentions(in: decl.extendedType)
        piece.children =
            inherited(decl.inheritanceClause, in: inside)
            + members(decl.memberBlock.members, of: name, in: inside, role ?? "")
        return piece
    }

    private func inherited(_ clause: InheritanceClauseSyntax?, in place: String) -> [SkeletonPiece] {
        (clause?.inheritedTypes).map { types in
            types.map { type in
                let piece = SkeletonPiece(.inheriting, "inherits \(normal(type.type))", in: place, type)
                piece.mentions = mentions(in: type.type)
                piece.label = type.type.trimmedDescription
                return piece
            }
        } ?? []
    }

    private func overrides(_ members: MemberBlockItemListSyntax) -> Bool {
        members.contains { item in
            let modifiers =
                item.decl.as(FunctionDeclSyntax.self)?.modifiers ?? item.decl.as(VariableDeclSyntax.self)?.modifiers
                ?? item.decl.as(InitializerDeclSyntax.self)?.modifiers
            if modifiers?.contains(where: { $0.name.text == "override" || $0.name.text == "required" }) == true {
                return true
            }
            return item.decl.as(InitializerDeclSyntax.self)?.body?.trimmedDescription.contains("super.") ?? false
        }
    }

    private func knowing(_ names: [String: String]) -> SkeletonReader {
        var reader = self
        reader.partNames = names
        return reader
    }

    // MARK: Members

    private func members(
        _ list: MemberBlockItemListSyntax, of outer: String, in place: String, _ role: String,
        readsBodies: Bool = true
    ) -> [SkeletonPiece] {
        list.map { item in
            let decl = item.decl
            if let type = namedType(decl) { return typePiece(decl, type, of: outer, in: place, at: item) }
            if let function = decl.as(FunctionDeclSyntax.self) { return piece(function, in: place, role, at: item) }
            if let initializer = decl.as(InitializerDeclSyntax.self) {
                return piece(initializer, in: place, role, at: item)
            }
            if let variable = decl.as(VariableDeclSyntax.self), variable.bindings.count == 1 {
                return piece(variable, in: place, role, readsBody: readsBodies, at: item)
            }
            if let declared = decl.as(EnumCaseDeclSyntax.self), declared.elements.count == 1,
                let element = declared.elements.first, element.parameterClause != nil
            {
                return piece(element, in: place, at: item)
            }
            return leaf(.member, in: place, item)
        }
    }

    /// A function; of one that is free, whoever takes it as a value counts on all that it takes.
    private func piece(
        _ decl: FunctionDeclSyntax, in place: String, _ role: String, isFree: Bool = false, at node: some SyntaxProtocol
    ) -> SkeletonPiece {
        let parameters = decl.signature.parameterClause.parameters
        let labels = parameters.map { "\($0.firstName.text):" }.joined()
        let name = "\(decl.name.text)(\(labels))"
        // Who makes several parts makes the unit, whatever that is called: `push`, `present`.
        let isBuilder =
            !isFree
            && (words.normal(decl.name.text) == builder
                || decl.body.map {
                    Set(made(in: Syntax($0.statements)).map(\.role).filter { !$0.hasPrefix("case ") }).count > 1
                } == true)
        let part = isBuilder || isFree ? nil : makers[decl.name.text]
        let key = isBuilder ? "that builds" : part.map { "that makes \($0)" } ?? words.normal(name)
        let piece = SkeletonPiece(.function, "func \(key)", in: place, node)
        piece.role = role
        piece.label = name
        piece.declares = [decl.name.text]
        if decl.modifiers.areOfType { piece.declares.append(".\(decl.name.text)") }
        if !role.isEmpty, !isBuilder, part == nil {
            piece.namedPath = "\(place)\nfunc named \(words.normal(decl.name.text))"
        }
        piece.isPrivate = decl.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        piece.hasResult =
            decl.signature.returnClause.map { !["Void", "()"].contains($0.type.trimmedDescription) } ?? false
        if !role.isEmpty, !isBuilder, part == nil {
            piece.emptyResult = decl.signature.returnClause.flatMap { $0.type.emptyValue }
        }
        if let result = decl.signature.returnClause { piece.mentions = mentions(in: result) }
        // What a base declares its heirs take as it says.
        if isBuilder || part != nil, !decl.modifiers.contains(where: { $0.name.text == "override" }) {
            piece.children = self.parameters(parameters, in: piece.path, part.map { "maker \($0)" } ?? "")
        } else {
            piece.mentions.formUnion(parameters.reduce(into: Set()) { $0.formUnion(mentions(in: $1.type)) })
        }
        if let body = decl.body {
            let reader = knowing(partNames.merging(localParts(in: body.statements)) { $1 })
            piece.children += reader.statements(body.statements, in: piece)
        }
        return piece
    }

    private func piece(_ decl: InitializerDeclSyntax, in place: String, _ role: String, at node: some SyntaxProtocol)
        -> SkeletonPiece
    {
        let parameters = decl.signature.parameterClause.parameters
        let isCoded = parameters.first?.firstName.text == "coder"
        // With more than that, it is how the scene is handed what it needs.
        guard !isCoded || parameters.count > 1 else {
            return coderPiece(decl, in: place, role, at: node)
        }
        let piece = SkeletonPiece(.function, isCoded ? "init with a coder" : "init", in: place, node)
        piece.role = role
        piece.label = "init"
        piece.children = self.parameters(parameters, in: piece.path, role)
        if let body = decl.body { piece.children += statements(body.statements, in: piece) }
        return piece
    }

    /// A case with the values that it carries: each is handed in where it is made, and named where it is asked for.
    private func piece(_ element: EnumCaseElementSyntax, in place: String, at node: some SyntaxProtocol)
        -> SkeletonPiece
    {
        let name = element.name.text
        let piece = SkeletonPiece(.member, "case \(name)", in: place, node)
        piece.declares = [name, ".\(name)"]
        piece.label = "case"
        piece.children = (element.parameterClause?.parameters ?? []).enumerated().map { number, parameter in
            let label = parameter.firstName?.text ?? "\(number)"
            let value = SkeletonPiece(
                .parameter, "parameter \(label): \(normal(parameter.type))", in: piece.path, parameter)
            value.role = "case \(name)"
            value.label = label
            value.hasValue = false
            value.mentions = mentions(in: parameter.type)
            return value
        }
        return piece
    }

    private func parameters(_ list: FunctionParameterListSyntax, in place: String, _ role: String) -> [SkeletonPiece] {
        list.map { parameter in
            // A part is the same one however its type is spelt.
            let key =
                (partNames[(parameter.secondName ?? parameter.firstName).text]
                ?? sharedPart((parameter.secondName ?? parameter.firstName).text, parameter.type)).map { "of \($0)" }
                ?? "\(label(of: parameter)): \(flow(in: parameter.type) ?? normal(parameter.type))"
            let piece = SkeletonPiece(.parameter, "parameter \(key)", in: place, parameter)
            piece.role = role
            piece.label = parameter.firstName.text
            piece.hasValue = parameter.defaultValue != nil
            piece.declares = [(parameter.secondName ?? parameter.firstName).text]
            piece.part = partNames[piece.declares[0]]
            piece.mentions = mentions(in: parameter.type)
            if let value = parameter.defaultValue { piece.mentions.formUnion(mentions(in: value)) }
            return piece
        }
    }

    private func piece(
        _ decl: VariableDeclSyntax, in place: String, _ role: String, readsBody: Bool, at node: some SyntaxProtocol
    ) -> SkeletonPiece {
        let binding = decl.bindings.first
        let name = binding?.pattern.trimmedDescription ?? ""
        let type = binding?.typeAnnotation?.type
        let isStored = binding?.accessorBlock == nil
        // What a part's property is worth or computed by is each unit's own; elsewhere, what computes it is what it is.
        let getter = readsBody ? binding?.getter : nil
        let part = isStored ? partNames[name] : nil
        let key =
            (part ?? (isStored ? type.flatMap { sharedPart(name, $0) } : nil)).map { "of \($0)" }
            ?? ((isStored || getter != nil) && type != nil
                ? "\(words.normal(name)): \(type.map { flow(in: $0) ?? normal($0.unmarked) } ?? "")"
                : normal(decl.bindings))
        let piece = SkeletonPiece(.property, "property \(key)", in: place, node)
        piece.role = role
        piece.declares = decl.modifiers.areOfType ? [name, ".\(name)"] : [name]
        piece.part = part
        piece.isWrapped = isStored && decl.hasWrapper
        if !role.isEmpty, part == nil, type != nil, isStored || getter != nil {
            piece.namedPath = "\(place)\nproperty named \(words.normal(name))"
        }
        piece.mentions = mentions(in: decl)
        if isStored, type == nil, let value = binding?.initializer?.value {
            let made = made(in: Syntax(value), nested: true).filter { $0.role.hasPrefix("nested ") }
            piece.children = arguments(made, in: piece.path)
            piece.mentions = mentions(in: decl) { node in
                made.contains { $0.arguments.position <= node.position && node.endPosition <= $0.arguments.endPosition }
            }
        }
        if isStored, !role.isEmpty, let type, let value = binding?.initializer?.value {
            let value = valuePiece(value, type, in: piece.path)
            piece.children.append(value)
            piece.mentions = mentions(in: decl) {
                value.node.position <= $0.position && $0.endPosition <= value.node.endPosition
            }
        }
        if decl.attributes.contains(where: { ["@ObservedObject", "@StateObject"].contains($0.trimmedDescription) }) {
            piece.observed = partNames[name]
        }
        let isOptional =
            type.map { $0.is(OptionalTypeSyntax.self) || $0.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) } ?? false
        piece.hasValue =
            !isStored || binding?.initializer != nil || isOptional && decl.bindingSpecifier.text == "var"
        if let getter, let type {
            piece.mentions = mentions(in: type)
            piece.hasResult = true
            piece.emptyResult = type.emptyValue
            if type.isReducer { (piece.emptyResult, piece.isOfBuilder) = (getter.emptyReducer, true) }
            piece.children = statements(getter, in: piece)
            takeModifiers(of: piece)
        }
        return piece
    }

    /// The value that a property begins with, in place of which another may stand.
    private func valuePiece(_ value: ExprSyntax, _ type: TypeSyntax, in place: String) -> SkeletonPiece {
        let piece = SkeletonPiece(.value, "value \(normal(value))", in: place, value)
        piece.mentions = mentions(in: value)
        piece.children = arguments(
            made(in: Syntax(value), nested: true).filter { $0.role.hasPrefix("nested ") }, in: piece.path)
        piece.emptyResult = type.emptyValue
        return piece
    }

    func leaf(
        _ kind: SkeletonPiece.Kind, in place: String, _ node: some SyntaxProtocol, called key: String? = nil
    ) -> SkeletonPiece {
        let piece = SkeletonPiece(kind, key ?? normal(node), in: place, node)
        piece.mentions = mentions(in: node)
        if let alias = node.as(MemberBlockItemSyntax.self)?.decl.as(TypeAliasDeclSyntax.self)
            ?? node.as(CodeBlockItemSyntax.self)?.item.as(TypeAliasDeclSyntax.self)
        {
            piece.declares = [alias.name.text]
        }
        if let associated = node.as(MemberBlockItemSyntax.self)?.decl.as(AssociatedTypeDeclSyntax.self) {
            piece.declares = [associated.name.text]
        }
        if let cases = node.as(MemberBlockItemSyntax.self)?.decl.as(EnumCaseDeclSyntax.self) {
            piece.declares = cases.elements.flatMap { [$0.name.text, ".\($0.name.text)"] }
        }
        return piece
    }
}
