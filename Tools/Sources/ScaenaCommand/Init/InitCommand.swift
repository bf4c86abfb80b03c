import Architecture
import ArgumentParser
import Foundation
import Project
import Scaffolding
import SourceModel

/// `scaena init`: writes `scaena.yml`.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract:
            "Looks at the project in the current folder, and writes scaena.yml, from which commands take defaults.",
        discussion: """
            For example:
              scaena init --architecture snp

            Sources, tests and module are taken from Package.swift, XcodeGen's project.yml, Tuist's Project.swift or \
            an Xcode project. On a terminal, what no flag says is asked.
            """)

    @Option(help: ArgumentHelp("A built-in architecture or the path of a definition.", valueName: "name"))
    var architecture: String?

    @Option(help: ArgumentHelp("The folder in which new scenes are made.", valueName: "dir"))
    var into: String?

    @Option(help: ArgumentHelp("The folder in which their tests are made.", valueName: "dir"))
    var testsInto: String?

    @Option(help: ArgumentHelp("The module that the tests import.", valueName: "name"))
    var module: String?

    @Flag(help: "Replaces a scaena.yml that is there, and keeps it as scaena.yml.before.")
    var force = false

    func run() throws {
        let folder = FileManager.default.currentDirectoryPath
        let file = folder + "/" + ProjectSettings.fileName
        if FileManager.default.fileExists(atPath: file), !force {
            throw Failure(.cannotCreate, "'\(file)' is there already, and was not touched (--force replaces it)")
        }
        let project = ProjectFacts(of: folder)
        let questions = Questions.standard
        let plan = InitPlan(project: project)
        var given = ProjectSettings(architecture: architecture, into: into, testsInto: testsInto, module: module)
        given.requires = ToolVersion.current.description
        let settings = try plan.settings(given: given, asking: questions)
        let text = EditorSchema.line(for: file) + settings.text
        try EditorSchema.checkPlace(for: file)
        do {
            if let copy = try AtomicFile.keep(file) { print("what was in '\(file)' is in '\(copy)' now") }
            try AtomicFile.write(Array(text.utf8), to: file)
        } catch {
            let isForbidden = access(folder, W_OK) != 0
            throw Failure(
                isForbidden ? .noPermission : .cannotCreate, "cannot write '\(file)': \(error.localizedDescription)")
        }
        try EditorSchema.write(for: file)
        print("wrote \(ProjectSettings.fileName)" + (project.map { " (from what \($0.file) says)" } ?? "") + ":\n")
        print(text, terminator: "")
        print("\nwrote \(EditorSchema.path(for: file)), by which editors complete and check it")
        if into == nil, let choice = plan.choice(of: settings.into) { print("\nnote: \(choice)") }
    }
}

/// Works out a project's settings from flags, answers, and what its files say; in this order.
struct InitPlan {
    let project: ProjectFacts?

    /// The settings.
    ///
    /// - Parameters:
    ///   - given: the settings that flags gave.
    ///   - questions: whom to ask for the rest; nil when nobody is there.
    /// - Throws: ``Failure`` when something is neither given nor found, and nobody can be asked.
    func settings(given: ProjectSettings, asking questions: Questions?) throws -> ProjectSettings {
        var settings = given
        for (flag, folder) in [("--into", given.into), ("--tests-into", given.testsInto)] where folder?.isEmpty == true
        {
            throw Failure(
                .usage,
                "\(flag) names no folder: say one, such as '\(project?.mainTarget?.mainFolder ?? "Sources/App")'")
        }
        let builtIns = ArchitectureSource.builtIns.keys.sorted()
        settings.architecture =
            given.architecture
            ?? questions?.askForArchitecture()
        guard let architecture = settings.architecture else {
            throw Failure(
                .usage,
                "nothing tells the architecture: say --architecture, one of \(builtIns.joined(separator: ", ")), or have "
                    + "'scaena learn' find the one that the scenes follow"
            )
        }
        _ = try ArchitectureOption.definition(architecture)

        let target = target(of: given.into)
        settings.into = given.into ?? answer("Folder of new scenes", target?.mainFolder, questions)
        guard settings.into != nil else {
            throw Failure(
                .usage,
                project.map {
                    $0.hasComputedTargets
                        ? "the targets of \($0.file) are made by code, which is run by nobody here: say --into DIR, where "
                            + "scenes go"
                        : "\($0.file) names no folder of an app's sources: say --into DIR, where scenes go"
                }
                    ?? "nothing in this folder tells where scenes go: say --into DIR (a Package.swift, project.yml, "
                    + "Project.swift or .xcodeproj would)")
        }
        settings.testsInto = given.testsInto ?? answer("Folder of their tests", testsFolder(of: target), questions)
        settings.module =
            given.module
            ?? answer("Module that the tests import", (target?.name).map(ModuleName.of), questions)
        if let module = settings.module, let mistake = UnitNames.mistake(inModule: module) {
            throw Failure(.usage, mistake)
        }
        return settings
    }

    /// The target that a folder belongs to; where nothing is said, or it belongs to none, that which scenes most likely go to.
    private func target(of folder: String?) -> ProjectFacts.Target? {
        let path = folder.map { $0.split(separator: "/").filter { $0 != "." }.joined(separator: "/") + "/" }
        let owner = path.flatMap { path in
            project?.targets.first { target in !target.isTests && target.folders.contains { path.hasPrefix($0 + "/") } }
        }
        return owner ?? project?.mainTarget
    }

    /// Returns a sentence about the chosen target, where there was more than one to choose from; nil where there was
    /// not.
    ///
    /// - Parameter folder: the folder that was chosen.
    func choice(of folder: String?) -> String? {
        guard let project, let target = project.mainTarget else { return nil }
        let others = project.targets.filter { !$0.isTests && $0.name != target.name }
        guard let other = others.first, let instead = other.mainFolder, folder == target.mainFolder else { return nil }
        return
            "of the targets of \(project.file) this is '\(target.name)'; it has \(others.map(\.name).joined(separator: ", ")), "
            + "too: for one of those, say 'scaena init --force --into \(instead)'"
    }

    private func testsFolder(of target: ProjectFacts.Target?) -> String? {
        guard let project, let target, let tests = project.tests(of: target) else { return nil }
        return project.testsFolder(tests, of: target)
    }

    private func answer(_ question: String, _ found: String?, _ questions: Questions?) -> String? {
        guard let questions else { return found }
        return questions.ask(question, found) ?? found
    }
}

/// A person at a terminal.
struct Questions {
    /// The person at this process's terminal, or nil when input or output is none.
    static var standard: Questions? {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
        return Questions(
            say: { text in
                print(text, terminator: "")
                fflush(nil)
            }, hear: { readLine() })
    }

    /// Shows a text, without going to the next line.
    let say: (String) -> Void
    /// Waits for a line; nil at the end of the input.
    let hear: () -> String?

    /// Asks something until the answer serves.
    ///
    /// - Parameters:
    ///   - question: the question, without its mark.
    ///   - proposal: the meaning of an empty answer.
    ///   - mistake: returns the fault of an answer, or nil; an empty one has no proposal.
    /// - Returns: nil where the input ends.
    func askUntil(_ question: String, _ proposal: String?, _ mistake: (String) -> String?) -> String? {
        while true {
            say("\(question)\(proposal.map { " [\($0)]" } ?? ""): ")
            guard let line = hear() else { return nil }
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            let answer = trimmed.isEmpty ? proposal ?? "" : trimmed
            guard let mistake = mistake(answer) else { return answer }
            say(mistake + "\n")
        }
    }

    /// Asks for an architecture until there is one of that name.
    func askForArchitecture() -> String? {
        let builtIns = ArchitectureSource.builtIns.keys.sorted()
        return askUntil("Architecture (\(builtIns.joined(separator: ", ")), or a definition's path)", "snp") { name in
            do {
                _ = try ArchitectureOption.definition(name)
                return nil
            } catch {
                return (error as? Failure)?.message ?? "\(error)"
            }
        }
    }

    /// Asks something. An empty answer is the proposed one.
    ///
    /// - Parameters:
    ///   - question: the question, without its mark.
    ///   - proposal: the meaning of an empty answer.
    func ask(_ question: String, _ proposal: String?) -> String? {
        say("\(question)\(proposal.map { " [\($0)]" } ?? ""): ")
        let answer = hear()?.trimmingCharacters(in: .whitespaces) ?? ""
        return answer.isEmpty ? proposal : answer
    }
}
