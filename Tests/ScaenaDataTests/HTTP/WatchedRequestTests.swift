import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

/// The events of requests that an observer of the runtime is told. Other tests go on at the same time: only this
/// one's address counts.
@Suite @MainActor struct WatchedRequestTests {
    private final class Notebook: RuntimeObserver {
        private(set) var requests: [(line: String, hasFailed: Bool)] = []

        func runtimeDid(_ event: RuntimeEvent) {
            if case .requested(let line, let hasFailed) = event, line.contains("watched.example") {
                requests.append((line, hasFailed))
            }
        }
    }

    @Test func areToldWithoutTheirSecrets() async throws {
        let notebook = Notebook()
        RuntimeWatch.add(notebook)
        let transport = StubTransport()
        transport.answer("/about", json: "{}")
        let base = try #require(URL(string: "https://watched.example"))
        let provider = HTTPProvider(baseURL: base, transport: transport)
        try await provider.response(to: .get("/about", query: [URLQueryItem(name: "token", value: "geheim")]))
        while notebook.requests.isEmpty { await Task.yield() }
        let request = try #require(notebook.requests.first)
        #expect(request.line.hasPrefix("GET https://watched.example/about?token=…: 200, 2 bytes"))
        #expect(!request.hasFailed)
    }
}
