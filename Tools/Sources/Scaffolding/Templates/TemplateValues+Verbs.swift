import Architecture

/// Requests of a server, as something of the data side makes them.
extension TemplateValues {
    /// Returns the values of requests for templates.
    ///
    /// - Parameters:
    ///   - verbs: the requests.
    ///   - values: their parameters, as values that tests can make.
    func requests(_ verbs: [RequestVerb], among sources: ModuleSources?) -> [[String: Any]] {
        verbs.map { values(of: $0, among: sources) }
    }

    /// The values that the unit's own data side is handed to make its requests by, and to keep what they answer.
    var provider: [(role: String, handed: Handed)] {
        let verbs = content.behaviour.ownVerbs
        guard let role = definition.sheet?.asks, verbs.contains(where: { $0.function == nil }) else { return [] }
        let sample = "HTTPProvider(baseURL: URL(fileURLWithPath: \"/\"), transport: StubTransport())"
        let provider = Handed(
            property: "provider", type: SheetResolver.providerType, sample: sample, stub: "provider = \(sample)",
            standard: requester.map { $0 + ".provider" })
        let store = Handed(
            property: "store", type: AnswerStore.contract, sample: "MemoryStore()", stub: "store = MemoryStore()")
        return [(role, provider)] + (verbs.contains { $0.store != nil } ? [(role, store)] : [])
    }

    /// The type of the app's own that requests go through, where the unit's data side knows it by itself.
    var requester: String? { definition.requester.map { $0.type.name(for: unit) } }

    /// The requests of the unit's own data side, each with the message that its answer is passed on by.
    var work: [[String: Any]] {
        content.behaviour.ownVerbs.map { verb in
            let answer = content.behaviour.answer(of: verb)
            return values(of: verb, among: content.sources).merging([
                "subject": subject(of: verb), "message": message(of: answer, to: verb), "told": answer.name ?? "",
                "fails": failure(of: verb),
                "tells": answer.name.map { "\($0): \(verb.answer ?? "")" } ?? "",
                "argument": answer.name.map { "\($0): \($0)" } ?? "",
            ]) { _, new in new }
        }
    }

    /// The messages by which answers are passed on, each once.
    var workAnswers: [[String: Any]] {
        let plan = content.behaviour
        var known: Set<String> = []
        return plan.ownVerbs.compactMap { verb -> [String: Any]? in
            let answer = plan.answer(of: verb)
            let message = message(of: answer, to: verb)
            guard known.insert("\(message) \(answer.name ?? "")").inserted else { return nil }
            let next: [String: Any] = [
                "code": answer.next.map { code(of: $0) } ?? "",
                "made": answer.next.map { made($0.verb.stem, bare: $0.verb.parameters.isEmpty) } ?? "",
            ]
            let title = answer.name ?? message
            return [
                "message": message, "title": title.prefix(1).uppercased() + title.dropFirst(),
                "parameter": answer.name.map { "\($0): \(verb.answer ?? "")" } ?? "",
                "words": answer.name ?? "", "fails": failure(of: verb),
                "samples": answer.name.map { "\($0): \(sample(of: verb.answer ?? ""))" } ?? "",
                "isListed": answer.name != nil && answer.name == plan.listed?.model.name,
                "isPresented": answer.name != nil && answer.name == plan.presented?.name,
                "next": next, "then": values(answer.then),
                "follows": answer.next != nil || !answer.then.isEmpty,
            ]
        }
    }

    /// True if something succeeds of which nothing else is shown.
    var succeeds: Bool {
        workAnswers.contains { answer in
            !["isListed", "isPresented", "follows"].contains { answer[$0] as? Bool == true }
        }
    }

    /// The messages of the unit's own data side to the role that asks it.
    private var answerForms: [VerbForm] {
        let asks = definition.sheet?.asks ?? ""
        let decider = definition.inputs.events?.to ?? ""
        return definition.channels(from: asks).first { $0.to == decider }?.says.map { $0.form(for: unit) } ?? []
    }

    /// Returns the subject of a request, for people: `sign in` of `requestSignIn`, where requests are named so.
    private func subject(of verb: RequestVerb) -> String {
        let asking = definition.channels(from: definition.inputs.events?.to ?? "")
        let channel = asking.first { $0.to == definition.sheet?.asks }
        let stem = (channel?.says ?? []).lazy.compactMap { $0.form(for: unit).stem(of: verb.name) }.first ?? verb.name
        return UnitName(stem.prefix(1).uppercased() + stem.dropFirst()).words.lowercasedFirst
    }

    /// The message that says that a request came to nothing, where answers are named after requests.
    private func failure(of verb: RequestVerb) -> String { verb.name + "DidFail" }

    func message(of answer: UnitBehaviour.Answer, to verb: RequestVerb) -> String {
        let forms = answerForms
        // Where answers are named after what was asked: `requestLoginDidFinish`.
        let own = verb.name + "DidFinish"
        if forms.contains(where: { $0.matches(own) }) { return own }
        let ending = answer.message.isEmpty ? "" : answer.message
        return VerbForm("present" + ending).said(about: unit.ownName, by: forms)
    }

    /// Code of a request of the unit's own data side, as a closure that is handed it.
    func code(of call: UnitBehaviour.Call, with known: [String] = []) -> String {
        let arguments = call.arguments.map(\.code).joined(separator: ", ")
        // What the unit itself has is captured by name, so that nobody holds the unit.
        var captured: [String] = []
        for name in call.arguments.map(\.name) where !captured.contains(name) {
            if content.takes.contains(where: { $0.name == name }) { captured.append(name) }
        }
        let head = captured.isEmpty ? "" : "[\(captured.joined(separator: ", "))] in "
        return "{ \(head)$0.\(call.verb.name)(\(arguments)) }"
    }

    /// A request with what tests have of its arguments, as a mock notes it.
    func tested(_ call: UnitBehaviour.Call) -> String {
        let single = content.behaviour.listed?.model.single
        let arguments = zip(call.verb.parameters, call.arguments).map { parameter, argument in
            let field = content.behaviour.fields.first { $0.name == argument.name }
            let taken = content.takes.first { $0.name == argument.name }
                .map { ($0.sample.hasPrefix(".") ? $0.type : "") + $0.sample }
            let row = argument.name == single ? "Self.\(argument.name)" : nil
            let code: String
            if let part = argument.property, let model = row ?? taken {
                code = "\(model).\(part)"
            } else {
                code = field?.sample ?? row ?? sample(of: parameter.type)
            }
            return (argument.label.map { "\($0): " } ?? "") + code
        }
        return call.verb.name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }

    /// A request with samples, as a mock notes it.
    func noted(_ call: UnitBehaviour.Call) -> String {
        let samples = call.verb.parameters.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + sample(of: parameter.type)
        }
        return call.verb.name + (samples.isEmpty ? "" : "(\(samples.joined(separator: ", ")))")
    }

    /// Returns the closures in the place of a request where a function is handed around.
    private func closures(of verb: RequestVerb, _ passed: [PassedValue]) -> [String: Any] {
        let function: [String] = verb.function?.split(separator: ".").map(String.init) ?? ["", ""]
        let ignored: String = passed.map { _ in "_" }.joined(separator: ", ")
        let head: String = ignored.isEmpty ? "" : ignored + " in "
        let answer: String = verb.answer.map { sample(of: $0) } ?? ""
        return [
            "owner": function[0], "function": function[1],
            "answersIt": head.isEmpty && answer.isEmpty ? "{}" : "{ \(head)\(answer)".trimmed + " }",
            "failsIt": "{ \(head)throw Failure() }",
            "types": passed.map(\.type).joined(separator: ", "), "names": passed.map(\.name).joined(separator: ", "),
        ]
    }

    private func values(of verb: RequestVerb, among sources: ModuleSources?) -> [String: Any] {
        let path = verb.path ?? ""
        let list = verb.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        let passed = (try? PassedValue.list(list, what: "passed", reserved: [], among: sources)) ?? []
        // `{id}`, or `{order.id}` of a value of the app's own.
        let isInPath = { (value: PassedValue) in path.contains("{\(value.name)}") || path.contains("{\(value.name).") }
        let inPath = passed.filter(isInPath)
        let sent = passed.filter { !isInPath($0) }
        // One value of the app's own is the body; plain ones are parts of it.
        let isWhole = sent.count == 1 && !SheetResolver.isPlain(sent[0].type)
        let body = ["POST", "PUT", "PATCH"].contains(verb.method) && !sent.isEmpty
        let title = verb.name.prefix(1).uppercased() + verb.name.dropFirst()
        let written = path.replacing("{", with: "\\(").replacing("}", with: ")")
        let query = sent.map { value in
            "URLQueryItem(name: \"\(value.name)\", value: \(value.type == "String" ? value.name : "\"\\(\(value.name))\""))"
        }.joined(separator: ", ")
        let argument =
            body
            ? ", json: " + (isWhole ? sent[0].name : "Body(\(self.passed(sent, \.name)))")
            : sent.isEmpty || !["GET", "DELETE"].contains(verb.method) ? "" : ", query: [\(query)]"
        let method = verb.method?.lowercased() ?? "get"
        let request =
            body || ["GET", "DELETE"].contains(verb.method)
            ? ".\(method)(\"\(written)\"\(argument))" : "HTTPRequest(.\(method), \"\(written)\")"
        let place = verb.keyPath.isEmpty ? "" : ", at: \"\(verb.keyPath)\""
        let answer = verb.answer.map { sample(of: $0) } ?? ""
        let server =
            verb.answer == nil
            ? "try await provider.response(to: \(request))" : "try await provider.value(of: \(request)\(place))"
        let keys = verb.keyPath.split(separator: ".")
        let asked = sent.map { "\($0.name)=\\(\($0.name))" }.joined(separator: "&")
        let key = "\(verb.name) \(written)" + (asked.isEmpty ? "" : "?" + asked)
        let kept = verb.store == nil ? server : "try await store.answer(for: \"\(key)\") { \(server) }"
        let arguments = passed.map { $0.argument($0.name) }.joined(separator: ", ")
        let function = verb.function.map { "try await \($0)(\(arguments))" }
        return self.passed(passed).merging(closures(of: verb, passed)) { _, new in new }.merging([
            "name": verb.name, "title": title, "words": UnitName(String(title)).words.lowercasedFirst,
            "answer": verb.answer ?? "", "answerSample": answer, "request": request, "place": place,
            "code": function ?? kept, "isKept": verb.store != nil,
            "body": body && !isWhole ? sent.map { ["name": $0.name, "type": $0.type] } : [],
            "path": inPath.reduce(path) { path, value in
                let sample = value.sample.hasPrefix(".") ? value.type + value.sample : value.sample
                return path.replacing("{\(value.name)}", with: "\\(\(sample))")
                    .replacing("{\(value.name).", with: "{\(sample).")
            }.replacing("{", with: "\\(").replacing("}", with: ")"),
            "method": verb.method ?? "", "before": keys.map { "{\\\"\($0)\\\":" }.joined(),
            "after": keys.map { _ in "}" }.joined(),
        ]) { _, new in new }
    }
}
