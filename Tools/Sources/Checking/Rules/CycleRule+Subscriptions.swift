import Conformance
import Findings
import SourceModel

/// Circles by subscriptions that an actor keeps in a bag of its own, and that hold it.
extension CycleRule {
    /// Tells of the subscriptions of an actor: one finding, with all places.
    func subscriptions(of actor: Actor, _ alive: Alive, _ verdict: inout Verdict) {
        let (app, type) = (alive.app, actor.player.type)
        let count = actor.subscriptions.count { $0.kind == .bag && !$0.source.isUnsure }
        guard count > 0, app.map.index[type].kind == .class else { return }
        verdict.judged += count
        let lasting = actor.subscriptions.filter { one in
            let subject = one.source.subject
            return one.kind == .bag && isHeld(one.source, by: type, app) && subject.map(app.map.ended.contains) != true
        }
        let kept = Set(lasting.map(\.bag)).filter { keeps(bag: $0, type, app) && !isEmptied($0, of: type, app) }
        let members = app.map.index.members(of: type)
        let found = lasting.filter { one in
            kept.contains(one.bag) && Self.member(with: one, members).map { alive.isCalled($0, of: type) } ?? true
        }
        // Of others the source may end by itself: whoever mends one mends them, too.
        guard let first = found.first(where: { !$0.source.isUnsure }), alive.isMade(type) else {
            verdict.leave(.evidence)
            return
        }
        if alive.lasting.isLasting(type) {
            verdict.leave(.assembly)
            return
        }
        let others = found.filter { $0.spot != first.spot || $0.holder != first.holder }.sorted {
            ($0.spot.file, $0.spot.line) < ($1.spot.file, $1.spot.line)
        }
        verdict.findings.append(finding(first, [first] + others, of: actor, app))
    }

    /// The first word of the subject of findings on subscriptions.
    static let ofSubscriptions = "subscription"

    private func finding(
        _ first: Actor.Subscription, _ found: [Actor.Subscription], of actor: Actor, _ app: CheckedApp
    ) -> Finding {
        let own = app.name(actor.player.type)
        let isOne = found.count == 1
        var finding = app.finding(
            Self.self, actor,
            isOne
                ? "a subscription in '\(first.bag)' holds \(own), which keeps it: \(own) → \(first.bag) → closure → \(own)"
                : "subscriptions in '\(first.bag)' hold \(own), which keeps them: \(own) → \(first.bag) → closures → \(own)",
            at: first.spot, subject: "")
        finding.identity.subject = "\(Self.ofSubscriptions) \(own)"
        let sure = found.count { !$0.source.isUnsure }
        let what =
            isOne
            ? "It does not end"
            : sure == found.count
                ? "None of them ends" : sure == 1 ? "One of them does not end" : "\(sure) of them do not end"
        finding.reason = "\(what) by itself, so that \(own) is never released."
        finding.remedy = remedy(for: found, of: actor.player.type, app)
        finding.notes = found.dropFirst().map { one in
            let until = one.source.isUnsure ? ", until its source ends" : ""
            return Finding.Note(
                message: "\(Self.what(one, first)) holds \(own), too\(until)", place: app.spot(one.spot))
        }
        return finding
    }

    private static func what(_ one: Actor.Subscription, _ first: Actor.Subscription) -> String {
        let bag = one.bag == first.bag ? "" : " in '\(one.bag)'"
        return switch one.holder {
        case .closure: "a closure here\(bag)"
        case .function(let name): "'\(name)'\(bag)"
        case .target(let property): "what assigns to '\(property)'\(bag)"
        }
    }

    func remedy(for found: [Actor.Subscription], of type: TypeIndex.ID, _ app: CheckedApp) -> String {
        var sentences: [String] = []
        let closures = found.count { $0.holder == .closure }
        if closures > 0 {
            let which =
                closures > 1 ? "each of these closures" : found.count > 1 ? "the one closure" : "the closure"
            sentences.append("Write '[weak self]' at the beginning of \(which).")
        }
        let functions = Set(found.compactMap { if case .function(let name) = $0.holder { name } else { nil } }).sorted()
        if let name = functions.first {
            let more = functions.count > 1 ? ", and so for the other methods" : ""
            let closure = call(of: name, of: type, app) ?? "{ [weak self] … in self?.\(name)(…) }"
            sentences.append("In place of '\(name)' write '\(closure)'\(more).")
        }
        let targets = found.compactMap { if case .target(let name) = $0.holder { name } else { nil } }
        if let name = targets.first {
            let more = Set(targets).count > 1 ? ", and so for the other properties" : ""
            sentences.append("In place of 'assign(to:on:)' write 'sink { [weak self] in self?.\(name) = $0 }'\(more).")
        }
        return sentences.joined(separator: " ")
    }

    /// Returns true if an actor holds the way to a source: by a strong property, or it is a view of its own.
    func isHeld(_ source: Actor.Subscription.Source, by type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        guard let root = source.root else { return true }
        // What no class here declares is UIKit's, or a library's.
        guard let member = members(root, of: type, app).first else {
            return source.isView || root == "reactor"
        }
        guard !member.fact.isStatic else { return true }
        guard let storage = member.fact.storage else { return source.isView }
        return storage.ownership == .strong || source.isUnsure
            || source.isView && member.fact.attributes.contains { $0.hasPrefix("@IBOutlet") }
    }

    /// Returns true if a bag is a stored property of a class, or of one that it stands on.
    private func keeps(bag: String, _ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        if bag == "rx.disposeBag" { return true }
        let member = members(bag, of: type, app).first { !$0.fact.isStatic }
        guard let fact = member?.fact, let storage = fact.storage, storage.ownership == .strong,
            let bag = fact.type ?? storage.initialValue?.type
        else { return false }
        return bag.contains { part in
            part.lastName.map { $0.hasSuffix("Bag") || Self.subscriptions.contains($0) } ?? false
        }
    }

    /// Types of subscriptions that a bag may be made of.
    private static let subscriptions: Set = [
        "AnyCancellable", "Cancellable", "Disposable", "CompositeDisposable", "RelayToken",
    ]

    /// Returns true if somebody empties a bag, or puts another one in its place.
    private func isEmptied(_ bag: String, of type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let (index, path) = (app.map.index, bag.split(separator: ".").map(String.init))
        let parents = index.ancestors(of: type).compactMap(\.meaning.id).filter { index[$0].kind == .class }
        let types = [type] + parents + app.map.descendants(of: type)
        let files = Set(types.flatMap { index[$0].parts.map(\.file) })
        let isSet = (app.map.wires[path.last ?? ""] ?? []).contains { wire in
            !files.contains(wire.file) && wire.owner.map(types.contains) ?? false
        }
        return isSet
            || types.contains { type in
                // The end of the object, which empties it, never comes.
                index.members(of: type).contains { member in
                    guard member.fact.kind != .deinitializer, let body = member.fact.body else { return false }
                    return Self.empties(path, body, isFirst: member.fact.kind == .initializer)
                }
            }
    }

    private static func empties(_ path: [String], _ body: BodyFact, isFirst: Bool) -> Bool {
        let isSet = body.assignments.contains { $0.target.namesAfterSelf == path }
        return isSet && !isFirst
            || body.calls.contains { call in
                let names = call.callee.namesAfterSelf
                return names.count == path.count + 1 && names.starts(with: path) && !filling.contains(names[path.count])
            }
            || body.locals.contains { $0.kind == .element && $0.value?.path?.namesAfterSelf == path }
    }

    /// Calls on a bag that leave in it what it has.
    private static let filling: Set = ["insert", "append", "formUnion", "add", "contains", "store", "callAsFunction"]

    static func member(with one: Actor.Subscription, _ members: [IndexedMember]) -> IndexedMember? {
        members.first { member in
            guard member.part.file == one.spot.file, let body = member.fact.body else { return false }
            return one.holder == .closure
                ? body.closures.contains { $0.line == one.spot.line } : body.calls.contains { $0.line == one.spot.line }
        }
    }
}
