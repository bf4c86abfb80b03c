#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// Real processes, really killed while they keep what an app keeps, over the same files; a fresh one reads after each.
    @Suite(
        "A killed app", .serialized,
        .timeLimit(.minutes(ProcessInfo.processInfo.environment["SCAENA_SOAK"] == nil ? 10 : 30)))
    struct KilledAppTests {
        /// Two rounds; a hundred in 'make soak'.
        private static let rounds = ProcessInfo.processInfo.environment["SCAENA_SOAK"] == nil ? 2 : 100

        @Test("has everything that it confirmed, and nothing by halves", arguments: KilledStore.allCases)
        func hasWhatItConfirmed(store: KilledStore) async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            var moments = Moments(seed: 1)
            var (last, confirmed, killedWhileKeeping) = (0, 0, 0)
            for round in 1...Self.rounds {
                let moment = moments.next()
                let told = try await killed(store, in: folder, round: round, after: moment)
                let kept = try await read(store, in: folder)
                #expect(
                    kept >= max(told.last ?? 0, last), "round \(round), killed after \(moment) µs: \(store) lost it")
                // What was under way may have come to its end, and nothing else.
                #expect(kept <= (told.last.map { $0 + 1 } ?? max(last, round * Self.most + 1)))
                confirmed += told.count
                if !told.isEmpty { killedWhileKeeping += 1 }
                last = kept
            }
            print("\(store): killed \(Self.rounds) times, \(confirmed) writes confirmed")
            // Else they were killed too early to prove anything.
            #expect(killedWhileKeeping >= Self.rounds * 9 / 10 - 1)
        }

        /// More than a round can keep.
        private static let most = 1_000_000

        /// Has a process keep number after number until it is killed.
        ///
        /// - Returns: The numbers that it was told to be kept.
        private func killed(
            _ store: KilledStore, in folder: URL, round: Int, after moment: UInt32
        ) async throws -> [Int] {
            let result = await #expect(
                processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
            ) {
                [store = store as KilledStore, folder = folder as URL, round = round as Int, moment = moment as UInt32]
                in
                // Each tenth is killed while it opens what it keeps in.
                if round % 10 == 0 { Self.kill(after: moment) }
                let keep = try await store.keeper(in: folder)
                for number in 1..<Self.most {
                    let kept = round * Self.most + number
                    try await keep(kept)
                    Self.say(kept)
                    // Not before it has kept something: on a machine that is busy it would be killed for nothing.
                    if number == 1, round % 10 != 0 { Self.kill(after: moment) }
                }
            }
            return Self.said(result)
        }

        /// Returns the number that a fresh process finds; 0 where nothing is kept.
        private func read(_ store: KilledStore, in folder: URL) async throws -> Int {
            let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                [store = store as KilledStore, folder = folder as URL] in
                Self.say(try await store.kept(in: folder) ?? 0)
            }
            return try #require(Self.said(result).last)
        }

        // MARK: In the other process

        /// Says a number in one go: what was written is there, however the process ends.
        private static func say(_ number: Int) {
            let line = Array("kept \(number)\n".utf8)
            _ = line.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
        }

        /// The numbers that a process has said whole.
        private static func said(_ result: ExitTest.Result?) -> [Int] {
            let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
            return text.split(separator: "\n").filter { $0.hasPrefix("kept ") }.compactMap { Int($0.dropFirst(5)) }
        }

        private static func kill(after microseconds: UInt32) {
            Thread.detachNewThread {
                usleep(microseconds)
                Foundation.kill(getpid(), SIGKILL)
            }
        }
    }

    /// Moments that look random, and are the same for the same seed: from half a millisecond to thirty.
    private struct Moments {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt32 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return 500 + UInt32((mixed ^ (mixed >> 31)) % 29_500)
        }
    }
#endif
