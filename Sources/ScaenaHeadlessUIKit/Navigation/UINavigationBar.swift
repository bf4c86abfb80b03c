#if !canImport(UIKit)
    import Foundation

    /// The bar of a navigation controller.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uinavigationbar>. Differs: only as the bar of a
    /// controller; its items are those of the controllers on the stack.
    open class UINavigationBar: UIView {
        /// Creates a bar.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        weak var controller: UINavigationController?

        /// The items of the controllers on the stack, the lowest first.
        open var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
        /// The item that shows.
        open var topItem: UINavigationItem? { items?.last }
        /// The item that the back button leads to.
        open var backItem: UINavigationItem? { items?.dropLast().last }
        /// Whether titles are drawn large.
        open var prefersLargeTitles = false { didSet { setNeedsRendering() } }
    }
#endif
