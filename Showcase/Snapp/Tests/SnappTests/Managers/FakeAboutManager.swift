@testable import Snapp

/// Stands in for the manager: fetches what the test says, when it says so, and tells observers like the real one.
@MainActor
final class FakeAboutManager: AboutManagerProtocol {
    var last: About?
    /// The outcomes of the next fetches, in order. Without any, a fetch waits until it is cancelled.
    var outcomes: [Result<About, any Error>] = []
    private(set) var fetchCount = 0
    private let observers = Observers()

    func lastAbout() async -> About? { last }

    func fetchAbout() async throws {
        fetchCount += 1
        guard !outcomes.isEmpty else {
            let (never, _) = AsyncStream<Never>.makeStream()
            for await _ in never {}
            throw CancellationError()
        }
        let about = try outcomes.removeFirst().get()
        last = about
        observers.all.forEach { $0.object?.aboutDidChange(to: about) }
    }

    func tell(_ observer: any AboutObserver) {
        observers.all.append(Observers.Reference(object: observer))
    }

    /// Something was fetched by another scene.
    func announce(_ about: About) {
        last = about
        observers.all.forEach { $0.object?.aboutDidChange(to: about) }
    }

    private final class Observers {
        struct Reference {
            weak var object: (any AboutObserver)?
        }

        var all: [Reference] = []
    }
}
