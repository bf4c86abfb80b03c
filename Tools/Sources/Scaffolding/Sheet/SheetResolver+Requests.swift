import Architecture

/// The requests of a sheet.
extension SheetResolver {
    /// A value that something can be passed or told.
    struct Known {
        let name: String
        let type: String
    }

    // MARK: The unit's own

    /// The type by which the unit's own data side makes its requests.
    static let providerType = "HTTPProvider"

    /// True if the unit's own data side is asked, which then learns the names in the sheet.
    var asksItself: Bool { definition.asksItself }

    mutating func ownVerbs() {
        guard let asked = definition.sheet?.asks, asksItself else { return }
        let channel = definition.channels(from: definition.inputs.events?.to ?? "").first { $0.to == asked }
        let forms = (channel?.says ?? []).map { $0.form(for: unit) }
        if let type = definition.requester?.type.name(for: unit),
            let verb = sheet.verbs.first(where: { $0.function == nil }),
            !sources.undeclared([type]).isEmpty
        {
            note(
                verb.word, "'\(type)' sends what is asked, and there is none around: an app of 'scaena new app' has it")
        }
        let other = definition.kinds.first(where: \.stores).map { ", or say it of \($0.word.withArticle)" } ?? ""
        let keeper = AnswerStore.Keeper(
            name: "the \(asked) of \(definition.id)", isWritten: definition.sheet?.stores ?? false, alternative: other)
        for verb in sheet.verbs {
            if let mistake = AnswerStore.mistake(of: verb, by: keeper, among: sources, around: folder) {
                note(verb.word, mistake)
            }
            if behaviour.ownVerbs.contains(where: { $0.name == verb.name }) {
                note(verb.word, "'\(verb.name)' stands twice among the verbs")
            } else if !forms.isEmpty, !forms.contains(where: { $0.matches(verb.name) }) {
                let list = forms.map { "'\($0)'" }.joined(separator: ", ")
                note(verb.word, "the \(asked) of \(definition.id) is not asked to '\(verb.name)': it is told \(list)")
            } else if let function = verb.function {
                if checkFunction(function, of: verb) { behaviour.ownVerbs.append(verb) }
            } else if verb.method == nil {
                note(
                    verb.word,
                    "nothing says where '\(verb.name)' gets it from: write it as '\(verb.name)(): [Item], GET /items'")
            } else {
                behaviour.ownVerbs.append(verb)
            }
        }
    }

    /// Returns true if a shared type's function does what a verb says; notes why not.
    private mutating func checkFunction(_ function: String, of verb: RequestVerb) -> Bool {
        let parts = function.split(separator: ".").map(String.init)
        let asked = definition.sheet?.asks ?? ""
        let roles = definition.channels(from: asked).filter { $0.hold == .static }.compactMap { definition.role($0.to) }
        let role = roles.first { $0.type.isShared && $0.type.stem(of: UnitName(parts[0])) != nil }
        guard let role, let model = role.type.stem(of: UnitName(parts[0])) else {
            note(verb.word, "no \(asked) of \(definition.id) asks '\(parts[0])': write a request as 'GET /items'")
            return false
        }
        guard sources.undeclared([parts[0]]).isEmpty else {
            let kind = definition.kinds.first { kind in kind.files.contains { $0.holds.contains(role.id) } }
            let mend = kind.map { ": " + remedy($0.word, model) } ?? ""
            note(verb.word, "there is no '\(parts[0])' around\(mend)", missing: parts[0])
            return false
        }
        guard let signature = sources.signature(of: parts[0], parts[1]),
            let passed = sources.parameters(of: parts[0], parts[1])
        else {
            note(verb.word, "'\(parts[0])' has no function '\(parts[1])'")
            return false
        }
        let answer = signature.type?.description
        let said = verb.answer.map { "answers '\($0)'" } ?? "answers nothing"
        if answer != verb.answer {
            note(
                verb.word,
                "'\(verb.name)' \(said), and '\(function)' answers \(answer.map { "'\($0)'" } ?? "nothing"): let both be the "
                    + "same")
        } else if !signature.isAsync || !signature.throwing.isThrowing {
            note(verb.word, "'\(function)' is no request: what is asked is 'async throws'")
        } else if passed.map({ "\($0.label): \($0.type)" }) != verb.parameters.map({ "\($0.name): \($0.type)" }) {
            note(
                verb.word,
                "'\(function)' takes (\(passed.map(\.parameter).joined(separator: ", "))): say '\(verb.name)' with the same"
            )
        } else {
            return true
        }
        return false
    }

    // MARK: Requests

    mutating func readyUp() {
        guard let ready = sheet.ready else {
            let names = [behaviour.presented, behaviour.listed?.model].compactMap(\.self).map(\.name)
            for name in names
            where behaviour.observed.isEmpty && !behaviour.watched.contains(where: { $0.value == name })
                && !(behaviour.isPresentedTaken && names.count == 1)
            {
                guard let word = sheet.presents.first(where: { $0.name.text == name })?.name else { continue }
                note(
                    word,
                    "nothing brings '\(name)': say 'ready: { asks: … }', 'observes', or 'takes' with the same name"
                )
            }
            return
        }
        for said in ready.said where said.step != .asks {
            note(said.word, "'ready' only asks: '\(said.step.rawValue)' follows what the user does")
        }
        behaviour.ready = request(ready.asks, among: [], then: { _, _ in .init() })?.name ?? ""
    }

    /// The method that makes some requests; nil where one of them cannot be made.
    ///
    /// - Parameters:
    ///   - asks: the requests, in order.
    ///   - known: the values that are known where they are made, beside those that the unit takes.
    ///   - then: finds what follows them, from what is known then.
    mutating func request(
        _ asks: [SceneSheet.Request], among known: [PassedValue],
        then: (inout SheetResolver, [Known]) -> UnitBehaviour.Steps
    ) -> UnitBehaviour.Request? {
        var calls: [UnitBehaviour.Call] = []
        var scope = (content.takes + known).map { Known(name: $0.name, type: $0.type) }
        for request in asks {
            guard var call = call(request, scope) else { continue }
            if let answer = request.answer ?? nil {
                if call.verb.answer == nil {
                    note(answer, "'\(call.verb.name)' answers nothing that could be named")
                } else if call.presented == nil {
                    call.answer = answer.text
                }
            }
            if let type = call.verb.answer, let name = call.presented ?? call.answer {
                scope.append(Known(name: name, type: type))
            }
            calls.append(call)
        }
        guard !calls.isEmpty, calls.count == asks.count else { return nil }
        let then = then(&self, scope)
        let used = Set(calls.flatMap(\.arguments).map(\.name) + then.names)
        let taken = known.filter { used.contains($0.name) }
        guard asksItself else { return chained(calls, then, among: known, scope) }
        let names = calls.map(\.verb.name)
        let further = names.dropFirst().map { "And" + $0.prefix(1).uppercased() + $0.dropFirst() }
        refuseOtherAnswers(calls, then, known, at: asks)
        return added(.init(name: names[0] + further.joined(), calls: calls, takes: taken, then: then))
    }

    /// Adds a request for each of some calls, which has the next one made once it has succeeded; returns the first.
    private mutating func chained(
        _ calls: [UnitBehaviour.Call], _ then: UnitBehaviour.Steps, among known: [PassedValue], _ scope: [Known]
    ) -> UnitBehaviour.Request? {
        var request: UnitBehaviour.Request?
        let first = behaviour.requests.count
        // They stand in the order in which they are made.
        defer { behaviour.requests[first...].reverse() }
        for (index, call) in calls.enumerated().reversed() {
            let then = index == calls.count - 1 ? then : .init()
            let next = request.map { UnitBehaviour.Next(name: $0.name, handed: $0.takes) }
            let own = call.presented ?? call.answer
            let later = then.names + (next?.handed.map(\.name) ?? [])
            let used = Set(call.arguments.map(\.name) + later.filter { $0 != own })
            let answers = calls[..<index].compactMap { $0.presented ?? $0.answer }
            let earlier = scope.filter { answers.contains($0.name) && used.contains($0.name) }.compactMap { answer in
                try? PassedValue.list("\(answer.name): \(answer.type)", what: "answered", reserved: [], among: sources)
                    .first
            }
            let taken = known.filter { used.contains($0.name) && !answers.contains($0.name) } + earlier
            request = added(.init(name: call.verb.name, calls: [call], takes: taken, then: then, next: next))
        }
        return request
    }

    /// Adds a request unless it is there.
    private mutating func added(_ request: UnitBehaviour.Request) -> UnitBehaviour.Request {
        var request = request
        if let known = behaviour.requests.first(where: { $0.isSame(as: request) }) { return known }
        // The same request, after which something else follows.
        while behaviour.requests.contains(where: { $0.name == request.name }) { request.name += "AndGoOn" }
        behaviour.requests.append(request)
        return request
    }

    /// A request, which one of the things must know that the unit is handed, or its own data side.
    private mutating func call(_ request: SceneSheet.Request, _ scope: [Known]) -> UnitBehaviour.Call? {
        let word = request.verb
        if asksItself { return ownCall(request, scope) }
        guard !content.shared.isEmpty else {
            // Whom it needs, and what is wrong with that, is told already.
            if !sheet.needs.isEmpty { return nil }
            note(
                word,
                "nobody can be asked to '\(word.text)': name who knows it under 'needs', as in 'scaena add needs Item event …'"
            )
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
                note(word, "the \(thing.role) of \(definition.id) is not asked to '\(word.text)': it is told \(list)")
                return nil
            }
            guard verb.isAsync, verb.isThrowing else {
                note(word, "'\(word.text)' is no request: what is asked is 'async throws'")
                return nil
            }
            return call(verb, of: thing, request, scope)
        }
        let names = content.shared.compactMap(contract).map { "'\($0)'" }.joined(separator: " and ")
        note(word, "\(names) cannot be asked to '\(word.text)'" + NearestWord.hint(for: word.text, among: known))
        return nil
    }

    private mutating func ownCall(_ request: SceneSheet.Request, _ scope: [Known]) -> UnitBehaviour.Call? {
        let word = request.verb
        guard let own = behaviour.ownVerbs.first(where: { $0.name == word.text }) else {
            // What is wrong with it is told where it is written.
            if sheet.verbs.contains(where: { $0.name == word.text }) { return nil }
            let known = behaviour.ownVerbs.map(\.name)
            let hint = NearestWord.question(for: word.text, among: known)
            note(
                word,
                "the \(definition.unit.word) has no verb '\(word.text)'"
                    + (hint ?? ": say 'verbs: { \(word.text): \"[Item], GET /items\" }'"))
            return nil
        }
        return call(ContractVerb(own), of: nil, request, scope)
    }

    private mutating func call(
        _ verb: ContractVerb, of thing: SharedThing?, _ request: SceneSheet.Request, _ scope: [Known]
    ) -> UnitBehaviour.Call? {
        guard let arguments = arguments(of: verb, at: request.verb, scope) else { return nil }
        let models = [behaviour.presented, behaviour.listed?.model].compactMap(\.self)
        let presented = models.first { model in
            model.code == verb.answer && (request.answer.map { $0.text == model.name } ?? true)
        }
        return .init(thing: thing, verb: verb, arguments: arguments, presented: presented?.name)
    }

    /// Returns the arguments of a request: values that the unit has.
    private mutating func arguments(
        of verb: ContractVerb, at word: SheetWord, _ scope: [Known]
    ) -> [UnitBehaviour.Argument]? {
        var arguments: [UnitBehaviour.Argument] = []
        for parameter in verb.parameters {
            let found =
                scope.first { $0.type == parameter.type && $0.name == parameter.label }
                ?? scope.first { $0.type == parameter.type && parameter.label != $0.name && !Self.isPlain($0.type) }
                ?? scope.first { $0.type == parameter.type && parameter.label == nil }
            if found == nil, let owner = owner(of: parameter, scope) {
                arguments.append(.init(label: parameter.label, name: owner.name, property: parameter.label))
                continue
            }
            guard let found else {
                let name = parameter.label ?? "value"
                if let other = scope.first(where: { $0.name == name }) {
                    note(
                        word,
                        "'\(verb.name)' needs '\(name): \(parameter.type)', and the \(definition.unit.word)'s '\(name)' is of type "
                            + "\(other.type): let both be the same")
                    return nil
                }
                note(
                    word,
                    "'\(verb.name)' needs a value '\(name): \(parameter.type)', and the \(definition.unit.word) has none, nor one model that "
                        + "has it: say 'takes: { \(name): \(parameter.type) }'")
                return nil
            }
            arguments.append(.init(label: parameter.label, name: found.name))
        }
        return arguments
    }

    /// Returns the one model among known values that has a property of a parameter's name and type: `order` for `id: UUID`.
    private func owner(of parameter: ContractVerb.Parameter, _ scope: [Known]) -> Known? {
        let owners = scope.filter { known in
            sources.properties(of: known.type)?.contains { $0.name == parameter.label && $0.type == parameter.type }
                ?? false
        }
        return owners.count == 1 ? owners[0] : nil
    }

    /// Returns true if a type says nothing of the meaning of its values, so that their names have to.
    static func isPlain(_ type: String) -> Bool {
        let base = type.hasSuffix("?") ? String(type.dropLast()) : type
        return ShownType(base) != nil || WellKnownTypes.facts(of: base) != nil
    }
}

extension SheetResolver {
    /// Refuses requests whose answers, passed on by one message, are followed by different things, or need the row
    /// that was tapped before.
    private mutating func refuseOtherAnswers(
        _ calls: [UnitBehaviour.Call], _ then: UnitBehaviour.Steps, _ known: [PassedValue],
        at asks: [SceneSheet.Request]
    ) {
        let request = UnitBehaviour.Request(name: "", calls: calls, takes: [], then: then)
        for (index, call) in calls.enumerated() {
            let word = asks[min(index, asks.count - 1)].verb
            let answer = UnitBehaviour.answer(at: index, of: request)
            for other in behaviour.requests {
                guard let place = other.calls.firstIndex(where: { $0.verb.name == call.verb.name }) else { continue }
                if UnitBehaviour.answer(at: place, of: other) != answer {
                    note(
                        word,
                        "what follows '\(call.verb.name)' differs from what follows it elsewhere, and its answer comes by one "
                            + "message: let the same follow, or give it another verb")
                }
            }
            let names = Set(known.map(\.name))
            let later = (answer.next?.arguments.map(\.name) ?? []) + answer.then.names
            if let lost = later.first(where: names.contains) {
                note(
                    word,
                    "'\(lost)' is not known any more when '\(call.verb.name)' is answered: name the answer, as in "
                        + "'asks: { \(call.verb.name): … }'")
            }
        }
    }
}

extension ArchitectureDefinition {
    /// Whoever sends what the unit's own data side asks for, where that knows it by itself.
    var requester: Role? {
        guard asksItself, let asked = sheet?.asks else { return nil }
        return channels(from: asked).filter { $0.hold == .static }.compactMap { role($0.to) }
            .first { $0.scope == .app && !$0.type.isShared }
    }

    /// Whoever builds what rows show, where that is the app's own and not the unit's.
    var rowBuilder: Role? {
        guard let rows = sheet?.rows else { return nil }
        let channel = channels(from: inputs.events?.to ?? "").first { $0.hold == .static && $0.carries.contains(rows) }
        return channel.flatMap { role($0.to) }
    }

    /// True if a unit's own data side is asked by sheets, which then learns the names in them.
    var asksItself: Bool { sheet?.asks.flatMap(role)?.scope == .unit }
}

extension ContractVerb {
    /// A request that a sheet names.
    init(_ verb: RequestVerb) {
        name = verb.name
        parameters = verb.parameters.map { Parameter(label: $0.name, type: $0.type) }
        isAsync = true
        isThrowing = true
        answer = verb.answer
    }
}
