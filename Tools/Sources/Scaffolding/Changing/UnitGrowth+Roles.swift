import Architecture
import Conformance
import Foundation
import SourceModel

/// Roles that units get which nobody noted.
extension UnitGrowth {
    mutating func addRole(_ text: String) throws(ScaffoldError) {
        let unit = map.units[reading.unit]
        guard let role = definition.role(text.trimmed), role.scope == .unit, !role.type.namesSeveral,
            unit.players(of: role.id).isEmpty, let grown = GrownRole(role, of: reading)
        else { throw told(of: UnitAddition(word: "role", text: text)) }
        if let there = index.types(named: grown.type).first(where: { reading.declaration(of: $0) != nil }) {
            throw Self.thereAlready(reading.place(of: there), grown.type)
        }
        let isThere = FileManager.default.fileExists(atPath: grown.path)
        if isThere {
            let end = reading.text(of: grown.path).utf8.count
            edit(grown.path, end..<end, "\n" + grown.declarations)
        } else {
            create(grown.path, grown.text)
        }
        for parent in grown.left {
            notes.append(
                "'\(grown.type)' is no '\(parent)' yet, as \(index[grown.like].name) is (\(reading.place(of: grown.like)))"
            )
        }
        try hold(role, grown)
        if !isThere { notes.append("'\(grown.path)' is new: where a project of Xcode lists its files, list it") }
    }

    /// Has those hold it who hold such a one in other units.
    private mutating func hold(_ role: Role, _ grown: GrownRole) throws(ScaffoldError) {
        let unit = map.units[reading.unit]
        let channels = definition.channels.filter { $0.to == role.id && !$0.leavesUnit && !map.builds($0.from) }
        let holders = channels.compactMap { channel -> (Channel, TypeIndex.ID)? in
            guard channel.hold == .strong else { return nil }
            return unit.players(of: channel.from).first {
                index[$0].kind == .class && reading.declaration(of: $0) != nil
            }
            .map { (channel, $0) }
        }
        guard grown.isMadeOfNothing, let (channel, holder) = holders.first,
            let part = reading.declaration(of: holder)
        else {
            notes.append("nobody holds it yet, as others hold theirs: \(reading.place(of: grown.like)) is one")
            return
        }
        let name = channel.property?.name(for: self.name) ?? UnitName(grown.type).propertyName
        try refuse(name, in: holder)
        let shared = SharedPart(
            name: name, type: channel.through == nil ? grown.type : grown.contract ?? grown.type,
            isContract: channel.through != nil && grown.contract != nil, code: "\(grown.type)()")
        try give(shared, to: holder, part)
    }
}
