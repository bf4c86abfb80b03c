import SwiftSyntax

/// Lets go what only something that goes was there for, or gives.
extension SkeletonChoice {
    /// The names that each piece of a function's code has from the function's own parameters.
    var handedIn: [ObjectIdentifier: Set<String>] {
        all.filter { $0.kind == .function && $0.isKept }.reduce(into: [:]) { handed, function in
            let names = Set(function.kept(.parameter).flatMap(\.declares))
            guard !names.isEmpty else { return }
            for piece in function.children.filter({ $0.kind == .statement }).flatMap(\.all) {
                handed[ObjectIdentifier(piece)] = names
            }
        }
    }

    /// The names of the types that functions of parts take and give back, of those that most units have.
    var signedNames: Set<String> {
        all.filter { $0.kind == .function && $0.isKept && !$0.role.isEmpty && !$0.isPrivate && isUsual($0) }
            .reduce(into: []) { $0.formUnion($1.mentions) }
    }

    /// The names of the types that properties of parts are of, of those that most units have.
    var heldNames: Set<String> {
        all.filter { $0.kind == .property && $0.isKept && !$0.role.isEmpty && isUsual($0) }
            .reduce(into: []) { $0.formUnion($1.mentions) }
    }

    /// The names of the types that cases carry, of those that most units have: `case delegate(Delegate)`.
    var carriedNames: Set<String> {
        all.filter { $0.label == "case" && $0.isKept && $0.isUsual }.flatMap { $0.kept(.parameter) }
            .reduce(into: []) { $0.formUnion($1.mentions) }
    }

    /// Keeps what a case that most units have carries, of a type beside it that may be empty: some call that otherwise.
    func keepCarried() {
        for around in all where around.kind == .type {
            let types = around.children.filter { $0.kind == .type && $0.role.isEmpty && $0.canBeEmpty }
            for type in types {
                let carrying = around.children.filter { $0.label == "case" && $0.isUsual && $0.children.count == 1 }
                for value in carrying.flatMap(\.children) where Array(value.mentions) == type.declares {
                    (value.isKept, type.isKept) = (true, true)
                    // Its own cases are those of one unit.
                    for own in type.children where !type.isUsual && own.kind != .inheriting { own.isKept = false }
                }
            }
        }
    }

    /// The members that one unit alone has, for a protocol that its type no longer conforms to.
    var undemanded: [SkeletonPiece] {
        let demanded = Set(
            demandingConformances.filter { $0.type.isKept && $0.parent.isKept }.flatMap(\.members)
                .map(ObjectIdentifier.init))
        let freed = all.filter { $0.isDemanded && !demanded.contains(ObjectIdentifier($0)) }
        for piece in freed { piece.isDemanded = false }
        return freed.filter { $0.isKept && !$0.isNeeded && !isUsual($0) }
    }

    /// The pieces that ask a part, by a contract, for what only a protocol gave that the contract no longer refines.
    var unansweredCalls: [SkeletonPiece] {
        let lost = lostOfContracts
        guard !lost.isEmpty else { return [] }
        let named = all.filter { $0.kind == .property || $0.kind == .parameter }
        return lost.flatMap { contract, names -> [SkeletonPiece] in
            let holders = Set(named.filter { $0.mentions.contains(contract) }.flatMap(\.declares))
            return all.filter { piece in
                [.statement, .argument, .value].contains(piece.kind) && piece.isKept && piece.stub == nil
                    && piece.memberCalls.contains { holders.contains($0.of) && names.contains($0.name) }
            }
        }
    }

    /// The pieces that ask a value for what its type, inside of a part, has no longer: `model.output.title` where `Output` lost that.
    var unansweredInside: [SkeletonPiece] {
        let inner = Dictionary(grouping: all.filter { $0.kind == .type && $0.role.isEmpty && $0.isKept }) {
            $0.declares.first ?? ""
        }
        let lost = inner.mapValues { types in
            let members = types.flatMap(\.children)
            return Set(members.filter { !$0.isKept }.flatMap(\.declares))
                .subtracting(members.filter(\.isKept).flatMap(\.declares))
        }.filter { !$0.value.isEmpty }
        guard !lost.isEmpty else { return [] }
        let named = all.filter { $0.kind == .property || $0.kind == .parameter }
        let asking = all.filter {
            [.statement, .argument, .value].contains($0.kind) && $0.isKept && $0.stub == nil
        }.map { (piece: $0, calls: $0.memberCalls) }
        return lost.flatMap { type, names -> [SkeletonPiece] in
            let holders = Set(named.filter { $0.mentions.contains(type) }.flatMap(\.declares))
            return asking.filter { asked in
                asked.calls.contains { call in
                    names.contains(call.name) && holders.contains(String(call.of.split(separator: ".").last ?? ""))
                }
            }.map(\.piece)
        }
    }

    /// The members that a protocol demands and that give back what this unit alone does: no value is known that could stand in its place.
    var ownAnswers: [(type: String, member: String, value: String)] {
        all.compactMap { member in
            guard [.property, .function].contains(member.kind), member.isKept, member.isDemanded, member.hasResult,
                let type = types[member.role], let name = member.declares.first,
                let last = member.lastStatement, last.isKept, last.stub == nil, !isUsual(last)
            else { return nil }
            return (type, name, last.node.trimmedDescription)
        }
    }

    /// The values that kept code hands to a base by name or as texts, where no other unit hands it the same.
    ///
    /// - Parameter isOwn: Returns true if no other unit has a piece.
    func ownHanded(_ isOwn: (SkeletonPiece) -> Bool) -> [(type: String, value: String)] {
        all.filter { $0.kind == .function && $0.label == "init" && $0.isKept }.flatMap { function in
            function.kept(.statement).filter(isOwn).flatMap { statement -> [(type: String, value: String)] in
                guard statement.stub == nil, let type = types[function.role] else { return [] }
                return statement.handedToBase.map { (type, $0) }
            }
        }
    }

    /// The values outside of types that most have by one name, and that could not stay.
    var lostGlobals: [String] {
        files.filter { $0.label == "global" && !$0.isKept && $0.isUsual }.flatMap(\.declares)
    }

    /// The titles that screens are given as texts, in kept code: though several have the same one, each has its own.
    var ownTitles: [(type: String, value: String)] {
        all.filter { $0.kind == .function && $0.isKept }.flatMap { function in
            function.all.compactMap { piece in
                guard piece.kind == .statement, piece.isKept, piece.stub == nil, let type = types[function.role],
                    let value = piece.title
                else { return nil }
                return (type, value)
            }
        }
    }

    /// Calls that begin what nothing ends any longer, or end what nothing begins: `showLoading()` where the closure that calls
    /// `hideLoading()` is one unit's own.
    var unbalanced: [SkeletonPiece] {
        let statements = all.filter { $0.kind == .statement }
        return statements.filter { piece in
            guard piece.isKept, piece.stub == nil, let name = piece.plainCall else { return false }
            let others = Set(Counterpart.all(of: name))
            let asking = statements.filter { !$0.mentions.isDisjoint(with: others) }
            return !asking.isEmpty && !asking.contains(where: \.isKept)
        }
    }

    /// The members that the unit's contracts lose with a protocol that they refined, by the contracts' names.
    private var lostOfContracts: [(contract: String, names: Set<String>)] {
        files.filter { $0.kind == .type && $0.label == "protocol" && $0.isKept }.compactMap { contract in
            guard let name = contract.declares.first else { return nil }
            let parents = contract.children.filter { $0.kind == .inheriting }
            var names = Set(parents.filter { !$0.isKept }.flatMap { allMembers(of: $0.label, on: name) })
            guard !names.isEmpty else { return nil }
            names.subtract(parents.filter(\.isKept).flatMap { allMembers(of: $0.label, on: name) })
            names.subtract(contract.children.filter(\.isKept).flatMap(\.declares))
            return names.isEmpty ? nil : (name, names)
        }
    }

    private func allMembers(of parent: String, on type: String) -> Set<String> {
        (unit.given[parent] ?? []).union(unit.demands[type]?[parent] ?? [])
    }

    /// The pieces that make something of a library which needs a conformance that goes.
    var needless: [SkeletonPiece] {
        let all = all
        let parents = all.filter { $0.kind == .inheriting && !WellKnownProtocols.needing($0.label).isEmpty }
        let kept = Set(parents.filter(\.isKept).map(\.label))
        let names = parents.filter { !kept.contains($0.label) }
            .reduce(into: Set<String>()) { $0.formUnion(WellKnownProtocols.needing($1.label)) }
        guard !names.isEmpty else { return [] }
        return all.filter { $0.isKept && $0.stub == nil && !$0.mentions.isDisjoint(with: names) }
    }
}

extension SkeletonPiece {
    /// The cases and texts that a call of a base's `init` hands over: `.pairing` of `super.init(screen: .pairing)`.
    fileprivate var handedToBase: [String] {
        guard let call = node.as(CodeBlockItemSyntax.self)?.item.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "super.init"
        else { return [] }
        let cases = call.arguments.map(\.expression).filter { value in
            value.as(MemberAccessExprSyntax.self).map { $0.base == nil && value.trimmedDescription != ".zero" } ?? false
        }
        return cases.map(\.trimmedDescription) + Self.texts(in: Syntax(call.arguments))
    }

    /// The texts with letters in a piece of code.
    private static func texts(in node: Syntax) -> [String] {
        if let text = node.as(StringLiteralExprSyntax.self) {
            return text.segments.trimmedDescription.contains(where: \.isLetter) ? [text.trimmedDescription] : []
        }
        return node.children(viewMode: .sourceAccurate).flatMap(texts)
    }

    /// The text that a statement sets as the title of the screen that it stands in: `navigationItem.title = "Orders"`.
    fileprivate var title: String? {
        let elements = node.as(CodeBlockItemSyntax.self)?.item.as(SequenceExprSyntax.self)?.elements.map(\.self) ?? []
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            ["title", "self.title", "navigationItem.title", "self.navigationItem.title"].contains(
                elements[0].trimmedDescription), let text = elements[2].as(StringLiteralExprSyntax.self),
            text.segments.trimmedDescription.contains(where: \.isLetter)
        else { return nil }
        return text.trimmedDescription
    }
}
