import Architecture
import SourceModel

/// Parts that a new scene by example no longer holds, though nearly all scenes do, each in a sentence.
extension AppLearning {
    /// Returns which parts hold others of the scene no longer.
    ///
    /// - Parameters:
    ///   - files: The facts of the new scene's files.
    ///   - unit: The name of the new scene.
    ///   - example: The name of the scene that it is like.
    ///   - way: The number of the way that it is made in, from 0.
    package func lostHolds(in files: [FileFacts], of unit: String, like example: String, way: Int) -> [String] {
        let (app, learned) = (kept.app, architectures[way])
        // As scenes are read: a view of ReactorKit's holds what it is bound to.
        let read = files.map { FactReading.file($0, path: "") }
        let types = read.flatMap { $0.types + $0.extensions }
        return learned.channels.compactMap { channel in
            guard !channel.leavesUnit, channel.presence.share >= Self.nearlyAll,
                // What fewer than half could hold is no new scene's.
                channel.presence.total * 2 >= learned.units.count,
                channel.hold.value != .viewHierarchy, channel.hold.value != .static,
                let from = learned.actor(channel.from)?.form, let to = learned.actor(channel.to)?.form
            else { return nil }
            let (holder, held) = (from.replacing("{Unit}", with: unit), to.replacing("{Unit}", with: unit))
            let parts = types.filter { $0.name == holder }
            guard !parts.isEmpty, types.contains(where: { $0.name == held }),
                let before = app.indices[from.replacing("{Unit}", with: example)]?.first,
                let part = app.indices[to.replacing("{Unit}", with: example)]?.first
            else { return nil }
            let names = Set([app.types[part].name] + app.ancestors(of: part))
            let holding = app.types[before].properties.filter { property in
                property.isStored && !property.isStatic && property.types.contains(where: names.contains)
            }
            let members = Set(parts.flatMap { $0.properties.map(\.name) + $0.functions.map(\.name) })
            // A property may be called after the scene: `aboutView`.
            let own = UnitName(example).propertyName
            let spelt = holding.map(\.name).flatMap { name in
                [
                    name, name.replacing(own, with: UnitName(unit).propertyName), name.replacing(example, with: unit),
                ]
            }
            guard !holding.isEmpty, members.isDisjoint(with: spelt) else { return nil }
            return "\(holder) holds no \(held), as it does in \(channel.presence)"
        }
    }

    /// Returns which parts no longer conform to a contract of the new scene that nearly all conform to: others hold them by it.
    ///
    /// - Parameters:
    ///   - files: The facts of the new scene's files.
    ///   - unit: The name of the new scene.
    ///   - way: The number of the way that it is made in, from 0.
    package func lostConformances(in files: [FileFacts], of unit: String, way: Int) -> [String] {
        let learned = architectures[way]
        let types = Dictionary(grouping: files.flatMap(\.types), by: \.name)
        let refined = Dictionary(
            files.flatMap(\.protocols).map { ($0.name, $0.inheritance.compactMap(\.lastName)) }
        ) { first, _ in first }
        return learned.roles.flatMap { role -> [String] in
            let name = role.form.replacing("{Unit}", with: unit)
            guard let parts = types[name] else { return [] }
            var parents = parts.flatMap(\.inheritance).compactMap(\.lastName)
            var next = 0
            while next < parents.count {
                parents += (refined[parents[next]] ?? []).filter { !parents.contains($0) }
                next += 1
            }
            return role.implements.compactMap { contract -> String? in
                guard contract.evidence.share >= Self.nearlyAll, let form = learned.actor(contract.value)?.form else {
                    return nil
                }
                let demanded = form.replacing("{Unit}", with: unit)
                guard refined[demanded] != nil, !parents.contains(demanded) else { return nil }
                return "\(name) does not conform to \(demanded), as \(contract.evidence) do"
            }
        }
    }

    /// The share of scenes that hold a part which makes one without it less than whole.
    private static let nearlyAll = 0.8
}
