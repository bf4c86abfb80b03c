import Foundation

/// One connection to a browser's DevTools: commands with their answers, and events by session.
final class DevTools: @unchecked Sendable {
    typealias Handler = @Sendable (_ method: String, _ parameters: JSON) -> Void

    // Guarded by `lock`.
    private var nextID = 0
    private var waiting: [Int: Command] = [:]
    private var handlers: [String: Handler] = [:]
    private var endedWith: ChromiumError?
    private var pipes: Pipes?
    private let lock = NSLock()

    private struct Command {
        let method: String
        let continuation: CheckedContinuation<JSON, any Error>
        let deadline: Task<Void, Never>
    }

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - input: The pipe that the browser writes to.
    ///   - output: The pipe that the browser reads from.
    ///   - lastWords: The browser's last words on its standard error.
    func connect(input: FileHandle, output: FileHandle, lastWords: @escaping @Sendable () -> String) {
        let pipes = Pipes(
            input: input, output: output, receive: { [weak self] in self?.receive($0) },
            end: { [weak self] in self?.end(.ended(lastWords: lastWords())) })
        lock.withLock { self.pipes = pipes }
    }

    /// Sends a command and waits for its answer.
    ///
    /// - Parameters:
    ///   - method: As the protocol names it, `Page.navigate`.
    ///   - parameters: Its parameters.
    ///   - session: The session that it is meant for; none for the browser itself.
    ///   - timeout: The time to wait.
    /// - Returns: The `result` member of the answer.
    /// - Throws: `ChromiumError.refused`, `.silent`, `.ended`; `CancellationError`.
    @discardableResult
    func send(
        _ method: String, _ parameters: JSON = [:], session: String? = nil, timeout: Duration = Page.patience
    ) async throws -> JSON {
        let id = lock.withLock {
            nextID += 1
            return nextID
        }
        var message: [String: JSON] = ["id": .number(Double(id)), "method": .string(method), "params": parameters]
        if let session { message["sessionId"] = .string(session) }
        let data = try JSONEncoder().encode(JSON.object(message))
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let deadline = Task { [weak self] in
                    guard (try? await Task.sleep(for: timeout)) != nil else { return }
                    self?.finish(id, .failure(ChromiumError.silent(method: method)))
                }
                let refusal: (any Error)? = lock.withLock {
                    if let endedWith { return endedWith }
                    if Task.isCancelled { return CancellationError() }
                    waiting[id] = Command(method: method, continuation: continuation, deadline: deadline)
                    pipes?.send(data)
                    return nil
                }
                if let refusal {
                    deadline.cancel()
                    continuation.resume(throwing: refusal)
                }
            }
        } onCancel: {
            finish(id, .failure(CancellationError()))
        }
    }

    /// Hands the events of a session, in order, on the reading thread, to a handler.
    func handleEvents(of session: String, _ handler: Handler?) {
        lock.withLock { handlers[session] = handler }
    }

    /// Closes the connection; whoever waits is told.
    func close() {
        lock.withLock { pipes }?.close()
        end(.ended(lastWords: ""))
    }

    private func receive(_ data: Data) {
        guard let message = JSONParser.parse(data) else { return }
        if let id = message["id"].int {
            finish(id, .success(message))
        } else if let method = message["method"].string, let session = message["sessionId"].string {
            lock.withLock { handlers[session] }?(method, message["params"])
        }
    }

    private func finish(_ id: Int, _ outcome: Result<JSON, any Error>) {
        guard let command = lock.withLock({ waiting.removeValue(forKey: id) }) else { return }
        command.deadline.cancel()
        switch outcome {
        case .success(let message):
            if let refusal = message["error"]["message"].string {
                command.continuation.resume(throwing: ChromiumError.refused(method: command.method, message: refusal))
            } else {
                command.continuation.resume(returning: message["result"])
            }
        case .failure(let error):
            command.continuation.resume(throwing: error)
        }
    }

    private func end(_ error: ChromiumError) {
        let abandoned = lock.withLock {
            if endedWith == nil { endedWith = error }
            defer { waiting = [:] }
            return waiting.values
        }
        for command in abandoned {
            command.deadline.cancel()
            command.continuation.resume(throwing: error)
        }
    }
}
