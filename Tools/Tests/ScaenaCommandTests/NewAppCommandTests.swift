import Foundation
import Testing

@testable import ScaenaCommand

@Suite("scaena new app")
struct NewAppCommandTests {
    private let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-app-\(UUID())")
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent("scaena"), withIntermediateDirectories: true)
        try Data().write(to: url.appendingPathComponent("scaena/Package.swift"))
        folder = url.resolvingSymlinksInPath().path
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    private func run(_ arguments: String...) throws -> CommandLineRun {
        try CommandLineRun(["new", "app"] + arguments, in: folder)
    }

    @Test("says what to do for an app without the runtime, and writes nothing")
    func withoutRuntime() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try run("Passenger", "--architecture", "snp", "--scaena-path", "scaena", "--runtime", "none")
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(
            run.errors
                == "error: an app that builds and runs anywhere needs the runtime, and without it its base types and containers "
                + "are your team's own: make the app in Xcode, say 'scaena init' and 'runtime: none' in its scaena.yml, and "
                + "'scaena new' writes scenes into it that import nothing of Scaena\n")
        #expect(!FileManager.default.fileExists(atPath: folder + "/Passenger"))
    }

    @Test(
        "refuses a word of a sheet at its place, and writes nothing",
        arguments: [
            ("app: my shop\narchitecture: snp\n", "shop.yml:1:6: error: 'my shop' cannot be the name of an app"),
            (
                "app: Shop\narchitecture: snpp\n",
                "shop.yml:2:15: error: unknown architecture 'snpp': did you mean 'snp'?"
            ),
        ])
    func placed(head: String, mistake: String) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (path, text) in ["scaena/Package.swift": "", "shop.yml": head + "scenes:\n  - scene: A\n"] {
            let place = URL(fileURLWithPath: folder + "/" + path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
        let run = try run("--from", "shop.yml", "--scaena-path", "scaena")
        #expect(run.status == 65 && run.output.isEmpty && run.errors.hasPrefix(mistake), "\(run.errors)")
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder)) == ["scaena", "shop.yml"])
    }

    @Test("writes what whoever is not logged in sees first, where the architecture says who knows that")
    func login() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func shop(_ architecture: String, login: String) throws -> CommandLineRun {
            let named = ["--first", "Deals", "--login", login, "--architecture", architecture]
            return try CommandLineRun(["new", "app", "Shop", "--scaena-path", "scaena"] + named, in: folder)
        }
        let run = try shop("bviper", login: "SignIn")
        #expect(run.status == 0 && run.errors.isEmpty)
        let module = "Shop/Sources/Shop/RootNavigationControllerModule/RootNavigationController"
        #expect(
            try text(module + "Presenter.swift").contains(
                """
                        if isLoggedIn {
                            wireframe.showDealsView(animated: false)
                        } else {
                            wireframe.showSignInView(animated: false)
                        }
                """))
        #expect(
            try text(module + "Wireframe.swift").contains(
                "show(SignInBuilder.createSignInModule(), animated: animated)"))
        #expect(try text("Shop/Sources/Shop/SignInModule/SignInVC.swift").contains("class SignInVC"))
        // It is a module as any other, and is noted as one.
        let add = ["add", "event", "signInViewDidPressTerms", "--to", "SignIn"]
        let more = try CommandLineRun(add, in: folder + "/Shop")
        #expect(more.status == 0, "\(more.errors)")

        let same = try shop("bviper", login: "Deals")
        #expect(
            same.errors == "error: 'Deals' is what is seen first anyway: '--first' and '--login' name two modules\n")
        let snp = try shop("snp", login: "SignIn")
        #expect(
            snp.errors
                == "error: 'snp' does not say who knows whether somebody is logged in (the key 'login' of 'entry'): leave "
                + "'--login' out\n")
    }

    @Test("writes an app that finds the runtime as seen from itself, and in which a scene needs nothing but its name")
    func writes() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try run("Passenger", "--architecture", "snp", "--into", "apps", "--scaena-path", "scaena")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("apps/Passenger/.gitignore\napps/Passenger/Package.swift\n"))
        #expect(run.output.hasSuffix("\n\nnext: cd apps/Passenger && scaena run\n"))
        #expect(try text("apps/Passenger/Package.swift").contains("path: \"../../scaena\""))
        let scene = try CommandLineRun(["new", "scene", "About"], in: folder + "/apps/Passenger")
        #expect(scene.status == 0 && scene.errors.isEmpty && !scene.output.contains("note:"))
        let mocks = try text("apps/Passenger/Tests/PassengerTests/PassengerMocks.swift")
        #expect(mocks.contains("@testable import Passenger\n") && mocks.contains("import ScaenaTesting\n"))
        #expect(mocks.contains("class AboutPresenterProtocolMock") && mocks.contains("class HomeRouterProtocolMock"))
        // Once more is once too often, but for a run that was stopped before it made the mocks.
        let again = try self.run("Passenger", "--architecture", "snp", "--into", "apps", "--scaena-path", "scaena")
        #expect(again.status == 73)
        let other = ["Driver", "--architecture", "snp", "--scaena-path", "scaena"]
        let whole = try CommandLineRun(["new", "app"] + other, in: folder)
        let made = try text("Driver/Tests/DriverTests/DriverMocks.swift")
        try FileManager.default.removeItem(atPath: folder + "/Driver/Tests/DriverTests/DriverMocks.swift")
        #expect(try CommandLineRun(["new", "app"] + other, in: folder).output == whole.output)
        #expect(try text("Driver/Tests/DriverTests/DriverMocks.swift") == made)
    }

    @Test("writes nothing with --dry-run, and nothing where it is not told how to find the runtime")
    func writesNothing() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let dry = try run(
            "Passenger", "--architecture", "snp", "--scaena-url", "https://example.com/Scaena", "--dry-run")
        #expect(dry.status == 0 && dry.output.contains("\n// Package.swift\n\n// swift-tools-version:6.1\n"))
        #expect(try run("Passenger", "--architecture", "snp").status == 64)
        #expect(try run("Passenger", "--architecture", "snp", "--scaena-path", "nowhere").status == 66)
        #expect(try run("passenger", "--architecture", "snp", "--scaena-path", "scaena").status == 64)
        #expect(!FileManager.default.fileExists(atPath: folder + "/Passenger"))
    }

    @Test(
        "sees a path from a folder",
        arguments: [("/a/b", "/a/b/c", ".."), ("/a", "/b/c", "../../a"), ("/a/b/c", "/a", "b/c"), ("/a", "/a", ".")])
    func relativePaths(path: String, folder: String, expected: String) {
        #expect(NewAppCommand.path(to: path, seenFrom: folder) == expected)
    }

    #if os(Linux)
        @Test("fails where what it shows cannot be written")
        func fullDisk() throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c",
                "exec \"$0\" new scene About --architecture snp --into Sources/App --no-tests --dry-run >/dev/full",
                CommandLineRun.executable.path,
            ]
            process.currentDirectoryURL = URL(fileURLWithPath: folder)
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 73)
        }
    #endif

    @Test("has a help with an example")
    func help() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try run("--help").output.contains("For example:\n  scaena new app"))
    }
}
