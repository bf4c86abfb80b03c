import Architecture
import Foundation
import Scaffolding
import Testing

@testable import ScaenaCommand

@Suite("scaena init")
struct InitCommandTests {
    private let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-init-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.resolvingSymlinksInPath().path
    }

    private func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: folder + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    private static let xcodeGen = """
        targets:
          Rides: { type: application, sources: Rides }
          RidesTests: { type: bundle.unit-test, sources: RidesTests }
        """

    @Test("writes what the project's file says, and new scenes go there")
    func serves() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(Self.xcodeGen, to: "project.yml")
        let run = try CommandLineRun(["init", "--architecture", "snp"], in: folder)
        #expect(run.status == 0)
        let settings = try ProjectSettings(text("scaena.yml"), file: "scaena.yml")
        var expected = ProjectSettings(architecture: "snp", into: "Rides", testsInto: "RidesTests", module: "Rides")
        expected.requires = "0.1.0"
        #expect(settings == expected)
        let written = try text("scaena.yml")
        #expect(written == "# yaml-language-server: $schema=.scaena/architecture.schema.json\n" + settings.text)
        #expect(try text(".scaena/architecture.schema.json") == ArchitectureSource.schema)
        #expect(
            run.output == "wrote scaena.yml (from what project.yml says):\n\n" + written
                + "\nwrote .scaena/architecture.schema.json, by which editors complete and check it\n")

        let scene = try CommandLineRun(["new", "scene", "About"], in: folder)
        #expect(scene.status == 0)
        #expect(
            scene.output.hasSuffix(
                """
                note: run 'xcodegen generate', so that 'Rides/About' is in the Xcode project
                note: run 'xcodegen generate', so that 'RidesTests/About' is in the Xcode project

                """))
        #expect(try text("RidesTests/About/AboutRouterTests.swift").contains("@testable import Rides\n"))

        // From a folder below, into a folder below the settings' own.
        let below = try CommandLineRun(["new", "scene", "Fare", "--into", "Trips"], in: folder + "/Rides")
        #expect(below.status == 0)
        #expect(try text("RidesTests/Trips/Fare/FareRouterTests.swift").contains("@testable import Rides\n"))
    }

    @Test("touches no scaena.yml that is there, unless it is forced to")
    func keeps() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("into: mine\n", to: "scaena.yml")
        let arguments = ["init", "--architecture", "snp", "--into", "App"]
        #expect(try CommandLineRun(arguments, in: folder).status == 73)
        #expect(try text("scaena.yml") == "into: mine\n")
        #expect(try CommandLineRun(arguments + ["--force"], in: folder).status == 0)
        #expect(try ProjectSettings(text("scaena.yml"), file: "").into == "App")
        #expect(try text("scaena.yml.before") == "into: mine\n")
    }

    @Test("writes nothing where something else is in the schema's place")
    func keepsOthersSchema() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("{}\n", to: ".scaena/architecture.schema.json")
        let run = try CommandLineRun(["init", "--architecture", "snp", "--into", "App"], in: folder)
        #expect(run.status == 73 && run.errors.contains("is no schema of scaena's: it was not touched"))
        #expect(try text(".scaena/architecture.schema.json") == "{}\n")
        #expect(!FileManager.default.fileExists(atPath: folder + "/scaena.yml"))
    }

    @Test("says what is missing where nobody can be asked")
    func refuses() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try CommandLineRun(["init"], in: folder)
        #expect(run.status == 64 && run.errors.contains("say --architecture, one of "))
        let noPlace = try CommandLineRun(["init", "--architecture", "snp"], in: folder)
        #expect(noPlace.status == 64 && noPlace.errors.contains("say --into DIR"))
        #expect(!FileManager.default.fileExists(atPath: folder + "/scaena.yml"))
    }

    @Test("takes the module of the target whose folder is named, and tells of the others")
    func targets() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(
            #"Package(name: "P", targets: [.target(name: "Core"), .target(name: "My App"), .testTarget(name: "CoreTests")])"#,
            to: "Package.swift")
        let first = try CommandLineRun(["init", "--architecture", "snp"], in: folder)
        #expect(
            first.output.hasSuffix(
                "\nnote: of the targets of Package.swift this is 'Core'; it has My App, too: for one of those, say 'scaena init "
                    + "--force --into Sources/My App'\n"))
        let other = try CommandLineRun(
            ["init", "--force", "--architecture", "snp", "--into", "Sources/My App"], in: folder)
        let settings = try ProjectSettings(text("scaena.yml"), file: "")
        #expect(other.status == 0 && settings.module == "My_App" && settings.testsInto == nil)
    }

    @Test(
        "writes nothing that it could not read",
        arguments: [["--module", "a b"], ["--into", ""], ["--tests-into", ""]])
    func refuses(flags: [String]) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try CommandLineRun(["init", "--architecture", "snp", "--into", "App"] + flags, in: folder)
        #expect(run.status == 64 && !FileManager.default.fileExists(atPath: folder + "/scaena.yml"))
    }

    @Test("says of targets that code makes that they are not known")
    func computed() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(#"Package(name: "P", targets: ["A"].map { .target(name: $0) })"#, to: "Package.swift")
        let run = try CommandLineRun(["init", "--architecture", "snp"], in: folder)
        #expect(run.status == 64 && run.errors.contains("the targets of Package.swift are made by code"))
    }

    @Test("asks a person for what no flag says, and takes what was found for an empty answer")
    func asks() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(Self.xcodeGen, to: "project.yml")
        final class Person {
            var asked: [String] = []
            var answers = ["", "", "Rides/Scenes", ""]
        }
        let person = Person()
        let questions = Questions(say: { person.asked.append($0) }, hear: { person.answers.removeFirst() })
        let settings = try InitPlan(project: ProjectFacts(of: folder)).settings(
            given: ProjectSettings(architecture: "snp", testsInto: "T"), asking: questions)
        #expect(person.asked == ["Folder of new scenes [Rides]: ", "Module that the tests import [Rides]: "])
        #expect(settings == ProjectSettings(architecture: "snp", into: "Rides", testsInto: "T", module: "Rides"))
    }

    @Test("tells a tool that is too old for the project, and mistakes in scaena.yml")
    func checksSettings() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("requires: 99.0\n", to: "scaena.yml")
        let old = try CommandLineRun(["new", "scene", "About"], in: folder)
        #expect(old.status == 64)
        #expect(old.errors.hasPrefix("error: this project requires scaena 99.0.0 or later ('\(folder)/scaena.yml')"))
        try write("intoo: x\n", to: "scaena.yml")
        let wrong = try CommandLineRun(["new", "scene", "About"], in: folder)
        #expect(wrong.status == 65)
        #expect(wrong.errors.hasPrefix("\(folder)/scaena.yml:1:1: error: unknown key 'intoo'"))
    }

    @Test("has a help with an example, and the tool its version")
    func help() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try CommandLineRun(["init", "--help"]).output.contains("For example:\n  scaena init"))
        #expect(try CommandLineRun(["--version"]).output == "0.1.0\n")
    }
}
