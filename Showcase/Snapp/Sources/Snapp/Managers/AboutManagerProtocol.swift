/// Where what the app says of itself comes from.
@MainActor
protocol AboutManagerProtocol: AnyObject {
    /// Returns the text that was fetched last, or nil.
    func lastAbout() async -> About?

    /// Fetches it anew, keeps it, and tells every `AboutObserver`.
    ///
    /// - Throws: What kept it from being fetched, in words that a person can read.
    func fetchAbout() async throws

    /// Tells an observer from now on, for as long as it lives.
    func tell(_ observer: any AboutObserver)
}
