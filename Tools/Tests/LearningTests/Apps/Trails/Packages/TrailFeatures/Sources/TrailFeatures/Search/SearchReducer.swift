import Flux

struct SearchReducer: Reducer {
    let environment: SearchEnvironment

    func reduce(_ state: inout SearchState, _ action: SearchAction) -> Effect<SearchAction> {
        switch action {
        case .typed(let text):
            state.text = text
            return .task { [environment] send in send(.found(await environment.search(text))) }
        case .found(let hits): state.hits = hits
        }
        return .none
    }
}
