import Architecture
import Conformance
import Findings
import SourceModel

/// The containers of flows: each knows what it registers, and what those of the flows around it do.
extension ContainersRule {
    /// Tells of types that a flow's container is asked for, and that only containers of other flows register.
    func chains(_ app: CheckedApp, _ verdict: inout Verdict) {
        guard let chains = ContainerChains(app) else { return }
        let registered = Dictionary(grouping: app.map.services.registered, by: \.key)
        var told: Set<ServiceUse.Key> = []
        for use in app.map.services.resolved {
            guard let places = registered[use.key], let flow = chains.flow(asking: use),
                let known = chains.containers(of: flow)
            else { continue }
            let holders = places.compactMap(chains.container(registering:))
            // What is registered elsewhere may be in every container.
            guard holders.count == places.count else { continue }
            verdict.judged += 1
            guard known.isDisjoint(with: holders), told.insert(use.key).inserted else { continue }
            let own = chains.ownContainer(of: flow).map(app.name) ?? "its container"
            var finding = finding(
                "\(use.name) is resolved in the flow of \(app.name(flow)), and neither \(own) nor a container above it registers it",
                use, app)
            finding.missed = [use.name, "register"]
            finding.reason = "Resolving it fails when the screen is opened."
            finding.remedy = "Register it in \(own), or in the container of a flow around this one."
            finding.notes = zip(places, holders).map { place, holder in
                Finding.Note(message: "\(app.name(holder)) registers it", place: app.spot(place.spot))
            }
            verdict.findings.append(finding)
        }
    }
}

/// The container that each flow asks, as far as a definition has containers of flows and the sources say it.
private struct ContainerChains {
    private let app: CheckedApp
    /// The role of flows, and that of their containers.
    private let (flowRole, containerRole): (String, String)
    /// The types that make an actor.
    private var makers: [TypeIndex.ID: Set<TypeIndex.ID>] = [:]
    private let actorsOfFile: [Int: [Actor]]

    /// Reads an app; nil where the definition has no containers of flows.
    init?(_ app: CheckedApp) {
        let channels = app.definition.channels
        let channel = channels.first { channel in
            channel.hold == .strong
                && [channel.from, channel.to].allSatisfy { app.definition.role($0)?.scope == .flow }
                && channel.from != channel.to
                && channels.contains { $0.from == channel.from && $0.hold == .container }
        }
        guard let channel else { return nil }
        self.app = app
        (flowRole, containerRole) = (channel.from, channel.to)
        for actor in app.map.actors {
            for mention in actor.mentions where mention.place == .creation {
                makers[mention.target, default: []].insert(actor.player.type)
            }
        }
        // Who is made where no actor acts may be made by anybody.
        for creation in app.map.strayCreations { makers[creation.type, default: []].insert(creation.type) }
        actorsOfFile = Dictionary(grouping: app.map.actors, by: \.declaration.file)
    }

    private func role(_ type: TypeIndex.ID) -> String? { app.map.actor(type)?.role }

    /// The actor in whose declaration a use stands.
    private func actor(around use: ServiceUse) -> Actor? {
        actorsOfFile[use.spot.file]?.filter { $0.declaration.line <= use.spot.line }.max {
            $0.declaration.line < $1.declaration.line
        }
    }

    /// The container of a flow that registers a type; nil where something else does.
    func container(registering use: ServiceUse) -> TypeIndex.ID? {
        actor(around: use).flatMap { $0.role == containerRole ? $0.player.type : nil }
    }

    /// The flow whose container is asked for a type; nil where it is not known, or may be one of several.
    func flow(asking use: ServiceUse) -> TypeIndex.ID? {
        guard let actor = actor(around: use) else { return nil }
        if actor.role == flowRole { return actor.player.type }
        // What a flow's container makes is handed that.
        let holders = actor.role == containerRole ? [actor.player.type] : makers[actor.player.type] ?? []
        guard holders.count == 1, let holder = holders.first, role(holder) == containerRole else { return nil }
        let flows = app.map.actors.filter { $0.role == flowRole && ownContainer(of: $0.player.type) == holder }
        return flows.count == 1 ? flows[0].player.type : nil
    }

    /// The container that a flow names; nil where it names none, or several.
    func ownContainer(of flow: TypeIndex.ID) -> TypeIndex.ID? {
        let named = Set(app.map.actor(flow)?.mentions.map(\.target) ?? []).filter { role($0) == containerRole }
        return named.count == 1 ? named.first : nil
    }

    /// The containers that are asked in a flow: its own, and those of the flows that make it; nil where one of these is not known.
    func containers(of flow: TypeIndex.ID) -> Set<TypeIndex.ID>? {
        var (found, seen, queue) = (Set<TypeIndex.ID>(), Set([flow]), [flow])
        while let next = queue.popLast() {
            guard let container = ownContainer(of: next), let makers = makers[next] else { return nil }
            found.insert(container)
            for maker in makers {
                // The first flow of an app stands below what the whole app shares.
                if app.definition.role(role(maker) ?? "")?.scope == .app { continue }
                guard role(maker) == flowRole else { return nil }
                if seen.insert(maker).inserted { queue.append(maker) }
            }
        }
        return found
    }
}
