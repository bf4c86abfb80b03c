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

        /// More by hand: `ROUNDS=10000 swift test …`.
        private nonisolated static var rounds: Int {
            ProcessInfo.processInfo.environment["ROUNDS"].flatMap(Int.init) ?? 200
        }

        @Test func aStageThatIsClosedLeavesNoDescriptor() async throws {
            try await OpenStage.use { _ in }
            let before = try eventDescriptors()
            for _ in 0..<Self.rounds {
                try await OpenStage.use { stage in
                    let client = try await SocketClient.open(stage.address)
                    _ = try await client.update()
                }
            }
            #expect(try eventDescriptors() < before + 50)
        }

        /// Alone in its process, as `make soak` runs it: other tests have descriptors, too.
        @Test(.enabled(if: rounds >= 10_000)) func connectionsThatEndLeaveNoDescriptor() async throws {
            // A sleep that is cancelled takes memory until its time has come, so that this is the tail of what is kept.
            var limits = StageHub.Limits()
            limits.request = 2_000_000_000
            limits.unread = 2_000_000_000
            try await OpenStage.use(limits: limits) { stage in
                for _ in 0..<(Self.rounds / 10) { try await connect(to: stage) }
                let (descriptors, memory) = (try openDescriptors(), try residentMegabytes())
                for _ in 0..<Self.rounds { try await connect(to: stage) }
                let (moreDescriptors, grown) = (try openDescriptors() - descriptors, try residentMegabytes() - memory)
                #expect(moreDescriptors < 50)
                // What the allocator keeps for the next one counts, too, so that this is told and not judged.
                print("\(Self.rounds) connections: \(moreDescriptors) descriptors, \(grown) MB more")
            }
        }

        private func connect(to stage: OpenStage) async throws {
            let client = try await SocketClient.open(stage.address)
            _ = try await client.update()
        }

        private func openDescriptors() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        }

        /// What of this process is in memory.
        private func residentMegabytes() throws -> Int {
            let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return words.dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) / 1_048_576 } ?? 0
        }
    }
#endif
