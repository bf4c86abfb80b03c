import Foundation

/// What can be requested from `LeadsInteractor`.
@MainActor
protocol LeadsInteractorInterface: AnyObject {
    /// Requests what the module shows.
    func requestLeads()
}

/// What `LeadsInteractor` tells of its requests.
@MainActor
protocol LeadsInteractorHandler: AnyObject {
    /// The request was answered.
    func requestLeadsDidFinish(title: String)

    /// The request came to nothing.
    func requestLeadsDidFail(error: any Error)
}

/// The use cases of the Leads module. It asks business objects and resource providers.
@MainActor
final class LeadsInteractor {
    weak var handler: (any LeadsInteractorHandler)?
}

extension LeadsInteractor: LeadsInteractorInterface {
    func requestLeads() {
        handler?.requestLeadsDidFinish(title: "Leads")
    }
}
