import SourceModel

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
        case alias(TypeFact, OwnTypes)
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
    private var arguments: [String: TypeFact] = [:]
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
    func argument(for name: String) -> TypeFact? { arguments[name] }

    /// Looks for a type.
    ///
    /// - Parameters:
    ///   - names: its name, behind those of the types that it stands in: `Order`, `Item`.
    ///   - generic: its generic arguments.
    func known(_ names: [String], _ generic: [TypeFact]) -> Known {
        guard let (path, found) = declarations(of: names) else { return .nothing }
        guard let type = found.first(where: { $0.kind != .extension }) else {
            return sources.hasContract(path) ? .contract : .nothing
        }
        var inside = self
        inside.scope = path
        let names = type.generics.map(\.name)
        inside.arguments = Dictionary(zip(names, generic)) { first, _ in first }
        if type.kind == .alias { return type.inheritance.first.map { .alias($0, inside) } ?? .unmakeable }
        let name = path.joined(separator: ".")
        if sources.hasSample(of: path) { return .sampled }
        let limit = 5
        guard making.count < limit, !making.contains(name), names.count == generic.count else { return .unmakeable }
        inside.making.append(name)
        let clause = generic.isEmpty ? "" : "<\(generic.map(\.description).joined(separator: ", "))>"
        return (inside.made(name + clause, type, found)).map(Known.made) ?? .unmakeable
    }

    /// The declaration of a type with its extensions, by the nearest name that it may have here.
    private func declarations(of names: [String]) -> (path: [String], found: [NominalFact])? {
        for depth in stride(from: scope.count, through: 0, by: -1) {
            let path = Array(scope.prefix(depth)) + names
            let found = sources.declarations(of: path)
            if !found.isEmpty || sources.hasContract(path) { return (path, found) }
        }
        return nil
    }

    private func made(_ name: String, _ type: NominalFact, _ found: [NominalFact]) -> Made? {
        if type.kind == .enum {
            if let value = enumCase(of: name, type) { return value }
        } else if let arguments = arguments(toMake: type, found) {
            return Made(code: "\(name)(\(arguments.code))", parts: arguments.parts)
        }
        return shared(by: name, found).map { Made(code: "\(name).\($0)", parts: []) }
    }

    // MARK: Cases

    private func enumCase(of name: String, _ type: NominalFact) -> Made? {
        let cases = type.members.filter { $0.kind == .enumCase && $0.conditions.isEmpty }
        if let plain = cases.first(where: { $0.parameters.isEmpty }) {
            return Made(code: "\(name).\(plain.name)", parts: [])
        }
        return cases.lazy.compactMap { element -> Made? in
            guard let made = arguments(of: element.parameters) else { return nil }
            return Made(code: "\(name).\(element.name)(\(made.code))", parts: made.parts)
        }.first
    }

    // MARK: Initializers

    /// The arguments of an initializer that can be called without more ado.
    private func arguments(toMake type: NominalFact, _ found: [NominalFact]) -> Made? {
        let own = initializers(of: type)
        for initializer in own {
            if let made = arguments(of: initializer) { return made }
        }
        if own.isEmpty, let made = memberwise(type) { return made }
        let further = found.filter { $0.kind == .extension }.flatMap(initializers)
        return further.lazy.compactMap(arguments(of:)).first
    }

    private func initializers(of type: NominalFact) -> [MemberFact] {
        type.members.filter { $0.kind == .initializer && $0.conditions.isEmpty }
    }

    private func arguments(of initializer: MemberFact) -> Made? {
        guard initializer.failability.isEmpty, !initializer.isAsync, !initializer.throwing.isThrowing,
            initializer.generics.isEmpty, !initializer.isPrivate
        else { return nil }
        return arguments(of: initializer.parameters)
    }

    private func arguments(of parameters: [ParameterFact]) -> Made? {
        arguments(parameters.filter { !$0.hasDefault && !$0.isVariadic }.map { ($0.label, $0.type) })
    }

    /// Returns the value that the compiler's own initializer makes.
    private func memberwise(_ type: NominalFact) -> Made? {
        let isStruct = type.kind == .struct
        // What is there under a condition may be needed or not.
        guard type.members.allSatisfy(\.conditions.isEmpty) else { return nil }
        var values: [(String?, TypeFact)] = []
        var hides = false
        for property in type.members {
            guard let storage = property.storage, property.kind == .property, !property.isStatic, !storage.isLazy else {
                continue
            }
            if storage.initialValue != nil {
                if !storage.isConstant, property.isPrivate { hides = true }
                continue
            }
            guard let annotated = property.type else { return nil }
            if property.isPrivate { hides = true }
            if !storage.isConstant, case .optional = annotated { continue }
            // A wrapper decides by itself what it is made of.
            guard isStruct, property.attributes.isEmpty else { return nil }
            values.append((property.name, annotated))
        }
        if values.isEmpty { return isStruct || hasPlainBase(type) ? Made(code: "", parts: []) : nil }
        return hides ? nil : arguments(values)
    }

    /// Returns true if a class without initializers has that of its base class which takes nothing, or no base class.
    private func hasPlainBase(_ type: NominalFact) -> Bool {
        guard let first = type.inheritance.first?.description else { return true }
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

    // MARK: Values that are there

    /// The value of its own type that a type has itself: `shared` of `static let shared = Session()`.
    private func shared(by name: String, _ found: [NominalFact]) -> String? {
        let last = scope.last ?? name
        return found.lazy.flatMap(\.members).first { member in
            guard member.kind == .property, member.isStatic, !member.isPrivate else { return false }
            let value = member.storage?.initialValue
            let made = value?.call == nil ? nil : value?.type
            return [name, last, "Self"].contains((member.type ?? made)?.description ?? "")
        }?.name
    }

    // MARK: Arguments

    private func arguments(_ values: [(label: String?, type: TypeFact)]) -> Made? {
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
    private func part(_ type: TypeFact) -> TypeSample? {
        switch type {
        case .attributed(let specifiers, _, let base):
            return specifiers.allSatisfy(["sending", "__owned"].contains) ? part(base) : nil
        case .tuple(let elements):
            guard let made = arguments(elements.map { ($0.label, $0.type) }) else { return nil }
            return TypeSample(part: "(\(made.code))", of: made.parts)
        case .function(let closure):
            guard let value = closure.result.isVoid ? TypeSample(part: "", of: []) : part(closure.result) else {
                return nil
            }
            let names = Array(repeating: "_", count: closure.parameters.count).joined(separator: ", ")
            let code = [names.isEmpty ? "" : names + " in", value.code].filter { !$0.isEmpty }.joined(separator: " ")
            return TypeSample(part: code.isEmpty ? "{}" : "{ \(code) }", of: [value])
        default:
            guard let sample = TypeSample(of: type, among: self), sample.unmakeable.isEmpty else { return nil }
            return sample
        }
    }
}

extension MemberFact {
    /// True if others cannot use it; that others cannot set it does not count.
    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}
