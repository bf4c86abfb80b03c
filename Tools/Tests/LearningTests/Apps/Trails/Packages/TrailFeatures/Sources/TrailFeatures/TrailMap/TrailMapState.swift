import Flux

struct TrailMapState: Equatable {
    var latitude = 47.0
    var longitude = 11.0
}

enum TrailMapAction: Equatable {
    case located(latitude: Double, longitude: Double)
    case locateTapped
}

typealias TrailMapStore = Store<TrailMapState, TrailMapAction>
