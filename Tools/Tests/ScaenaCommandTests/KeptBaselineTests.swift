import Foundation
import TemporaryFolders
import Testing

/// The entries that leave the baseline of a project by themselves, and those that have to stay.
@Suite("The baseline of a project that cannot be read as a whole")
struct KeptBaselineTests {
    private let folder: TemporaryFolder
    private let presenter = "Sources/App/Login/LoginPresenter.swift"
    private let other = "Sources/App/About/AboutPresenter.swift"

    init() throws {
        folder = try TemporaryFolder()
        try folder.scaffold(names: ["About", "Login"])
        try folder.write("architecture: viper\ninto: Sources/App\n", to: "scaena.yml")
        try folder.write(try folder.text(of: presenter).replacing("weak var view", with: "var view"), to: presenter)
        try check("--baseline")
        #expect(try isKept)
    }

    private var isKept: Bool {
        get throws { try folder.text(of: ".scaena/baseline.json").contains("\"subject\":\"view\"") }
    }

    @discardableResult
    private func check(_ arguments: String...) throws -> CommandLineRun {
        try CommandLineRun(["check", "--no-cache"] + arguments, in: folder.path)
    }

    private func write(_ bytes: [UInt8], to file: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/" + file))
    }

    @Test(
        "An entry stays while the file that it may be of cannot be read, or has a syntax error",
        arguments: ["latin", "half", "conflict", "wide", "gone"])
    func unread(way: String) throws {
        let text = try folder.text(of: presenter)
        let mended = text.replacing("var view", with: "weak var view")
        switch way {
        case "latin": try write(Array((mended + "// caf").utf8) + [0xE9, 0x0A], to: presenter)
        case "half": try write(Array(mended.utf8.prefix(400)) + Array("\nfunc (".utf8), to: presenter)
        case "conflict": try folder.write(mended + "<<<<<<< HEAD\nlet a = 1\n=======\n>>>>>>> other\n", to: presenter)
        case "wide": try write(Array(try #require(mended.data(using: .utf16))), to: presenter)
        default:
            try FileManager.default.removeItem(atPath: folder.path + "/" + presenter)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + presenter, withDestinationPath: "nowhere")
        }
        let run = try check()
        #expect(try isKept, "\(run.output)")
        #expect(!run.output.contains("baseline is mended"))
        try check("--baseline")
        #expect(try isKept)
        // Once it can be read and is mended, the entry goes.
        try FileManager.default.removeItem(atPath: folder.path + "/" + presenter)
        try folder.write(mended, to: presenter)
        try check()
        #expect(try !isKept)
    }

    @Test("An entry goes though a file of another unit has a syntax error")
    func ofAnother() throws {
        try folder.write(try folder.text(of: other) + "\nfunc (\n", to: other)
        try folder.write(try folder.text(of: presenter).replacing("var view", with: "weak var view"), to: presenter)
        let run = try check()
        #expect(try !isKept, "\(run.output)")
        #expect(run.output.contains("1 entry of the baseline is mended"))
    }

    @Test("Entries stay where no definition is found, and those of a rule that is off", arguments: [true, false])
    func unasked(isGone: Bool) throws {
        let settings = try folder.text(of: "scaena.yml")
        if isGone {
            try FileManager.default.removeItem(atPath: folder.path + "/scaena.yml")
        } else {
            try folder.write(settings + "check: { off: [hold, cycle] }\n", to: "scaena.yml")
        }
        try check()
        #expect(try isKept)
        try folder.write(settings, to: "scaena.yml")
        #expect(try check().status == 0)
        #expect(try isKept)
    }

    @Test("--fix writes into no file with a syntax error")
    func fixes() throws {
        try FileManager.default.removeItem(atPath: folder.path + "/.scaena/baseline.json")
        let broken = try folder.text(of: presenter) + "\nfunc (\n"
        try folder.write(broken, to: presenter)
        try folder.write(try folder.text(of: other).replacing("weak var view", with: "var view"), to: other)
        let run = try check("--fix", "--only", "hold")
        #expect(try folder.text(of: presenter) == broken)
        #expect(try folder.text(of: other).contains("weak var view"))
        #expect(run.errors.contains("stays as it is, since its syntax could not be read"))
    }
}
