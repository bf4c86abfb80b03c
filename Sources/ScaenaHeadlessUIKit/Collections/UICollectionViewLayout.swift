#if !canImport(UIKit)
    import Foundation

    /// Where the items of one section lie, as far as it can be said without knowing how large their contents are: for the
    /// collection to tell which are seen, and for a renderer to place them.
    package struct CollectionArrangement: Equatable {
        /// The order of items across the direction in which sections follow.
        package enum Flow: Equatable {
            /// In lines, each with a number of items beside each other.
            case lines
            /// In one line that scrolls by itself, across the collection.
            case orthogonal
        }

        package var flow = Flow.lines
        /// The number of items of one line.
        package var itemsPerLine = 1
        /// The length of a line in the direction in which the collection scrolls, in points; an estimate where
        /// content decides.
        package var lineLength: CGFloat = 44
        /// The distance between lines, in points.
        package var lineSpacing: CGFloat = 0
        /// The distance between items of a line, in points.
        package var itemSpacing: CGFloat = 0
        /// The size of the items, in points; `nil` where content decides.
        package var itemWidth: CGFloat?
        package var itemHeight: CGFloat?
        /// The room around the section, in points.
        package var insets = NSDirectionalEdgeInsets.zero
        /// The kinds of views before the items, and after them.
        package var kindsBefore: [String] = []
        package var kindsAfter: [String] = []
        /// The room around each item, in points.
        package var itemInsets = NSDirectionalEdgeInsets.zero
        /// The placement of the views of each kind that are not placed as others are.
        package var boundaries: [String: CollectionBoundary] = [:]
    }

    /// The placement of a view before or after items.
    package struct CollectionBoundary: Equatable {
        /// True if the view stays in sight.
        package var isPinned = false
        /// The room around it, in points.
        package var insets = NSDirectionalEdgeInsets.zero

        @MainActor
        init(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
            isPinned = item.pinToVisibleBounds
            insets = item.contentInsets
        }

        init(isPinned: Bool) { self.isPinned = isPinned }

        @MainActor
        static func boundaries(
            of items: [NSCollectionLayoutBoundarySupplementaryItem]
        ) -> [String: CollectionBoundary] {
            Dictionary(items.map { ($0.elementKind, CollectionBoundary($0)) }) { first, _ in first }
        }
    }

    /// Says where the items of a collection lie.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>. Differs: no frames are computed;
    /// of this class itself a collection shows nothing, as on a device, and no layouts of an app's own can be made.
    @preconcurrency @MainActor
    open class UICollectionViewLayout: NSObject {
        /// Creates a layout that belongs to no collection.
        public override init() { super.init() }

        /// Fails: there are no archives of layouts here.
        public required init?(coder: NSCoder) { return nil }

        /// The collection whose layout this is; not owned.
        open internal(set) weak var collectionView: UICollectionView?

        /// Asks for a layout in a later turn of the main queue.
        open func invalidateLayout() { collectionView?.layoutChanged() }

        /// In which direction the collection scrolls.
        package var axis: NSLayoutConstraint.Axis { .vertical }

        /// Where the items of a section lie; `nil` when nothing shows.
        package func arrangement(ofSection section: Int, in size: CGSize) -> CollectionArrangement? { nil }

        /// The kinds of views before and after all sections.
        package var globalKinds: (before: [String], after: [String]) { ([], []) }

        /// The placement of the views before and after all sections.
        package var globalBoundaries: [String: CollectionBoundary] { [:] }
    }
#endif
