import Architecture
import Foundation

/// What a person asks for: something beside units, such as a manager or a flow.
public struct KindRequest: Sendable {
    /// The word for it: `manager`.
    public var kind: String
    /// Its name, as types begin with it.
    public var name: String
    /// The folder in which its folder is made.
    public var into: String
    /// Its values, as in `id: String, name: String`; nil for what the architecture takes as their standard.
    public var values: String?
    /// The units that it opens, as in `List, Detail`.
    public var opens: String
    /// The requests that it knows, as in `fetchItems(): [Item], GET /items`; none for those that its kind has by itself.
    public var verbs: [String] = []
    /// The module, where the place does not tell.
    public var module: String?
    /// The folder in which the folder of its tests is made, where the place does not tell.
    public var testsInto: String?
    /// Whether tests are wanted.
    public var tests: Bool
    /// Whether it may use the runtime.
    public var runtime: Bool
    /// Files that are its own by their former names, and in nobody's way.
    var formerFiles: Set<String> = []
    /// What has to be said, behind a name, to have something else written in the same place: `--into Sources/Feature`.
    public var placeFlags = ""

    /// What is asked for, as it is noted.
    ///
    /// - Parameters:
    ///   - word: the word for its kind.
    ///   - name: its name, as types have it.
    func asked(as word: String, _ name: String) -> [String: String] {
        [
            "kind": word, "name": name, "values": values ?? "", "opens": opens,
            "verbs": verbs.joined(separator: UnitScaffold.verbSeparator), "runtime": runtime ? "" : "none",
        ]
    }

    /// Asks for it.
    ///
    /// - Parameters:
    ///   - kind: the word for it: `manager`.
    ///   - name: its name.
    ///   - into: the folder in which its folder is made.
    ///   - values: its values.
    ///   - opens: the units that it opens.
    ///   - module: the module, where the place does not tell.
    ///   - testsInto: the folder in which the folder of its tests is made, where the place does not tell.
    ///   - tests: whether tests are wanted.
    ///   - runtime: whether it may use the runtime.
    public init(
        kind: String, name: String, into: String, values: String? = nil, opens: String = "", module: String? = nil,
        testsInto: String? = nil, tests: Bool = true, runtime: Bool = true
    ) {
        self.kind = kind
        self.name = name
        self.into = into
        self.values = values
        self.opens = opens
        self.module = module
        self.testsInto = testsInto
        self.tests = tests
        self.runtime = runtime
    }
}

extension UnitScaffold {
    /// Works out what something beside units consists of: a manager, a flow. What it does not compile without is written
    /// with it, unless it is there.
    ///
    /// - Parameters:
    ///   - request: what is asked for.
    ///   - source: the architecture.
    /// - Throws: ``ScaffoldError`` when something is asked that cannot be, or the definition is wrong.
    public init(_ request: KindRequest, in source: ArchitectureSource) throws(ScaffoldError) {
        try self.init(request, in: source, besides: [])
        // A flow may be opened by another.
        if architecture.kind(request.kind)?.opens != nil, let folder = folders.first {
            var openers = OpenersOfUnit(of: UnitName(name), as: files, around: folder, source, architecture)
            openers.addFlows(group: nil)
            open(by: openers)
        }
    }

    /// The same, as if some files were there that are not.
    init(_ request: KindRequest, in source: ArchitectureSource, besides others: [File]) throws(ScaffoldError) {
        let definition = try Self.definition(of: source)
        guard let kind = definition.kind(request.kind) else {
            let known = ([definition.unit.word] + definition.kinds.flatMap { [$0.word] + $0.also }).sorted()
            throw ScaffoldError(
                .usage,
                "\(definition.id) has no '\(request.kind)'" + NearestWord.hint(for: request.kind, among: known))
        }
        try Self.refuseRuntime(definition, request.runtime, word: kind.word)
        let name = try SwiftNames.unit(request.name, word: kind.word)
        try SwiftNames.refuseEnding(
            of: name, kind.files.filter { $0.place == .sources }.map(\.path), word: kind.word)
        let opens = try Self.opens(request, of: kind, in: definition)
        let verbs = try Self.verbs(request, of: kind, in: definition)
        let parts = [kind] + kind.with.compactMap { definition.kind($0) }
        let destination = try Destination(
            into: request.into, testsFolder: request.testsInto, module: request.module,
            wantsTests: request.tests && parts.contains { $0.files.hasTests }, word: kind.word)
        let around = ModuleSources(
            around: Self.join(destination.sources, name.typeName), testsInto: request.testsInto)
        around.add(others)
        if !verbs.isEmpty, let type = definition.requester?.type.description, !around.undeclared([type]).isEmpty {
            throw ScaffoldError(
                .usage, "'\(type)' sends requests, and there is none around: an app of 'scaena new app' has it")
        }
        let values = try Self.values(request, of: kind, named: name, among: around)
        let opened = opens.map { OpenedUnit($0, in: definition, among: around) }
        try Self.refuseLackOfAll(name, kind, in: definition, among: around)
        let untested = UntestedTypes(values + opened.flatMap(\.passes))
        let shared = definition.dependencies.flatMap { definition.role($0.to)?.type.description }
        let shares = shared.map { around.undeclared([$0]).isEmpty } ?? false
        var rendered: [RenderedFile] = []
        var registrations: [ContainerEntry] = []
        var folders: [String] = []
        var testFolders: [String] = []
        var files: [File] = []
        for part in parts {
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
            renderer.sources = around
            let folder = part.folder.name(for: name, shared: name).split(separator: "/").joined(separator: "/")
            let sources = Self.join(destination.sources, folder)
            let tests = destination.tests.map { Self.join($0, folder) }
            let texts = try renderer.files(named: name, tests: tests != nil && untested.isEmpty)
            // What is there already, wherever it stands, is what is meant.
            let inTheWay = TypesInTheWay(of: name, word: part.word, in: definition, among: around)
            if part.word != kind.word {
                if inTheWay.has(typesOf: texts.filter { $0.place == .sources }) { continue }
            } else {
                try inTheWay.refuse(
                    texts.filter { $0.place == .sources }.map {
                        File(path: Self.join(sources, $0.path), text: $0.text)
                    }, besides: request.formerFiles)
            }
            for place in [destination.sources, destination.tests].compactMap(\.self) where !folder.isEmpty {
                try Self.refuseNameInOtherCase(folder, in: place, word: part.word)
            }
            rendered += texts
            if let entry = try renderer.registration(named: name) { registrations.append(entry) }
            if !folders.contains(sources) { folders.append(sources) }
            if let tests, texts.contains(where: { $0.place == .tests }), !testFolders.contains(tests) {
                testFolders.append(tests)
            }
            files += texts.map { file in
                File(path: Self.join(file.place == .tests ? tests ?? sources : sources, file.path), text: file.text)
            }
        }
        self.init(
            name: name.typeName, folders: folders + testFolders, testFolders: testFolders, files: files,
            notes: Self.notes(destination, rendered) + untested.sentences(for: destination.tests != nil)
                + MissingNeighbours(
                    opens.map { unit in
                        .init(unit: unit, in: definition, group: definition.unit.group?.word == kind.word ? name : nil)
                    } + values.flatMap(\.sampled).filter { $0 != name.typeName }.map { .init(type: $0, in: definition) }
                        + (request.runtime ? [] : definition.names.compactMap { .init($0, in: definition) }),
                    in: rendered, around: around, flags: request.placeFlags
                ) { FormerNames.all(around: destination.sources, in: source, definition) }.sentences,
            architecture: definition,
            record: folders.first.flatMap { sources in
                PlacedRecord(
                    of: files, sources: sources,
                    asked: request.asked(as: kind.word, name.typeName), definition, from: source)
            })
        for entry in registrations { add(entry, among: around) }
        mockedContracts = Set((values + opened.flatMap(\.passes)).flatMap(\.contracts))
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
            request.values ?? kind.values ?? "", what: "its own", reserved: ["sample"], among: sources)
    }

    /// What stands between requests in a record.
    static let verbSeparator = "; "

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
        let names = UnitContent.names(in: request.opens)
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

/// The statement by which a container of the app comes to have something.
struct ContainerEntry {
    let statement: String
    /// What the container is asked for.
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

/// Writes the text of the files of something beside units.
struct KindRenderer {
    let source: ArchitectureSource
    let definition: ArchitectureDefinition
    let kind: UnitKind
    let values: [PassedValue]
    let opens: [OpenedUnit]
    let module: String?
    let runtime: Bool
    /// Whether the app has what its scenes share in one place, to which more can be added.
    var shares = false
    /// The requests that a person named.
    var verbs: [RequestVerb] = []
    /// The sources around, which tell how tests make what a request is passed.
    var sources: ModuleSources?

    /// How the app's container comes to have it; nil where none has.
    func registration(named name: UnitName) throws(ScaffoldError) -> ContainerEntry? {
        guard runtime, let template = kind.registers, let role = kind.registersIn.flatMap(definition.role) else {
            return nil
        }
        let values = values(for: name, opens)
        let compiled = try TemplateSet(source).parse([template], checkedWith: values)[template]
        guard let text = try compiled?.render(TemplateContext(values)).trimmed, !text.isEmpty else { return nil }
        let contracts = kind.files.flatMap(\.holds).compactMap { definition.contract($0) }
        return ContainerEntry(
            statement: text, contract: contracts.first?.type.name(for: name, shared: name) ?? "",
            container: role.type.name(for: name, shared: name))
    }

    func files(named name: UnitName, tests: Bool) throws(ScaffoldError) -> [RenderedFile] {
        let wanted = kind.files.filter { tests || $0.place == .sources }
        let set = TemplateSet(source)
        let templates = try set.parse(Set(wanted.map(\.template)), checkedWith: values(for: name, opens))
        let files = try render(wanted, named: name, TemplateContext(values(for: name, opens)), templates)
        let neutralName = UnitName("NeutralThingOfNobody")
        let neutral = TemplateContext(values(for: neutralName, []))
        try set.refuseHiding(files, values: neutral, name: name, word: kind.word, runtime: runtime) {
            () throws(ScaffoldError) in
            try render(wanted, named: neutralName, neutral, templates)
        }
        return try SystemImports(for: self.values + opens.flatMap(\.passes), runtime: runtime).added(to: files)
    }

    private func render(
        _ wanted: [UnitFile], named name: UnitName, _ values: TemplateContext, _ templates: [String: CompiledTemplate]
    ) throws(ScaffoldError) -> [RenderedFile] {
        var files: [RenderedFile] = []
        for file in wanted {
            guard let template = templates[file.template] else { continue }
            let text = try template.render(values)
            if text.allSatisfy(\.isWhitespace) { continue }
            files.append(
                RenderedFile(
                    path: file.path.name(for: name, shared: name), place: file.place,
                    text: LineWrapper().wrap(ImportOrder.sort(text, unless: template.contains)), template: file.template
                ))
        }
        return files
    }

    private func values(for name: UnitName, _ opens: [OpenedUnit]) -> [String: Any] {
        let base = TemplateValues(
            definition: definition, unit: name, content: UnitContent(), module: module, runtime: runtime)
        let passed = base.passed(values)
        let requests = base.requests(verbs, among: sources)
        return base.dictionary.merging([
            "kind": [
                "name": name.typeName, "property": name.propertyName,
                "variable": SwiftNames.variable(name.propertyName),
                "words": name.words.lowercasedFirst, "title": name.words, "word": kind.word,
                "listType": "[\(name.typeName)]",
            ],
            "values": passed.merging(["identifies": values.contains { $0.name == "id" }]) { first, _ in first }
                .merging(base.texts(of: values)) { first, _ in first },
            "roles": names(of: name, base).roles,
            "contracts": names(of: name, base).contracts,
            "opens": opens.map { opened(for: $0, among: opens, base) },
            "shares": shares, "verbs": requests,
            "everything": sources.flatMap { definition.everything(of: kind, named: name, among: $0)?.verb?.name } ?? "",
            // What goes into an address is Foundation's.
            "queries": requests.contains { ($0["code"] as? String ?? "").contains("URLQueryItem") },
            "needs": Set(opens.flatMap(\.needs)).sorted().map { ["contract": $0, "failures": failures(of: $0)] },
            "closes": opens.contains { $0.routes.contains { $0.name == definition.navigation?.leaves } },
            "begins": opens.contains(where: \.isFirst),
            "flows": opens.contains(where: \.isFlow),
            "leads": opens.contains { unit in !unit.routes.allSatisfy { lead(of: $0, among: opens) == nil } },
        ]) { _, new in new }
    }

    /// A unit that is opened, as a template sees it.
    private func opened(for opened: OpenedUnit, among all: [OpenedUnit], _ base: TemplateValues) -> [String: Any] {
        let unit = opened.unit
        let names = names(of: unit, base)
        return base.passed(opened.passes).merging([
            "name": message(opening: unit), "unit": unit.typeName, "property": unit.propertyName,
            "variable": SwiftNames.variable(unit.propertyName), "words": unit.words.lowercasedFirst,
            "function": definition.assembly.function.name(for: unit), "access": opened.access, "roles": names.roles,
            "contracts": names.contracts,
            "isFirst": opened == all.first(where: \.isFirst), "isFlow": opened.isFlow,
            "leads": opened.routes.contains { lead(of: $0, among: all) != nil },
            "routes": opened.routes.map { route in
                let lead = lead(of: route, among: all)
                let owner = lead.flatMap { definition.role(definition.assembly.returns)?.type.name(for: $0.unit) }
                let ignored = route.types.map { _ in "_" }.joined(separator: ", ")
                let passes = lead?.passes ?? []
                return [
                    "name": route.name, "opens": lead.map { message(opening: $0.unit) } ?? "", "owner": owner ?? "",
                    "isFlow": lead?.isFlow ?? false, "leaves": route.name == definition.navigation?.leaves,
                    "head": route.types.isEmpty ? "{" : "{ \(ignored) in",
                    "names": passes.map(\.name).joined(separator: ", "), "arguments": base.passed(passes, \.name),
                    "samples": passes.map(\.sample).joined(separator: ", "),
                ]
            },
        ]) { _, new in new }
    }

    /// Handlers of a contract's mock under which nothing that is asked for comes.
    private func failures(of contract: String) -> [String] {
        let handlers = (sources?.verbs(of: contract) ?? []).filter { $0.isAsync && $0.isThrowing }.map { verb in
            let ignored = verb.parameters.map { _ in "_" }.joined(separator: ", ")
            return "\(verb.stem)Handler = { \(ignored.isEmpty ? "" : ignored + " in ")throw CancellationError() }"
        }
        // What is observed has to be there.
        return (sources?.relays(of: contract) ?? []).map { "\($0.name) = \($0.sample)" } + handlers
    }

    private func message(opening unit: UnitName) -> String {
        kind.opens.map { $0.description.replacing("…", with: unit.typeName) } ?? ""
    }

    /// Which of the units a route asks for.
    private func lead(of route: OpenedUnit.Route, among all: [OpenedUnit]) -> OpenedUnit? {
        guard let form = definition.navigation?.routes else { return nil }
        return all.first { opened in
            opened.passes.map(\.type) == route.types
                && form.form(for: opened.unit).stem(of: route.name) == opened.unit.propertyName
        }
    }

    /// The names of all types that are named after something.
    private func names(
        of name: UnitName, _ base: TemplateValues
    ) -> (roles: [String: Any], contracts: [String: Any]) {
        let roles = definition.roles.map { role in
            let values: [String: Any] = [
                "type": role.type.name(for: name, shared: name),
                "base": (runtime ? role.base : role.plainBase ?? role.base) ?? "",
                "imports": base.imports(of: definition.layers.first { $0.id == role.layer }),
                "to": base.neighbours(of: role.id, shared: name),
            ]
            return (role.id, values)
        }
        let contracts = definition.contracts.map { contract in
            (
                contract.id,
                [
                    "type": contract.type.name(for: name, shared: name),
                    "refines": base.refines(of: contract, shared: name),
                ]
            )
        }
        return (
            Dictionary(roles) { first, _ in first }, Dictionary(contracts) { first, _ in first }
        )
    }
}

extension String {
    /// With its article: `an entity`.
    package var withArticle: String { ("aeiou".contains(prefix(1)) ? "an " : "a ") + self }
}
