import Flux

struct TrailDetailReducer: Reducer {
    let environment: TrailDetailEnvironment

    func reduce(_ state: inout TrailDetailState, _ action: TrailDetailAction) -> Effect<TrailDetailAction> {
        switch action {
        case .bookmarkTapped:
            let id = state.trail.id
            return .task { [environment] send in send(.bookmarked(await environment.bookmark(id))) }
        case .bookmarked(let isBookmarked): state.isBookmarked = isBookmarked
        }
        return .none
    }
}
