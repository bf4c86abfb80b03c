import Foundation

/// What can be requested from `ViewInteractor`.
@MainActor
protocol ViewInteractorInterface: AnyObject {
    /// Requests what the module shows.
    func requestView()
}

/// What `ViewInteractor` tells of its requests.
@MainActor
protocol ViewInteractorHandler: AnyObject {
    /// The request was answered.
    func requestViewDidFinish(stack: String, presenter: Bool, interactor: Double)

    /// The request came to nothing.
    func requestViewDidFail(error: any Error)
}

/// The use cases of the View module. It asks business objects and resource providers.
@MainActor
final class ViewInteractor {
    weak var handler: (any ViewInteractorHandler)?
}

extension ViewInteractor: ViewInteractorInterface {
    func requestView() {
        handler?.requestViewDidFinish(stack: "View", presenter: false, interactor: 0)
    }
}
