import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena hooks`: keeps installed templates in step with the definitions of a repository.
struct HooksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooks",
        abstract: "Git hooks that reinstall the Xcode templates after a merge or a commit.",
        discussion: "For example:\n  scaena hooks install --architecture snp",
        subcommands: [Install.self, Uninstall.self])

    /// `scaena hooks install`
    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "install",
            abstract: "Installs the hooks post-merge and post-commit.",
            discussion: """
                For example:
                  scaena hooks install --architecture snp

                A hook that exists is kept and called first. Worktrees share the hooks of their repository, and \
                core.hooksPath is respected.
                """)

        @Option(
            name: .customLong("architecture"),
            help: ArgumentHelp(
                "The architecture whose templates are reinstalled; may be said several times. All built-ins without it.",
                valueName: "name"))
        var architectures: [String] = []

        func run() throws {
            try Failure.explaining {
                for name in architectures { _ = try ArchitectureOption.definition(name) }
                let hooks = try GitHooks(of: FileManager.default.currentDirectoryPath)
                let names = architectures.map { Self.name($0, seenFrom: hooks.top) }
                let outcomes = try hooks.install(arguments: names.flatMap { ["--architecture", $0] })
                for outcome in outcomes { print("\(outcome.path): \(outcome.deed)") }
                let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
                let tool = Bundle.main.executablePath ?? "scaena"
                for note in [hooks.note, GitHooks.note(path: path, tool: tool)].compactMap(\.self) {
                    print("note: \(note)")
                }
            }
        }

        /// An architecture as it is named at the top of the work tree, where git runs hooks: a definition's path may be
        /// seen from somewhere else here.
        private static func name(_ architecture: String, seenFrom top: String) -> String {
            if ArchitectureSource.builtIns[architecture] != nil { return architecture }
            let path = URL(fileURLWithPath: architecture).standardizedFileURL.path
            return path.hasPrefix(top + "/") ? "./" + path.dropFirst(top.count + 1) : path
        }
    }

    /// `scaena hooks uninstall`
    struct Uninstall: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "uninstall",
            abstract: "Removes the hooks, and puts those back that were there before.",
            discussion: "For example:\n  scaena hooks uninstall")

        func run() throws {
            try Failure.explaining {
                let outcomes = try GitHooks(of: FileManager.default.currentDirectoryPath).uninstall()
                for outcome in outcomes where !outcome.isKept { print("\(outcome.path): \(outcome.deed)") }
                for outcome in outcomes where outcome.isKept {
                    FileHandle.standardError.write(Data("\(outcome.path): \(outcome.deed)\n".utf8))
                }
                if outcomes.isEmpty { print("there was nothing to remove") }
            }
        }
    }
}
