import Architecture
import Conformance
import Findings
import SourceModel

/// The reference of a circle that is to be weak, and what to write.
extension CycleRule {
    /// The reference that is to be weak.
    struct Blame {
        let step: Cycle.Step
        /// True if somebody else keeps the object: else it would be gone.
        var isKept = true
        /// True if it is not the one that its name or its place says.
        var isAnother = false
    }

    /// The reference that is to be weak: one whose object somebody else keeps, if there is one.
    func blame(_ cycle: Cycle, _ channels: [Channel?], _ alive: Alive) -> Blame {
        let first = Self.blamed(cycle, channels, alive.app)
        let number = cycle.steps.firstIndex { $0.hold.spot == first.hold.spot } ?? 0
        if isKept(number, cycle, alive) { return Blame(step: first) }
        let others = cycle.steps.indices.filter { other in
            // A structure that shows something keeps what it shows it by, as a screen its parts.
            other != number && alive.app.map.index[cycle.steps[other].actor.player.type].kind == .class
                && Self.canBeWeak(other, cycle, alive.app) && !Self.isOnlyKeeper(other, cycle, alive.app)
                && isKept(other, cycle, alive)
        }
        // Better one that the definition does not want strong; but better such a one than none.
        let other = others.first { !Self.isMeant($0, cycle, channels, alive.app) } ?? others.first
        return other.map { Blame(step: cycle.steps[$0], isAnother: true) } ?? Blame(step: first, isKept: false)
    }

    /// Returns true if the object that a reference leads to may be kept by others than its holder and itself: a screen by UIKit.
    private func isKept(_ number: Int, _ cycle: Cycle, _ alive: Alive) -> Bool {
        let (step, next) = (cycle.steps[number], cycle.steps[(number + 1) % cycle.steps.count].actor.player.type)
        let holder = step.actor.player.type
        if alive.app.map.isScreen(next) {
            return step.hold.isSetLater && !Self.getsAnew(step.hold.property, holder, alive.app.map.index)
                || Self.isHandedOver(step, alive.app)
        }
        // A view is kept by its screen, and what it keeps is gone with that.
        return alive.mayBeKept(next, byOthersThan: [holder, next], countingViews: false)
    }

    func finding(_ cycle: Cycle, _ blame: Blame, _ app: CheckedApp) -> Finding {
        let blamed = blame.step
        let names = cycle.steps.map { app.name($0.actor.player.type) }
        var finding = app.finding(
            Self.self, blamed.actor,
            "strong references lead in a circle: " + (names + names.prefix(1)).joined(separator: " → "),
            at: blamed.hold.spot, subject: blamed.hold.property)
        finding.identity.subject = names.sorted().joined(separator: " ")
        let next = cycle.steps.firstIndex { $0.hold.spot == blamed.hold.spot }.map { ($0 + 1) % cycle.steps.count }
        let isWeakened =
            next.map { app.map.isController(cycle.steps[$0].actor.player.type) } == true
            && !app.map.isController(blamed.actor.player.type) && Self.isHandedOver(blamed, app)
        finding.reason = "None of them is ever released."
        finding.remedy =
            blamed.hold.isSetLater
            ? "Hold '\(blamed.hold.property)' weakly."
            : isWeakened
                ? "Write 'weak var \(blamed.hold.property)', optional: UIKit keeps the screen."
                : blame.isAnother
                    ? "Write 'weak var \(blamed.hold.property)', optional: somebody else keeps the object."
                    : "Make one of them weak: one whose object somebody else keeps."
        if !blame.isKept, blamed.hold.isSetLater, let next {
            finding.remedy += Self.unkept(app.name(cycle.steps[next].actor.player.type))
        }
        if blamed.hold.isSetLater || isWeakened || blame.isAnother, let contract = HoldRule.open(blamed.hold, app) {
            finding.remedy += " \(contract) needs ': AnyObject' for that."
        }
        finding.notes = cycle.notes(app)
        if let next { beside(blamed, to: cycle.steps[next].actor.player.type, app, &finding) }
        return finding
    }

    /// The words on an object that the reference alone keeps which is to be weak.
    static func unkept(_ name: String) -> String {
        " Nobody else is seen to keep \(name): keep it where it is made, or it is gone at once."
    }

    /// Names the other strong references from the one to the other: whoever makes one of them weak has the circle still.
    private func beside(_ blamed: Cycle.Step, to type: TypeIndex.ID, _ app: CheckedApp, _ finding: inout Finding) {
        let others = blamed.actor.holds.filter { hold in
            hold.property != blamed.hold.property && hold.ownership == .strong && hold.isClass
                && app.map.held(by: hold, of: blamed.actor).contains(type)
        }
        guard !others.isEmpty else { return }
        let names = others.map { "'\($0.property)'" }.joined(separator: " and ")
        finding.remedy +=
            " \(names) \(others.count == 1 ? "holds" : "hold") \(app.name(type)) strongly, too: make \(others.count == 1 ? "that" : "these") weak as well."
        finding.notes += others.map { other in
            Finding.Note(
                message:
                    "\(app.name(blamed.actor.player.type)) holds \(app.name(type)) strongly by '\(other.property)', too",
                place: app.spot(other.spot))
        }
    }

    /// The reference that is to be weak: one whose name says that it leads back, or one that the definition does not want strong; of
    /// these one that is set later: what is handed over at the beginning would be gone.
    static func blamed(_ cycle: Cycle, _ channels: [Channel?], _ app: CheckedApp) -> Cycle.Step {
        // A view is kept by its screen, whoever holds it besides.
        let up = cycle.steps.enumerated().first { number, step in
            let next = cycle.steps[(number + 1) % cycle.steps.count].actor.player.type
            return step.hold.isSetLater && app.map.isScreen(step.actor.player.type)
                && !app.map.isController(step.actor.player.type) && app.map.isController(next)
        }
        if let up { return up.element }
        let weak = cycle.steps.indices.filter { canBeWeak($0, cycle, app) }
        let meant = weak.filter { channels[$0].map { $0.hold != .strong } ?? false }
        if meant.count == 1 { return cycle.steps[meant[0]] }
        let back = weak.filter { number in
            let step = cycle.steps[number]
            return step.hold.isSetLater && !isOnlyKeeper(number, cycle, app)
                && Self.waysBack.contains { step.hold.property.lowercased().hasSuffix($0) }
        }.map { cycle.steps[$0] }
        if back.count == 1 { return back[0] }
        // A view controller is kept by UIKit, whoever shows it.
        let toScreen = cycle.steps.enumerated().first { number, step in
            let next = cycle.steps[(number + 1) % cycle.steps.count].actor.player.type
            return app.map.isController(next) && !app.map.isScreen(step.actor.player.type) && isHandedOver(step, app)
        }
        if let toScreen { return toScreen.element }
        let open = weak.filter { !isMeant($0, cycle, channels, app) }.map { cycle.steps[$0] }
        return open.first(where: \.hold.isSetLater) ?? open.first ?? cycle.steps[weak.first ?? 0]
    }

    /// A structure cannot be held weakly, whatever contract it is known by.
    private static func canBeWeak(_ number: Int, _ cycle: Cycle, _ app: CheckedApp) -> Bool {
        let next = cycle.steps[(number + 1) % cycle.steps.count].actor.player.type
        return app.map.index[next].kind != .struct
    }

    /// Returns true if a reference is that of a screen to a part of its own unit: UIKit keeps the screen, and nobody else the part.
    private static func isOnlyKeeper(_ number: Int, _ cycle: Cycle, _ app: CheckedApp) -> Bool {
        let (from, to) = (cycle.steps[number].actor.player, cycle.steps[(number + 1) % cycle.steps.count].actor.player)
        return from.unit != nil && from.unit == to.unit && app.map.isController(from.type)
            && !app.map.isController(to.type)
    }

    /// Returns true if the definition wants a reference strong: by the channel that it is, or, of one that is none, by the channel between
    /// the two roles.
    private static func isMeant(_ number: Int, _ cycle: Cycle, _ channels: [Channel?], _ app: CheckedApp) -> Bool {
        if let channel = channels[number] { return channel.hold == .strong }
        let (from, to) = (cycle.steps[number].actor, cycle.steps[(number + 1) % cycle.steps.count].actor)
        return app.definition.channels.contains {
            $0.from == from.role && $0.to == to.role && !$0.leavesUnit && $0.hold == .strong
        }
    }

    /// Returns true if a reference is one that the holder was given, and has not made itself.
    private static func isHandedOver(_ step: Cycle.Step, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        let property = index.members(of: step.actor.player.type, .members).first { $0.fact.name == step.hold.property }
        let holder = step.actor.player.type
        guard let storage = property?.fact.storage, !makes(step.hold.property, holder, index),
            !getsAnew(step.hold.property, holder, index)
        else { return false }
        return !storage.isLazy && storage.initialValue == nil && !step.hold.isMany && !step.hold.isBoxed
    }

    /// Returns true if a class sets a property of its own to what a call gives it, `list = storyboard.instantiate()`: where that is weak, it
    /// is gone at once.
    private static func getsAnew(_ property: String, _ type: TypeIndex.ID, _ index: TypeIndex) -> Bool {
        index.members(of: type).contains { member in
            member.fact.body?.assignments.contains { assignment in
                assignment.target.namesAfterSelf == [property] && assignment.value.call != nil
            } == true
        }
    }

    /// Returns true if an initializer of a class sets a property to what it makes.
    private static func makes(_ property: String, _ type: TypeIndex.ID, _ index: TypeIndex) -> Bool {
        index.members(of: type).contains { member in
            guard member.fact.kind == .initializer else { return false }
            let given = Set(member.fact.parameters.map(\.name))
            return member.fact.body?.assignments.contains { assignment in
                guard assignment.target.namesAfterSelf == [property], assignment.value.form != .literal(.nil) else {
                    return false
                }
                return assignment.value.path.map { !given.contains($0.root) } ?? true
            } == true
        }
    }

    /// The last words of properties that lead to whoever is told.
    private static let waysBack = ["delegate", "listener", "output"]
}
