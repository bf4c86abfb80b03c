import Foundation

/// What `DatedViewController` can request.
@MainActor
protocol DatedBusinessLogic: AnyObject {
    /// Loads what the scene displays.
    func load(request: Dated.Load.Request)

    /// The user wants: row.
    func rowTapped(at: Date, near: [URL])
}

/// What the scene keeps, and the router takes to other scenes.
@MainActor
protocol DatedDataStore: AnyObject {
    /// What was loaded last.
    var loaded: Dated.Load.Response? { get }

    /// What the scene was given.
    var link: URL { get }

    /// What the scene was given.
    var at: Date? { get }
}

/// The use cases of the Dated scene.
@MainActor
final class DatedInteractor: DatedDataStore {
    private(set) var loaded: Dated.Load.Response?

    private let presenter: any DatedPresentationLogic
    let link: URL
    let at: Date?
    private let worker = DatedWorker()

    init(presenter: any DatedPresentationLogic, link: URL, at: Date?) {
        self.presenter = presenter
        self.link = link
        self.at = at
    }
}

extension DatedInteractor: DatedBusinessLogic {
    func load(request: Dated.Load.Request) {
        let response = worker.load()
        loaded = response
        presenter.presentLoaded(response: response)
    }

    func rowTapped(at: Date, near: [URL]) {
        // A use case: have a worker do it, and present what came of it.
    }
}
