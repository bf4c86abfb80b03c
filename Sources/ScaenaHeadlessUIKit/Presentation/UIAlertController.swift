#if !canImport(UIKit)
    import Foundation

    /// A choice in an alert.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uialertaction>.
    @preconcurrency @MainActor
    open class UIAlertAction: NSObject {
        /// The meaning of the choice.
        public enum Style: Int, Sendable {
            /// Nothing special.
            case `default` = 0
            /// Leaves everything as it is.
            case cancel = 1
            /// Destroys something.
            case destructive = 2
        }

        /// The title.
        public let title: String?
        /// The meaning of the choice.
        public let style: Style
        /// True if it can be chosen.
        open var isEnabled = true { didSet { alert?.viewIfLoaded?.setNeedsRendering() } }
        /// A name for tests, which nobody hears.
        open var accessibilityIdentifier: String?
        private let handler: ((UIAlertAction) -> Void)?
        weak var alert: UIAlertController?

        /// Creates a choice.
        ///
        /// - Parameters:
        ///   - title: its title.
        ///   - style: its meaning.
        ///   - handler: called after the alert has gone.
        public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
            self.title = title
            self.style = style
            self.handler = handler
            super.init()
        }

        func choose() { handler?(self) }
    }

    /// Tells the user something and lets them choose.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uialertcontroller>: a choice dismisses the alert, then its
    /// handler runs.
    open class UIAlertController: UIViewController {
        /// An alert or a sheet of choices.
        public enum Style: Int, Sendable {
            /// A sheet of choices.
            case actionSheet = 0
            /// An alert.
            case alert = 1
        }

        /// Creates an alert.
        ///
        /// - Parameters:
        ///   - title: a few words that say what happened.
        ///   - message: the text that explains the title.
        ///   - preferredStyle: alert or sheet.
        public convenience init(title: String?, message: String?, preferredStyle: Style) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
            self.message = message
            self.preferredStyle = preferredStyle
            modalPresentationStyle = .overFullScreen
        }

        /// The title: a few words that say what happened.
        open override var title: String? { didSet { viewIfLoaded?.setNeedsRendering() } }
        /// The message: it explains the title.
        open var message: String? { didSet { viewIfLoaded?.setNeedsRendering() } }
        /// Alert or sheet.
        open private(set) var preferredStyle = Style.actionSheet
        /// The choices, in the order in which they were added.
        open private(set) var actions: [UIAlertAction] = []
        /// The choice that stands out; one of ``actions``.
        open var preferredAction: UIAlertAction? {
            didSet {
                precondition(
                    preferredAction.map(actions.contains) ?? true,
                    "The preferred action must be one of the alert's actions")
                viewIfLoaded?.setNeedsRendering()
            }
        }
        /// The text fields, in the order in which they were added.
        open private(set) var textFields: [UITextField]?

        /// Adds a choice; of those that cancel there may be one.
        open func addAction(_ action: UIAlertAction) {
            precondition(
                action.style != .cancel || !actions.contains { $0.style == .cancel },
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            action.alert = self
            actions.append(action)
            viewIfLoaded?.setNeedsRendering()
        }

        /// Adds a text field to an alert.
        ///
        /// - Parameter configurationHandler: is given the field before it shows.
        open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
            precondition(
                preferredStyle == .alert, "Text fields can only be added to an alert controller of style alert")
            let field = UITextField()
            configurationHandler?(field)
            textFields = (textFields ?? []) + [field]
            if let view = viewIfLoaded { view.addSubview(field) }
        }

        /// Shows the fields; the rest is the renderer's.
        open override func viewDidLoad() {
            super.viewDidLoad()
            for field in textFields ?? [] { view.addSubview(field) }
        }
    }
#endif
