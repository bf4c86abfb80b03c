/// Whoever wants to know when there is another about.
@MainActor
protocol AboutObserver: AnyObject {
    /// It was fetched.
    func aboutDidChange(to about: About)
}
