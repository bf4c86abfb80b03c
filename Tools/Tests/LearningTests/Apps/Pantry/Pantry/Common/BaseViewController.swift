import UIKit

/// Colours, the spinner and errors of all screens.
class BaseViewController: UIViewController {
    private lazy var spinner = UIActivityIndicatorView(style: .large)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.backButtonDisplayMode = .minimal
        setUpViews()
        setUpConstraints()
    }

    func setUpViews() {}

    func setUpConstraints() {}

    func showLoading(_ isLoading: Bool) {
        if isLoading {
            spinner.center = view.center
            view.addSubview(spinner)
            spinner.startAnimating()
        } else {
            spinner.removeFromSuperview()
        }
    }

    func showError(_ message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
