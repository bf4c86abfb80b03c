import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena sheet`: a scene's sheet as its code says it.
struct SheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet",
        abstract: "Reads a scene's sheet back from its code, or tells where the two differ.",
        discussion: """
            For example:
              scaena sheet Items/List
              scaena sheet ItemsList --check

            The code is the truth: what people changed since is in the sheet that is printed, and a scene that Scaena did not \
            write is read by who plays which role. What no sheet says is named on stderr with file and line, and never \
            guessed. With --check, the code is compared with the sheet that was last applied; it ends with 1 where they differ.
            """)

    @Argument(help: "The scene, alone or behind its group: About, Items/List.")
    var name: String

    @Flag(help: "Tells where the code differs from the sheet that was last applied, and prints no sheet.")
    var check = false

    @Option(help: ArgumentHelp("A built-in architecture or the path of a definition.", valueName: "name"))
    var architecture: String?

    @Option(help: ArgumentHelp("The folder in which the scene is looked for.", valueName: "dir"))
    var into: String?

    func run() throws {
        try Failure.explaining {
            let defaults = try ProjectDefaults()
            let architecture = try defaults.architecture(architecture, into: into)
            let source = try ArchitectureOption.source(architecture)
            let parts = name.split(separator: "/").map(String.init)
            let namesUnits = try source.definition().unit.group?.namesUnits ?? false
            let unit = namesUnits ? parts.joined() : parts.last ?? name
            let around = try ProjectSources(defaults).surroundings(
                defaults, into: into, architecture: architecture, nil)
            let sheet = try ReadSheet(unit, in: source, around)
            for sentence in sheet.unread {
                FileHandle.standardError.write(Data("note: \(ScaffoldReport.shown(in: sentence))\n".utf8))
            }
            guard check else { return print(sheet.text, terminator: "") }
            guard sheet.isRecorded else {
                throw Failure(
                    .usage,
                    "nothing is noted of how '\(name)' was written: only what scaena wrote has a sheet to compare with")
            }
            for sentence in sheet.drift { print("\(name): \(sentence)") }
            if !sheet.drift.isEmpty { throw ExitCode(Failure.Code.findings.rawValue) }
            print("\(name) is as its sheet says\(sheet.unread.isEmpty ? "" : ", but for what is noted above").")
        }
    }
}
