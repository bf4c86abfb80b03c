import Architecture

/// Requests of a server, as something of the data side makes them.
extension TemplateValues {
    /// What templates are given of requests.
    ///
    /// - Parameters:
    ///   - verbs: the requests.
    ///   - values: their parameters, as values that tests can make.
    func requests(_ verbs: [RequestVerb], among sources: ModuleSources?) -> [[String: Any]] {
        verbs.map { values(of: $0, among: sources) }
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
        let keys = verb.keyPath.split(separator: ".")
        return self.passed(passed).merging([
            "name": verb.name, "title": title, "words": UnitName(String(title)).words.lowercasedFirst,
            "answer": verb.answer ?? "", "answerSample": answer, "request": request, "place": place,
            "code": verb.answer == nil
                ? "try await provider.response(to: \(request))" : "try await provider.value(of: \(request)\(place))",
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
