import ScaenaUIKit

/// Displays Terms and conditions, and tells the director of every event. Whoever holds it holds the module.
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

    /// The module's life: the navigator names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any TermsAndConditions_HandleUIEvents

    init(director: any TermsAndConditions_HandleUIEvents) {
        eventsHandler = director
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
        someVeryLongEventNameButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onSomeVeryLongEventName()
            },
            for: .touchUpInside)
        anotherLongNamedEventButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onAnotherLongNamedEvent()
            },
            for: .touchUpInside)
        eventsHandler.onUIReady()
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
        someVeryLongEventNameButton.setTitle(TermsAndConditionsTexts.someVeryLongEventNameButton, for: .normal)
        anotherLongNamedEventButton.setTitle(TermsAndConditionsTexts.anotherLongNamedEventButton, for: .normal)
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

extension TermsAndConditionsViewController: TermsAndConditions_DisplayUI {
    func display(_ model: TermsAndConditionsUI) {
        firstVeryLongNameLabel.text = model.firstVeryLongName
        secondVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
            secondVeryLongName: String(model.secondVeryLongName))
        thirdVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
            thirdVeryLongName: String(model.thirdVeryLongName))
        fourthVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
            fourthVeryLongName: String(model.fourthVeryLongName))
        fifthNameLabel.text = TermsAndConditionsTexts.captioned(fifthName: model.fifthName.joined(separator: ", "))
        sixthNameIsLongLabel.text = TermsAndConditionsTexts.captioned(sixthNameIsLong: model.sixthNameIsLong)
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: TermsAndConditionsTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
