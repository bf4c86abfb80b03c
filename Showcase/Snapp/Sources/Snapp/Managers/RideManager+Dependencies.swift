import ScaenaData
import ScaenaKit

extension AppDependencies {
    /// The one manager of ride in the app.
    var rideManager: any RideManagerProtocol {
        shared { RideManager(provider: provider, store: store, dispatcher: dispatcher) }
    }
}
