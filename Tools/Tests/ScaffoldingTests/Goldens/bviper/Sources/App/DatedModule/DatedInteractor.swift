import Foundation

/// What can be requested from `DatedInteractor`.
@MainActor
protocol DatedInteractorInterface: AnyObject {
    /// Requests what the module shows.
    func requestDated()
}

/// What `DatedInteractor` tells of its requests.
@MainActor
protocol DatedInteractorHandler: AnyObject {
    /// The request was answered.
    func requestDatedDidFinish(title: String)

    /// The request came to nothing.
    func requestDatedDidFail(error: any Error)
}

/// The use cases of the Dated module. It asks business objects and resource providers.
@MainActor
final class DatedInteractor {
    weak var handler: (any DatedInteractorHandler)?
}

extension DatedInteractor: DatedInteractorInterface {
    func requestDated() {
        handler?.requestDatedDidFinish(title: "Dated")
    }
}
