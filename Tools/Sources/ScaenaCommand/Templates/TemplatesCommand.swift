import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena templates`: Xcode's *New File from Template…*, with the units of an architecture.
struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract: "Installs Xcode file templates, made from the same templates as `scaena new` uses.",
        discussion: "For example:\n  scaena templates install --architecture snp",
        subcommands: [Install.self, Uninstall.self, Export.self])

    /// `scaena templates install`
    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "install",
            abstract: "Installs the templates of an architecture, or of all, for Xcode.",
            discussion: """
                For example:
                  scaena templates install --architecture snp

                What was installed before is replaced. A file that a person changed is kept and named.
                """)

        @OptionGroup var architectures: ArchitecturesOption
        @OptionGroup var library: LibraryOption

        @Option(
            help: ArgumentHelp("The module that the tests import, instead of the project's name.", valueName: "name"))
        var module: String?

        @Flag(help: "Replaces files that a person changed, too; a copy is kept in the folder .before.")
        var force = false

        @Flag(help: "Says nothing but what went wrong or was kept.")
        var quiet = false

        func run() throws {
            try Failure.explaining {
                let templates = try architectures.templates(module: module)
                let changes = try library.library.install(templates, replacing: force)
                if !quiet { print(ChangesReport(changes, in: library.library).installed(templates.count)) }
                ChangesReport(changes, in: library.library).tellKept("replaced")
            }
        }
    }

    /// `scaena templates uninstall`
    struct Uninstall: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "uninstall",
            abstract: "Removes the templates that were installed, and nothing else.",
            discussion: """
                For example:
                  scaena templates uninstall --architecture snp

                A file that a person changed is kept and named.
                """)

        @Option(
            name: .customLong("architecture"),
            help: ArgumentHelp(
                "The architecture whose templates are removed; may be said several times. All that were installed without it.",
                valueName: "name"))
        var names: [String] = []

        @OptionGroup var library: LibraryOption

        @Flag(help: "Removes files that a person changed, too; a copy is kept in the folder .before.")
        var force = false

        func run() throws {
            try Failure.explaining {
                let headings =
                    names.isEmpty ? nil : try Set(ArchitecturesOption.templates(of: names).map(\.listing.section))
                let changes = try library.library.uninstall(below: headings, replacing: force)
                print(ChangesReport(changes, in: library.library).uninstalled)
                ChangesReport(changes, in: library.library).tellKept("removed")
            }
        }
    }

    /// `scaena templates export`
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "export",
            abstract: "Writes the templates into a folder, to be looked at or handed on.",
            discussion: "For example:\n  scaena templates export Templates --architecture snp")

        @Argument(help: "The folder.")
        var folder: String

        @OptionGroup var architectures: ArchitecturesOption

        @Option(
            help: ArgumentHelp("The module that the tests import, instead of the project's name.", valueName: "name"))
        var module: String?

        @Flag(help: "Replaces files that are in the way; a copy is kept in the folder .before.")
        var force = false

        func run() throws {
            try Failure.explaining {
                let templates = try architectures.templates(module: module)
                let library = XcodeTemplateLibrary(path: folder)
                let changes = try library.export(templates, replacing: force)
                ChangesReport(changes, in: library).tellKept("replaced")
                print(templates.map { "\(folder)/\($0.folder)" }.joined(separator: "\n"))
            }
        }
    }
}

/// Which architectures are meant: those that are named, or all that the tool brings along.
struct ArchitecturesOption: ParsableArguments {
    @Option(
        name: .customLong("architecture"),
        help: ArgumentHelp(
            "A built-in architecture or the path of a definition; may be said several times. Without it that of scaena.yml, or all built-ins.",
            valueName: "name"))
    var names: [String] = []

    /// The Xcode templates of the architectures.
    func templates(module: String?) throws -> [XcodeTemplate] {
        let defaults = try ProjectDefaults()
        let own = names.isEmpty ? defaults.ownArchitecture.map { [$0] } : names
        return try Self.templates(
            of: own ?? ArchitectureSource.builtIns.keys.sorted(), module: module,
            runtime: defaults.settings.runtime != ProjectSettings.RuntimeUse.none)
    }

    /// The Xcode templates of some architectures.
    static func templates(
        of names: [String], module: String? = nil, runtime: Bool = true
    ) throws -> [XcodeTemplate] {
        try names.flatMap { name in
            try XcodeTemplates(of: try ArchitectureOption.source(name), module: module, runtime: runtime).all
        }
    }
}

/// Where Xcode looks for templates.
struct LibraryOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of file templates; without it the one in ~/Library/Developer/Xcode/Templates.", valueName: "dir"
        ))
    var into: String?

    /// The folder of templates.
    var library: XcodeTemplateLibrary {
        if let into { return XcodeTemplateLibrary(path: into) }
        return .user(home: ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory())
    }
}

/// The report on the changes to a folder of templates, for the person who asked.
struct ChangesReport {
    private let changes: XcodeTemplateLibrary.Changes
    private let library: XcodeTemplateLibrary

    init(_ changes: XcodeTemplateLibrary.Changes, in library: XcodeTemplateLibrary) {
        self.changes = changes
        self.library = library
    }

    /// Returns a sentence about the result of an install.
    func installed(_ templates: Int) -> String {
        let files = changes.written.count + changes.removed.count
        return files == 0
            ? "\(templates) templates are installed in '\(library.path)' already"
            : "installed \(templates) templates in '\(library.path)'"
    }

    /// A sentence about the result of an uninstall.
    var uninstalled: String {
        changes.removed.isEmpty
            ? "there was nothing to remove in '\(library.path)'"
            : "removed \(changes.removed.count) files from '\(library.path)'"
    }

    /// Names on stderr what was kept.
    ///
    /// - Parameter participle: the participle for the treatment with `--force`: `removed`.
    func tellKept(_ participle: String) {
        for name in changes.kept {
            let note = "kept '\(library.path)/\(name)': it was changed by hand (--force: it is \(participle))\n"
            FileHandle.standardError.write(Data(note.utf8))
        }
        for copy in changes.copied {
            FileHandle.standardError.write(Data("'\(copy)' has what was changed by hand\n".utf8))
        }
    }
}

extension Failure {
    /// Does something, and turns what can go wrong when files are made into a failure with its exit code.
    static func explaining<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as ScaffoldError {
            throw Failure(error)
        }
    }
}
