#if Stage && os(Linux)
    import Foundation
    import Testing

    @testable import ScaenaStage

    @Suite @MainActor struct StageLeakTests {
        /// The descriptors of this process that wake pools. Other tests have some, too, but not one for each round.
        private func eventDescriptors() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
                return target?.contains("eventfd") == true
            }
        }

        @Test func aStageThatIsClosedLeavesNoDescriptor() async throws {
            try await OpenStage.use { _ in }
            let before = try eventDescriptors()
            for _ in 0..<200 {
                try await OpenStage.use { stage in
                    let client = try await SocketClient.open(stage.address)
                    _ = try await client.update()
                }
            }
            #expect(try eventDescriptors() < before + 50)
        }
    }
#endif
