import Chromium
import FlyingFox
import Foundation
import Testing

extension InChromium {
    /// The page of an app that `scaena run` has started: the app is a process that is told what the tool would tell.
    @Suite struct Run {
        /// The showcase as `scaena run` starts it.
        private final class App {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-run-\(UUID())").path
            private var process = Process()
            private var input = Pipe()

            init() throws {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            }

            deinit {
                if process.isRunning { kill(process.processIdentifier, SIGKILL) }
                try? FileManager.default.removeItem(atPath: folder)
            }

            /// Starts it.
            ///
            /// - Returns: Where it is.
            func start() async throws -> String {
                process = Process()
                input = Pipe()
                let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
                process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("showcase")
                process.arguments = ["--app", "snapp"]
                process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "PORT" }
                    .merging(["SCAENA_RUN": folder]) { $1 }
                process.standardInput = input
                let output = Pipe()
                process.standardOutput = output
                try process.run()
                return await Task.detached {
                    var text = Data()
                    while !text.contains(10) {
                        let more = output.fileHandleForReading.availableData
                        if more.isEmpty { break }
                        text += more
                    }
                    let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first ?? ""
                    return String(line.dropFirst("Open ".count))
                }.value
            }

            func hear(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

            func waitForEnd() async -> Int32 {
                let process = process
                return await Task.detached {
                    process.waitUntilExit()
                    return process.terminationStatus
                }.value
            }

            func kill9() { kill(process.processIdentifier, SIGKILL) }
            func closeInput() { try? input.fileHandleForWriting.close() }
        }

        @Test func thePageShowsWhatIsWrongAndComesBackWithTheNextApp() async throws {
            let app = try App()
            let address = try await app.start()
            let page = try await Browser.shared().newPage()
            try await page.navigate(to: address)
            try await page.find("heading", "About Snapp!")
            app.hear(#"{"build":{"state":"building"}}"#)
            try await page.find("heading", "Building…")
            app.hear(
                #"{"build":{"state":"failed","problems":[{"file":"Sources/A.swift","line":3,"column":5,"message":"#
                    + #""cannot find 'nonsense' in scope","source":"let nonsense"}],"more":2}}"#)
            try await page.find("heading", "The build failed: 3 errors")
            try await page.find("StaticText", "Sources/A.swift:3:5")
            try await page.find("StaticText", "cannot find 'nonsense' in scope")
            try await page.find("StaticText", "2 more in the terminal")
            // The app goes on, and who wants to see it hides the mistakes.
            try await page.click("button", "Hide")
            try await page.click("button", "Welcome")
            try await page.find("heading", "Where to?")
            app.hear(#"{"leave":true}"#)
            #expect(await app.waitForEnd() == 0)
            #expect(try await app.start() == address)
            try await page.find("StaticText", "Live")
            // It begins with About, and goes where the one before was.
            try await page.find("heading", "Where to?")
            #expect(try await page.evaluate("document.getElementById('build').hidden").bool == true)
            app.closeInput()
            #expect(await app.waitForEnd() == 0)
            await page.close()
        }

        @Test func thePageShowsACrashAndAsksForTheAppAgain() async throws {
            let app = try App()
            let address = try await app.start()
            let page = try await Browser.shared().newPage()
            try await page.navigate(to: address)
            try await page.click("button", "Welcome")
            try await page.find("heading", "Where to?")
            let last = try String(contentsOfFile: app.folder + "/last", encoding: .utf8)
            #expect(last == "the way back")
            app.kill9()
            _ = await app.waitForEnd()
            let port = try #require(URL(string: address)?.port.flatMap { UInt16(exactly: $0) })
            let door = HTTPServer(address: .inet(port: port))
            let (asked, ask) = AsyncStream<Void>.makeStream()
            await door.appendRoute("GET /door") { _ in
                HTTPResponse(
                    statusCode: .serviceUnavailable, headers: [.contentType: "application/json"],
                    body: Data(#"{"state":"crashed","trace":"Fatal error: no","last":"the way back"}"#.utf8))
            }
            await door.appendRoute("POST /again") { _ in
                ask.yield()
                return HTTPResponse(statusCode: .accepted)
            }
            let serving = Task { try await door.run() }
            try await page.find("heading", "The app has crashed")
            try await page.find("StaticText", "Done last: the way back")
            try await page.find("StaticText", "Fatal error: no")
            try await page.click("button", "Start again")
            for await _ in asked { break }
            await door.stop()
            _ = await serving.result
            #expect(try await app.start() == address)
            try await page.find("heading", "About Snapp!")
            #expect(try await page.evaluate("document.getElementById('build').hidden").bool == true)
            await page.close()
        }
    }
}
