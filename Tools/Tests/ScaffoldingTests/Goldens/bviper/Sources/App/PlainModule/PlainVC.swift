import UIKit

/// What `PlainVC` tells its presenter: that it is there, and what the user did.
@MainActor
protocol PlainViewHandler: AnyObject {
    /// The view is in memory.
    func plainViewDidLoad()

    /// The user pressed terms.
    func plainViewDidPressTerms()
}

/// How the Plain module looks. Whoever holds it holds the module.
final class PlainVC: UIViewController {
    let titleLabel = UILabel()
    let termsButton = UIButton(type: .system)

    private let presenter: any PlainViewHandler

    init(presenter: any PlainViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = "Plain"
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
        termsButton.setTitle("Terms", for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [titleLabel, termsButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
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
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
