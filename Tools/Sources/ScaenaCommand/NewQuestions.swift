import Architecture
import Foundation
import Scaffolding

/// What `scaena new` is told on the command line, and what a person is asked for where it does not suffice.
struct NewWords {
    /// The options that take no value.
    private static let flags: Set<String> = [
        "--no-tests", "--dry-run", "--force", "--no-contracts", "--help", "-h",
    ]

    /// All that stands behind `new`.
    let arguments: [String]
    /// What of it is neither an option nor an option's value.
    let words: [String]
    /// The options with their values.
    let options: [String]

    /// Reads arguments.
    init(_ arguments: [String]) {
        self.arguments = arguments
        var words: [String] = []
        var options: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            if !argument.hasPrefix("-") {
                words.append(argument)
                continue
            }
            options.append(argument)
            if !argument.contains("="), !Self.flags.contains(argument), let value = rest.popFirst() {
                options.append(value)
            }
        }
        self.words = words
        self.options = options
    }

    /// What an option says.
    func value(of option: String) -> String? {
        if let index = arguments.firstIndex(of: option), index + 1 < arguments.count { return arguments[index + 1] }
        return arguments.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
    }

    /// Whether it is told how something is written, and not to write it.
    var asksForHelp: Bool { arguments.contains("--help") || arguments.contains("-h") }

    /// The arguments with what a person answered, where a name is missing.
    ///
    /// - Parameter questions: whom to ask; nil when nobody is there.
    /// - Throws: ``Failure`` when nobody can be asked, or what is to be written is no word of the architecture.
    func completed(asking questions: Questions?) throws -> [String] {
        if asksForHelp {
            // The help of what is named, wherever the wish for it stands.
            guard let word = words.first, ["scene", "module", "app"].contains(word) else { return arguments }
            return [word, "--help"]
        }
        if words.count > 1 || words.first == "app" { return arguments }
        let arguments = try NewQuestions(given: self).arguments(asking: questions)
        // What was typed can be had again, and changed, should something of it be refused.
        print("= scaena new " + arguments.map(Self.quoted).joined(separator: " "))
        return arguments
    }

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}

/// What `scaena new` asks, where it is not told.
struct NewQuestions {
    /// What is told already, and is not asked for.
    var given = NewWords([])

    /// The arguments that the answers stand for, with those that were given.
    ///
    /// - Parameter questions: whom to ask; nil when nobody is there.
    /// - Throws: ``Failure`` when nobody can be asked, or a needed answer is missing.
    func arguments(asking questions: Questions?) throws -> [String] {
        let defaults = try ProjectDefaults()
        guard let questions else { throw try nobodyToAsk(defaults) }
        let (named, architecture) = try architecture(defaults, questions)
        let definition = try ArchitectureOption.definition(architecture)
        let word = try word(of: definition, questions)
        let name = questions.askUntil("Name", nil) { name in
            name.isEmpty ? "\(word.withArticle) needs a name, such as 'About'" : UnitNames.mistake(in: name, of: word)
        }
        guard let name else { throw Failure(.usage, "\(word.withArticle) needs a name, such as 'About'") }
        var arguments = [word, name]
        let options = given.options
        func add(_ flag: String, or others: [String] = [], asking question: String) {
            let isTold = options.contains { option in
                ([flag] + others).contains { option == $0 || option.hasPrefix($0 + "=") }
            }
            if !isTold, let answer = questions.ask(question, nil) { arguments += [flag, answer] }
        }
        if !named { arguments += ["--architecture", architecture] }
        arguments += options
        if defaults.ownFolder == nil, given.value(of: "--into") == nil {
            arguments += ["--into", questions.ask("Folder", ".") ?? "."]
        }
        guard word == definition.unit.word else {
            if let kind = definition.kind(word) {
                if let values = kind.values { add("--values", asking: "Values (\(values))") }
                if kind.opens != nil { add("--opens", asking: "What it opens") }
            }
            return arguments
        }
        if let group = definition.unit.group {
            add("--group", or: ["--flow"], asking: group.word.prefix(1).uppercased() + group.word.dropFirst())
        }
        if let events = definition.inputs.events {
            let says = definition.channels(from: events.from).first { $0.to == events.to }?.says ?? []
            let forms = (events.routes + says).map { $0.form(for: UnitName(name)) }.filter(\.isOpen)
            add(
                "--events",
                asking: "Events" + (forms.isEmpty ? "" : " (\(forms.map(\.example).joined(separator: ", ")))"))
        }
        if let shows = definition.inputs.shows { add("--shows", asking: "Shows (\(shows.standard))") }
        if definition.navigation != nil { add("--navigates", asking: "Navigates to") }
        let managers = definition.inputs.managers
        if !managers.isEmpty {
            let flags = ["--manager", "--managers", "--repository", "--provider"]
            add(
                flags.first { $0 == "--\(managers[0])" } ?? flags[0], or: flags,
                asking: "Is handed (names of a \(managers.joined(separator: " or a ")))")
        }
        if definition.inputs.takes != nil { add("--takes", asking: "Takes") }
        if definition.inputs.returns != nil { add("--returns", asking: "Returns") }
        return arguments
    }

    /// The architecture, and whether an option or the project names it.
    private func architecture(_ defaults: ProjectDefaults, _ questions: Questions) throws -> (Bool, String) {
        if let flag = given.value(of: "--architecture") { return (true, flag) }
        if let own = try? defaults.architecture(nil, into: given.value(of: "--into")) {
            return (defaults.ownArchitecture == nil, own)
        }
        return (false, questions.askForArchitecture() ?? "snp")
    }

    /// What is to be written, in the architecture's words.
    private func word(of definition: ArchitectureDefinition, _ questions: Questions) throws -> String {
        let words = [definition.unit.word] + definition.kinds.map(\.word)
        if let word = given.words.first {
            if Self.isUnit(word, of: definition) { return definition.unit.word }
            guard words.contains(word) || definition.kind(word) != nil else { throw Self.unknown(word, of: definition) }
            return word
        }
        if words.count == 1 { return definition.unit.word }
        return questions.askUntil("What (\(words.joined(separator: ", ")))", definition.unit.word) { word in
            words.contains(word) || definition.kind(word) != nil
                ? nil : "\(definition.id) has no '\(word)'" + NearestWord.hint(for: word, among: words)
        } ?? definition.unit.word
    }

    /// What is said where there is no name, and nobody who could be asked.
    private func nobodyToAsk(_ defaults: ProjectDefaults) throws -> Failure {
        let name = try? defaults.architecture(given.value(of: "--architecture"), into: given.value(of: "--into"))
        let definition = try name.map(ArchitectureOption.definition)
        guard let word = given.words.first else {
            return Failure(.usage, "say what to write and how it is called, as in: scaena new scene About")
        }
        guard let definition else {
            return word.first?.isUppercase == true
                ? Failure(.usage, "say what to write, as in: scaena new scene \(word)")
                : Failure(.usage, "say how it is called, as in: scaena new \(word) About")
        }
        if Self.isUnit(word, of: definition) || definition.kind(word) != nil {
            return Failure(.usage, "say how it is called, as in: scaena new \(word) About")
        }
        return Self.unknown(word, of: definition)
    }

    /// What is said of a word that the architecture has not: it may be a name without what it is the name of.
    private static func unknown(_ word: String, of definition: ArchitectureDefinition) -> Failure {
        if word.first?.isUppercase == true {
            return Failure(.usage, "say what to write, as in: scaena new \(definition.unit.word) \(word)")
        }
        let words = ([definition.unit.word] + definition.kinds.flatMap { [$0.word] + $0.also }).sorted()
        return Failure(.usage, "\(definition.id) has no '\(word)'" + NearestWord.hint(for: word, among: words))
    }

    /// Whether a word means what the architecture builds scenes of: all of them understand these two.
    private static func isUnit(_ word: String, of definition: ArchitectureDefinition) -> Bool {
        word == definition.unit.word || (["scene", "module"].contains(word) && definition.kind(word) == nil)
    }
}
