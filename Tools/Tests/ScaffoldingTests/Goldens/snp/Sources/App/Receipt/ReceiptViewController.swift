import ScaenaUIKit

/// Owns the Receipt scene, and tells the interactor its lifecycle and what the user did.
final class ReceiptViewController: SceneViewController {
    private let receiptInteractor: any ReceiptInteractorProtocol
    private let receiptView = ReceiptView()

    init(interactor: any ReceiptInteractorProtocol) {
        receiptInteractor = interactor
        super.init(interactor: interactor)
        title = ReceiptTexts.title
    }

    override func loadView() {
        view = receiptView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        receiptView.legalButton.addAction(
            UIAction { [weak self] _ in
                self?.receiptInteractor.legalTapped()
            },
            for: .touchUpInside)
        receiptView.laterButton.addAction(
            UIAction { [weak self] _ in
                self?.receiptInteractor.laterTapped()
            },
            for: .touchUpInside)
    }
}

extension ReceiptViewController: ReceiptViewControllerProtocol {
    func show(viewModel: ReceiptViewModel) {
        receiptView.atLabel.text = viewModel.at
        receiptView.linkLabel.text = viewModel.link
        receiptView.idLabel.text = viewModel.id
    }
}
