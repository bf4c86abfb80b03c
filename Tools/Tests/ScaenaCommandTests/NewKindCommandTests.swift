import Foundation
import Testing

@testable import ScaenaCommand

@Suite("scaena new, by an architecture's own words")
struct NewKindCommandTests {
    private func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-kinds-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("writes what the architecture has by that word, and shows what is in the way")
    func writes() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("architecture: mvpcf\ninto: Sources/App\n".utf8).write(to: folder.appendingPathComponent("scaena.yml"))
        let arguments = ["new", "flow", "Items", "--opens", "List", "--no-tests"]
        let run = try CommandLineRun(arguments, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output == """
                Sources/App/Items/
                ├── ItemsContainer.swift
                └── ItemsCoordinator.swift
                note: 'DefaultListFactory', 'ListFactory' are not there yet: scaena new module List --group Items

                """)
        let again = try CommandLineRun(arguments + ["--dry-run"], in: folder.path)
        #expect(
            again.status == 0 && again.output.contains("note: these files are in the way (--force merges them):\n  "))
        #expect(try CommandLineRun(arguments, in: folder.path).status == 73)
        let module = try CommandLineRun(["new", "module", "List", "--flow", "Items", "--no-tests"], in: folder.path)
        #expect(module.status == 0, "\(module.errors)")
    }

    @Test("tells a word that the architecture does not have, and a missing name")
    func refuses() throws {
        let unknown = try CommandLineRun(["new", "manger", "Ride", "--architecture", "snp", "--into", "."])
        #expect(unknown.status == 64 && unknown.errors == "error: snp has no 'manger': did you mean 'manager'?\n")
        let nameless = try CommandLineRun(["new", "manager", "--architecture", "snp", "--into", "."])
        #expect(
            nameless.status == 64
                && nameless.errors == "error: say how it is called, as in: scaena new manager About\n")
        for arguments in [["Foo", "--architecture", "mvpcf"], ["Foo"]] {
            let run = try CommandLineRun(["new"] + arguments)
            let word = arguments.count > 1 ? "module" : "scene"
            #expect(run.status == 64 && run.errors == "error: say what to write, as in: scaena new \(word) Foo\n")
        }
        let scene = try CommandLineRun(["new", "scene", "--architecture", "snp"])
        #expect(scene.status == 64 && scene.errors == "error: say how it is called, as in: scaena new scene About\n")
        let alone = try CommandLineRun(["new"])
        #expect(alone.status == 64 && alone.errors.contains("scaena new scene About"))
        #expect(try CommandLineRun(["new", "--help", "scene"]).output.contains("--shows"))
        let lost = try CommandLineRun(["help", "lern"])
        #expect(lost.status == 64 && lost.errors.contains("'scaena' has no command 'lern': did you mean 'learn'?"))
        let part = try CommandLineRun(
            ["new", "wireframe", "Help", "--of", "List", "--opens", "Terms", "--architecture", "bviper", "--into", "."])
        #expect(part.status == 64 && part.errors.hasPrefix("error: --opens says something of what stands by itself"))
        #expect(try CommandLineRun(["new", "manager", "--help"]).output.contains("USAGE: scaena new <kind> <name>"))
    }

    @Test("writes a unit by the word that only a team's own definition has, in the area that it rules")
    func areas() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("architecture: snp\ninto: Sources/App\nareas:\n  Sources/App/Old: ./our.yml\n".utf8)
            .write(to: folder.appendingPathComponent("scaena.yml"))
        try Data("architecture: ours\nextends: bviper\nabout: Ours.\nunit: { word: screen }\n".utf8)
            .write(to: folder.appendingPathComponent("our.yml"))
        let run = try CommandLineRun(
            ["new", "screen", "Login", "--into", "Sources/App/Old", "--no-tests"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("LoginWireframe.swift"))
    }

    @Test("asks for what it needs, and leaves out what is not answered")
    func asks() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("AppTests ScaenaUIKit ScaenaTesting".utf8).write(to: folder.appendingPathComponent("Package.swift"))
        let sources = folder.path + "/Sources/App"
        var answers = ["bviper", "module", "Login", ".", sources, "", "text: String"]
        var asked: [String] = []
        let questions = Questions(
            say: { asked.append($0) }, hear: { answers.isEmpty ? nil : answers.removeFirst() })
        #expect(
            try NewQuestions().arguments(asking: questions) == [
                "module", "Login", "--architecture", "bviper", "--into", sources, "--shows", "text: String",
            ])
        #expect(
            asked[1]
                == "What (module, wireframe, business-object, provider, dto, mapper, presentation-model-builder, entity) [module]: "
        )
        #expect(asked.contains { $0.hasPrefix("'.' is in no target of Package.swift") })
        #expect(throws: Failure.self) { try NewQuestions().arguments(asking: nil) }
        // What was told is wrong, whatever else is answered.
        answers = ["Login"]
        let wrong = NewWords(["scene", "--architecture", "snp", "--into", sources, "--events", "foo bar"])
        let failure = #expect(throws: Failure.self) { try NewQuestions(given: wrong).arguments(asking: questions) }
        #expect(failure?.message.hasPrefix("'foo bar' cannot be the name of an event") == true)
        // What is told already is not asked for, and a name that does not serve is asked for again.
        answers = ["login", "Login", sources]
        asked = []
        let given = NewWords(["scene", "--architecture=mvpcf", "--shows", "text: String", "--no-tests"])
        #expect(given.words == ["scene"])
        #expect(
            try NewQuestions(given: given).arguments(asking: questions) == [
                "module", "Login", "--architecture=mvpcf", "--shows", "text: String", "--no-tests", "--into", sources,
            ])
        #expect(asked[0] == "Name: " && asked[1].contains("say 'Login'"))
        #expect(!asked.contains { $0.hasPrefix("What (") || $0.hasPrefix("Shows") || $0.hasPrefix("Architecture") })
        #expect(NewWords(["scene", "About", "--force"]).words == ["scene", "About"])
        // A value may be called like a word.
        #expect(NewWords(["scene", "--into", "scene"]).options == ["--into", "scene"])
        #expect(NewWords(["--runtime", "none", "scene", "--", "-Foo"]).words == ["scene", "-Foo"])
    }

    @Test("an ejected definition still finds the file that it extends")
    func eject() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("architecture: base\nextends: bviper\nabout: Ours.\n".utf8)
            .write(to: folder.appendingPathComponent("base.yml"))
        try Data("architecture: ours\nextends: ./base.yml\nabout: Ours.\n".utf8)
            .write(to: folder.appendingPathComponent("our.yml"))
        let eject = ["architecture", "eject", "our.yml", "--into", "deep/er"]
        #expect(try CommandLineRun(eject, in: folder.path).status == 0)
        let run = try CommandLineRun(["architecture", "validate", "deep/er/architecture.yml"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
    }
}
