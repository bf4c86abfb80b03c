import SourceModel

/// Reads the actions of controls, and the timers, that hold an actor.
extension ActorReading {
    /// Reads the actions and timers of a member's body, be it that of a function or what makes a property's first value.
    mutating func readActions(of member: MemberFact, _ body: BodyFact, _ scope: NameScope) {
        guard let holder = actor ?? screenPart else { return }
        let place = BodyPlace(body: body, parameters: member.parameters, scope: scope, isStatic: false)
        let given = Self.given(body, member.parameters)
        let property = member.storage == nil ? nil : member
        for (number, call) in body.calls.enumerated() {
            let isAction = call.creates?.lastName == "UIAction"
            guard isAction || call.callee.text == "Timer.scheduledTimer" else { continue }
            let around = Around(place: place, given: given, holder: holder, closure: call.closure, line: call.line)
            if let found = isAction ? action(number, around, property) : timer(number, around, member) {
                result.subscriptions[holder, default: []].append(found)
            }
        }
    }

    /// The place of the closure that a call is handed, where that holds the actor.
    private func held(by call: CallFact, _ around: Around) -> Actor.Spot? {
        for argument in call.arguments {
            guard let number = argument.value.closure,
                case .closure = given(argument.value, in: call.closure, around.place.body, around.given)
            else { continue }
            return Actor.Spot(file: file, line: around.place.body.closures[number].line)
        }
        return nil
    }

    // MARK: Actions

    /// The action that a call makes, where a control of the actor's keeps it.
    private func action(_ number: Int, _ around: Around, _ property: MemberFact?) -> Actor.Subscription? {
        guard let spot = held(by: around.place.body.calls[number], around),
            let source = control(keeping: number, around, property)
        else { return nil }
        return Actor.Subscription(bag: "", spot: spot, holder: .closure, source: source, kind: .action)
    }

    /// The control that is handed an action: `button.addAction(UIAction { … }, for: .touchUpInside)`, `UIButton(primaryAction: …)`; or the
    /// actor's property that keeps the action, or the menu that it is in.
    private func control(
        keeping number: Int, _ around: Around, _ property: MemberFact?
    ) -> Actor.Subscription.Source? {
        let body = around.place.body
        if let property, property.storage?.initialValue?.call == number { return .init(root: property.name) }
        if let menu = menu(holding: number, body) { return control(keeping: menu, around, property) }
        let local = body.locals.first { $0.value?.call == number }?.name
        func isMeant(_ value: ValueFact) -> Bool {
            value.call == number || local != nil && value.path?.text == local
        }
        for (place, outer) in body.calls.enumerated() {
            guard let argument = outer.arguments.first(where: { isMeant($0.value) }) else { continue }
            if outer.callee.last == "addAction" {
                // The app's own function of that name keeps what it likes.
                if let id = receivers.receiver(of: outer, in: around.place).id, index.hasMethod("addAction", in: id) {
                    return nil
                }
                return control(outer.callee.names.dropLast(), around, property)
            }
            if outer.creates != nil, ["primaryAction", "menu"].contains(argument.label) {
                return control(madeBy: place, around, property)
            }
        }
        guard let target = body.assignments.first(where: { isMeant($0.value) })?.target else { return nil }
        if target.last == "menu", target.nameCount > 1 { return control(target.names.dropLast(), around, property) }
        guard let name = target.namesAfterSelf.first, target.nameCountAfterSelf == 1 else { return nil }
        let isLocal = around.given.contains(name) || body.locals.contains { $0.name == name }
        return target.root == "self" || !isLocal ? .init(root: name) : nil
    }

    /// The call that makes the menu in whose list of children a call stands: what is in a call's arguments stands right behind it.
    private func menu(holding number: Int, _ body: BodyFact) -> Int? {
        func isElsewhere(_ call: Int) -> Bool {
            body.locals.contains { $0.value?.call == call } || body.assignments.contains { $0.value.call == call }
                || body.returns.contains { $0.value.call == call }
                || body.calls.contains { $0.arguments.contains { $0.value.call == call } }
        }
        let closure = body.calls[number].closure
        guard !isElsewhere(number) else { return nil }
        for place in body.calls[..<number].indices.reversed() where body.calls[place].closure == closure {
            let call = body.calls[place]
            switch call.creates?.lastName {
            case "UIMenu" where call.argument("children")?.form == .literal(.array): return place
            case "UIAction" where !isElsewhere(place): continue
            case "UIImage": continue
            default: return nil
            }
        }
        return nil
    }

    /// The control at the end of a path, where the actor keeps it.
    private func control(
        _ names: [String], _ around: Around, _ property: MemberFact?
    ) -> Actor.Subscription.Source? {
        let body = around.place.body
        guard let first = names.first, first != "self", body.locals.contains(where: { $0.name == first }) else {
            return view(names, around)
        }
        if let property, body.returns.contains(where: { $0.closure != nil && $0.value.path?.text == first }) {
            return .init(root: property.name, isView: true)
        }
        if let keeper = Self.keeper(of: first, body) { return .init(root: keeper, isView: true) }
        return view(names, around)
    }

    /// The control that a call makes: a property's value, an item of the screen's bar, or a local.
    private func control(
        madeBy number: Int, _ around: Around, _ property: MemberFact?
    ) -> Actor.Subscription.Source? {
        let body = around.place.body
        if let property, property.storage?.initialValue?.call == number {
            return .init(root: property.name, isView: true)
        }
        if let local = body.locals.first(where: { $0.kind == .declaration && $0.value?.call == number }) {
            return control([local.name], around, property)
        }
        guard let target = body.assignments.first(where: { $0.value.call == number })?.target else { return nil }
        let names = target.names
        let isItem = ["leftBarButtonItem", "rightBarButtonItem"].contains(target.last)
        return view(isItem ? names.dropLast() : names, around)
    }

    // MARK: Timers

    /// The timer that a call makes, where it repeats and holds the actor.
    private func timer(_ number: Int, _ around: Around, _ member: MemberFact) -> Actor.Subscription? {
        let body = around.place.body
        let call = body.calls[number]
        guard call.argument("repeats")?.form == .literal(.true) else { return nil }
        let isTarget = call.argument("target")?.path?.text == "self"
        let own = Actor.Spot(file: file, line: call.line)
        guard let spot = isTarget ? own : held(by: call, around), let bag = keeper(ofTimer: number, body, member)
        else { return nil }
        return Actor.Subscription(
            bag: bag, spot: spot, holder: isTarget ? .target("target") : .closure, source: .init(), kind: .timer)
    }

    /// The property that has a timer, empty where nothing has it; nil where something else may.
    private func keeper(ofTimer number: Int, _ body: BodyFact, _ member: MemberFact) -> String? {
        if member.storage?.initialValue?.call == number { return member.name }
        if let assignment = body.assignments.first(where: { $0.value.call == number }) {
            let names = assignment.target.namesAfterSelf
            guard names.count == 1, !body.locals.contains(where: { $0.name == names[0] && $0.isVariable }) else {
                return nil
            }
            return names[0] == "_" ? "" : names[0]
        }
        if let local = body.locals.first(where: { $0.value?.call == number }) {
            return local.name == "_" ? "" : Self.keeper(of: local.name, body)
        }
        // The only expression of a function that gives nothing back is returned, too.
        let givesBack = member.kind != .function || member.type ?? .void != .void
        let isHandedOn =
            body.returns.contains { $0.value.call == number && (givesBack || $0.closure != nil) }
            || body.calls.contains { $0.arguments.contains { $0.value.call == number } }
        return isHandedOn ? nil : ""
    }
}
