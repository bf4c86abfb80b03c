#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaKit

    /// Writes down the requests of the app, and says what is to become of the next ones.
    package final class RequestBook: RequestWatcher {
        /// The most requests that are kept, and the most bytes of each body.
        package static let most = 50
        static let longestBody = 128 * 1024

        private struct Entry {
            var request: StageUpdate.Request
            var sent: StageUpdate.Exchange.Part
            var received: StageUpdate.Exchange.Part?
            let began: UInt64
            /// At which change of the book it changed last.
            var revision: Int
        }

        private struct State {
            var entries: [Entry] = []
            var rules: [StageRule] = []
            var revision = 0
            var rulesRevision = 0
            var onChange: (@MainActor @Sendable () -> Void)?
        }

        private let state = Locked(State())

        /// A book of the requests that begin from now on.
        package init() {
            RequestWatch.add(self)
        }

        /// Told after changes, a turn later.
        func onChange(_ told: @escaping @MainActor @Sendable () -> Void) {
            state.withLock { $0.onChange = told }
        }

        /// Grows with every change of a request.
        var revision: Int { state.withLock { $0.revision } }
        /// Grows with every change of the rules.
        var rulesRevision: Int { state.withLock { $0.rulesRevision } }
        /// The rules, each for an endpoint.
        package var rules: [StageRule] { state.withLock { $0.rules } }

        /// The requests that have changed since, in their order.
        package func requests(since revision: Int = 0) -> [StageUpdate.Request] {
            state.withLock { $0.entries.filter { $0.revision > revision }.map(\.request) }
        }

        /// Returns the content of a request and its answer; `nil` where it is not kept any more.
        package func exchange(_ id: Int) -> StageUpdate.Exchange? {
            state.withLock { state in
                state.entries.first { $0.request.id == id }.map {
                    StageUpdate.Exchange(id: id, sent: $0.sent, received: $0.received)
                }
            }
        }

        /// Sets what is to become of an endpoint's next requests.
        ///
        /// - Parameters:
        ///   - rule: The rule; `nil` for none.
        ///   - endpoint: Method, server and path.
        /// - Returns: True if the rule can be followed.
        package func rule(_ rule: StageRule?, for endpoint: String) -> Bool {
            guard rule.map({ $0.order != nil && $0.endpoint == endpoint }) ?? true else { return false }
            change { state in
                state.rules.removeAll { $0.endpoint == endpoint }
                if let rule { state.rules.append(rule) }
                state.rules = state.rules.suffix(Self.most)
                state.rulesRevision += 1
            }
            return true
        }

        private func change(_ body: (inout State) -> Void) {
            let told = state.withLock { state in
                body(&state)
                return state.onChange
            }
            if let told { MainActorExit.run(told) }
        }

        private func change(_ id: Int, _ body: (inout Entry) -> Void) {
            change { state in
                guard let index = state.entries.firstIndex(where: { $0.request.id == id }) else { return }
                state.revision += 1
                state.entries[index].revision = state.revision
                body(&state.entries[index])
            }
        }

        // MARK: Watching

        package func begins(_ request: WatchedRequest) -> RequestOrder {
            let endpoint = Self.endpoint(request.method, request.url)
            let order = rules.first { $0.endpoint == endpoint }?.order ?? .send
            var told = StageUpdate.Request(
                id: request.id, method: request.method, endpoint: endpoint, address: request.address,
                time: (Date().timeIntervalSince1970 * 1000).rounded(), state: .pending)
            if order != .send { told.isRuled = true }
            if case .delay = order { told.state = .held }
            let sent = Self.part(request.headers, request.body ?? Data())
            change { state in
                state.revision += 1
                state.entries.append(
                    Entry(
                        request: told, sent: sent, began: DispatchTime.now().uptimeNanoseconds,
                        revision: state.revision))
                if state.entries.count > Self.most { state.entries.removeFirst(state.entries.count - Self.most) }
            }
            return order
        }

        package func ended(_ id: Int, with outcome: RequestOutcome) {
            let now = DispatchTime.now().uptimeNanoseconds
            change(id) { entry in
                entry.request.milliseconds = (Double(now - entry.began) / 1e5).rounded() / 10
                switch outcome {
                case .answer(let status, let headers, let body, let bytesInFile):
                    entry.request.state = .answered
                    entry.request.status = status
                    entry.request.bytes = body.count + bytesInFile
                    entry.received = Self.part(headers, body)
                    if bytesInFile > 0 { entry.received?.note = "The body went into a file." }
                case .failure(let reason):
                    entry.request.state = .failed
                    entry.request.reason = reason
                case .cancelled: entry.request.state = .cancelled
                }
            }
        }

        package func notUnderstood(_ id: Int, reason: String) {
            change(id) { $0.request.reason = "Not understood: \(reason)" }
        }

        /// The key of rules: a query may be another each time.
        static func endpoint(_ method: String, _ url: URL) -> String {
            let server = [url.host, url.port.map(String.init)].compactMap { $0 }.joined(separator: ":")
            return "\(method) \(server)\(url.path)"
        }

        private static func part(_ fields: [String: String], _ body: Data) -> StageUpdate.Exchange.Part {
            var part = StageUpdate.Exchange.Part(fields: fields)
            guard !body.isEmpty else { return part }
            // Cut between two letters.
            var kept = body.prefix(longestBody)
            if kept.count < body.count {
                while let last = kept.last, last & 0xC0 == 0x80 { kept.removeLast() }
                if let last = kept.last, last & 0xC0 == 0xC0 { kept.removeLast() }
                part.note = "The first \(kept.count) of \(body.count) bytes."
            }
            part.text = String(bytes: kept, encoding: .utf8)
            if part.text == nil { part.note = "\(body.count) bytes that are no text." }
            return part
        }
    }
#endif
