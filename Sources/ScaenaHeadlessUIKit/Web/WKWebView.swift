#if !canImport(UIKit)
    import Foundation

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// One loading of a page by a web view.
    ///
    /// Source: <https://developer.apple.com/documentation/webkit/wknavigation>.
    @preconcurrency @MainActor
    public final class WKNavigation: NSObject {}

    /// Shows a web page.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/webkit/wkwebview>. Differs: the page is loaded by the renderer,
    /// which is a browser itself; nothing of it is known here, and without a renderer nothing is fetched.
    open class WKWebView: UIView {
        /// Creates a view that shows no page.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// The request that the renderer is to show.
        package private(set) var request: URLRequest?

        /// The address that was asked for last.
        open var url: URL? { request?.url }

        /// Shows the page at an address.
        ///
        /// - Returns: this loading; `nil` when the request has no address.
        @discardableResult
        open func load(_ request: URLRequest) -> WKNavigation? {
            guard request.url != nil else { return nil }
            self.request = request
            setNeedsRendering()
            return WKNavigation()
        }
    }
#endif
