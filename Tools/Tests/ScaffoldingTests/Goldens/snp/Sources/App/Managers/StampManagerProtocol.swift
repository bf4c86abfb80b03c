/// Where stamp comes from.
@MainActor
protocol StampManagerProtocol: AnyObject {
    /// Gives what is kept while it is fresh, and else fetches it.
    ///
    /// - Throws: What kept it from being fetched.
    func getStamp() async throws -> Stamp

    /// Fetches it anew, keeps it, and tells every `StampObserver`.
    ///
    /// - Throws: What kept it from being fetched.
    func fetchStamp() async throws -> Stamp

    /// Tells an observer from now on, for as long as it lives.
    func tell(_ observer: any StampObserver)
}
