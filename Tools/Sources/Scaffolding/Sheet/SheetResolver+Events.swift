import Architecture

/// The steps that follow a sheet's events.
extension SheetResolver {
    mutating func add(_ said: SceneSheet.Event) {
        guard var event = event(said.name) else { return }
        if let other = content.events.first(where: { $0.meets(event) }) {
            return note(said.name, event.clash(with: other))
        }
        var known = entered
        let mayBeRow = behaviour.listed.map { isSelection(said.name, event, of: $0) } ?? false
        checkFields(of: said, isRow: mayBeRow)
        if let listed = behaviour.listed, mayBeRow {
            guard let row = row(of: listed, &event, at: said.name) else { return }
            // What is told goes on by itself where only ids do.
            known = [row] + (definition.navigation?.routes == nil ? [] : event.passes)
            behaviour.listed?.select = event.name
        }
        let index = content.events.count
        content.events.append(event)
        if content.shows.contains(where: { $0.name == event.name }) {
            note(said.name, "both an event and a value to show are named '\(event.name)'")
        }
        var action = action(said.steps, among: known, of: event)
        action.needsRow = mayBeRow && !action.isEmpty && uses(Array(known.prefix(1)), action)
        if mayBeRow, let word = said.steps.enabled.first {
            note(word, "a row has no button that could wait: leave 'enabled' out")
        }
        if !mayBeRow { carry(said, action, at: index) }
        if !mayBeRow, !said.steps.enabled.isEmpty {
            waiting.append((event.name, said.steps.enabled))
        }
        if let question = said.steps.confirm {
            action.confirm = confirmation(question, of: event, asking: said.steps.asks.first?.verb)
        }
        if action.confirm != nil, action.isEmpty, said.steps.said.allSatisfy({ $0.step == .confirm }) {
            note(said.name, "nothing follows the question: say what the user agrees to, as in 'asks: …'")
        }
        if !said.steps.isEmpty { behaviour.actions[event.name] = action }
    }

    private func uses(_ known: [PassedValue], _ action: UnitBehaviour.Action) -> Bool {
        let names = Set(known.map(\.name))
        return action.handed.contains { names.contains($0.name) } || action.steps.names.contains(where: names.contains)
    }

    /// Returns the action that follows, from the values known where it begins.
    mutating func action(
        _ steps: SceneSheet.Steps, among known: [PassedValue], of event: Event
    ) -> UnitBehaviour.Action {
        var action = UnitBehaviour.Action()
        let scope = (content.takes + known).map { Known(name: $0.name, type: $0.type) }
        if steps.asks.isEmpty {
            action.steps = follow(steps, scope, event)
        } else if let request = request(
            steps.asks, among: known, then: { resolver, scope in resolver.follow(steps, scope, event) })
        {
            action.asks = request.name
            // What follows may need what was known before.
            action.handed = request.takes
        }
        return action
    }

    private mutating func follow(
        _ steps: SceneSheet.Steps, _ scope: [Known], _ event: Event
    ) -> UnitBehaviour.Steps {
        var found = UnitBehaviour.Steps()
        if let word = steps.tells { found.tells = telling(word, scope) }
        if let goal = steps.goes { found.goes = way(to: goal, steps, scope, by: event) }
        found.leaves = steps.leaves != nil
        found.toRoot = steps.root != nil
        let isAsked = definition.navigation?.leaves != nil
        if let word = isAsked ? steps.root : steps.leaves ?? steps.root,
            NavigationTarget.form(of: unit, in: definition) == nil
        {
            note(word, NavigationTarget.whyNobodyGoes(in: definition))
        }
        return found
    }

    private mutating func telling(_ word: SheetWord, _ scope: [Known]) -> UnitBehaviour.Telling? {
        guard let value = content.returns.first(where: { $0.name == word.text }) else {
            note(
                word,
                "the \(definition.unit.word) returns no '\(word.text)'"
                    + (NearestWord.question(for: word.text, among: content.returns.map(\.name))
                        ?? ": say 'returns: { \(word.text): … }'"))
            return nil
        }
        if value.isBare { return .init(value: value, code: "") }
        if let id = answeredID(value, scope) { return .init(value: value, code: id) }
        let found =
            scope.last { $0.type == value.type && $0.name == value.name } ?? scope.last { $0.type == value.type }
        guard let found else {
            note(
                word,
                "nothing is a '\(value.type)' that could be told as '\(word.text)': ask for one, as in 'asks: { …: \(word.text) }'"
            )
            return nil
        }
        return .init(value: value, code: found.name)
    }

    // MARK: Messages

    /// The event that a word names: the message itself, or what a tap is about.
    private mutating func event(_ word: SheetWord) -> Event? {
        let (definition, unit, text) = (definition, unit, word.text)
        let forms = eventForms
        let given = definition.inputs.events?.given ?? []
        // A form that every word has does not say that this one is a message.
        let isMessage = given.contains(text) || forms.contains { $0.description != "…" && $0.matches(text) }
        // Where messages say that something is pressed, a row is: `itemsViewDidPressItem`.
        let isPressed =
            forms.contains { $0.description.hasSuffix("Press…") } && text.hasSuffix("Selected") && text != "Selected"
        // A tap that is said as another architecture says it is the same tap.
        let isTap = !isMessage && text.hasSuffix("Tapped") && text != "Tapped"
        let subject =
            isPressed ? String(text.dropLast("Selected".count)) : isTap ? String(text.dropLast("Tapped".count)) : text
        var event = noting(word) { () throws(ScaffoldError) in
            try Event.list(isMessage ? text : subject + "Tapped", of: unit, in: definition)
        }?.first
        // A sheet names what a tap is about; how that is spelt is the architecture's.
        event?.written = nil
        return event
    }

    private var eventForms: [VerbForm] {
        let (definition, unit) = (definition, unit)
        let channel = definition.inputs.events.flatMap { input in
            definition.channels(from: input.from).first { $0.to == input.to }
        }
        return (channel?.says ?? []).map { $0.form(for: unit) }
    }

    private func isSelection(_ word: SheetWord, _ event: Event, of listed: UnitBehaviour.Listed) -> Bool {
        if let select = sheet.list?.select { return select.text == word.text }
        return word.text == listed.selection || event.name == listed.selection
    }

    /// The model of a row, as what follows a tap on it knows it; the tap tells which.
    private mutating func row(
        of listed: UnitBehaviour.Listed, _ event: inout Event, at word: SheetWord
    ) -> PassedValue? {
        let told = listed.identity.map { "id: \($0.type)" } ?? "index: Int"
        let sources = sources
        event.sender = .row
        event.passes = (try? PassedValue.list(told, what: "told", reserved: [])) ?? []
        return noting(word) { () throws(ScaffoldError) in
            try PassedValue.list(
                "\(listed.model.single): \(listed.model.type)", what: "known", reserved: [], among: sources)
        }?.first
    }

    private func confirmation(
        _ question: SheetWord, of event: Event, asking verb: SheetWord?
    ) -> UnitBehaviour.Question {
        let stem = event.stem.prefix(1).uppercased() + event.stem.dropFirst()
        let words = UnitName(String(stem)).words
        let first = words.split(separator: " ").first?.lowercased() ?? ""
        let isLoss = ["delete", "remove", "cancel", "discard", "clear", "sign", "log"].contains(first)
        var action = words
        // "Cancel" is what takes the question away.
        if words == "Cancel" {
            let asked = verb.map { UnitName($0.text.prefix(1).uppercased() + $0.text.dropFirst()).words } ?? ""
            action = asked.hasPrefix("Cancel ") ? asked : "Yes, cancel"
        }
        return .init(
            message: "confirm\(stem)", text: question.text, action: action, isDestructive: isLoss)
    }

    // MARK: What comes by itself

    /// A list that is pulled down asks for what was asked for at the beginning.
    mutating func addRefresh() {
        guard let word = sheet.list?.refresh, behaviour.listed != nil else { return }
        guard !behaviour.ready.isEmpty else {
            // What 'ready' says may be a mistake of its own.
            if sheet.ready != nil, hasMistakes { return }
            return note(word, "a pull asks again for what 'ready' asks for, and there is no 'ready'")
        }
        let (definition, unit) = (definition, unit)
        let name = eventForms.contains { $0.matches("refreshPulled") } ? "refreshPulled" : "refreshTapped"
        guard
            var event = noting(
                word,
                { () throws(ScaffoldError) in
                    try Event.list(name, of: unit, in: definition)
                })?.first
        else { return }
        event.sender = .pull
        event.written = nil
        content.events.append(event)
        behaviour.listed?.refresh = event.name
        behaviour.actions[event.name] = .init(asks: behaviour.ready)
    }

    /// Adds the retry of failed work, whether or not the sheet says so.
    mutating func addRetry() {
        guard behaviour.isRequesting, let name = definition.inputs.events?.given.first,
            !content.events.contains(where: { $0.name == name })
        else { return }
        let (definition, unit) = (definition, unit)
        content.events += (try? Event.list(name, of: unit, in: definition)) ?? []
        let only =
            behaviour.requests.count == 1 && behaviour.requests[0].takes.isEmpty ? behaviour.requests[0].name : ""
        behaviour.actions[name] = UnitBehaviour.Action(asks: only, repeats: only.isEmpty)
    }
}

extension UnitBehaviour.Listed {
    /// The sheet's name for a tap on a row, unless 'select' says otherwise.
    var selection: String { model.single + "Selected" }
}
