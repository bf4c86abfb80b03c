import Foundation

/// What can be requested from `PlainInteractor`.
@MainActor
protocol PlainInteractorInterface: AnyObject {
    /// Requests what the module shows.
    func requestPlain()
}

/// What `PlainInteractor` tells of its requests.
@MainActor
protocol PlainInteractorHandler: AnyObject {
    /// The request was answered.
    func requestPlainDidFinish(title: String)

    /// The request came to nothing.
    func requestPlainDidFail(error: any Error)
}

/// The use cases of the Plain module. It asks business objects and resource providers.
@MainActor
final class PlainInteractor {
    weak var handler: (any PlainInteractorHandler)?

    private let aboutProvider: any AboutProviderInterface

    init(aboutProvider: any AboutProviderInterface) {
        self.aboutProvider = aboutProvider
    }
}

extension PlainInteractor: PlainInteractorInterface {
    func requestPlain() {
        handler?.requestPlainDidFinish(title: "Plain")
    }
}
