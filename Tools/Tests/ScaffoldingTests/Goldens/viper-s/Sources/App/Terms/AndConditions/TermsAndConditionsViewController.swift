import ScaenaUIKit

/// Displays Terms and conditions, and tells the director of every event. Whoever holds it holds the module.
final class TermsAndConditionsViewController: UIViewController {
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
        title = "Terms and conditions"
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
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

extension TermsAndConditionsViewController: TermsAndConditions_DisplayUI {
    func display(_ model: TermsAndConditionsUI) {
        firstVeryLongNameLabel.text = model.firstVeryLongName
        secondVeryLongNameLabel.text = String(model.secondVeryLongName)
        thirdVeryLongNameLabel.text = String(model.thirdVeryLongName)
        fourthVeryLongNameLabel.text = String(model.fourthVeryLongName)
        fifthNameLabel.text = model.fifthName.joined(separator: ", ")
        sixthNameIsLongLabel.text = model.sixthNameIsLong
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
