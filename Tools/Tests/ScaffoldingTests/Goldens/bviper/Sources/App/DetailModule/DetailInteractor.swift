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
    private let item: Item
    private let page: Int
    private let others: [Item]?
    private let names: [String: Item]

    init(aboutProvider: any AboutProviderInterface, item: Item, page: Int, others: [Item]?, names: [String: Item]) {
        self.aboutProvider = aboutProvider
        self.item = item
        self.page = page
        self.others = others
        self.names = names
    }
}

extension DetailInteractor: DetailInteractorInterface {
    func requestDetail() {
        handler?.requestDetailDidFinish(title: "Detail")
    }
}
