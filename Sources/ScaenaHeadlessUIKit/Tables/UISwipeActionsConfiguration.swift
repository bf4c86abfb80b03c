#if !canImport(UIKit)
    import Foundation

    /// An action that a swipe over a row offers.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicontextualaction>.
    @preconcurrency @MainActor
    open class UIContextualAction: NSObject {
        /// The look of an action.
        public enum Style: Int, Sendable {
            /// Grey.
            case normal = 0
            /// Red: it destroys something.
            case destructive = 1
        }

        /// A handler of an action: it is given the action, the cell's view, and a closure to call when it is done,
        /// with true if it was carried out.
        public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

        /// Creates an action.
        public init(style: Style, title: String?, handler: @escaping Handler) {
            self.style = style
            self.title = title
            self.handler = handler
            super.init()
        }

        /// The look of the action.
        public let style: Style
        /// The handler of the action.
        public let handler: Handler
        /// The title.
        open var title: String?
        /// The image, in the place of the title.
        open var image: UIImage?
        private var ownBackgroundColor: UIColor?

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// The colour behind; setting `nil` brings the style's back.
        open var backgroundColor: UIColor! {
            get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
            set { ownBackgroundColor = newValue }
        }
    }

    /// The actions that a swipe offers.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>.
    @preconcurrency @MainActor
    open class UISwipeActionsConfiguration: NSObject {
        /// Creates a configuration; the first action is nearest to the edge.
        public init(actions: [UIContextualAction]) {
            self.actions = actions
            super.init()
        }

        /// The actions, the one nearest to the edge first.
        public let actions: [UIContextualAction]
        /// True if a swipe over the whole row does the first action.
        open var performsFirstActionWithFullSwipe = true
    }
#endif
