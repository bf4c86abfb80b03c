import Conformance
import Findings
import SourceModel

/// Circles by an action of a control that holds whom the control was handed: `BackButton(self)`.
extension CycleRule {
    /// Tells of the actions of what an actor holds, and hands itself to.
    func captured(of actor: Actor, _ alive: Alive, _ told: inout ToldCircles, _ verdict: inout Verdict) {
        let (app, type) = (alive.app, actor.player.type)
        guard app.map.index[type].kind == .class, app.names.fileCount(of: "UIAction") > 0 else { return }
        for found in actor.closures where found.isSelf && (found.isArgument || found.method != nil) {
            for keeper in keepers(of: found, actor, app) ?? [] where keeper != type {
                guard let (spot, name) = action(holding: found, in: keeper, app) else { continue }
                verdict.judged += 1
                let isOpened = found.path.first.map { Self.isOpened([$0], by: type, app) } ?? false
                guard !isOpened, isReached(found, by: actor, alive, app), !alive.lasting.isLasting(type) else {
                    verdict.leave(.evidence)
                    continue
                }
                let note = Finding.Note(
                    message: "\(app.name(type)) hands itself to '\(found.owner ?? "")' here",
                    place: app.spot(found.spot))
                if let place = told.captured[spot] {
                    verdict.findings[place].notes.append(note)
                    continue
                }
                guard app.map.rules(file: spot.file) else { continue }
                told.captured[spot] = verdict.findings.count
                let (own, other) = (app.name(type), app.name(keeper))
                var finding = app.finding(
                    Self.self, actor,
                    "an action that holds \(own) is kept by \(other): \(own) → \(other) → action → \(own)", at: spot,
                    subject: "")
                finding.identity.subject = "action \(other) \(name)"
                finding.reason = "None of them is ever released."
                finding.remedy = "Write '[weak \(name)]' at the beginning of this closure."
                finding.notes = [note]
                verdict.findings.append(finding)
            }
        }
    }

    /// The closure of an action that a class adds to itself, and that holds what an initializer or a method was handed, with its name there.
    private func action(
        holding found: Actor.StoredClosure, in keeper: TypeIndex.ID, _ app: CheckedApp
    ) -> (Actor.Spot, name: String)? {
        let members = Array(members(of: keeper, app, .all))
        for member in members {
            let isGiven = found.isArgument ? member.fact.kind == .initializer : member.fact.name == found.method
            let label = found.property.isEmpty ? "_" : found.property
            guard isGiven, let body = member.fact.body,
                let parameter = member.fact.parameters.first(where: { $0.label == label })
            else { continue }
            if let line = Self.line(ofActionHolding: parameter.name, body) {
                return (Actor.Spot(file: member.part.file, line: line), parameter.name)
            }
            // `init(_ screen: Screen) { setUp(screen: screen) }`
            for call in body.calls where call.callee.nameCountAfterSelf == 1 {
                guard let handed = call.arguments.first(where: { $0.value.path?.text == parameter.name }) else {
                    continue
                }
                for next in members where next.fact.kind == .function && next.fact.name == call.callee.last {
                    guard let body = next.fact.body,
                        let given = next.fact.parameters.first(where: { $0.label == handed.label ?? "_" }),
                        let line = Self.line(ofActionHolding: given.name, body)
                    else { continue }
                    return (Actor.Spot(file: next.part.file, line: line), given.name)
                }
            }
        }
        return nil
    }

    /// The line of the closure of an action that holds a parameter, and that the object adds to itself.
    private static func line(ofActionHolding name: String, _ body: BodyFact) -> Int? {
        for closure in body.closures {
            guard closure.parent == nil,
                closure.captures.contains(where: { $0.name == name && $0.ownership == .strong }),
                case .argument(let number, _) = closure.place, body.calls.indices.contains(number),
                body.calls[number].creates?.lastName == "UIAction"
            else { continue }
            let local = body.locals.first { $0.value?.call == number }?.name
            let isAdded = body.calls.contains { call in
                guard call.callee.namesAfterSelf == ["addAction"], let value = call.arguments.first?.value else {
                    return false
                }
                return value.call == number || local != nil && value.path?.text == local
            }
            if isAdded { return closure.line }
        }
        return nil
    }
}
