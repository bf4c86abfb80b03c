import Architecture

extension SwiftNames {
    /// Refuses a name that has the ending already which is put to it: `RideManager`, of which `RideManagerManager` would be made.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - forms: the forms of names of the types or files that are made of it.
    ///   - word: the architecture's word for it.
    static func refuseEnding(of name: UnitName, _ forms: [NameForm], word: String) throws(ScaffoldError) {
        for ending in forms.compactMap(\.ending) where name.typeName.hasSuffix(ending) {
            let better = name.typeName.dropLast(ending.count)
            guard let last = better.last, last.isLetter || last.isNumber else { continue }
            throw ScaffoldError(
                .usage,
                "'\(name.typeName)' ends as its types will, and the \(word) would be a '\(name.typeName)\(ending)': say "
                    + "'\(better)'")
        }
    }
}

extension ArchitectureDefinition {
    /// Refuses the name of a unit that ends as one of its own types or its folder will: `AboutPresenter`, of which
    /// `AboutPresenterPresenter` would be made.
    func refuseEnding(of name: UnitName) throws(ScaffoldError) {
        let types =
            (roles.filter { $0.scope == .unit }.map(\.type) + contracts.filter { $0.scope == .unit }.map(\.type))
            .filter { $0.unit(in: name.typeName) != nil }
        // Whatever an architecture calls it, a view controller is meant.
        let viewController = "ViewController"
        let endings = Set((types + [unit.folder]).compactMap(\.ending)).union([viewController])
        let meant = endings.filter(name.typeName.hasSuffix).max { $0.count < $1.count }
        guard let ending = meant else { return }
        let better = name.typeName.dropLast(ending.count)
        guard let last = better.last, last.isLetter || last.isNumber else { return }
        throw ScaffoldError(
            .usage,
            "'\(name.typeName)' ends as its types will, and there would be '\(name.typeName)\(ending)': say '\(better)', after "
                + "which all of the \(unit.word) is named")
    }
}

extension NameForm {
    /// The name without the ending that its type has: `Ride` of `RideManager`, for `{Model}Manager`; nil where it has none.
    func stem(of name: UnitName) -> String? {
        guard let ending, name.typeName.hasSuffix(ending), name.typeName.count > ending.count else { return nil }
        return String(name.typeName.dropLast(ending.count))
    }

    /// The text after the name in a type or, without its ending, a file: `Manager` of `{Model}Manager.swift`. Nil
    /// where nothing does.
    var ending: String? {
        let path = description.split(separator: "/").last ?? ""
        let type = path.hasSuffix(".swift") ? path.dropLast(".swift".count) : path
        guard let brace = type.lastIndex(of: "}") else { return nil }
        let ending = type[type.index(after: brace)...]
        return ending.isEmpty || !ending.allSatisfy(\.isLetter) ? nil : String(ending)
    }
}
