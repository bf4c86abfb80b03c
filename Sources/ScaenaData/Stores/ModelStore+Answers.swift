import ScaenaKit

extension ModelStore {
    /// Asks a server and keeps its answer; where the way to the server is broken, gives the one that was kept last.
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
        let answer: Answer
        do {
            answer = try await ask()
        } catch let error as HTTPError where error.isConnectionFailure {
            guard let kept = try? await value(Answer.self, for: key) else { throw error }
            return kept
        }
        do {
            try await setValue(answer, for: key)
        } catch {
            RuntimeWarning.say("The answer '\(key)' is not kept: \(error)", category: "store")
        }
        return answer
    }
}
