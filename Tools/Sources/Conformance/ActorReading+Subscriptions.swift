import SourceModel

/// Reads the subscriptions by which an actor keeps itself: those in a bag of its own, whose closures hold it.
extension ActorReading {
    /// Where a chain stands.
    struct Around {
        let place: BodyPlace
        let given: Set<String>
        let holder: TypeIndex.ID
        let closure: Int?
        let line: Int
    }

    /// Reads the subscriptions of a body.
    ///
    /// - Returns: The closures that hold the actor in a bag of its own, whatever their source is.
    mutating func readSubscriptions(
        _ place: BodyPlace, _ given: Set<String>, _ holder: TypeIndex.ID
    ) -> Set<Int> {
        var found: [(one: Actor.Subscription, closure: Int?, around: Int?)] = []
        var kept: Set<Int> = []
        for (number, call) in place.body.calls.enumerated() {
            guard let path = Self.subscription(call), let bag = Self.bag(of: call, place.body, given),
                let chain = SubscriptionChain(path, place.body, before: number, in: call.closure)
            else { continue }
            let around = Around(place: place, given: given, holder: holder, closure: call.closure, line: call.line)
            let sure = source(of: chain, around).flatMap { source, count in
                chain.steps.dropFirst(count).allSatisfy { StreamNames.operators.contains($0.name) } ? source : nil
            }
            let source = sure ?? unsureSource(of: chain, around)
            for case let call? in chain.steps.map(\.call) where StreamNames.operators.contains(call.callee.last) {
                for (spot, holder, closure) in holders(in: call, around) {
                    if let closure { kept.insert(closure) }
                    guard let source else { continue }
                    let one = Actor.Subscription(bag: bag, spot: spot, holder: holder, source: source)
                    found.append((one, closure, call.closure))
                }
            }
        }
        // What a closure does that is told is mended with it.
        let told = Set(found.compactMap(\.closure))
        let toldForSure = Set(found.lazy.filter { !$0.one.source.isUnsure }.compactMap(\.closure))
        for (one, _, around) in found
        where place.body.outermost(around: around, one.source.isUnsure ? told : toldForSure) == nil {
            result.subscriptions[holder, default: []].append(one)
        }
        return kept
    }

    /// The chain that a call puts into a bag, `….disposed(by: bag)`; nil of another call.
    private static func subscription(_ call: CallFact) -> PathFact? {
        for ending in [".disposed", ".store"] where call.callee.text.hasSuffix(ending) {
            return PathFact(String(call.callee.text.dropLast(ending.count)))
        }
        return nil
    }

    /// The bag that a call is handed, where that is a property of the object's own.
    private static func bag(of call: CallFact, _ body: BodyFact, _ given: Set<String>) -> String? {
        guard call.arguments.count == 1, let argument = call.arguments.first, ["by", "in"].contains(argument.label),
            let path = argument.value.path
        else { return nil }
        let names = path.namesAfterSelf
        guard let first = names.first, names.count == 1 || names == ["rx", "disposeBag"] else { return nil }
        let isOther = given.contains(first) || body.locals.contains { $0.name == first }
        return path.root == "self" || !isOther ? names.joined(separator: ".") : nil
    }

    /// The parts of a call of the chain that hold the actor.
    private func holders(
        in call: CallFact, _ around: Around
    ) -> [(Actor.Spot, Actor.Subscription.Holder, closure: Int?)] {
        let body = around.place.body
        let spot = Actor.Spot(file: file, line: call.line)
        if call.callee.last == "assign" {
            guard call.argument("on")?.path?.text == "self", let path = call.argument("to")?.path else { return [] }
            return [(spot, .target(String(path.text.drop { $0 != "." }.dropFirst())), nil)]
        }
        return call.arguments.compactMap { argument in
            if ["to", "with"].contains(argument.label), argument.value.closure == nil { return nil }
            switch given(argument.value, in: call.closure, body, around.given) {
            case .closure:
                guard let number = argument.value.closure else { return nil }
                return (Actor.Spot(file: file, line: body.closures[number].line), .closure, number)
            case .function(let name): return (spot, .function(name), nil)
            case .actor: return nil
            case nil: return method(argument.value, around).map { (spot, .function($0), nil) }
            }
        }
    }

    /// The method of the actor's, declared in another file, that a value names: `showError` of a base class.
    private func method(_ value: ValueFact, _ around: Around) -> String? {
        guard let path = value.path, path.nameCountAfterSelf == 1, !path.text.hasSuffix(")"), !path.beginsAtType
        else { return nil }
        let name = path.last
        let isOther = around.given.contains(name) || around.place.body.locals.contains { $0.name == name }
        guard path.root == "self" || !isOther, index.hasMethod(name, in: around.holder) else { return nil }
        return name
    }

    // MARK: Sources

    typealias Source = (source: Actor.Subscription.Source, count: Int)

    /// The source of a chain, and the number of names that lead to it; nil where it is not known, or may end by itself.
    func source(of chain: SubscriptionChain, _ around: Around) -> Source? {
        let steps = chain.steps
        guard let first = steps.first, !first.name.isEmpty else { return nil }
        if first.name.beginsWithCapital, !isProperty(first.name, around) { return sharedSource(steps, around) }
        if let found = part(of: steps, around) { return found }
        if let place = steps.firstIndex(where: { $0.name == "rx" }), steps[...place].allSatisfy({ $0.call == nil }) {
            guard steps.indices.contains(place + 1), StreamNames.events.contains(steps[place + 1].name) else {
                return nil
            }
            return view(steps[..<place].map(\.name), around).map { ($0, place + 2) }
        }
        if let place = steps.firstIndex(where: { Self.isPublisher($0) }), steps[..<place].allSatisfy({ $0.call == nil })
        {
            return view(steps[..<place].map(\.name), around).map { ($0, place + 1) }
        }
        let names = Array(steps.prefix { $0.call == nil }.map(\.name))
        if let place = names.firstIndex(where: { $0.hasPrefix("$") && $0.dropFirst().first?.isLetter == true }) {
            return root(Array(names[..<place]), around).map { (.init(root: $0.root), place + 1) }
        }
        if names.last == "objectWillChange" {
            return root(names.dropLast(), around).map { (.init(root: $0.root), names.count) }
        }
        return reactor(steps, around) ?? property(names, around)
    }

    /// Returns true if a name that is written as types are is that of a value.
    private func isProperty(_ name: String, _ around: Around) -> Bool {
        let found = receivers.value(of: PathFact(name), line: around.line, closure: around.closure, in: around.place)
        if case .value = found { return true }
        return false
    }

    /// The source that a local is made of, under the name of the argument: `Input(tap: button.rx.tap)`.
    private func part(of steps: [SubscriptionChain.Step], _ around: Around) -> Source? {
        let body = around.place.body
        guard steps.count > 1, steps[0].call == nil, steps[1].call == nil,
            let local = body.locals.last(where: { $0.name == steps[0].name && $0.line <= around.line }),
            let number = local.value?.call, body.calls.indices.contains(number), body.calls[number].creates != nil,
            let value = body.calls[number].argument(steps[1].name)
        else { return nil }
        return source(of: value, body.calls[number], around).map { ($0, 2) }
    }

    private static func isPublisher(_ step: SubscriptionChain.Step) -> Bool {
        StreamNames.publishers.contains(step.name)
            || step.name == "publisher" && step.call?.arguments.first?.label == "for"
    }

    /// The source where a chain begins at a type.
    private func sharedSource(_ steps: [SubscriptionChain.Step], _ around: Around) -> Source? {
        let names = steps.map(\.name)
        if ["Observable", "Driver", "Signal"].contains(names[0]), names.count > 1, let call = steps[1].call {
            if names[1] == "interval" { return (.init(), 2) }
            guard ["merge", "combineLatest"].contains(names[1]) else { return nil }
            // It ends when all of these have ended.
            let found = call.arguments.lazy.compactMap { self.source(of: $0.value, call, around) }.first
            return found.map { ($0, 2) }
        }
        if names.starts(with: ["Timer", "publish", "autoconnect"]) { return (.init(), 3) }
        if names.starts(with: ["NotificationCenter", "default", "publisher"]) { return (.init(), 3) }
        if names.starts(with: ["RxKeyboard", "instance"]), names.count > 2 { return (.init(), 3) }
        guard names.count > 2, StreamNames.shared.contains(names[1]), steps[..<2].allSatisfy({ $0.call == nil }) else {
            return nil
        }
        if names[2] == "rx", names.count > 3, StreamNames.events.contains(names[3]) { return (.init(), 4) }
        let properties = Array(steps.prefix { $0.call == nil }.map(\.name))
        if let place = properties.firstIndex(where: { $0.hasPrefix("$") }) { return (.init(), place + 1) }
        return stream(properties, root: nil, around)
    }

    /// The source of one of several that are put together.
    private func source(
        of value: ValueFact, _ call: CallFact, _ around: Around
    ) -> Actor.Subscription.Source? {
        let body = around.place.body
        let chain: SubscriptionChain?
        if let number = value.call, body.calls.indices.contains(number) {
            let path = PathFact(body.calls[number].callee.text + "()")
            chain = SubscriptionChain(path, body, before: number + 1, in: call.closure)
        } else {
            chain = value.path.flatMap { SubscriptionChain($0, body, before: 0, in: call.closure) }
        }
        guard let chain, let (source, count) = source(of: chain, around),
            chain.steps.dropFirst(count).allSatisfy({ StreamNames.operators.contains($0.name) })
        else { return nil }
        return source
    }

    /// A view of the actor's.
    func view(_ names: [String], _ around: Around) -> Actor.Subscription.Source? {
        if names.contains(where: StreamNames.foreign.contains) { return nil }
        return root(names, around).map { .init(root: $0.root, isView: true) }
    }

    /// The state of a reactor, which says something as long as the reactor lives.
    private func reactor(_ steps: [SubscriptionChain.Step], _ around: Around) -> Source? {
        guard let place = steps.firstIndex(where: { $0.name == "state" && $0.call == nil || $0.name == "pulse" }),
            place > 0, steps[..<place].allSatisfy({ $0.call == nil })
        else { return nil }
        let names = steps[..<place].map(\.name)
        let body = around.place
        let found = index.value(
            of: PathFact(names.joined(separator: ".")), line: around.line, closure: around.closure, in: body)
        guard let id = found.id, index.inherits(id, fromOutside: "Reactor") != .no else { return nil }
        // The library's own property keeps what `bind(reactor:)` is handed.
        if names == ["reactor"], body.parameters.contains(where: { $0.name == "reactor" }), bindsReactor(around) {
            return (.init(), place + 1)
        }
        return root(names, around).map { (.init(root: $0.root), place + 1) }
    }

    /// Returns true if the actor has `bind(reactor:)`, which hands its reactor to whatever it calls.
    private func bindsReactor(_ around: Around) -> Bool {
        around.place.parameters.contains { $0.label == "reactor" }
            || index.members(of: around.holder, .members).contains { member in
                member.fact.name == "bind" && member.fact.parameters.contains { $0.label == "reactor" }
            }
    }

    /// A relay or subject in a property.
    private func property(_ names: [String], _ around: Around) -> Source? {
        guard let root = root(names, around) else { return nil }
        return stream(names, root: root.root, around)
    }

    private func stream(_ names: [String], root: String?, _ around: Around) -> Source? {
        guard !names.isEmpty else { return nil }
        // What is no call and stands behind the property applies an operator.
        for count in (1...names.count).reversed() where names[count...].allSatisfy(StreamNames.operators.contains) {
            let path = PathFact(names[..<count].joined(separator: "."))
            let found = receivers.value(of: path, line: around.line, closure: around.closure, in: around.place)
            guard let name = name(of: found) else { continue }
            if StreamNames.relays.contains(name) { return (.init(root: root), count) }
            if StreamNames.subjects.contains(name) { return (.init(root: root, subject: names[count - 1]), count) }
        }
        return nil
    }

    /// The name of the type of a value from elsewhere.
    func name(of receiver: Receiver) -> String? {
        guard case .value(let meaning) = receiver else { return nil }
        if case .outside(let name, _) = meaning { return name }
        return meaning.id.flatMap { index[$0].kind == .outside ? index[$0].name : nil }
    }

    /// The property of the actor's that a path begins at.
    struct Root {
        /// The property; nil where the path is the actor's own, or begins at something that it shows.
        var root: String?
    }

    /// The property at which a path begins; nil where it begins at something else.
    func root(_ names: [String], _ around: Around, depth: Int = 0) -> Root? {
        guard let first = names.first else { return Root() }
        if first == "self" { return Root(root: names.dropFirst().first) }
        let body = around.place.body
        let local = body.locals.last { $0.name == first && $0.line <= around.line }
        guard let local else { return around.given.contains(first) ? nil : Root(root: first) }
        if let path = local.value?.path, local.ownership == .strong, depth < 4 {
            if path.text == first { return around.given.contains(first) ? nil : Root(root: first) }
            return root(path.names, around, depth: depth + 1)
        }
        return Self.isShown(first, body, around.given) ? Root() : nil
    }

    /// Returns true if a view that a body makes is put into one of the actor's: `addSubview(button)`.
    private static func isShown(_ local: String, _ body: BodyFact, _ given: Set<String>) -> Bool {
        func isOwn(_ path: PathFact) -> Bool {
            let first = path.namesAfterSelf.first ?? ""
            return path.root == "self" || !given.contains(first) && !body.locals.contains { $0.name == first }
        }
        return body.calls.contains { call in
            ["addSubview", "addGestureRecognizer", "addArrangedSubview"].contains(call.callee.last)
                && isOwn(call.callee) && call.arguments.first?.value.path?.text == local
        }
            || body.assignments.contains { assignment in
                ["leftBarButtonItem", "rightBarButtonItem"].contains(assignment.target.last) && isOwn(assignment.target)
                    && assignment.value.path?.text == local
            }
    }

    // MARK: Ends

    static let ending: Set = ["onCompleted", "onError", "send", "on", "bind", "subscribe"]

    /// Reads which subject a call ends, or hands to what may end it.
    mutating func readEnd(_ call: CallFact, _ body: BodyFact) {
        let names = call.callee.names
        switch call.callee.last {
        case "onCompleted", "onError": note(end: names.dropLast().last)
        case "send" where call.arguments.first?.label == "completion": note(end: names.dropLast().last)
        case "on":
            // `errors.on(.error(error))` and `events.on(.completed)`.
            let value = call.arguments.first?.value
            let event = value?.path?.last ?? value?.call.map { body.calls[$0].callee.last }
            if event == "completed" || event == "error" { note(end: names.dropLast().last) }
        case "bind", "subscribe":
            for argument in call.arguments where [nil, "to"].contains(argument.label) {
                let names = argument.value.path?.names ?? []
                if !names.contains("rx") { note(end: names.last { $0 != "asObserver" }) }
            }
        default: break
        }
    }

    private mutating func note(end name: String?) {
        if let name, name != "self" { result.ended.insert(name) }
    }
}

extension BodyFact {
    /// The outermost closure around a place that is one of some.
    func outermost(around closure: Int?, _ some: Set<Int>) -> Int? {
        var (next, found) = (closure, Int?.none)
        while let number = next, closures.indices.contains(number) {
            if some.contains(number) { found = number }
            next = closures[number].parent
        }
        return found
    }
}
