import Flux

struct OnboardingState: Equatable {
    var page = 0
}

enum OnboardingAction: Equatable {
    case nextTapped
    case finished
}

typealias OnboardingStore = Store<OnboardingState, OnboardingAction>
