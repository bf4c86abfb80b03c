import Foundation
import Testing

@testable import ScaenaCommand

@Suite("scaena new scene")
struct NewSceneCommandTests {
    private let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-command-\(UUID())")
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent("Sources/App"), withIntermediateDirectories: true)
        let manifest = "\"AppTests\", \"ScaenaUIKit\", \"ScaenaTesting\""
        try Data(manifest.utf8).write(to: url.appendingPathComponent("Package.swift"))
        folder = url.resolvingSymlinksInPath().path
    }

    private func run(_ arguments: String...) throws -> CommandLineRun {
        try CommandLineRun(["new", "scene"] + arguments, in: folder)
    }

    private var files: [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter {
            $0.hasSuffix(".swift") && $0 != "Package.swift"
        }.sorted()
    }

    private static let tree = """
        Sources/App/About/
        ├── AboutConfigurator.swift
        ├── AboutInteractor.swift
        ├── AboutPresenter.swift
        ├── AboutProtocols.swift
        ├── AboutRouter.swift
        ├── AboutTexts.swift
        ├── AboutView.swift
        └── AboutViewController.swift
        Tests/AppTests/About/
        ├── AboutInteractorTests.swift
        ├── AboutPresenterTests.swift
        ├── AboutRouterTests.swift
        └── AboutViewControllerTests.swift

        """

    @Test("hands in a manager or a repository, as its option says, and tells taps in the architecture's words")
    func options() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let place = ["--into", "Sources/App", "--no-tests"]
        let run = try CommandLineRun(
            ["new", "module", "Ride", "--architecture", "mvpcf", "--manager", "Fare", "--repository", "Trip, Stop"]
                + place,
            in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let presenter = try String(contentsOfFile: folder + "/Sources/App/Ride/RidePresenter.swift", encoding: .utf8)
        #expect(presenter.contains("fareManager: any FareManag"))
        #expect(presenter.contains("tripRepository: any TripRepository"))
        #expect(presenter.contains("stopRepository: any StopRepository"))
        let words = try CommandLineRun(
            ["new", "module", "Login", "--architecture", "viper-s", "--events", "helpTapped"] + place, in: folder)
        #expect(words.status == 0, "\(words.errors)")
        #expect(words.output.contains("note: 'helpTapped' is 'onHelp' in the words of viper-s\n"))
    }

    @Test("writes a scene and its tests, and says what it wrote")
    func writes() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try run("About", "--architecture", "snp", "--into", "Sources/App")
        #expect(run.status == 0)
        #expect(run.output == Self.tree + "Tests/AppTests/AppMocks.swift\n")
        #expect(run.errors.isEmpty)
        #expect(files.count == 13)
        // The next scene's mocks stand beside the first one's.
        #expect(try self.run("Terms", "--architecture", "snp", "--into", "Sources/App").status == 0)
        let mocks = try String(contentsOfFile: folder + "/Tests/AppTests/AppMocks.swift", encoding: .utf8)
        #expect(mocks.contains("class AboutRouterProtocolMock") && mocks.contains("class TermsRouterProtocolMock"))
        // The manifest names the library that brings along what all mocks share.
        #expect(!mocks.contains("class MockRecorder") && mocks.contains("\nimport ScaenaTesting\n"))
    }

    @Test("writes a scene of its sheet, and refuses a wrong one by line")
    func sheet() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let place = ["--architecture", "snp", "--into", "Sources/App"]
        #expect(try CommandLineRun(["new", "manager", "Ride"] + place, in: folder).status == 0)
        let sheet =
            "scene: Trip\nneeds: [Ride]\npresents: { rides: [Ride] }\nlist: { of: rides }\nready: { asks: fetchRides }\n"
        try Data(sheet.utf8).write(to: URL(fileURLWithPath: folder + "/trip.yml"))
        let written = try CommandLineRun(["new", "scene", "--from", "trip.yml"] + place, in: folder)
        #expect(written.status == 0, "\(written.errors)")
        let interactor = try String(
            contentsOfFile: folder + "/Sources/App/Trip/TripInteractor.swift", encoding: .utf8)
        #expect(interactor.contains("let rides = try await rideManager.fetchRides()"))
        try Data("scene: Tour\nneeds: [Rid]\nevent: {}\n".utf8).write(to: URL(fileURLWithPath: folder + "/tour.yml"))
        let wrong = try CommandLineRun(["new", "scene", "--from", "tour.yml"] + place, in: folder)
        #expect(wrong.status == 65)
        #expect(
            wrong.errors == "tour.yml:3:1: error: unknown key 'event' in a scene's sheet: did you mean 'events'?\n")
        let piece = try CommandLineRun(["new", "scene", "Tour", "--needs", "Rid"] + place, in: folder)
        #expect(piece.status == 65)
        #expect(
            piece.errors == "--needs:1:1: error: there is no 'RidManagerProtocol' around: did you mean 'Ride'?\n")
        #expect(!FileManager.default.fileExists(atPath: folder + "/Sources/App/Tour"))
    }

    @Test("leaves the runtime out where the settings say so, and a flag does not")
    func takesTheUseOfTheRuntimeFromSettings() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("architecture: viper\ninto: Sources/App\nruntime: none\n".utf8)
            .write(to: URL(fileURLWithPath: folder + "/scaena.yml"))
        let plain = try run("About", "--no-tests", "--dry-run")
        #expect(plain.status == 0 && plain.output.contains("import UIKit"), "\(plain.errors)")
        #expect(!plain.output.contains("Scaena"))
        let other = try run("About", "--no-tests", "--dry-run", "--runtime", "scaena")
        #expect(other.output.contains("import ScaenaUIKit"))
    }

    @Test("shows and writes nothing with --dry-run")
    func dryRun() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try run(
            "About", "--architecture", "snp", "--into", "Sources/App", "--events", "termsTapped", "--dry-run")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix(Self.tree))
        #expect(run.output.contains("// Sources/App/About/AboutRouter.swift\n\nimport ScaenaUIKit\n"))
        #expect(run.output.contains("    func termsTapped()\n"))
        #expect(files.isEmpty)
    }

    @Test("writes no tests with --no-tests")
    func noTests() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try run("About", "--architecture", "snp", "--into", "Sources/App", "--no-tests").status == 0)
        #expect(files.count == 8)
    }

    @Test("names each type that the module has already by its place, as seen from here")
    func typesInTheWay() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let arguments = ["List", "--architecture", "snp", "--no-tests", "--into"]
        #expect(try CommandLineRun(["new", "scene"] + arguments + ["Sources/App"], in: folder).status == 0)
        let refused = try CommandLineRun(["new", "scene"] + arguments + ["Sources/App/Sub"], in: folder)
        #expect(refused.status == 73)
        let lines = refused.errors.split(separator: "\n")
        #expect(lines.count > 7)
        for line in lines.dropLast() { #expect(line.hasPrefix("Sources/App/List/List") && line.contains(": error: '")) }
        #expect(lines.last?.hasPrefix("nothing was written: ") == true)
    }

    @Test("exits with 73 where files are in the way, and merges them only with --force")
    func force() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let arguments = ["About", "--architecture", "snp", "--into", "Sources/App", "--no-tests"]
        let router = folder + "/Sources/App/About/AboutRouter.swift"
        try FileManager.default.createDirectory(
            atPath: folder + "/Sources/App/About", withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: router))
        let refused = try CommandLineRun(["new", "scene"] + arguments, in: folder)
        #expect(refused.status == 73)
        #expect(
            refused.errors
                == "error: these files are in the way, and none was touched (--force merges them):\n  Sources/App/About/AboutRouter.swift\n"
        )
        #expect(files == ["Sources/App/About/AboutRouter.swift"])
        #expect(try String(contentsOfFile: router, encoding: .utf8) == "mine")
        let forced = try CommandLineRun(["new", "scene"] + arguments + ["--force"], in: folder)
        #expect(forced.status == 1 && forced.output.contains("it is kept, and the new text is '"))
        #expect(try String(contentsOfFile: router, encoding: .utf8) == "mine")
        try FileManager.default.removeItem(atPath: router)
        #expect(try CommandLineRun(["new", "scene"] + arguments + ["--force"], in: folder).status == 0)
        #expect(try String(contentsOfFile: router, encoding: .utf8).hasPrefix("import ScaenaUIKit\n"))
    }

    @Test(
        "exits as sysexits.h says, with a clear sentence on stderr",
        arguments: [
            (
                ["about"], 64,
                "error: 'about' begins with a lower-case letter, and types are named from it: say 'About'\n"
            ),
            (
                ["About", "--architecture", "snpp"], 64,
                "error: unknown architecture 'snpp': did you mean 'snp'? (a definition of your own is named by its path: "
                    + "./snpp.yml)\n"
            ),
            (
                ["About", "--architecture", "none/our.yml"], 66,
                "error: cannot read 'none/our.yml': there is no such file\n"
            ),
            (["About", "--into", "Package.swift/x"], 64, nil),
            (["About", "--into", "Package.swift/x", "--no-tests"], 73, nil),
            (["About", "--nonsense"], 64, nil), ([], 64, nil),
        ] as [([String], Int32, String?)])
    func refuses(arguments: [String], status: Int32, errors: String?) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var arguments = arguments
        if !arguments.contains("--architecture") { arguments += ["--architecture", "snp"] }
        if !arguments.contains("--into") { arguments += ["--into", "Sources/App"] }
        let run = try CommandLineRun(["new", "scene"] + arguments, in: folder)
        #expect(run.status == status)
        if let errors { #expect(run.errors == errors) }
        #expect(!run.errors.isEmpty && run.output.isEmpty)
        #expect(files.isEmpty)
    }

    @Test("takes the name that a definition of the project's gives itself")
    func ownNames() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (file, text) in [
            ("scaena.yml", "architecture: ./ours.yml\nways: [./theirs.yml]\ninto: Sources/App\n"),
            ("ours.yml", "extends: snp\narchitecture: ours\n"),
            ("theirs.yml", "extends: viper\narchitecture: theirs\n"),
        ] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
        }
        let arguments = ["--no-tests", "--runtime", "none", "--architecture"]
        for (name, way) in [("About", "ours"), ("Map", "theirs")] {
            let run = try CommandLineRun(["new", "scene", name] + arguments + [way], in: folder)
            #expect(run.status == 0, "\(run.errors)")
        }
        #expect(files.contains("Sources/App/About/AboutConfigurator.swift"))
        #expect(files.contains("Sources/App/Map/MapWireframe.swift"))
        let unknown = try CommandLineRun(["new", "scene", "Trip"] + arguments + ["another"], in: folder)
        #expect(unknown.status == 64 && unknown.errors.contains("unknown architecture 'another'"))
    }

    @Test("exits with 77 where it may not write, and leaves nothing")
    func noPermission() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder + "/Sources/App")
        let arguments = ["new", "scene", "About", "--architecture", "snp", "--into", "Sources/App", "--no-tests"]
        let run = try CommandLineRun(arguments, in: folder, asNobody: true)
        #expect(run.status == 77)
        #expect(run.errors == "error: cannot make a folder in 'Sources/App': Permission denied\n")
        #expect(files.isEmpty)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/Sources/App")
    }

    @Test("exits with 65 for a definition with mistakes, each at its place")
    func wrongDefinition() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("architecture: our\nabut: x\nchannels: no\n".utf8).write(to: URL(fileURLWithPath: folder + "/our.yml"))
        let run = try run("About", "--architecture", "our.yml", "--into", "Sources/App")
        #expect(run.status == 65)
        #expect(
            run.errors == """
                our.yml:1:1: error: a definition lacks 'about'
                our.yml:1:1: error: a definition lacks 'assembly'
                our.yml:1:1: error: a definition lacks 'unit'
                our.yml:2:1: error: unknown key 'abut' in a definition: did you mean 'about'?
                our.yml:3:11: error: 'channels' is a list of 'from -> to: { … }', and this is 'no'

                """)
    }

    @Test(
        "and every other command has a help with an example",
        arguments: [
            [], ["new"], ["new", "scene"], ["architecture"], ["architecture", "list"], ["architecture", "show"],
            ["architecture", "validate"], ["architecture", "compare"], ["architecture", "eject"],
            ["add"], ["sync"], ["check"], ["learn"], ["mock"], ["init"],
        ])
    func help(command: [String]) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try CommandLineRun(command + ["--help"])
        #expect(run.status == 0)
        #expect(run.output.contains("For example:\n  scaena \(command.joined(separator: " "))"))
    }
}
