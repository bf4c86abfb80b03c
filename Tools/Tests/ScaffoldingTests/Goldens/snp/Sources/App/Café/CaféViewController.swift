import ScaenaUIKit

/// Owns the Café scene, and tells the interactor its lifecycle and what the user did.
final class CaféViewController: SceneViewController {
    private let caféInteractor: any CaféInteractorProtocol
    private let caféView = CaféView()

    init(interactor: any CaféInteractorProtocol) {
        caféInteractor = interactor
        super.init(interactor: interactor)
        title = CaféTexts.title
    }

    override func loadView() {
        view = caféView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        caféView.ouvrirCaféButton.addAction(
            UIAction { [weak self] _ in
                self?.caféInteractor.ouvrirCaféTapped()
            },
            for: .touchUpInside)
    }
}

extension CaféViewController: CaféViewControllerProtocol {
    func show(viewModel: CaféViewModel) {
        caféView.nameLabel.text = viewModel.name
        caféView.tagsLabel.text = viewModel.tags.joined(separator: ", ")
        caféView.countsLabel.text = viewModel.counts.map { String($0) }.joined(separator: ", ")
        caféView.isOpenLabel.text = String(viewModel.isOpen)
        caféView.rateLabel.text = viewModel.rate.map { String($0) }
        caféView.hintLabel.text = viewModel.hint
        caféView.noLabel.text = viewModel.no.map { String($0) }
    }
}
