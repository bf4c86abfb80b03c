import Architecture
import ArgumentParser
import Foundation
import Scaffolding

extension ArchitectureCommand {
    /// `scaena architecture eject`
    struct Eject: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "eject",
            abstract: "Writes an architecture's definition and templates out, to be changed by hand.",
            discussion: """
                For example:
                  scaena architecture eject bviper --into Architecture

                Then scaffold with --architecture Architecture/architecture.yml. Nothing that exists is overwritten. The
                schema beside it lets editors complete and check it. With --template NAME the definition extends the
                architecture, and has that template alone as its own.
                """)

        @Argument(help: "A built-in architecture or the path of a definition.")
        var architecture: String

        @Option(help: ArgumentHelp("The folder that is made for it.", valueName: "dir"))
        var into: String

        @Option(
            name: .customLong("template"),
            help: ArgumentHelp(
                "A template that is changed; everything else stays the architecture's.", valueName: "name"))
        var chosen: [String] = []

        func run() throws {
            let source = try ArchitectureOption.source(architecture)
            let folder = URL(fileURLWithPath: into)
            let templates = try templates(of: source)
            let text =
                chosen.isEmpty
                ? Self.text(of: source, in: folder.standardizedFileURL.path)
                : extending(source, in: folder.standardizedFileURL.path)
            // What says already which schema it has keeps its line; the schema need not be there.
            let head = text.contains("yaml-language-server:") ? "" : EditorSchema.line(for: Self.file)
            var files = [Self.file: head + text, EditorSchema.path(for: Self.file): ArchitectureSource.schema]
            for (name, text) in templates { files["templates/\(name).stencil"] = text }
            for (name, text) in source.app where chosen.isEmpty { files["app/\(name).stencil"] = text }
            guard !FileManager.default.fileExists(atPath: folder.path) else {
                throw Failure(.cannotCreate, "'\(into)' exists, and nothing was written: choose another folder")
            }
            try Failure.explaining { try NewFolder.write(files, to: folder.standardizedFileURL.path) }
            for name in files.keys.sorted() { print("\(into)/\(name)") }
        }

        private static let file = "architecture.yml"

        /// The templates that are written out.
        private func templates(of source: ArchitectureSource) throws -> [String: String] {
            let names = chosen.map { $0.hasSuffix(".stencil") ? String($0.dropLast(".stencil".count)) : $0 }
            if let unknown = names.first(where: { source.templates[$0] == nil }) {
                throw Failure(
                    .usage,
                    "\(architecture) has no template '\(unknown)'"
                        + NearestWord.hint(for: unknown, among: source.templates.keys.sorted()))
            }
            return names.isEmpty ? source.templates : source.templates.filter { names.contains($0.key) }
        }

        /// A definition that extends a source and says nothing else.
        private func extending(_ source: ArchitectureSource, in folder: String) -> String {
            let base = source.isBuiltIn ? architecture : Self.seen(source.file, from: folder)
            return "architecture: ours\nextends: \(base)\n"
        }

        /// The path of a file as it is named in a folder.
        private static func seen(_ file: String, from folder: String) -> String {
            let path = URL(fileURLWithPath: file).standardizedFileURL.path
            let seen = NewAppCommand.path(to: path, seenFrom: folder)
            return "'" + (seen.hasPrefix(".") ? seen : "./" + seen).replacing("'", with: "''") + "'"
        }

        /// The definition's text, which names the file that it extends as seen from its new folder.
        private static func text(of source: ArchitectureSource, in folder: String) -> String {
            guard let base = source.extendedFile else { return source.text }
            let quoted = seen(base, from: folder)
            return source.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                line.hasPrefix("extends:") ? "extends: \(quoted)" : String(line)
            }.joined(separator: "\n")
        }
    }

    /// `scaena architecture compare`
    struct Compare: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "compare",
            abstract: "Puts architectures side by side: when each fits, what it costs, who does what.",
            discussion: """
                For example:
                  scaena architecture compare snp bviper
                  scaena architecture compare snp bviper --for Items

                With --for it lists what would have to change in that scene, for it to be one of the other architecture: files, \
                types, contracts, wires, holds and messages, with file and line. Nothing is written.
                """)

        @Argument(help: "Built-in architectures or paths of definitions; all built-ins when none is named.")
        var architectures: [String] = []

        @Option(name: .customLong("for"), help: ArgumentHelp("The scene that would change.", valueName: "scene"))
        var scene: String?

        @Option(help: ArgumentHelp("The folder in which the scene is looked for.", valueName: "dir"))
        var into: String?

        func run() throws {
            if let scene { return try plan(scene) }
            let names = architectures.isEmpty ? ArchitectureSource.builtIns.keys.sorted() : architectures
            print(ArchitectureComparison(try names.map { try ArchitectureOption.definition($0) }).text)
        }

        /// Lists what would have to change in a scene.
        private func plan(_ scene: String) throws {
            guard architectures.count == 2 else {
                throw Failure(
                    .usage,
                    "--for compares two architectures: the one that '\(scene)' has, and the one that it would have")
            }
            let definitions = try architectures.map { try ArchitectureOption.definition($0) }
            let defaults = try ProjectDefaults()
            let around = try ProjectSources(defaults).surroundings(
                defaults, into: into, architecture: architectures[0], nil)
            do {
                let move = try UnitMove(of: scene, from: definitions[0], to: definitions[1], around)
                print(
                    "\(definitions[0].unit.word.capitalized) \(scene), from \(definitions[0].id) to \(definitions[1].id): what "
                        + "would have to change\n\n" + move.text)
            } catch {
                throw Failure(ScaffoldError(error.kind, ScaffoldReport.shown(in: error.description)))
            }
        }
    }
}
