import Architecture

/// Where a sheet's events lead.
extension SheetResolver {
    // MARK: Ways

    mutating func way(
        to goal: SheetWord, _ steps: SceneSheet.Steps, _ scope: [Known], by event: Event
    ) -> UnitBehaviour.Way? {
        let routes = definition.navigation?.routes?.form(for: unit)
        let ways = NavigationTarget.form(of: unit, in: definition, presented: steps.isPresented)
        guard let form = routes ?? ways else {
            note(goal, NavigationTarget.whyNobodyGoes(in: definition))
            return nil
        }
        if routes != nil { refuseManner(of: steps, to: goal) }
        var target: NavigationTarget
        var values: [String: String] = [:]
        if ["http://", "https://"].contains(where: goal.text.hasPrefix) {
            guard isAddress(goal.text) else {
                note(goal, "'\(goal.text)' is no address of a web page")
                return nil
            }
            if !runtime {
                note(
                    goal, "Scaena's runtime shows web pages: lead to a \(definition.unit.word) of yours that shows one")
            }
            for word in steps.with { note(word, "a web page is handed nothing: leave 'with' out") }
            let stem = steps.named.flatMap { form.stem(of: $0.text) } ?? event.stem
            let name = UnitName(stem.prefix(1).uppercased() + stem.dropFirst())
            target = NavigationTarget(unit: name, message: form.filled(with: name.typeName))
            target.address = goal.text
        } else {
            guard let found = self.target(goal, steps, scope, form, &values) else { return nil }
            target = found
        }
        target.isPresented = steps.isPresented
        target.replaces = steps.replaces
        if let word = steps.named, target.address == nil { name(&target, by: word, form) }
        if let other = content.navigations.first(where: { $0.message == target.message }) {
            if other != target {
                note(goal, "'\(target.message)' goes there in another way already: two events go to a unit in one way")
            }
        } else {
            content.navigations.append(target)
        }
        hear(steps.back, from: target, at: goal)
        return .init(target: target, values: values)
    }

    /// Where a unit only asks to go somewhere, how others come and what follows from them is said elsewhere.
    private mutating func refuseManner(of steps: SceneSheet.Steps, to goal: SheetWord) {
        let performer = definition.navigation?.performs ?? ""
        if goal.text.contains("://") {
            note(goal, "in \(definition.id) the \(performer) opens \(definition.unit.word)s, and a web page is none")
        }
        for (isSaid, key) in [(steps.isPresented, "presented"), (steps.replaces, "replaces")] where isSaid {
            note(goal, "how '\(goal.text)' comes is the \(performer)'s in \(definition.id): leave '\(key)' out")
        }
        if let word = steps.named {
            note(word, "a route of \(definition.id) is named after where it leads: leave 'named' out")
        }
        if let word = steps.back.first?.name {
            note(word, "what '\(goal.text)' answers is heard by the \(performer) in \(definition.id): leave 'back' out")
        }
    }

    /// Names the message that goes there: `gotoDetail(for:)`.
    private mutating func name(_ target: inout NavigationTarget, by word: SheetWord, _ form: VerbForm) {
        let parts = word.text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let forms = definition.navigation.flatMap { navigation in
            definition.channels(from: navigation.decides).first { $0.to == navigation.performs }
        }?.says.map { $0.form(for: unit) }
        guard (forms ?? [form]).contains(where: { $0.matches(name) }) else {
            let list = (forms ?? [form]).map { "'\($0)'" }.joined(separator: ", ")
            return note(word, "'\(name)' is no message of \(definition.id) that goes somewhere: these are \(list)")
        }
        target.message = name
        guard parts.count == 2 else { return }
        let labels = parts[1].hasSuffix(")") ? parts[1].dropLast().split(separator: ":").map(String.init) : []
        guard labels.count == target.told.count else {
            return note(
                word,
                "'\(word.text)' names \(labels.count) values, and \(target.told.count) go along: "
                    + "'\(name)(\(target.told.map { $0.name + ":" }.joined()))'")
        }
        for (value, label) in zip(target.told, labels) { target.labels[value.name] = label }
    }

    /// Reads the steps that follow another unit's answers.
    private mutating func hear(_ said: [SceneSheet.Event], from target: NavigationTarget, at goal: SheetWord) {
        for answer in said {
            let messages = target.answer?.messages ?? []
            let message = messages.first { message in
                message.values.contains { $0.name == answer.name.text }
                    || message.name.lowercased().hasSuffix(answer.name.text.lowercased())
            }
            guard let message else {
                let known = messages.map { $0.values.first?.name ?? $0.name }
                note(
                    answer.name,
                    messages.isEmpty
                        ? "'\(goal.text)' answers nothing: leave 'back' out, or say 'returns' in its own sheet"
                        : "'\(goal.text)' answers no '\(answer.name.text)'"
                            + NearestWord.hint(for: answer.name.text, among: known))
                continue
            }
            let event = Event(name: message.name, stem: answer.name.text, isGiven: true, isRoute: false)
            behaviour.answers["\(target.message) \(message.name)"] = action(
                answer.steps, among: message.values, of: event)
        }
    }

    private func isAddress(_ text: String) -> Bool {
        let host = text.split(separator: "/", maxSplits: 2).dropFirst().first ?? ""
        return !host.isEmpty
            && text.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 && !"\"\\<>".unicodeScalars.contains($0) }
    }

    /// Another unit, which must be there.
    private mutating func target(
        _ goal: SheetWord, _ steps: SceneSheet.Steps, _ scope: [Known], _ form: VerbForm,
        _ values: inout [String: String]
    ) -> NavigationTarget? {
        let word = definition.unit.word
        guard
            var name = noting(goal, { () throws(ScaffoldError) in try SwiftNames.unit(goal.text, word: word) })
        else { return nil }
        // A unit of the same group goes by its own name.
        if let group = unit.group, definition.unit.group?.namesUnits == true {
            let near = UnitName(group + name.typeName)
            let builder = definition.role(definition.assembly.by)?.type
            if let builder, sources.undeclared([builder.name(for: near)]).isEmpty { name = near }
        }
        if isFlow(name) { return NavigationTarget(unit: name, message: form.filled(with: name.typeName)) }
        let home = definition.home(of: name, among: others, sources)
        let there = home ?? definition
        guard let builder = there.role(there.assembly.by)?.type,
            name == unit || sources.undeclared([builder.name(for: name)]).isEmpty
        else {
            noteMissing(goal, there.role(there.assembly.by)?.type.name(for: name) ?? goal.text)
            return nil
        }
        var target = NavigationTarget(unit: name, message: form.filled(with: name.typeName))
        target.home = home
        target.passes = there.passed(to: name, among: sources)
        target.access = there.access(to: name, among: sources)
        target.answer = there.answer(of: name, passed: target.passes, among: sources)
        for word in steps.with where !scope.contains(where: { $0.name == word.text }) {
            let isParameter = target.passes.contains { $0.name == word.text }
            note(
                word,
                isParameter
                    ? "nothing here is named '\(word.text)'"
                        + NearestWord.hint(for: word.text, among: scope.map(\.name))
                    : "'\(goal.text)' is handed no '\(word.text)'"
                        + (NearestWord.question(for: word.text, among: scope.map(\.name))
                            ?? NearestWord.hint(for: word.text, among: target.passes.map(\.name))))
        }
        let named = Set(steps.with.map(\.text))
        for value in target.passes {
            place(value, of: &target, scope, named, at: goal).map { values[value.name] = $0 }
        }
        for word in steps.with
        where scope.contains(where: { $0.name == word.text }) && !values.values.contains(word.text)
            && !values.values.contains(where: {
                $0 == narrowed(word.text, to: nil, scope) || $0.hasPrefix(word.text + ".")
            })
        {
            note(
                word,
                "'\(goal.text)' is handed no '\(word.text)'"
                    + NearestWord.hint(for: word.text, among: target.passes.map(\.name)))
        }
        return target
    }

    /// Notes that a unit that is gone to is not there.
    private mutating func noteMissing(_ goal: SheetWord, _ type: String) {
        let word = definition.unit.word
        let ending = definition.role(definition.assembly.by)?.type.ending ?? ""
        let known = sources.fileNames.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
        let near = NearestWord.to(goal.text, among: known)
        note(
            goal,
            "there is no \(word) '\(goal.text)' to go to"
                + (near.map { ": did you mean '\($0)'?" }
                    ?? (isOfApp
                        ? ": " + remedy(word, goal.text)
                        : ": write it first, with 'scaena new \(word) \(goal.text)'")),
            missing: type)
    }

    /// Returns true if a name is that of something that is no unit and opens some.
    private func isFlow(_ name: UnitName) -> Bool {
        guard let performer = definition.navigation.flatMap({ definition.role($0.performs) }),
            performer.scope == .flow, let owner = definition.role(definition.assembly.returns)
        else { return false }
        let (flow, own) = (performer.type.name(for: name, shared: name), owner.type.name(for: name))
        return sources.undeclared([flow, own]) == [own]
    }

    /// Code of the id by which a model is told, where only ids go along.
    ///
    /// - Parameters:
    ///   - name: the model's name here.
    ///   - type: the type that is wanted, or nil for any.
    ///   - scope: the known values.
    func narrowed(_ name: String, to type: String?, _ scope: [Known]) -> String? {
        guard definition.navigation?.routes != nil, let place = scope.lastIndex(where: { $0.name == name }) else {
            return nil
        }
        let known = scope[place]
        // A tap on a row tells the id beside its model.
        if name == behaviour.listed?.model.single, let told = scope[(place + 1)...].first(where: { $0.name == "id" }),
            type == nil || told.type == type
        {
            return "id"
        }
        let id = sources.properties(of: known.type)?.first { $0.name == "id" }
        if let id, id.type == "UUID", type != "UUID" {
            return type == nil || type == "String" ? "\(name).id.uuidString" : nil
        }
        return id.flatMap { type == nil || $0.type == type ? "\(name).id" : nil }
    }

    /// Finds where something comes from that another unit is handed.
    ///
    /// - Returns: code of it, where the role that decides to go there passes it.
    private mutating func place(
        _ value: PassedValue, of target: inout NavigationTarget, _ scope: [Known], _ named: Set<String>,
        at goal: SheetWord
    ) -> String? {
        if value.name == target.answer?.label { return "self" }
        let fitting = scope.filter { $0.type == value.type }
        let found =
            fitting.first { $0.name == value.name } ?? fitting.first { named.contains($0.name) }
            ?? (Self.isPlain(value.type) ? nil : fitting.first)
        if let found { return found.name }
        for name in named.sorted() {
            if let id = narrowed(name, to: value.type, scope) { return id }
        }
        let type = dependencies.flatMap { definition.role($0.to)?.type.name(for: unit) } ?? ""
        if let channel = dependencies, let property = channel.property?.name(for: unit),
            isShared(value.type) || [Self.providerType, AnswerStore.contract, type].contains(value.type)
        {
            // Who goes on from there to units that are handed something is handed the whole.
            target.fromDependencies[value.name] = value.type == type ? property : "\(property).\(value.name)"
            if !sources.undeclared([type]).isEmpty {
                note(
                    goal,
                    "'\(target.unit.typeName)' is handed '\(value.name)', which comes from '\(type)', and there is none "
                        + "around: an app of 'scaena new app' has it")
            }
            return nil
        }
        note(
            goal,
            "'\(target.unit.typeName)' is handed '\(value.name): \(value.type)', and nothing of the \(definition.unit.word) "
                + "is that: say 'takes: { \(value.name): \(value.type) }'")
        return nil
    }

    /// The channel by which the role that goes to other units holds the things that the whole app shares.
    private var dependencies: Channel? { definition.dependencies }

    /// Returns true if a type is the contract of something that units share.
    private func isShared(_ type: String) -> Bool {
        let forms = definition.inputs.managers.compactMap { definition.holding(of: $0)?.through }
            .compactMap { definition.contract($0)?.type.ending }
        return forms.contains { type.hasPrefix("any ") && type.hasSuffix($0) }
    }
}
