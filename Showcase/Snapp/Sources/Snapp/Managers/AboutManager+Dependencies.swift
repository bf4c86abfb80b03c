import ScaenaData
import ScaenaKit

extension AppDependencies {
    /// The one manager of about in the app.
    var aboutManager: any AboutManagerProtocol {
        shared { AboutManager(provider: provider, store: store, dispatcher: dispatcher) }
    }
}
