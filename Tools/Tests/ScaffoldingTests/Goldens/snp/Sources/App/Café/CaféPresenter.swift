import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class CaféPresenter {
    weak var viewController: (any CaféViewControllerProtocol)?
}

extension CaféPresenter: CaféPresenterProtocol {
    func present(name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?) {
        viewController?.show(
            viewModel: CaféViewModel(
                name: name, tags: tags, counts: counts, isOpen: isOpen, rate: rate, hint: hint, no: no))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
