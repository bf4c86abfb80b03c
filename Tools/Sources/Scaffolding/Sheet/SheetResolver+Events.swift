import Architecture

/// What a sheet asks for, and what follows its events.
extension SheetResolver {
    // MARK: Requests

    mutating func readyUp() {
        guard let ready = sheet.ready else {
            if let presented = behaviour.presented, let word = sheet.presents.first?.name, behaviour.observed.isEmpty,
                !behaviour.isPresentedTaken
            {
                note(
                    word,
                    "nothing brings '\(presented.name)': say 'ready: { asks: … }', 'observes', or 'takes' with the same name"
                )
            }
            return
        }
        for (step, word) in ready.said where step != .asks {
            note(word, "'ready' only asks: '\(step.rawValue)' follows what the user does")
        }
        behaviour.ready = request(ready.asks)
    }

    /// The name of the method that makes some requests; empty where one of them cannot be made.
    mutating func request(_ asks: [SheetWord]) -> String {
        var calls: [UnitBehaviour.Call] = []
        for word in asks {
            if let call = call(word) { calls.append(call) }
        }
        guard !calls.isEmpty, calls.count == asks.count else { return "" }
        let names = calls.map(\.verb.name)
        let further = names.dropFirst().map { "And" + $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = names[0] + further.joined()
        if !behaviour.requests.contains(where: { $0.name == name }) {
            behaviour.requests.append(.init(name: name, calls: calls))
        }
        return name
    }

    /// A request, which one of the things must know that the unit is handed.
    private mutating func call(_ word: SheetWord) -> UnitBehaviour.Call? {
        guard !content.shared.isEmpty else {
            // Whom it needs, and what is wrong with that, is told already.
            if !sheet.needs.isEmpty { return nil }
            note(word, "nobody can be asked to '\(word.text)': name who knows it under 'needs'")
            return nil
        }
        var known: [String] = []
        for thing in content.shared {
            let verbs = contract(of: thing).flatMap(sources.verbs) ?? []
            known += verbs.map(\.name)
            guard let verb = verbs.first(where: { $0.name == word.text }) else { continue }
            let channel = definition.holding(of: thing.role)
            let forms = channel?.says.map { $0.form(for: unit) } ?? []
            guard forms.isEmpty || forms.contains(where: { $0.matches(word.text) }) else {
                let list = forms.map { "'\($0)'" }.joined(separator: ", ")
                note(word, "a \(thing.role) of \(definition.id) is not asked to '\(word.text)': it is told \(list)")
                return nil
            }
            guard verb.isAsync, verb.isThrowing else {
                note(word, "'\(word.text)' is no request: what is asked is 'async throws'")
                return nil
            }
            guard let arguments = arguments(of: verb, at: word) else { return nil }
            let isPresented = behaviour.presented.map { $0.code == verb.answer } ?? false
            return .init(thing: thing, verb: verb, arguments: arguments, isPresented: isPresented)
        }
        let names = content.shared.compactMap(contract).map { "'\($0)'" }.joined(separator: " and ")
        note(word, "\(names) cannot be asked to '\(word.text)'" + NearestWord.hint(for: word.text, among: known))
        return nil
    }

    /// What is passed with a request: values that the unit was handed.
    private mutating func arguments(of verb: ContractVerb, at word: SheetWord) -> String? {
        var arguments: [String] = []
        for parameter in verb.parameters {
            let found = content.takes.first { value in
                value.type == parameter.type && (parameter.label == nil || parameter.label == value.name)
            }
            guard let found else {
                let name = parameter.label ?? "value"
                note(
                    word,
                    "'\(verb.name)' needs a '\(name)' of type '\(parameter.type)', and the \(definition.unit.word) has none: "
                        + "say 'takes: { \(name): \(parameter.type) }'")
                return nil
            }
            arguments.append((parameter.label.map { "\($0): " } ?? "") + found.name)
        }
        return arguments.joined(separator: ", ")
    }

    // MARK: Events

    mutating func add(_ said: SceneSheet.Event) {
        guard let event = event(said.name) else { return }
        if let other = content.events.first(where: { $0.meets(event) }) {
            return note(said.name, "the events '\(other.name)' and '\(event.name)' would be sent by the same control")
        }
        content.events.append(event)
        if content.shows.contains(where: { $0.name == event.name }) {
            note(said.name, "both an event and a value to show are named '\(event.name)'")
        }
        var action = UnitBehaviour.Action()
        if !said.steps.asks.isEmpty { action.asks = request(said.steps.asks) }
        if let goal = said.steps.goes { action.goes = navigation(to: goal, said.steps, by: event) }
        if !said.steps.isEmpty { behaviour.actions[event.name] = action }
    }

    /// The event that a word names: the message itself, or what a tap is about.
    private mutating func event(_ word: SheetWord) -> Event? {
        let (definition, unit, text) = (definition, unit, word.text)
        let channel = definition.inputs.events.flatMap { input in
            definition.channels(from: input.from).first { $0.to == input.to }
        }
        let forms = (channel?.says ?? []).map { $0.form(for: unit) }
        let given = definition.inputs.events?.given ?? []
        let isMessage = given.contains(text) || forms.contains { $0.matches(text) }
        return noting(word) { () throws(ScaffoldError) in
            try Event.list(isMessage ? text : text + "Tapped", of: unit, in: definition)
        }?.first
    }

    /// What went wrong can be tried again, whether or not the sheet says so.
    mutating func addRetry() {
        guard behaviour.isRunning, let name = definition.inputs.events?.given.first,
            !content.events.contains(where: { $0.name == name })
        else { return }
        let (definition, unit) = (definition, unit)
        content.events += (try? Event.list(name, of: unit, in: definition)) ?? []
        let only = behaviour.requests.count == 1 ? behaviour.requests[0].name : ""
        behaviour.actions[name] = UnitBehaviour.Action(asks: only, repeats: only.isEmpty)
    }
}
