import UIKit
import WebKit

/// A page of the web: help, terms, recipes.
final class WebViewController: BaseViewController {
    private let url: URL
    private lazy var page = WKWebView()

    init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func setUpViews() {
        view.addSubview(page)
        page.load(URLRequest(url: url))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        page.frame = view.bounds
    }
}
