import Foundation

/// Does its job for items upload. It knows how, and works with no value: it passes all on.
@MainActor
final class ItemsUploadWorker: ItemsUpload_ManageData {
    weak var presenter: (any ItemsUpload_PresentData)?

    private let fetch: @MainActor () throws -> [String]

    /// - Parameter fetch: Where the values come from.
    init(fetch: @escaping @MainActor () throws -> [String]) {
        self.fetch = fetch
    }

    func fetchItemsUpload() {
        do {
            presenter?.present(try fetch())
        } catch {
            presenter?.present(error: error)
        }
    }
}
