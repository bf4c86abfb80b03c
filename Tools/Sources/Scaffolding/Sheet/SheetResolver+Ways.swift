import Architecture

/// Where a sheet's events lead.
extension SheetResolver {
    // MARK: Ways

    mutating func navigation(
        to goal: SheetWord, _ steps: SceneSheet.Steps, by event: Event
    ) -> NavigationTarget? {
        guard let form = NavigationTarget.form(of: unit, in: definition) else {
            note(goal, NavigationTarget.whyNobodyGoes(in: definition))
            return nil
        }
        var target: NavigationTarget
        if ["http://", "https://"].contains(where: goal.text.hasPrefix) {
            guard isAddress(goal.text) else {
                note(goal, "'\(goal.text)' is no address of a web page")
                return nil
            }
            for word in steps.with { note(word, "a web page is handed nothing: leave 'with' out") }
            let name = UnitName(event.stem.prefix(1).uppercased() + event.stem.dropFirst())
            target = NavigationTarget(unit: name, message: form.filled(with: name.typeName))
            target.address = goal.text
        } else {
            guard let found = self.target(goal, steps.with, form) else { return nil }
            target = found
        }
        target.isPresented = steps.isPresented
        if let other = content.navigations.first(where: { $0.message == target.message }) {
            if other != target {
                note(goal, "'\(target.message)' goes there in another way already: two events go to a unit in one way")
            }
            return other
        }
        content.navigations.append(target)
        return target
    }

    private func isAddress(_ text: String) -> Bool {
        let host = text.split(separator: "/", maxSplits: 2).dropFirst().first ?? ""
        return !host.isEmpty
            && text.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 && !"\"\\<>".unicodeScalars.contains($0) }
    }

    /// Another unit, which must be there.
    private mutating func target(_ goal: SheetWord, _ with: [SheetWord], _ form: VerbForm) -> NavigationTarget? {
        let word = definition.unit.word
        guard let name = noting(goal, { () throws(ScaffoldError) in try SwiftNames.unit(goal.text, word: word) }) else {
            return nil
        }
        let home = definition.home(of: name, among: others, sources)
        let there = home ?? definition
        guard let builder = there.role(there.assembly.by)?.type,
            name == unit || sources.undeclared([builder.name(for: name)]).isEmpty
        else {
            let ending = definition.role(definition.assembly.by)?.type.ending ?? ""
            let known = sources.fileNames.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
            let near = NearestWord.to(goal.text, among: known)
            note(
                goal,
                "there is no \(word) '\(goal.text)' to go to"
                    + (near.map { ": did you mean '\($0)'?" }
                        ?? ": write it first, with 'scaena new \(word) \(goal.text)'"))
            return nil
        }
        var target = NavigationTarget(unit: name, message: form.filled(with: name.typeName))
        target.home = home
        target.passes = there.passed(to: name, among: sources)
        target.access = there.access(to: name, among: sources)
        for value in target.passes { place(value, of: &target, with, at: goal) }
        for word in with where !target.passes.contains(where: { $0.name == word.text }) {
            note(
                word,
                "'\(goal.text)' is handed no '\(word.text)'"
                    + NearestWord.hint(for: word.text, among: target.passes.map(\.name)))
        }
        return target
    }

    /// Finds where something comes from that another unit is handed.
    private mutating func place(
        _ value: PassedValue, of target: inout NavigationTarget, _ with: [SheetWord], at goal: SheetWord
    ) {
        if content.takes.contains(where: { $0.name == value.name && $0.type == value.type }) { return }
        if let channel = dependencies, let property = channel.property?.name(for: unit), isShared(value.type) {
            target.fromDependencies[value.name] = "\(property).\(value.name)"
            let type = definition.role(channel.to)?.type.name(for: unit) ?? ""
            if !sources.undeclared([type]).isEmpty {
                note(
                    goal,
                    "'\(target.unit.typeName)' is handed '\(value.name)', which comes from '\(type)', and there is none "
                        + "around: an app of 'scaena new app' has it")
            }
            return
        }
        note(
            goal,
            "'\(target.unit.typeName)' is handed '\(value.name): \(value.type)', and nothing of the \(definition.unit.word) "
                + "is that: say 'takes: { \(value.name): \(value.type) }'")
    }

    /// How the one who goes to other units holds what the whole app shares.
    private var dependencies: Channel? { definition.dependencies }

    /// Whether a type is the contract of something that units share.
    private func isShared(_ type: String) -> Bool {
        let forms = definition.inputs.managers.compactMap { definition.holding(of: $0)?.through }
            .compactMap { definition.contract($0)?.type.ending }
        return forms.contains { type.hasPrefix("any ") && type.hasSuffix($0) }
    }
}
