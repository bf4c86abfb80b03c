import Architecture
import ArgumentParser
import Scaffolding

/// `scaena new manager`, and whatever else an architecture has beside its units: writes it and its tests.
struct NewKindCommand: ScaffoldingCommand {
    static let configuration = CommandConfiguration(
        commandName: "kind",
        abstract: "Writes what an architecture has beside its units: a manager, a flow, an entity, …",
        usage: "scaena new <kind> <name> [options]",
        discussion: """
            For example:
              scaena new manager Ride --architecture snp --into Sources/App
              scaena new flow Items --opens "List, Detail" --architecture mvpcf \\
                --into Sources/App

            SNP's manager of a model with an id fetches all from /orders and one from /orders/{id}; of one without, the one from \
            /order. --verb says other requests.

            'scaena architecture show NAME' tells the kinds of an architecture. Nothing that exists is overwritten without \
            --force.
            """)

    @Argument(help: "What to write, in the architecture's own words: manager, flow, entity, …")
    var kind: String

    @Argument(help: "Its name, as types begin with it: Ride.")
    var name: String

    @Option(help: ArgumentHelp("Its values: \"id: String, price: Double\".", valueName: "values"))
    var values: String?

    @Option(help: ArgumentHelp("The scenes or modules that a flow opens: \"List, Detail\".", valueName: "names"))
    var opens: String = ""

    @Option(help: ArgumentHelp("The type of the value with which a flow ends: Item.ID.", valueName: "type"))
    var returns: String = ""

    @Option(
        help: ArgumentHelp(
            "A step that follows in a flow: \"AddOne.finished: returns\", \"AddModel: {goes: ModelDetail}\". May be repeated.",
            valueName: "step"))
    var done: [String] = []

    @Option(
        help: ArgumentHelp(
            "The place of what it opens: \"AddModel: pushed\" (or presented, fullScreen), \"Settings: tab\", \"ModelList: primary\" "
                + "(or supplementary, secondary). May be repeated.",
            valueName: "place"))
    var placed: [String] = []

    @Option(
        name: .customLong("link"),
        help: ArgumentHelp(
            "An address that leads into a flow: \"/models/:id: ModelDetail\". May be repeated.", valueName: "link"))
    var links: [String] = []

    @Option(
        name: .customLong("verb"),
        help: ArgumentHelp(
            "A request that it knows, with where its answer comes from, and where it is kept for when there is no network (store: "
                + "sqlite, defaults or keychain): \"fetchItems(): [Item], GET /items, at data.items\". May be repeated.",
            valueName: "request"))
    var verbs: [String] = []

    @Option(
        help: ArgumentHelp(
            "The scene or module that gets it as one more actor, held, wired and tested: \"scaena new worker Upload --of "
                + "ItemsList\".", valueName: "name"))
    var of: String?

    @OptionGroup var options: ScaffoldOptions

    var collisions: ScaffoldOutput.Collisions { of == nil ? options.collisions : .grown }

    func scaffold(at place: ProjectDefaults.Place, _ source: ArchitectureSource) throws(ScaffoldError) -> UnitScaffold {
        if let of {
            guard values == nil, opens.isEmpty else {
                throw ScaffoldError(
                    .usage,
                    "\(opens.isEmpty ? "--values" : "--opens") says something of what stands by itself, and '\(kind)' with "
                        + "--of becomes a part of \(of): leave it out")
            }
            return try place.unit(of, by: source).scaffold(
                in: source, at: place.ofRecorded, adding: [UnitAddition(word: kind, text: name)])
        }
        var request = KindRequest(kind: kind, name: name, into: place.into)
        request.values = values
        request.opens = opens
        request.module = place.module
        request.testsInto = place.testsInto
        request.tests = !options.noTests
        request.runtime = place.usesRuntime
        request.placeFlags = options.placeFlags
        request.verbs = verbs
        request.returns = returns
        do throws(InvalidDefinition) {
            for text in done { request.done += try FlowStep.read(flag: text) }
            for text in placed { request.placed += try FlowPlace.read(flag: text) }
            for text in links { request.links += try FlowLink.read(flag: text) }
        } catch {
            throw ScaffoldError(.data, error.description)
        }
        return try UnitScaffold(request, in: source)
    }
}
