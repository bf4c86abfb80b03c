import ScaenaUIKit

/// The displays that `TermsAndConditionsPresenter` asks for.
@MainActor
protocol TermsAndConditionsDisplayLogic: AnyObject {
    /// Displays what was loaded.
    func displayLoaded(viewModel: TermsAndConditions.Load.ViewModel)
}

/// Displays Terms and conditions, and requests what follows from what the user does. Whoever holds it holds the scene.
final class TermsAndConditionsViewController: UIViewController {
    let scrollView = UIScrollView()
    let firstVeryLongNameLabel = UILabel()
    let secondVeryLongNameLabel = UILabel()
    let thirdVeryLongNameLabel = UILabel()
    let fourthVeryLongNameLabel = UILabel()
    let fifthNameLabel = UILabel()
    let sixthNameIsLongLabel = UILabel()
    let someVeryLongEventNameButton = UIButton(type: .system)
    let anotherLongNamedEventButton = UIButton(type: .system)

    /// The scene's life, which knows its actors.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let interactor: any TermsAndConditionsBusinessLogic
    private let router: any TermsAndConditionsDataPassing

    init(interactor: any TermsAndConditionsBusinessLogic, router: any TermsAndConditionsDataPassing) {
        self.interactor = interactor
        self.router = router
        super.init(nibName: nil, bundle: nil)
        title = "Terms and conditions"
    }

    @available(*, unavailable, message: "The scene is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        someVeryLongEventNameButton.addAction(
            UIAction { [weak self] _ in
                self?.interactor.someVeryLongEventNameTapped()
            },
            for: .touchUpInside)
        anotherLongNamedEventButton.addAction(
            UIAction { [weak self] _ in
                self?.interactor.anotherLongNamedEventTapped()
            },
            for: .touchUpInside)
        interactor.load(request: TermsAndConditions.Load.Request())
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
        someVeryLongEventNameButton.setTitle("Some very long event name", for: .normal)
        anotherLongNamedEventButton.setTitle("Another long named event", for: .normal)
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
                someVeryLongEventNameButton,
                anotherLongNamedEventButton,
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

extension TermsAndConditionsViewController: TermsAndConditionsDisplayLogic {
    func displayLoaded(viewModel: TermsAndConditions.Load.ViewModel) {
        firstVeryLongNameLabel.text = viewModel.firstVeryLongName
        secondVeryLongNameLabel.text = String(viewModel.secondVeryLongName)
        thirdVeryLongNameLabel.text = String(viewModel.thirdVeryLongName)
        fourthVeryLongNameLabel.text = String(viewModel.fourthVeryLongName)
        fifthNameLabel.text = viewModel.fifthName.joined(separator: ", ")
        sixthNameIsLongLabel.text = viewModel.sixthNameIsLong
    }
}

extension TermsAndConditionsViewController {
    /// A new scene, wired. Whoever holds its view controller holds the scene.
    static func build() -> TermsAndConditionsViewController {
        let presenter = TermsAndConditionsPresenter()
        let interactor = TermsAndConditionsInteractor(presenter: presenter)
        let router = TermsAndConditionsRouter(interactor: interactor)
        let viewController = TermsAndConditionsViewController(interactor: interactor, router: router)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.track(router, as: "router")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the scene.
    private static func connect(
        _ viewController: TermsAndConditionsViewController,
        presenter: TermsAndConditionsPresenter,
        router: TermsAndConditionsRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
