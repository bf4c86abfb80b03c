import Flux

struct BookmarksReducer: Reducer {
    func reduce(_ state: inout BookmarksState, _ action: BookmarksAction) -> Effect<BookmarksAction> {
        switch action {
        case .appeared: state.trails = []
        case .removed(let trail): state.trails.removeAll { $0 == trail }
        }
        return .none
    }
}
