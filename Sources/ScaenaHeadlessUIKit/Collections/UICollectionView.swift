#if !canImport(UIKit)
    import Foundation

    /// Items as a layout places them, of which only those that are seen have a cell.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionview>. Differs: no frames are computed, so how
    /// many items are seen follows from the sizes that the layout knows and the collection's, or the window's where it has
    /// none; where a renderer scrolls, it says which are seen. Items are not moved by hand. A point of the content counts as if
    /// all sections were as the first.
    open class UICollectionView: UIScrollView {
        /// Where an item is scrolled to.
        public struct ScrollPosition: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// Creates a position of its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// To the top.
            public static let top = ScrollPosition(rawValue: 1 << 0)
            /// To the middle, up and down.
            public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
            /// To the bottom.
            public static let bottom = ScrollPosition(rawValue: 1 << 2)
            /// To the left.
            public static let left = ScrollPosition(rawValue: 1 << 3)
            /// To the middle, from side to side.
            public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
            /// To the right.
            public static let right = ScrollPosition(rawValue: 1 << 5)
        }

        /// The kind of views above sections.
        public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
        /// The kind of views below sections.
        public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

        /// Creates a collection.
        public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            collectionViewLayout = layout
            super.init(frame: frame)
            layout.collectionView = self
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        /// Says where the items lie; owned.
        open var collectionViewLayout: UICollectionViewLayout {
            didSet {
                guard oldValue !== collectionViewLayout else { return }
                oldValue.collectionView = nil
                collectionViewLayout.collectionView = self
                layoutChanged()
            }
        }

        /// Says where the items lie; they are there at once.
        open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
            collectionViewLayout = layout
        }

        /// Says where the items lie; they are there at once, and the completion is called in a later turn.
        open func setCollectionViewLayout(
            _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
        ) {
            collectionViewLayout = layout
            if let completion { MainQueue.later { completion(true) } }
        }

        /// Says what is in the collection; not owned.
        open weak var dataSource: (any UICollectionViewDataSource)? {
            didSet { if oldValue !== dataSource { forgetItems() } }
        }
        /// Is told what happens in the collection; not owned.
        open weak var delegate: (any UICollectionViewDelegate)? {
            didSet { if oldValue !== delegate { forgetItems() } }
        }
        /// Is told which items will soon be seen; not owned.
        open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
        /// The items that it was told of and that have not been seen since.
        var prefetchedItems: Set<IndexPath> = []
        override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

        /// The view behind the items.
        open var backgroundView: UIView? {
            didSet {
                guard oldValue !== backgroundView else { return }
                if oldValue?.superview === self { oldValue?.removeFromSuperview() }
                if let backgroundView { insertSubview(backgroundView, at: 0) }
            }
        }

        // MARK: What is known of the items

        /// The number of items of each section; `nil` until the data source was asked.
        var sectionCounts: SectionCounts?
        var shownCells: [IndexPath: UICollectionViewCell] = [:]
        var shownViews: [SupplementaryPlace: UICollectionReusableView] = [:]
        /// True if the shown cells no longer stand for the data.
        var cellsAreStale = true
        var isShowingItems = false
        /// The cells that are being given new content: dequeued for their items, they are the ones.
        var reconfiguredCells: [IndexPath: UICollectionViewCell] = [:]
        /// The number of the first item that is seen, counted through all sections.
        package internal(set) var firstItem = 0
        /// The number of items that the renderer shows; `nil` where none has said.
        var itemsAtOnce: Int?
        /// The items that the renderer shows of sections that scroll by themselves.
        var orthogonalRanges: [Int: Range<Int>] = [:]
        /// The last item that code scrolled to, and how often it has.
        package internal(set) var scrollRequest: (item: IndexPath, number: Int)?

        var cellClasses: [String: UICollectionViewCell.Type] = [:]
        var viewClasses: [ReuseKey: UICollectionReusableView.Type] = [:]
        var reusableCells: [String: [UICollectionViewCell]] = [:]
        var reusableViews: [ReuseKey: [UICollectionReusableView]] = [:]

        var openUpdates = 0
        var updates = ListUpdates()

        /// Shows the items that are to be seen; an override calls this one.
        open override func layoutSubviews() {
            super.layoutSubviews()
            showItems()
        }

        /// Where the content is scrolled to.
        open override var contentOffset: CGPoint {
            get { super.contentOffset }
            set {
                if let first = arrangement(ofSection: 0), hasItems(in: 0) {
                    let length = collectionViewLayout.axis == .vertical ? newValue.y : newValue.x
                    let line = max(1, first.lineLength + first.lineSpacing)
                    firstItem = max(0, Int(min(length / line, 1_000_000)) * first.itemsPerLine)
                    setNeedsLayout()
                }
                super.contentOffset = newValue
            }
        }

        func layoutChanged() {
            setNeedsLayout()
            setNeedsRendering()
        }

        /// Asks the data source anew in the next layout; what was selected no longer is.
        open func reloadData() { forgetItems() }

        // MARK: Selection

        var selectedItems: [IndexPath] = []
        /// True if a person can select items.
        open var allowsSelection = true { didSet { setNeedsRendering() } }
        /// True if a person can select several items.
        open var allowsMultipleSelection = false { didSet { setNeedsRendering() } }
    }

    /// Where a view of a kind is.
    package struct SupplementaryPlace: Hashable {
        package let kind: String
        package let indexPath: IndexPath
    }

    /// The key with which views of a kind are dequeued.
    struct ReuseKey: Hashable {
        let kind: String
        let identifier: String
    }
#endif
