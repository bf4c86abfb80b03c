import Architecture
import Conformance
import Findings
import SourceModel

/// The base types of a unit's parts.
extension UnitRule {
    func base(_ actor: Actor, _ owner: Actor?, _ app: CheckedApp, _ verdict: inout Verdict) {
        guard let role = app.definition.role(actor.role), let base = role.base,
            app.map.index[actor.player.type].kind == .class, app.name(actor.player.type) != base
        else { return }
        verdict.judged += 1
        let answers = [base, role.plainBase].compactMap(\.self).map { inherits(actor.player.type, from: $0, app) }
        if answers.contains(.yes) { return }
        // Where a declaration was read wrongly, so was its base.
        if app.unseen.has(app.spot(actor.declaration).path) {
            verdict.leave(.unread)
            return
        }
        // Who plays a learned role by its contract alone may do so as something else.
        // So may a part whose screen has another base than the rest, by which it is not asked for what the base does.
        let isOtherwise =
            !actor.player.isNamed
            || actor.role != owner?.role && owner.map { hasOtherBase($0, app) || standsApart($0, app) } == true
        if isOtherwise, app.statement(role, "base")?.isCounted == true, !isLost(actor.player.type, app) {
            verdict.leave(.otherwise)
            return
        }
        // A class that is named alike and stands alone is none of these units'.
        let isAlone = app.statement(role, "base")?.isCounted == true && isAlone(actor, app)
        let isSpared = isOneOfMany(actor, role, app) && !isLost(actor.player.type, app)
        if isAlone || !isAsked(base, of: actor.player.type, role, app) || isSpared {
            verdict.leave(.unasked)
            return
        }
        let isPlain =
            standsBesides(actor.player.type, base, role, app) || isLost(actor.player.type, app)
            || app.statement(role, "base")?.isCounted != true && isOfUIKit(actor.player.type, andNot: base, app)
        if answers.contains(.unknown), !isPlain {
            verdict.leave(.names)
            return
        }
        let wanted = role.plainBase.map { $0 == base ? base : "\(base) or \($0)" } ?? base
        var finding = app.finding(
            Self.self, actor, "\(app.name(actor.player.type)) does not inherit from \(wanted)", at: actor.declaration,
            subject: app.name(actor.player.type))
        finding.identity.subject = "base"
        finding.statement = app.statement(role, "base")
        finding.reason = "The base type does for every \(role.id) what would be forgotten in one."
        let bases = app.map.index.types(named: String(base.prefix { $0 != "<" }))
        let isGeneric = !base.contains("<") && bases.contains { !app.map.index[$0].generics.isEmpty }
        let written = isGeneric ? base + "<…>" : base
        finding.remedy = "Write 'class \(app.name(actor.player.type)): \(written)'."
        verdict.findings.append(finding)
    }

    /// Returns true if a class stands on one of UIKit's that is known to be another than the base, and not to inherit from it.
    private func isOfUIKit(_ type: TypeIndex.ID, andNot base: String, _ app: CheckedApp) -> Bool {
        let parents = app.map.index[type].parents.filter { !$0.part.isExtension }
        let names = parents.compactMap(\.type.lastName)
        guard let own = names.first(where: { Self.classesOfUIKit[$0] != nil }) else { return false }
        // What else it names may be a class only where that is none.
        return own == names.first && own != base && Self.classesOfUIKit[own]?.contains(base) == false
    }

    /// The classes that some of UIKit's inherit from.
    private static let classesOfUIKit: [String: Set<String>] = [
        "NSObject": [], "UIResponder": ["NSObject"], "UIView": ["UIResponder", "NSObject"],
        "UIViewController": ["UIResponder", "NSObject"], "UIControl": ["UIView", "UIResponder", "NSObject"],
        "UITableViewCell": ["UIView", "UIResponder", "NSObject"],
        "UICollectionViewCell": ["UICollectionReusableView", "UIView", "UIResponder", "NSObject"],
    ]

    /// Tells an owner that does not inherit from what most of its role do, directly or by bases between: one from before there was that base,
    /// whose parts are as old.
    private func standsApart(_ owner: Actor, _ app: CheckedApp) -> Bool {
        guard let role = app.definition.role(owner.role), let base = role.base,
            case let statement = app.statement(role, "base"), statement?.isCounted == true,
            statement?.share ?? 0 >= Self.most
        else { return false }
        return [base, role.plainBase].compactMap(\.self).allSatisfy {
            inherits(owner.player.type, from: $0, app) != .yes
        }
    }

    /// Returns true if several of a role's classes have another base than a learned definition counted, and more than one in twenty: they
    /// may do without.
    private func isOneOfMany(_ actor: Actor, _ role: Role, _ app: CheckedApp) -> Bool {
        guard app.statement(role, "base")?.isCounted == true, let base = role.base else { return false }
        let all = app.map.actors.filter { other in
            other.role == role.id && app.map.index[other.player.type].kind == .class
                && app.name(other.player.type) != base
        }
        let others = all.count { other in
            [base, role.plainBase].compactMap(\.self).allSatisfy { inherits(other.player.type, from: $0, app) == .no }
                || standsBesides(other.player.type, base, role, app)
        }
        return others > 1 && Double(others) > (1 - Self.nearlyAll) * Double(all.count)
    }

    /// Tells an actor without another of its unit, where all units that were counted have several.
    private func isAlone(_ actor: Actor, _ app: CheckedApp) -> Bool {
        guard let unit = actor.player.unit else { return false }
        let needed = app.definition.roles.count {
            $0.scope == .unit && $0.count == .one && app.isDemanded($0, "type") && $0.isUsed
        }
        return needed > 1 && app.map.actors(ofUnit: unit).count == 1
    }

    /// Tells a base whose work a class does by itself: it has a member of the base's by that name, or stands on what the base stands on. Of a
    /// class that needs nothing of it, nobody asks that, however many stand on the base.
    private func isAsked(_ base: String, of type: TypeIndex.ID, _ role: Role, _ app: CheckedApp) -> Bool {
        let statement = app.statement(role, "base")
        guard statement?.isCounted == true else { return true }
        guard app.isUsual(statement) else { return false }
        let index = app.map.index
        func members(_ type: TypeIndex.ID) -> Set<String> {
            Set(index.members(of: type, .members).filter { $0.fact.kind != .initializer }.map(\.fact.name))
        }
        let own = members(type)
        return isLost(type, app) || standsBesides(type, base, role, app)
            || index.types(named: String(base.prefix { $0 != "<" })).contains { !members($0).isDisjoint(with: own) }
    }

    /// Tells a class that stands on what the app's own base stands on, UIViewController in place of BaseViewController: the base may take that place.
    private func standsBesides(_ type: TypeIndex.ID, _ base: String, _ role: Role, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        func parent(_ id: TypeIndex.ID) -> IndexedType.Parent? { index[id].parents.first { !$0.part.isExtension } }
        let bases = index.types(named: String(base.prefix { $0 != "<" }))
        guard app.statement(role, "base")?.share ?? 1 >= Self.nearlyAll, bases.count == 1,
            index[bases[0]].generics.isEmpty,
            let own = parent(type), own.meaning.id.map({ index[$0].kind == .outside }) ?? true
        else { return false }
        return parent(bases[0]).map { $0.type == own.type } ?? false
    }

    /// Tells a class that overrides something, calls `super`, has outlets or is a delegate of UIKit's, and stands on none: it has lost the
    /// one that it stood on.
    private func isLost(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        let isHeir = index.members(of: type).contains { member in
            member.fact.modifiers.contains("override")
                || member.fact.attributes.contains { $0.hasPrefix("@IBOutlet") || $0.hasPrefix("@IBAction") }
                || member.fact.body?.calls.contains { $0.callee.root == "super" } == true
        }
        // UIKit's delegates are objects of Objective-C, which a class without a base is not.
        let isDelegate = index[type].parents.contains { parent in
            guard case .outside(let name, _) = parent.meaning else { return false }
            return name.hasPrefix("UI") && ["Delegate", "DataSource"].contains(where: name.hasSuffix)
        }
        return (isHeir || isDelegate)
            && index[type].parents.allSatisfy { parent in
                parent.part.isExtension || Self.protocols.contains { parent.type.lastName?.hasSuffix($0) == true }
                    || parent.meaning.id.map { index[$0].kind == .protocol } == true
            }
    }

    /// The last words of protocols whose sources are not there.
    private static let protocols = ["Delegate", "DataSource", "Protocol", "able", "ible"]

    /// The share of those with a base from which on the next one is told to have it, too.
    private static let nearlyAll = 0.95
    /// The share of screens with a base from which on one without it is the exception.
    private static let most = 0.5

    /// Tells if a class inherits from another: the first that it names is its parent, or a protocol where it has
    /// none.
    func inherits(_ type: TypeIndex.ID, from base: String, _ app: CheckedApp) -> Answer {
        let name = String(base.prefix { $0 != "<" })
        var current = type
        for _ in 0..<Self.depthLimit {
            let parents = app.map.index[current].parents.filter { !$0.part.isExtension }
            // Behind an alias, the class may stand behind a protocol: `typealias LoginScreen = LoginView & BaseScreen`.
            let ofApp = parents.first { $0.meaning.id.map { app.map.index[$0].kind == .class } ?? false }
            guard let parent = ofApp ?? parents.first else { return .no }
            switch parent.meaning {
            case .type(let id, _):
                let found = app.map.index[id]
                if found.name == name { return .yes }
                // A protocol asks for what it inherits from itself.
                if found.kind == .protocol {
                    let parents = app.map.index.ancestors(of: id)
                    if parents.contains(where: { $0.type.lastName == name }) { return .yes }
                }
                // Of what is extended here and declared elsewhere, nothing is known.
                if found.kind == .outside || found.kind == .alias { return .unknown }
                if found.kind != .class { return .no }
                current = id
            case .outside(let other, _): return other == name ? .yes : .unknown
            default: return .unknown
            }
        }
        return .unknown
    }

    private static let depthLimit = 32
}
