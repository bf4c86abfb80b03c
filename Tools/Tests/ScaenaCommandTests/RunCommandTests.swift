import Foundation
import Testing

@testable import ScaenaCommand

/// An address of which the system chooses the port.
private let anyPort: URL = {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.port, parts.path, parts.fragment) = ("http", "127.0.0.1", 0, "/", "token=t")
    return parts.url ?? URL(fileURLWithPath: "/")
}()

/// `scaena run` with small packages, whose ScaenaStage is one file that speaks as the runtime's does.
@Suite("scaena run")
struct RunCommandTests {
    /// A package beside its Scaena, for one test.
    private final class Sample {
        let folder: URL
        var app: URL { folder.appendingPathComponent("App") }

        init(products: [String] = ["AppStage"], traits: String = #", traits: ["Stage"]"#, usesStage: Bool = true) throws
        {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-run-test-\(UUID())")
            try write(
                """
                // swift-tools-version:6.1
                import PackageDescription
                let package = Package(
                    name: "Scaena", products: [.library(name: "ScaenaStage", targets: ["ScaenaStage"])],
                    traits: ["Stage"], targets: [.target(name: "ScaenaStage")])
                """, to: "Scaena/Package.swift")
            try write(Self.stage, to: "Scaena/Sources/ScaenaStage/Stage.swift")
            let dependency = usesStage ? #".product(name: "ScaenaStage", package: "Scaena")"# : ""
            let targets = products.map { #".executableTarget(name: "\#($0)", dependencies: [\#(dependency)])"# }
            try write(
                """
                // swift-tools-version:6.1
                import PackageDescription
                let package = Package(
                    name: "App", dependencies: [.package(path: "../Scaena"\(traits))],
                    targets: [\(targets.joined(separator: ", "))])
                """, to: "App/Package.swift")
            for product in products { try write("print(1)", to: "App/Sources/\(product)/main.swift") }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func write(_ text: String, to path: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        }

        func writeMain(_ text: String) throws {
            try write("import ScaenaStage\n\(text)\n", to: "App/Sources/AppStage/main.swift")
        }

        private static let stage = #"""
            import Foundation

            /// Says where it is, does what it is there for, then says what it hears, until it is to leave.
            public func show(_ name: String, port: Int, then act: () -> Void = {}) -> Never {
                let folder = ProcessInfo.processInfo.environment["SCAENA_RUN"] ?? "/nowhere"
                try? Data("http://127.0.0.1:\(port)/#token=secret".utf8).write(to: URL(fileURLWithPath: folder + "/address"))
                say("\(name) is up with \(CommandLine.arguments.dropFirst().joined(separator: " "))")
                act()
                while let line = readLine() {
                    say("\(name) hears \(line)")
                    if line.contains("leave") { exit(0) }
                }
                say("\(name) is alone")
                exit(0)
            }

            public func deed(_ name: String) {
                let folder = ProcessInfo.processInfo.environment["SCAENA_RUN"] ?? "/nowhere"
                try? Data(name.utf8).write(to: URL(fileURLWithPath: folder + "/last"))
            }

            private func say(_ text: String) {
                print(text)
                fflush(nil)
            }
            """#
    }

    /// The command while it runs.
    private final class Running {
        let process: ChildProcess
        private let lines = Lines()

        /// The lines that it has said, and its end, for those who wait.
        private final class Lines: @unchecked Sendable {
            private let condition = NSCondition()
            private var lines: [String] = []
            private var end: ChildProcess.End?

            func add(_ line: String) {
                condition.lock()
                lines.append(line)
                condition.broadcast()
                condition.unlock()
            }

            func finish(_ end: ChildProcess.End) {
                condition.lock()
                self.end = end
                condition.broadcast()
                condition.unlock()
            }

            /// The first line that has not been taken and holds a text; those before it are dropped.
            func take(_ text: String) -> String? {
                condition.lock()
                defer { condition.unlock() }
                while true {
                    while !lines.isEmpty {
                        let line = lines.removeFirst()
                        if line.contains(text) { return line }
                    }
                    if end != nil || !condition.wait(until: Date(timeIntervalSinceNow: 120)) { return nil }
                }
            }

            func waitForEnd() -> ChildProcess.End? {
                condition.lock()
                defer { condition.unlock() }
                while end == nil, condition.wait(until: Date(timeIntervalSinceNow: 60)) {}
                return end
            }
        }

        init(_ arguments: [String]) throws {
            process = try ChildProcess(CommandLineRun.executable.path, ["run"] + arguments, readsOutput: true)
            process.follow(lines.add, onEnd: lines.finish)
        }

        deinit { process.signal(SIGTERM) }

        func hears(_ text: String) throws -> String { try #require(lines.take(text), "nothing says “\(text)”") }

        func end(_ signal: Int32) -> ChildProcess.End? {
            process.signal(signal)
            return lines.waitForEnd()
        }
    }

    private static func freePort() throws -> Int {
        let door = try #require(RunDoor(at: anyPort, telling: RunNews(state: .none)) {})
        defer { door.close() }
        return Int(door.boundPort)
    }

    private func isRunning(_ name: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.contains { id in
            Int(id) != nil
                && (FileManager.default.contents(atPath: "/proc/\(id)/cmdline").map {
                    String(decoding: $0, as: UTF8.self).contains(name)
                } ?? false)
        }
    }

    // MARK: What cannot be run

    @Test("says what a folder without a package lacks")
    func noPackage() throws {
        let run = try CommandLineRun(["run", "/proc"])
        #expect(run.status == 66)
        #expect(
            run.errors
                == "error: there is no Package.swift in '/proc' or above it: an app that runs in a browser is a Swift package, "
                + "as 'scaena new app' writes one\n")
        #expect(try CommandLineRun(["run", "/no/such"]).errors == "error: there is no folder '/no/such'\n")
    }

    @Test("says what an Xcode project needs")
    func xcodeProject() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-run-test-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Shop.xcodeproj"), withIntermediateDirectories: true)
        #expect(
            try CommandLineRun(["run", folder.path]).errors
                == "error: there is no Package.swift in '\(folder.path)' or above it, only Shop.xcodeproj: in a browser runs a "
                + "Swift package of the same sources; docs/STAGE.md of Scaena tells how to write it\n")
    }

    @Test("says which executables there are, where not one is meant")
    func products() throws {
        let several = try Sample(products: ["OneStage", "TwoStage"])
        #expect(
            try CommandLineRun(["run", several.app.path]).errors
                == "error: several executables show an app: say --product; these do: OneStage, TwoStage\n")
        #expect(
            try CommandLineRun(["run", several.app.path, "--product", "Three"]).errors
                == "error: package 'App' has no executable product 'Three'; these do: OneStage, TwoStage\n")
        let none = try Sample(usesStage: false)
        let run = try CommandLineRun(["run", none.app.path])
        #expect(run.status == 66)
        #expect(run.errors.hasPrefix("error: no executable of package 'App' uses ScaenaStage"))
        #expect(
            try CommandLineRun(["run", none.app.path, "--product", "AppStage"]).errors
                == "error: 'AppStage' does not use ScaenaStage, so it shows nothing in a browser\n")
    }

    @Test("says that the trait is missing, and where to write it")
    func trait() throws {
        let sample = try Sample(traits: "")
        let run = try CommandLineRun(["run", sample.app.path])
        #expect(run.status == 65)
        #expect(
            run.errors.hasSuffix(
                "App/Package.swift: error: ScaenaStage is used without its trait: write traits: [\"Stage\"] in the "
                    + ".package(…) of Scaena\n"))
    }

    // MARK: A working day

    @Test("builds after each change, tells the app what is wrong, and takes everything with it when it ends")
    func day() throws {
        let sample = try Sample()
        let port = try Self.freePort()
        try sample.writeMain("show(\"First\", port: \(port))")
        let run = try Running([sample.app.path, "--", "--api", "slow"])
        _ = try run.hears("Building AppStage…")
        _ = try run.hears("First is up with --api slow")
        try sample.writeMain("show(\"Second\", port: \(port)\nlet x: Int = \"\"")
        _ = try run.hears("Sources/AppStage/main.swift changed. Building…")
        _ = try run.hears("First hears {\"build\":{\"state\":\"building\"}}")
        let failure = try run.hears("\"state\":\"failed\"")
        #expect(failure.contains("\"file\":\"Sources/AppStage/main.swift\""))
        #expect(failure.contains("\"line\":3"))
        // A file that is new in a package beside this one, which SwiftPM by itself does not see.
        try sample.write("public let second = \"Second\"\n", to: "Scaena/Sources/ScaenaStage/Second.swift")
        try sample.writeMain("show(second, port: \(port))")
        _ = try run.hears("First hears {\"leave\":true}")
        _ = try run.hears("Second is up")
        #expect(run.end(SIGTERM) == .exit(0))
        #expect(!isRunning(sample.folder.lastPathComponent))
    }

    @Test("opens the page before there is an app, and tells there why the first build fails")
    func firstBuild() async throws {
        let sample = try Sample()
        try sample.writeMain("let x: Int = \"\"")
        let run = try Running([sample.app.path])
        let line = try run.hears("Open http://127.0.0.1:")
        let address = try #require(URL(string: String(line.dropFirst("Open ".count))))
        let token = try #require(address.fragment?.dropFirst("token=".count)).description
        let place = "http://127.0.0.1:\(try #require(address.port))"
        _ = try run.hears("The build failed.")
        let (status, body) = try await get("\(place)/door", token: token)
        let news = try JSONDecoder().decode(RunNews.self, from: body)
        #expect(status == 503 && news.state == .failed)
        #expect(news.problems?.first?.file == "Sources/AppStage/main.swift")
        #expect(news.problems?.first?.line == 2)
        // The page itself is nobody's secret; what it asks for is.
        let page = try await get(place, token: "guess")
        #expect(page.status == 503)
        #expect(String(decoding: page.body, as: UTF8.self).contains("/run.js"))
        #expect(try await get("\(place)/run.js", token: "guess").status == 200)
        #expect(try await get("\(place)/door", token: "guess").status == 403)
        try sample.writeMain("show(\"First\", port: \(try Self.freePort()))")
        _ = try run.hears("First is up")
        #expect(run.end(SIGTERM) == .exit(0))
        // The next run is where this one was, with the same key, which nobody else can read.
        let again = try Running([sample.app.path])
        #expect(try again.hears("Open http://127.0.0.1:") == line)
        #expect(again.end(SIGTERM) == .exit(0))
        let kept = sample.app.appendingPathComponent(".build/scaena-run/AppStage").path
        let mode = try FileManager.default.attributesOfItem(atPath: kept)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("tells the page of an app that crashed why, and what was done last; the next change starts it again")
    func crash() async throws {
        let sample = try Sample()
        let port = try Self.freePort()
        try sample.writeMain(
            """
            show("First", port: \(port)) {
                deed("a tap on “Buy”")
                fatalError("nothing to buy")
            }
            """)
        let run = try Running([sample.app.path])
        _ = try run.hears("The app has crashed")
        let (status, body) = try await get("http://127.0.0.1:\(port)/door", token: "secret")
        #expect(status == 503)
        let news = try JSONDecoder().decode(RunNews.self, from: body)
        #expect(news.state == .crashed)
        #expect(news.last == "a tap on “Buy”")
        #expect(news.trace?.contains("nothing to buy") == true)
        #expect(try await get("http://127.0.0.1:\(port)/door", token: "guess").status == 403)
        try sample.writeMain("show(\"Second\", port: \(port))")
        _ = try run.hears("Second is up")
        #expect(run.end(SIGINT) == .exit(0))
    }

    @Test("leaves nobody behind when it is killed")
    func killed() throws {
        let sample = try Sample()
        try sample.writeMain("show(\"First\", port: \(try Self.freePort()))")
        let run = try Running([sample.app.path])
        _ = try run.hears("First is up")
        kill(run.process.id, SIGKILL)
        // The app's input ends with the tool.
        let deadline = Date(timeIntervalSinceNow: 20)
        while isRunning("\(sample.folder.lastPathComponent)/App/.build"), Date() < deadline { usleep(20_000) }
        #expect(!isRunning("\(sample.folder.lastPathComponent)/App/.build"))
    }

    private func get(_ address: String, token: String) async throws -> (status: Int, body: Data) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "curl", "-s", "-w", "\n%{http_code}", "-H", "Authorization: Bearer \(token)", address,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        var lines = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        process.waitUntilExit()
        let status = lines.popLast().flatMap { Int($0) } ?? 0
        return (status, Data(lines.joined(separator: "\n").utf8))
    }
}

@Suite("What scaena run tells a page")
struct RunNewsTests {
    @Test("errors with their places and sources, each once")
    func problems() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-problems-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("let a = 1\nlet b: Int = a.c\n".utf8).write(to: folder.appendingPathComponent("A.swift"))
        let path = folder.path
        let said = [
            "[1/3] Compiling App A.swift", "\(path)/A.swift:2:16: error: value of type 'Int' has no member 'c'",
            "2 | let b: Int = a.c", "  |                `- error: value of type 'Int' has no member 'c'",
            "\(path)/A.swift:2:16: error: value of type 'Int' has no member 'c'",
            "error: emit-module command failed with exit code 1 (use -v to see invocation)",
        ]
        #expect(
            BuildProblem.problems(in: said, of: path) == [
                BuildProblem(
                    file: "A.swift", line: 2, column: 16, message: "value of type 'Int' has no member 'c'",
                    source: "let b: Int = a.c")
            ])
    }

    @Test("what the linker says where no file is to blame, and else what was said last")
    func unplaced() {
        #expect(
            BuildProblem.problems(
                in: ["ld.gold: error: undefined symbol: f", "error: link command failed"], of: "/app"
            )
            .map(\.message) == ["undefined symbol: f"])
        #expect(BuildProblem.problems(in: ["", "killed"], of: "/app").map(\.message) == ["killed"])
    }

    @Test("no more problems than anybody reads")
    func many() {
        let news = RunNews.failure((1...30).map { BuildProblem(message: "\($0)") })
        #expect(news.problems?.count == 20)
        #expect(news.more == 10)
    }

    @Test("the end of a crashed app from where it says why")
    func trace() {
        let lines = ["hello", "App/main.swift:3: Fatal error: no", "", "Thread 0 crashed:", "0 f() at main.swift:3"]
        #expect(RunSession.trace(in: lines, orElse: "").hasPrefix("App/main.swift:3: Fatal error: no\n\nThread 0"))
        #expect(RunSession.trace(in: [], orElse: "It ended.") == "It ended.")
    }

    @Test(
        "nothing to who is a stranger",
        arguments: [
            ("GET /door HTTP/1.1\r\nHost: evil.example\r\nAuthorization: Bearer t\r\n\r\n", "403"),
            (
                "GET /door HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: http://evil\r\nAuthorization: Bearer t\r\n\r\n",
                "403"
            ),
            ("GET /door HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n", "403"),
            ("POST /again HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nAuthorization: Bearer x\r\n\r\n", "403"),
            ("GET /door HTTP/1.1\r\nHost: localhost:PORT\r\nAuthorization: Bearer t\r\n\r\n", "503"),
            ("GET /other HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n", "404"), ("", "403"),
        ])
    func strangers(request: String, status: String) throws {
        let door = try #require(
            RunDoor(at: anyPort, telling: RunNews(state: .crashed)) {})
        defer { door.close() }
        let answer = door.answer(to: request.replacingOccurrences(of: "PORT", with: "\(door.boundPort)"))
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    }
}
