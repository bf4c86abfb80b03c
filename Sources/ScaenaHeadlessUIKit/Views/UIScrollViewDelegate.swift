#if !canImport(UIKit)
    import Foundation

    /// Hears of scrolling.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>. Differs: only what code, and a
    /// renderer of tables and collections, scrolls is heard of; a finger's dragging is the renderer's. Where a base class
    /// adopts the protocol and only its subclass implements a method, the default is called.
    @preconcurrency @MainActor
    public protocol UIScrollViewDelegate: NSObjectProtocol {
        /// The content was scrolled.
        func scrollViewDidScroll(_ scrollView: UIScrollView)
        /// The content has come to where an animated scrolling by code led.
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    }

    extension UIScrollViewDelegate {
        /// Nothing.
        public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        /// Nothing.
        public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    }

    /// The protocol that gives a scroll view its delegate, and leaves it to subclasses to have one of another type
    /// under the same name: Objective-C lets UIKit's do so, while a Swift class cannot override a property with
    /// another type.
    @preconcurrency @MainActor
    public protocol ScrollDelegating: UIScrollView {}

    extension ScrollDelegating {
        /// Hears of scrolling; not owned.
        public var delegate: (any UIScrollViewDelegate)? {
            get { ownScrollDelegate }
            set { ownScrollDelegate = newValue }
        }
    }

    extension UIScrollView: ScrollDelegating {}
#endif
