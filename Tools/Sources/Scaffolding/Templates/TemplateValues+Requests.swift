import Architecture

/// The requests of a unit, as its sheet orders them.
extension TemplateValues {
    /// A request with all that follows it, as tests see it, and what it does itself.
    func values(_ request: UnitBehaviour.Request) -> [String: Any] {
        let chain = plan.chain(from: request)
        let calls = chain.flatMap(\.calls)
        let whole = UnitBehaviour.Request(
            name: request.name, calls: calls, takes: request.takes, then: chain.last?.then ?? request.then)
        let words = calls.map { UnitName(capitalized($0.verb.name)).words.lowercasedFirst }
        let direct = content.events.first { event in
            guard let action = plan.actions[event.name] else { return false }
            return action.asks == request.name && action.confirm == nil && !action.needsRow
        }
        let asked: [String] = calls.map { call in (call.thing.map { property(of: $0) } ?? "") + "." + call.verb.stem }
        let isEachOnce = Set(asked).count == calls.count
        let next: [String: Any] = [
            "name": request.next?.name ?? "",
            "handed": request.next?.handed.map(\.name).joined(separator: ", ") ?? "",
        ]
        let own: [String: Any] = [
            "name": request.name, "title": capitalized(request.name), "words": words.joined(separator: ", then "),
            "parameters": request.takes.map { "_ \($0.name): \($0.type)" }.joined(separator: ", "),
            "arguments": request.takes.map(\.name).joined(separator: ", "),
            "direct": direct?.name ?? "", "directSamples": direct.map { passed($0.passes, \.sample) } ?? "",
            "own": deeds(of: request), "next": next, "resumes": chain.count > 1 && isEachOnce,
            "earlier": calls.dropLast().map { self.values($0) }, "last": calls.last.map { self.values($0) } ?? [:],
        ]
        return deeds(of: whole).merging(own) { first, _ in first }
    }

    /// The deeds of a request: its questions, what it shows of their answers, and what follows.
    private func deeds(of request: UnitBehaviour.Request) -> [String: Any] {
        // What an earlier answer is, is there already.
        var known = Set(request.takes.map(\.name))
        var captured: [String] = []
        for call in request.calls {
            var names = call.arguments.map(\.name)
            if let thing = call.thing { names.insert(property(of: thing), at: 0) }
            for name in names where !captured.contains(name) && !known.contains(name) { captured.append(name) }
            if let answer = call.presented ?? call.answer { known.insert(answer) }
        }
        let presented = Set(request.calls.compactMap(\.presented))
        return [
            "calls": request.calls.map(self.values), "captures": captured.joined(separator: ", "),
            "presents": !presented.isEmpty,
            "presented": presented.contains(plan.presented?.name ?? ""),
            "listed": presented.contains(plan.listed?.model.name ?? ""),
            "then": self.values(request.then), "continues": !request.then.isEmpty || request.next != nil,
        ]
    }

    /// Returns the code with which a mock tells the number of times that something was said to it.
    func made(_ stem: String, bare: Bool) -> String {
        bare ? stem + "CallCount" : "arguments(of: \\.\(stem)).count"
    }

    /// The requests, each once.
    var asked: [[String: Any]] {
        var known: Set<String> = []
        return plan.requests.flatMap(\.calls).filter { call in
            known.insert((call.thing.map { property(of: $0) } ?? "") + " " + call.verb.stem).inserted
        }.map { values($0) }
    }

    private func values(_ call: UnitBehaviour.Call) -> [String: Any] {
        let effects = (call.verb.isThrowing ? "try " : "") + (call.verb.isAsync ? "await " : "")
        let arguments = call.arguments.map(\.code).joined(separator: ", ")
        let property = call.thing.map(property) ?? ""
        let code = "\(effects)\(property).\(call.verb.name)(\(arguments))"
        let ignored = call.verb.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = ignored.isEmpty ? "" : "\(ignored) in "
        let models = [plan.presented, plan.listed?.model].compactMap(\.self)
        let model = models.first { $0.name == call.presented }
        // Tests have the model of a row at hand.
        let listed = plan.listed.flatMap { $0.model.name == call.presented ? "[Self.\($0.model.single)]" : nil }
        let answer = listed ?? model?.answerSample ?? call.verb.answer.map { sample(of: $0) } ?? ""
        let name = call.presented ?? call.answer
        return [
            "code": call.verb.answer == nil ? code : name.map { "let \($0) = \(code)" } ?? "_ = \(code)",
            "property": property, "handler": call.verb.stem + "Handler",
            "made": made(call.verb.stem, bare: call.verb.parameters.isEmpty), "verb": call.verb.name,
            "isPresented": call.presented != nil, "mayFail": call.verb.isThrowing,
            "answers": answer.isEmpty ? head.isEmpty ? "{}" : "{ \(head)}" : "{ \(head)\(answer) }",
            "fails": call.verb.isThrowing ? "{ \(head)throw Failure() }" : "",
        ]
    }
}
