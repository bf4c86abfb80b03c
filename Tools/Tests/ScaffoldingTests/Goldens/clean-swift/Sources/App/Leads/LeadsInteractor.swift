import Foundation

/// What `LeadsViewController` can request.
@MainActor
protocol LeadsBusinessLogic: AnyObject {
    /// Loads what the scene displays.
    func load(request: Leads.Load.Request)
}

/// What the scene keeps, and the router takes to other scenes.
@MainActor
protocol LeadsDataStore: AnyObject {
    /// What was loaded last.
    var loaded: Leads.Load.Response? { get }
}

/// The use cases of the Leads scene.
@MainActor
final class LeadsInteractor: LeadsDataStore {
    private(set) var loaded: Leads.Load.Response?

    private let presenter: any LeadsPresentationLogic
    private let worker = LeadsWorker()

    init(presenter: any LeadsPresentationLogic) {
        self.presenter = presenter
    }
}

extension LeadsInteractor: LeadsBusinessLogic {
    func load(request: Leads.Load.Request) {
        let response = worker.load()
        loaded = response
        presenter.presentLoaded(response: response)
    }
}
