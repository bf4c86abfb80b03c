import Flux

struct SettingsReducer: Reducer {
    let environment: SettingsEnvironment

    func reduce(_ state: inout SettingsState, _ action: SettingsAction) -> Effect<SettingsAction> {
        switch action {
        case .milesToggled:
            state.usesMiles.toggle()
            environment.save(state.usesMiles)
        }
        return .none
    }
}
