import Foundation

/// Requests to `HomeInteractor`.
@MainActor
protocol HomeInteractorInterface: AnyObject {
    /// Requests what the module shows.
    func requestHome()
}

/// Answers of `HomeInteractor`.
@MainActor
protocol HomeInteractorHandler: AnyObject {
    /// The request was answered.
    func requestHomeDidFinish(title: String)

    /// The request came to nothing.
    func requestHomeDidFail(error: any Error)
}

/// The use cases of the Home module. It asks business objects and resource providers.
@MainActor
final class HomeInteractor {
    weak var handler: (any HomeInteractorHandler)?
}

extension HomeInteractor: HomeInteractorInterface {
    func requestHome() {
        handler?.requestHomeDidFinish(title: "Home")
    }
}
