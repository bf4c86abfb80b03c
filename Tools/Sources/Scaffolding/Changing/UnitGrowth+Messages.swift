import Architecture
import Conformance
import SourceModel

/// Messages that a unit gets: what the user does, what is shown, where it goes, what it tells its opener.
extension UnitGrowth {
    mutating func addEvent(_ text: String) throws(ScaffoldError) {
        let message = try UnitMessage(text)
        if try addCase(message) { return }
        if let code = try addStream(message), let owner = reading.owner {
            notes.append(
                "no control sends it yet: have one of \(index[owner].name) call '\(code)' (\(reading.place(of: owner)))"
            )
            return
        }
        guard let line = reading.listeners(of: message.name).first else {
            if let contract = reading.usualContract({ reading.listeners(of: message.name, in: $0).first }) {
                try declare(message, at: contract, body: "// Decide what follows.")
                notes.append(
                    "nobody is seen to hold the \(index[contract].name): have whoever shows '\(name.typeName)' call "
                        + "'\(message.call)' (\(reading.place(of: contract)))")
                return
            }
            if try addObserved(message) { return }
            // What the unit does not decide itself, it tells whoever opened it; or it is all by itself.
            let output = reading.outputs().first { $0.from.role == reading.ownerRole }
            if let output {
                try declare(message, at: output.target, body: "// Decide what follows.")
                try call(message, by: output)
                return
            }
            if let owner = reading.owner {
                if reading.hasClosures(owner) { return try addClosure(telling: text, to: owner) }
                try implement(message, by: owner, behind: [], "// Decide what follows.")
                notes.append(
                    "no control sends it yet: have one call '\(message.name)' (\(reading.place(of: owner)))")
                return
            }
            throw missing(
                "nobody of '\(name.typeName)' is seen to hold whom events are told to",
                "declare 'func \(message.signature)' where they are handled", definition.unit.owner)
        }
        try declare(message, at: line.target, body: "// Decide what follows.")
        try call(message, by: line)
    }

    mutating func addShown(_ text: String) throws(ScaffoldError) {
        let owner = reading.ownerRole
        let all = reading.actors.filter { $0.role != owner }.flatMap(reading.lines).filter {
            $0.link.to == owner && !$0.link.leavesUnit
        }
        let told = Set(reading.listeners(of: "").map(\.link.to))
        guard let line = all.first(where: { told.contains($0.from.role) }) ?? all.first else {
            if let host = SceneHost(of: reading), host.kit == .swiftUI { return try keep(shown: text, in: host) }
            // In who decides by itself, the view that it has shows.
            if let line = reading.shownViews().first {
                let message = try text.contains("(") ? UnitMessage(text) : UnitMessage(values: text, form: nil)
                try declare(message, at: line.target, body: "// Show it.")
                notes.append(
                    "nobody says it yet: have \(index[line.from.player.type].name) call "
                        + "'\(line.property)\(reading.optionalMark(line)).\(message.call)' (\(reading.place(line.from.declaration)))"
                )
                return
            }
            // Whoever opens the unit may hold it by what it is.
            if let type = reading.owner {
                let message =
                    try text.contains("(") ? UnitMessage(text) : UnitMessage(values: text, form: nil)
                try implement(message, by: type, behind: [], "// Show it.")
                notes.append(
                    "nobody says it yet: have whoever shows '\(name.typeName)' call '\(message.call)' "
                        + "(\(reading.place(of: type)))")
                return
            }
            throw missing(
                "nobody of '\(name.typeName)' is seen to hold the \(owner)",
                "declare a message that takes '\(text)' there",
                owner)
        }
        let form = line.link.channel?.says.first { $0.isOpen && $0.form(for: name).description.first?.isLetter == true }
        let message: UnitMessage
        if text.contains("(") {
            message = try UnitMessage(text)
        } else {
            message = try UnitMessage(values: text, form: form?.form(for: name))
        }
        try declare(message, at: line.target, body: "// Show it.")
        notes.append(
            "nobody says it yet: have \(index[line.from.player.type].name) call "
                + "'\(line.property)\(reading.optionalMark(line)).\(message.call)' (\(reading.place(line.from.declaration)))"
        )
    }

    mutating func addNavigation(_ text: String) throws(ScaffoldError) {
        let target = try SwiftNames.unit(text, word: definition.unit.word)
        noteAbsence(of: target)
        if try addRoute(to: target) { return }
        if try addWired(to: target) { return }
        // Where nobody of the unit goes, whoever goes for several does, or whoever opened it is asked to.
        let shared = definition.navigation == nil ? reading.sharedGoers().first : nil
        guard let line = shared ?? reading.goers().first ?? reading.sharedGoers().first ?? reading.outputs().first
        else {
            guard let goer = reading.maker ?? reading.owner else {
                throw missing(
                    "nobody of '\(name.typeName)' is seen to hold who goes to other \(definition.unit.word)s",
                    "declare a message that goes to '\(target.typeName)' there",
                    definition.navigation?.performs ?? definition.unit.owner)
            }
            try addNavigation(to: target, by: goer)
            return
        }
        // Whoever is held by somebody who goes is one of those to whom is gone.
        if shared?.target == line.target, UnitReading.isCalledGoer(index[line.from.player.type].name),
            !UnitReading.isCalledGoer(index[line.target].name) || index[line.target].kind == .class
        {
            try addNavigation(to: target, by: line.from.player.type)
            return
        }
        let verb = NavigationTarget.form(of: name, in: definition) ?? reading.usualVerb(of: line)
        let name = verb.filled(with: target.typeName)
        let composed: ComposedWay?
        let copied = reading.way(to: target, as: name, like: line)
        if copied == nil, let goer = reading.onlyGoer(by: line.target) {
            composed = ComposedWay(to: target, named: name, by: goer, in: reading)
        } else {
            composed = nil
        }
        let way = copied ?? composed.map { ($0.message, $0.body) }
        if way == nil, !UnitReading.isCalledGoer(index[line.target].name), try addPresented(target) { return }
        let message: UnitMessage
        if let way { message = way.message } else { message = try UnitMessage(name) }
        if let there = index.members(of: line.target).first(where: { $0.fact.kind == .function && $0.fact.name == name }
        ) {
            throw Self.thereAlready(
                "\(index.files[there.part.file].path):\(there.fact.line)", UnitReading.selector(there.fact))
        }
        let body = way.map { reading.withoutForeignDelegates($0.body, line) }
        try declare(message, at: line.target, body: body?.code ?? "// Build \(target.words) and show it.")
        if let goer = reading.onlyGoer(by: line.target) {
            for contract in composed?.conformances ?? [] { try conform(goer, to: contract) }
        }
        notes += (body?.left ?? []) + (composed?.notes ?? [])
        if way == nil {
            notes.append(
                "no way to another \(definition.unit.word) was found whose code could be followed: write how it is shown"
            )
        }
        notes.append(
            "nobody goes there yet: have \(index[line.from.player.type].name) call "
                + "'\(line.property)\(reading.optionalMark(line)).\(message.call)' (\(reading.place(line.from.declaration)))"
        )
    }

    /// Tells where the unit that is gone to is not there.
    private mutating func noteAbsence(of target: UnitName) {
        let units = map.units.map(\.name.typeName)
        guard !units.contains(target.typeName) else { return }
        notes.append(
            "there is no \(definition.unit.word) '\(target.typeName)' here"
                + (NearestWord.question(for: target.typeName, among: units) ?? " yet"))
    }

    /// A way that somebody goes whom nobody of the unit is seen to hold.
    private mutating func addNavigation(to target: UnitName, by goer: TypeIndex.ID) throws(ScaffoldError) {
        let name = reading.usualVerb(of: goer).filled(with: target.typeName)
        let way = ComposedWay(to: target, named: name, by: goer, in: reading)
        if way == nil, try addPresented(target) { return }
        let message: UnitMessage
        if let way { message = way.message } else { message = try UnitMessage(name) }
        let body = way?.body ?? "// Build \(target.words) and show it."
        if index[goer].kind == .protocol || way == nil {
            try declare(message, at: goer, body: body)
        } else {
            try refuse(name, in: goer)
            try implement(message, by: goer, behind: way?.beside ?? [], body)
            for contract in way?.conformances ?? [] { try conform(goer, to: contract) }
        }
        notes += way?.notes ?? []
        if way == nil {
            notes.append(
                "no way to another \(definition.unit.word) was found whose code could be followed: write how it is shown"
            )
        }
        notes.append(
            "nobody goes there yet: have '\(message.call)' of \(index[goer].name) called (\(reading.place(of: goer)))")
    }

    mutating func addOutput(_ text: String) throws(ScaffoldError) {
        guard let line = reading.outputs().first else {
            try addContract(telling: text)
            return
        }
        let form = line.link.channel?.says.first { $0.isOpen }
        let message: UnitMessage
        if text.contains("(") || !text.contains(":") {
            message = try UnitMessage(text)
        } else {
            message = try UnitMessage(values: text, form: form?.form(for: name) ?? VerbForm("did…"))
        }
        try declare(message, at: line.target, body: "// Decide what follows.")
        notes.append(
            "nobody says it yet: have \(index[line.from.player.type].name) call "
                + "'\(line.property)\(reading.optionalMark(line)).\(message.call)' (\(reading.place(line.from.declaration)))"
        )
    }

    /// Gives a unit that tells nobody anything a contract for it.
    private mutating func addContract(telling text: String) throws(ScaffoldError) {
        let role = definition.inputs.events?.to ?? reading.listeners(of: "").first?.link.to
        let types = [role, reading.ownerRole].compactMap(\.self).compactMap {
            map.units[reading.unit].players(of: $0).first { index[$0].kind == .class }
        }
        let known = definition.contracts.first { contract in
            contract.type.isOfUnit && !contract.type.namesSeveral
                && (contract.id == definition.inputs.returns
                    || UnitReading.isOutput(contract.type.description))
        }
        let contract = known?.type.name(for: name) ?? name.typeName + "Delegate"
        let property = contract.hasSuffix("Output") ? "output" : "delegate"
        let teller = types.first ?? reading.owner
        if let teller, types.isEmpty || reading.tellsByClosures([role, reading.ownerRole].compactMap(\.self)) {
            return try addClosure(telling: text, to: reading.usualTeller(among: types) ?? teller)
        }
        guard let type = types.first, let part = index[type].parts.first(where: { !$0.isExtension }),
            index.types(named: contract).isEmpty, !index.members(of: type).contains(where: { $0.fact.name == property })
        else {
            if let teller { return try addClosure(telling: text, to: teller) }
            throw missing(
                "nobody of '\(name.typeName)' is seen to hold whom it tells what came of it",
                "declare a message that takes '\(text)' in a protocol of who opens it", definition.unit.owner)
        }
        let message =
            try text.contains("(") || !text.contains(":")
            ? UnitMessage(text) : UnitMessage(values: text, form: VerbForm("did…"))
        try insert("weak var \(property): \(contract)?", into: part, of: type, behind: [], .property)
        let path = index.files[part.file].path
        let declaration = "protocol \(contract): AnyObject {\n\tfunc \(message.signature)\n}"
        guard let (_, change) = place(declaration, beside: part, isBefore: true) else {
            throw missing(
                "no place beside '\(index[type].name)' was found", "declare 'protocol \(contract)' there", nil, at: type
            )
        }
        edit(path, change.range, change.text)
        notes.append(
            "nobody hears it yet: whoever opens '\(name.typeName)' sets '\(property)' of \(index[type].name) (\(path):\(part.line))"
        )
        notes.append("nobody says it yet: have \(index[type].name) call '\(property)?.\(message.call)'")
    }
}
