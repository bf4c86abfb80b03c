import Foundation

/// What can be requested from `AboutInteractor`.
@MainActor
protocol AboutInteractorInterface: AnyObject {
    /// Requests what the module shows.
    func requestAbout()
}

/// What `AboutInteractor` tells of its requests.
@MainActor
protocol AboutInteractorHandler: AnyObject {
    /// The request was answered.
    func requestAboutDidFinish(title: String)

    /// The request came to nothing.
    func requestAboutDidFail(error: any Error)
}

/// The use cases of the About module. It asks business objects and resource providers.
@MainActor
final class AboutInteractor {
    weak var handler: (any AboutInteractorHandler)?
}

extension AboutInteractor: AboutInteractorInterface {
    func requestAbout() {
        handler?.requestAboutDidFinish(title: "About")
    }
}
