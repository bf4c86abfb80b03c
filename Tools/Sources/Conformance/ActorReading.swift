import Architecture
import SourceModel

/// Reads what the actors of one file do, and what is set there.
struct ActorReading {
    let index: TypeIndex
    let receivers: Receivers
    let players: NotedPlayers
    let file: Int
    var result = Result()
    private var seenWires: Set<Wire> = []
    /// True while the body of a `deinit` is read.
    var isEnding = false

    /// The type whose members are read, where it is an actor; and the type around them, whatever it is.
    private(set) var actor: TypeIndex.ID?
    private(set) var around: TypeIndex.ID?
    /// The type around them, where it is a screen's class.
    private(set) var screenPart: TypeIndex.ID?
    /// The methods that the type around has in this file, and no property of that name.
    private(set) var ownFunctions: Set<String> = []
    /// The meaning of the names of types there.
    private var createdTypes: [String: TypeIndex.ID?] = [:]
    /// The types to which its type parameters have to conform, by their names.
    private var bounds: [String: TypeFact] = [:]

    /// True if the definition has flows that keep others of their kind, of whose lists it is asked what grows and shrinks.
    let readsLists: Bool

    init(_ index: TypeIndex, _ players: NotedPlayers, file: Int, readsLists: Bool) {
        (self.index, self.players, self.file, self.readsLists) = (index, players, file, readsLists)
        receivers = Receivers(index)
    }

    /// Reads a file.
    ///
    /// - Parameter facts: The file's facts.
    mutating func read(_ facts: FileFacts) -> Result {
        var types: [Int: TypeIndex.ID] = [:]
        for (type, part) in index.declarations(inFile: file) where !part.isProtocol { types[part.number] = type }
        var holder: TypeIndex.ID?
        result.directives = facts.directives
        result.hasSyntaxError = facts.hasSyntaxError
        for (number, fact) in facts.types.enumerated() {
            around = types[number]
            createdTypes.removeAll(keepingCapacity: true)
            actor = around.flatMap { id in
                guard case .role = players[id]?.part else { return nil }
                return id
            }
            screenPart = around.flatMap { ScreenPart.fits($0, index) ? $0 : nil }
            if actor ?? screenPart != holder {
                holder = actor ?? screenPart
                ownFunctions = holder.map { Self.functions(of: $0, facts, types) } ?? []
            }
            bounds.removeAll()
            for one in fact.generics where bounds[one.name] == nil { bounds[one.name] = one.constraint }
            if isResolvingWrapper(fact) { result.services.openResolutions += 1 }
            if !facts.directives.isEmpty { readSpans(of: fact) }
            if let actor {
                let scope = NameScope(file: file, type: index[actor].parent)
                for parent in fact.inheritance { mention(parent, in: scope, fact.line, .inheritance) }
            }
            for member in fact.members { read(member) }
        }
        (around, actor, screenPart, ownFunctions, bounds) = (nil, nil, nil, [], [:])
        createdTypes.removeAll()
        for fact in facts.protocols where !facts.directives.isEmpty && fact.lastLine > fact.line {
            result.spans.append(fact.line...fact.lastLine)
        }
        for member in facts.members { read(member) }
        receivers.beginBody()
        if let body = facts.body { _ = read(body, [], NameScope(file: file), isStatic: false) }
        return result
    }

    /// The methods that a type has in a file, without those that have the name of a property.
    private static func functions(
        of type: TypeIndex.ID, _ facts: FileFacts, _ types: [Int: TypeIndex.ID]
    ) -> Set<String> {
        var (functions, properties) = (Set<String>(), Set<String>())
        for number in facts.types.indices where types[number] == type {
            for member in facts.types[number].members where !member.isStatic {
                if member.kind == .function { functions.insert(member.name) }
                if member.kind == .property { properties.insert(member.name) }
            }
        }
        return functions.subtracting(properties)
    }

    /// Returns true if a type is a property wrapper of the app's own that resolves the wrapped value: its type is
    /// told where the wrapper is used.
    private func isResolvingWrapper(_ type: NominalFact) -> Bool {
        type.attributes.contains { $0.hasPrefix("@propertyWrapper") }
            && type.members.contains { $0.body?.calls.contains { ServiceUses.resolves($0) } == true }
    }

    /// Reads from where to where a type and its members go, which suppressions ask: a member ends where the next one begins.
    private mutating func readSpans(of type: NominalFact) {
        if type.lastLine > type.line { result.spans.append(type.line...type.lastLine) }
        let members = type.members
        for number in members.indices where members[number].line > 0 {
            let next = (number + 1 < members.count ? members[number + 1].line : type.lastLine) - 1
            if next > members[number].line { result.spans.append(members[number].line...next) }
        }
    }

    private mutating func read(_ member: MemberFact) {
        let scope = NameScope(file: file, type: around, generics: Set(member.generics.map(\.name)))
        if member.kind == .property, member.attributes.contains(where: Self.injects) {
            result.services.openResolutions += 1
        }
        if actor != nil {
            for parameter in member.parameters { mention(parameter.type, in: scope, member.line, .parameter) }
            if let type = member.type {
                mention(type, in: scope, member.line, member.kind == .property ? .property : .result)
            }
            if member.kind == .property, !member.isStatic, mayBox(member, scope), let actor {
                result.boxing.insert(actor)
            }
            if member.kind == .property, !member.isStatic, let storage = member.storage, let actor {
                var held = member
                // Of `struct LoginView<Model: LoginViewModel>`, a property of type Model holds a LoginViewModel.
                if !bounds.isEmpty { held.type = member.type?.replacingNames(bounds) }
                let holds = StorageReading(index, players, actor: actor).holds(held, storage, scope)
                if !holds.isEmpty { result.holds[actor, default: []] += holds }
            }
        }
        readTie(member, scope)
        result.services.readForwarding(member)
        guard let body = member.body else { return }
        receivers.beginBody()
        if !member.isStatic {
            readFirstValue(of: member, body)
            readActions(of: member, body, scope)
        }
        isEnding = member.kind == .deinitializer
        defer { isEnding = false }
        if read(body, member.parameters, scope, isStatic: member.isStatic) { readHanded(in: member, body, scope) }
    }

    // MARK: Bodies

    /// Reads a body.
    ///
    /// - Returns: True if it makes an actor.
    private mutating func read(
        _ body: BodyFact, _ parameters: [ParameterFact], _ scope: NameScope, isStatic: Bool
    ) -> Bool {
        let place = BodyPlace(body: body, parameters: parameters, scope: scope, isStatic: isStatic)
        let spoken = CallVerb.spoken(in: body)
        result.services.read(spoken, body, in: scope, index)
        readLists(spoken, place)
        readCleared(place)
        if actor != nil { readMade(body, scope) }
        if !isStatic { readClosures(place) }
        var makesActors = false
        for call in body.calls {
            if let id = created(by: call, scope), case .role = players[id]?.part {
                makesActors = true
                noteCreation(of: id, line: call.line)
            }
            guard actor != nil else { continue }
            readCall(call, place)
        }
        if actor != nil {
            for one in spoken where one.verb.contains(.moves) { readMove(one.call, place) }
            readRoots(place)
            for named in body.types { mention(named.type, in: scope, named.line, .body) }
            for local in body.locals {
                if let type = local.type { mention(type, in: scope, local.line, .body) }
            }
        }
        // What a base class sets on its own properties is set on those of its heirs.
        let isOfActors =
            makesActors || actor != nil || screenPart != nil || around.map { !index[$0].children.isEmpty } ?? false
        readWires(body, place, isOfActors: isOfActors || !parameters.isEmpty)
        return makesActors
    }

    /// Returns true if an attribute resolves a property's value from a container: `@Injected`, `@LazyInjected`,
    /// `@Inject`.
    private static func injects(_ attribute: String) -> Bool {
        ["@Inject", "@LazyInject", "@WeakLazyInject", "@OptionalInject"].contains { attribute.hasPrefix($0) }
    }

    // MARK: Actors that are made

    /// The actors that a function makes, with what it calls on each, and whether somebody may keep it.
    private mutating func readMade(_ body: BodyFact, _ scope: NameScope) {
        guard let actor else { return }
        for local in body.locals where local.kind == .declaration {
            guard let number = local.value?.call, body.calls.indices.contains(number),
                let id = made(body.calls[number], scope)
            else { continue }
            let name = local.name
            let calls = body.calls.filter { $0.callee.root == name }
            result.made[actor, default: []].append(
                Actor.Made(
                    type: id, spot: Actor.Spot(file: file, line: body.calls[number].line),
                    calls: calls.map(\.callee.last),
                    isKept: Self.mayKeep(name, body, exceptTasks: index.isFlowOfRuntime(id))))
        }
        // `LoginCoordinator().start()` is kept by nobody.
        for (number, call) in body.calls.enumerated() {
            guard let id = made(call, scope), let type = call.creates?.lastName else { continue }
            let isReceiver = body.calls.dropFirst(number + 1).prefix(8).first {
                $0.line >= call.line && $0.callee.nameCount == 2 && $0.callee.root == type
                    && $0.callee.text.contains("().")
            }
            guard let isReceiver else { continue }
            result.made[actor, default: []].append(
                Actor.Made(
                    type: id, spot: Actor.Spot(file: file, line: call.line), calls: [isReceiver.callee.last],
                    isKept: false))
        }
    }

    /// The type that a call makes, where it is one of the sources. Of one type's code, the same names mean the same.
    private mutating func created(by call: CallFact, _ scope: NameScope) -> TypeIndex.ID? {
        guard let type = call.creates else { return nil }
        guard scope.generics.isEmpty, case .named(nil, let name, let arguments) = type, arguments.isEmpty else {
            return index.resolve(type, in: scope).id
        }
        if let known = createdTypes[name] { return known }
        let found = index.resolve(type, in: scope).id
        createdTypes[name] = .some(found)
        return found
    }

    /// The actor that a call makes.
    func made(_ call: CallFact, _ scope: NameScope) -> TypeIndex.ID? {
        guard let type = call.creates, let id = index.resolve(type, in: scope).id, case .role = players[id]?.part else {
            return nil
        }
        return id
    }

    /// Returns true if a body hands a local value on, stores, returns or captures it, or has a list that may hold it.
    ///
    /// - Parameter exceptTasks: True if a task that captures it keeps nothing: what it calls there ends soon.
    private static func mayKeep(_ name: String, _ body: BodyFact, exceptTasks: Bool) -> Bool {
        func isKept(_ value: ValueFact) -> Bool {
            switch value.form {
            case .path(let path): path.root == name
            case .literal(.array), .literal(.dictionary), .other: true
            default: false
            }
        }
        return body.calls.contains { $0.arguments.contains { isKept($0.value) } }
            || body.assignments.contains { isKept($0.value) } || body.returns.contains { isKept($0.value) }
            || body.locals.contains { $0.name != name && $0.value.map(isKept) ?? false }
            || body.closures.contains { closure in
                closure.captures.contains { $0.name == name && $0.ownership == .strong }
                    && !(exceptTasks && isTask(closure, body))
            }
    }

    /// Tells the closure of a task: `Task { try await child.start() }`.
    private static func isTask(_ closure: ClosureFact, _ body: BodyFact) -> Bool {
        guard case .argument(let call, _) = closure.place, body.calls.indices.contains(call) else { return false }
        return body.calls[call].callee.root == "Task"
    }

    private mutating func noteCreation(of id: TypeIndex.ID, line: Int) {
        let spot = Actor.Spot(file: file, line: line)
        if let actor {
            guard actor != id else { return }
            result.mentions[actor, default: []].append(Actor.Mention(target: id, spot: spot, place: .creation))
        } else {
            result.strayCreations.append(RoleMap.StrayCreation(type: id, spot: spot, around: around))
        }
    }

    private mutating func readCall(_ call: CallFact, _ place: BodyPlace) {
        guard let actor else { return }
        guard call.creates == nil else { return }
        let receiver = receivers.receiver(of: call, in: place)
        if receiver.meaning == nil { result.unresolvedCalls += 1 } else { result.resolvedCalls += 1 }
        guard let id = receiver.id, id != actor, players[id] != nil else { return }
        var isStatic = false
        if case .type = receiver { isStatic = true }
        // An object's own methods, which a parent of it declares, are no talk.
        if call.callee.nameCount == 1 || call.callee.root == "super" { return }
        let spot = Actor.Spot(file: file, line: call.line)
        result.calls[actor, default: []].append(
            Actor.Call(
                name: call.callee.last, spot: spot, receiver: id, isStatic: isStatic,
                isOnLocal: Self.isGot(call.callee.root, place)))
        if isStatic {
            result.mentions[actor, default: []].append(Actor.Mention(target: id, spot: spot, place: .staticCall))
        }
    }

    /// Returns true if a name is that of a parameter, or of a local that is no other name of the object's own property.
    private static func isGot(_ name: String, _ place: BodyPlace) -> Bool {
        if place.parameters.contains(where: { $0.name == name }) { return true }
        if place.body.closures.contains(where: { $0.parameters.contains { $0.name == name } }) { return true }
        return place.body.locals.contains { local in
            guard local.name == name else { return false }
            guard let path = local.value?.path else { return true }
            let names = path.namesAfterSelf
            return names.count > 1 || place.parameters.contains { $0.name == names[0] }
        }
    }

    /// Reads the properties that a body sets. `isOfActors`: true if an object that sets its own properties may be an
    /// actor.
    private mutating func readWires(_ body: BodyFact, _ place: BodyPlace, isOfActors: Bool) {
        for assignment in body.assignments where assignment.operator == "=" {
            if case .literal(.nil) = assignment.value.form { continue }
            let target = assignment.target
            if target.nameCountAfterSelf == 1 {
                if isOfActors { note(Wire(owner: around, property: target.last, file: file)) }
                continue
            }
            let property = target.last
            let receiver = receivers.receiver(
                of: target, line: assignment.line, closure: assignment.closure, in: place)
            switch receiver {
            case .value(let meaning), .type(let meaning):
                guard let id = meaning.id else {
                    // A property of what comes from elsewhere is no actor's; what is ambiguous may be one's.
                    if case .outside = meaning { continue }
                    var wire = Wire(owner: nil, property: property, file: file)
                    if case .parameter = meaning { wire.base = around }
                    note(wire)
                    continue
                }
                note(Wire(owner: id, property: property, file: file))
            case .unknown: note(Wire(owner: nil, property: property, file: file))
            }
        }
        readKeyPaths(body)
    }

    /// Reads the properties that a function of somebody's sets by a key path that it is given, beside the value: `set(presenter, \.view, view)`.
    private mutating func readKeyPaths(_ body: BodyFact) {
        for call in body.calls where call.arguments.count > 1 {
            let paths = call.arguments.compactMap(\.value.path).filter { $0.text.utf8.first == UInt8(ascii: "\\") }
            if paths.isEmpty || Self.observing.contains(call.callee.last) { continue }
            if call.arguments.count(where: { $0.value.closure == nil }) < 2 { continue }
            for path in paths { note(Wire(owner: nil, property: path.last, file: file)) }
        }
    }

    /// Functions that read what a key path leads to.
    private static let observing: Set = ["observe", "publisher", "sorted", "map", "filter", "value"]

    private mutating func note(_ wire: Wire) {
        if seenWires.insert(wire).inserted { result.wires.append(wire) }
    }

    // MARK: Mentions

    private mutating func mention(_ type: TypeFact, in scope: NameScope, _ line: Int, _ place: Actor.Mention.Place) {
        guard let actor else { return }
        for name in type.namedParts {
            guard let id = index.resolveHeld(name, in: scope).id, id != actor, players[id] != nil else { continue }
            result.mentions[actor, default: []].append(
                Actor.Mention(target: id, spot: Actor.Spot(file: file, line: line), place: place))
        }
    }
}
