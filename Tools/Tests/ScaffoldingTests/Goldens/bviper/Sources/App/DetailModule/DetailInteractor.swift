import Foundation

/// What can be requested from `DetailInteractor`.
@MainActor
protocol DetailInteractorInterface: AnyObject {
    /// Requests what the module shows.
    func requestDetail()
}

/// What `DetailInteractor` tells of its requests.
@MainActor
protocol DetailInteractorHandler: AnyObject {
    /// The request was answered.
    func requestDetailDidFinish(title: String)

    /// The request came to nothing.
    func requestDetailDidFail(error: any Error)
}

/// The use cases of the Detail module. It asks business objects and resource providers.
@MainActor
final class DetailInteractor {
    weak var handler: (any DetailInteractorHandler)?

    private let aboutProvider: any AboutProviderInterface

    init(aboutProvider: any AboutProviderInterface) {
        self.aboutProvider = aboutProvider
    }
}

extension DetailInteractor: DetailInteractorInterface {
    func requestDetail() {
        handler?.requestDetailDidFinish(title: "Detail")
    }
}
