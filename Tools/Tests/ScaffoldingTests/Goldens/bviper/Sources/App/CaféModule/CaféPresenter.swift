import ScaenaUIKit

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class CaféPresenter {
    weak var view: CaféVC?

    private let interactor: CaféInteractor
    private let wireframe: CaféWireframe

    init(interactor: CaféInteractor, wireframe: CaféWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CaféPresenter {
    func caféViewDidLoad() {
        interactor.requestCafé()
    }

    func caféViewDidPressOuvrir() {
        // Decide what follows: a request to the interactor, or another module by the wireframe.
    }

    func caféViewDidPressRow(index: Int) {
        // Decide what follows: a request to the interactor, or another module by the wireframe.
    }
}

extension CaféPresenter {
    func requestCaféDidFinish(
        name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?
    ) {
        view?.show(
            viewModel: CaféViewModel(
                name: name, tags: tags, counts: counts, isOpen: isOpen, rate: rate, hint: hint, no: no))
    }

    func requestCaféDidFail(error: any Error) {
        view?.show(error: error.localizedDescription)
    }
}
