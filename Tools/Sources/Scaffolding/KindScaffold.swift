import Architecture
import Foundation

extension UnitScaffold {
    /// Works out what something beside units consists of: a manager, a flow. What it does not compile without is written
    /// with it, unless it is there.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - source: the architecture.
    /// - Throws: ``ScaffoldError`` when something is asked that cannot be, or the definition is wrong.
    package init(_ request: KindRequest, in source: ArchitectureSource) throws(ScaffoldError) {
        try self.init(request, in: source, besides: [])
        // A flow may be opened by another.
        if architecture.kind(request.kind)?.opens != nil, let folder = folders.first {
            var openers = OpeningScaffolds(
                of: UnitName(name), as: files, around: folder, in: LoadedArchitecture(source, architecture))
            openers.addFlows(group: nil)
            open(by: openers)
        }
    }

    /// The same, as if some files were there that are not.
    init(_ request: KindRequest, in source: ArchitectureSource, besides others: [File]) throws(ScaffoldError) {
        var draft = try KindDraft(request, in: source, besides: others)
        for part in draft.parts { try draft.write(part) }
        self.init(
            name: draft.name.typeName, placed: draft.placed, notes: draft.notes, architecture: draft.definition,
            record: draft.record)
        for entry in draft.registrations { add(entry, among: draft.around) }
        mockedContracts = Set((draft.values + draft.opened.flatMap(\.passes) + draft.flow.told).flatMap(\.contracts))
    }
}

/// Something beside units as it is worked out: what was asked for, held against what is there, and what is written so far.
private struct KindDraft {
    let request: KindRequest
    let source: ArchitectureSource
    let definition: ArchitectureDefinition
    let kind: UnitKind
    let name: UnitName
    let destination: Destination
    let around: ModuleSources
    let opens: [UnitName]
    let verbs: [RequestVerb]
    let values: [PassedValue]
    let opened: [OpenedUnit]
    let flow: FlowBehaviour
    private let untested: UntestedTypes
    /// True if the app has a type with all that its units share.
    private let shares: Bool
    private var rendered: [RenderedFile] = []
    private(set) var registrations: [ContainerEntry] = []
    private var folders: [String] = []
    private var testFolders: [String] = []
    private var files: [UnitScaffold.File] = []

    init(
        _ request: KindRequest, in source: ArchitectureSource, besides others: [UnitScaffold.File]
    ) throws(ScaffoldError) {
        self.request = request
        self.source = source
        definition = try UnitScaffold.definition(of: source)
        kind = try Self.kind(request.kind, in: definition)
        try UnitScaffold.refuseRuntime(definition, request.runtime, word: kind.word)
        name = try SwiftNames.unit(request.name, word: kind.word)
        try SwiftNames.refuseEnding(
            of: name, kind.files.filter { $0.place == .sources }.map(\.path), word: kind.word)
        opens = try Self.opens(request, of: kind, in: definition)
        verbs = try Self.verbs(request, of: kind, in: definition)
        let hasTests = ([kind] + kind.with.compactMap { [definition] in definition.kind($0) }).contains {
            $0.files.hasTests
        }
        destination = try Destination(
            into: request.into, testsFolder: request.testsInto, module: request.module,
            wantsTests: request.tests && hasTests, word: kind.word)
        around = ModuleSources(
            around: UnitScaffold.join(destination.sources, name.typeName), testsInto: request.testsInto)
        around.add(others)
        try Self.refuseUnsent(verbs, of: kind, in: definition, among: around, around: destination.sources)
        values = try Self.values(request, of: kind, named: name, among: around)
        opened = opens.map { [definition, around] in OpenedUnit($0, in: definition, among: around) }
        flow = try FlowBehaviour(request, of: kind, opening: opened, among: around)
        try UnitScaffold.refuseLackOfAll(name, kind, in: definition, among: around)
        untested = UntestedTypes(values + opened.flatMap(\.passes) + flow.told)
        let shared = definition.dependencies.flatMap { [definition] in definition.role($0.to)?.type.description }
        shares = shared.map { [around] in around.undeclared([$0]).isEmpty } ?? false
    }

    /// The architecture with its source.
    private var architecture: LoadedArchitecture { LoadedArchitecture(source, definition) }

    /// The kind and what comes along with it.
    var parts: [UnitKind] { [kind] + kind.with.compactMap { definition.kind($0) } }

    /// Writes the kind, or what comes along unless it is there already.
    mutating func write(_ part: UnitKind) throws(ScaffoldError) {
        let renderer = try renderer(of: part)
        let folder = part.folder.folder(for: name, shared: name)
        let sources = UnitScaffold.join(destination.sources, folder)
        let tests = destination.tests.map { UnitScaffold.join($0, folder) }
        let texts = try renderer.files(named: name, tests: tests != nil && untested.isEmpty)
        // What is there already, wherever it stands, is what is meant.
        let inTheWay = NameClashes(of: name, word: part.word, in: definition, among: around)
        if part.word != kind.word {
            if inTheWay.has(typesOf: texts.filter { $0.place == .sources }) { return }
        } else {
            try inTheWay.refuse(
                UnitScaffold.files(texts.filter { $0.place == .sources }, in: folder, destination),
                besides: request.formerFiles)
        }
        for place in [destination.sources, destination.tests].compactMap(\.self) where !folder.isEmpty {
            try UnitScaffold.refuseNameInOtherCase(folder, in: place, word: part.word)
        }
        rendered += texts
        if let entry = try renderer.registration(named: name) { registrations.append(entry) }
        if !folders.contains(sources) { folders.append(sources) }
        if let tests, texts.contains(where: { $0.place == .tests }), !testFolders.contains(tests) {
            testFolders.append(tests)
        }
        files += UnitScaffold.files(texts, in: folder, destination)
    }

    private func renderer(of part: UnitKind) throws(ScaffoldError) -> KindRenderer {
        // What comes along has the same values, or where the kind has none, its own standard.
        let isSame = part.word == kind.word || kind.values != nil
        let ownValues =
            isSame
            ? values : try PassedValue.list(part.values ?? "", what: "its own", reserved: ["sample"], among: around)
        var renderer = KindRenderer(
            source: source, definition: definition, kind: part, values: ownValues, opens: opened,
            module: destination.module, runtime: request.runtime)
        renderer.shares = shares
        renderer.verbs = verbs
        renderer.identity = UnitScaffold.identity(of: name, parts, among: around)
        renderer.flow = flow
        renderer.sources = around
        return renderer
    }

    /// The files and folders.
    var placed: UnitScaffold.PlacedFiles {
        UnitScaffold.PlacedFiles(folders: folders + testFolders, testFolders: testFolders, files: files)
    }

    /// The notes for the person about the place, and about what is not there yet.
    var notes: [String] {
        let isGroup = definition.unit.group?.word == kind.word
        let units = opens.map { MissingNeighbours.Neighbour(unit: $0, in: definition, group: isGroup ? name : nil) }
        let types = (values + flow.told).flatMap(\.sampled).filter { $0 != name.typeName }.map {
            MissingNeighbours.Neighbour(type: $0, in: definition)
        }
        let plain =
            request.runtime ? [] : definition.names.compactMap { MissingNeighbours.Neighbour($0, in: definition) }
        let missing = MissingNeighbours(
            units + types + plain, in: rendered, around: around, flags: request.placeFlags
        ) { FormerNames.kept(of: $0, in: around, folder: destination.sources, by: architecture) }
        return UnitScaffold.notes(destination, rendered) + untested.sentences(for: destination.tests != nil)
            + missing.sentences
    }

    /// The record of it; nil where there is no project.
    var record: PlacedRecord? {
        folders.first.flatMap { sources in
            PlacedRecord(
                of: files, sources: sources, asked: request.asked(as: kind.word, name.typeName), by: architecture)
        }
    }

    // MARK: What was asked for

    private static func kind(
        _ word: String, in definition: ArchitectureDefinition
    ) throws(ScaffoldError) -> UnitKind {
        if let kind = definition.kind(word) { return kind }
        let known = ([definition.unit.word, "scene", "module"] + definition.kinds.flatMap { [$0.word] + $0.also })
            .sorted()
        throw ScaffoldError(
            .usage, "\(definition.id) has no '\(word)'" + NearestWord.hint(for: word, among: known))
    }

    /// Refuses requests that nobody around sends, or whose answers nothing keeps.
    private static func refuseUnsent(
        _ verbs: [RequestVerb], of kind: UnitKind, in definition: ArchitectureDefinition, among sources: ModuleSources,
        around folder: String
    ) throws(ScaffoldError) {
        if !verbs.isEmpty, let type = definition.requester?.type.description, !sources.undeclared([type]).isEmpty {
            throw ScaffoldError(
                .usage, "'\(type)' sends requests, and there is none around: an app of 'scaena new app' has it")
        }
        let keeper = AnswerStore.Keeper(
            name: "\(kind.word.withArticle) of \(definition.id)", isWritten: kind.stores)
        for verb in verbs {
            let mistake = AnswerStore.mistake(of: verb, by: keeper, among: sources, around: folder)
            if let mistake { throw ScaffoldError(.usage, mistake) }
        }
    }

    private static func values(
        _ request: KindRequest, of kind: UnitKind, named name: UnitName, among sources: ModuleSources
    ) throws(ScaffoldError) -> [PassedValue] {
        if request.values != nil, kind.values == nil {
            throw ScaffoldError(.usage, "\(kind.word.withArticle) has no values of its own: leave --values out")
        }
        // What it goes with may be there, and then says what its values are.
        if request.values == nil, kind.values != nil, !kind.with.isEmpty,
            let there = sources.properties(of: name.typeName), !there.isEmpty
        {
            return there
        }
        return try PassedValue.list(
            request.values ?? kind.values ?? "", what: "kept by the \(kind.word) '\(request.name)'",
            reserved: ["sample"], among: sources)
    }

    private static func verbs(
        _ request: KindRequest, of kind: UnitKind, in definition: ArchitectureDefinition
    ) throws(ScaffoldError) -> [RequestVerb] {
        if !request.verbs.isEmpty, !kind.knowsVerbs {
            throw ScaffoldError(
                .usage, "\(kind.word.withArticle) of \(definition.id) is told no requests: leave --verb out")
        }
        if !request.verbs.isEmpty, !request.runtime {
            throw ScaffoldError(
                .usage, "requests are made by the runtime's HTTPProvider: leave '--runtime none' or --verb out")
        }
        var verbs: [RequestVerb] = []
        for text in request.verbs {
            let word = SheetWord(text: text, file: "--verb", position: SourcePosition(line: 1, column: 1))
            switch RequestVerb.read(word) {
            case .failure(let mistake): throw ScaffoldError(.usage, mistake.description)
            case .success(let verb):
                guard verb.method != nil else {
                    throw ScaffoldError(
                        .usage,
                        "nothing says where '\(verb.name)' gets it from: write it as '\(verb.name)(): [Item], GET /items'"
                    )
                }
                if verbs.contains(where: { $0.name == verb.name }) {
                    throw ScaffoldError(.usage, "'\(verb.name)' stands twice among the requests")
                }
                verbs.append(verb)
            }
        }
        return verbs
    }

    private static func opens(
        _ request: KindRequest, of kind: UnitKind, in definition: ArchitectureDefinition
    ) throws(ScaffoldError) -> [UnitName] {
        let names = kind.opens == nil ? UnitContent.names(in: request.opens) : request.allOpens
        if !names.isEmpty, kind.opens == nil {
            throw ScaffoldError(.usage, "\(kind.word.withArticle) opens no \(definition.unit.word)s: leave --opens out")
        }
        var units: [UnitName] = []
        for name in names {
            let unit = try SwiftNames.unit(name, word: definition.unit.word)
            if units.contains(unit) { throw ScaffoldError(.usage, "'\(name)' stands twice among those to open") }
            units.append(unit)
        }
        return units
    }
}

extension UnitScaffold {
    /// The text between requests in a record.
    static let verbSeparator = "; "

    /// The type of the `id` of the model that something is named after, where a server's address can have it: of the one that is
    /// there, or else of the one that comes along.
    static func identity(of name: UnitName, _ parts: [UnitKind], among sources: ModuleSources? = nil) -> String {
        let standard = parts.dropFirst().compactMap(\.values).first ?? ""
        let along = try? PassedValue.list(standard, what: "its own", reserved: [], among: sources)
        let id = (sources?.properties(of: name.typeName) ?? along)?.first { $0.name == "id" }
        return id.map(\.type).flatMap { ["String", "Int", "UUID"].contains($0) ? $0 : nil } ?? ""
    }
}

/// The statement by which a container of the app comes to have something.
struct ContainerEntry {
    let statement: String
    /// The contract that the container is asked for.
    let contract: String
    /// The type that makes the container.
    let container: String
}

extension UnitScaffold {
    /// Has the app's container know what is written, or tells what a person has to write where there is none.
    private mutating func add(_ entry: ContainerEntry, among sources: ModuleSources) {
        if Registration.isMade(of: entry.contract, in: entry.container, among: sources) { return }
        if let changed = Registration(entry.statement, in: entry.container, among: sources) {
            sources.add([File(path: changed.path, text: changed.text)])
            register(File(path: changed.path, text: changed.text), in: entry.container)
        } else {
            notes.append(
                "nobody registers '\(entry.contract)' yet: write in the container of your app: \(entry.statement)")
        }
    }
}

extension String {
    /// With its article: `an entity`.
    package var withArticle: String { ("aeioAEIO".contains(prefix(1)) && !isEmpty ? "an " : "a ") + self }
}
