import Foundation

protocol StatisticsViewModelProtocol: AnyObject {
    func count()
    func close()
}

protocol StatisticsViewModelDelegate: AnyObject {
    func show(total: String)
}

final class StatisticsViewModel: StatisticsViewModelProtocol {
    weak var delegate: StatisticsViewModelDelegate?
    private weak var coordinator: StatisticsCoordinatorProtocol?
    private let services: AppServices

    init(services: AppServices, coordinator: StatisticsCoordinatorProtocol) {
        self.services = services
        self.coordinator = coordinator
    }

    func count() {
        let shelves = (try? services.pantry.shelves()) ?? []
        let total = shelves.reduce(0) { $0 + $1.products.count }
        delegate?.show(total: "\(total) products on \(shelves.count) shelves")
    }

    func close() { coordinator?.statisticsDidEnd() }
}
