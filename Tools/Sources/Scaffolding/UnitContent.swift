import Architecture
import SwiftSyntax

/// The content of a unit, as it was requested: checked, and ready to become text.
struct UnitContent {
    /// The user's actions.
    var events: [Event] = []
    /// The values that are shown.
    var shows: [ShownValue] = []
    /// Other units that the unit can go to.
    var navigations: [NavigationTarget] = []
    /// The things that several units share and this one is handed: managers, repositories, by the names of their
    /// models.
    var shared: [SharedThing] = []
    /// Values that go in when it is built.
    var takes: [PassedValue] = []
    /// Values that come out.
    var returns: [PassedValue] = []
    /// Further actors of roles of which a unit may have several.
    var further: [FurtherRole] = []
    /// The behaviour of the unit, where its sheet orders it.
    var behaviour = UnitBehaviour()
    /// The person who makes it, and the day, for the heads of its files.
    var created: FileCreation?
    /// The sources around, which tell how tests make what a request is passed; nil where there is no sheet.
    var sources: ModuleSources?

    /// A unit that is told nothing but its name.
    ///
    /// - Parameter definition: the architecture, which may have a standard for what is shown.
    static func standard(of definition: ArchitectureDefinition) throws(ScaffoldError) -> UnitContent {
        guard let standard = definition.inputs.shows?.standard else { return UnitContent() }
        return UnitContent(shows: try ShownValue.list(standard, in: definition))
    }

    /// The same without what names other units or types of the app, so that the rest of the text is the templates' own.
    var withoutOthers: UnitContent {
        var events = events
        for index in events.indices { (events[index].passes, events[index].carries) = ([], []) }
        return UnitContent(events: events, shows: shows, further: further)
    }

    /// True if anything is handed in when the unit is built.
    var isHandedIn: Bool {
        !takes.isEmpty || !returns.isEmpty || !shared.isEmpty || !behaviour.ownVerbs.isEmpty
            || behaviour.needsDependencies
    }

    /// Returns the architecture's names that differ from the person's, as sentences.
    ///
    /// - Parameters:
    ///   - definition: the architecture.
    ///   - added: the texts of what the unit gets; of what it had before, the person was told then. Empty where all is new.
    func renamings(in definition: ArchitectureDefinition, of added: [String]) -> [String] {
        let words = Set(added.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
        return events.compactMap { event in
            guard let written = event.written, added.isEmpty || words.contains(written) else { return nil }
            return "'\(written)' is '\(event.name)' in the words of \(definition.id)"
        }
    }

    /// All values whose types were named, here or by the units that this one can go to.
    var values: [PassedValue] {
        let answers = navigations.flatMap { $0.answer?.messages ?? [] }
        return behaviour.ownVerbs.flatMap(\.passed) + takes + returns
            + (events.flatMap(\.passes) + navigations.flatMap(\.told) + answers.flatMap(\.values))
    }

    /// Returns the neighbours that the unit uses.
    ///
    /// - Parameters:
    ///   - definition: the architecture.
    ///   - group: the group of the unit itself.
    func neighbours(in definition: ArchitectureDefinition, group: String? = nil) -> [MissingNeighbours.Neighbour] {
        let named = definition.unit.group?.namesUnits == true ? group.map(UnitName.init) : nil
        let units = navigations.map { target in
            MissingNeighbours.Neighbour(unit: target.unit, in: target.home ?? definition, group: named)
        }
        let types = (takes + returns + events.flatMap(\.passes)).flatMap(\.sampled)
            .filter { WellKnownTypes.facts(of: $0) == nil }
            .map { MissingNeighbours.Neighbour(type: $0, in: definition) }
        let things = shared.compactMap { thing in
            definition.role(thing.role).map { MissingNeighbours.Neighbour(shared: thing.name, of: $0, in: definition) }
        }
        return units + types + things
    }
}

extension UnitContent {
    /// Reads what a person asks for.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - unit: the unit's name.
    ///   - definition: the architecture.
    ///   - sources: the sources around, which tell what other units are handed.
    init(
        _ request: UnitRequest, of unit: UnitName, in definition: ArchitectureDefinition, among sources: ModuleSources
    ) throws(ScaffoldError) {
        shared = try SharedThing.list(request.managers, in: definition, among: sources)
        events = try Event.list(
            request.events, of: unit, in: definition,
            reserved: Self.members(of: unit, shared: shared, events: [], shows: [], in: definition), among: sources)
        navigations = []
        if let form = definition.navigation?.routes {
            let routes = try Self.routes(request.navigates, form: form.form(for: unit), besides: events, in: definition)
            // A tap that only leads away is the request to go there.
            events.removeAll { event in event.isTap && routes.contains { $0.stem == event.stem } }
            events += routes
        } else {
            navigations = try NavigationTarget.list(request.navigates, from: unit, in: definition)
            for index in navigations.indices {
                let target = navigations[index].unit
                let home = definition.home(of: target, among: request.others, sources)
                let passes = (home ?? definition).passed(to: target, among: sources)
                navigations[index].home = home
                navigations[index].passes = passes
                navigations[index].access = (home ?? definition).access(to: target, among: sources)
                navigations[index].answer =
                    definition.opener == nil
                    ? nil : (home ?? definition).answer(of: target, passed: passes, among: sources)
            }
        }
        if let list = request.shows ?? definition.inputs.shows?.standard {
            shows = try ShownValue.list(list, in: definition)
        }
        let shown = shows
        if let event = events.first(where: { event in shown.contains { $0.name == event.name } }) {
            throw ScaffoldError(.usage, "both an event and a value to show are named '\(event.name)'")
        }
        let members = Self.members(of: unit, shared: shared, events: events, shows: shows, in: definition)
        let standard = request.shows == nil ? Set(shows.map(\.name)) : []
        takes = try PassedValue.list(
            request.takes, what: "taken", reserved: members, shown: standard, among: sources)
        if !takes.isEmpty, definition.inputs.takes == nil {
            throw ScaffoldError(
                .usage, "a \(definition.unit.word) of \(definition.id) takes no values: its 'inputs' have no 'takes'")
        }
        returns = try PassedValue.returned(
            request.returns, reserved: members, shown: standard, among: sources)
        let taken = takes
        if let both = returns.first(where: { value in taken.contains { $0.name == value.name } }) {
            let better = "updated" + both.title + (both.isBare ? "" : ": \(both.type)")
            throw ScaffoldError(
                .usage, "'\(both.name)' is taken, and what is returned needs a name of its own: '\(better)'")
        }
        if !returns.isEmpty, definition.inputs.returns == nil {
            throw ScaffoldError(
                .usage,
                "a \(definition.unit.word) of \(definition.id) returns no values: its 'inputs' have no 'returns'")
        }
        try follow(request, of: unit, in: definition, among: sources)
    }

    /// Does what a sheet says.
    private mutating func follow(
        _ request: UnitRequest, of unit: UnitName, in definition: ArchitectureDefinition, among sources: ModuleSources
    ) throws(ScaffoldError) {
        guard !request.sheet.isEmpty else { return }
        let sheet: SceneSheet
        do {
            sheet = try SheetReader.read(request.sheet)
        } catch {
            throw ScaffoldError(.data, error.description)
        }
        if sheet.isEmpty { return }
        var resolver = SheetResolver(sheet, of: unit, in: definition, among: sources, for: request)
        self = try resolver.content(adding: self)
    }

    /// Where those who open units go to others, a unit only asks for it: by an event that leaves it.
    private static func routes(
        _ list: String, form: VerbForm, besides events: [Event], in definition: ArchitectureDefinition
    ) throws(ScaffoldError) -> [Event] {
        var routes: [Event] = []
        for name in names(in: list) {
            let stem = try SwiftNames.unit(name, word: definition.unit.word).propertyName
            let message = form.description.hasPrefix("…") ? stem : stem.prefix(1).uppercased() + stem.dropFirst()
            var event = Event(
                name: form.description.replacing("…", with: message), stem: stem, isGiven: false, isRoute: true)
            event.written = events.first { $0.isTap && $0.stem == stem }?.name
            if let other = (events + routes).first(where: { $0.meets(event) && !$0.isTap }) {
                throw ScaffoldError(
                    .usage,
                    "'\(other.name)' and '\(event.name)' would be sent by the same control: leave one of them out")
            }
            routes.append(event)
        }
        return routes
    }

    /// Names that stand for something of the unit, where a value that is handed in would stand too.
    static func members(
        of unit: UnitName, shared: [SharedThing], events: [Event], shows: [ShownValue],
        in definition: ArchitectureDefinition
    ) -> Set<String> {
        var names = Set(definition.roles.filter { $0.scope == .unit }.map(\.id))
        names.formUnion(definition.inputs.reserved)
        for property in definition.channels.compactMap(\.property) {
            names.insert(property.name(for: unit))
            names.formUnion(shared.map { property.name(for: unit, shared: $0.name) })
        }
        names.formUnion(events.map(\.name))
        names.formUnion(shows.map(\.name))
        return names
    }

    /// The names in a list with commas.
    static func names(in list: String) -> [String] {
        let names = list.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
        return names == [""] ? [] : names
    }
}

extension ArchitectureDefinition {
    /// Returns the values that the code which builds a unit hands in, as the unit's own code has them; none where it
    /// is not there yet.
    func passed(to unit: UnitName, among sources: ModuleSources) -> [PassedValue] {
        guard let builder = role(assembly.by) else { return [] }
        return sources.parameters(of: builder.type.name(for: unit), assembly.function.name(for: unit)) ?? []
    }

    /// Returns the code behind a call that builds a unit that gets the actor to be seen, as the unit's own code has
    /// it; nil where it is not there yet.
    func access(to unit: UnitName, among sources: ModuleSources) -> String? {
        guard let builder = role(assembly.by), let owner = role(assembly.returns) else { return nil }
        return sources.access(
            to: owner.type.name(for: unit), madeBy: builder.type.name(for: unit), assembly.function.name(for: unit))
    }
}

extension RequestVerb {
    /// The values that are passed with it.
    var passed: [PassedValue] {
        parameters.flatMap { parameter in
            (try? PassedValue.list("\(parameter.name): \(parameter.type)", what: "asked", reserved: [])) ?? []
        }
    }
}
