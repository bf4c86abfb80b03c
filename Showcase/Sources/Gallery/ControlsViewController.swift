import ScaenaUIKit

/// Every control, each with a label that says what it last did.
public final class ControlsViewController: UIViewController, UITextFieldDelegate {
    private let status = UILabel()

    /// Builds the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        status.text = "Nothing happened yet"
        status.textColor = .secondaryLabel
        status.font = .preferredFont(forTextStyle: .subheadline)
        status.adjustsFontForContentSizeCategory = true
        let stack = UIStackView(arrangedSubviews: [
            makeHeading("Buttons"), makeButtons(), makeHeading("Text"), makeField("Name", isSecure: false),
            makeField("Password", isSecure: true), makeHeading("Choices"), makeSwitch(), makeSegments(),
            makeHeading("Progress"), makeIndicator(), status,
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.say("Add") })
    }

    private func say(_ text: String) { status.text = text }

    private func makeHeading(_ text: String) -> UIView {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityTraits = .header
        return label
    }

    private func makeButtons() -> UIView {
        let filled = UIButton(
            configuration: .filled(), primaryAction: UIAction(title: "Filled") { [weak self] _ in self?.say("Filled") })
        let tinted = UIButton(
            configuration: .tinted(), primaryAction: UIAction(title: "Tinted") { [weak self] _ in self?.say("Tinted") })
        let disabled = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "Disabled") { [weak self] _ in self?.say("Disabled") })
        disabled.isEnabled = false
        let stack = UIStackView(arrangedSubviews: [filled, tinted, disabled])
        stack.spacing = 8
        stack.distribution = .fillEqually
        return stack
    }

    private func makeField(_ placeholder: String, isSecure: Bool) -> UIView {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = isSecure
        field.adjustsFontForContentSizeCategory = true
        field.textContentType = isSecure ? .password : .name
        field.autocapitalizationType = isSecure ? .none : .words
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.delegate = self
        field.addAction(
            UIAction { [weak self, weak field] _ in self?.say("\(placeholder): \(field?.text?.count ?? 0) characters")
            },
            for: .editingChanged)
        return field
    }

    private func makeSwitch() -> UIView {
        let label = UILabel()
        label.text = "Notifications"
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Notifications"
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in self?.say(toggle?.isOn == true ? "On" : "Off") },
            for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [label, toggle])
        stack.alignment = .center
        stack.distribution = .equalSpacing
        return stack
    }

    private func makeSegments() -> UIView {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.accessibilityLabel = "Range"
        control.selectedSegmentIndex = 0
        control.addAction(
            UIAction { [weak self, weak control] _ in
                self?.say(control?.titleForSegment(at: control?.selectedSegmentIndex ?? 0) ?? "")
            }, for: .valueChanged)
        return control
    }

    private func makeIndicator() -> UIView {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.accessibilityLabel = "Loading"
        indicator.startAnimating()
        return indicator
    }

    // MARK: UITextFieldDelegate

    /// Says what was typed, and lets the keyboard go.
    ///
    /// - Parameter textField: Where return was pressed.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        say("Return: \(textField.text ?? "")")
        textField.resignFirstResponder()
        return true
    }
}
