@testable import ShowcaseApp

extension AppDependencies {
    /// Ones to test with, that nothing else shares.
    static var sample: AppDependencies { AppDependencies(rideManager: RideManagerProtocolMock()) }
}
