#if !canImport(UIKit)
    import Foundation

    /// Where something lies at the edge of something else.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/nsrectalignment>.
    public enum NSRectAlignment: Int, Sendable {
        /// Nowhere.
        case none = 0
        /// At the top.
        case top = 1
        /// At the top, where reading begins.
        case topLeading = 2
        /// Where reading begins.
        case leading = 3
        /// At the bottom, where reading begins.
        case bottomLeading = 4
        /// At the bottom.
        case bottom = 5
        /// At the bottom, where reading ends.
        case bottomTrailing = 6
        /// Where reading ends.
        case trailing = 7
        /// At the top, where reading ends.
        case topTrailing = 8
    }

    /// The scrolling of a section across the collection.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior>.
    public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
        /// Not.
        case none = 0
        /// As it likes.
        case continuous = 1
        /// As it likes, to the leading edge of a group.
        case continuousGroupLeadingBoundary = 2
        /// By pages.
        case paging = 3
        /// By groups.
        case groupPaging = 4
        /// By groups, which stop in the middle.
        case groupPagingCentered = 5
    }

    /// A view at an edge of a section or of a whole collection.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem>.
    @preconcurrency @MainActor
    open class NSCollectionLayoutBoundarySupplementaryItem: NSObject {
        /// Creates a view at an edge.
        ///
        /// - Parameters:
        ///   - layoutSize: its size.
        ///   - elementKind: the kind of view that the data source is asked for.
        ///   - alignment: at which edge it is.
        public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
            self.layoutSize = layoutSize
            self.elementKind = elementKind
            self.alignment = alignment
            super.init()
        }

        /// The size of the view.
        public let layoutSize: NSCollectionLayoutSize
        /// The kind of view that the data source is asked for.
        public let elementKind: String
        /// At which edge it is.
        public let alignment: NSRectAlignment
        /// True if the view stays in sight.
        open var pinToVisibleBounds = false
        /// The room between the edges and the view, in points.
        open var contentInsets = NSDirectionalEdgeInsets.zero

        var isBefore: Bool {
            ![NSRectAlignment.bottom, .bottomLeading, .bottomTrailing, .trailing].contains(alignment)
        }
    }

    /// Groups one after the other.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>. Differs: no decorations.
    @preconcurrency @MainActor
    open class NSCollectionLayoutSection: NSObject {
        let group: NSCollectionLayoutGroup

        /// Creates a section of a group that is repeated for all items.
        public init(group: NSCollectionLayoutGroup) {
            self.group = group
            super.init()
        }

        /// The room around the section, in points.
        open var contentInsets = NSDirectionalEdgeInsets.zero
        /// The distance between groups, in points.
        open var interGroupSpacing: CGFloat = 0
        /// The scrolling of the section across the collection.
        open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
        /// The views at the edges of the section.
        open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

        func arrangement(in size: CGSize, axis: NSLayoutConstraint.Axis) -> CollectionArrangement {
            let room = CGSize(
                width: size.width - contentInsets.leading - contentInsets.trailing,
                height: size.height - contentInsets.top - contentInsets.bottom)
            let groupSize = group.layoutSize.size(in: room)
            var arrangement = CollectionArrangement()
            let isOrthogonal = orthogonalScrollingBehavior != .none
            arrangement.flow = isOrthogonal ? .orthogonal : .lines
            arrangement.itemsPerLine = group.itemCount(in: room)
            if isOrthogonal {
                // One line: as many groups as the width has room for, and a part of the next.
                let across = max(1, axis == .vertical ? groupSize.width : groupSize.height)
                let visible = ((axis == .vertical ? size.width : size.height) / across).rounded(.up)
                arrangement.itemsPerLine *= max(1, Int(visible))
            }
            arrangement.lineLength = max(1, axis == .vertical ? groupSize.height : groupSize.width)
            arrangement.lineSpacing = interGroupSpacing
            arrangement.itemSpacing = group.interItemSpacing?.spacing ?? 0
            var leaf: NSCollectionLayoutItem = group
            var container = room
            while let inner = leaf as? NSCollectionLayoutGroup, let first = inner.subitems.first {
                container = inner.layoutSize.size(in: container)
                leaf = first
                // A number of equal items shares the group's length.
                if let count = inner.count {
                    if inner.axis == .horizontal { container.width /= CGFloat(max(1, count)) }
                    if inner.axis == .vertical { container.height /= CGFloat(max(1, count)) }
                    break
                }
            }
            let itemSize = leaf is NSCollectionLayoutGroup ? container : leaf.layoutSize.size(in: container)
            arrangement.itemWidth = leaf.layoutSize.widthDimension.isEstimated ? nil : itemSize.width
            arrangement.itemHeight = leaf.layoutSize.heightDimension.isEstimated ? nil : itemSize.height
            arrangement.insets = contentInsets
            arrangement.itemInsets = leaf is NSCollectionLayoutGroup ? .zero : leaf.contentInsets
            arrangement.boundaries = CollectionBoundary.boundaries(of: boundarySupplementaryItems)
            arrangement.kindsBefore = boundarySupplementaryItems.filter(\.isBefore).map(\.elementKind)
            arrangement.kindsAfter = boundarySupplementaryItems.filter { !$0.isBefore }.map(\.elementKind)
            return arrangement
        }
    }
#endif
