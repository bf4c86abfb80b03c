import Flux
import TrailModels

struct BookmarksState: Equatable {
    var trails: [Trail] = []
}

enum BookmarksAction: Equatable {
    case appeared
    case removed(Trail)
}

typealias BookmarksStore = Store<BookmarksState, BookmarksAction>
