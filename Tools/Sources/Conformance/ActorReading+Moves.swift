import Architecture
import SourceModel

/// Reads the calls of an actor that go to another screen, or back.
extension ActorReading {
    /// UIKit's functions that go somewhere.
    static let moves: Set = [
        "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
        "setViewControllers", "present", "dismiss", "showDetailViewController", "show", "performSegue",
    ]

    /// The functions of the runtime's `Navigation`.
    static let runtimeMoves: Set = [
        "push", "pop", "popToRoot", "setStack", "present", "dismiss", "showDetail", "show", "showTab", "setRoot",
    ]

    /// The functions that are told by another label than `animated`, by that.
    private static let labels = [
        "show": "sender", "showDetailViewController": "sender", "performSegue": "withIdentifier",
    ]

    /// Those of which only what they are handed tells that they go to another unit.
    private static let unsure: Set = ["present", "dismiss"]

    mutating func readMove(_ call: CallFact, _ place: BodyPlace) {
        let names = call.callee.names
        let name = call.callee.last
        guard let actor, names.first != "super" else { return }
        if !isOfNavigation(call, place) {
            let labels = call.arguments.map { $0.label ?? "" }
            // Others have functions of these names: a presenter presents a model.
            guard Self.moves.contains(name), labels.contains(Self.labels[name] ?? "animated") else { return }
            // The pages of a page view controller are turned, and nobody goes anywhere.
            if labels.contains("direction") { return }
            if let id = receivers.receiver(of: call, in: place).id {
                // What is called on a contract is a message; what the type itself declares, its own function.
                if names.count == 1 ? declares(call, id) : id != actor && players[id] != nil { return }
            }
        }
        var leads = !Self.unsure.contains(name)
        if name == "present", let first = call.arguments.first?.value { leads = isUnit(first, call, place) }
        result.moves[actor, default: []].append(
            Actor.Move(
                function: name, spot: Actor.Spot(file: file, line: call.line), leadsToUnit: leads,
                isOnSelf: names.count == 1 || names.count == 2 && names[0] == "self"))
    }

    /// Returns true if a type has a function of its own that a call on itself may mean: `show(rows:)` is not `show(_:sender:)`.
    private func declares(_ call: CallFact, _ type: TypeIndex.ID) -> Bool {
        guard let label = Self.labels[call.callee.last] else { return true }
        return index.members(of: type, .members).contains { member in
            member.fact.name == call.callee.last && member.fact.parameters.contains { $0.label == label }
        }
    }

    /// Tells a call of the runtime's: `Navigation(from: self).push(screen)`, `view.navigation.pop()`.
    private func isOfNavigation(_ call: CallFact, _ place: BodyPlace) -> Bool {
        let names = call.callee.names
        let isMade = place.body.calls.contains { $0.creates?.lastName == "Navigation" && $0.argument("from") != nil }
        guard names.count > 1, Self.runtimeMoves.contains(names[names.count - 1]),
            isMade || index.files[file].imports.contains(where: { $0.module == "ScaenaUIKit" })
        else { return false }
        let receiver = receivers.receiver(of: call, in: place)
        // A type of that name that the app declares is another one.
        if let id = receiver.id { return index[id].kind == .outside && index[id].name == "Navigation" }
        return ["Navigation", "navigation"].contains(names[names.count - 2]) || self.name(of: receiver) == "Navigation"
    }

    /// Reads where a body gives a window another screen: `window.rootViewController = screen`.
    mutating func readRoots(_ place: BodyPlace) {
        guard let actor else { return }
        for assignment in place.body.assignments
        where assignment.operator == "=" && assignment.target.last == Actor.Move.root {
            let names = assignment.target.names
            guard names.count > 1, assignment.value.form != .literal(.nil) else { continue }
            let receiver = receivers.receiver(
                of: assignment.target, line: assignment.line, closure: assignment.closure, in: place)
            guard names[names.count - 2].lowercased().hasSuffix("window") || name(of: receiver) == "UIWindow" else {
                continue
            }
            result.moves[actor, default: []].append(
                Actor.Move(
                    function: Actor.Move.root, spot: Actor.Spot(file: file, line: assignment.line), leadsToUnit: true,
                    isOnSelf: false))
        }
    }

    /// Returns true if a value is an actor.
    private func isUnit(_ value: ValueFact, _ call: CallFact, _ place: BodyPlace) -> Bool {
        let meaning: Resolution?
        if let type = value.type {
            meaning = index.resolveHeld(type, in: place.scope)
        } else if let path = value.path {
            meaning = receivers.value(of: path, line: call.line, closure: call.closure, in: place).meaning
        } else if let number = value.call, place.body.calls.indices.contains(number) {
            let path = PathFact(place.body.calls[number].callee.text + "()")
            meaning = receivers.value(of: path, line: call.line, closure: call.closure, in: place).meaning
        } else {
            meaning = nil
        }
        guard let id = meaning?.id, case .role = players[id]?.part else { return false }
        return true
    }
}

extension TypeIndex {
    /// Returns true if a type is a flow of the runtime's, which comes from outside of the sources.
    package func isFlowOfRuntime(_ type: ID) -> Bool {
        let bases = ["FlowCoordinator", "Coordinator"]
        guard bases.contains(where: { inherits(type, fromOutside: $0) == .yes }) else { return false }
        return ([type] + ancestors(of: type).compactMap(\.meaning.id)).contains { one in
            self[one].parts.contains { part in
                files[part.file].imports.contains { ["ScaenaUIKit", "ScaenaKit"].contains($0.module) }
            }
        }
    }
}
