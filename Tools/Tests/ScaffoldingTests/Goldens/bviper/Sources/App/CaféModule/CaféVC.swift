import ScaenaUIKit

/// How the Café module looks. Whoever holds it holds the module.
final class CaféVC: UIViewController {
    let scrollView = UIScrollView()
    let nameLabel = UILabel()
    let tagsLabel = UILabel()
    let countsLabel = UILabel()
    let isOpenLabel = UILabel()
    let rateLabel = UILabel()
    let hintLabel = UILabel()
    let noLabel = UILabel()
    let ouvrirButton = UIButton(type: .system)

    /// The module's life: the builder names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: CaféPresenter

    init(presenter: CaféPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = CaféTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        ouvrirButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.caféViewDidPressOuvrir()
            },
            for: .touchUpInside)
        presenter.caféViewDidLoad()
    }

    /// Tells the presenter what no control of its own knows; to be called by what does, such as the delegate of a list.
    func caféViewDidPressRow(index: Int) {
        presenter.caféViewDidPressRow(index: index)
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        tagsLabel.font = .preferredFont(forTextStyle: .body)
        tagsLabel.adjustsFontForContentSizeCategory = true
        tagsLabel.numberOfLines = 0
        countsLabel.font = .preferredFont(forTextStyle: .body)
        countsLabel.adjustsFontForContentSizeCategory = true
        countsLabel.numberOfLines = 0
        isOpenLabel.font = .preferredFont(forTextStyle: .body)
        isOpenLabel.adjustsFontForContentSizeCategory = true
        isOpenLabel.numberOfLines = 0
        rateLabel.font = .preferredFont(forTextStyle: .body)
        rateLabel.adjustsFontForContentSizeCategory = true
        rateLabel.numberOfLines = 0
        hintLabel.font = .preferredFont(forTextStyle: .body)
        hintLabel.adjustsFontForContentSizeCategory = true
        hintLabel.numberOfLines = 0
        noLabel.font = .preferredFont(forTextStyle: .body)
        noLabel.adjustsFontForContentSizeCategory = true
        noLabel.numberOfLines = 0
        ouvrirButton.setTitle(CaféTexts.ouvrirButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [
                nameLabel,
                tagsLabel,
                countsLabel,
                isOpenLabel,
                rateLabel,
                hintLabel,
                noLabel,
                ouvrirButton,
            ])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}

extension CaféVC {
    var viewController: UIViewController { self }

    func show(viewModel: CaféViewModel) {
        nameLabel.text = viewModel.name
        tagsLabel.text = viewModel.tags.joined(separator: ", ")
        countsLabel.text = viewModel.counts.map { String($0) }.joined(separator: ", ")
        isOpenLabel.text = String(viewModel.isOpen)
        rateLabel.text = viewModel.rate.map { String($0) }
        hintLabel.text = viewModel.hint
        noLabel.text = viewModel.no.map { String($0) }
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: CaféTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
