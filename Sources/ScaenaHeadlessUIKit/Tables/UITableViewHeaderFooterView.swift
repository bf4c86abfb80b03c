#if !canImport(UIKit)
    import Foundation

    /// A view above or below a section of a table, which is reused.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>.
    open class UITableViewHeaderFooterView: UIView {
        /// Creates a view.
        ///
        /// - Parameter reuseIdentifier: the identifier with which it is dequeued when it has been shown; not at all
        ///   when `nil`.
        public init(reuseIdentifier: String?) {
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
            addSubview(contentView)
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        /// Runs the initializer of a class that was registered; see ``make(registeredAs:)``.
        convenience init(registeredAs identifier: String) { self.init(reuseIdentifier: identifier) }

        /// The identifier with which the view is dequeued.
        public let reuseIdentifier: String?
        /// The view that holds the content.
        public let contentView = UIView()

        /// True if it shows no more than the title of a group, which is drawn in capitals.
        package internal(set) var isTitleOfGroup = false

        private var ownTextLabel: UILabel?
        private var ownDetailLabel: UILabel?

        /// The title; made when it is first read.
        open var textLabel: UILabel? {
            if ownTextLabel == nil {
                let label = UILabel()
                label.adjustsFontForContentSizeCategory = true
                label.font = .preferredFont(forTextStyle: .headline)
                label.textColor = .secondaryLabel
                label.numberOfLines = 0
                label.accessibilityTraits = .header
                contentView.addSubview(label)
                ownTextLabel = label
            }
            return ownTextLabel
        }

        /// A second text; made when it is first read.
        open var detailTextLabel: UILabel? {
            if ownDetailLabel == nil {
                let label = UILabel()
                label.adjustsFontForContentSizeCategory = true
                label.font = .preferredFont(forTextStyle: .footnote)
                label.textColor = .secondaryLabel
                label.numberOfLines = 0
                contentView.addSubview(label)
                ownDetailLabel = label
            }
            return ownDetailLabel
        }

        /// Tells that the view is about to be shown for another section; an override calls this one.
        open func prepareForReuse() {}
    }

    extension UITableViewHeaderFooterView {
        /// Creates a view of the class on which this is called; as `UITableViewCell.make(registeredAs:)`.
        @_silgen_name("$s19ScaenaHeadlessUIKit023UITableViewHeaderFooterE0C12registeredAsACSS_tcfC")
        class func make(registeredAs identifier: __owned String) -> UITableViewHeaderFooterView
    }
#endif
