/// Where ride comes from.
@MainActor
protocol RideManagerProtocol: AnyObject {
    /// Gives what is kept while it is fresh, and else fetches it.
    ///
    /// - Throws: What kept it from being fetched.
    func getRide() async throws -> Ride

    /// Fetches it anew, keeps it, and tells every `RideObserver`.
    ///
    /// - Throws: What kept it from being fetched.
    func fetchRide() async throws -> Ride

    /// Fetches all rides, the newest first.
    ///
    /// - Throws: What kept them from being fetched.
    func fetchRides() async throws -> [Ride]

    /// Requests a ride, and tells every `RideObserver` of it from now on, as it goes on.
    ///
    /// - Throws: What kept it from being requested.
    func addRide() async throws -> Ride

    /// Tells an observer from now on, for as long as it lives.
    func tell(_ observer: any RideObserver)
}
