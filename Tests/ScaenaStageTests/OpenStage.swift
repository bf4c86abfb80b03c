#if Stage && !canImport(UIKit)
    import Foundation

    @testable import ScaenaStage

    /// A stage over a source that the test sets, on a port of its own.
    @MainActor
    struct OpenStage {
        let source: FakeSource
        let hub: StageHub
        let server: StageServer
        let address: URL

        var port: UInt16 { UInt16(address.port ?? 0) }
        var host: String { "127.0.0.1:\(port)" }

        /// Limits without haste, so that a busy machine fails no test that is not about them.
        static let patience: StageHub.Limits = {
            var limits = StageHub.Limits()
            limits.unread = 600_000_000_000
            limits.request = 600_000_000_000
            limits.goodbye = 600_000_000_000
            limits.lateness = 600_000_000_000
            return limits
        }()

        static func use(
            source: FakeSource = FakeSource(), controls: [StageControl] = [], limits: StageHub.Limits = patience,
            _ body: (OpenStage) async throws -> Void
        ) async throws {
            let hub = StageHub(name: "Test", source: source, controls: controls, limits: limits)
            let server = StageServer(hub: hub, port: .any)
            let address = try await server.start()
            do {
                try await body(OpenStage(source: source, hub: hub, server: server, address: address))
            } catch {
                await server.stop()
                throw error
            }
            await server.stop()
        }
    }
#endif
