#if SQLite && (os(Linux) || os(macOS))
    import Foundation
    import ScaenaData
    import ScaenaSQLite
    import Testing

    /// A real process, really killed, in the middle of writing: a hundred times over the same file.
    @Suite("A killed process", .serialized)
    struct KilledProcessTests {
        @Test func nothingCommittedIsLostAndNothingIsHalfApplied() async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let path = folder.appendingPathComponent("models.sqlite").path
            var killedWhileWriting = 0
            var last = 0
            for round in 1...100 {
                await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, round = round as Int] in
                    // Each tenth is killed while it opens the file.
                    if round % 10 == 0 { Self.killSoon() }
                    let store = try SQLiteStore(path: path)
                    let log = open(path + ".log", O_WRONLY | O_APPEND | O_CREAT, 0o600)
                    for number in 1... {
                        let written = round * 1_000_000 + number
                        try await store.setValues(Self.values(written))
                        // What the writer was told to be kept, in a file that outlives it.
                        let line = Array("\(written)\n".utf8)
                        _ = line.withUnsafeBytes { write(log, $0.baseAddress, $0.count) }
                        // Not before it has written: on a machine that is busy it would be killed for nothing.
                        if number == 1, round % 10 != 0 { Self.killSoon() }
                    }
                }
                let store = try SQLiteStore(path: path)
                var found: Set<Int?> = []
                for key in Self.values(0).keys { found.insert(try await store.value(Int.self, for: key)) }
                #expect(found.count == 1, "half a transaction")
                let kept = found.first.flatMap { $0 } ?? 0
                let text = (try? String(contentsOfFile: path + ".log", encoding: .utf8)) ?? ""
                let told = text.split(separator: "\n").last.flatMap { Int($0) } ?? 0
                #expect(kept >= told, "a committed write is lost")
                #expect(kept >= last)
                if kept > last { killedWhileWriting += 1 }
                last = kept
            }
            // Else they were killed too early to prove anything.
            #expect(killedWhileWriting >= 90)
        }

        private static func values(_ number: Int) -> [String: Int] {
            Dictionary((0..<20).map { ("key \($0)", number) }) { first, _ in first }
        }

        private static func killSoon() {
            let microseconds = UInt32.random(in: 500...30_000)
            Thread.detachNewThread {
                usleep(microseconds)
                kill(getpid(), SIGKILL)
            }
        }
    }
#endif
