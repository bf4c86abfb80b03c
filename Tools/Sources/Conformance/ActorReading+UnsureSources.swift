import SourceModel

/// Reads the sources of subscriptions of which it is not seen when they end.
extension ActorReading {
    /// The source of a chain that begins at what a `transform(…)` gives back, at a stream of what the actor holds, or at a local made of one.
    func unsureSource(of chain: SubscriptionChain, _ around: Around, depth: Int = 0) -> Actor.Subscription.Source? {
        let names = Array(chain.steps.prefix { $0.call == nil }.map(\.name))
        guard let first = names.first, !first.isEmpty, depth < 3, !names.contains(where: StreamNames.foreign.contains),
            chain.steps.dropFirst(names.count).allSatisfy({ StreamNames.operators.contains($0.name) })
        else { return nil }
        // A property of what somebody hands over, `$0.tapped`, says something for as long as it likes.
        if names.count > 1, isHandedOver(first, around) { return .init(isUnsure: true) }
        let body = around.place.body
        guard let local = body.locals.last(where: { $0.name == first && $0.line <= around.line }),
            local.value?.path?.text != first
        else {
            guard isStream(names, around, orUnknown: false), let root = root(names, around) else { return nil }
            return .init(root: root.root, isUnsure: true)
        }
        if let number = local.value?.call, body.calls.indices.contains(number) {
            let call = body.calls[number]
            if call.callee.last == "transform", names.count > 1 {
                guard isStream(names, around, orUnknown: true),
                    let root = root(call.callee.names.dropLast(), around)
                else { return nil }
                return .init(root: root.root, isUnsure: true)
            }
            let path = PathFact(call.callee.text + "()")
            return unsureSource(ofLocal: names, path, before: number + 1, call.closure, around, depth)
        }
        guard let path = local.value?.path else { return nil }
        return unsureSource(ofLocal: names, path, before: 0, around.closure, around, depth)
    }

    /// The source of a local that is a chain itself: `let cards = model.cards.asObservable()`.
    private func unsureSource(
        ofLocal names: [String], _ path: PathFact, before end: Int, _ closure: Int?, _ around: Around, _ depth: Int
    ) -> Actor.Subscription.Source? {
        guard names.dropFirst().allSatisfy(StreamNames.operators.contains),
            let chain = SubscriptionChain(path, around.place.body, before: end, in: closure)
        else { return nil }
        if let (found, count) = source(of: chain, around),
            chain.steps.dropFirst(count).allSatisfy({ StreamNames.operators.contains($0.name) })
        {
            var source = found
            source.isUnsure = true
            return source
        }
        return unsureSource(of: chain, around, depth: depth + 1)
    }

    /// Returns true if a path leads to a stream of several values, operators behind it aside.
    private func isStream(_ names: [String], _ around: Around, orUnknown: Bool) -> Bool {
        for count in (1...names.count).reversed() where names[count...].allSatisfy(StreamNames.operators.contains) {
            let path = PathFact(names[..<count].joined(separator: "."))
            let found = receivers.value(of: path, line: around.line, closure: around.closure, in: around.place)
            if let name = name(of: found) {
                return StreamNames.streams.contains(name) || StreamNames.relays.contains(name)
            }
        }
        return orUnknown
    }

    /// Returns true if a name is a parameter's, `$0` among them, or that of a local which is a property of one.
    private func isHandedOver(_ name: String, _ around: Around, depth: Int = 0) -> Bool {
        let local = around.place.body.locals.last { $0.name == name && $0.line <= around.line }
        guard let local else {
            return around.given.contains(name) || name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber)
        }
        guard let root = local.value?.path?.root, root != name || around.given.contains(name), depth < 3 else {
            return false
        }
        return root == name || isHandedOver(root, around, depth: depth + 1)
    }
}
