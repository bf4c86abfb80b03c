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
        if arguments.isEmpty {
            arguments = try NewQuestions().arguments(asking: .standard)
            // What was typed can be had again, and changed, should something of it be refused.
            print("= scaena new " + arguments.map(Self.quoted).joined(separator: " "))
        }
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

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
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
            ?? questions.askUntil("Architecture (\(builtIns.joined(separator: ", ")), or a definition's path)", "snp") {
                name in
                do {
                    _ = try ArchitectureOption.definition(name)
                    return nil
                } catch {
                    return (error as? Failure)?.message ?? "\(error)"
                }
            } ?? "snp"
        let definition = try ArchitectureOption.definition(architecture)
        let words = [definition.unit.word] + definition.kinds.map(\.word)
        let word =
            questions.askUntil("What (\(words.joined(separator: ", ")))", definition.unit.word) { word in
                words.contains(word) || definition.kind(word) != nil
                    ? nil : "\(definition.id) has no '\(word)'" + NearestWord.hint(for: word, among: words)
            } ?? definition.unit.word
        let name = questions.askUntil("Name", nil) { $0.isEmpty ? "a \(word) needs a name, such as 'About'" : nil }
        guard let name else { throw Failure(.usage, "a \(word) needs a name, such as 'About'") }
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
        if let events = definition.inputs.events {
            let says = definition.channels(from: events.from).first { $0.to == events.to }?.says ?? []
            let forms = (events.routes + says).map { $0.form(for: UnitName(name)) }.filter(\.isOpen)
            add("--events", "Events" + (forms.isEmpty ? "" : " (\(forms.map(\.example).joined(separator: ", ")))"))
        }
        if let shows = definition.inputs.shows { add("--shows", "Shows (\(shows.standard))") }
        if definition.navigation != nil { add("--navigates", "Navigates to") }
        if let shared = definition.inputs.manager { add("--manager", "Is handed (names of a \(shared))") }
        if definition.inputs.takes != nil { add("--takes", "Takes") }
        if definition.inputs.returns != nil { add("--returns", "Returns") }
        return arguments
    }
}
