/// Whoever wants to know when there is another ride.
@MainActor
protocol RideObserver: AnyObject {
    /// It was fetched.
    func rideDidChange(to ride: Ride)
}
