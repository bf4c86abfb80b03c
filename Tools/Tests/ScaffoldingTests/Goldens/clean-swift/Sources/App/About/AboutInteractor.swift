import Foundation

/// What `AboutViewController` can request.
@MainActor
protocol AboutBusinessLogic: AnyObject {
    /// Loads what the scene displays.
    func load(request: About.Load.Request)
}

/// What the scene keeps, and the router takes to other scenes.
@MainActor
protocol AboutDataStore: AnyObject {
    /// What was loaded last.
    var loaded: About.Load.Response? { get }
}

/// The use cases of the About scene.
@MainActor
final class AboutInteractor: AboutDataStore {
    private(set) var loaded: About.Load.Response?

    private let presenter: any AboutPresentationLogic
    private let worker = AboutWorker()

    init(presenter: any AboutPresentationLogic) {
        self.presenter = presenter
    }
}

extension AboutInteractor: AboutBusinessLogic {
    func load(request: About.Load.Request) {
        let response = worker.load()
        loaded = response
        presenter.presentLoaded(response: response)
    }
}
