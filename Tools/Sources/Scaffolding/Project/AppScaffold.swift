import Architecture
import Foundation
import Stencil

/// The request of a person: for an app.
package struct AppRequest: Sendable {
    /// The app's name, which is its module's too.
    package var name: String
    /// The folder in which the app's folder is made.
    package var into: String
    /// The name of the unit that is seen first.
    package var first: String
    /// The group that it is put into, where it is put into one.
    package var group: String?
    /// The name of the unit that a user who is not logged in sees first; `nil` where nobody is asked.
    package var login: String?
    /// Where the app keeps what is to be there the next time; `nil` where it keeps nothing.
    package var store: RequestVerb.Store?
    /// The address of its server; `nil` where a person writes it into the code.
    package var server: String?
    /// The architecture, as `scaena.yml` is to name it.
    package var architecture: String
    /// Where the app's package finds the runtime.
    package var scaena: ScaenaDependency

    /// Asks for an app.
    ///
    /// - Parameters:
    ///   - name: the app's name, which is its module's too.
    ///   - into: the folder in which the app's folder is made.
    ///   - first: the name of the unit that is seen first.
    ///   - architecture: the architecture, as `scaena.yml` is to name it.
    ///   - scaena: where the app's package finds the runtime.
    package init(name: String, into: String, first: String, architecture: String, scaena: ScaenaDependency) {
        self.name = name
        self.into = into
        self.first = first
        self.architecture = architecture
        self.scaena = scaena
    }
}

extension AppRequest {
    /// The names of the units that are seen first: by everybody, or by who is logged in and by who is not.
    fileprivate func seen(in source: ArchitectureSource) throws(ScaffoldError) -> [String] {
        guard let login else { return [first] }
        let definition = try UnitScaffold.definition(of: source)
        guard definition.entry?.login != nil else {
            throw ScaffoldError(
                .usage,
                "'\(definition.id)' does not say who knows whether somebody is logged in (the key 'login' of 'entry'): leave "
                    + "'--login' out")
        }
        let names = try [first, login].map { name throws(ScaffoldError) in
            try SwiftNames.unit(name, word: definition.unit.word).typeName
        }
        guard names[0] != names[1] else {
            throw ScaffoldError(
                .usage,
                "'\(login)' is what is seen first anyway: '--first' and '--login' name two \(definition.unit.word)s")
        }
        return [first, login]
    }

    /// Refuses a store in which nothing that the architecture's templates write would be kept.
    fileprivate func refuseStore(in source: ArchitectureSource) throws(ScaffoldError) {
        guard let store else { return }
        let definition = try UnitScaffold.definition(of: source)
        guard definition.keepsAnswers else {
            throw ScaffoldError(
                .usage,
                "nothing that \(definition.id) writes keeps anything ('stores' of a kind or of 'sheet'): leave the store "
                    + "'\(store.rawValue)' out")
        }
    }

    /// The text of `scaena.yml`.
    fileprivate func settings(of app: UnitName) -> String {
        var settings = ProjectSettings(architecture: architecture, into: "Sources/\(app.typeName)")
        settings.requires = ToolVersion.current.description
        return settings.text
    }

    /// Makes the request of an app's record; nil where it is not noted.
    init?(_ asked: [String: String]) {
        guard asked["kind"] == "app", let name = asked["name"], let first = asked["first"],
            let architecture = asked["architecture"]
        else { return nil }
        let scaena: ScaenaDependency
        if let path = asked["scaenaPath"] {
            scaena = .path(path)
        } else if let url = asked["scaenaURL"], let version = asked["scaenaVersion"] {
            scaena = .url(url, from: version)
        } else {
            return nil
        }
        self.init(name: name, into: "", first: first, architecture: architecture, scaena: scaena)
        login = asked["login"]
        store = asked["store"].flatMap(RequestVerb.Store.init)
        server = asked["server"]
    }

    /// Returns the request, as it is noted.
    fileprivate func asked(as app: UnitName) -> [String: String] {
        var asked = ["kind": "app", "name": app.typeName, "first": first, "architecture": architecture]
        asked["login"] = login
        asked["group"] = group
        asked["store"] = store?.rawValue
        asked["server"] = server
        let told =
            switch scaena {
            case .path(let path): ["scaenaPath": path]
            case .url(let url, from: let version): ["scaenaURL": url, "scaenaVersion": version]
            }
        return asked.merging(told) { _, new in new }
    }
}

/// The files of an app: a package with what is seen first, its tests, and what shows it in a browser and on iOS. The
/// architecture's folder `app` says which; nothing is written yet.
package struct AppScaffold: Sendable {
    /// The app's folder.
    package let folder: String
    /// The files, by their paths in the folder, in alphabetical order.
    package let files: [UnitScaffold.File]
    /// The records of the units that are seen first, as of any that is written later, and of all else.
    private let records: [UnitScaffold.File]

    /// Works out what an app consists of.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - source: the architecture.
    /// - Throws: ``ScaffoldError`` when something is asked that cannot be, the architecture has no templates for an app, or
    ///   they are wrong.
    package init(_ request: AppRequest, in source: ArchitectureSource) throws(ScaffoldError) {
        let app = try SwiftNames.unit(request.name, word: "app")
        guard !source.app.isEmpty else {
            throw ScaffoldError(
                .usage, "'\(source.file)' has no templates for an app: they would lie in the folder 'app' beside it")
        }
        folder = URL(fileURLWithPath: request.into).appendingPathComponent(app.typeName).standardizedFileURL.path
        try request.refuseStore(in: source)
        let renderer = try AppRenderer(request, in: source)
        var texts = try renderer.texts(app: app)
        try Self.refuseHiding(app, request, renderer)
        let places = (sources: "\(folder)/Sources/\(app.typeName)", tests: "\(folder)/Tests/\(app.typeName)Tests")
        let seen = try request.seen(in: source).map { name throws(ScaffoldError) in
            var asked = UnitRequest(name: name, into: places.sources, module: app.typeName, testsInto: places.tests)
            if name == request.first { asked.group = request.group }
            return (asked: asked, unit: try UnitScaffold(asked, in: source))
        }
        let (asked, unit) = seen[0]
        let architecture = LoadedArchitecture(source, unit.architecture)
        let placed = seen.map { [folder] seen in
            PlacedRecord(
                of: seen.unit.files, sources: seen.unit.folders.first ?? folder,
                asked: seen.asked.asked(as: seen.unit.architecture.unit.word),
                by: architecture, in: folder)
        }
        texts[ProjectSettings.fileName] = request.settings(of: app)
        let own = texts.map { [folder] in UnitScaffold.File(path: folder + "/" + $0.key, text: $0.value) }
        var whole = PlacedRecord(
            of: own, sources: folder, asked: request.asked(as: app), by: architecture, in: folder)
        whole?.record.definition = UnitRecord.hash(of: source, withApp: true)
        let flow = try Self.flow(opening: unit, asked, in: source)
        let flowRecord = flow.flatMap { [folder] flow in
            PlacedRecord(
                of: flow.scaffold.files, sources: flow.scaffold.folders.first ?? folder, asked: flow.asked,
                by: architecture, in: folder)
        }
        records = (placed + [flowRecord, whole]).compactMap(\.self).flatMap { [folder] placed in
            let texts = WrittenTexts(of: placed.record, from: placed.texts, besides: nil)
            let path = String(WrittenTexts.path(for: placed.path).dropFirst(folder.count + 1))
            return [
                UnitScaffold.File(path: placed.pathInProject, text: placed.record.text),
                UnitScaffold.File(path: path, text: texts.text),
            ]
        }
        for file in seen.flatMap(\.unit.files) + (flow?.scaffold.files ?? []) {
            texts[String(file.path.dropFirst(folder.count + 1))] = file.text
        }
        files = texts.sorted { $0.key < $1.key }.map { UnitScaffold.File(path: $0.key, text: $0.value) }
    }

    /// Refuses a name whose module would hide something that the app's own code uses.
    private static func refuseHiding(
        _ app: UnitName, _ request: AppRequest, _ renderer: AppRenderer
    ) throws(ScaffoldError) {
        // What the templates name by themselves, for an app of another name.
        let neutral = try renderer.texts(app: UnitName("NeutralAppOfNobody"))
        let sources = neutral.filter { $0.key.hasSuffix(".swift") }.map { SourceNames($0.value) }
        let used = sources.reduce(into: Set<String>()) { $0.formUnion($1.imports.union($1.identifiers)) }
        // A module is also in the way of one of its name that any of its files may import.
        let isKnown =
            ManifestNotes.systemModules.contains(app.typeName) || app.typeName == request.scaena.package
            || ["ScaenaData", "ScaenaKit", "ScaenaTesting", "ScaenaStage", "ScaenaSQLite"].contains(app.typeName)
        guard isKnown || used.contains(app.typeName) || WellKnownTypes.names.contains(app.typeName) else { return }
        throw ScaffoldError(
            .usage,
            "'\(app.typeName)' cannot be the name of an app: its module would hide the '\(app.typeName)' that its own "
                + "code uses")
    }

    /// An app's own files as they would be written now, to be merged with what people made of them.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - source: the architecture as it is now.
    ///   - folder: the app's folder.
    /// - Throws: ``ScaffoldError`` when the architecture has no templates for an app, or they are wrong.
    static func own(
        _ request: AppRequest, in source: ArchitectureSource, at folder: String
    ) throws(ScaffoldError) -> UnitScaffold {
        let app = try SwiftNames.unit(request.name, word: "app")
        let definition = try UnitScaffold.definition(of: source)
        guard !source.app.isEmpty else {
            throw ScaffoldError(.usage, "'\(source.file)' has no templates for an app: its files stay as they are")
        }
        var texts = try AppRenderer(request, in: source).texts(app: app)
        texts[ProjectSettings.fileName] = request.settings(of: app)
        let files = texts.sorted { $0.key < $1.key }.map {
            UnitScaffold.File(path: folder + "/" + $0.key, text: $0.value)
        }
        var record = PlacedRecord(
            of: files, sources: folder, asked: request.asked(as: app), by: LoadedArchitecture(source, definition),
            in: folder)
        record?.record.definition = UnitRecord.hash(of: source, withApp: true)
        return UnitScaffold(
            name: app.typeName, placed: UnitScaffold.PlacedFiles(folders: [], testFolders: [], files: files), notes: [],
            architecture: definition, record: record)
    }

    /// Returns the flow that opens the unit which is seen first, where the architecture has such a thing.
    private static func flow(
        opening unit: UnitScaffold, _ asked: UnitRequest, in source: ArchitectureSource
    ) throws(ScaffoldError) -> (scaffold: UnitScaffold, asked: [String: String])? {
        guard let group = unit.architecture.unit.group, let first = group.first else { return nil }
        let request = KindRequest(
            kind: group.word, name: first, into: asked.into, opens: unit.name, module: asked.module,
            testsInto: asked.testsInto)
        let scaffold = try UnitScaffold(request, in: source, besides: unit.files)
        return (scaffold, request.asked(as: group.word, scaffold.name))
    }

    /// True if every file of the app is there, as it would be written.
    package var isWritten: Bool {
        (files + records).allSatisfy {
            FileManager.default.contents(atPath: "\(folder)/\($0.path)") == Data($0.text.utf8)
        }
    }

    /// Writes the app: all of it or nothing. It is written beside its place, and then renamed.
    ///
    /// - Throws: ``ScaffoldError`` when something is there already, or the place cannot be written to.
    package func write() throws(ScaffoldError) {
        let texts = (files + records).map { ($0.path, $0.text) }
        try NewFolder.write(Dictionary(texts) { first, _ in first }, to: folder)
    }
}

/// Writes the text of an app's own files. They get what a unit's templates get, for the unit that is seen first, and besides
/// `first`, `app` and `scaena`.
private struct AppRenderer {
    private let source: ArchitectureSource
    private let values: (UnitName) -> [String: Any]

    init(_ request: AppRequest, in source: ArchitectureSource) throws(ScaffoldError) {
        let definition = try UnitScaffold.definition(of: source)
        let unit = try SwiftNames.unit(request.first, in: request.group, of: definition)
        func opened(_ unit: UnitName) -> [String: String] {
            let type = { (role: String) in definition.role(role)?.type.name(for: unit) ?? "" }
            return [
                "name": unit.typeName, "words": unit.words, "builder": type(definition.assembly.by),
                "function": definition.assembly.function.name(for: unit), "owner": type(definition.assembly.returns),
                "access": definition.assembly.access,
            ]
        }
        let first = opened(unit)
        let login = try request.login.map { name throws(ScaffoldError) in
            opened(try SwiftNames.unit(name, word: definition.unit.word))
        }
        self.source = source
        let flow = definition.unit.group?.first ?? ""
        let shared = definition.dependencies.flatMap { definition.role($0.to)?.type.name(for: unit) } ?? ""
        values = { app in
            let unitValues = TemplateValues(
                definition: definition, unit: unit, content: UnitContent(), module: app.typeName, runtime: true
            ).dictionary
            return unitValues.merging([
                "first": first.merging(["flow": flow]) { first, _ in first },
                "login": login ?? first.mapValues { _ in "" },
                "app": [
                    "name": app.typeName, "words": app.words, "store": request.store?.rawValue ?? "",
                    "dependencies": shared, "server": request.server ?? "",
                ],
                "scaena": [
                    "dependency": request.scaena.manifestEntry(store: request.store), "package": request.scaena.package,
                ],
            ]) { _, new in new }
        }
    }

    /// The texts by path.
    func texts(app: UnitName) throws(ScaffoldError) -> [String: String] {
        let values = values(app)
        let check = TemplateCheck(values: values)
        let mistakes = source.app.sorted { $0.key < $1.key }.flatMap { name, text in
            check.mistakes(in: text, file: "app/\(name).stencil")
        }
        guard mistakes.isEmpty else { throw ScaffoldError(.data, mistakes.joined(separator: "\n")) }
        let environment = Environment(trimBehaviour: .smart)
        let lexer = TemplateLexer()
        let context = TemplateContext(values)
        var texts: [String: String] = [:]
        for (name, template) in source.app.sorted(by: { $0.key < $1.key }) {
            let compiled = try CompiledTemplate(template, file: "app/\(name).stencil", in: environment, lexer: lexer)
            let text = try compiled.render(context)
            if text.allSatisfy(\.isWhitespace) { continue }
            texts[name.replacing("{App}", with: app.typeName)] =
                name.hasSuffix(".swift") ? LineWrapper().wrap(ImportOrder.sort(text)) : text
        }
        return texts
    }
}
