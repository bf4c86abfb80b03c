import SourceModel

/// Calls of initialisers that the types of a new scene by example have no longer.
struct LostInits {
    let files: [FileFacts]
    /// Gives the type of the example that one of a name is like.
    let original: (String) -> SourceType?

    /// The sentences, each of a type that makes another one of the scene in a way that this one lacks.
    var sentences: [String] {
        let types = Dictionary(grouping: files.flatMap(\.types).filter { $0.kind != .alias && $0.nesting.isEmpty }) {
            $0.name
        }
        let protocols = Set(files.flatMap(\.protocols).map(\.name))
        let inits = types.compactMapValues { self.inits(of: $0, protocols) }
        guard !inits.isEmpty else { return [] }
        // What overrides those of its base may have others of that.
        let overridden = Set(
            types.filter { $0.value.flatMap(\.members).contains { $0.kind == .initializer && $0.isOverride } }.keys)
        var told: Set<String> = []
        return files.flatMap(\.types).flatMap { type in
            type.members.compactMap(\.body).flatMap(\.calls).compactMap { (call: CallFact) -> String? in
                guard let name = Self.made(by: call), let known = inits[name],
                    !known.contains(where: { Self.takes($0, call.arguments) }),
                    !overridden.contains(name) || isOfExample(call, name)
                else { return nil }
                let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
                let sentence = "\(type.name) calls \(name)(\(labels)), which that has no init for"
                return told.insert(sentence).inserted ? sentence : nil
            }
        }
    }

    /// The name of the type that a call makes by its name alone.
    private static func made(by call: CallFact) -> String? {
        guard let made = call.creates?.lastTypeName(.none) else { return nil }
        return call.callee.names == [made] || call.callee.names == [made, "init"] ? made : nil
    }

    /// Returns true if the example's type declares an initialiser that takes what a call hands over.
    private func isOfExample(_ call: CallFact, _ name: String) -> Bool {
        let labels = Set(call.arguments.map { $0.label ?? "_" })
        guard !labels.isEmpty, let before = original(name) else { return false }
        return before.functions.contains { $0.name == "init" && labels.isSubset(of: $0.labels) }
    }

    /// The parameters of each initialiser of a type; `nil` where it may have others that are not seen.
    private func inits(of parts: [NominalFact], _ protocols: Set<String>) -> [[ParameterFact]]? {
        guard let type = parts.first(where: { $0.kind != .extension }), type.kind == .class || type.kind == .struct
        else { return nil }
        let members = parts.flatMap(\.members)
        let own = members.filter { $0.kind == .initializer && $0.parameters.first?.label != "coder" }
        let all = own.map(\.parameters)
        let isDeclaredThere = type.members.contains { $0.kind == .initializer }
        guard type.kind == .struct, !isDeclaredThere else {
            // Of what it inherits nothing is known here; one of its own takes the place of that.
            let inherits = type.inheritance.compactMap(\.lastName).filter { !protocols.contains($0) }
            return inherits.isEmpty || all.contains { !$0.isEmpty } ? (all.isEmpty ? [[]] : all) : nil
        }
        let stored = type.members.filter {
            $0.kind == .property && $0.storage != nil && !$0.modifiers.contains("static")
        }
        // A wrapper takes values of its own, and what nobody else sees makes the initialiser as private.
        guard stored.allSatisfy({ $0.attributes.isEmpty && !$0.modifiers.contains("private") }),
            stored.allSatisfy({ $0.type != nil || $0.storage?.initialValue != nil }), type.attributes.isEmpty
        else { return nil }
        let memberwise = stored.compactMap { property -> ParameterFact? in
            let hasValue = property.storage?.initialValue != nil
            let type = property.type ?? .plain("Any")
            guard !(hasValue && property.storage?.isConstant == true) else { return nil }
            var parameter = ParameterFact(label: property.name, type: type)
            parameter.hasDefault = hasValue || property.storage?.isConstant == false && type.isOptional
            return parameter
        }
        return all + [memberwise]
    }

    /// Returns true if an initialiser takes what is handed to it.
    private static func takes(_ parameters: [ParameterFact], _ arguments: [ArgumentFact]) -> Bool {
        var rest = parameters[...]
        for argument in arguments {
            // A closure behind the call has no label.
            func fits(_ parameter: ParameterFact) -> Bool {
                parameter.label == (argument.label ?? "_")
                    || argument.label == nil && argument.value.closure != nil
                        && (parameter.type.isFunction || parameter.type.lastName != nil && !parameter.hasDefault)
            }
            while let next = rest.first, !fits(next) {
                guard next.hasDefault || next.isVariadic else { return false }
                rest.removeFirst()
            }
            guard let next = rest.first else { return false }
            if !next.isVariadic { rest.removeFirst() }
        }
        return rest.allSatisfy { $0.hasDefault || $0.isVariadic }
    }
}

extension MemberFact {
    /// True if it takes the place of one of the base's.
    fileprivate var isOverride: Bool { modifiers.contains("override") }
}
