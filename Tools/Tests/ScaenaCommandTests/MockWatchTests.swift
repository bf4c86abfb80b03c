import Foundation
import Testing

@testable import ScaenaCommand

@Suite("scaena mock --watch")
struct MockWatchTests {
    /// The command while it runs, and what it says.
    private final class Running {
        private let process = Process()
        private let pipe = Pipe()
        private var text = ""

        init(_ arguments: [String], in folder: String) throws {
            process.executableURL = CommandLineRun.executable
            process.arguments = arguments
            process.currentDirectoryURL = URL(fileURLWithPath: folder)
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
        }

        deinit {
            // A thread of the test library may block the gentler signals, and a child inherits that.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        /// Ends it as `kill` does.
        ///
        /// - Returns: the signal that ended it.
        func end() -> Int32 {
            kill(process.processIdentifier, SIGTERM)
            process.waitUntilExit()
            return process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
        }

        /// The next line; nil where there is none any more.
        func line() -> String? {
            while true {
                if let end = text.firstIndex(of: "\n") {
                    defer { text = String(text[text.index(after: end)...]) }
                    return String(text[..<end])
                }
                let data = pipe.fileHandleForReading.availableData
                if data.isEmpty { return nil }
                text += String(decoding: data, as: UTF8.self)
            }
        }
    }

    @Test("writes the mocks again whenever a source is changed, added or taken away")
    func watches() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-watch-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, to name: String) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
        }
        try write("protocol P {}", to: "P.swift")
        let run = try Running(
            ["mock", ".", "--all", "--output", "Mocks.swift", "--no-cache", "--watch"], in: folder.path)
        #expect(run.line()?.hasSuffix("/Mocks.swift: 1 mock") == true)
        try write("protocol P {}\nprotocol Q {}", to: "P.swift")
        #expect(run.line()?.hasSuffix("/Mocks.swift: 2 mocks") == true)
        try write("protocol R {}", to: "R.swift")
        #expect(run.line()?.hasSuffix("/Mocks.swift: 3 mocks") == true)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("P.swift"))
        #expect(run.line()?.hasSuffix("/Mocks.swift: 1 mock") == true)
        let text = try String(contentsOf: folder.appendingPathComponent("Mocks.swift"), encoding: .utf8)
        #expect(text.contains("class RMock") && !text.contains("class PMock"))
        // What is half written is told, and mended by the next change.
        try write("protocol R { func f(", to: "R.swift")
        #expect(run.line()?.hasSuffix("/R.swift:1:10: warning: R gets no mock: its source has a syntax error") == true)
        #expect(run.line()?.hasSuffix("/Mocks.swift: 0 mocks") == true)
        #expect(run.line()?.hasPrefix("error: one of the warnings above tells of what could not be read") == true)
        try write("protocol R { func f() }", to: "R.swift")
        #expect(run.line()?.hasSuffix("/Mocks.swift: 1 mock") == true)
    }
    @Test("ends when it is told to, whatever signals its parent blocks")
    func ends() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-watch-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("protocol P {}".utf8).write(to: folder.appendingPathComponent("P.swift"))
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        let run = Result {
            try Running(["mock", ".", "--all", "--output", "Mocks.swift", "--no-cache", "--watch"], in: folder.path)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        let running = try run.get()
        #expect(running.line()?.hasSuffix("/Mocks.swift: 1 mock") == true)
        #expect(running.end() == SIGTERM)
    }
}
