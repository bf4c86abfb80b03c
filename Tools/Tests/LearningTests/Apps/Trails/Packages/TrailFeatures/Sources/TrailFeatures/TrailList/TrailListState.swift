import Flux
import TrailModels

struct TrailListState: Equatable {
    var trails: [Trail] = []
    var error: String?
}

enum TrailListAction: Equatable {
    case appeared
    case loaded([Trail])
    case failed(String)
}

typealias TrailListStore = Store<TrailListState, TrailListAction>
