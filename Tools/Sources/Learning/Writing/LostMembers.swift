import SourceModel

/// Members that the types of a new scene by example ask for, and that only the example has.
struct LostMembers {
    let app: SourceApp
    let files: [FileFacts]
    /// Gives the type of the example that one of a name is like.
    let original: (String) -> SourceType?

    /// The sentences, each of a type and a member.
    var sentences: [String] {
        let types = files.flatMap(\.types).filter { $0.kind != .alias }
        return Dictionary(grouping: types, by: \.qualifiedName).sorted { $0.key < $1.key }.flatMap { name, parts in
            used(by: name, parts) + overridesOfNothing(name, parts)
        }
    }

    /// The properties and functions of the example's type that code of the new one names alone or of `self`, and that it has no longer.
    private func used(by name: String, _ parts: [NominalFact]) -> [String] {
        guard let before = original(name), !before.isGeneric else { return [] }
        let members = parts.flatMap(\.members)
        let known = inherited(by: parts).union(members.map(\.name))
        let properties = Set(before.properties.map(\.name)).subtracting(known)
        let functions = Set(before.functions.map(\.name)).subtracting(known).subtracting(["", "init"])
        guard !properties.isEmpty || !functions.isEmpty else { return [] }
        var told: Set<String> = []
        for member in members {
            guard let body = member.body else { continue }
            let own = Set(
                (member.parameters + body.closures.flatMap(\.parameters)).map(\.name) + body.locals.map(\.name))
            // Of a function, only the call tells that it is meant.
            func take(_ path: PathFact, isCall: Bool) {
                let isOfSelf = path.names.first == "self"
                let names = isOfSelf ? Array(path.names.dropFirst()) : path.names
                guard let first = names.first, isOfSelf || !own.contains(first) else { return }
                if properties.contains(first) || isCall && names.count == 1 && functions.contains(first) {
                    told.insert(first)
                }
            }
            for call in body.calls { take(call.callee, isCall: true) }
            let values = body.calls.flatMap(\.arguments).compactMap(\.value.path)
            for path in body.mentions.map(\.path) + body.assignments.map(\.target) + values {
                take(path, isCall: false)
            }
        }
        return told.sorted().map { "\(name) uses \($0), which it does not declare" }
    }

    /// The members that what a type inherits from has, as far as the app's sources tell, or gives it, as well-known protocols do.
    private func inherited(by parts: [NominalFact]) -> Set<String> {
        let names = parts.flatMap { $0.inheritance.compactMap(\.lastName) }
        let all = names.flatMap { app.indices[$0] ?? [] }
        let ancestors = all + all.flatMap { app.ancestors(of: $0) }.flatMap { app.indices[$0] ?? [] }
        let given = names.flatMap { name in
            WellKnownProtocols.given(by: FactReading.viewsOfReactors.contains(name) ? "ReactorKit.View" : name)
        }
        return ancestors.reduce(into: Set(given)) { found, index in
            found.formUnion(app.types[index].properties.map(\.name) + app.types[index].functions.map(\.name))
        }
    }

    /// The members that override one, where a class has no base any longer.
    private func overridesOfNothing(_ name: String, _ parts: [NominalFact]) -> [String] {
        guard let type = parts.first(where: { $0.kind == .class }), let before = original(name) else { return [] }
        let parents = type.inheritance.compactMap(\.lastName)
        guard let base = before.inherits.first, !parents.contains(where: { $0 == base || original($0)?.name == base }),
            before.hasBaseClass || app.index(of: base, near: before.file).map({ app.types[$0].kind }) == .class,
            app.index(of: base, near: before.file).map({ app.types[$0].kind }) != .protocol
        else { return [] }
        return parts.flatMap(\.members).filter { $0.modifiers.contains("override") }.map {
            "\(name) overrides \($0.name), and has no base class \(base)"
        }
    }
}
