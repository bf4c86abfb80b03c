import ScaenaUIKit

/// Controls that hold a value, and a view that takes taps, each with a label that says what it last did.
public final class ValuesViewController: UIViewController, UITextViewDelegate, UISearchBarDelegate {
    private let status = UILabel()

    /// Builds the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        status.text = "Nothing happened yet"
        status.textColor = .secondaryLabel
        let search = UISearchBar()
        search.placeholder = "Search"
        search.delegate = self
        let stack = UIStackView(arrangedSubviews: [
            search, makeSlider(), makeProgress(), makeStepper(), makePages(), makePicker(), makeTextView(), makeCard(),
            status,
        ])
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    private func makeSlider() -> UIView {
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        slider.maximumValue = 100
        slider.value = 50
        slider.addAction(
            UIAction { [weak self, weak slider] _ in self?.status.text = "Volume \(Int(slider?.value ?? 0))" },
            for: .valueChanged)
        return slider
    }

    private func makeProgress() -> UIView {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.accessibilityLabel = "Download"
        progress.progress = 0.4
        return progress
    }

    private func makeStepper() -> UIView {
        let stepper = UIStepper()
        stepper.accessibilityLabel = "Guests"
        stepper.value = 1
        stepper.maximumValue = 2
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in self?.status.text = "\(Int(stepper?.value ?? 0)) guests" },
            for: .valueChanged)
        let label = UILabel()
        label.text = "Guests"
        let stack = UIStackView(arrangedSubviews: [label, stepper])
        stack.alignment = .center
        stack.distribution = .equalSpacing
        return stack
    }

    private func makePages() -> UIView {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.addAction(
            UIAction { [weak self, weak pages] _ in self?.status.text = "Page \((pages?.currentPage ?? 0) + 1)" },
            for: .valueChanged)
        return pages
    }

    private func makePicker() -> UIView {
        let picker = UIDatePicker()
        picker.accessibilityLabel = "Departure"
        picker.datePickerMode = .date
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = Date(timeIntervalSince1970: 1_800_000_000)
        picker.addAction(
            UIAction { [weak self, weak picker] _ in
                let days = Int((picker?.date.timeIntervalSince1970 ?? 0) / 86_400)
                self?.status.text = "Day \(days)"
            }, for: .valueChanged)
        return picker
    }

    private func makeTextView() -> UIView {
        let text = UITextView()
        text.accessibilityLabel = "Notes"
        text.text = "First line\nSecond line"
        text.delegate = self
        text.layer.cornerRadius = 12
        text.layer.borderWidth = 1
        text.layer.borderColor = UIColor.systemGray.withAlphaComponent(0.4).cgColor
        text.heightAnchor.constraint(equalToConstant: 90).isActive = true
        return text
    }

    private func makeCard() -> UIView {
        let label = UILabel()
        label.text = "A card"
        label.textAlignment = .center
        label.isUserInteractionEnabled = true
        label.backgroundColor = .secondarySystemBackground
        label.layer.cornerRadius = 16
        label.layer.shadowOpacity = 0.2
        label.layer.shadowRadius = 6
        label.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let recognizer = UITapGestureRecognizer().onRecognized { [weak self] _ in self?.status.text = "Tapped the card"
        }
        label.addGestureRecognizer(recognizer)
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.3
        label.addGestureRecognizer(
            press.onRecognized { [weak self] recognizer in
                if recognizer.state == .began || recognizer.state == .ended { self?.status.text = "Pressed the card" }
            })
        return label
    }

    // MARK: Delegates

    /// Says how long the text is.
    ///
    /// - Parameter textView: Where it was edited.
    public func textViewDidChange(_ textView: UITextView) {
        status.text = "Notes: \(textView.text?.count ?? 0) characters"
    }

    /// Says what is searched for.
    ///
    /// - Parameters:
    ///   - searchBar: Where it was typed.
    ///   - searchText: The typed text.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        status.text = "Searching for \(searchText)"
    }
}
