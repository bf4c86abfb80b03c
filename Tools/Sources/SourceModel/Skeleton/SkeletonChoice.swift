/// Chooses which pieces of a unit stay: those that most have, as far as they ask for nothing that goes.
struct SkeletonChoice {
    let files: [SkeletonPiece]
    let all: [SkeletonPiece]
    let roles: [String: String]
    private let words: UnitWords
    let isUsual: (SkeletonPiece) -> Bool
    private let isNearlyAll: (SkeletonPiece) -> Bool
    /// Tells a statement of which most have one like it, in whatever function.
    let setsUsually: (SkeletonPiece) -> Bool
    /// The types by their roles.
    let types: [String: String]
    /// The parameters of initialisers and of functions that make a part, by role and label, each with its function.
    private let taken: [String: (parameter: SkeletonPiece, function: SkeletonPiece)]
    /// The parents that each type names.
    let parents: [String: Set<String>]
    /// The unit, with what protocols of other code demand of its types and give them.
    let unit: SharedSkeleton.Unit
    /// The role in whose type or extension a piece stands.
    let owners: [ObjectIdentifier: String]

    init(
        _ pieces: [SkeletonPiece], words: UnitWords, _ unit: SharedSkeleton.Unit,
        isUsual: @escaping (SkeletonPiece) -> Bool, isNearlyAll: @escaping (SkeletonPiece) -> Bool,
        setsUsually: @escaping (SkeletonPiece) -> Bool
    ) {
        self.setsUsually = setsUsually
        self.isNearlyAll = isNearlyAll
        self.unit = unit
        self.words = words
        files = pieces
        all = pieces.flatMap(\.all)
        owners = Self.owners(of: pieces, unit.roles)
        let handed = all.filter { $0.kind == .function || $0.label == "case" }.flatMap { function in
            function.children.filter { $0.kind == .parameter && !$0.role.isEmpty }.map { parameter in
                ("\(parameter.role) \(parameter.label)", (parameter: parameter, function: function))
            }
        }
        taken = Dictionary(handed + Self.memberwise(pieces.flatMap(\.all))) { first, _ in first }
        roles = unit.roles
        self.isUsual = isUsual
        types = Dictionary(roles.map { ($0.value, $0.key) }) { first, _ in first }
        parents = pieces.filter { $0.kind == .type || $0.kind == .extending }.reduce(into: [:]) { parents, piece in
            parents[piece.role, default: []].formUnion(piece.children.filter { $0.kind == .inheriting }.map(\.label))
        }
        takeResultsOfDemanded()
        let observed = Set(all.compactMap(\.observed))
        for piece in all where piece.kind == .type && observed.contains(piece.role) {
            piece.children.first { $0.kind == .inheriting && $0.label == "ObservableObject" }?.isNeeded = true
        }
    }

    /// The stored properties of structures without an `init`, which Swift's own one takes.
    private static func memberwise(_ all: [SkeletonPiece]) -> [(
        String, (parameter: SkeletonPiece, function: SkeletonPiece)
    )] {
        func made(_ type: SkeletonPiece) -> String? {
            guard type.kind == .type, type.label == "struct" else { return nil }
            let inits =
                type.role.isEmpty ? type.children : all.filter { $0.kind == .function && $0.role == type.role }
            return inits.contains { $0.label == "init" } ? nil : type.role.isEmpty ? type.nestedID : type.role
        }
        return all.filter { !(made($0) ?? "").isEmpty }.flatMap { type in
            type.children.filter { $0.kind == .property }.flatMap { property in
                property.declares.map { ("\(made(type) ?? "") \($0)", (parameter: property, function: type)) }
            }
        }
    }

    /// Marks what stays, and what of it stays only where the unit has parts that it may do without.
    ///
    /// - Parameter optional: These parts by what is asked for each: the roles that a unit has together or not.
    func settle(optional: [(condition: String, roles: Set<String>)]) {
        func hasStub(_ piece: SkeletonPiece) -> Bool { piece.lastStatement?.stub != nil }
        var without: [(condition: String, gone: [SkeletonPiece], stubbed: [(piece: SkeletonPiece, text: String?)])] = []
        for (condition, roles) in optional {
            settle(without: roles)
            without.append((condition, all.filter { !$0.isKept }, all.filter(hasStub).map { ($0, $0.stubbedText) }))
        }
        settle(without: [])
        for (condition, gone, stubbed) in without {
            for piece in gone where piece.isKept { piece.conditions.append(condition) }
            for (piece, text) in stubbed where piece.isKept && !hasStub(piece) {
                piece.conditions.append(condition)
                // What a protocol demands has to be there all the same.
                if piece.isDemanded { piece.alternative = text }
            }
        }
    }

    private func settle(without lost: Set<String>) {
        for piece in all {
            (piece.stub, piece.respelt) = (nil, nil)
            (piece.isDemanded, piece.isDiscarded) = (false, false)
            piece.isUsual = isUsual(piece)
            piece.isKept = piece.kind == .extending || piece.isNeeded || piece.isUsual
            if lost.contains(piece.role), piece.kind == .type || piece.kind == .extending { piece.isKept = false }
            if piece.kind == .value, !piece.isKept { piece.keepEmpty(piece.emptyResult) }
        }
        keepDemanded()
        keepCarried()
        keepNamesOfBases()
        keepWhatFeedsParts()
        keepCoders()
        keepDuties()
        keepShownViews()
        for argument in all where argument.kind == .argument {
            // What is handed over goes by who takes it.
            if let parameter = parameter(of: argument) { argument.isKept = parameter.isKept }
        }
        keepMadeParts()
        keepBuilt()
        repeat { dropWhatIsLeftAlone() } while dropOnce()
        respellParts()
    }

    /// Keeps what makes a part that is handed on: some make it first, and some where they hand it over; some are given it by one that
    /// makes it, each in words of its own.
    private func keepMadeParts() {
        for function in functions {
            for statement in function.children.reversed() where statement.kind == .statement && !statement.isKept {
                let later = function.kept(.statement)
                let asked =
                    statement.makesPart
                    ? later.reduce(into: Set<String>()) { $0.formUnion($1.keptMentions) } : handedParts(in: later)
                statement.isKept = !asked.isDisjoint(with: statement.declares)
            }
        }
    }

    /// The names of what statements hand to parts as other parts.
    private func handedParts(in statements: [SkeletonPiece]) -> Set<String> {
        statements.flatMap(\.all).filter { $0.kind == .argument && $0.isKept && parameter(of: $0)?.part != nil }
            .reduce(into: []) { $0.formUnion($1.bareMentions) }
    }

    /// Lets go whatever stands in something that goes.
    private func dropWhatIsLeftAlone() {
        let (signed, held, carried) = (signedNames, heldNames, carriedNames)
        func drop(_ piece: SkeletonPiece) {
            piece.isKept = false
            for child in piece.children { drop(child) }
        }
        func walk(_ piece: SkeletonPiece) {
            guard piece.isKept else { return drop(piece) }
            for child in piece.children { walk(child) }
            // What functions take and give back that most have stays, though each has something else in it.
            let isSigned =
                piece.label == "struct" && !signed.isDisjoint(with: piece.declares)
                || piece.canBeEmpty && isNearlyAll(piece) && !signed.union(held).isDisjoint(with: piece.declares)
                || piece.canBeEmpty && !carried.isDisjoint(with: piece.declares)
            if piece.isEmptied,
                piece.kind == .extending || piece.kind == .type && piece.role.isEmpty && !piece.isDemanded && !isSigned
            {
                drop(piece)
            }
        }
        for piece in files { walk(piece) }
    }

    /// Lets go what cannot stay as the rest is.
    ///
    /// - Returns: True if something went.
    private func dropOnce() -> Bool {
        var gone: [SkeletonPiece] = []
        let namespaces = files.filter { $0.role.isEmpty && [.extending, .type].contains($0.kind) }
        let (names, outer) = (lostNames(all), lostNames(files + namespaces.flatMap(\.children)))
        let (handedIn, inner) = (handedIn, innerTypes)
        for piece in all where piece.isKept && piece.stub == nil {
            // What a part declares inside of itself, no other one inherits from: `typealias Reactor = AboutReactor`.
            var found = piece.mentions.intersection(piece.kind == .inheriting ? outer : names)
            guard !found.isEmpty else { continue }
            found = found.filter { !isAnothers($0, in: piece, inner) }
            let own = handedIn[ObjectIdentifier(piece)] ?? []
            if found.contains(where: { !own.contains($0) || !piece.standsAlone($0) }) { gone.append(piece) }
        }
        gone += namelessParts
        gone += bodies.flatMap { dropped(inside: $0) }
        gone += types.keys.flatMap(dropped(of:)) + unsetInside
        gone += unlinked + unfulfilled + undone + unbound + ungiven + uncalled + repeated + unmet + idle + undoneDuties
        gone += unmade + unowned + undemanded + unansweredCalls + unansweredInside + needless + unbalanced
        for piece in gone { piece.isKept = false }
        for property in all where property.kind == .property && property.isKept {
            guard let value = property.children.first(where: { $0.kind == .value }), !value.isKept else { continue }
            if value.emptyResult == nil { property.isKept = false } else { value.keepEmpty(value.emptyResult) }
        }
        let lost = bodies.filter(\.hasLostResult)
        for body in lost {
            if body.emptyResult == nil { body.emptyResult = emptiedResult(of: body) }
            if !body.stubResult() { body.isKept = false }
        }
        return !gone.isEmpty || !lost.isEmpty
    }

    /// Private functions that nothing calls any longer: what did, went.
    private var uncalled: [SkeletonPiece] {
        let called = files.reduce(into: Set<String>()) { $0.formUnion($1.keptMentions) }
        return functions.filter { function in
            function.isPrivate && called.isDisjoint(with: function.declares)
                && (function.kept(.statement).isEmpty
                    || all.contains { !$0.isKept && !$0.mentions.isDisjoint(with: function.declares) })
        }
    }

    /// Initialisers that say the same once their own is gone.
    private var repeated: [SkeletonPiece] {
        func text(_ piece: SkeletonPiece) -> [String] { piece.children.filter(\.isKept).map(\.path) }
        var seen: Set<[String]> = []
        return functions.filter { $0.label == "init" && !seen.insert([$0.path] + text($0)).inserted }
    }

    var functions: [SkeletonPiece] { all.filter { $0.kind == .function && $0.isKept } }

    /// The kept pieces with statements: functions and computed properties.
    private var bodies: [SkeletonPiece] {
        all.filter { $0.isKept && ($0.kind == .function || $0.kind == .property && $0.hasResult) }
    }

    /// The names of members and types that none of some pieces declares any longer.
    private func lostNames(_ pieces: [SkeletonPiece]) -> Set<String> {
        var (kept, lost): (Set<String>, Set<String>) = ([], [])
        for piece in pieces where piece.kind != .statement && piece.kind != .parameter {
            if piece.isKept { kept.formUnion(piece.declares) } else { lost.formUnion(piece.declares) }
        }
        return lost.subtracting(kept)
    }

    /// The pieces that name a type of the unit's which no file of it declares.
    private var namelessParts: [SkeletonPiece] {
        // What a function is handed and gives a name may be spelt as a type is: `create(AboutRef: AboutView)`.
        let naming: Set<SkeletonPiece.Kind> = [.type, .member, .parameter, .statement]
        let declared = Set(all.filter { $0.isKept && naming.contains($0.kind) }.flatMap(\.declares))
        func isNameless(_ name: String) -> Bool {
            guard name.first?.isUppercase == true, roles[name] == nil, !declared.contains(name),
                let form = words.form(of: name[...])
            else { return false }
            return form.contains("{Unit}") && form != "{Unit}"
        }
        // What makes a screen names the storyboard that is made with it.
        return all.filter { piece in
            piece.isKept && piece.stub == nil
                && (piece.isInBuilder ? piece.bareMentions : piece.mentions).contains(where: isNameless)
        }
    }

    /// Returns the pieces of a function that can stay no longer.
    private func dropped(inside function: SkeletonPiece) -> [SkeletonPiece] {
        var lost: Set<String> = []
        for child in function.children where !child.isKept { lost.formUnion(child.declares) }
        let bound = function.children.flatMap { $0.all.dropFirst() }.filter {
            $0.kind == .argument && !$0.declares.isEmpty
        }
        for argument in bound where !argument.isKept { lost.formUnion(argument.declares) }
        for child in function.children where child.isKept { lost.subtract(child.declares) }
        let members = Set(
            all.filter { $0.isKept && $0.role == function.role && ($0.kind == .property || $0.kind == .function) }
                .flatMap(\.declares))
        // Alone, a name is that of what is handed in, though a member is called so, too.
        let alone = lost
        lost.subtract(members)
        let statements = function.kept(.statement)
        var gone: [SkeletonPiece] = []
        for (number, statement) in statements.enumerated() {
            gone += statement.all.filter { piece in
                piece.isKept && piece.stub == nil
                    && (piece.mentions.intersection(lost).contains { !piece.isOfOthers($0) }
                        || !piece.bareMentions.isDisjoint(with: alone))
            }
            // What is set twice to the same is a slip.
            if statement.isAssignment,
                statements[..<number].contains(where: {
                    $0.node.trimmedDescription == statement.node.trimmedDescription
                })
            {
                gone.append(statement)
            }
        }
        // What is made or handed in, and asked for by nothing.
        let asked = statements.map(\.keptMentions)
        // What a contract demands has no statements: it takes what those take who fulfil it.
        for parameter in function.kept(.parameter) where function.lastStatement != nil && !function.isDemanded {
            if !asked.contains(where: { !$0.isDisjoint(with: parameter.declares) }) { gone.append(parameter) }
        }
        for argument in bound where argument.isKept {
            if !asked.contains(where: { !$0.isDisjoint(with: argument.declares) }) { gone.append(argument) }
        }
        for (number, statement) in statements.enumerated() where !statement.declares.isEmpty && !statement.isNeeded {
            let later = asked[(number + 1)...]
            guard !later.contains(where: { !$0.isDisjoint(with: statement.declares) }) else { continue }
            // What nearly all ask of a part they ask it for, whatever each does with the answer.
            statement.isDiscarded = isNearlyAll(statement) && statement.namesAnswer
            if !statement.isDiscarded { gone.append(statement) }
        }
        return gone
    }

    /// Properties of nested types that nothing gives a value.
    private var unsetInside: [SkeletonPiece] {
        all.filter { $0.kind == .type && $0.role.isEmpty && $0.isKept }.flatMap { dropped(among: $0.children) }
    }

    /// Properties of a type that nothing gives a value.
    private func dropped(of role: String) -> [SkeletonPiece] { dropped(among: all.filter { $0.role == role }) }

    private func dropped(among members: [SkeletonPiece]) -> [SkeletonPiece] {
        let inits = members.filter { $0.kind == .function && $0.label == "init" }
        guard !inits.isEmpty else { return [] }
        let given = inits.filter(\.isKept).flatMap { $0.kept(.statement) }
        let all = inits.flatMap { $0.children.filter { $0.kind == .statement } }
        return members.filter { property in
            func isSet(by statements: [SkeletonPiece]) -> Bool {
                statements.contains { property.declares.contains(where: $0.sets) }
            }
            // What no `init` sets its wrapper gives a value.
            return property.kind == .property && property.isKept && !property.hasValue && !isSet(by: given)
                && !(property.isWrapped && !isSet(by: all))
        }
    }

    /// Arguments and the parameters that take them: one goes with the other.
    private var unlinked: [SkeletonPiece] {
        all.filter { [.statement, .argument, .property, .value].contains($0.kind) }.flatMap { handing in
            handing.children.filter { $0.kind == .argument }.compactMap { argument in
                guard let parameter = parameter(of: argument), parameter.isKept != argument.isKept else { return nil }
                guard parameter.isKept else { return argument }
                // What an empty value stands for hands over nothing, and asks for nothing.
                return parameter.hasValue || !handing.isKept || handing.stub != nil ? nil : parameter
            }
        }
    }

    /// The parameter that takes an argument; nil where the initialiser goes, and with it that of the base is meant.
    func parameter(of argument: SkeletonPiece) -> SkeletonPiece? {
        var role = argument.role
        // `.init` makes what the argument around it is for.
        if role.hasPrefix("of ") { role = taken[String(role.dropFirst(3))]?.parameter.part ?? "" }
        guard let (parameter, function) = taken["\(role) \(argument.label)"], function.isKept else { return nil }
        return parameter
    }

    /// The statements that make something by `.init` whose parameters nothing here tells, and hand it less than the unit does.
    private var unmade: [SkeletonPiece] {
        func isLost(_ argument: SkeletonPiece) -> Bool {
            !argument.isKept && argument.role.hasPrefix("of ")
                && taken[String(argument.role.dropFirst(3))]?.parameter.part == nil
        }
        return all.filter { statement in
            statement.kind == .statement && statement.isKept && statement.stub == nil
                && statement.all.contains {
                    $0.kind == .argument && $0.isKept && $0.children.contains(where: isLost)
                }
        }
    }

    /// The requirements of contracts that no piece fulfils any longer, and the pieces that fulfil a requirement which
    /// is there no longer.
    private var unfulfilled: [SkeletonPiece] {
        var gone: [SkeletonPiece] = []
        for contract in files where contract.kind == .type && contract.label == "protocol" && !contract.role.isEmpty {
            guard let name = types[contract.role] else { continue }
            let fulfilling = Set(parents.filter { $0.value.contains(name) }.keys)
            for demanded in contract.children where demanded.kind == .function {
                let done = all.filter {
                    $0.kind == .function && $0.label == demanded.label && fulfilling.contains($0.role)
                        && $0.role != contract.role
                }
                if demanded.isKept, !done.isEmpty, !done.contains(where: \.isKept) { gone.append(demanded) }
                // One without parameters a class has by itself; its own gives values to what it holds.
                if !demanded.isKept, demanded.label != "init" { gone += done.filter { $0.isKept && !$0.isDemanded } }
                for function in done where function.isKept && demanded.isKept {
                    gone += parametersApart(demanded, function)
                }
            }
        }
        return gone
    }

    /// The parameters that one of two functions of one name still takes, and the other no longer.
    private func parametersApart(_ first: SkeletonPiece, _ second: SkeletonPiece) -> [SkeletonPiece] {
        func labels(_ function: SkeletonPiece, kept: Bool) -> Set<String> {
            Set(function.children.filter { $0.kind == .parameter && $0.isKept == kept }.map(\.label))
        }
        let lost = labels(first, kept: false).union(labels(second, kept: false))
        return (first.kept(.parameter) + second.kept(.parameter)).filter { lost.contains($0.label) }
    }
}
