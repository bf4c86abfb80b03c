import Chromium
import Foundation
import ShowcaseAPI
import Testing

/// The command as a process of its own.
@Suite(.timeLimit(.minutes(10))) struct ShowcaseCommandTests {
    @Test func printsTheAddressToOpenWhichShowsTheApp() async throws {
        let command = try Command(["--app", "snapp"])
        let line = try #require(await command.firstLine())
        #expect(line.hasPrefix("Open http://127.0.0.1:"))
        let page = try await Browser.shared().newPage()
        try await page.navigate(to: String(line.dropFirst("Open ".count)))
        try await page.find("heading", "About Snapp!")
        await page.close()
        command.end()
        _ = await command.outcome()
    }

    @Test func aTakenPortIsASentenceAndAStatus() async throws {
        let other = APIServer()
        let port = try #require(try await other.start().port)
        let command = try Command(["--port", "\(port)"])
        let outcome = await command.outcome()
        #expect(outcome.status == 69)
        #expect(outcome.errors.contains("Port \(port) of 127.0.0.1 is taken by another program"))
        #expect(outcome.output.isEmpty)
        await other.stop()
    }

    @Test func aWrongArgumentIsASentenceAndAStatus() async throws {
        let outcome = try await Command(["--api", "broken"]).outcome()
        #expect(outcome.status == 64)
        #expect(
            outcome.errors
                == "showcase: 'broken' is not how the API can behave: write one of ok, slow, down, error.\n")
    }

    @Test func helpIsHelp() async throws {
        let outcome = try await Command(["--help"]).outcome()
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("USAGE: showcase"))
        #expect(outcome.errors.isEmpty)
    }
}

/// A running `showcase`.
private final class Command: Sendable {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private let exit: AsyncStream<Int32>
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init(_ arguments: [String]) throws {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("showcase")
        process.arguments = arguments + ["--folder", folder.path]
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "PORT" }
        process.standardOutput = output
        process.standardError = errors
        let (stream, end) = AsyncStream<Int32>.makeStream()
        process.terminationHandler = {
            end.yield($0.terminationStatus)
            end.finish()
        }
        exit = stream
        try process.run()
    }

    deinit {
        end()
        try? FileManager.default.removeItem(at: folder)
    }

    func end() {
        // Not `terminate()`: the child inherits the signal mask of the thread that started it, and a thread of the
        // tasks' pool masks SIGTERM.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    func firstLine() async -> String? {
        let handle = output.fileHandleForReading
        return await Task.detached {
            var text = Data()
            while !text.contains(10) {
                let more = handle.availableData
                if more.isEmpty { break }
                text += more
            }
            return String(decoding: text, as: UTF8.self).split(separator: "\n").first.map(String.init)
        }.value
    }

    func outcome() async -> (status: Int32, output: String, errors: String) {
        var status: Int32 = -1
        for await value in exit { status = value }
        func text(_ pipe: Pipe) -> String {
            String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        return (status, text(output), text(errors))
    }
}
