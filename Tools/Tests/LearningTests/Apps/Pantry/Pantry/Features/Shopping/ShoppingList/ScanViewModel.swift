import Foundation

protocol ScanViewModelProtocol: AnyObject {
    func found(_ barcode: String)
}

protocol ScanViewModelDelegate: AnyObject {
    func lookupDidStart()
    func lookupDidEnd(_ name: String)
}

final class ScanViewModel: ScanViewModelProtocol {
    weak var delegate: ScanViewModelDelegate?
    private weak var coordinator: ScanCoordinatorProtocol?
    private let services: AppServices

    init(services: AppServices, coordinator: ScanCoordinatorProtocol) {
        self.services = services
        self.coordinator = coordinator
    }

    func found(_ barcode: String) {
        delegate?.lookupDidStart()
        services.barcodes.name(of: barcode) { [weak self] name in
            self?.delegate?.lookupDidEnd(name ?? "Unknown")
            self?.coordinator?.scanningDidEnd()
        }
    }
}
