import Flux
import TrailModels

struct SearchState: Equatable {
    var text = ""
    var hits: [Trail] = []
}

enum SearchAction: Equatable {
    case typed(String)
    case found([Trail])
}

typealias SearchStore = Store<SearchState, SearchAction>
