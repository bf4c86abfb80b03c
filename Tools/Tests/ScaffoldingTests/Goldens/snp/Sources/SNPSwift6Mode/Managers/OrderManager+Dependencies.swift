import ScaenaData
import ScaenaKit

extension AppDependencies {
    /// The one manager of order in the app.
    var orderManager: any OrderManagerProtocol {
        shared { OrderManager(provider: provider, store: store) }
    }
}
