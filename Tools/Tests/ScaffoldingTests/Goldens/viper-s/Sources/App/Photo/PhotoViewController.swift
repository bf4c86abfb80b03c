import UIKit

/// Displays Photo, and tells the director of every event. Whoever holds it holds the module.
final class PhotoViewController: UIViewController {
    let photoImageView = UIImageView()

    private let eventsHandler: any Photo_HandleUIEvents

    init(director: any Photo_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = "Photo"
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        eventsHandler.onUIReady()
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        photoImageView.contentMode = .scaleAspectFit
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [photoImageView])
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

extension PhotoViewController: Photo_DisplayUI {
    func display(_ model: PhotoUI) {
        photoImageView.image = model.photo
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
