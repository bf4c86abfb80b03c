import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena new WORD NAME`, for a word that only the architecture knows; and `scaena new` alone, which asks.
struct NewByWordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "by-word", abstract: "Writes what the architecture calls by a word.", shouldDisplay: false)

    @Argument(parsing: .captureForPassthrough)
    var arguments: [String] = []

    func run() throws {
        var arguments = arguments
        if arguments.isEmpty { arguments = try NewQuestions().arguments(asking: .standard) }
        guard let word = arguments.first, !word.hasPrefix("-"), !arguments.contains("--help"), !arguments.contains("-h")
        else {
            try Self.run(NewKindCommand.self, arguments)
            return
        }
        let name = try ProjectDefaults().architecture(
            Self.value(of: "--architecture", in: arguments), into: Self.value(of: "--into", in: arguments))
        if try ArchitectureOption.definition(name).unit.word == word {
            try Self.run(NewSceneCommand.self, Array(arguments.dropFirst()))
        } else {
            try Self.run(NewKindCommand.self, arguments)
        }
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        if let index = arguments.firstIndex(of: option), index + 1 < arguments.count { return arguments[index + 1] }
        return arguments.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
    }

    /// Runs a command with arguments; what is wrong with them is told as the command itself would.
    private static func run<Command: ParsableCommand>(_ command: Command.Type, _ arguments: [String]) throws {
        var parsed: Command
        do {
            parsed = try command.parse(arguments)
        } catch {
            command.exit(withError: error)
        }
        try parsed.run()
    }
}

/// What `scaena new` asks, where it is told nothing.
struct NewQuestions {
    /// The arguments that the answers stand for.
    ///
    /// - Parameter questions: whom to ask; nil when nobody is there.
    /// - Throws: ``Failure`` when nobody can be asked, or a needed answer is missing.
    func arguments(asking questions: Questions?) throws -> [String] {
        guard let questions else {
            throw Failure(.usage, "say what to write and how it is called, as in: scaena new scene About")
        }
        let defaults = try ProjectDefaults()
        let builtIns = ArchitectureSource.builtIns.keys.sorted()
        let architecture =
            defaults.ownArchitecture
            ?? questions.ask("Architecture (\(builtIns.joined(separator: ", ")), or a definition's path)", "snp")
            ?? "snp"
        let definition = try ArchitectureOption.definition(architecture)
        let words = [definition.unit.word] + definition.kinds.map(\.word)
        let word =
            questions.ask("What (\(words.joined(separator: ", ")))", definition.unit.word) ?? definition.unit.word
        guard let name = questions.ask("Name", nil) else {
            throw Failure(.usage, "a \(word) needs a name, such as 'About'")
        }
        var arguments = [word, name, "--architecture", architecture]
        func add(_ flag: String, _ question: String) {
            if let answer = questions.ask(question, nil) { arguments += [flag, answer] }
        }
        if defaults.ownFolder == nil {
            arguments += ["--into", questions.ask("Folder", ".") ?? "."]
        }
        guard word == definition.unit.word else {
            if let kind = definition.kind(word) {
                if let values = kind.values { add("--values", "Values (\(values))") }
                if kind.opens != nil { add("--opens", "What it opens") }
            }
            return arguments
        }
        if let group = definition.unit.group {
            add("--group", group.word.prefix(1).uppercased() + group.word.dropFirst())
        }
        if definition.inputs.events != nil { add("--events", "Events") }
        if let shows = definition.inputs.shows { add("--shows", "Shows (\(shows.standard))") }
        if definition.navigation != nil { add("--navigates", "Navigates to") }
        if let shared = definition.inputs.manager { add("--manager", "Is handed (names of a \(shared))") }
        if definition.inputs.takes != nil { add("--takes", "Takes") }
        if definition.inputs.returns != nil { add("--returns", "Returns") }
        return arguments
    }
}
