import Architecture
import Conformance
import Findings
import SourceModel

/// A stored property holds its value as the channel says: strong, weak or unowned.
package struct HoldRule: Rule {
    package static let id = "hold"
    package static let severity = Severity.error
    package static let explanation = RuleExplanation(
        wants: "A part of a unit holds another as the channel between their roles says: strong, weak or unowned.",
        why: """
            A strong reference in place of a weak one keeps the unit alive when its screen is gone. A weak one \
            in place of a strong one lets the other go at once.
            """,
        judged: [
            "Stored properties, whatever wraps their type: optionals, arrays, dictionaries, boxes such as `Weak<T>`.",
            "Where unowned is asked, weak is fine, too: it cannot crash.",
            """
            A strong property of a base class that its heirs are to hold weak or unowned is found once, at the \
            base's line.
            """,
            """
            A box of the app's own, `struct Box { var view: … }` or `Ref<T>`, counts as what it holds, where \
            weak or unowned is asked.
            """,
            "A stored property that a computed one sets counts as what that is set to.",
        ],
        silent: [
            "Computed properties, parameters and static properties.",
            "What a closure captures: see `cycle`.",
            "Value types.",
            "Channels that are held `static`, by a `container` or by the `viewHierarchy`.",
            "A weak reference that would make a circle if it were strong.",
            "A part of another unit, where the channel stays inside the unit.",
            "A reference that another channel between the same roles, by the same contract, allows.",
        ],
        learned: [
            "A weak reference to what somebody else keeps.",
            "A weak reference beside a strong one to the same part.",
            "A weak reference, where fewer than nine in ten hold strongly.",
            "A strong reference whose way back is weak.",
            "A strong reference without a way back, where others hold strongly, too, or fewer than ten were counted.",
            "An unowned reference, where others have one, too, or fewer than ten were counted.",
            "Outlets that are in no circle.",
            "Classes with one object for all: `static let shared`.",
        ],
        good: """
            final class LoginPresenter {
                weak var view: (any LoginViewInterface)?
            }
            """,
        bad: """
            final class LoginPresenter {
                var view: (any LoginViewInterface)?  // the channel presenter -> view says hold: weak
            }
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        for actor in app.map.actors {
            for hold in actor.holds {
                guard let channel = app.map.channel(of: hold, in: actor) else { continue }
                guard hold.isClass, let expected = Self.ownership(channel.hold) else {
                    verdict.leave(.unsaid)
                    continue
                }
                verdict.judged += 1
                guard !Self.fits(hold.ownership, channel.hold) else { continue }
                // Where a channel was counted and not demanded, this one may hold weakly what others keep.
                if channel.hold == .strong, app.statement(channel, "hold")?.isCounted == true,
                    app.isKept(hold, byOthersThan: actor)
                {
                    verdict.leave(.evidence)
                    continue
                }
                // A weak reference is told where nearly all hold strongly: it harms nobody as long as somebody else keeps it.
                if channel.hold == .strong, !app.isUsual(app.statement(channel, "hold")) {
                    verdict.leave(.evidence)
                    continue
                }
                // Held strongly, it would never go.
                if channel.hold == .strong, Cycles.cycle(through: hold, of: actor, app.map) != nil {
                    verdict.leave(.evidence)
                    continue
                }
                if let reason = Self.doubt(hold, channel, of: actor, app) {
                    verdict.leave(reason)
                    continue
                }
                let mend = channel.hold == .weak && hold.ownership == .strong ? Self.mend(hold, app) : nil
                verdict.add(finding(hold, channel, expected, of: actor, app), mend)
            }
        }
        inherited(app, &verdict)
        boxed(app, &verdict)
        return verdict
    }

    /// The reason why a reference may be otherwise than a learned definition says: a strong one that leads in no circle, and a weak one
    /// beside a strong one to the same.
    static func doubt(
        _ hold: Actor.Hold, _ channel: Channel, of actor: Actor, _ app: CheckedApp
    ) -> Unproven? {
        // Another unit's screen, which an actor may keep, is none that its own unit's channel speaks of.
        if !channel.leavesUnit, case .part(let id) = hold.target, let unit = app.map.players[id]?.unit,
            unit != actor.player.unit
        {
            return .otherwise
        }
        // Who is one for the whole app is no part of a scene, whatever it is called.
        if app.isLearned, isShared(actor.player.type, app) { return .otherwise }
        // A contract by which others are told, too, may lead to them.
        let through = app.map.link(of: hold, in: actor)?.through
        let others = app.definition.channels.filter {
            $0.from == channel.from && $0.to == channel.to && $0.through == through
                && $0.leavesUnit == channel.leavesUnit
        }
        if others.contains(where: { fits(hold.ownership, $0.hold) }) { return .unsaid }
        guard app.statement(channel, "hold")?.isCounted == true, !channel.leavesUnit else { return nil }
        if channel.hold == .strong { return holdsOtherwise(channel, actor, app) ? .evidence : nil }
        // Where some hold it unowned, that is a way of this team.
        if hold.ownership != .strong { return app.isWithoutException(app.statement(channel, "hold")) ? nil : .evidence }
        guard Cycles.cycle(through: hold, of: actor, app.map) == nil else { return nil }
        // Interface Builder writes its outlets weak, and nothing depends on it.
        if isOutlet(hold, of: actor, app) { return .evidence }
        let held = app.map.held(by: hold, of: actor)
        if held.isEmpty, case .part = hold.target { return .names }
        let back = held.compactMap(app.map.actor).flatMap { other in
            other.holds.filter { app.map.held(by: $0, of: other).contains(actor.player.type) }
        }
        // The way back is seen, and weak; or there is none.
        if !back.isEmpty { return back.allSatisfy { $0.ownership != .strong } ? .evidence : nil }
        // A way that few go says little of what is usual on it.
        let isUsual = app.isUsual(app.statement(channel))
        // What nobody of many does is told, though the way back may lead through a class that was not read.
        if isUsual, app.isWithoutException(app.statement(channel, "hold")) { return nil }
        let leads = isUsual && leads(from: channel.to, to: actor.role, app.definition)
        return leads || held.contains { holdsContainer($0, app) } ? nil : .evidence
    }

    private static func isOutlet(_ hold: Actor.Hold, of actor: Actor, _ app: CheckedApp) -> Bool {
        app.map.index.members(of: actor.player.type).contains { member in
            member.fact.name == hold.property && member.fact.attributes.contains { $0.hasPrefix("@IBOutlet") }
        }
    }

    /// Returns true if a type has its only object as a static property of its own: `static let shared = Banner()`.
    private static func isShared(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        return index.members(of: type).contains { member in
            guard member.fact.isStatic, let storage = member.fact.storage else { return false }
            let held = member.fact.type ?? storage.initialValue?.type
            return held.flatMap { index.resolveHeld($0, in: index.scope(of: member)).id } == type
        }
    }

    /// Returns true if a type, or a class that it stands on, holds a container of screens: whoever holds that holds the screens in it.
    private static func holdsContainer(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        let types = [type] + index.ancestors(of: type).compactMap(\.meaning.id)
        return types.contains { type in
            index[type].kind == .class
                && index.members(of: type, .members).contains { member in
                    member.fact.storage?.ownership == .strong
                        && member.fact.type?.lastName.map(containers.contains) == true
                }
        }
    }

    private static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController", "UIWindow",
    ]

    /// Returns true if an actor has the other by a strong reference, too: of its own, or in a generic base class.
    private static func holdsOtherwise(_ channel: Channel, _ actor: Actor, _ app: CheckedApp) -> Bool {
        // The other unit's, which it keeps as well, is another object.
        let holdsOwn = actor.holds.contains { hold in
            guard hold.ownership == .strong, let link = app.map.link(of: hold, in: actor) else { return false }
            return link.to == channel.to && (link.unit == nil || link.unit == actor.player.unit)
        }
        if holdsOwn { return true }
        guard let unit = actor.player.unit, let role = app.definition.role(channel.to) else { return false }
        let parts =
            app.map.units[unit].players(of: channel.to)
            + role.implements.compactMap { app.map.units[unit].contract($0) }
        let index = app.map.index
        let keeps = index.members(of: actor.player.type, .members).contains { member in
            guard member.fact.storage?.ownership == .strong, let type = member.fact.type,
                let held = index.resolveHeld(type, in: index.scope(of: member)).id
            else { return false }
            return app.map.units[unit].players(of: channel.to).contains {
                $0 == held || index.inherits($0, from: held) == .yes
            }
        }
        if keeps { return true }
        let names = Set(parts.map { app.map.index[$0].name })
        return app.map.index.ancestors(of: actor.player.type).contains { parent in
            guard let base = parent.meaning.id, app.map.index[base].kind == .class else { return false }
            return parent.type.namedParts.dropFirst().contains { $0.lastName.map(names.contains) ?? false }
        }
    }

    /// The reason why a reference back is a circle: whom it leads to holds the actor by a generic base class, as `BaseViewController<LoginViewModel>`
    /// does.
    private static func reasonOfBase(_ hold: Actor.Hold, _ actor: Actor, _ app: CheckedApp) -> String? {
        let index = app.map.index
        let own = [actor.player.type] + index.ancestors(of: actor.player.type).compactMap(\.meaning.id)
        let names = Set(own.map { index[$0].name })
        for held in app.map.held(by: hold, of: actor) {
            for parent in index.ancestors(of: held) {
                guard let base = parent.meaning.id, index[base].kind == .class,
                    case .named(_, _, let arguments) = parent.type,
                    let number = arguments.firstIndex(where: { $0.heldType.lastName.map(names.contains) ?? false }),
                    index[base].generics.indices.contains(number)
                else { continue }
                let keeper = index.members(of: base, .members).first { member in
                    member.fact.storage?.ownership == .strong
                        && member.fact.type?.heldType.lastName == index[base].generics[number]
                }
                guard let keeper else { continue }
                return
                    "\(app.name(held)) holds it by '\(keeper.fact.name)' of its base \(parent.type): neither is ever released."
            }
        }
        return nil
    }

    /// Returns true if strong channels of a definition lead from one role of a unit to another.
    private static func leads(from: String, to: String, _ definition: ArchitectureDefinition) -> Bool {
        var seen: Set<String> = []
        var queue = [from]
        while let role = queue.popLast() {
            if role == to { return true }
            guard seen.insert(role).inserted else { continue }
            queue += definition.channels.filter { $0.from == role && !$0.leavesUnit && $0.hold != .weak }.map(\.to)
        }
        return false
    }

    static func ownership(_ hold: Hold) -> String? {
        switch hold {
        case .strong, .weak, .unowned: hold.rawValue
        case .static, .container, .viewHierarchy: nil
        }
    }

    /// Returns true if a reference is held as a channel says. A weak one does what an unowned one does, and cannot
    /// crash.
    static func fits(_ ownership: StorageFact.Ownership, _ hold: Hold) -> Bool {
        switch hold {
        case .strong: ownership == .strong
        case .weak: ownership == .weak
        case .unowned: ownership != .strong
        case .static, .container, .viewHierarchy: true
        }
    }

    /// A single reference to a class, or to a protocol of classes, can be weak.
    private static func mend(_ hold: Actor.Hold, _ app: CheckedApp) -> Mend? {
        guard !hold.isMany, !hold.isBoxed, case .part(let target) = hold.target else { return nil }
        let isClass = isOfClasses(hold.shared ?? target, app)
        return isClass ? .weak(property: hold.property) : nil
    }

    /// Returns true if only objects have a type: a class, or a protocol that inherits from `AnyObject`, from a class, or from such a
    /// protocol.
    private static func isOfClasses(_ id: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        guard index[id].kind == .protocol else { return index[id].kind == .class || index[id].kind == .actor }
        let parents = index.ancestors(of: id)
        let own = [id] + parents.compactMap(\.meaning.id)
        return app.map.isScreen(id) || parents.contains { ["AnyObject", "class"].contains("\($0.type)") }
            || own.contains { index[$0].kind == .class || index[$0].parts.contains { isOfObjects($0, index) } }
    }

    /// Tells a protocol of Objective-C's, which is for classes alone, and one that says of `Self` what it has to be.
    private static func isOfObjects(_ part: IndexedType.Part, _ index: TypeIndex) -> Bool {
        guard part.isProtocol, !part.isExtension else { return false }
        let protocols = index.facts(ofFile: part.file).protocols
        guard protocols.indices.contains(part.number) else { return false }
        let fact = protocols[part.number]
        return fact.attributes.contains { $0.hasPrefix("@objc") }
            || fact.requirements.contains { $0.left.lastName == "Self" && $0.relation == .conforms }
    }

    /// The protocol by which a reference is held that structures could have, too, so that it cannot be weak.
    static func open(_ hold: Actor.Hold, _ app: CheckedApp) -> String? {
        guard case .part(let target) = hold.target else { return nil }
        return open(hold.shared ?? target, app)
    }

    /// The name of a protocol that structures could have, too; nil of others, and of one that stands on one from elsewhere of which that is
    /// not known.
    static func open(_ id: TypeIndex.ID, _ app: CheckedApp) -> String? {
        let index = app.map.index
        guard index[id].kind == .protocol, !isOfClasses(id, app) else { return nil }
        let isKnown = index.ancestors(of: id).allSatisfy { parent in
            parent.meaning.id.map { index[$0].kind == .protocol } == true
                || parent.type.lastName.map(ofAll.contains) == true
        }
        return isKnown ? app.name(id) : nil
    }

    /// Protocols of Swift's own that structures have.
    private static let ofAll: Set = [
        "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable", "Error",
        "CustomStringConvertible",
    ]

    func finding(
        _ hold: Actor.Hold, _ channel: Channel, _ expected: String, of actor: Actor, _ app: CheckedApp
    ) -> Finding {
        let actual = hold.ownership == .unownedUnsafe ? "unowned(unsafe)" : "\(hold.ownership)"
        var finding = app.finding(
            Self.self, actor,
            "'\(hold.property)' of \(app.name(actor.player.type)) is \(actual), and the \(channel.to) is held \(expected)",
            at: hold.spot, subject: hold.property)
        finding.statement = app.statement(channel, "hold")
        switch channel.hold {
        case .strong:
            finding.reason = "Nobody else has to hold the \(channel.to): it may be gone before it is used."
            finding.remedy = "Remove '\(actual)' from '\(hold.property)'."
        case .weak where hold.ownership == .strong:
            finding.reason =
                Self.reasonOfBase(hold, actor, app) ?? Cycles.reason(for: hold, of: actor, app.map)
            finding.remedy =
                hold.isMany ? "Hold each in a weak box." : "Write 'weak var \(hold.property)', optional."
            if let contract = Self.open(hold, app) { finding.remedy += " \(contract) needs ': AnyObject' for that." }
        case .unowned where hold.ownership == .strong:
            finding.reason =
                Cycles.cycle(through: hold, of: actor, app.map) == nil
                ? "The \(channel.to) lives longer and may keep the \(channel.from): then neither is ever released."
                : "The references form a cycle, so that none of them is ever released."
            finding.remedy = "Write 'unowned' before '\(hold.property)'."
        default:
            finding.reason = "An unowned reference crashes when the \(channel.to) is gone; a weak one does not."
            finding.remedy = "Write 'weak var \(hold.property)', optional."
        }
        if hold.ownership == .strong, let cycle = Cycles.cycle(through: hold, of: actor, app.map) {
            finding.notes = cycle.notes(app)
        }
        return finding
    }
}
