import Combine
import UIKit

/// Binds presenter and view of the Plain module, and fires its routes. Whoever holds it holds the module.
final class PlainViewController: UIViewController, PlainRoutes {
    var closed: (() -> Void)?
    var opened: ((Int) -> Void)?
    var bareRequested: (() -> Void)?
    var created: ((Item) -> Void)?

    private let presenter: any PlainPresenter
    private let contentView: any PlainView
    private var tokens: [AnyCancellable] = []

    init(presenter: any PlainPresenter, view: any PlainView) {
        self.presenter = presenter
        contentView = view
        super.init(nibName: nil, bundle: nil)
        title = PlainTexts.title
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
        presenter.name.sink { [weak self] value in
            self?.contentView.nameLabel.text = value
        }.store(in: &tokens)
        presenter.tags.sink { [weak self] value in
            self?.contentView.tagsLabel.text = PlainTexts.captioned(tags: value.joined(separator: ", "))
        }.store(in: &tokens)
        presenter.counts.sink { [weak self] value in
            self?.contentView.countsLabel.text = PlainTexts.captioned(
                counts: value.map { String($0) }.joined(separator: ", "))
        }.store(in: &tokens)
        presenter.isOpen.sink { [weak self] value in
            self?.contentView.isOpenLabel.text = PlainTexts.captioned(isOpen: String(value))
        }.store(in: &tokens)
        presenter.rate.sink { [weak self] value in
            self?.contentView.rateLabel.text = PlainTexts.captioned(rate: value.map { String($0) })
        }.store(in: &tokens)
        presenter.hint.sink { [weak self] value in
            self?.contentView.hintLabel.text = PlainTexts.captioned(hint: value)
        }.store(in: &tokens)
        presenter.no.sink { [weak self] value in
            self?.contentView.noLabel.text = PlainTexts.captioned(no: value.map { String($0) })
        }.store(in: &tokens)
        presenter.created.sink { [weak self] value in
            self?.created?(value)
        }.store(in: &tokens)
    }

    private func registerTaps() {
        contentView.termsButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.termsTapped()
            },
            for: .touchUpInside)
        contentView.closeButton.addAction(
            UIAction { [weak self] _ in
                self?.closed?()
            },
            for: .touchUpInside)
        contentView.bareButton.addAction(
            UIAction { [weak self] _ in
                self?.bareRequested?()
            },
            for: .touchUpInside)
    }

    /// Tells the presenter what no control knows; to be called by what does, such as the delegate of a list.
    func rowSelected(index: Int) {
        presenter.rowSelected(index: index)
    }

    /// Leaves by `opened`; to be called by what knows the values, such as the delegate of a list.
    func fireOpened(index: Int) {
        opened?(index)
    }
}
