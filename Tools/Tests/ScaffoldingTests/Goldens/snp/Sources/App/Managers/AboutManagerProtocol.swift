/// Where about comes from.
@MainActor
protocol AboutManagerProtocol: AnyObject {
    /// Gives what is kept while it is fresh, and else fetches it.
    ///
    /// - Throws: What kept it from being fetched.
    func getAbout() async throws -> About

    /// Fetches it anew, keeps it, and tells every `AboutObserver`.
    ///
    /// - Throws: What kept it from being fetched.
    func fetchAbout() async throws -> About

    /// Tells an observer from now on, for as long as it lives.
    func tell(_ observer: any AboutObserver)
}
