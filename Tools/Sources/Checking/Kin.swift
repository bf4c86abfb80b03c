import SourceModel

/// A type with those that stand for it: what inherits from it, and the contracts and bases of these.
struct Kin {
    /// The type itself.
    private let type: TypeIndex.ID
    /// The types under which its properties may be set.
    let types: Set<TypeIndex.ID>
    /// The names by which a file may know it; those of bases that many have tell nothing.
    let names: Set<String>

    /// So many heirs make a base of an app out of a contract of one type.
    private static let many = 4

    /// Finds the kin of a type.
    init(_ type: TypeIndex.ID, _ index: TypeIndex) {
        let heirs = [type] + index.descendants(of: type)
        let ancestors = Set(heirs.flatMap { index.ancestors(of: $0) }.compactMap(\.meaning.id))
        let known = ancestors.filter { !index.hasDescendants(of: $0, moreThan: Self.many + heirs.count) }
        let types = known.union(heirs)
        (self.type, self.types) = (type, types)
        names = Set(types.filter { index[$0].kind != .outside }.map { index[$0].name })
    }

    /// Returns true if code of the type or of its kin reads one of its properties.
    func reads(_ property: String, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        func reads(_ type: TypeIndex.ID) -> Bool {
            guard index[type].parts.contains(where: { app.names.has(property, inFile: $0.file) }) else { return false }
            return index.members(of: type).contains { member in
                guard let body = member.fact.body else { return false }
                // A parameter or a local of its name is meant where nobody writes self.
                let isHidden = member.fact.parameters.contains { $0.name == property }
                return Self.reads(property, body, hiddenFrom: isHidden ? 0 : Self.localLine(property, body))
            }
        }
        // Mostly it is the type that does.
        return reads(type) || types.contains { $0 != type && reads($0) }
    }

    /// The first line of a local that has a property's name and something else for its value: `if let loginView = view as? LoginView`.
    private static func localLine(_ property: String, _ body: BodyFact) -> Int {
        let locals = body.locals.filter { local in
            local.name == property && local.closure == nil && local.value?.path?.namesAfterSelf != [property]
        }
        return locals.map(\.line).min() ?? .max
    }

    /// Returns true if a body reads a property, by its name alone only above the line of what else has that name.
    private static func reads(_ property: String, _ body: BodyFact, hiddenFrom hidden: Int) -> Bool {
        func isOf(_ path: PathFact?, _ line: Int) -> Bool {
            path?.namesAfterSelf.first == property && (line < hidden || path?.root == "self")
        }
        return body.mentions.contains { isOf($0.path, $0.line) } || body.calls.contains { isOf($0.callee, $0.line) }
            || body.calls.contains { call in call.arguments.contains { isOf($0.value.path, call.line) } }
            || body.assignments.contains {
                isOf($0.value.path, $0.line) || isOf($0.target, $0.line) && $0.target.nameCountAfterSelf > 1
            } || body.locals.contains { isOf($0.value?.path, $0.line) }
            || body.returns.contains { isOf($0.value.path, $0.line) }
            || body.closures.contains { closure in closure.captures.contains { isOf($0.value, closure.line) } }
    }
}

extension CheckedApp {
    /// Returns true if code of a type, or of what it is, too, reads one of its properties.
    package func isRead(_ property: String, of type: TypeIndex.ID) -> Bool {
        Kin(type, map.index).reads(property, self)
    }
}
