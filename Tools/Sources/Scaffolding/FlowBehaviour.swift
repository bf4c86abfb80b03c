import Architecture

/// The value that a flow ends with, the steps that follow when a module tells something, the places of what it opens, and the addresses
/// that lead into it.
struct FlowBehaviour: Equatable {
    /// A step, with the values of what is told.
    struct Step: Equatable {
        let step: FlowStep
        /// The values that are told.
        let told: [PassedValue]
        /// The module or flow that is opened.
        let opens: OpenedUnit?
    }

    /// The value with which the flow ends; nil where it ends with none.
    let outcome: PassedValue?
    /// The steps.
    let steps: [Step]
    /// The container in which it shows what it opens.
    let shape: FlowShape
    /// The addresses that lead into it.
    let links: [LinkedUnit]

    /// Nothing is said of a flow.
    static let none = FlowBehaviour()

    /// The values of whose types tests need samples.
    var told: [PassedValue] { [outcome].compactMap(\.self) + steps.flatMap(\.told) }

    /// The step that follows when a module tells something, or, where no route is named, when a flow has ended.
    func step(after unit: OpenedUnit, _ route: String? = nil) -> Step? {
        steps.first { UnitName($0.step.unit) == unit.unit && $0.step.route == route }
    }

    private init() {
        outcome = nil
        steps = []
        shape = FlowShape([])
        links = []
    }

    /// Works out what was asked for.
    ///
    /// - Parameters:
    ///   - request: What is asked for.
    ///   - kind: Its kind.
    ///   - opened: What it opens.
    ///   - sources: The sources around, which tell how tests make a value.
    /// - Throws: ``ScaffoldError`` with the place of each mistake.
    init(
        _ request: KindRequest, of kind: UnitKind, opening opened: [OpenedUnit], among sources: ModuleSources
    ) throws(ScaffoldError) {
        let isAsked =
            !request.returns.isEmpty || !request.done.isEmpty || !request.placed.isEmpty || !request.links.isEmpty
        if isAsked, !kind.ends {
            throw ScaffoldError(
                .usage, "\(kind.word.withArticle) ends with no value: leave --returns, --done, --placed and --link out")
        }
        if isAsked, !request.runtime {
            throw ScaffoldError(
                .usage,
                "what follows in a flow is written with the runtime's FlowCoordinator: leave '--runtime none' or "
                    + "--returns, --done, --placed and --link out")
        }
        let returned =
            request.returns.isEmpty
            ? [] : try PassedValue.list("value: \(request.returns)", what: "returned", reserved: [], among: sources)
        outcome = returned.first { !$0.isBare }
        var mistakes: [DefinitionMistake] = []
        var steps: [Step] = []
        for (index, step) in request.done.enumerated() {
            if request.done[..<index].contains(where: { $0.told.text == step.told.text }) {
                mistakes.append(step.told.mistake("'\(step.told.text)' stands twice"))
                continue
            }
            let types = Self.types(toldBy: step, among: opened, &mistakes)
            guard let types else { continue }
            let list = types.enumerated().map { "value\($0 + 1): \($1)" }.joined(separator: ", ")
            let told = try PassedValue.list(list, what: "told", reserved: [], among: sources)
            let next = Self.next(step, types, returning: outcome, among: opened, &mistakes)
            steps.append(Step(step: step, told: told, opens: next))
        }
        shape = FlowShape(request.placed)
        mistakes += shape.mistakes(opening: opened)
        links = LinkedUnit.all(request.links, among: opened, &mistakes)
        if !mistakes.isEmpty {
            throw ScaffoldError(.data, mistakes.map(\.description).joined(separator: "\n"), saysPlaces: true)
        }
        self.steps = steps
    }

    private static func names(_ opened: [OpenedUnit]) -> [String] { opened.map(\.unit.typeName) }

    /// The types of the values that are told before a step; nil where nothing of the kind is told.
    private static func types(
        toldBy step: FlowStep, among opened: [OpenedUnit], _ mistakes: inout [DefinitionMistake]
    ) -> [String]? {
        guard let unit = opened.first(where: { $0.unit == UnitName(step.unit) }) else {
            mistakes.append(
                step.told.mistake(
                    "the flow does not open '\(step.unit)'"
                        + (NearestWord.question(for: step.unit, among: names(opened)) ?? ": list it in 'opens'")))
            return nil
        }
        guard let name = step.route else {
            if unit.isFlow { return unit.outcome }
            let routes = unit.routes.map { "\(unit.unit.typeName).\($0.name)" }
            mistakes.append(
                step.told.mistake(
                    "'\(step.unit)' is no flow: name what it tells"
                        + (routes.isEmpty ? "" : ", as in \(routes.joined(separator: ", "))")))
            return nil
        }
        guard !unit.isFlow else {
            mistakes.append(
                step.told.mistake("'\(step.unit)' is a flow, and ends: write '\(step.unit)' without '.\(name)'"))
            return nil
        }
        guard let route = unit.routes.first(where: { $0.name == name }) else {
            let told = unit.routes.map(\.name)
            mistakes.append(
                step.told.mistake(
                    "'\(step.unit)' tells no '\(name)'"
                        + (told.isEmpty
                            ? ": there is no such module yet, or it tells nothing"
                            : NearestWord.hint(for: name, among: told))))
            return nil
        }
        return route.types
    }

    /// Checks what follows, and returns what is opened.
    private static func next(
        _ step: FlowStep, _ types: [String], returning outcome: PassedValue?, among opened: [OpenedUnit],
        _ mistakes: inout [DefinitionMistake]
    ) -> OpenedUnit? {
        let told = types.isEmpty ? "nothing" : types.joined(separator: ", ")
        switch step.kind {
        case .returns:
            if let outcome, types == [outcome.type] { break }
            mistakes.append(
                step.told.mistake(
                    outcome.map { "'\(step.told.text)' tells \(told), and the flow returns \($0.type)" }
                        ?? "the flow returns nothing: give it 'returns', or write 'leaves'"))
        case .leaves: break
        case .back where step.route == nil:
            mistakes.append(step.told.mistake("a flow that has ended is left already: leave 'back' out"))
        case .back: break
        case .goes(let word):
            guard let unit = opened.first(where: { $0.unit == UnitName(word.text) }) else {
                mistakes.append(
                    word.mistake(
                        "the flow does not open '\(word.text)'"
                            + (NearestWord.question(for: word.text, among: names(opened)) ?? ": list it in 'opens'")))
                break
            }
            if unit.passes.isEmpty || unit.passes.map(\.type) == types { return unit }
            let taken = unit.passes.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            mistakes.append(word.mistake("'\(word.text)' takes \(taken), and '\(step.told.text)' tells \(told)"))
        }
        return nil
    }
}
