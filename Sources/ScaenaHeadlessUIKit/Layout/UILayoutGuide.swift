#if !canImport(UIKit)
    import Foundation

    /// A rectangle of a view that takes part in constraints and is not seen.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uilayoutguide>.
    @preconcurrency @MainActor
    open class UILayoutGuide: NSObject {
        /// The view that the guide belongs to; it owns the guide.
        open internal(set) weak var owningView: UIView?
        /// A name for people who debug.
        open var identifier = ""

        /// Creates a guide that belongs to no view.
        public override init() { super.init() }

        init(builtIn identifier: String, of view: UIView) {
            self.identifier = identifier
            owningView = view
            super.init()
        }

        /// The leading edge.
        open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
        /// The trailing edge.
        open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
        /// The left edge.
        open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
        /// The right edge.
        open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
        /// The top edge.
        open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
        /// The bottom edge.
        open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
        /// The width.
        open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
        /// The height.
        open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
        /// The middle across.
        open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
        /// The middle down.
        open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
    }

    /// The part of a view that the keyboard covers.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>: without a keyboard it is at the bottom
    /// of the safe area. Differs: it tracks no keyboard that floats.
    open class UIKeyboardLayoutGuide: UILayoutGuide {}
#endif
