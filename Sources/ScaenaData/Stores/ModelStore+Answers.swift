import ScaenaKit

extension ModelStore {
    /// Asks a server and keeps its answer; where the way to the server is broken, gives the one that was kept last.
    ///
    /// However many ask one store for an answer, one request is under way, and all get what it brings. If whoever asked first is
    /// cancelled, another one asks. Once an ``HTTPProvider`` has sent the same server anything but GET, who asks joins no request that
    /// began before. A store that is no object shares nothing.
    ///
    /// A store that fails hides no answer: it is given, and the failure is told where a developer looks.
    ///
    /// ```swift
    /// func items(from provider: HTTPProvider, keptIn store: any ModelStore) async throws -> [Item] {
    ///     try await store.answer(for: "items") { try await provider.value(of: .get("/items")) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key under which the answer is kept.
    ///   - isolation: Where the server is asked: where the caller is.
    ///   - ask: Asks the server.
    /// - Returns: The answer.
    /// - Throws: The error of asking. That of a broken way only where nothing is kept that can be read.
    public func answer<Answer: Codable & Sendable>(
        for key: String, isolation: isolated (any Actor)? = #isolation, from ask: () async throws -> Answer
    ) async throws -> Answer {
        guard let place = AnswerFlights.Place(Answer.self, for: key, of: self) else {
            return try await asked(for: key, from: ask) { true }
        }
        while true {
            if let flight = AnswerFlights.begin(place) {
                let result: Result<Answer, any Error>
                do {
                    result = .success(
                        try await AnswerFlights.$underWay.withValue(flight) {
                            try await asked(for: key, from: ask) { AnswerFlights.isNewest(flight) }
                        })
                } catch {
                    result = .failure(error)
                }
                let isMine = if case .failure = result { Task.isCancelled } else { false }
                AnswerFlights.end(flight, with: isMine ? nil : result.map { $0 as any Sendable })
                return try result.get()
            }
            if let answer = try await AnswerFlights.answer(at: place) as? Answer { return answer }
        }
    }

    /// Asks, and keeps the answer unless a newer one is asked for.
    private func asked<Answer: Codable & Sendable>(
        for key: String, isolation: isolated (any Actor)? = #isolation, from ask: () async throws -> Answer,
        isNewest: () -> Bool
    ) async throws -> Answer {
        let answer: Answer
        do {
            answer = try await ask()
        } catch let error as HTTPError where error.isConnectionFailure {
            guard let kept = try? await value(Answer.self, for: key) else { throw error }
            return kept
        }
        guard isNewest() else { return answer }
        do {
            try await setValue(answer, for: key)
        } catch {
            RuntimeWarning.say("The answer '\(key)' is not kept: \(error)", category: "store")
        }
        return answer
    }
}
