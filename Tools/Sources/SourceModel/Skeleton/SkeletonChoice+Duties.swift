import SwiftSyntax

/// Keeps pieces without which the rest is no Swift, or does not do what it is called for.
extension SkeletonChoice {
    /// Functions that a library calls for something that they set, by their names.
    private static let duties = ["loadView()": "view"]

    /// Keeps the aliases that a base is named with which cannot go: `Builder<AboutDependency, AboutArguments>`.
    func keepNamesOfBases() {
        let asked = all.filter { $0.kind == .inheriting && $0.isNeeded && $0.isKept }
            .reduce(into: Set<String>()) { $0.formUnion($1.mentions) }
        guard !asked.isEmpty else { return }
        for alias in files where alias.kind == .member && !asked.isDisjoint(with: alias.declares) {
            alias.isKept = true
        }
    }

    // MARK: Parts

    /// Keeps what gives a value to the properties that hold parts of the unit, and to those that protocols demand: who holds
    /// them as most do is handed them.
    func keepWhatFeedsParts() {
        for property in all
        where property.kind == .property && property.isKept
            && (property.part != nil || property.isDemanded && !property.hasValue)
        {
            for initializer in all where initializer.label == "init" && initializer.role == property.role {
                let feeding = initializer.children.filter { statement in
                    statement.kind == .statement && property.declares.contains { statement.sets($0) }
                }
                guard !feeding.isEmpty else { continue }
                let asked = feeding.reduce(into: Set<String>()) { asked, statement in
                    for piece in statement.all { asked.formUnion(piece.mentions) }
                }
                let parameters = initializer.children.filter {
                    $0.kind == .parameter && !asked.isDisjoint(with: $0.declares)
                }
                for piece in [initializer] + feeding + parameters { piece.isKept = true }
            }
        }
    }

    /// Keeps the `init(coder:)` that a screen has to have beside an `init` of its own, though most screens have neither.
    func keepCoders() {
        for initializer in all where initializer.label == "init" && initializer.isKept {
            let calls = initializer.kept(.statement).map(\.node.trimmedDescription)
            guard calls.contains(where: { $0.hasPrefix("super.init(nibName") || $0.hasPrefix("super.init(frame") })
            else { continue }
            for coder in all where coder.place == initializer.place && coder.path.hasSuffix("\ninit(coder:)") {
                coder.isKept = true
            }
        }
    }

    /// Keeps what the value is made of that a function gives back which makes the unit.
    func keepBuilt() {
        for function in functions where function.isBuilding && function.hasResult {
            var asked = Set<String>()
            for statement in function.children.reversed() where statement.kind == .statement {
                if !statement.isKept, asked.isDisjoint(with: statement.declares) { continue }
                guard statement.isNeeded || !statement.isKept else { continue }
                statement.isKept = true
                asked.formUnion(statement.keptMentions)
            }
        }
    }

    // MARK: Duties

    /// The functions that are called for something that they set, each with what it sets.
    private var dutiful: [(function: SkeletonPiece, property: String)] {
        all.filter { $0.kind == .function && $0.isOverride }.compactMap { function in
            Self.duties[function.label].map { (function, $0) }
        }
    }

    /// Keeps the statement for which a function is called.
    func keepDuties() {
        for (function, property) in dutiful where function.isKept {
            for way in reached(from: function, isKept: false) {
                guard let last = way.last, last.sets(property) else { continue }
                for piece in way { piece.isKept = true }
            }
        }
    }

    /// Keeps what most do somewhere, be it in functions of several names: to show the part that is their view.
    func keepShownViews() {
        for function in all where function.kind == .function && function.isKept && function.isCalledBySystem {
            for way in reached(from: function, isKept: false) {
                guard let last = way.last, last.sets("view"), setsUsually(last) else { continue }
                for piece in way { piece.isKept = true }
            }
        }
    }

    /// Functions that no longer do what they are called for.
    var undoneDuties: [SkeletonPiece] {
        dutiful.filter { function, property in
            function.isKept && reached(from: function, isKept: false).contains { $0.last?.sets(property) ?? false }
                && !reached(from: function, isKept: true).contains { $0.last?.sets(property) ?? false }
        }.map(\.function)
    }

    /// The functions of parts that most units have and this one could not keep, and whose base then acts in their place, or without which
    /// nobody makes the unit.
    var lostFunctions: [(type: String, function: String)] {
        all.filter { piece in
            piece.kind == .function && (!piece.isKept || piece.isHollowBuilder) && isUsual(piece)
                && (piece.isOverride && piece.hasResult || piece.isBuilding)
                && all.contains { $0.kind == .type && $0.role == piece.role && $0.isKept }
                && !(piece.isIdleOverride && !isHook(piece) || piece.isIdleInit)
        }
        .compactMap { piece in types[piece.role].map { ($0, piece.label) } }
    }

    /// Functions of which nothing is left but what is there without them.
    var idle: [SkeletonPiece] {
        functions.filter { $0.isIdleInit || $0.isIdleOverride && !isHook($0) || $0.isEmptyChoice }
    }

    /// Returns true if most override a function that a base class of the app's own calls: what each does in it is its own.
    private func isHook(_ piece: SkeletonPiece) -> Bool { isUsual(piece) && !piece.isCalledBySystem }

    /// The statements that a function comes to, each behind the calls and the functions that lead there.
    private func reached(from function: SkeletonPiece, isKept: Bool) -> [[SkeletonPiece]] {
        var ways: [[SkeletonPiece]] = []
        var seen: Set<ObjectIdentifier> = []
        func walk(_ function: SkeletonPiece, _ way: [SkeletonPiece]) {
            guard seen.insert(ObjectIdentifier(function)).inserted else { return }
            for statement in function.children where statement.kind == .statement && (statement.isKept || !isKept) {
                let here = way + [function, statement]
                ways.append(here)
                let called = all.filter {
                    $0.kind == .function && $0.role == function.role && ($0.isKept || !isKept)
                        && !$0.isOverride && !statement.bareMentions.isDisjoint(with: $0.declares)
                }
                for next in called { walk(next, here) }
            }
        }
        walk(function, [])
        return ways
    }
}

extension SkeletonPiece {
    /// True if it is a function that makes the unit, or a part of it.
    fileprivate var isBuilding: Bool { path.split(separator: "\n").last?.hasPrefix("func that ") ?? false }

    /// True if it is a function that makes the unit, and nothing is left of what it does.
    fileprivate var isHollowBuilder: Bool { isKept && isBuilding && lastStatement != nil && kept(.statement).isEmpty }

    /// Returns true if a statement gives a property its value.
    func sets(_ property: String) -> Bool {
        let text = node.trimmedDescription
        return ["", "self.", "_", "self._"].contains { text.hasPrefix("\($0)\(property) =") }
    }
}
