#if Stage && !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaStage

    @Suite @MainActor struct StagePortTests {
        @Test func saysThatAPortIsTaken() async throws {
            try await OpenStage.use { stage in
                let hub = StageHub(name: "Second", source: FakeSource(), controls: [])
                let second = StageServer(hub: hub, port: .exactly(stage.port))
                await #expect(throws: StageError.portTaken(stage.port)) { try await second.start() }
                #expect(second.address == nil)
                #expect(StageError.portTaken(8080).description.contains("8080"))
            }
        }

        @Test func takesTheNextFreePortWhenAsked() async throws {
            try await OpenStage.use { stage in
                let hub = StageHub(name: "Second", source: FakeSource(), controls: [])
                let second = StageServer(hub: hub, port: .first(from: stage.port))
                let address = try await second.start()
                #expect(try #require(address.port) > Int(stage.port))
                await second.stop()
            }
        }

        @Test func isOpenOnce() async throws {
            try await OpenStage.use { stage in
                await #expect(throws: StageError.alreadyOpen) { try await stage.server.start() }
            }
        }

        @Test func canBeOpenedAgainOnItsPort() async throws {
            let hub = StageHub(name: "Again", source: FakeSource(), controls: [])
            // The system may give the port to another test in between: then another port is tried.
            for attempt in 1... {
                let first = StageServer(hub: hub, port: .any)
                let port = UInt16(try #require(try await first.start().port))
                await first.stop()
                #expect(first.address == nil)
                let second = StageServer(hub: hub, port: .exactly(port))
                do throws(StageError) {
                    let address = try await second.start()
                    #expect(address.port == Int(port))
                    await second.stop()
                    return
                } catch {
                    guard error == .portTaken(port), attempt < 5 else { throw error }
                }
            }
        }

        @Test func doesNotRunOutOfPortsBeyondTheLast() {
            #expect(StagePort.first(from: 65_530).candidates == Array(65_530...65_535))
            #expect(StagePort.any.candidates == [0])
        }
    }
#endif
