import Architecture

/// Another unit to which a new one can go.
struct NavigationTarget: Equatable {
    /// The other unit.
    let unit: UnitName
    /// The message that goes there: `navigateToTerms`.
    var message: String
    /// The architecture of the other unit, where it is another one.
    var home: ArchitectureDefinition?
    /// The values that the other unit is handed when it is built, where it is there already.
    var passes: [PassedValue] = []
    /// The code behind the call that builds the other unit that gets the actor to be seen; nil where it is not there
    /// yet.
    var access: String?
    /// The way in which the other unit tells its result, where it does.
    var answer: ResultContract?
    /// True if it is presented, and not pushed.
    var isPresented = false
    /// True if it takes the place of everything in the stack.
    var replaces = false
    /// The labels before the values that are told, where a person names the message's labels: `for`, by the value.
    var labels: [String: String] = [:]
    /// The address of the web page that is shown in the unit's place; nil where it is a unit.
    var address: String?
    /// Of what the other unit is handed, what comes from what the whole app shares, by its parameter: `dependencies.aboutManager`.
    var fromDependencies: [String: String] = [:]

    /// The values that the role which decides to go there passes.
    var told: [PassedValue] {
        passes.filter { fromDependencies[$0.name] == nil }.map { value in
            var value = value
            value.label = labels[value.name] ?? value.name
            return value
        }
    }

    /// Reads what the command line takes: `Terms, Settings`.
    ///
    /// - Parameters:
    ///   - list: the text that the person wrote.
    ///   - unit: the unit that goes there, after which an architecture may name its messages.
    ///   - definition: the architecture, whose verbs decide how the messages are named.
    static func list(
        _ list: String, from unit: UnitName, in definition: ArchitectureDefinition
    ) throws(ScaffoldError) -> [NavigationTarget] {
        let names = list.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
        if names == [""] { return [] }
        guard let form = form(of: unit, in: definition) else {
            throw ScaffoldError(.usage, whyNobodyGoes(in: definition))
        }
        var targets: [NavigationTarget] = []
        for name in names {
            let target = try SwiftNames.unit(name, word: definition.unit.word)
            if targets.contains(where: { $0.unit == target }) {
                throw ScaffoldError(.usage, "'\(name)' stands twice among those to go to")
            }
            targets.append(
                NavigationTarget(unit: target, message: form.description.replacing("…", with: target.typeName)))
        }
        return targets
    }

    static func whyNobodyGoes(in definition: ArchitectureDefinition) -> String {
        let word = definition.unit.word
        let nobody = "in \(definition.id) no actor of \(word.withArticle) goes to another: "
        guard let navigation = definition.navigation else {
            return nobody + "its definition has no 'navigation'"
        }
        guard definition.role(navigation.performs)?.scope == .unit else {
            return nobody + "the \(navigation.performs) does"
        }
        return
            "in \(definition.id) nothing that the \(navigation.decides) says to the \(navigation.performs) names another "
            + "\(word): give the channel '\(navigation.decides) -> \(navigation.performs)' a verb form with '…', such as "
            + "'says: showNext…'"
    }

    /// The first open form of what who decides says to who goes there, inside the unit.
    ///
    /// - Parameters:
    ///   - unit: the unit.
    ///   - definition: the architecture.
    ///   - isPresented: true if the other is presented: a form that says so counts first, `present…Module`.
    static func form(
        of unit: UnitName, in definition: ArchitectureDefinition, presented isPresented: Bool = false
    ) -> VerbForm? {
        guard let navigation = definition.navigation, definition.role(navigation.performs)?.scope == .unit else {
            return nil
        }
        let channel = definition.channels(from: navigation.decides).first { $0.to == navigation.performs }
        let open = (channel?.says ?? []).map { $0.form(for: unit) }.filter { $0.stem(of: $0.example) != nil }
        return open.first { isPresented && $0.description.hasPrefix("present") } ?? open.first
    }
}

extension ArchitectureDefinition {
    /// The architecture of a unit that is there and is of another one; nil where it is of this one, or not there.
    ///
    /// - Parameters:
    ///   - unit: the unit.
    ///   - others: the other architectures of the project.
    ///   - sources: the sources around.
    func home(
        of unit: UnitName, among others: [ArchitectureDefinition], _ sources: ModuleSources
    ) -> ArchitectureDefinition? {
        func isThere(_ definition: ArchitectureDefinition) -> Bool {
            definition.role(definition.assembly.by).map { sources.undeclared([$0.type.name(for: unit)]).isEmpty }
                ?? false
        }
        if others.isEmpty || isThere(self) { return nil }
        // A unit whose opener sets its routes is not opened by a call alone.
        return others.first { $0.navigation?.routes == nil && isThere($0) }
    }
}
