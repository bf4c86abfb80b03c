import Flux

struct ProfileReducer: Reducer {
    let environment: ProfileEnvironment

    func reduce(_ state: inout ProfileState, _ action: ProfileAction) -> Effect<ProfileAction> {
        switch action {
        case .appeared:
            return .task { [environment] send in
                let (name, walked) = await environment.profile()
                send(.loaded(name: name, walked: walked))
            }
        case .loaded(let name, let walked): (state.name, state.walked) = (name, walked)
        }
        return .none
    }
}
