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
                for _ in 0..<Self.rounds { try await connect(to: stage) }
                let (descriptors, memory) = (try openDescriptors(), try residentMegabytes())
                for _ in 0..<Self.rounds * 2 { try await connect(to: stage) }
                let (moreDescriptors, grown) = (try openDescriptors() - descriptors, try residentMegabytes() - memory)
                print("\(Self.rounds * 2) connections: \(moreDescriptors) descriptors, \(grown) MB more")
                #expect(moreDescriptors < 50)
                // Two kilobytes for each: a session that stays takes more. What the allocator cannot give back, since parts of it
                // are in use, takes about one; valgrind finds nothing that is left of a connection.
                #expect(grown * 1024 < Self.rounds * 2 * 2)
            }
        }

        /// A browser that taps as fast as it is answered, on a tree that changes: alone in its process, too.
        @Test(.enabled(if: rounds >= 10_000)) func aFloodOfTapsLeavesNoMemory() async throws {
            try await OpenStage.use { stage in
                let text = String(repeating: "x", count: 10_000)
                var taps = 0
                stage.source.tree = StageNode(id: 1, kind: .window, text: "0")
                stage.source.onAction = { [source = stage.source] _ in
                    taps += 1
                    source.tree.text = "\(taps) \(text)"
                    return nil
                }
                let client = try await SocketClient.open(stage.address)
                _ = try await client.update()
                try await flood(client)
                let memory = try residentMegabytes()
                for _ in 0..<2 { try await flood(client) }
                let grown = try residentMegabytes() - memory
                print("\(Self.rounds * 2) taps: \(grown) MB more")
                #expect(grown < 3)
            }
        }

        private func flood(_ client: SocketClient) async throws {
            let sender = Task.detached { [rounds = Self.rounds] in
                for number in 0..<rounds {
                    try await client.sendFrame(Data(#"{"v":1,"seq":\#(number),"do":"tap","id":1}"#.utf8))
                }
            }
            var answers = 0
            while answers < Self.rounds { answers += try await client.update().answers?.count ?? 0 }
            try await sender.value
        }

        private func connect(to stage: OpenStage) async throws {
            let client = try await SocketClient.open(stage.address)
            _ = try await client.update()
        }

        private func openDescriptors() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        }

        /// This process's resident memory, once the allocator has given back what it keeps for the next one.
        private func residentMegabytes() throws -> Int {
            typealias Trim = @convention(c) (Int) -> Int32
            if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
            let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return words.dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) / 1_048_576 } ?? 0
        }
    }
#endif
