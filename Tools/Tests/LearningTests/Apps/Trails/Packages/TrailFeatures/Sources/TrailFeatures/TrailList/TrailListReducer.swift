import Flux

struct TrailListReducer: Reducer {
    let environment: TrailListEnvironment

    func reduce(_ state: inout TrailListState, _ action: TrailListAction) -> Effect<TrailListAction> {
        switch action {
        case .appeared:
            return .task { [environment] send in
                do { send(.loaded(try await environment.trails())) } catch { send(.failed(error.localizedDescription)) }
            }
        case .loaded(let trails): state.trails = trails
        case .failed(let error): state.error = error
        }
        return .none
    }
}
