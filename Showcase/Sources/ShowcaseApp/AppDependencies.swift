import Words

/// Lives as long as the app, and has what scenes share. Routers hand each scene what it needs of it.
@MainActor
final class AppDependencies {
    let rideManager: any RideManagerProtocol
    /// The app's texts, in the language that it is shown in.
    let words: Words

    init(rideManager: any RideManagerProtocol, words: Words = SnappWords.words()) {
        self.rideManager = rideManager
        self.words = words
    }
}
