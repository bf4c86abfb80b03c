import SwiftSyntax

/// The types of the app's own: how a value of one is made to test with, as its declaration in the sources around a unit says.
struct OwnTypes {
    /// The facts about a type.
    enum Known {
        /// Nobody has declared it yet.
        case nothing
        /// A protocol, whose mock stands for a value.
        case contract
        /// It has a `sample`.
        case sampled
        /// Another name of a type.
        case alias(TypeSyntax, OwnTypes)
        /// It can be made.
        case made(Made)
        /// Nothing tells how one is made.
        case unmakeable
    }

    /// Code of a value, with what the code names.
    struct Made {
        let code: String
        let parts: [TypeSample]
    }

    private let sources: ModuleSources
    /// Where names are looked up: inside of which types.
    private var scope: [String] = []
    /// The types in the place of generic parameters.
    private var arguments: [String: TypeSyntax] = [:]
    /// The types of which values are being made, the outermost first: one that needs itself can have none.
    private var making: [String] = []

    /// The types of the sources around a unit.
    ///
    /// - Parameter sources: the sources.
    init(_ sources: ModuleSources) {
        self.sources = sources
    }

    /// True if a value is wanted as a part of another, which may be empty where it can be.
    var isInside: Bool { !making.isEmpty }

    /// Returns the type in the place of a generic parameter.
    func argument(for name: String) -> TypeSyntax? { arguments[name] }

    /// Looks for a type.
    ///
    /// - Parameters:
    ///   - names: its name, behind those of the types that it stands in: `Order`, `Item`.
    ///   - generic: its generic arguments.
    func known(_ names: [String], _ generic: [TypeSyntax]) -> Known {
        guard let (path, found) = declarations(of: names),
            let type = found.first(where: { !$0.is(ExtensionDeclSyntax.self) })
        else { return .nothing }
        if type.is(ProtocolDeclSyntax.self) { return .contract }
        var inside = self
        inside.scope = path
        let parameters = type.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
        let names = parameters?.map(\.name.text) ?? []
        inside.arguments = Dictionary(zip(names, generic)) { first, _ in first }
        if let alias = type.as(TypeAliasDeclSyntax.self) { return .alias(alias.initializer.value, inside) }
        let name = path.joined(separator: ".")
        if sources.hasSample(of: path) { return .sampled }
        let limit = 5
        guard making.count < limit, !making.contains(name), names.count == generic.count else { return .unmakeable }
        inside.making.append(name)
        let clause = generic.isEmpty ? "" : "<\(generic.map(\.trimmedDescription).joined(separator: ", "))>"
        let groups = found.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
        return (inside.made(name + clause, type, groups)).map(Known.made) ?? .unmakeable
    }

    /// The declaration of a type with its extensions, by the nearest name that it may have here.
    private func declarations(of names: [String]) -> (path: [String], found: [DeclSyntax])? {
        for depth in stride(from: scope.count, through: 0, by: -1) {
            let path = Array(scope.prefix(depth)) + names
            let found = sources.declarations(of: path)
            if !found.isEmpty { return (path, found) }
        }
        return nil
    }

    private func made(_ name: String, _ type: DeclSyntax, _ groups: [any DeclGroupSyntax]) -> Made? {
        if let type = type.as(EnumDeclSyntax.self) {
            if let value = enumCase(of: name, type) { return value }
        } else if let arguments = arguments(toMake: type, groups) {
            return Made(code: "\(name)(\(arguments.code))", parts: arguments.parts)
        }
        return shared(by: name, groups).map { Made(code: "\(name).\($0)", parts: []) }
    }

    // MARK: Cases

    private func enumCase(of name: String, _ type: EnumDeclSyntax) -> Made? {
        let cases = type.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        if let plain = cases.first(where: { $0.parameterClause == nil }) {
            return Made(code: "\(name).\(plain.name.text)", parts: [])
        }
        return cases.lazy.compactMap { element -> Made? in
            let values = element.parameterClause?.parameters.filter { $0.defaultValue == nil } ?? []
            guard let made = arguments(values.map { ($0.firstName?.text, $0.type) }) else { return nil }
            return Made(code: "\(name).\(element.name.text)(\(made.code))", parts: made.parts)
        }.first
    }

    // MARK: Initializers

    /// The arguments of an initializer that can be called without more ado.
    private func arguments(toMake type: DeclSyntax, _ groups: [any DeclGroupSyntax]) -> Made? {
        guard let group = type.asProtocol((any DeclGroupSyntax).self) else { return nil }
        let own = initializers(of: group)
        for initializer in own {
            if let made = arguments(of: initializer) { return made }
        }
        if own.isEmpty, let made = memberwise(type, group) { return made }
        let further = groups.dropFirst().filter { $0.is(ExtensionDeclSyntax.self) }.flatMap(initializers)
        return further.lazy.compactMap(arguments(of:)).first
    }

    private func initializers(of group: any DeclGroupSyntax) -> [InitializerDeclSyntax] {
        group.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    }

    private func arguments(of initializer: InitializerDeclSyntax) -> Made? {
        guard initializer.optionalMark == nil, initializer.signature.effectSpecifiers == nil,
            initializer.genericParameterClause == nil, !Self.isPrivate(initializer.modifiers)
        else { return nil }
        let parameters = initializer.signature.parameterClause.parameters
        return arguments(
            parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }.map { ($0.firstName.text, $0.type) })
    }

    /// Returns the value that the compiler's own initializer makes.
    private func memberwise(_ type: DeclSyntax, _ group: any DeclGroupSyntax) -> Made? {
        let isStruct = type.is(StructDeclSyntax.self)
        // What is there under a condition may be needed or not.
        guard !group.memberBlock.members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }) else { return nil }
        var values: [(String?, TypeSyntax)] = []
        var hides = false
        for variable in group.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            let words = variable.modifiers.map(\.name.text)
            guard !words.contains("static"), !words.contains("class"), !words.contains("lazy") else { continue }
            let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
            for binding in variable.bindings where !Self.isComputed(binding) {
                if binding.initializer != nil {
                    if !isConstant, Self.isPrivate(variable.modifiers) { hides = true }
                    continue
                }
                guard let annotated = binding.typeAnnotation?.type else { return nil }
                if Self.isPrivate(variable.modifiers) { hides = true }
                if !isConstant, annotated.is(OptionalTypeSyntax.self) { continue }
                // A wrapper decides by itself what it is made of.
                guard isStruct, variable.attributes.isEmpty else { return nil }
                values.append((binding.pattern.trimmedDescription, annotated))
            }
        }
        if values.isEmpty { return isStruct || hasPlainBase(type) ? Made(code: "", parts: []) : nil }
        return hides ? nil : arguments(values)
    }

    /// Returns true if a class without initializers has that of its base class which takes nothing, or no base class.
    private func hasPlainBase(_ type: DeclSyntax) -> Bool {
        let clause = type.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
        guard let first = clause?.inheritedTypes.first?.type.trimmedDescription else { return true }
        if Self.plainBases.contains(first) { return true }
        if case .contract = known([first], []) { return true }
        return false
    }

    /// Protocols and classes of the system after which a class still is made with nothing.
    private static let plainBases: Set<String> = [
        "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
        "Identifiable", "LocalizedError", "NSObject", "ObservableObject", "Sendable", "UIControl", "UIView",
        "UIViewController",
    ]

    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let list):
            !list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
        }
    }

    private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains {
            $0.detail == nil && [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
        }
    }

    // MARK: Values that are there

    /// The value of its own type that a type has itself: `shared` of `static let shared = Session()`.
    private func shared(by name: String, _ groups: [any DeclGroupSyntax]) -> String? {
        let last = scope.last ?? name
        let variables = groups.flatMap { $0.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) } }
        return variables.lazy.filter { variable in
            !Self.isPrivate(variable.modifiers)
                && variable.modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
        }.flatMap(\.bindings).first { binding in
            let type = binding.typeAnnotation?.type.trimmedDescription
            let called = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
            return [name, last, "Self"].contains(type ?? called ?? "")
        }?.pattern.trimmedDescription
    }

    // MARK: Arguments

    private func arguments(_ values: [(label: String?, type: TypeSyntax)]) -> Made? {
        var parts: [TypeSample] = []
        var codes: [String] = []
        for value in values {
            guard let part = part(value.type) else { return nil }
            parts.append(part)
            let label = value.label.map { $0 == "_" ? "" : "\($0): " } ?? ""
            codes.append(label + part.code)
        }
        return Made(code: codes.joined(separator: ", "), parts: parts)
    }

    /// A value of a part, as plain as it may be.
    private func part(_ type: TypeSyntax) -> TypeSample? {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            let isPlain = attributed.specifiers.allSatisfy { ["sending", "__owned"].contains($0.trimmedDescription) }
            return isPlain ? part(attributed.baseType) : nil
        }
        if let tuple = type.as(TupleTypeSyntax.self) {
            guard let made = arguments(tuple.elements.map { ($0.firstName?.text, $0.type) }) else { return nil }
            return TypeSample(part: "(\(made.code))", of: made.parts)
        }
        if let closure = type.as(FunctionTypeSyntax.self) {
            let result = closure.returnClause.type
            let isVoid = ["Void", "()"].contains(result.trimmedDescription)
            guard let value = isVoid ? TypeSample(part: "", of: []) : part(result) else { return nil }
            let names = Array(repeating: "_", count: closure.parameters.count).joined(separator: ", ")
            let code = [names.isEmpty ? "" : names + " in", value.code].filter { !$0.isEmpty }.joined(separator: " ")
            return TypeSample(part: code.isEmpty ? "{}" : "{ \(code) }", of: [value])
        }
        guard let sample = TypeSample(of: type, among: self), sample.unmakeable.isEmpty else { return nil }
        return sample
    }
}
