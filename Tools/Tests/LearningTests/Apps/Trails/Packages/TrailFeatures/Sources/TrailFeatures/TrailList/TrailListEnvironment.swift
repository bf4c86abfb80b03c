import Foundation
import TrailModels

struct TrailListEnvironment: Sendable {
    var trails: @Sendable () async throws -> [Trail]

    static let live = TrailListEnvironment(trails: { [Trail(id: 1, name: "Ridge", kilometres: 12)] })
}
