import Foundation

struct ProfileEnvironment: Sendable {
    var profile: @Sendable () async -> (String, Double)

    static let live = ProfileEnvironment(profile: { ("Ada", 312) })
}
