/// The severity of a finding: it decides if a run fails, and how an editor shows the finding.
package enum Severity: String, Codable, Sendable, CaseIterable, Comparable {
    /// Worth knowing; a run does not fail by it.
    case note
    /// Wrong; a run fails by it, and the editor shows a warning.
    case warning
    /// Wrong, and the app leaks, crashes or does not work by it.
    case error

    /// Returns true if one matters less than another.
    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
