import SourceModel

extension ActorReading.Result {
    /// The result as the cache of facts keeps it.
    func answer(_ digests: IndexDigests) -> KeptAnswers.Answer {
        var writer = AnswerWriter(digests)
        for (id, found) in holds { for hold in found { writer.write(.hold, id, hold) } }
        for (id, found) in calls { for call in found { writer.write(.call, id, call) } }
        for (id, found) in mentions { for mention in found { writer.write(.mention, id, mention) } }
        for (id, found) in moves { for move in found { writer.write(.move, id, move) } }
        for (id, found) in closures { for closure in found { writer.write(.closure, id, closure) } }
        for (id, found) in subscriptions { for one in found { writer.write(.subscription, id, one) } }
        for (id, found) in ties { for tie in found { writer.write(.tie, id, tie) } }
        for (id, found) in made { for one in found { writer.write(.made, id, one) } }
        for id in boxing { writer.write(.boxing, id) }
        for (id, found) in added { for (name, spot) in found { writer.write(.added, id, (name, spot)) } }
        for creation in strayCreations { writer.write(.strayCreation, creation) }
        for actor in handed { writer.write(.handed, actor) }
        for wire in wires { writer.write(.wire, wire) }
        for use in services.registered { writer.write(.registered, use) }
        for use in services.resolved { writer.write(.resolved, use) }
        for list in takenFrom { writer.write(.takenFrom, list) }
        for property in cleared { writer.write(.cleared, property) }
        for name in ended { writer.write(.ended, name) }
        for directive in directives { writer.write(.directive, directive) }
        if !directives.isEmpty { for span in spans { writer.write(.span, span) } }
        writer.write(
            .counts,
            [
                resolvedCalls, unresolvedCalls, services.openRegistrations, services.openResolutions,
                hasSyntaxError ? 1 : 0,
            ])
        return writer.answer
    }

    /// Reads back what was kept.
    ///
    /// - Parameters:
    ///   - answer: The kept answer.
    ///   - digests: The types, by what the answer knows them by.
    ///   - file: The file that it is of.
    /// - Returns: nil where it names a type that is no more there.
    init?(_ answer: KeptAnswers.Answer, _ digests: IndexDigests, file: Int) {
        self.init()
        var reader = AnswerReader(answer: answer, digests: digests, file: file)
        while let number = reader.number() {
            guard let word = KeptWord(rawValue: number), read(word, &reader) != nil else { return nil }
        }
        guard reader.isAtEnd else { return nil }
    }

    private mutating func read(_ word: KeptWord, _ reader: inout AnswerReader) -> Void? {
        if word.isOfActor {
            guard let id = reader.type() else { return nil }
            return read(word, of: id, &reader)
        }
        switch word {
        case .strayCreation: return reader.strayCreation().map { strayCreations.append($0) }
        case .handed: return reader.handed().map { handed.append($0) }
        case .wire: return reader.wire().map { wires.append($0) }
        case .registered: return reader.use().map { services.registered.append($0) }
        case .resolved: return reader.use().map { services.resolved.append($0) }
        case .takenFrom: return reader.owned().map { _ = takenFrom.insert($0) }
        case .cleared: return reader.owned().map { _ = cleared.insert($0) }
        case .ended: return reader.text().map { _ = ended.insert($0) }
        case .directive: return reader.directive().map { directives.append($0) }
        case .span: return reader.span().map { spans.append($0) }
        default:
            guard let resolved = reader.number(), let unresolved = reader.number(),
                let openRegistrations = reader.number(), let openResolutions = reader.number(),
                let isBroken = reader.bool()
            else { return nil }
            (resolvedCalls, unresolvedCalls, hasSyntaxError) = (resolved, unresolved, isBroken)
            (services.openRegistrations, services.openResolutions) = (openRegistrations, openResolutions)
            return ()
        }
    }

    private mutating func read(_ word: KeptWord, of id: TypeIndex.ID, _ reader: inout AnswerReader) -> Void? {
        // What is known of it is that it is there.
        if word == .boxing { return _ = boxing.insert(id) }
        // Each appends what it could read.
        return switch word {
        case .hold: reader.hold().map { holds[id, default: []].append($0) }
        case .call: reader.call().map { calls[id, default: []].append($0) }
        case .mention: reader.mention().map { mentions[id, default: []].append($0) }
        case .move: reader.move().map { moves[id, default: []].append($0) }
        case .closure: reader.closure().map { closures[id, default: []].append($0) }
        case .subscription: reader.subscription().map { subscriptions[id, default: []].append($0) }
        case .tie: reader.hold().map { ties[id, default: []].append($0) }
        case .made: reader.made().map { made[id, default: []].append($0) }
        default: reader.added().map { added[id, default: [:]][$0.name] = $0.spot }
        }
    }
}

/// The meaning of the number that begins each entry.
enum KeptWord: Int {
    case hold, call, mention, move, closure, subscription, tie, made, boxing, added
    case strayCreation, handed, wire, registered, resolved, takenFrom, cleared, ended, directive, span, counts

    var isOfActor: Bool { rawValue <= Self.added.rawValue }
}

let keptOwnerships: [StorageFact.Ownership] = [.strong, .weak, .unowned, .unownedUnsafe]
let keptPlaces: [Actor.Mention.Place] = [
    .property, .parameter, .result, .body, .inheritance, .creation, .staticCall,
]

/// Writes a result as numbers, texts and types, each in the order in which they are read.
private struct AnswerWriter {
    private(set) var answer = KeptAnswers.Answer()
    private let digests: IndexDigests

    init(_ digests: IndexDigests) {
        self.digests = digests
    }

    private mutating func write(_ numbers: Int...) { answer.numbers += numbers }

    private mutating func write(_ flags: Bool...) { answer.numbers += flags.map { $0 ? 1 : 0 } }

    private mutating func write(_ text: String) { answer.texts.append(text) }

    private mutating func write(_ type: TypeIndex.ID) { answer.types.append(digests.lastingName(of: type)) }

    private mutating func write(optional type: TypeIndex.ID?) {
        write(type != nil)
        if let type { write(type) }
    }

    private mutating func write(optional text: String?) {
        write(text != nil)
        if let text { write(text) }
    }

    private mutating func begin(_ word: KeptWord, _ id: TypeIndex.ID) {
        write(word.rawValue)
        write(id)
    }

    mutating func write(_ word: KeptWord, _ id: TypeIndex.ID) { begin(word, id) }

    mutating func write(_ word: KeptWord, _ id: TypeIndex.ID, _ hold: Actor.Hold) {
        begin(word, id)
        write(hold.property)
        write(hold.spot.line, keptOwnerships.firstIndex(of: hold.ownership) ?? 0)
        switch hold.target {
        case .part(let type):
            write(true)
            write(type)
        case .outside(let name):
            write(false)
            write(name)
        }
        write(optional: hold.shared)
        write(hold.isMany, hold.isSetLater, hold.isBoxed, hold.isClass)
    }

    mutating func write(_ word: KeptWord, _ id: TypeIndex.ID, _ call: Actor.Call) {
        begin(word, id)
        write(call.name)
        write(call.spot.line)
        write(call.receiver)
        write(call.isStatic, call.isOnLocal)
    }

    mutating func write(_ word: KeptWord, _ id: TypeIndex.ID, _ mention: Actor.Mention) {
        begin(word, id)
        write(mention.target)
        write(mention.spot.line, keptPlaces.firstIndex(of: mention.place) ?? 0)
    }

    mutating func write(_ word: KeptWord, _ id: TypeIndex.ID, _ move: Actor.Move) {
        begin(word, id)
        write(move.function)
        write(move.spot.line)
        write(move.leadsToUnit, move.isOnSelf)
    }

    mutating func write(_ word: KeptWord, _ id: TypeIndex.ID, _ closure: Actor.StoredClosure) {
        begin(word, id)
        write(optional: closure.owner)
        write(closure.property)
        write(closure.spot.line)
        write(closure.isSelf, closure.isArgument)
        write(optional: closure.method)
        write(optional: closure.function)
        write(closure.around ?? 0)
        write(optional: closure.local)
        write(closure.isOwn, closure.isShown)
    }

    mutating func write(_ word: KeptWord, _ id: TypeIndex.ID, _ one: Actor.Subscription) {
        begin(word, id)
        write(one.bag)
        let (kind, name) = one.holder.kept
        write(one.spot.line, kind)
        write(optional: name)
        write(optional: one.source.root)
        write(optional: one.source.subject)
        write(one.source.isView)
        write(one.source.isUnsure)
        write(one.kind.rawValue)
    }

    mutating func write(_ word: KeptWord, _ id: TypeIndex.ID, _ made: Actor.Made) {
        begin(word, id)
        write(made.type)
        write(made.spot.line, made.calls.count)
        for call in made.calls { write(call) }
        write(made.isKept)
    }

    mutating func write(_ word: KeptWord, _ id: TypeIndex.ID, _ added: (name: String, spot: Actor.Spot)) {
        begin(word, id)
        write(added.name)
        write(added.spot.line)
    }

    mutating func write(_ word: KeptWord, _ creation: RoleMap.StrayCreation) {
        write(word.rawValue, creation.spot.line)
        write(creation.type)
        write(optional: creation.around)
    }

    mutating func write(_ word: KeptWord, _ handed: RoleMap.HandedActor) {
        write(word.rawValue, handed.spot.line, handed.takers.count)
        write(handed.type)
        for taker in handed.takers {
            write(taker.type)
            write(taker.name)
            let function: String? = if case .function(let name) = taker.way { name } else { nil }
            write(taker.way == .property)
            write(optional: function)
        }
        write(handed.calls.count)
        for call in handed.calls { write(call) }
    }

    mutating func write(_ word: KeptWord, _ wire: Wire) {
        write(word.rawValue)
        write(optional: wire.owner)
        write(wire.property)
        write(optional: wire.base)
    }

    mutating func write(_ word: KeptWord, _ use: ServiceUse) {
        write(word.rawValue)
        switch use.key {
        case .type(let id):
            write(true)
            write(id)
        case .name(let name):
            write(false)
            write(name)
        }
        write(use.name)
        write(use.written)
        write(use.spot.line)
    }

    mutating func write(_ word: KeptWord, _ name: String) {
        write(word.rawValue)
        write(name)
    }

    mutating func write(_ word: KeptWord, _ property: RoleMap.OwnedProperty) {
        write(word, property.name)
        write(optional: property.owner)
    }

    mutating func write(_ word: KeptWord, _ span: ClosedRange<Int>) {
        write(word.rawValue, span.lowerBound, span.upperBound)
    }

    mutating func write(_ word: KeptWord, _ numbers: [Int]) { answer.numbers += [word.rawValue] + numbers }

    mutating func write(_ word: KeptWord, _ directive: DirectiveFact) {
        write(word.rawValue, directive.line)
        write(directive.text)
    }
}
