import Foundation

struct SettingsEnvironment: Sendable {
    var save: @Sendable (Bool) -> Void

    static let live = SettingsEnvironment(save: { _ in })
}
