/// Whoever wants to know when the app has something new to say of itself.
@MainActor
protocol AboutObserver: AnyObject {
    /// It was fetched.
    func aboutDidChange(to about: About)
}
