import Architecture
import SourceModel

/// Whom an actor knows by something that it holds or calls.
package struct Link: Sendable {
    /// The role that is known; nil where a contract has no one role behind it.
    package var to: String?
    /// The unit that it is of; nil where several share it.
    package var unit: Int?
    /// True if it is of another unit.
    package var leavesUnit: Bool
    /// The contract by which it is known; nil where its type is.
    package var through: String?
    /// The channel of the definition that allows it.
    package var channel: Channel?

    /// Describes a link.
    package init(
        to: String? = nil, unit: Int? = nil, leavesUnit: Bool, through: String? = nil, channel: Channel? = nil
    ) {
        self.to = to
        self.unit = unit
        self.leavesUnit = leavesUnit
        self.through = through
        self.channel = channel
    }
}

extension RoleMap {
    /// Returns true if a role builds units.
    package func builds(_ role: String) -> Bool {
        role == definition.assembly.by || role == definition.entry?.by
    }

    /// The channel that a stored property is.
    package func channel(of hold: Actor.Hold, in actor: Actor) -> Channel? {
        link(of: hold, in: actor)?.channel
    }

    /// Whom a stored property leads to; nil where it leads to no role.
    package func link(of hold: Actor.Hold, in actor: Actor) -> Link? {
        switch hold.target {
        case .part(let id):
            guard var link = link(to: id, from: actor) else { return nil }
            // Who holds another unit's class holds it by that channel only where the channel has no contract, or by its name:
            // who opens another screen and keeps it is not the one whom that screen tells.
            if link.leavesUnit, link.through == nil, let channel = link.channel, channel.through != nil,
                let form = channel.property
            {
                let names = [link.unit, actor.player.unit].compactMap(\.self).map { form.name(for: units[$0].name) }
                if !names.contains(hold.property) { link.channel = nil }
            }
            return link
        case .outside(let name): return link(toOutside: name, property: hold.property, from: actor)
        }
    }

    /// Whom a type or contract leads to; nil of data.
    package func link(to id: TypeIndex.ID, from actor: Actor) -> Link? {
        guard let player = players[id] else { return nil }
        // What a type does with others of its own name is its own matter.
        let isOther = player.unit != nil && player.unit != actor.player.unit
        switch player.part {
        case .data: return nil
        case .role(let role):
            if role == actor.role, !isOther { return nil }
            let found = channels(from: actor.role).filter {
                // A unit may open another of its own kind.
                $0.to == role && ($0.leavesUnit == isOther || $0.leavesUnit && builds(role))
            }
            let channel = found.first { $0.through == nil } ?? found.first
            return Link(to: role, unit: player.unit, leavesUnit: isOther, through: nil, channel: channel)
        case .contract(let contract):
            if definition.role(actor.role)?.implements.contains(contract) == true, !isOther {
                if !channels(from: actor.role).contains(where: { $0.through == contract }) { return nil }
            }
            let found = channels(from: actor.role).filter { $0.through == contract }
            let implementers = definition.roles.filter { $0.implements.contains(contract) }.map(\.id)
            let only = implementers.count == 1 ? implementers[0] : nil
            // A channel without a contract allows any.
            let plain = channels(from: actor.role).first {
                $0.to == only && $0.through == nil && $0.leavesUnit == isOther
            }
            let channel = found.first { $0.leavesUnit == isOther } ?? plain ?? found.first
            return Link(
                to: channel?.to ?? only, unit: player.unit,
                leavesUnit: channel?.leavesUnit ?? isOther, through: contract, channel: channel)
        }
    }

    /// A role that is held by its base type, or by one that this stands on, is known by the property's name:
    /// `weak var viewController: UIViewController?`.
    private func link(toOutside name: String, property: String, from actor: Actor) -> Link? {
        guard let unit = actor.player.unit else { return nil }
        let channel = channels(from: actor.role).first { channel in
            guard !channel.leavesUnit, let to = definition.role(channel.to),
                channel.property?.name(for: units[unit].name) == property
            else { return false }
            let isNamed = definition.names.contains { $0.id == to.id && $0.name == name }
            return isNamed || to.base == name || to.plainBase == name || to.type.description == name
                || units[unit].players(of: channel.to).contains { index.inherits($0, fromOutside: name) == .yes }
        }
        guard let channel else { return nil }
        return Link(to: channel.to, unit: unit, leavesUnit: false, through: nil, channel: channel)
    }

    /// The types that an actor reaches by a hold: the one it names, or those of its unit that play the role.
    package func held(by hold: Actor.Hold, of actor: Actor) -> [TypeIndex.ID] {
        guard let link = link(of: hold, in: actor), !link.leavesUnit else { return [] }
        guard let to = link.to else {
            // A contract that no role is said to fulfil: whoever of the unit does.
            guard case .part(let id) = hold.target else { return [] }
            return descendants(of: id).filter {
                players[$0]?.unit == actor.player.unit && players[$0]?.isRole == true
            }
        }
        if case .part(let id) = hold.target, case .role = players[id]?.part { return [id] }
        guard let unit = link.unit ?? actor.player.unit else { return [] }
        guard let contract = link.through.flatMap({ units[unit].contract($0) }) else {
            return units[unit].players(of: to)
        }
        return units[unit].players(of: to).filter { index.inherits($0, from: contract) == .yes }
    }

    /// Returns true if a type other than the actor's keeps the object that the actor holds.
    ///
    /// - Parameters:
    ///   - hold: What the actor holds.
    ///   - actor: The actor.
    ///   - names: The names that the sources write: who keeps an object names its type, or an alias of that.
    package func isKept(_ hold: Actor.Hold, byOthersThan actor: Actor, _ names: NameUses) -> Bool {
        guard case .part(let target) = hold.target else { return false }
        let kept = Set([target] + index.descendants(of: target))
        let files = names.files(having: index.writtenNames(of: kept))
        let types = Set(files.flatMap { index.declarations(inFile: $0).map(\.type) })
        return types.contains { type in
            guard type != actor.player.type, index[type].kind != .protocol, !isOfTests(type) else { return false }
            return index.members(of: type).contains { member in
                guard member.fact.storage?.ownership == .strong, let held = member.fact.type else { return false }
                return HeldTypes(held).items.contains { item in
                    guard item.boxed == nil else { return false }
                    return index.resolveHeld(item.type, in: index.scope(of: member)).id.map(kept.contains) ?? false
                }
            }
        }
    }
}
