#if !canImport(UIKit)
    import Foundation

    /// A row of a table view.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitableviewcell>. Differs: no backgrounds for states, which
    /// are the renderer's.
    open class UITableViewCell: UIView {
        /// The labels that a cell has of its own.
        public enum CellStyle: Int, Sendable {
            /// A text and an image.
            case `default` = 0
            /// A text, and a grey one at the other edge.
            case value1 = 1
            /// A text in the tint colour, and another beside it.
            case value2 = 2
            /// A text, and a smaller one below it.
            case subtitle = 3
        }

        /// The look of a selected cell.
        public enum SelectionStyle: Int, Sendable {
            /// As one that is not selected.
            case none = 0
            /// As `default`.
            case blue = 1
            /// As `default`.
            case gray = 2
            /// Grey.
            case `default` = 3
        }

        /// The change that a person can make to a row that is edited.
        public enum EditingStyle: Int, Sendable {
            /// Nothing.
            case none = 0
            /// It can be deleted.
            case delete = 1
            /// One can be inserted.
            case insert = 2
        }

        /// The accessory at the end of a row.
        public enum AccessoryType: Int, Sendable {
            /// Nothing.
            case none = 0
            /// An arrow: something follows.
            case disclosureIndicator = 1
            /// A button for details, and an arrow.
            case detailDisclosureButton = 2
            /// A mark: it is chosen.
            case checkmark = 3
            /// A button for details.
            case detailButton = 4
        }

        /// Creates a cell.
        ///
        /// - Parameters:
        ///   - style: the labels that it has of its own.
        ///   - reuseIdentifier: the identifier with which it is dequeued when it has been shown; not at all when
        ///     `nil`.
        public init(style: CellStyle, reuseIdentifier: String?) {
            self.style = style
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
            addSubview(contentStorage)
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        /// Creates a cell of the default style that is not reused.
        public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

        /// Runs the initializer of a class that was registered; see ``make(registeredAs:)``.
        convenience init(registeredAs identifier: String) {
            self.init(style: .default, reuseIdentifier: identifier)
        }

        package let style: CellStyle
        /// The identifier with which the cell is dequeued.
        public let reuseIdentifier: String?

        // MARK: Content

        private var contentStorage = UIView()
        /// The view that holds the content; replaced by the view of a ``contentConfiguration``.
        open var contentView: UIView { contentStorage }

        private var ownTextLabel: UILabel?
        private var ownDetailLabel: UILabel?
        private var ownImageView: UIImageView?

        /// The text; made when it is first read. `nil` with a ``contentConfiguration``.
        open var textLabel: UILabel? {
            guard contentConfiguration == nil else { return nil }
            if ownTextLabel == nil {
                let label = UILabel()
                label.adjustsFontForContentSizeCategory = true
                label.font = .preferredFont(forTextStyle: .body)
                if style == .value2 { label.textColor = .tintColor }
                contentView.addSubview(label)
                ownTextLabel = label
            }
            return ownTextLabel
        }

        /// The second text, where the style has one; made when it is first read.
        open var detailTextLabel: UILabel? {
            guard contentConfiguration == nil, style != .default else { return nil }
            if ownDetailLabel == nil {
                let label = UILabel()
                label.adjustsFontForContentSizeCategory = true
                if style == .value1 { label.textColor = .secondaryLabel }
                label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
                contentView.addSubview(label)
                ownDetailLabel = label
            }
            return ownDetailLabel
        }

        /// The image before the texts; made when it is first read.
        open var imageView: UIImageView? {
            guard contentConfiguration == nil else { return nil }
            if ownImageView == nil {
                let view = UIImageView()
                contentView.addSubview(view)
                ownImageView = view
            }
            return ownImageView
        }

        /// The content of the cell's own style, as far as it was asked for: not views that an app added by itself.
        package var styledContent: StyledContent? {
            if let list = contentStorage as? UIListContentView {
                let configuration = list.configuration as? UIListContentConfiguration
                return StyledContent(
                    image: list.imageView, text: list.textLabel, detail: list.secondaryTextLabel,
                    isSideBySide: configuration?.prefersSideBySideTextAndSecondaryText ?? false)
            }
            guard ownTextLabel != nil || ownDetailLabel != nil || ownImageView != nil else { return nil }
            return StyledContent(
                image: ownImageView, text: ownTextLabel, detail: ownDetailLabel,
                isSideBySide: style == .value1 || style == .value2)
        }

        /// The content of a cell's own style.
        package struct StyledContent {
            /// The image before the texts.
            package let image: UIImageView?
            /// The text.
            package let text: UILabel?
            /// The second text.
            package let detail: UILabel?
            /// True if the second text stands beside the text.
            package let isSideBySide: Bool
        }

        /// The content as a value; its view takes the place of ``contentView``.
        open var contentConfiguration: (any UIContentConfiguration)? {
            didSet { showConfiguration(replacing: oldValue) }
        }

        /// True if the configuration is updated for each new state of the cell.
        open var automaticallyUpdatesContentConfiguration = true

        /// A list's configuration as the style has it.
        open func defaultContentConfiguration() -> UIListContentConfiguration {
            switch style {
            case .default: .cell()
            case .value1, .value2: .valueCell()
            case .subtitle: .subtitleCell()
            }
        }

        /// The state of the cell now.
        open var configurationState: UICellConfigurationState {
            var state = UICellConfigurationState(traitCollection: UITraitCollection())
            state.isSelected = isSelected
            state.isHighlighted = isHighlighted
            state.isEditing = isEditing
            return state
        }

        private func showConfiguration(replacing old: (any UIContentConfiguration)?) {
            guard let contentConfiguration else {
                if old != nil { replaceContent(by: UIView()) }
                return
            }
            if let old, type(of: old) == type(of: contentConfiguration), let view = contentStorage as? any UIContentView
            {
                view.configuration = contentConfiguration
            } else {
                ownTextLabel = nil
                ownDetailLabel = nil
                ownImageView = nil
                replaceContent(by: contentConfiguration.makeContentView())
            }
        }

        private func replaceContent(by view: UIView) {
            contentStorage.removeFromSuperview()
            contentStorage = view
            insertSubview(view, at: 0)
        }

        func stateChanged() {
            if automaticallyUpdatesContentConfiguration, let contentConfiguration {
                self.contentConfiguration = contentConfiguration.updated(for: configurationState)
            }
            setNeedsRendering()
        }

        // MARK: State

        private var selected = false
        private var highlighted = false
        private var editing = false

        /// True if the row is selected.
        open var isSelected: Bool {
            get { selected }
            set { setSelected(newValue, animated: false) }
        }

        /// Says whether the row is selected: the table calls it; an override calls this one.
        open func setSelected(_ selected: Bool, animated: Bool) {
            guard self.selected != selected else { return }
            self.selected = selected
            stateChanged()
        }

        /// True if a finger is on the row.
        open var isHighlighted: Bool {
            get { highlighted }
            set { setHighlighted(newValue, animated: false) }
        }

        /// Says whether a finger is on the row: the table calls it; an override calls this one.
        open func setHighlighted(_ highlighted: Bool, animated: Bool) {
            guard self.highlighted != highlighted else { return }
            self.highlighted = highlighted
            stateChanged()
        }

        /// True if the row is being edited.
        open var isEditing: Bool {
            get { editing }
            set { setEditing(newValue, animated: false) }
        }

        /// Says whether the row is being edited: the table calls it; an override calls this one.
        open func setEditing(_ editing: Bool, animated: Bool) {
            guard self.editing != editing else { return }
            self.editing = editing
            stateChanged()
        }

        /// The change that a person can make to the row while the table is editing; the delegate says it.
        open internal(set) var editingStyle = EditingStyle.none { didSet { setNeedsRendering() } }
        /// True if a handle to move the row is shown while the table is editing, where the row can be moved.
        open var showsReorderControl = true { didSet { setNeedsRendering() } }

        /// The look of the cell when it is selected.
        open var selectionStyle = SelectionStyle.default { didSet { setNeedsRendering() } }
        /// The accessory at the end of the row.
        open var accessoryType = AccessoryType.none { didSet { setNeedsRendering() } }
        /// The accessory at the end of the row while the table is editing.
        open var editingAccessoryType = AccessoryType.none { didSet { setNeedsRendering() } }
        /// A view at the end of the row, in the place of ``accessoryType``.
        open var accessoryView: UIView? {
            didSet {
                guard oldValue !== accessoryView else { return }
                if oldValue?.superview === self { oldValue?.removeFromSuperview() }
                if let accessoryView { addSubview(accessoryView) }
            }
        }
        /// The distances of the line below the row from the edges.
        open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
            didSet { setNeedsRendering() }
        }

        /// Tells that the cell is about to be shown for another row; an override calls this one.
        open func prepareForReuse() {}

        /// The table in which the cell is.
        package var tableView: UITableView? { superview as? UITableView }
    }

    extension UITableViewCell {
        /// Creates a cell of the class on which this is called.
        ///
        /// UIKit does so with `init(style:reuseIdentifier:)`, which subclasses override but need not declare `required`;
        /// Swift then has no expression for it. A convenience initializer creates whatever class its metatype says, and
        /// calls the overridden initializer; so its entry point is called here as the type method that it is in the ABI.
        @_silgen_name("$s19ScaenaHeadlessUIKit15UITableViewCellC12registeredAsACSS_tcfC")
        class func make(registeredAs identifier: __owned String) -> UITableViewCell
    }
#endif
