import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// `scaena new scene`, or `new module` as other architectures call it: writes a unit and its tests.
struct NewSceneCommand: ScaffoldingCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene",
        abstract: "Writes a scene: its actors, their contracts, the builder that wires them, and their tests.",
        discussion: """
            For example:
              scaena new scene About --architecture snp --into Sources/App \\
                --shows "text: String" --events "termsTapped"
              scaena new scene --from about.yml --architecture snp --into Sources/App

            A sheet (--from) says what the scene is about and what follows what the user does; --needs, --presents, \
            --list, --search, --observes, --field, --ready and --event say pieces of one. \
            The mocks of its contracts are brought up to date. \
            Nothing that exists is overwritten without --force. Where the folder is inside a Swift package's \
            Sources/M, tests go to Tests/MTests. Architecture and folders may stand in scaena.yml (scaena init).
            """,
        aliases: ["module"])

    @Argument(help: "The scene's name, as types begin with it: About. A sheet may say it.")
    var name: String?

    @Option(help: ArgumentHelp("The scene's sheet.", valueName: "file"))
    var from: String?

    @Option(
        help: ArgumentHelp("A piece of a sheet: who is asked, such as managers: \"About\".", valueName: "names"))
    var needs: [String] = []

    @Option(help: ArgumentHelp("A piece of a sheet: the model it is about: \"about: About\".", valueName: "value"))
    var presents: [String] = []

    @Option(
        help: ArgumentHelp("A piece of a sheet: the models of whose changes it hears: \"About\".", valueName: "names"))
    var observes: [String] = []

    @Option(help: ArgumentHelp("A piece of a sheet: what begins it: \"asks: fetchAbout\".", valueName: "steps"))
    var ready: [String] = []

    @Option(help: ArgumentHelp("A piece of a sheet: what is shown as rows: \"of: items\".", valueName: "list"))
    var list: [String] = []

    @Option(
        help: ArgumentHelp(
            "A piece of a sheet: what the user enters: \"userName: text\".", valueName: "field: kind"))
    var field: [String] = []

    @Option(
        help: ArgumentHelp(
            "A piece of a sheet: a text by which rows are chosen: \"of: items, by: name\".", valueName: "search"))
    var search: [String] = []

    @Option(
        help: ArgumentHelp(
            "A piece of a sheet: what the view is made of: code, or for iOS alone nib or storyboard (in snp, viper-s and bviper).",
            valueName: "view"))
    var view: String?

    @Option(
        help: ArgumentHelp(
            "A piece of a sheet: an event and what follows: \"terms: {goes: Terms}\".", valueName: "event: {steps}"))
    var event: [String] = []

    @Option(
        help: ArgumentHelp(
            "What the user can do: \"termsTapped, itemSelected(index: Int)\". In SNP, retryTapped is sent by Retry in an error's "
                + "dialog, and needs no button.", valueName: "events"))
    var events: [String] = []

    @Option(help: ArgumentHelp("What the scene shows: \"text: String, count: Int\".", valueName: "values"))
    var shows: [String] = []

    @Option(help: ArgumentHelp("Other scenes that it can go to: \"Terms, Settings\".", valueName: "scenes"))
    var navigates: [String] = []

    @Option(
        name: [.customLong("manager"), .customLong("managers")],
        help: ArgumentHelp(
            "What several scenes share and this one is handed, whatever the architecture calls it: \"About, Ride\".",
            valueName: "names"))
    var managers: [String] = []

    @Option(
        name: .customLong("repository"),
        help: ArgumentHelp("The same, where there are managers and repositories.", valueName: "names"))
    var repositories: [String] = []

    @Option(
        name: .customLong("provider"),
        help: ArgumentHelp("The same, where there are managers and providers.", valueName: "names"))
    var providers: [String] = []

    @Option(help: ArgumentHelp("Values that go in when the scene is built: \"item: Item\".", valueName: "values"))
    var takes: [String] = []

    @Option(
        help: ArgumentHelp(
            "Values that come out, by a delegate or a route, as the architecture has it: \"created: Item, canceled\".",
            valueName: "values"))
    var returns: [String] = []

    @Option(
        help: ArgumentHelp(
            "Further workers, where the architecture may have several: \"Upload, Download\".", valueName: "names"))
    var worker: [String] = []

    @Option(
        help: ArgumentHelp(
            "Further wireframes, where the architecture may have several: \"Help\".", valueName: "names"))
    var wireframe: [String] = []

    @Option(
        help: ArgumentHelp(
            "Further actors of another role of which there may be several: \"service: Upload, Download\".",
            valueName: "role: names"))
    var further: [String] = []

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            "Actors that a scene of the architecture may have or not: \"analytics\".", valueName: "roles"))
    var optionalRoles: [String] = []

    @Option(
        name: .customLong("without"),
        help: ArgumentHelp(
            "Actors that most scenes of the architecture have, and this one has not: \"viewModel\".", valueName: "roles"
        ))
    var rolesLeftOut: [String] = []

    @Option(
        name: [.long, .customLong("flow")],
        help: ArgumentHelp("What the scene is put into, where the architecture has groups or flows.", valueName: "name")
    )
    var group: String?

    @Flag(help: "Leaves out the protocols that the architecture calls optional.")
    var noContracts = false

    @OptionGroup var options: ScaffoldOptions

    func scaffold(at place: ProjectDefaults.Place, _ source: ArchitectureSource) throws(ScaffoldError) -> UnitScaffold {
        let sheet = try sheetSources()
        let read = try Self.read(sheet)
        guard let name = name ?? read.name?.text else {
            throw ScaffoldError(
                .usage, "a scene needs a name: say it behind 'new scene', or in the sheet, as in 'scene: About'")
        }
        // What is shown of a model is named alone; a value of the scene's own, with its type.
        let isOfModel = !read.presents.isEmpty
        let shows = isOfModel ? [] : shows
        var request = UnitRequest(name: name, into: place.into)
        request.events = Self.list(events)
        request.shows = shows.isEmpty ? nil : Self.list(shows)
        request.navigates = Self.list(navigates)
        request.managers = Self.list(shared)
        request.takes = Self.list(takes)
        request.returns = Self.list(returns)
        request.further = try furtherByRole()
        request.with = Self.list(optionalRoles)
        request.without = Self.list(rolesLeftOut)
        request.module = place.module
        request.testsInto = place.testsInto
        request.tests = !options.noTests
        request.group = group ?? read.group?.text
        request.contracts = !noContracts
        request.runtime = place.usesRuntime
        request.placeFlags = options.placeFlags
        request.others = place.others
        request.sheet = sheet
        request.created = FileAuthor.creation(for: source)
        return try UnitScaffold(request, in: source)
    }

    /// The sheet, and the pieces of one.
    private func sheetSources() throws(ScaffoldError) -> [SheetReader.Source] {
        var sources: [SheetReader.Source] = []
        if let from {
            guard let data = FileManager.default.contents(atPath: from) else {
                throw ScaffoldError(.noInput, "cannot read the sheet '\(from)'")
            }
            sources.append(.file(from, text: String(decoding: data, as: UTF8.self)))
        }
        let pieces: [(String, SheetKey, [String])] = [
            ("--needs", .needs, needs), ("--presents", .presents, presents), ("--observes", .observes, observes),
            ("--list", .list, list), ("--field", .fields, field), ("--search", .search, search),
            ("--ready", .ready, ready),
            ("--event", .events, event), ("--view", .view, view.map { [$0] } ?? []),
        ]
        for (flag, key, texts) in pieces { sources += texts.map { .flag(flag, of: key, text: $0) } }
        if !presents.isEmpty { sources += shows.map { .flag("--shows", of: .shows, text: $0) } }
        return sources
    }

    private static func read(_ sources: [SheetReader.Source]) throws(ScaffoldError) -> SceneSheet {
        do {
            return try SheetReader.read(sources)
        } catch {
            throw ScaffoldError(.data, error.description)
        }
    }

    /// The shared objects that the unit is handed, each with the role that names its option.
    private var shared: [String] {
        [("manager", managers), ("repository", repositories), ("provider", providers)].flatMap { role, texts in
            texts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { "\(role):\($0)" }
        }
    }

    /// Returns the values of an option, given once with commas or several times.
    private static func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }

    /// The further actors by their roles.
    private func furtherByRole() throws(ScaffoldError) -> [String: String] {
        var further = ["worker": worker, "wireframe": wireframe]
        for text in self.further {
            let parts = text.split(separator: ":", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
            guard parts.count == 2 else {
                throw ScaffoldError(.usage, "further actors are written 'role: Names', and this is '\(text)'")
            }
            further[parts[0], default: []].append(parts[1])
        }
        return further.filter { !$0.value.isEmpty }.mapValues(Self.list)
    }
}
