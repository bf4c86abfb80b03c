import Flux
import TrailModels

struct TrailDetailState: Equatable {
    var trail: Trail
    var isBookmarked = false
}

enum TrailDetailAction: Equatable {
    case bookmarkTapped
    case bookmarked(Bool)
}

typealias TrailDetailStore = Store<TrailDetailState, TrailDetailAction>
