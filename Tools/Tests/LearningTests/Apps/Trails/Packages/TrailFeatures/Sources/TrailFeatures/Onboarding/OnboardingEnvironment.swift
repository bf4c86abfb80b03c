import Foundation

struct OnboardingEnvironment: Sendable {
    var finish: @Sendable () -> Void

    static let live = OnboardingEnvironment(finish: {})
}
