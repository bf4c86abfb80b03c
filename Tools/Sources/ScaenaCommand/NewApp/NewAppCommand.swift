import Architecture
import ArgumentParser
import Foundation
import Project
import Scaffolding

/// `scaena new app`: writes an app that builds, is tested, and runs in a browser.
struct NewAppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Writes an app: a package with a first scene and its tests, that runs in a browser and on iOS.",
        discussion: """
            For example:
              scaena new app Passenger --architecture snp --scaena-path ../scaena
              scaena new app --from shop.yml --scaena-path ../scaena

            A sheet (--from) says the app's name and architecture, what stands beside its scenes, and has the sheet of each \
            scene; all of it is written, or nothing.

            The runtime is a checkout (--scaena-path, or the variable SCAENA_PACKAGE_PATH), or a repository from this \
            tool's version on (--scaena-url).
            """)

    @Argument(help: "The app's name, which is its module's too: Passenger. A sheet may say it.")
    var name: String?

    @Option(help: ArgumentHelp("The app's sheet: its scenes and what stands beside them.", valueName: "file"))
    var from: String?

    @Option(
        help: ArgumentHelp(
            "A built-in architecture or the path of a definition. A sheet may say it.", valueName: "name"))
    var architecture: String?

    @Option(help: ArgumentHelp("The folder in which the app's folder is made.", valueName: "dir"))
    var into: String = "."

    @Option(
        help: ArgumentHelp("The name of what is seen first: Home, or the first scene of a sheet.", valueName: "name"))
    var first: String?

    @Option(
        help: ArgumentHelp(
            "The name of what is seen first by whoever is not logged in, where the architecture's apps know that (bviper).",
            valueName: "name"))
    var login: String?

    @Option(
        help: ArgumentHelp(
            "Where the app keeps what is to be there the next time: sqlite, defaults or keychain. A sheet may say it.",
            valueName: "store"))
    var store: RequestVerb.Store?

    @Option(
        help: ArgumentHelp("The address of the app's server. A sheet may say it.", valueName: "url"))
    var server: String?

    @Option(help: ArgumentHelp("A checkout of Scaena.", valueName: "dir"))
    var scaenaPath: String?

    @Option(help: ArgumentHelp("A repository of Scaena.", valueName: "url"))
    var scaenaUrl: String?

    @Option(
        help: ArgumentHelp(
            "An app is written with Scaena's runtime (scaena); 'none' tells how to do without.", valueName: "runtime"))
    var runtime = ProjectSettings.RuntimeUse.scaena

    @Flag(help: "Shows what would be written, and writes nothing.")
    var dryRun = false

    func run() throws {
        try Failure.explaining {
            guard runtime == .scaena else { throw Failure(.usage, Self.withoutRuntime) }
            let sheet = try from.map(Self.read)
            guard let name = name ?? sheet?.name?.text else {
                throw Failure(
                    .usage, "an app needs a name: say it behind 'new app', or in the sheet, as in 'app: Shop'")
            }
            guard let architecture = architecture ?? sheet?.architecture?.text else {
                throw Failure(
                    .usage,
                    "nothing tells the architecture: say --architecture NAME, or in the sheet, as in 'architecture: snp'"
                )
            }
            let source = try Self.placed(sheet) { try ArchitectureOption.scaffoldable(architecture) }
            let dependency = try scaena(of: name, environment: ProcessInfo.processInfo.environment)
            let settings =
                ArchitectureSource.builtIns[architecture] == nil ? seenFromApp(architecture, of: name) : architecture
            var request = AppRequest(
                name: name, into: into, first: first ?? sheet?.first?.text ?? sheet?.units.first?.name.text ?? "Home",
                architecture: settings, scaena: dependency)
            request.login = login ?? sheet?.login?.text
            request.store = store ?? sheet?.store?.kind
            if let server, let mistake = AppSheet.mistake(ofServer: server) { throw Failure(.usage, mistake) }
            request.server = server ?? sheet?.server?.text
            if let sheet {
                try refuseStore(of: sheet, source)
                try Self.placed(sheet) { try writeAll(of: sheet, &request, source) }
            } else {
                try write(request, source)
            }
        }
    }

    /// Refuses a store in a sheet at its place, where nothing would be kept in it.
    private func refuseStore(of sheet: AppSheet, _ source: ArchitectureSource) throws {
        guard store == nil, let said = sheet.store else { return }
        let definition = try source.definition()
        guard !definition.keepsAnswers else { return }
        let mistake = said.word.mistake("nothing that \(definition.id) writes keeps anything: leave the store out")
        throw Failure(ScaffoldError(.data, mistake.description, saysPlaces: true))
    }

    /// Does something, and says what is refused at the place of the word in the sheet that it is about.
    private static func placed<Result>(_ sheet: AppSheet?, _ work: () throws -> Result) throws -> Result {
        let refusal: Failure
        do {
            return try work()
        } catch let error as ScaffoldError {
            refusal = Failure(error)
        } catch let failure as Failure {
            refusal = failure
        }
        let words = sheet.map {
            [$0.name, $0.architecture, $0.first, $0.login].compactMap(\.self) + $0.units.map(\.name)
        }
        guard !refusal.isMarked, let word = words?.first(where: { refusal.message.contains("'\($0.text)'") }) else {
            throw refusal
        }
        throw Failure(.data, word.mistake(refusal.message).description, isMarked: true)
    }

    private static func read(_ file: String) throws -> AppSheet {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(.noInput, "cannot read the sheet '\(file)'")
        }
        do throws(InvalidDefinition) {
            return try AppSheet.read(String(decoding: data, as: UTF8.self), file: file)
        } catch {
            throw Failure(error)
        }
    }

    private func write(_ request: AppRequest, _ source: ArchitectureSource) throws {
        let scaffold = try AppScaffold(request, in: source)
        if !dryRun, try !isStopped(scaffold) { try scaffold.write() }
        for file in scaffold.files { print("\(shown(scaffold.folder))/\(file.path)") }
        if dryRun {
            for file in scaffold.files { print("\n// \(file.path)\n\n\(file.text)", terminator: "") }
            return
        }
        let report = try ProjectDefaults(from: scaffold.folder).mocks(output: nil, names: []).update()
        for path in report.written { print(shown(path)) }
        report.printWarnings()
        tellNext(scaffold.folder)
    }

    /// Writes an app with all that its sheet has: beside its place first, and then moved there as a whole.
    private func writeAll(of sheet: AppSheet, _ request: inout AppRequest, _ source: ArchitectureSource) throws {
        let definition = try source.definition()
        let seen = sheet.units.first { $0.name.text == request.first }
        request.group = seen?.sheet.group?.text ?? definition.unit.group?.first
        let final = try AppScaffold(request, in: source).folder
        let manager = FileManager.default
        if manager.fileExists(atPath: final) {
            throw Failure(.cannotCreate, "'\(shown(final))' is there already: nothing was touched")
        }
        let (parent, name) = (URL(fileURLWithPath: final).deletingLastPathComponent().path, request.name)
        StagedName.removeLeftovers(of: name, in: parent)
        let staged = "\(parent)/\(StagedName.own(name))"
        defer { try? manager.removeItem(atPath: staged) }
        request.into = staged
        let scaffold = try AppScaffold(request, in: source)
        try scaffold.write()
        let module = URL(fileURLWithPath: scaffold.folder).lastPathComponent
        let notes = try AppParts(sheet, in: source, app: scaffold.folder, module: module).write()
        let report = try ProjectDefaults(from: scaffold.folder).mocks(output: nil, names: []).update()
        for file in Self.files(of: scaffold.folder) { print("\(shown(final))/\(file)") }
        report.printWarnings()
        for note in notes { print(note) }
        if dryRun { return }
        guard rename(scaffold.folder, final) == 0 else { throw Failure(.cannotCreate, "cannot make '\(shown(final))'") }
        tellNext(final)
    }

    /// The files of a folder but for what is kept of how they were written, in order.
    private static func files(of folder: String) -> [String] {
        (FileManager.default.subpaths(atPath: folder) ?? []).filter { path in
            var isFolder: ObjCBool = false
            return !path.hasPrefix(".scaena/")
                && FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    private func tellNext(_ folder: String) {
        print("\nnext: cd \(shown(folder)) && scaena run")
    }

    /// Returns true if an app is there but for its mocks, as a run leaves it that was stopped before it made them: it
    /// is carried on.
    private func isStopped(_ scaffold: AppScaffold) throws -> Bool {
        guard scaffold.isWritten else { return false }
        let mocks = try ProjectDefaults(from: scaffold.folder).mocks(output: nil, names: [])
        return !mocks.run.outputPaths.contains(where: FileManager.default.fileExists(atPath:))
    }

    /// The message to a person who wants an app of a team's own base types, of which nobody else knows where they
    /// are.
    private static let withoutRuntime = """
        an app that builds and runs anywhere needs the runtime, and without it its base types and containers are your team's own: \
        make the app in Xcode, say 'scaena init' and 'runtime: none' in its scaena.yml, and 'scaena new' writes scenes into it \
        that import nothing of Scaena
        """

    /// Where the app finds the runtime. A path is written as seen from the app's folder, unless it was given as an absolute
    /// one.
    private func scaena(of name: String, environment: [String: String]) throws -> ScaenaDependency {
        if scaenaPath != nil, scaenaUrl != nil {
            throw Failure(.usage, "--scaena-path and --scaena-url say two things: leave one of them out")
        }
        if let scaenaUrl { return .url(scaenaUrl, from: ToolVersion.current.description) }
        let variable = environment["SCAENA_PACKAGE_PATH"].flatMap { $0.isEmpty ? nil : $0 }
        guard let path = scaenaPath ?? variable else {
            throw Failure(
                .usage,
                "nothing tells where Scaena is: say --scaena-path DIR (a checkout) or --scaena-url URL, or set "
                    + "SCAENA_PACKAGE_PATH")
        }
        let checkout = URL(fileURLWithPath: path).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: checkout + "/Package.swift") else {
            throw Failure(.noInput, "'\(path)' is no checkout of Scaena: there is no Package.swift in it")
        }
        return .path(seenFromApp(path, of: name))
    }

    /// A path as seen from the app's folder, unless it was given as an absolute one.
    private func seenFromApp(_ path: String, of name: String) -> String {
        let target = URL(fileURLWithPath: path).standardizedFileURL.path
        if path.hasPrefix("/") { return target }
        let app = URL(fileURLWithPath: into).appendingPathComponent(name).standardizedFileURL.path
        return Self.path(to: target, seenFrom: app)
    }

    /// A path as seen from a folder; both absolute.
    static func path(to path: String, seenFrom folder: String) -> String {
        let target = path.split(separator: "/").map(String.init)
        let start = folder.split(separator: "/").map(String.init)
        let common = zip(target, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + target.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// A path as seen from the current folder.
    private func shown(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }
}

extension RequestVerb.Store: ExpressibleByArgument {}
