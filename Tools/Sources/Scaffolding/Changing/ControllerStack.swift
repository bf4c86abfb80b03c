import Architecture
import Conformance
import SourceModel

/// The thing that somebody has to show a view controller by UIKit alone.
struct ControllerStack {
    /// Code that has it: `navigationController?`, `viewController?.navigationController?`.
    let receiver: String
    /// True if view controllers are presented, and not pushed.
    let presents: Bool

    /// Statements that show what some code makes.
    func showing(_ code: String, as unit: UnitName) -> String {
        let name = unit.propertyName + "ViewController"
        let shown = presents ? "present(\(name), animated: true)" : "pushViewController(\(name), animated: true)"
        return "let \(name) = \(code)\n\(receiver.isEmpty ? "" : receiver + ".")\(shown)"
    }
}

extension UnitReading {
    /// By what a type shows view controllers; nil where it has nothing for it.
    func stack(of goer: TypeIndex.ID) -> ControllerStack? {
        let counts = pushes(of: goer)
        let presents = counts.presented > counts.pushed
        if isController(goer) {
            return ControllerStack(receiver: presents ? "" : "navigationController?", presents: presents)
        }
        let properties = allMembers(of: goer).filter { $0.fact.kind == .property && !$0.fact.isStatic }
        func mark(_ member: IndexedMember) -> String { if case .optional = member.fact.type { "?" } else { "" } }
        for member in properties where member.fact.type?.heldType.lastName == "UINavigationController" {
            return ControllerStack(receiver: member.fact.name + mark(member), presents: presents)
        }
        for member in properties {
            guard let type = member.fact.type else { continue }
            let id = index.resolveHeld(type, in: index.scope(of: member)).id
            guard type.heldType.lastName == "UIViewController" || id.map(isController) ?? false else { continue }
            let receiver = member.fact.name + mark(member)
            return ControllerStack(
                receiver: presents ? receiver : receiver + ".navigationController?", presents: presents)
        }
        return nil
    }

    /// Returns how often a type's file, and those of the unit's owners, push and present.
    private func pushes(of goer: TypeIndex.ID) -> (pushed: Int, presented: Int) {
        let owners = map.units.flatMap { $0.players(of: definition.unit.owner) }
        var counts = (pushed: 0, presented: 0)
        for id in [goer] + owners {
            let text = text(of: index.files[index[id].file].path)
            counts.pushed += text.ranges(of: "pushViewController(").count
            counts.presented += text.ranges(of: " present(").count
            if id == goer, counts.pushed != counts.presented { break }
        }
        return counts
    }

    /// Returns true if a type is a view controller of UIKit.
    func isController(_ id: TypeIndex.ID) -> Bool {
        index[id].kind == .class
            && index.ancestors(of: id).contains { parent in
                let name = parent.type.lastName ?? ""
                return name.hasPrefix("UI") && name.hasSuffix("ViewController") || name == "UIHostingController"
            }
    }

    /// Returns what stands behind a call for the view controller that it gives: nothing, or `.view`; nil where it gives none.
    func controller(in type: TypeFact?, _ scope: NameScope) -> String? {
        guard let type else { return nil }
        func isOne(_ type: TypeFact) -> Bool {
            if type.heldType.lastName == "UIViewController" { return true }
            return index.resolve(type.heldType, in: scope).id.map(isController) ?? false
        }
        switch type {
        case .optional: return nil
        case .tuple(let elements):
            return elements.first { isOne($0.type) }.flatMap { $0.label.map { "." + $0 } }
        default: break
        }
        if isOne(type) { return "" }
        guard case .named(_, _, let arguments) = type.heldType,
            let id = index.resolve(type.heldType, in: scope).id, [.struct, .class].contains(index[id].kind)
        else { return nil }
        for member in index.members(of: id) where member.fact.kind == .property && !member.fact.isStatic {
            guard let held = member.fact.type else { continue }
            if let place = held.lastName.flatMap({ index[id].generics.firstIndex(of: $0) }),
                arguments.indices.contains(place),
                isOne(arguments[place])
            {
                return "." + member.fact.name
            }
            if held.heldType.lastName == "UIViewController" { return "." + member.fact.name }
        }
        return nil
    }
}
