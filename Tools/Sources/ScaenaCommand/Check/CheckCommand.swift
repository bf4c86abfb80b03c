import Architecture
import ArgumentParser
import Checking
import Findings
import Foundation
import Reporting
import SourceModel

/// `scaena check`: asks whether an app's sources are as its definition says.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks Swift sources against the project's architecture; needs no build.",
        discussion: """
            For example:
              scaena check
              scaena check Sources --architecture viper --format github
              scaena check --baseline      accepts today's findings
              scaena check --explain hold

            The architecture is that of scaena.yml, with its areas. 'scaena learn' writes one for an app that has none. A \
            comment allows a finding: // scaena:ignore RULE: the reason. Exit code 0 says that nothing was found, 1 that \
            something was.
            """)

    @Argument(help: "Folders and files to check; the project's folder if there is none.")
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "The architecture, instead of the project's own: a built-in or the path of a definition.",
            valueName: "name"))
    var architecture: String?

    @Option(
        help: ArgumentHelp(
            "How it is told: text, xcode, json, sarif, github, junit or html. With '=file' behind it into a file; may be repeated.",
            valueName: "format"))
    var format: [FormatOption] = []

    @Option(help: ArgumentHelp("Asks these rules alone; commas between them.", valueName: "rules"))
    var only: RuleList?

    @Option(help: ArgumentHelp("Asks all rules but these.", valueName: "rules"))
    var except: RuleList?

    @Flag(help: "Accepts what is found now: only what is new is told from then on.")
    var baseline = false

    @Flag(help: "Changes no file: the baseline stays as it is.")
    var ci = false

    @Option(help: ArgumentHelp("Tells only of files that differ from a commit.", valueName: "revision"))
    var changedSince: String?

    @Flag(help: "Checks what is staged for the next commit, and tells only of its files.")
    var staged = false

    @Flag(help: "Mends what has one right mend; every other byte stays.")
    var fix = false

    @Flag(help: "With --fix: shows what would be changed, and changes nothing.")
    var dryRun = false

    @Flag(help: "Goes on, and checks again whenever a source changes.")
    var watch = false

    @Option(help: ArgumentHelp("Prints what a rule wants, with examples.", valueName: "rule"))
    var explain: String?

    @Option(help: ArgumentHelp("How many threads take part; all cores if it is not given.", valueName: "count"))
    var jobs: Int?

    @Flag(inversion: .prefixedNo, help: "Keeps what was read for the next run.")
    var cache = true

    func validate() throws {
        if baseline, ci { throw ValidationError("--baseline writes a file, which --ci forbids") }
        if staged, changedSince != nil { throw ValidationError("--staged and --changed-since say two things") }
        if fix, baseline { throw ValidationError("--baseline accepts what --fix would mend: run one after the other") }
        if fix, ci, !dryRun { throw ValidationError("--fix changes files, which --ci forbids") }
        if dryRun, !fix { throw ValidationError("--dry-run shows what --fix would do: give both") }
        if watch, fix || baseline { throw ValidationError("--watch only tells: leave --fix and --baseline out") }
        if baseline, staged {
            throw ValidationError("--baseline accepts the findings of the whole project: give it alone")
        }
        if baseline, only != nil || except != nil || !paths.isEmpty || changedSince != nil {
            throw ValidationError("--baseline accepts the findings of all rules in the whole project: give it alone")
        }
        try FormatOption.validate(format)
    }

    func run() throws {
        if let explain {
            return try RulesCommand.explain(explain, ProjectDefaults(from: startFolder), architecture)
        }
        if let jobs, jobs < 1 { throw Failure(.usage, "--jobs takes a number from 1 on, not \(jobs)") }
        guard watch else {
            if try check() { throw ExitCode(Failure.Code.findings.rawValue) }
            return
        }
        let watched = try CheckedPart.all(paths, isNamed: architecture != nil).flatMap(\.paths)
        SourceWatch(paths: watched, excluded: { [] }, further: { rulingFiles }).run {
            do {
                _ = try check()
            } catch {
                // The next change may mend it.
                let text = (error as? Failure)?.message ?? "\(error)"
                FileHandle.standardError.write(Data("error: \(text)\n".utf8))
            }
            fflush(nil)
            ReadMemory.release()
        }
    }

    /// The files that say what is right: settings and definitions, those that are extended among them.
    private var rulingFiles: [String] {
        guard let parts = try? CheckedPart.all(paths, isNamed: architecture != nil) else {
            // Settings with a mistake are watched until it is mended.
            return ProjectSettings.path(from: startFolder).map { [$0] } ?? []
        }
        return parts.flatMap { rulingFiles(of: $0.project) }
    }

    private func rulingFiles(of project: ProjectDefaults) -> [String] {
        var files = [project.file].compactMap(\.self)
        for name in (try? ProjectCheck.architectures(of: project, architecture)) ?? [] {
            if ArchitectureSource.builtIns[name] == nil { files.append(name) }
            var base = (try? ArchitectureOption.source(name))?.extended
            while let source = base {
                if !source.isBuiltIn { files.append(source.file) }
                base = source.extended
            }
        }
        return files
    }

    /// Checks once, and tells.
    ///
    /// - Returns: True if something was found that fails a run.
    private func check() throws -> Bool {
        var (asked, current) = (paths.map(SourceFileList.absolutePath), FileManager.default.currentDirectoryPath)
        let tree = staged ? try stagedTree() : nil
        if let tree { (asked, current) = (asked.map { tree.path($0) ?? $0 }, tree.path(current) ?? current) }
        let parts = try CheckedPart.all(asked, in: current, isNamed: architecture != nil)
        if let note = CheckedPart.note(on: parts, from: current) {
            FileHandle.standardError.write(Data((note + "\n").utf8))
        }
        var options = ReportOptions(root: current, version: ToolVersion.current.description)
        options.original = tree.map { ($0.copy, $0.root) }
        if parts.count == 1 {
            if !parts[0].isBelow { options.root = parts[0].project.folder }
            return try tell(result(of: parts[0], tree), options)
        }
        var reports: [CheckReport] = []
        for part in parts {
            ReadMemory.release()
            do {
                reports.append(try result(of: part, tree))
            } catch let failure as Failure where failure.code == .noInput && part.isBelow {
                // Settings beside which there is no source, such as those of a template.
                continue
            }
        }
        return try tell(CheckReport(ofParts: reports), options)
    }

    /// The files as they are staged, where these are not what stands there; nil where the files as they stand are to be checked.
    private func stagedTree() throws -> StagedTree? {
        let here = try ProjectDefaults(from: startFolder)
        guard let tree = try StagedTree(around: here.folder), tree.path(startFolder) != nil,
            tree.path(here.folder) != nil
        else { return nil }
        return tree
    }

    /// Checks what one definition rules.
    func report(on part: CheckedPart, _ tree: StagedTree? = nil) throws -> CheckReport {
        let project = part.project
        // The copy is gone with the run, and so is what could be remembered of it.
        let check = ProjectCheck(
            project: project, paths: part.paths, list: fix ? nil : part.list, left: part.left,
            architecture: architecture,
            choice: try choice(project), cache: cache && tree == nil, jobs: jobs ?? Workers.processorCount)
        var report = try check.report()
        try apply(CheckBaseline(of: project), to: &report, asking: try choice(project), isWhole: part.isWhole)
        if let changedSince {
            let changed = try ChangedFiles(since: changedSince, in: project.folder)
            if let file = changed.first(of: rulingFiles(of: project)) {
                let note = "note: '\(file)' has changed, which says what is right: all findings are told\n"
                FileHandle.standardError.write(Data(note.utf8))
            } else {
                report.findings.removeAll { !changed.holds($0) }
            }
        }
        if staged {
            let changed = try ChangedFiles(stagedIn: tree?.root ?? project.folder, tree)
            report.findings.removeAll { !changed.holds($0) }
            for path in changed.partly {
                let read = tree == nil ? "the file as it stands" : "what is staged"
                let note = "note: '\(path)' is staged in part: what was read is \(read)\n"
                FileHandle.standardError.write(Data(note.utf8))
            }
        }
        return report
    }

    /// Settings are looked for from the first path up.
    private var startFolder: String {
        guard let first = paths.first else { return FileManager.default.currentDirectoryPath }
        return SourceFileList.absolutePath(first)
    }

    private func choice(_ project: ProjectDefaults) throws -> RuleChoice {
        try project.refuseUnknownRules((only?.names ?? []) + (except?.names ?? []), architecture)
        let choice = RuleChoice(
            only: only?.names, except: except?.names ?? [], off: project.settings.check.rules[.off] ?? [],
            severities: project.severities)
        if choice.isEmpty {
            throw Failure(.usage, "no rule is left to ask: '--only', '--except' and 'off' leave out all")
        }
        return choice
    }

    private func apply(
        _ file: CheckBaseline, to report: inout CheckReport, asking choice: RuleChoice, isWhole: Bool
    ) throws {
        if baseline {
            var accepted = Baseline(report.findings)
            if let known = try? file.read() { accepted = accepted.with(report.unproven(of: known, asking: choice)) }
            try file.write(accepted)
            report.accept(accepted, asking: choice)
            return
        }
        guard let known = try file.read() else { return }
        report.accept(known, asking: choice)
        let isWhole = isWhole && only == nil && except == nil && architecture == nil
        guard isWhole else {
            report.stale = []
            return
        }
        // What was mended cannot come back unseen: the baseline shrinks by itself.
        if !report.stale.isEmpty, !ci, !dryRun {
            try file.write(known.without(report.stale))
        }
    }

    /// Tells what was found.
    ///
    /// - Returns: True if it fails a run: a note is worth knowing, and fails none.
    private func tell(_ report: CheckReport, _ options: ReportOptions) throws -> Bool {
        let fails = report.findings.contains { $0.severity > .note }
        let formats = format.isEmpty ? [FormatOption(format: .text)] : format
        for option in formats {
            var options = options
            options.hasColours = option.file == nil && Console.hasColours(STDOUT_FILENO)
            if [.github, .sarif].contains(option.format) {
                options.root = options.original?.copy ?? ReportRoot.folder(around: options.root)
            }
            let text = option.format.text(of: report, options)
            guard let file = option.file else {
                print(text, terminator: "")
                continue
            }
            do {
                try ReportFile(path: SourceFileList.absolutePath(file)).write(text)
            } catch {
                throw Failure(.cannotCreate, "cannot write '\(file)': \(error.localizedDescription)")
            }
        }
        // Who reads a program's output is told on the other stream how much was looked at.
        guard !formats.contains(where: { $0.format == .text && $0.file == nil }) else { return fails }
        let told = (formats.first { $0.file == nil } ?? formats[0]).format.told(report)
        let summary = CheckSummary(told, options).lines.joined(separator: "\n")
        FileHandle.standardError.write(Data((summary + "\n").utf8))
        return fails
    }
}

/// `json`, or `sarif=check.sarif`.
struct FormatOption: ExpressibleByArgument {
    var format: ReportFormat
    var file: String?

    init(format: ReportFormat) { self.format = format }

    /// Refuses several documents in one place: behind each other, none of them can be read.
    static func validate(_ formats: [FormatOption]) throws {
        if formats.count(where: { $0.file == nil }) > 1 {
            throw ValidationError(
                "one format goes to the output, the others into files: --format text --format sarif=check.sarif")
        }
        let files = formats.compactMap(\.file).map(SourceFileList.absolutePath)
        if let file = files.enumerated().first(where: { files[..<$0.offset].contains($0.element) })?.element {
            throw ValidationError("two formats go into '\(file)': name another file for one of them")
        }
    }

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard let first = parts.first, let format = ReportFormat(rawValue: first) else { return nil }
        self.format = format
        file = parts.count > 1 ? parts[1] : nil
    }

    static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }
}

/// `hold,imports`.
struct RuleList: ExpressibleByArgument {
    var names: [String]

    init?(argument: String) {
        names = argument.split(separator: ",").map { $0.filter { $0 != " " } }
        if names.isEmpty { return nil }
    }
}
