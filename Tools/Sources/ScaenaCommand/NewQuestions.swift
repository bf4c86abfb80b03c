import Architecture
import Foundation
import Scaffolding

/// The words of `scaena new` on the command line; a person is asked for those that are missing.
struct NewWords {
    /// The options that take no value.
    private static let flags: Set<String> = [
        "--no-tests", "--dry-run", "--force", "--no-contracts", "--help", "-h",
    ]

    /// All that stands behind `new`.
    let arguments: [String]
    /// The words that are neither an option nor an option's value.
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

    /// Returns the value of an option.
    func value(of option: String) -> String? {
        if let index = arguments.firstIndex(of: option), index + 1 < arguments.count { return arguments[index + 1] }
        return arguments.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
    }

    /// Returns true if one of some options is there.
    func has(_ flag: String, or others: [String] = []) -> Bool {
        options.contains { option in
            ([flag] + others).contains { option == $0 || option.hasPrefix($0 + "=") }
        }
    }

    /// Some of the options with their values.
    func options(of flags: [String]) -> [String] {
        var found: [String] = []
        var rest = options[...]
        while let option = rest.popFirst() {
            let hasValue = option.hasPrefix("-") && !option.contains("=") && !Self.flags.contains(option)
            let value = hasValue ? rest.popFirst() : nil
            guard flags.contains(where: { option == $0 || option.hasPrefix($0 + "=") }) else { continue }
            found += [option] + (value.map { [$0] } ?? [])
        }
        return found
    }

    /// True if a person asks how something is written, and not to write it.
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
        // A sheet says the name.
        if words.count > 1 || words.first == "app" || value(of: "--from") != nil { return arguments }
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

/// The questions of `scaena new`, where the command line does not answer them.
struct NewQuestions {
    /// The words that are given already, and are not asked for.
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
        let isUnit = word == definition.unit.word
        let mistake = { (arguments: [String]) in
            isUnit ? NewSceneCommand.mistake(in: Array(arguments.dropFirst())) : NewKindCommand.mistake(in: arguments)
        }
        let own = named ? [] : ["--architecture", architecture]
        // Where the group is a part of the name, it has to be known, too.
        let group = definition.unit.group
        let isWhole = !isUnit || group?.namesUnits != true || given.has("--group", or: ["--flow"])
        let isPlaced = defaults.ownFolder != nil || given.value(of: "--into") != nil
        let name = questions.askUntil("Name", nil) { name in
            if name.isEmpty { return "\(word.withArticle) needs a name, such as 'About'" }
            return UnitNames.mistake(in: name, of: word)
                ?? (isPlaced && isWhole ? mistake([word, name] + own + given.options(of: Self.placeFlags)) : nil)
        }
        guard let name else { throw Failure(.usage, "\(word.withArticle) needs a name, such as 'About'") }
        var arguments = [word, name] + own + given.options
        if !isPlaced {
            let folder = questions.askUntil("Folder", ".") { isWhole ? mistake(arguments + ["--into", $0]) : nil }
            arguments += ["--into", folder ?? "."]
        }
        // What was told is wrong, whatever is answered.
        if isWhole, let mistake = mistake(arguments) { throw Failure(.usage, mistake) }
        var asking = Asking(questions: questions, given: given, mistake: mistake, arguments: arguments)
        if isUnit {
            askForUnit(name, of: definition, &asking)
        } else if let kind = definition.kind(word) {
            if let values = kind.values { asking.add("--values", asking: "Values (\(values))") }
            if kind.opens != nil { asking.add("--opens", asking: "What it opens") }
        }
        return asking.arguments
    }

    /// A command line that grows by answers, each of which is asked for until the command takes it.
    private struct Asking {
        let questions: Questions
        let given: NewWords
        let mistake: ([String]) -> String?
        var arguments: [String]

        /// Asks for an option, unless it or another that stands for it is given.
        mutating func add(
            _ flag: String, or others: [String] = [], asking question: String, as told: (String) -> String = { $0 }
        ) {
            if given.has(flag, or: others) { return }
            let answer = questions.askUntil(question, nil) { answer in
                answer.isEmpty ? nil : mistake(arguments + [flag, told(answer)])
            }
            if let answer, !answer.isEmpty { arguments += [flag, told(answer)] }
        }
    }

    /// Asks for all that a unit of a definition can have.
    private func askForUnit(_ name: String, of definition: ArchitectureDefinition, _ asking: inout Asking) {
        if let word = definition.unit.group?.word {
            asking.add("--group", or: ["--flow"], asking: word.prefix(1).uppercased() + word.dropFirst())
        }
        if let events = definition.inputs.events {
            let says = definition.channels(from: events.from).first { $0.to == events.to }?.says ?? []
            let forms = (events.routes + says).map { $0.form(for: UnitName(name)) }.filter(\.isOpen)
            asking.add(
                "--events",
                asking: "Events" + (forms.isEmpty ? "" : " (\(forms.map(\.example).joined(separator: ", ")))"))
        }
        if let shows = definition.inputs.shows { asking.add("--shows", asking: "Shows (\(shows.standard))") }
        if definition.navigation != nil { asking.add("--navigates", asking: "Navigates to") }
        let managers = definition.inputs.managers
        if !managers.isEmpty {
            let flags = ["--manager", "--managers", "--repository", "--provider"]
            asking.add(
                flags.first { $0 == "--\(managers[0])" } ?? flags[0], or: flags,
                asking: "Is handed (names of a \(managers.joined(separator: " or a ")))")
        }
        if definition.inputs.takes != nil { asking.add("--takes", asking: "Takes") }
        if definition.inputs.returns != nil { asking.add("--returns", asking: "Returns") }
        for role in definition.roles where role.count == .many && role.scope == .unit {
            asking.add("--further", or: ["--\(role.id)"], asking: "Further \(role.id)s") { "\(role.id): \($0)" }
        }
        let usual = definition.usualRoles
        let rare = definition.writtenOptionalRoles.filter { !usual.contains($0) }
        for (flag, word, roles) in [("--with", "With", rare), ("--without", "Without", usual)] where !roles.isEmpty {
            asking.add(flag, asking: "\(word) (\(roles.joined(separator: ", ")))")
        }
        if definition.contracts.contains(where: \.isOptional), !given.has("--no-contracts") {
            let answer = asking.questions.askUntil("Contracts (yes, no)", "yes") { answer in
                ["yes", "no"].contains(answer)
                    ? nil : "say 'yes' or 'no': whether it has the protocols that are optional"
            }
            if answer == "no" { asking.arguments.append("--no-contracts") }
        }
    }

    /// The options that say where something is put.
    private static let placeFlags = ["--architecture", "--into", "--module", "--tests-into", "--force"]

    /// The architecture, and whether an option or the project names it.
    private func architecture(_ defaults: ProjectDefaults, _ questions: Questions) throws -> (Bool, String) {
        if let flag = given.value(of: "--architecture") { return (true, flag) }
        if let own = try? defaults.architecture(nil, into: given.value(of: "--into")) {
            return (defaults.ownArchitecture == nil, own)
        }
        return (false, questions.askForArchitecture() ?? "snp")
    }

    /// Returns the word for the thing to be written, in the architecture's words.
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

    /// Returns the failure where there is no name, and nobody who could be asked.
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

    /// Returns the failure for a word that the architecture has not: it may be a name without the kind of thing that
    /// it names.
    private static func unknown(_ word: String, of definition: ArchitectureDefinition) -> Failure {
        if word.first?.isUppercase == true {
            return Failure(.usage, "say what to write, as in: scaena new \(definition.unit.word) \(word)")
        }
        let words = ([definition.unit.word] + definition.kinds.flatMap { [$0.word] + $0.also }).sorted()
        return Failure(.usage, "\(definition.id) has no '\(word)'" + NearestWord.hint(for: word, among: words))
    }

    /// Returns true if a word means the unit of which the architecture builds scenes: all of them understand these
    /// two.
    private static func isUnit(_ word: String, of definition: ArchitectureDefinition) -> Bool {
        word == definition.unit.word || (["scene", "module"].contains(word) && definition.kind(word) == nil)
    }
}
