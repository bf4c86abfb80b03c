/// Whoever wants to know when there is another stamp.
@MainActor
protocol StampObserver: AnyObject {
    /// It was fetched.
    func stampDidChange(to stamp: Stamp)
}
