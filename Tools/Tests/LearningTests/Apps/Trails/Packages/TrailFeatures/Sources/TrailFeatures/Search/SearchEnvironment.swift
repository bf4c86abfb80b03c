import Foundation
import TrailModels

struct SearchEnvironment: Sendable {
    var search: @Sendable (String) async -> [Trail]
    var suggestions: @Sendable () -> [String]

    static let live = SearchEnvironment(search: { _ in [] }, suggestions: { ["lake", "summit"] })
}
