import Flux

struct TrailMapReducer: Reducer {
    let environment: TrailMapEnvironment

    func reduce(_ state: inout TrailMapState, _ action: TrailMapAction) -> Effect<TrailMapAction> {
        switch action {
        case .locateTapped:
            return .task { [environment] send in
                let place = await environment.locate()
                send(.located(latitude: place.0, longitude: place.1))
            }
        case .located(let latitude, let longitude):
            state.latitude = latitude
            state.longitude = longitude
        }
        return .none
    }
}
