import UIKit

/// Messages of `PlainVC` to its presenter: that it is there, and what the user did.
@MainActor
protocol PlainViewHandler: AnyObject {
    /// The view is in memory.
    func plainViewDidLoad()

    /// The user pressed terms.
    func plainViewDidPressTerms()
}

/// The looks of the Plain module. Whoever holds it holds the module.
final class PlainVC: UIViewController {
    let scrollView = UIScrollView()
    let titleLabel = UILabel()
    let termsButton = UIButton(type: .system)

    private let presenter: any PlainViewHandler

    init(presenter: any PlainViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = PlainTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        termsButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.plainViewDidPressTerms()
            },
            for: .touchUpInside)
        presenter.plainViewDidLoad()
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        termsButton.setTitle(PlainTexts.termsButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [titleLabel, termsButton])
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

extension PlainVC: PlainViewInterface {
    var viewController: UIViewController { self }

    func show(viewModel: PlainViewModel) {
        titleLabel.text = viewModel.title
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: PlainTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
