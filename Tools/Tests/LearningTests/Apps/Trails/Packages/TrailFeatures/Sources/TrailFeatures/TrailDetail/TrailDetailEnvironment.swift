import Foundation

struct TrailDetailEnvironment: Sendable {
    var bookmark: @Sendable (Int) async -> Bool

    static let live = TrailDetailEnvironment(bookmark: { _ in true })
}
