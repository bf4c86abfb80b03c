import Architecture
import Conformance
import SourceModel
import SwiftSyntax

/// A case more of the enumeration by which the app says where people go, with the branches that the switches over it need.
struct GrownRoute {
    /// The enumeration.
    let type: TypeIndex.ID
    /// The case.
    let name: String
    /// The values that it carries.
    let values: [ParameterFact]
    /// The branches, in their files.
    let branches: [(path: String, change: ParsedSource.Change)]
    /// The code that sends it.
    let sending: RouteSending
    /// The things left to a person, a sentence each.
    let notes: [String]

    /// Finds the enumeration whose cases the app shows as units, and somebody of the unit sends; nil where there is none, or where
    /// no unit is shown as the other one can be.
    init?(to target: UnitName, in reading: UnitReading) {
        let index = reading.index
        let wanted = target.propertyName
        let units = Set(reading.map.units.map(\.name.propertyName).filter { $0.count > 2 })
        let candidates = index.types.filter {
            index[$0].kind == .enum && reading.declaration(of: $0) != nil && !reading.isOfTests($0)
        }.compactMap { id -> (id: TypeIndex.ID, named: [String])? in
            let names = index.members(of: id).filter { $0.fact.kind == .enumCase }.map(\.fact.name)
            let named = names.filter(units.contains)
            return named.count > 2 && !names.contains(wanted) ? (id, named) : nil
        }.sorted { $0.named.count > $1.named.count }
        for (id, named) in candidates.prefix(4) {
            guard let sending = RouteSending(of: id, in: reading) else { continue }
            let telling = named.sorted { ($1.count, $0) < ($0.count, $1) }.prefix(3)
            let switches = reading.switches(over: id, naming: telling)
            guard let main = switches.max(by: { $0.makers.count < $1.makers.count }), main.makers.count > 1,
                let branch = GrownBranch(of: id, in: main, to: target, reading),
                Self.carries(id, branch.values, in: reading),
                let others = Self.others(switches, but: main, like: branch, of: id, reading)
            else { continue }
            (type, name, values, self.sending) = (id, branch.name, branch.values, sending)
            branches = [(main.source.path, branch.change)] + others.map { ($0.path, $0.change) }
            notes = others.map(\.note)
            return
        }
        return nil
    }

    /// The declaration of the case.
    var declaration: String {
        let carried = values.map { ($0.label == "_" ? "" : $0.label + ": ") + $0.type.description }
        return "case \(name)" + (carried.isEmpty ? "" : "(\(carried.joined(separator: ", ")))")
    }

    /// Returns true if a case of an enumeration may carry some values.
    private static func carries(_ id: TypeIndex.ID, _ values: [ParameterFact], in reading: UnitReading) -> Bool {
        let index = reading.index
        if values.isEmpty { return true }
        let others = index.ancestors(of: id).compactMap(\.type.lastName)
        if others.contains(where: ["String", "Int", "CaseIterable"].contains) { return false }
        let asked = ["Hashable", "Equatable", "Codable"].filter(others.contains)
        guard !asked.isEmpty else { return true }
        return values.allSatisfy { value in
            guard let type = index.resolveHeld(value.type, in: NameScope(file: index[id].file, type: id)).id,
                index[type].kind != .outside
            else { return true }
            let own = Set(index.ancestors(of: type).compactMap(\.type.lastName))
            return asked.allSatisfy { own.contains($0) || ($0 == "Equatable" && own.contains("Hashable")) }
        }
    }

    private struct Other {
        let path: String
        let change: ParsedSource.Change
        let note: String
    }

    /// The branches that other switches need, which name all cases: with those whose like they are. Nil where one has no place for it.
    private static func others(
        _ switches: [RouteSwitch], but main: RouteSwitch, like branch: GrownBranch, of id: TypeIndex.ID,
        _ reading: UnitReading
    ) -> [Other]? {
        let index = reading.index
        let all = Set(index.members(of: id).filter { $0.fact.kind == .enumCase }.map(\.fact.name))
        var found: [Other] = []
        for other in switches where !other.hasDefault && other.names == all {
            let place = main.arms.first?.node.id
            if other.arms.first?.node.id == place { continue }
            guard let arm = other.arms.first(where: { $0.names.contains(branch.sample) }), arm.names.count > 1,
                case .case(let label) = arm.node.label, arm.node.givenNames.isEmpty, let last = label.caseItems.last
            else { return nil }
            let offset = last.endPositionBeforeTrailingTrivia.utf8Offset
            found.append(
                Other(
                    path: other.source.path,
                    change: ParsedSource.Change(range: offset..<offset, text: ", .\(branch.name)"),
                    note: "'.\(branch.name)' is taken there for what '.\(branch.sample)' is: see that it is "
                        + "(\(other.source.place(of: arm.node)))"))
        }
        return found
    }
}
