import Combine
import UIKit

/// Binds presenter and view of the Plain gadget module, and fires its routes. Whoever holds it holds the module.
final class PlainGadgetViewController: UIViewController, PlainGadgetRoutes {
    var bareRequested: (() -> Void)?
    var picked: ((String) -> Void)?
    var canceled: (() -> Void)?
    var closed: (() -> Void)?

    private let presenter: any PlainGadgetPresenter
    private let contentView: any PlainGadgetView
    private var tokens: [AnyCancellable] = []

    init(presenter: any PlainGadgetPresenter, view: any PlainGadgetView) {
        self.presenter = presenter
        contentView = view
        super.init(nibName: nil, bundle: nil)
        title = PlainGadgetTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    var viewController: UIViewController { self }

    override func loadView() {
        view = contentView.view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bind()
        registerTaps()
    }

    private func bind() {
        presenter.title.sink { [weak self] value in
            self?.contentView.titleLabel.text = value
        }.store(in: &tokens)
    }

    private func registerTaps() {
        contentView.bareButton.addAction(
            UIAction { [weak self] _ in
                self?.bareTapped()
            },
            for: .touchUpInside)
        contentView.cancelButton.addAction(
            UIAction { [weak self] _ in
                self?.cancelTapped()
            },
            for: .touchUpInside)
        contentView.closeButton.addAction(
            UIAction { [weak self] _ in
                self?.closeTapped()
            },
            for: .touchUpInside)
    }

    private func bareTapped() {
        bareRequested?()
    }

    private func cancelTapped() {
        canceled?()
        closed?()
    }

    private func closeTapped() {
        closed?()
    }
}
