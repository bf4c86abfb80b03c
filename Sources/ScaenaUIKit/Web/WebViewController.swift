import Foundation

#if canImport(UIKit)
    import WebKit
#elseif canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Shows a web page.
///
/// Alone at the bottom of a presented navigation controller it has a Done button, since a person cannot be expected to
/// know that a sheet can be swiped away:
///
/// ```swift
/// let terms = WebViewController(url: url, title: "Terms")
/// viewController.present(UINavigationController(rootViewController: terms), animated: true)
/// ```
public final class WebViewController: UIViewController {
    /// The page's address.
    public let url: URL

    private let webView = WKWebView()

    /// A view controller that loads a page when its view is loaded.
    ///
    /// - Parameters:
    ///   - url: The page's address.
    ///   - title: The title of a navigation bar; `nil` for none.
    public init(url: URL, title: String? = nil) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// A page's view controller cannot come out of an archive: its address cannot.
    @available(*, unavailable, message: "A web view controller is built in code, with its address.")
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes the web view the view.
    public override func loadView() {
        view = webView
    }

    /// Loads the page.
    public override func viewDidLoad() {
        super.viewDidLoad()
        webView.load(URLRequest(url: url))
    }

    /// Offers Done where nothing else would lead away.
    ///
    /// - Parameter animated: True if it comes in motion.
    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let isAlone = navigationController?.viewControllers.first === self && presentingViewController != nil
        guard isAlone, navigationItem.rightBarButtonItem == nil else { return }
        let done = UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
    }
}
