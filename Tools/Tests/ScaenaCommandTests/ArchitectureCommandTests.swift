import Foundation
import Testing

@testable import ScaenaCommand

@Suite("scaena architecture")
struct ArchitectureCommandTests {
    @Test(
        "says which command a misspelt one may have been",
        arguments: [
            ("lern Sources", "'scaena' has no command 'lern': did you mean 'learn'?"),
            ("architecture lst", "'scaena architecture' has no command 'lst': did you mean 'list'?"),
            ("hooks now", "'scaena hooks' has no command 'now'; known: 'install', 'uninstall'"),
        ])
    func misspelt(line: String, error: String) throws {
        let run = try CommandLineRun(line.split(separator: " ").map(String.init))
        #expect(run.status == 64 && run.errors == "error: \(error)\n")
    }

    @Test("lists the built-ins")
    func lists() throws {
        let run = try CommandLineRun(["architecture", "list"])
        #expect(run.status == 0)
        #expect(run.output.contains("\nsnp  SNPArchitecture: "))
    }

    @Test("shows roles, who holds whom, and what they say")
    func shows() throws {
        let run = try CommandLineRun(["architecture", "show", "snp"])
        #expect(run.status == 0)
        // The columns are as wide as they must be.
        let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            rows.contains {
                $0.hasPrefix("interactor ──▶ presenter strong as presenter through presenterProtocol carries ")
            })
        #expect(
            rows.contains(
                "presenter ╌╌▶ viewController weak as viewController through viewControllerProtocol carries viewModel, "
                    + "rowViewModel, messagesViewModel says show, show…, hide…, showErrorDialog(errorViewModel:)"))
        #expect(run.output.contains("implemented by presenter "))
        #expect(
            run.output.contains(
                "\n  output                  {Unit}Output                  implemented by another's interactor "))
        #expect(run.output.contains("navigation: interactor decides, router goes there"))
        #expect(run.output.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
    }

    @Test("shows what units are put together in, by what contracts are sorted, and how many there are of one")
    func showsGroups() throws {
        let viperS = try CommandLineRun(["architecture", "show", "viper-s"])
        #expect(
            viperS.output.contains(
                "\nunit:  module of a group, which it is named after, in '{Group}/{Name}', owned by "))
        #expect(viperS.output.contains("\n  navigation     where the user goes next\n"))
        let bviper = try CommandLineRun(["architecture", "show", "bviper"])
        #expect(bviper.output.contains(" RootNavigationControllerHandler (one of the app) "))
    }

    @Test("shows the layers, and how an app begins")
    func showsLayers() throws {
        let run = try CommandLineRun(["architecture", "show", "bviper"])
        #expect(run.output.contains("\n  │ knows provision, entity, dto "))
        #expect(run.output.contains("\n  │ view knows only viewModel, presentationModel, cell, texts "))
        #expect(
            run.output.contains("\n  rootWireframe ╌╌▶ rootNavigationController  weak    as navigationController\n"))
        let boxes = run.output.split(separator: "\n").filter { "┌├│└".contains($0.dropFirst(2).prefix(1)) }
        #expect(boxes.count > 12 && Set(boxes.map(\.count)).count == 1)
    }

    @Test("shows what stands in the runtime's place, and what of it is the team's own")
    func showsPlain() throws {
        let mvpcf = try CommandLineRun(["architecture", "show", "mvpcf"]).output.split(separator: "\n")
        #expect(mvpcf.contains("Without the runtime (--runtime none)"))
        for (id, words) in [
            ("container", "DependencyContainer of the team's own"), ("relayToken", "AnyCancellable of Combine"),
            ("layer logic", "imports Combine"),
        ] {
            #expect(mvpcf.contains { $0.hasPrefix("  \(id) ") && $0.contains(" \(words) ") }, "\(id)")
        }
        let snp = try CommandLineRun(["architecture", "show", "snp"]).output
        #expect(snp.contains("begins with UIViewController  instead of SceneViewController\n"))
    }

    @Test("compares, a question a paragraph and an architecture a line")
    func compares() throws {
        let run = try CommandLineRun(["architecture", "compare", "snp", "bviper"])
        #expect(run.status == 0)
        #expect(
            run.output.contains(
                "Who decides where to go next\n  snp     interactor\n  bviper  presenter\n\nWho goes there\n"))
        #expect(run.output.contains("  bviper  5 roles, 4 protocols (all optional), 7 files and 4 of tests\n"))
        let all = try CommandLineRun(["architecture", "compare"])
        #expect(
            all.output.contains("\n  snp          6 roles, 4 protocols, 8 files")
                && all.output.contains(" 5 protocols, "))
        #expect(all.output.contains("\n  mvpcf        module in a flow, owned by viewController\n"))
    }

    @Test("ejects what can be scaffolded from, and overwrites nothing")
    func ejects() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-eject-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let arguments = ["architecture", "eject", "bviper", "--into", "Our"]
        let run = try CommandLineRun(arguments, in: folder.path)
        #expect(run.status == 0)
        let written = run.output.split(separator: "\n")
        let definition = try String(contentsOf: folder.appendingPathComponent("Our/architecture.yml"), encoding: .utf8)
        #expect(definition.hasPrefix("# yaml-language-server: $schema=architecture.schema.json\n"))
        for file in [
            "architecture.yml", "architecture.schema.json", "templates/builder.stencil", "app/Package.swift.stencil",
        ] {
            #expect(written.contains("Our/\(file)"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Our"])
        let scene = try CommandLineRun(
            ["new", "module", "Login", "--architecture", "Our/architecture.yml", "--into", "App", "--no-tests"],
            in: folder.path)
        #expect(scene.status == 0 && scene.output.contains("LoginWireframe.swift"))
        let again = try CommandLineRun(arguments, in: folder.path)
        #expect(again.status == 73)
        #expect(again.errors == "error: 'Our' exists, and nothing was written: choose another folder\n")
    }

    @Test("ejects one template alone, for a definition that extends the architecture; a mistake in it names its folder")
    func ejectsOne() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-eject-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let run = try CommandLineRun(
            ["architecture", "eject", "snp", "--into", "Our", "--template", "view"], in: folder.path)
        #expect(run.output == "Our/architecture.schema.json\nOur/architecture.yml\nOur/templates/view.stencil\n")
        let template = folder.appendingPathComponent("Our/templates/view.stencil")
        let text = try String(contentsOf: template, encoding: .utf8)
        try Data(text.replacing(".systemBackground", with: ".red").utf8).write(to: template)
        let scene = try CommandLineRun(
            ["new", "scene", "About", "--architecture", "Our/architecture.yml", "--into", "App", "--no-tests"],
            in: folder.path)
        #expect(scene.status == 0, "\(scene.errors)")
        let view = try String(contentsOf: folder.appendingPathComponent("App/About/AboutView.swift"), encoding: .utf8)
        #expect(view.contains("backgroundColor = .red"))
        try Data(text.replacing("unit.words", with: "unit.word5").utf8).write(to: template)
        let wrong = try CommandLineRun(["architecture", "validate", "Our/architecture.yml"], in: folder.path)
        #expect(wrong.status == 65 && wrong.errors.hasPrefix("Our/templates/view.stencil:"), "\(wrong.errors)")
        let unknown = try CommandLineRun(
            ["architecture", "eject", "snp", "--into", "Other", "--template", "veiw"], in: folder.path)
        #expect(unknown.status == 64)
        #expect(unknown.errors == "error: snp has no template 'veiw': did you mean 'view'?\n")
    }

    @Test("prints the schema, writes it where it is wanted, and over nothing but an older one")
    func schema() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-schema-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let printed = try CommandLineRun(["architecture", "schema"], in: folder.path)
        #expect(printed.status == 0 && printed.output.contains("\"$id\": \"urn:scaena:architecture.schema.json\""))
        let write = ["architecture", "schema", "--output", ".scaena/s.json"]
        for _ in 1...2 {
            let run = try CommandLineRun(write, in: folder.path)
            #expect(run.status == 0)
            #expect(run.output.contains("begin scaena.yml with '# yaml-language-server: $schema=.scaena/s.json'\n"))
        }
        let file = folder.appendingPathComponent(".scaena/s.json")
        #expect(try String(contentsOf: file, encoding: .utf8) == printed.output)
        try Data("{}".utf8).write(to: file)
        let refused = try CommandLineRun(write, in: folder.path)
        #expect(refused.status == 73)
        #expect(try String(contentsOf: file, encoding: .utf8) == "{}")
    }

    @Test("validates, and exits with 64 for what nobody knows")
    func validates() throws {
        let valid = try CommandLineRun(["architecture", "validate", "snp"])
        #expect(valid.status == 0)
        #expect(valid.output == "snp: snp has no mistakes\n")
        let unknown = try CommandLineRun(["architecture", "validate", "vipr"])
        #expect(unknown.status == 64)
        #expect(unknown.output.isEmpty)
    }
}
