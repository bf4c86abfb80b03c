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
        for (id, found) in added { for (name, spot) in found { writer.write(.added, id, (name, spot)) } }
        for creation in strayCreations { writer.write(.strayCreation, creation) }
        for wire in wires { writer.write(.wire, wire) }
        for use in services.registered { writer.write(.registered, use) }
        for use in services.resolved { writer.write(.resolved, use) }
        for name in takenFrom { writer.write(.takenFrom, name) }
        for name in cleared { writer.write(.cleared, name) }
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
        case .wire: return reader.wire().map { wires.append($0) }
        case .registered: return reader.use().map { services.registered.append($0) }
        case .resolved: return reader.use().map { services.resolved.append($0) }
        case .takenFrom: return reader.text().map { _ = takenFrom.insert($0) }
        case .cleared: return reader.text().map { _ = cleared.insert($0) }
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
        // Each appends what it could read.
        switch word {
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
private enum KeptWord: Int {
    case hold, call, mention, move, closure, subscription, tie, made, added
    case strayCreation, wire, registered, resolved, takenFrom, cleared, ended, directive, span, counts

    var isOfActor: Bool { rawValue <= Self.added.rawValue }
}

private let ownerships: [StorageFact.Ownership] = [.strong, .weak, .unowned, .unownedUnsafe]
private let places: [Actor.Mention.Place] = [
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

    mutating func write(_ word: KeptWord, _ id: TypeIndex.ID, _ hold: Actor.Hold) {
        begin(word, id)
        write(hold.property)
        write(hold.spot.line, ownerships.firstIndex(of: hold.ownership) ?? 0)
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
        write(mention.spot.line, places.firstIndex(of: mention.place) ?? 0)
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

    mutating func write(_ word: KeptWord, _ span: ClosedRange<Int>) {
        write(word.rawValue, span.lowerBound, span.upperBound)
    }

    mutating func write(_ word: KeptWord, _ numbers: [Int]) { answer.numbers += [word.rawValue] + numbers }

    mutating func write(_ word: KeptWord, _ directive: DirectiveFact) {
        write(word.rawValue, directive.line)
        write(directive.text)
    }
}

/// Reads back what ``AnswerWriter`` wrote; nil is said of what is not there.
private struct AnswerReader {
    private let answer: KeptAnswers.Answer
    private let digests: IndexDigests
    private let file: Int
    private var place = (number: 0, text: 0, type: 0)

    init(answer: KeptAnswers.Answer, digests: IndexDigests, file: Int) {
        self.answer = answer
        self.digests = digests
        self.file = file
    }

    var isAtEnd: Bool {
        place == (answer.numbers.count, answer.texts.count, answer.types.count)
    }

    mutating func number() -> Int? {
        guard place.number < answer.numbers.count else { return nil }
        defer { place.number += 1 }
        return answer.numbers[place.number]
    }

    mutating func bool() -> Bool? { number().map { $0 != 0 } }

    mutating func text() -> String? {
        guard place.text < answer.texts.count else { return nil }
        defer { place.text += 1 }
        return answer.texts[place.text]
    }

    mutating func type() -> TypeIndex.ID? {
        guard place.type < answer.types.count else { return nil }
        defer { place.type += 1 }
        return digests.type(answer.types[place.type])
    }

    private mutating func spot() -> Actor.Spot? { number().map { Actor.Spot(file: file, line: $0) } }

    private mutating func optionalType() -> TypeIndex.ID?? {
        guard let isThere = bool() else { return nil }
        guard isThere else { return .some(nil) }
        return type().map(Optional.some)
    }

    private mutating func word<Word>(of words: [Word]) -> Word? {
        number().flatMap { words.indices.contains($0) ? words[$0] : nil }
    }

    mutating func hold() -> Actor.Hold? {
        guard let property = text(), let spot = spot(), let ownership = word(of: ownerships), let isPart = bool(),
            let target = isPart ? type().map(Actor.Target.part) : text().map(Actor.Target.outside),
            let shared = optionalType(), let isMany = bool(), let isSetLater = bool(), let isBoxed = bool(),
            let isClass = bool()
        else { return nil }
        return Actor.Hold(
            property: property, spot: spot, ownership: ownership, target: target, shared: shared, isMany: isMany,
            isSetLater: isSetLater, isBoxed: isBoxed, isClass: isClass)
    }

    mutating func call() -> Actor.Call? {
        guard let name = text(), let spot = spot(), let receiver = type(), let isStatic = bool(),
            let isOnLocal = bool()
        else { return nil }
        return Actor.Call(name: name, spot: spot, receiver: receiver, isStatic: isStatic, isOnLocal: isOnLocal)
    }

    mutating func mention() -> Actor.Mention? {
        guard let target = type(), let spot = spot(), let place = word(of: places) else { return nil }
        return Actor.Mention(target: target, spot: spot, place: place)
    }

    mutating func move() -> Actor.Move? {
        guard let function = text(), let spot = spot(), let leads = bool(), let isOnSelf = bool() else { return nil }
        return Actor.Move(function: function, spot: spot, leadsToUnit: leads, isOnSelf: isOnSelf)
    }

    mutating func closure() -> Actor.StoredClosure? {
        guard let owner = optionalText(), let property = text(), let spot = spot(), let isSelf = bool(),
            let isArgument = bool(), let method = optionalText(), let function = optionalText(), let around = number()
        else { return nil }
        return Actor.StoredClosure(
            owner: owner, property: property, spot: spot, isSelf: isSelf, isArgument: isArgument, method: method,
            function: function, around: around == 0 ? nil : around)
    }

    private mutating func optionalText() -> String?? {
        guard let isThere = bool() else { return nil }
        guard isThere else { return .some(nil) }
        return text().map(Optional.some)
    }

    mutating func subscription() -> Actor.Subscription? {
        guard let bag = text(), let spot = spot(), let kind = number(), let name = optionalText(),
            let holder = Actor.Subscription.Holder(kept: kind, name), let root = optionalText(),
            let subject = optionalText(), let isView = bool(), let isUnsure = bool()
        else { return nil }
        return Actor.Subscription(
            bag: bag, spot: spot, holder: holder,
            source: .init(root: root, subject: subject, isView: isView, isUnsure: isUnsure))
    }

    mutating func made() -> Actor.Made? {
        guard let type = type(), let spot = spot(), let count = number(), count >= 0 else { return nil }
        var calls: [String] = []
        for _ in 0..<count {
            guard let call = text() else { return nil }
            calls.append(call)
        }
        return bool().map { Actor.Made(type: type, spot: spot, calls: calls, isKept: $0) }
    }

    mutating func added() -> (name: String, spot: Actor.Spot)? {
        guard let name = text(), let spot = spot() else { return nil }
        return (name, spot)
    }

    mutating func strayCreation() -> RoleMap.StrayCreation? {
        guard let spot = spot(), let type = type(), let around = optionalType() else { return nil }
        return RoleMap.StrayCreation(type: type, spot: spot, around: around)
    }

    mutating func wire() -> Wire? {
        guard let owner = optionalType(), let property = text(), let base = optionalType() else { return nil }
        return Wire(owner: owner, property: property, file: file, base: base)
    }

    mutating func use() -> ServiceUse? {
        guard let isType = bool(),
            let key = isType ? type().map(ServiceUse.Key.type) : text().map(ServiceUse.Key.name), let name = text(),
            let written = text(), let spot = spot()
        else { return nil }
        return ServiceUse(key: key, name: name, written: written, spot: spot)
    }

    mutating func span() -> ClosedRange<Int>? {
        guard let first = number(), let last = number(), first <= last else { return nil }
        return first...last
    }

    mutating func directive() -> DirectiveFact? {
        guard let line = number(), let text = text() else { return nil }
        return DirectiveFact(text: text, line: line)
    }
}
