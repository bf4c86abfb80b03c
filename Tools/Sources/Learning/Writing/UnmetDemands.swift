import SourceModel

/// The demands of protocols that the types of a new scene conform to and do not meet.
extension AppLearning {
    /// Returns a sentence for each member that a type lacks, though a protocol of the app's or of a well-known library demands it and
    /// most of those that conform to that have it themselves, and for each that only a protocol gives which it no longer conforms to.
    ///
    /// - Parameters:
    ///   - files: The facts of the scene's files.
    ///   - lost: The protocols that types of the scene would conform to, and do not.
    package func unmetDemands(in files: [FileFacts], lost: Set<String>) -> [String] {
        let app = kept.app
        let own = Set(files.flatMap(\.protocols).map(\.name))
        var parts: [String: [NominalFact]] = [:]
        for type in files.flatMap(\.types) where type.kind != .alias {
            parts[type.nesting.isEmpty ? type.name : type.nesting[0], default: []].append(type)
        }
        return parts.sorted { $0.key < $1.key }.flatMap { name, parts -> [String] in
            // An extension may add what another part demands.
            let outer = parts.filter(\.nesting.isEmpty)
            let inherits = outer.flatMap { $0.inheritance.compactMap(\.lastName) }
            let nested = files.flatMap(\.types).filter { $0.nesting.last == name }.map(\.name)
            var has = Set(outer.flatMap(\.members).map(\.name) + nested)
            for parent in inherits.flatMap({ app.indices[$0] ?? [] }) where app.types[parent].kind == .class {
                let all = [parent] + app.ancestors(of: parent).flatMap { app.indices[$0] ?? [] }
                for type in all.map({ app.types[$0] }) {
                    has.formUnion(type.functions.map(\.name) + type.properties.map(\.name))
                }
            }
            let asked = Self.askedOfSelf(by: outer)
            return inherits.filter { !own.contains($0) }.flatMap { parent in
                demanded(by: parent).subtracting(has).sorted().map {
                    "\(name) conforms to \(parent) and has no \($0), which that demands"
                }
            }
                + lost.subtracting(inherits).sorted().flatMap { parent in
                    given(by: parent).subtracting(has).sorted().filter(asked.contains).map {
                        "\(name) asks itself for \($0), which \(parent) would give, and does not conform to that"
                    }
                }
        }
    }

    /// The members that types ask for of `self`.
    private static func askedOfSelf(by types: [NominalFact]) -> Set<String> {
        let bodies = types.flatMap(\.members).compactMap(\.body)
        let paths = bodies.flatMap { $0.mentions.map(\.path) + $0.calls.map(\.callee) }
        return Set(paths.compactMap { $0.names.count > 1 && $0.root == "self" ? $0.names[1] : nil })
    }

    private func given(by name: String) -> Set<String> {
        kept.app.indices[name]?.first { kept.app.types[$0].kind == .protocol }.map {
            ProtocolDemand(of: $0, called: name, kept.app).given
        } ?? WellKnownProtocols.given(by: name)
    }

    /// The members that a protocol demands and that most of those which conform to it declare.
    private func demanded(by name: String) -> Set<String> {
        let app = kept.app
        guard let index = app.indices[name]?.first(where: { app.types[$0].kind == .protocol }) else {
            return WellKnownProtocols.needed(by: name)
        }
        let contract = app.types[index]
        let heirs = (app.heirs[name] ?? []).map { app.types[$0] }.filter {
            !$0.functions.isEmpty || !$0.properties.isEmpty
        }
        let associated = Set(contract.associated.map(\.name))
        return ProtocolDemand(of: index, called: name, app).members.subtracting(associated).filter { member in
            heirs.count { heir in
                heir.functions.contains { $0.name == member } || heir.properties.contains { $0.name == member }
            } * 2 > heirs.count
        }
    }
}
