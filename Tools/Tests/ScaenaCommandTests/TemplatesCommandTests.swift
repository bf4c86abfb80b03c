import Foundation
import Testing

@testable import ScaenaCommand

@Suite("scaena templates")
struct TemplatesCommandTests {
    private let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-templates-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.resolvingSymlinksInPath().path
    }

    private var files: [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    }

    private let scene = "/Scaena SNPArchitecture/Scene.xctemplate"

    @Test("installs, and removes exactly what it installed")
    func installs() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let library = folder + "/Templates"
        let install = try CommandLineRun(["templates", "install", "--architecture", "snp", "--into", library])
        #expect(install.status == 0)
        #expect(install.output == "installed 14 templates in '\(library)'\n")
        #expect(FileManager.default.fileExists(atPath: library + scene + "/TemplateInfo.plist"))
        let again = try CommandLineRun(["templates", "install", "--architecture", "snp", "--into", library, "--quiet"])
        #expect(again.status == 0 && again.output.isEmpty && again.errors.isEmpty)
        let uninstall = try CommandLineRun(["templates", "uninstall", "--into", library])
        #expect(uninstall.status == 0)
        #expect(uninstall.output.hasPrefix("removed ") && files.isEmpty)
    }

    @Test("removes those of one architecture, and leaves the others")
    func removesOne() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let library = ["--into", folder]
        _ = try CommandLineRun(["templates", "install", "--architecture", "snp", "--architecture", "viper"] + library)
        let uninstall = ["templates", "uninstall", "--architecture", "snp"] + library
        #expect(try CommandLineRun(uninstall).output.hasPrefix("removed "))
        #expect(files.contains("Scaena VIPER") && !files.contains { $0.contains("SNP") })
        #expect(try CommandLineRun(uninstall).output == "there was nothing to remove in '\(folder)'\n")
        #expect(try CommandLineRun(["templates", "uninstall"] + library).status == 0)
        #expect(files.isEmpty)
        #expect(try CommandLineRun(["templates", "uninstall", "--architecture", "spn"] + library).status == 64)
    }

    @Test("keeps a file that was changed by hand, and says so on stderr")
    func keeps() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = folder + scene + "/___FILEBASENAME___Router.swift"
        _ = try CommandLineRun(["templates", "install", "--architecture", "snp", "--into", folder])
        try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
        let uninstall = try CommandLineRun(["templates", "uninstall", "--into", folder])
        #expect(uninstall.errors == "kept '\(file)': it was changed by hand (--force: it is removed)\n")
        #expect(files.filter { $0.hasSuffix(".swift") } == [String(file.dropFirst(folder.count + 1))])
    }

    @Test("exports, and exits with 73 where something is in the way")
    func exports() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let arguments = ["templates", "export", "out", "--architecture", "snp"]
        let export = try CommandLineRun(arguments, in: folder)
        #expect(export.status == 0)
        #expect(export.output.hasPrefix("out\(scene)\nout/Scaena SNPArchitecture/Scene Unit Tests.xctemplate\n"))
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/out" + scene + "/TemplateInfo.plist"))
        let refused = try CommandLineRun(arguments, in: folder)
        #expect(refused.status == 73 && refused.output.isEmpty)
        #expect(try CommandLineRun(arguments + ["--force"], in: folder).status == 0)
    }

    @Test("exits with 64 for what nobody knows")
    func refuses() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try CommandLineRun(["templates", "install", "--architecture", "snpp", "--into", folder])
        #expect(run.status == 64 && files.isEmpty)
    }

    @Test("has a help with an example", arguments: [[], ["install"], ["uninstall"], ["export"]])
    func help(command: [String]) throws {
        let words = ["templates"] + command
        let run = try CommandLineRun(words + ["--help"])
        #expect(run.status == 0)
        #expect(run.output.contains("For example:\n  scaena \(words.joined(separator: " "))"))
    }
}
