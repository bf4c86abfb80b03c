import SourceModel

/// Reads back what ``AnswerWriter`` wrote; nil is said of what is not there.
struct AnswerReader {
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
        guard let property = text(), let spot = spot(), let ownership = word(of: keptOwnerships), let isPart = bool(),
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
        guard let target = type(), let spot = spot(), let place = word(of: keptPlaces) else { return nil }
        return Actor.Mention(target: target, spot: spot, place: place)
    }

    mutating func move() -> Actor.Move? {
        guard let function = text(), let spot = spot(), let leads = bool(), let isOnSelf = bool() else { return nil }
        return Actor.Move(function: function, spot: spot, leadsToUnit: leads, isOnSelf: isOnSelf)
    }

    mutating func owned() -> RoleMap.OwnedProperty? {
        guard let name = text(), let owner = optionalType() else { return nil }
        return RoleMap.OwnedProperty(name: name, owner: owner)
    }

    mutating func closure() -> Actor.StoredClosure? {
        guard let owner = optionalText(), let property = text(), let spot = spot(), let isSelf = bool(),
            let isArgument = bool(), let method = optionalText(), let function = optionalText(), let around = number(),
            let local = optionalType(), let isOwn = bool(), let isShown = bool()
        else { return nil }
        return Actor.StoredClosure(
            owner: owner, property: property, spot: spot, isSelf: isSelf, isArgument: isArgument, method: method,
            function: function, around: around == 0 ? nil : around, local: local, isOwn: isOwn,
            isShown: isShown)
    }

    private mutating func optionalText() -> String?? {
        guard let isThere = bool() else { return nil }
        guard isThere else { return .some(nil) }
        return text().map(Optional.some)
    }

    mutating func subscription() -> Actor.Subscription? {
        guard let bag = text(), let spot = spot(), let kind = number(), let name = optionalText(),
            let holder = Actor.Subscription.Holder(kept: kind, name), let root = optionalText(),
            let subject = optionalText(), let isView = bool(), let isUnsure = bool(),
            let kind = number().flatMap(Actor.Subscription.Kind.init)
        else { return nil }
        return Actor.Subscription(
            bag: bag, spot: spot, holder: holder,
            source: .init(root: root, subject: subject, isView: isView, isUnsure: isUnsure), kind: kind)
    }

    private mutating func texts() -> [String]? {
        guard let count = number(), count >= 0 else { return nil }
        var texts: [String] = []
        for _ in 0..<count {
            guard let text = text() else { return nil }
            texts.append(text)
        }
        return texts
    }

    mutating func made() -> Actor.Made? {
        guard let type = type(), let spot = spot(), let calls = texts() else { return nil }
        return bool().map { Actor.Made(type: type, spot: spot, calls: calls, isKept: $0) }
    }

    mutating func handed() -> RoleMap.HandedActor? {
        guard let spot = spot(), let count = number(), count >= 0, let type = type() else { return nil }
        var takers: [RoleMap.HandedActor.Taker] = []
        for _ in 0..<count {
            guard let type = self.type(), let name = text(), let isProperty = bool(), let function = optionalText()
            else { return nil }
            takers.append(
                .init(
                    type: type, name: name,
                    way: function.map { .function($0) } ?? (isProperty ? .property : .initializer)))
        }
        return texts().map { RoleMap.HandedActor(type: type, spot: spot, takers: takers, calls: $0) }
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
