import Architecture
import ArgumentParser
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

            The mocks of its contracts are brought up to date. \
            Nothing that exists is overwritten without --force. Where the folder is inside a Swift package's \
            Sources/M, tests go to Tests/MTests. Architecture and folders may stand in scaena.yml (scaena init).
            """,
        aliases: ["module"])

    @Argument(help: "The scene's name, as types begin with it: About.")
    var name: String

    @Option(help: ArgumentHelp("What the user can do: \"termsTapped, itemSelected(index: Int)\".", valueName: "events"))
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
        name: [.long, .customLong("flow")],
        help: ArgumentHelp("What the scene is put into, where the architecture has groups or flows.", valueName: "name")
    )
    var group: String?

    @Flag(help: "Leaves out the protocols that the architecture calls optional.")
    var noContracts = false

    @OptionGroup var options: ScaffoldOptions

    func scaffold(at place: ProjectDefaults.Place, _ source: ArchitectureSource) throws(ScaffoldError) -> UnitScaffold {
        var request =
            UnitRequest(
                name: name, into: place.into, events: Self.list(events),
                shows: shows.isEmpty ? nil : Self.list(shows), navigates: Self.list(navigates),
                managers: Self.list(shared), takes: Self.list(takes), returns: Self.list(returns),
                further: try furtherByRole(), with: Self.list(optionalRoles), module: place.module,
                testsInto: place.testsInto, tests: !options.noTests, group: group, contracts: !noContracts,
                runtime: place.usesRuntime)
        request.placeFlags = options.placeFlags
        request.others = place.others
        return try UnitScaffold(request, in: source)
    }

    /// What the unit is handed, each with the role that its option is called by.
    private var shared: [String] {
        [("manager", managers), ("repository", repositories), ("provider", providers)].flatMap { role, texts in
            texts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { "\(role):\($0)" }
        }
    }

    /// What an option was told, be it once with commas or several times.
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
