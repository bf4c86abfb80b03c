import Foundation

/// Gets the data of the URL list module. It knows how, and works with no value: it passes all on.
@MainActor
final class URLListWorker: URLList_ManageData {
    weak var presenter: (any URLList_PresentData)?

    func fetchList() {
        presenter?.present(name: "URL list", tags: [], counts: [], isOpen: false, rate: nil, hint: nil, no: nil)
    }
}
