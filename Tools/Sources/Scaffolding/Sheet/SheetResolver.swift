import Architecture

/// Finds what a scene's sheet names in the sources around, and tells all that is wrong with the sheet at once.
struct SheetResolver {
    let sheet: SceneSheet
    let unit: UnitName
    let definition: ArchitectureDefinition
    let sources: ModuleSources
    /// The other architectures of the project.
    let others: [ArchitectureDefinition]
    /// The folder in which the unit's folder is.
    let folder: String
    /// True if written code may use the runtime.
    let runtime: Bool
    /// True if the sheet is one of an app's, in which all else of the app stands, too.
    let isOfApp: Bool
    /// True if a flag says what is shown beside the sheet.
    private let showsByFlag: Bool
    /// The values that the flag has shown.
    private var shownByFlag: [ShownValue] = []
    /// The content of the unit, as far as it is known.
    var content = UnitContent()
    var behaviour = UnitBehaviour()
    /// The events that wait for something, and for what.
    var waiting: [(event: String, words: [SheetWord])] = []
    private var mistakes: [DefinitionMistake] = []
    /// The types that nobody declares, by the mistake that says so.
    private var missing: [String: String] = [:]

    /// Prepares to resolve a sheet.
    ///
    /// - Parameters:
    ///   - sheet: the sheet.
    ///   - unit: the unit's name.
    ///   - definition: the architecture.
    ///   - sources: the sources around.
    ///   - request: the rest of the request.
    init(
        _ sheet: SceneSheet, of unit: UnitName, in definition: ArchitectureDefinition, among sources: ModuleSources,
        for request: UnitRequest
    ) {
        self.sheet = sheet
        self.unit = unit
        self.definition = definition
        self.sources = sources
        others = request.others
        folder = request.into
        runtime = request.runtime
        isOfApp = request.isOfApp
        showsByFlag = request.shows?.isEmpty == false
    }

    /// Returns the content of the unit by its sheet.
    ///
    /// - Parameter requested: the content of the unit's request beside the sheet.
    /// - Throws: ``ScaffoldError`` with every mistake of the sheet at its place.
    mutating func content(adding requested: UnitContent) throws(ScaffoldError) -> UnitContent {
        content = requested
        if showsByFlag { shownByFlag = requested.shows }
        refuseUnsupported()
        // What no template writes at all is not held against the sources, too.
        if definition.sheet != nil { resolve() }
        guard mistakes.isEmpty else {
            let sorted = mistakes.sorted { ($0.file, $0.position, $0.message) < ($1.file, $1.position, $1.message) }
            var error = ScaffoldError(.data, sorted.map(\.description).joined(separator: "\n"))
            error.missing = missing
            throw error
        }
        return content
    }

    private mutating func resolve() {
        for word in sheet.needs { need(word) }
        for value in sheet.takes { take(value) }
        for output in sheet.returns { give(output) }
        present()
        search()
        enter()
        refuseUnshown()
        for word in sheet.observes { observe(word) }
        ownVerbs()
        readyUp()
        for event in sheet.events { add(event) }
        for word in sheet.ready?.enabled ?? [] {
            note(word, "what happens once the view is loaded waits for nothing: leave 'enabled' out")
        }
        addRefresh()
        addRetry()
        wait()
        checkCarried()
        chooseView()
        behaviour.needsDependencies = content.navigations.contains { !$0.fromDependencies.isEmpty }
        content.sources = sources
        content.behaviour = behaviour
    }

    /// Notes the kind of view, whose file the definition must have.
    private mutating func chooseView() {
        guard let word = sheet.view, let view = SheetView(rawValue: word.text) else { return }
        behaviour.view = view
        let isWritten = definition.sheet?.keys.contains(.view) ?? false
        let files = definition.files.map(\.path.description)
        if isWritten, let ending = view.fileEnding, !files.contains(where: { $0.hasSuffix(ending) }) {
            note(
                word,
                "\(definition.id) has no file that ends in '\(ending)': add one to its 'files', or write 'view: code'")
        }
    }

    /// Notes a value of a flag in whose place the sheet has something else shown.
    private mutating func refuseUnshown() {
        let word = sheet.fields.first?.name ?? sheet.list?.of ?? sheet.presents.first?.name
        guard let word, let left = shownByFlag.first(where: { !content.shows.map(\.name).contains($0.name) }) else {
            return
        }
        note(
            word,
            "beside this, '\(left.name)' of --shows is not shown: leave it out, or make it a property of a model that "
                + "'presents' names")
    }

    /// True if anything is wrong so far.
    var hasMistakes: Bool { !mistakes.isEmpty }

    mutating func note(_ word: SheetWord, _ message: String) { mistakes.append(word.mistake(message)) }

    /// The remedy for something that is not there: who writes it, or where the app's sheet says it.
    func remedy(_ word: String, _ name: String) -> String {
        guard isOfApp else { return "'scaena new \(word) \(name)' writes it" }
        return word == definition.unit.word
            ? "add '- \(word): \(name)' below '\(PluralName.of(word)):'"
            : "add '\(name):' below '\(PluralName.of(word)):'"
    }

    /// Notes that a type which a word leads to is declared nowhere.
    mutating func note(_ word: SheetWord, _ message: String, missing type: String) {
        note(word, message)
        missing[word.mistake(message).description] = type
    }

    /// Does what may be refused, and notes why at a word.
    mutating func noting<Result>(
        _ word: SheetWord, _ work: () throws(ScaffoldError) -> Result
    ) -> Result? {
        do throws(ScaffoldError) {
            return try work()
        } catch {
            note(word, error.description)
            return nil
        }
    }

    // MARK: What is handed in

    private mutating func need(_ word: SheetWord) {
        let roles = definition.inputs.managers.compactMap(definition.role)
        // `ItemManager` is `Item` of the role that it ends as.
        let name = UnitName(word.text)
        let stem = roles.count == 1 ? roles[0].type.stem(of: name) : nil
        let (definition, sources) = (definition, sources)
        let found = noting(word) { () throws(ScaffoldError) in
            try SharedThing.list(stem ?? word.text, in: definition, among: sources)
        }
        guard let thing = found?.first else { return }
        if content.shared.contains(thing) {
            return note(word, "the \(thing.role) '\(thing.name.typeName)' is asked for twice")
        }
        guard let contract = contract(of: thing) else { return }
        guard sources.undeclared([contract]).isEmpty else {
            let ending = contract.dropFirst(thing.name.typeName.count)
            let known = sources.fileNames.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
            let near = NearestWord.to(thing.name.typeName, among: known)
            let mend = near.map { "did you mean '\($0)'?" } ?? remedy(thing.role, thing.name.typeName)
            return note(word, "there is no '\(contract)' around: \(mend)", missing: contract)
        }
        content.shared.append(thing)
    }

    /// The contract by which a unit sees something shared, or its type.
    func contract(of thing: SharedThing) -> String? {
        guard let channel = definition.holding(of: thing.role) else { return nil }
        let form = channel.through.flatMap { definition.contract($0)?.type } ?? definition.role(thing.role)?.type
        return form?.name(for: unit, shared: thing.name)
    }

    private mutating func take(_ value: SceneSheet.Value) {
        let (definition, sources) = (definition, sources)
        let reserved = Set(definition.inputs.reserved + content.takes.map(\.name))
        if definition.handsIDs, !Self.isPlain(value.type.text) || value.isList {
            note(
                value.type,
                "what goes into a \(definition.unit.word) of \(definition.id) is an id: say '\(value.name.text)ID: String', and "
                    + "ask for the rest")
        }
        let found = noting(value.name) { () throws(ScaffoldError) in
            try PassedValue.list(value.code, what: "taken", reserved: reserved, among: sources)
        }
        content.takes += (found ?? []).map { taken in
            var taken = taken
            taken.label = value.label ?? taken.label
            return taken
        }
    }

    private mutating func give(_ output: SceneSheet.Output) {
        let (definition, sources) = (definition, sources)
        guard definition.inputs.returns != nil else {
            return note(output.name, "a \(definition.unit.word) of \(definition.id) returns no values")
        }
        let reserved = Set(definition.inputs.reserved + (content.takes + content.returns).map(\.name))
        let found = noting(output.name) { () throws(ScaffoldError) in
            try PassedValue.returned(output.code, reserved: reserved, among: sources)
        }
        content.returns += found ?? []
    }

    // MARK: What is heard

    private mutating func observe(_ word: SheetWord) {
        guard let thing = content.shared.first(where: { names($0, word) }) else {
            if sheet.needs.contains(where: { $0.text == word.text }) { return }
            return note(
                word, "nobody tells the \(definition.unit.word) of '\(word.text)': name it under 'needs' too")
        }
        if watch(word) { return }
        let listener = definition.inputs.events?.to
        let channel = definition.channels.first { $0.from == thing.role && $0.to == listener && $0.through != nil }
        guard let form = channel?.through.flatMap({ definition.contract($0)?.type }) else {
            return note(word, "a \(thing.role) of \(definition.id) tells nobody of changes")
        }
        let contract = form.name(for: unit, shared: thing.name)
        let verbs = self.contract(of: thing).flatMap(sources.verbs) ?? []
        let registers = verbs.first { verb in
            verb.parameters.count == 1 && ["any \(contract)", contract].contains(verb.parameters.first?.type)
        }
        guard let registers, let messages = sources.verbs(of: contract) else {
            return note(word, "'\(self.contract(of: thing) ?? "")' has no message that registers a '\(contract)'")
        }
        let all = [behaviour.presented, behaviour.listed?.model].compactMap(\.self)
        guard let message = messages.first, messages.count == 1,
            let presented = all.first(where: { message.parameters.map(\.type) == [$0.code] })
        else {
            return note(
                word,
                "what is heard is presented: '\(contract)' needs one message, with one "
                    + "'\(all.first?.code ?? word.text)', and 'presents' the same")
        }
        behaviour.observed.append(
            .init(thing: thing, contract: contract, registers: registers, message: message, value: presented.name))
    }
}

extension ArchitectureDefinition {
    /// True if the openers of units hand them ids, and no models.
    var handsIDs: Bool {
        guard let navigation, navigation.routes != nil else { return false }
        let carried = channels(from: navigation.performs).first { $0.to == assembly.by }?.carries ?? []
        return !carried.isEmpty && carried.allSatisfy { dataKind($0)?.type == nil }
    }

    /// The channel by which the role that goes to other units holds the things that the whole app shares; nil where
    /// there is none.
    var dependencies: Channel? {
        guard let performer = navigation?.performs else { return nil }
        return channels(from: performer).first { channel in
            channel.hold == .strong && channel.property != nil && role(channel.to)?.scope == .app
                && !inputs.managers.contains(channel.to)
        }
    }
}
