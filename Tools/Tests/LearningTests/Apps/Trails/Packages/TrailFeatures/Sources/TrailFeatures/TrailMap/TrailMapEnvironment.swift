import Foundation

struct TrailMapEnvironment: Sendable {
    var locate: @Sendable () async -> (Double, Double)

    static let live = TrailMapEnvironment(locate: { (47.3, 11.4) })
}
