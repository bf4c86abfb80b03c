import Flux

struct OnboardingReducer: Reducer {
    let environment: OnboardingEnvironment

    func reduce(_ state: inout OnboardingState, _ action: OnboardingAction) -> Effect<OnboardingAction> {
        switch action {
        case .nextTapped:
            state.page += 1
            if state.page == 3 { return .task { send in send(.finished) } }
        case .finished: environment.finish()
        }
        return .none
    }
}
