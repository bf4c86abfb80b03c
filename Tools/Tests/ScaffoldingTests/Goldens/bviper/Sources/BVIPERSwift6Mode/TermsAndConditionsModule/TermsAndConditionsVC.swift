import ScaenaUIKit

/// Messages of `TermsAndConditionsVC` to its presenter: that it is there, and what the user did.
@MainActor
protocol TermsAndConditionsViewHandler: AnyObject {
    /// The view is in memory.
    func termsAndConditionsViewDidLoad()

    /// The user pressed some very long name.
    func termsAndConditionsViewDidPressSomeVeryLongName()

    /// The user pressed another long name.
    func termsAndConditionsViewDidPressAnotherLongName()
}

/// The looks of the Terms and conditions module. Whoever holds it holds the module.
final class TermsAndConditionsVC: UIViewController {
    let scrollView = UIScrollView()
    let firstVeryLongNameLabel = UILabel()
    let secondVeryLongNameLabel = UILabel()
    let thirdVeryLongNameLabel = UILabel()
    let fourthVeryLongNameLabel = UILabel()
    let fifthNameLabel = UILabel()
    let sixthNameIsLongLabel = UILabel()
    let someVeryLongNameButton = UIButton(type: .system)
    let anotherLongNameButton = UIButton(type: .system)

    /// The module's life: the builder names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any TermsAndConditionsViewHandler

    init(presenter: any TermsAndConditionsViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = TermsAndConditionsTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        someVeryLongNameButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.termsAndConditionsViewDidPressSomeVeryLongName()
            },
            for: .touchUpInside)
        anotherLongNameButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.termsAndConditionsViewDidPressAnotherLongName()
            },
            for: .touchUpInside)
        presenter.termsAndConditionsViewDidLoad()
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        firstVeryLongNameLabel.font = .preferredFont(forTextStyle: .title1)
        firstVeryLongNameLabel.adjustsFontForContentSizeCategory = true
        firstVeryLongNameLabel.numberOfLines = 0
        secondVeryLongNameLabel.font = .preferredFont(forTextStyle: .body)
        secondVeryLongNameLabel.adjustsFontForContentSizeCategory = true
        secondVeryLongNameLabel.numberOfLines = 0
        thirdVeryLongNameLabel.font = .preferredFont(forTextStyle: .body)
        thirdVeryLongNameLabel.adjustsFontForContentSizeCategory = true
        thirdVeryLongNameLabel.numberOfLines = 0
        fourthVeryLongNameLabel.font = .preferredFont(forTextStyle: .body)
        fourthVeryLongNameLabel.adjustsFontForContentSizeCategory = true
        fourthVeryLongNameLabel.numberOfLines = 0
        fifthNameLabel.font = .preferredFont(forTextStyle: .body)
        fifthNameLabel.adjustsFontForContentSizeCategory = true
        fifthNameLabel.numberOfLines = 0
        sixthNameIsLongLabel.font = .preferredFont(forTextStyle: .body)
        sixthNameIsLongLabel.adjustsFontForContentSizeCategory = true
        sixthNameIsLongLabel.numberOfLines = 0
        someVeryLongNameButton.setTitle(TermsAndConditionsTexts.someVeryLongNameButton, for: .normal)
        anotherLongNameButton.setTitle(TermsAndConditionsTexts.anotherLongNameButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [
                firstVeryLongNameLabel,
                secondVeryLongNameLabel,
                thirdVeryLongNameLabel,
                fourthVeryLongNameLabel,
                fifthNameLabel,
                sixthNameIsLongLabel,
                someVeryLongNameButton,
                anotherLongNameButton,
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

extension TermsAndConditionsVC: TermsAndConditionsViewInterface {
    var viewController: UIViewController { self }

    func show(viewModel: TermsAndConditionsViewModel) {
        firstVeryLongNameLabel.text = viewModel.firstVeryLongName
        secondVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
            secondVeryLongName: String(viewModel.secondVeryLongName))
        thirdVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
            thirdVeryLongName: String(viewModel.thirdVeryLongName))
        fourthVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
            fourthVeryLongName: String(viewModel.fourthVeryLongName))
        fifthNameLabel.text = TermsAndConditionsTexts.captioned(fifthName: viewModel.fifthName.joined(separator: ", "))
        sixthNameIsLongLabel.text = TermsAndConditionsTexts.captioned(sixthNameIsLong: viewModel.sixthNameIsLong)
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: TermsAndConditionsTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
