import SwiftSyntax

/// Keeps what protocols demand, and lets conformances go of which that goes.
extension SkeletonChoice {
    /// The members of a type with what its well-known protocols demand of each.
    private func demanded(of type: SkeletonPiece, by parent: SkeletonPiece, refined isWhole: Bool = true) -> [(
        member: SkeletonPiece, value: String?
    )] {
        let refining =
            !isWhole
            ? []
            : contract(parent.label)?.children.filter { $0.kind == .inheriting && $0.isKept }.map(\.label) ?? []
        let refined = (unit.refined[parent.label] ?? []) + refining
        let wanted = refined.reduce(into: WellKnownProtocols.members(of: parent.label)) {
            $0.merge(WellKnownProtocols.members(of: $1)) { own, _ in own }
        }
        guard !wanted.isEmpty else { return [] }
        // An extension may have what another one names.
        let own = type.role.isEmpty ? type.children : members(of: type.role)
        return own.compactMap { member in
            guard [.function, .property, .member, .type].contains(member.kind), member !== type,
                let name = member.declares.first(where: { wanted[$0] != nil })
            else { return nil }
            return (member, wanted[name] ?? nil)
        }
    }

    /// The contract of the unit's own of a name.
    private func contract(_ name: String) -> SkeletonPiece? {
        files.first { $0.kind == .type && $0.label == "protocol" && $0.declares.contains(name) }
    }

    /// The members of a part that a protocol of the app's demands.
    private func demandedByApp(of type: SkeletonPiece, by parent: SkeletonPiece) -> [SkeletonPiece] {
        let wanted = wanted(of: type, by: parent)
        guard !wanted.isEmpty else { return [] }
        return members(of: type.role).filter { member in
            [.type, .property, .member, .function].contains(member.kind)
                && member.declares.contains(where: wanted.contains)
        }
    }

    /// The names that a protocol of the app's demands of a part; what a contract demanded only since it refined another protocol goes
    /// with that.
    private func wanted(of type: SkeletonPiece, by parent: SkeletonPiece) -> Set<String> {
        guard let name = types[type.role], let wanted = unit.demands[name]?[parent.label] else { return [] }
        guard let refined = unit.refinedDemands[parent.label],
            let contract = contract(parent.label)
        else { return wanted }
        func members(isKept: Bool) -> Set<String> {
            let parents = contract.children.filter { $0.kind == .inheriting && $0.isKept == isKept }
            return parents.reduce(into: []) { $0.formUnion(refined[$1.label] ?? []) }
        }
        return wanted.subtracting(members(isKept: false).subtracting(members(isKept: true)))
    }

    /// The members of a part and of its extensions.
    private func members(of role: String) -> [SkeletonPiece] {
        files.flatMap(\.all).filter { ($0.kind == .type || $0.kind == .extending) && $0.role == role }.flatMap(
            \.children)
    }

    /// A value of the structure that a function gives back, where the function's own type declares that and it holds nothing any longer:
    /// `Output()`.
    func emptiedResult(of function: SkeletonPiece) -> String? {
        guard let declaration = function.node.as(MemberBlockItemSyntax.self)?.decl.as(FunctionDeclSyntax.self),
            let name = declaration.signature.returnClause?.type.as(IdentifierTypeSyntax.self)?.trimmedDescription
        else { return nil }
        let types = members(of: function.role).filter { $0.kind == .type && $0.declares.contains(name) }
        guard types.count == 1, types[0].isKept, types[0].label == "struct",
            !types[0].children.contains(where: { $0.isKept && [.property, .function].contains($0.kind) })
        else { return nil }
        return "\(name)()"
    }

    private var conformances: [(type: SkeletonPiece, parent: SkeletonPiece)] {
        all.filter { $0.kind == .type || $0.kind == .extending }.flatMap { type in
            type.children.filter { $0.kind == .inheriting }.map { (type, $0) }
        }
    }

    /// Notes what the members give back that well-known protocols demand, where their types do not tell.
    func takeResultsOfDemanded() {
        for (type, parent) in conformances {
            // A preview of nothing shows nothing.
            let isPreview = parent.label == "PreviewProvider"
            for (member, value) in demanded(of: type, by: parent)
            where member.hasResult && (isPreview || member.emptyResult == nil) {
                member.emptyResult = value
            }
        }
    }

    /// Keeps what the protocols that stay demand.
    func keepDemanded() {
        for (type, parent, members) in demandingConformances where type.isKept && parent.isKept {
            for member in members {
                (member.isKept, member.isDemanded) = (true, true)
                guard member.label == "init" else { continue }
                for parameter in member.children where parameter.kind == .parameter { parameter.isKept = true }
            }
        }
    }

    /// The initialisers of a part that a protocol of the app's demands, by what they take.
    private func demandedInits(of type: SkeletonPiece, by parent: SkeletonPiece) -> [SkeletonPiece] {
        guard !type.role.isEmpty, let wanted = unit.inits[parent.label], !wanted.isEmpty else { return [] }
        return members(of: type.role).filter { member in
            member.label == "init"
                && wanted.contains(member.children.filter { $0.kind == .parameter }.map(\.label))
        }
    }

    /// The conformances with the members that each demands.
    var demandingConformances: [(type: SkeletonPiece, parent: SkeletonPiece, members: [SkeletonPiece])] {
        conformances.map { type, parent in
            (
                type, parent,
                demanded(of: type, by: parent).map(\.member) + demandedByApp(of: type, by: parent)
                    + demandedInits(of: type, by: parent)
            )
        }
    }

    /// Conformances of which a demanded member goes; where the type plays no part, it goes with them.
    var unmet: [SkeletonPiece] {
        conformances.filter { type, parent in
            type.isKept && parent.isKept
                && demanded(of: type, by: parent, refined: false).contains { !$0.member.isKept }
        }.map { type, parent in type.kind == .type && type.role.isEmpty ? type : parent }
    }

    /// Conformances to protocols of other code of which a member goes that they demand.
    var undone: [SkeletonPiece] {
        conformances.filter { type, parent in
            guard type.isKept, parent.isKept else { return false }
            // One that takes less is another one.
            let inits = demandedInits(of: type, by: parent)
            if inits.contains(where: { $0.children.contains { $0.kind == .parameter && !$0.isKept } || !$0.isKept }) {
                return true
            }
            let wanted = wanted(of: type, by: parent)
            guard !wanted.isEmpty else { return false }
            let members = members(of: type.role)
            let done = Set(members.filter(\.isKept).flatMap(\.declares))
            return !wanted.intersection(members.flatMap(\.declares)).isSubset(of: done)
        }.map(\.parent)
    }

    /// Conformances to a protocol that is about types of another one, where a part that is named there no longer conforms to that.
    var unbound: [SkeletonPiece] {
        let lost = conformances.filter { !$0.parent.isKept && !$0.type.role.isEmpty }
        guard !lost.isEmpty else { return [] }
        return conformances.filter { type, parent in
            guard type.isKept, parent.isKept, !type.role.isEmpty else { return false }
            let asked = (unit.bounds[parent.label] ?? []).union(WellKnownProtocols.bounds(of: parent.label))
            let others = lost.filter { asked.contains($0.parent.label) && $0.type.role != type.role }
                .compactMap { types[$0.type.role] }
            guard !others.isEmpty else { return false }
            let named = members(of: type.role).reduce(into: type.keptMentions) { $0.formUnion($1.keptMentions) }
            return !named.isDisjoint(with: others)
        }.map(\.parent)
    }

    /// The pieces that ask for a member which only a protocol gave that their type no longer conforms to.
    var ungiven: [SkeletonPiece] {
        Set(types.keys).flatMap { role -> [SkeletonPiece] in
            let own = conformances.filter { $0.type.role == role }.map(\.parent)
            var names = Set(own.filter { !$0.isKept }.flatMap { given(by: $0.label) })
            guard !names.isEmpty else { return [] }
            let members = members(of: role)
            names.subtract(own.filter(\.isKept).flatMap { given(by: $0.label) })
            names.subtract(members.filter(\.isKept).flatMap(\.declares))
            return members.flatMap(\.all).filter { piece in
                piece.isKept && piece.stub == nil && !piece.ownMentions.isDisjoint(with: names)
            }
        }
    }

    /// The pieces that ask for a property which their own part no longer has, though another part has a function of that name.
    var unowned: [SkeletonPiece] {
        let functions = Set(functions.flatMap(\.declares))
        return types.keys.flatMap { role -> [SkeletonPiece] in
            let members = members(of: role)
            let lost = Set(members.filter { !$0.isKept && $0.kind == .property }.flatMap(\.declares))
                .intersection(functions).subtracting(members.filter(\.isKept).flatMap(\.declares))
            guard !lost.isEmpty else { return [] }
            return members.flatMap(\.all).filter { piece in
                piece.isKept && piece.stub == nil && !piece.ownMentions.isDisjoint(with: lost)
            }
        }
    }

    private func given(by parent: String) -> Set<String> {
        (unit.given[parent] ?? []).union(WellKnownProtocols.given(by: parent))
    }

    /// The conformances of parts that most units have and this one could not keep.
    var lostConformances: [(type: String, parent: String)] {
        conformances.filter { type, parent in type.isKept && !parent.isKept && isUsual(parent) }
            .compactMap { type, parent in types[type.role].map { ($0, parent.label) } }
    }
}
