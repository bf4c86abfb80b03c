#if !canImport(UIKit)
    import Foundation

    /// Rows below each other, of which only those that are seen have a cell.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitableview>. Differs: since no frames are computed, how
    /// many rows are seen follows from their heights and the table's, or the window's where the table has none; rows of
    /// automatic height count with their estimate, 44 points unless said; and where a renderer scrolls, it says which
    /// rows are seen. A point of the content counts as if all rows were of the estimated height.
    open class UITableView: UIScrollView {
        /// The look of sections.
        public enum Style: Int, Sendable {
            /// Rows from edge to edge; headers stay in sight.
            case plain = 0
            /// Sections apart.
            case grouped = 1
            /// Sections apart, with room at their sides and round corners.
            case insetGrouped = 2
        }

        /// The animation with which rows come and go; each is the same here.
        public enum RowAnimation: Int, Sendable {
            /// By fading.
            case fade = 0
            /// From the right or to it.
            case right = 1
            /// From the left or to it.
            case left = 2
            /// From above or upwards.
            case top = 3
            /// From below or downwards.
            case bottom = 4
            /// At once.
            case none = 5
            /// From the middle or to it.
            case middle = 6
            /// As the table thinks best.
            case automatic = 100
        }

        /// Where a row is scrolled to.
        public enum ScrollPosition: Int, Sendable {
            /// As little as brings it into sight.
            case none = 0
            /// To the top.
            case top = 1
            /// To the middle.
            case middle = 2
            /// To the bottom.
            case bottom = 3
        }

        /// The line between rows.
        public enum CellSeparatorStyle: Int, Sendable {
            /// No line.
            case none = 0
            /// A line.
            case singleLine = 1
        }

        /// Stands for a height that the content decides.
        public nonisolated static let automaticDimension: CGFloat = -1

        /// Creates a table.
        public init(frame: CGRect, style: Style) {
            self.style = style
            super.init(frame: frame)
        }

        /// Creates a plain table.
        public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        /// The look of sections.
        public let style: Style

        /// Says what is in the table; not owned.
        open weak var dataSource: (any UITableViewDataSource)? {
            didSet { if oldValue !== dataSource { forgetRows() } }
        }
        /// Is told what happens in the table; not owned.
        open weak var delegate: (any UITableViewDelegate)? { didSet { if oldValue !== delegate { forgetRows() } } }

        /// Is told which rows will soon be seen; not owned.
        open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
        /// The rows that it was told of and that have not been seen since.
        var prefetchedRows: Set<IndexPath> = []
        override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

        // MARK: Looks

        /// The height of rows in points; ``automaticDimension`` unless set.
        open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
        /// A guess at the height of rows in points.
        open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
        /// The height above sections in points.
        open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
        /// The height below sections in points.
        open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
        /// The room above the first row of a section, in points.
        open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsRendering() } }
        /// The line between rows.
        open var separatorStyle = CellSeparatorStyle.singleLine { didSet { setNeedsRendering() } }
        /// The colour of the line between rows.
        open var separatorColor: UIColor? { didSet { setNeedsRendering() } }
        /// The distances of the line between rows from the edges.
        open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
            didSet { setNeedsRendering() }
        }
        /// The view above the first section.
        open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
        /// The view below the last section.
        open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
        /// The view behind the rows.
        open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView) } }

        private func exchange(_ old: UIView?, for new: UIView?) {
            guard old !== new else { return }
            if old?.superview === self { old?.removeFromSuperview() }
            if let new { insertSubview(new, at: 0) }
        }

        // MARK: What is known of the rows

        /// The number of rows of each section; `nil` until the data source was asked.
        var sectionCounts: SectionCounts?
        var shownCells: [IndexPath: UITableViewCell] = [:]
        var shownHeaders: [Int: UIView] = [:]
        var shownFooters: [Int: UIView] = [:]
        /// True if the shown cells no longer stand for the data.
        var cellsAreStale = true
        var isShowingRows = false
        /// The cells that are being given new content: dequeued for their rows, they are the ones.
        var reconfiguredCells: [IndexPath: UITableViewCell] = [:]
        /// The number of the first row that is seen, counted through all sections.
        package internal(set) var firstRow = 0
        /// The number of rows that the renderer shows; `nil` where none has said.
        var rowsAtOnce: Int?
        /// The last row that code scrolled to, and how often it has.
        package internal(set) var scrollRequest: (row: Int, number: Int)?

        var cellClasses: [String: UITableViewCell.Type] = [:]
        var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
        var reusableCells: [String: [UITableViewCell]] = [:]
        var reusableHeaderFooters: [String: [UITableViewHeaderFooterView]] = [:]

        var openUpdates = 0
        var updates = ListUpdates()

        /// Shows the rows that are to be seen; an override calls this one.
        open override func layoutSubviews() {
            super.layoutSubviews()
            showRows()
        }

        /// Where the content is scrolled to.
        open override var contentOffset: CGPoint {
            get { super.contentOffset }
            set {
                super.contentOffset = newValue
                firstRow = max(0, Int(newValue.y / estimatedHeight))
                setNeedsLayout()
            }
        }

        /// Asks the data source anew in the next layout; what was selected no longer is.
        open func reloadData() { forgetRows() }

        // MARK: Selection

        var selectedRows: [IndexPath] = []
        /// True if a person can select rows.
        open var allowsSelection = true { didSet { setNeedsRendering() } }
        /// True if a person can select several rows.
        open var allowsMultipleSelection = false { didSet { setNeedsRendering() } }
        /// True if a person can select rows while the table is editing.
        open var allowsSelectionDuringEditing = false { didSet { setNeedsRendering() } }
        /// True if a person can select several rows while the table is editing; it takes the place of editing each.
        open var allowsMultipleSelectionDuringEditing = false { didSet { setNeedsRendering() } }

        // MARK: Editing

        private var editing = false
        /// The actions that a swipe has revealed.
        package internal(set) var revealedSwipe: RevealedSwipe? { didSet { setNeedsRendering() } }

        /// True while rows are deleted, inserted and moved.
        open var isEditing: Bool {
            get { editing }
            set { setEditing(newValue, animated: false) }
        }

        /// Says whether rows are deleted, inserted and moved; an override calls this one.
        open func setEditing(_ editing: Bool, animated: Bool) {
            revealedSwipe = nil
            guard self.editing != editing else { return }
            self.editing = editing
            for (indexPath, cell) in shownCells { prepareForEditing(cell, at: indexPath, animated: animated) }
            setNeedsRendering()
        }
    }
#endif
