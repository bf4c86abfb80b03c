import Foundation
import ScaenaKit

/// Somebody stayed who was expected to go.
///
/// ```swift
/// do {
///     try await expectNoLeaks(within: 0) { held = AboutConfigurator.build() }
/// } catch let error as LeakError {
///     #expect(error.actors.map(\.role) == ["view controller"])
/// }
/// ```
public struct LeakError: Error, Equatable, Sendable {
    /// Somebody who stayed.
    ///
    /// ```swift
    /// do {
    ///     try await expectNoLeaks(within: 0) { held = AboutConfigurator.build() }
    /// } catch let error as LeakError {
    ///     #expect(error.actors.map(\.role) == ["view controller"])
    /// }
    /// ```
    public struct Actor: Hashable, Sendable {
        /// The name of the scene.
        public let scene: String
        /// The actor's role in it.
        public let role: String
        /// The actor's type.
        public let type: String
        /// The roles that hold it and stayed as well, as far as the configurator named them.
        public let heldBy: [String]
    }

    /// The actors that stayed, in the order in which the configurators named them; one entry for each that is alive.
    public let actors: [Actor]

    init(_ alive: [AliveActor]) {
        actors = alive.map { Actor(scene: $0.scene, role: $0.role, type: $0.type, heldBy: $0.heldBy) }
    }
}

extension LeakError: CustomStringConvertible, LocalizedError {
    /// The actors that stayed, one a line.
    public var description: String {
        var counts: [Actor: Int] = [:]
        for actor in actors { counts[actor, default: 0] += 1 }
        var lines: [String] = []
        for actor in actors {
            guard let count = counts.removeValue(forKey: actor) else { continue }
            let times = count == 1 ? "" : ", \(count) times"
            let holders = actor.heldBy.isEmpty ? "" : ", held by its \(actor.heldBy.joined(separator: " and its "))"
            lines.append("still alive of scene \(actor.scene): its \(actor.role) (\(actor.type))\(times)\(holders)")
        }
        return lines.joined(separator: "\n")
    }

    /// The actors that stayed, one a line.
    public var errorDescription: String? { description }
}
