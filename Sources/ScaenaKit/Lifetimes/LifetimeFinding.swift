/// A finding of the lifetime tracker: an actor that stayed after its scene had gone, or too many scenes of one kind.
///
/// ```swift
/// func report(_ finding: LifetimeFinding) {
///     switch finding {
///     case .stayed(let scene, let role, _, _): analytics.count("\(scene): \(role) stayed")
///     case .tooManyAlive(let scene, let alive, _): analytics.count("\(scene): \(alive) alive")
///     }
/// }
/// ```
public enum LifetimeFinding: Hashable, Sendable {
    /// The scene left for good, and an actor of it is still alive: somebody else holds it, most often a closure that
    /// captured it strongly, or a reference back to the view controller that is not weak.
    ///
    /// `heldBy` names the roles that were said to hold it and stayed as well: it will go with them. An actor without
    /// such a holder is where to look.
    ///
    /// ```swift
    /// func isCulprit(_ finding: LifetimeFinding) -> Bool {
    ///     if case .stayed(_, _, _, let holders) = finding { return holders.isEmpty }
    ///     return false
    /// }
    /// ```
    case stayed(scene: String, role: String, type: String, heldBy: [String] = [])

    /// More of a scene are alive at once than its limit allows.
    ///
    /// ```swift
    /// func surplus(_ finding: LifetimeFinding) -> Int {
    ///     guard case .tooManyAlive(_, let alive, let limit) = finding else { return 0 }
    ///     return alive - limit
    /// }
    /// ```
    case tooManyAlive(scene: String, alive: Int, limit: Int)
}

extension LifetimeFinding: CustomStringConvertible {
    /// The finding in a sentence, naming scene, role and type.
    ///
    /// ```swift
    /// func show(_ findings: [LifetimeFinding], in alert: UIAlertController) {
    ///     alert.message = findings.map(\.description).joined(separator: "\n")
    /// }
    /// ```
    public var description: String {
        switch self {
        case .stayed(let scene, let role, let type, let holders) where holders.isEmpty:
            "Scene \(scene) left, but its \(role) (\(type)) is still alive: somebody else holds it strongly."
        case .stayed(let scene, let role, let type, let holders):
            "Scene \(scene) left, but its \(role) (\(type)) is still alive: "
                + "held by its \(holders.joined(separator: " and its ")), which stayed as well."
        case .tooManyAlive(let scene, let alive, let limit):
            "\(alive) of scene \(scene) are alive at once; its limit is \(limit)."
        }
    }
}
