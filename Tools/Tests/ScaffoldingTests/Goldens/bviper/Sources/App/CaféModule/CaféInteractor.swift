import Foundation

/// The use cases of the Café module. It asks business objects and resource providers.
@MainActor
final class CaféInteractor {
    weak var handler: CaféPresenter?
}

extension CaféInteractor {
    func requestCafé() {
        handler?.requestCaféDidFinish(name: "Café", tags: [], counts: [], isOpen: false, rate: nil, hint: nil, no: nil)
    }
}
