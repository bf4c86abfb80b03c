import Combine
import UIKit

/// Binds presenter and view of the Bare module, and fires its routes. Whoever holds it holds the module.
final class BareViewController: UIViewController, BareRoutes {
    var plainRequested: (() -> Void)?

    private let presenter: any BarePresenter
    private let contentView: any BareView
    private var tokens: [AnyCancellable] = []

    init(presenter: any BarePresenter, view: any BareView) {
        self.presenter = presenter
        contentView = view
        super.init(nibName: nil, bundle: nil)
        title = BareTexts.title
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
        contentView.plainButton.addAction(
            UIAction { [weak self] _ in
                self?.plainRequested?()
            },
            for: .touchUpInside)
    }
}
