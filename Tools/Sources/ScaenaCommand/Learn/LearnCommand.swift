import Architecture
import ArgumentParser
import Foundation
import Learning
import Project
import Scaffolding
import SourceModel

/// `scaena learn`: finds the architecture that an app follows, and writes it down.
struct LearnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn",
        abstract:
            "Reads an app's sources, finds the architecture that its scenes follow, and writes it into scaena.yml.",
        discussion: """
            For example:
              scaena learn Sources
              scaena learn --like Receipt
              scaena learn --format html --output architecture.html

            Each line says in how many scenes it is so. Where scenes are made in several ways, the most usual goes to \
            scaena.yml and the others to scaena-2.yml and so on. What the sources leave in doubt is asked on a terminal.
            """)

    @Argument(help: "Folders and files to read; the current folder if there is none.")
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "How it is told: text (and scaena.yml is written), html or json (and it is not).", valueName: "format"))
    var format: Format = .text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file that is written instead of scaena.yml; for html and json, of printing.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Takes the templates from this scene: what it has as most others do, in its own words.",
            valueName: "scene"))
    var like: String?

    @Option(help: ArgumentHelp("The architecture's name; the folder's if it is not given.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("How many threads take part; all cores if it is not given.", valueName: "count"))
    var jobs: Int?

    @Flag(inversion: .prefixedNo, help: "Keeps what was read for the next run.")
    var cache = true

    @Flag(help: "Replaces files that are there; each is kept as FILE.before.")
    var force = false

    @Flag(help: "Finds all ways anew, whatever \(ScenesNote.name) says of the last run.")
    var anew = false

    @Flag(help: "Writes nothing but the report.")
    var dryRun = false

    /// The format in which the learned architectures are told.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text
        case html
        case json
    }

    func run() throws {
        if let jobs, jobs < 1 { throw Failure(.usage, "--jobs takes a number from 1 on, not \(jobs)") }
        let folder = FileManager.default.currentDirectoryPath
        let target = SourceFileList.absolutePath(output ?? ProjectSettings.fileName)
        let writes = format == .text && !dryRun
        if writes || output != nil { try refuse([target]) }
        let threads = jobs ?? Workers.processorCount
        let root = paths.count == 1 ? SourceFileList.absolutePath(paths[0]) : folder
        // A page or a list may go anywhere; the note lies beside definitions.
        let note = ScenesNote(
            beside: format == .text ? target : SourceFileList.absolutePath(ProjectSettings.fileName), of: paths)
        let scenes = anew ? nil : note.scenes
        let learning = try learning(threads, root: root, keeping: scenes.map { ($0, note.folder) })
        if format != .text { return try tell(learning, root: root) }
        let example = try like.map { name in
            do { return try learning.templates(like: name, jobs: threads) } catch { throw Failure(.data, "\(error)") }
        }
        print(LearnedReport(learning, root: root).text, terminator: "")
        if scenes != nil { print(ScenesNote.remark(isKept: learning.keepsNoted)) }
        guard writes else { return }
        let (examples, remarks) = ExampleChoice(learning, jobs: threads).examples(like: example)
        let learned = LearnFiles(
            target: target, id: id(of: root), title: title(of: root), usesRuntime: learning.usesRuntime,
            // Who reads the app's folder alone has the tests beside it.
            tests: learning.testFolders.isEmpty && learning.scatteredTests == nil
                ? TestFolders.beside(paths) : (folders: learning.testFolders, tested: learning.testedModule),
            scatteredTests: learning.scatteredTests, examples: examples)
        // Who answers questions is not told afterwards that it was for nothing.
        try refuse(learned.files(of: learning.architectures).map(\.path))
        var leftOut: [String] = []
        let files = try learned.files(
            of: learning.architectures.map { LearnQuestions(Questions.standard).answered($0) }
        ) { leftOut.append($0) }
        try EditorSchema.write(for: target)
        try LearnFiles.write(files)
        try LearnFiles.noteNames(of: files)
        try note.write(learning, ids: learning.architectures.indices.map(learned.id(ofWay:)))
        print("")
        for (way, example) in examples.sorted(by: { $0.key < $1.key }) {
            let number = learning.architectures.count == 1 ? "" : " of way \(way + 1)"
            if !example.isPlain { print("templates\(number) are like \(example.unit): \(example.reason)") }
            for statement in example.leftOut { print("  left out: \(statement)") }
            for form in example.lacks { print("  it has no \(form): that template is plain") }
        }
        for remark in remarks + leftOut { print(remark) }
        for (path, _) in files {
            print("wrote \(path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path)")
        }
        print("wrote \(EditorSchema.path(for: target)) beside it, by which editors complete and check it")
    }

    /// Reads the sources and learns from them.
    private func learning(
        _ threads: Int, root: String, keeping noted: (scenes: NotedScenes, project: String)?
    ) throws -> AppLearning {
        AllocatorSettings.favourShortRuns()
        let list = SourceFileList(paths: paths.isEmpty ? ["."] : paths)
        guard !list.files.isEmpty else {
            let reasons = list.notes.map { "\($0.path): \($0.text)" }
            throw Failure(.noInput, (["no Swift file is there to learn from"] + reasons).joined(separator: "\n  "))
        }
        let progress = TerminalProgress()
        let facts = SourceFacts(list, memory: cache ? CacheFolder.memory(of: paths) : nil, jobs: threads) {
            progress.tell($0, of: $1)
        }
        let learning = AppLearning(facts, scaffolded: scaffolded(around: root), noted: noted, jobs: threads)
        AllocatorSettings.keepToTheEnd(learning)
        progress.end()
        for note in learning.notes { TerminalProgress.note("\(note.path): \(note.text)") }
        guard learning.architectures.isEmpty else { return learning }
        // All that was seen is told where that is asked for.
        if format != .text { try tell(learning, root: root) }
        throw Failure(
            .noInput,
            (learning.fileCount == 1 ? "1 file was read" : "\(learning.fileCount) files were read")
                + ", and too few screens are made alike for a way of making them: there is nothing to learn\n  "
                + learning.plainScreens)
    }

    /// The units that were scaffolded, by their files.
    private func scaffolded(around root: String) -> [String: ScaffoldedUnit] {
        var units: [String: ScaffoldedUnit] = [:]
        for (number, unit) in RecordedUnit.all(around: root).enumerated() {
            for file in unit.ownFiles {
                units[file] = ScaffoldedUnit(number: number, name: unit.name, definition: unit.architecture)
            }
        }
        return units
    }

    /// Prints the page of what was learned, or writes it.
    private func tell(_ learning: AppLearning, root: String) throws {
        let page =
            format == .html
            ? LearnedPage(learning, title: title(of: root), root: root).html
            : LearnedJSON(learning, root: root).text
        guard let output else { return print(page) }
        try LearnFiles.write([(SourceFileList.absolutePath(output), page)])
        print("wrote \(output)")
    }

    private func refuse(_ files: [String]) throws {
        var isFolder: ObjCBool = false
        for file in files
        where FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) && isFolder.boolValue {
            throw Failure(.cannotCreate, "\(file) is a folder: --output FILE names another place")
        }
        guard !force else { return }
        let there = files.filter { FileManager.default.fileExists(atPath: $0) }
        guard !there.isEmpty else { return }
        throw Failure(
            .cannotCreate,
            "there already, and not touched (--force replaces them, --output FILE names another place, --dry-run only tells):\n  "
                + there.joined(separator: "\n  "))
    }

    private func title(of root: String) -> String { name ?? root.split(separator: "/").last.map(String.init) ?? "App" }

    private func id(of root: String) -> String {
        let letters = title(of: root).lowercased().map {
            $0.isLetter && $0.isASCII || $0.isNumber && $0.isASCII ? $0 : "-"
        }
        let id = String(letters).split(separator: "-").joined(separator: "-")
        // Of its own, not one that a built-in has.
        return id.isEmpty || ArchitectureSource.builtIns[id] != nil ? "our-" + (id.isEmpty ? "app" : id) : id
    }
}

/// Asks what the sources leave in doubt, where the answer changes what is written.
struct LearnQuestions {
    private let questions: Questions?

    init(_ questions: Questions?) { self.questions = questions }

    /// The architecture without what a person says no to.
    func answered(_ learned: LearnedArchitecture) -> LearnedArchitecture {
        guard let questions else { return learned }
        let open = Set(learned.doubtfulChannels.map(Self.ends))
        return learned.keeping { channel in
            guard open.contains(Self.ends(channel)) else { return true }
            let answer = questions.askUntil(Self.question(channel, learned.word), "yes") { answer in
                Self.words.contains(answer.lowercased()) ? nil : "'\(answer)' is neither yes nor no."
            }
            return answer?.lowercased().hasPrefix("n") != true
        }
    }

    private static let words = ["yes", "y", "no", "n"]

    private static func ends(_ channel: LearnedChannel) -> String {
        "\(channel.from) -> \(channel.leavesUnit ? "another's " : "")\(channel.to)"
    }

    private static func question(_ channel: LearnedChannel, _ word: String) -> String {
        var doubts: [String] = []
        if !channel.leavesUnit, !channel.presence.isSure { doubts.append("\(channel.presence) have it") }
        if !channel.hold.evidence.isSure {
            doubts.append("it is held \(channel.hold.value.rawValue) in \(channel.hold.evidence)")
        }
        return """
            \(ends(channel)): \(doubts.joined(separator: ", and ")).
              With yes it is written, a new \(word) has it, and \(channel.hold.value.rawValue) is the rule; with no it is left out.
              Write it (yes, no)
            """
    }
}
