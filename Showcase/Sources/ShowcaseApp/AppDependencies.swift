/// Lives as long as the app, and has what scenes share. Routers hand each scene what it needs of it.
@MainActor
final class AppDependencies {
    let rideManager: any RideManagerProtocol

    init(rideManager: any RideManagerProtocol) {
        self.rideManager = rideManager
    }
}
