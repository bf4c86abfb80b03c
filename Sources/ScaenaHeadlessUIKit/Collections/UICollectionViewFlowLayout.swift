#if !canImport(UIKit)
    import Foundation

    extension UICollectionView {
        /// In which direction a collection scrolls.
        public enum ScrollDirection: Int, Sendable {
            /// Up and down.
            case vertical = 0
            /// From side to side.
            case horizontal = 1
        }
    }

    /// The questions of a flow layout to a collection's delegate, if it adopts this protocol.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout>. Differs: where a base
    /// class adopts the protocol and only its subclass implements a method, the default is called; the size of a section's
    /// first item counts for the others in telling how many are seen.
    @preconcurrency @MainActor
    public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
        /// The size of an item, in points: the layout's unless implemented.
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize
        /// The room around a section, in points: the layout's unless implemented.
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets
        /// The distance between lines of a section, in points: the layout's unless implemented.
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat
        /// The distance between items of a line, in points: the layout's unless implemented.
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat
        /// The size of the view above a section, in points: the layout's unless implemented.
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize
        /// The size of the view below a section, in points: the layout's unless implemented.
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize
    }

    extension UICollectionViewDelegateFlowLayout {
        /// The layout's.
        public func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
        /// The layout's.
        public func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
        /// The layout's.
        public func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
        /// The layout's.
        public func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
        /// The layout's.
        public func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
        /// The layout's.
        public func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
    }

    /// Items in lines, as many beside each other as fit.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>. Differs: no frames are
    /// computed; a renderer lays the items out.
    open class UICollectionViewFlowLayout: UICollectionViewLayout {
        /// Stands for a size that the content decides.
        public static let automaticSize = CGSize(
            width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

        /// In which direction the collection scrolls.
        open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
        /// The distance between lines, in points.
        open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
        /// The distance between items of a line, in points.
        open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
        /// The size of items, in points.
        open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
        /// A guess at the size of items, in points; where it is not zero, the content decides.
        open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
        /// The room around sections, in points.
        open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
        /// The size of the views above sections, in points; none when it is zero in the direction of scrolling.
        open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
        /// The size of the views below sections, in points; none when it is zero in the direction of scrolling.
        open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
        /// True if views above sections stay in sight.
        open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
        /// True if views below sections stay in sight.
        open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

        package override var axis: NSLayoutConstraint.Axis {
            scrollDirection == .horizontal ? .horizontal : .vertical
        }

        /// The delegate's answer about a section, else the layout's.
        private func ask<Answer>(
            _ question: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> Answer, else answer: Answer
        ) -> Answer {
            guard let collectionView, let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
            else { return answer }
            return question(delegate, collectionView)
        }

        package override func arrangement(ofSection section: Int, in size: CGSize) -> CollectionArrangement? {
            let insets = ask({ $0.collectionView($1, layout: self, insetForSectionAt: section) }, else: sectionInset)
            let lineSpacing = ask(
                { $0.collectionView($1, layout: self, minimumLineSpacingForSectionAt: section) },
                else: minimumLineSpacing)
            let itemSpacing = ask(
                { $0.collectionView($1, layout: self, minimumInteritemSpacingForSectionAt: section) },
                else: minimumInteritemSpacing)
            let header = ask(
                { $0.collectionView($1, layout: self, referenceSizeForHeaderInSection: section) },
                else: headerReferenceSize)
            let footer = ask(
                { $0.collectionView($1, layout: self, referenceSizeForFooterInSection: section) },
                else: footerReferenceSize)
            var item = itemSize
            if collectionView?.hasItems(in: section) ?? false {
                let first = IndexPath(item: 0, section: section)
                item = ask({ $0.collectionView($1, layout: self, sizeForItemAt: first) }, else: itemSize)
            }
            let contentDecides = estimatedItemSize != .zero || item.width >= Self.automaticSize.width
            if contentDecides {
                item = estimatedItemSize.width < 10_000 && estimatedItemSize != .zero ? estimatedItemSize : itemSize
            }
            let isVertical = scrollDirection == .vertical
            let room =
                isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
            let across = max(1, isVertical ? item.width : item.height)
            var arrangement = CollectionArrangement()
            arrangement.itemsPerLine = max(1, Int(((room + itemSpacing) / (across + itemSpacing)).rounded(.down)))
            arrangement.lineLength = max(1, isVertical ? item.height : item.width)
            arrangement.lineSpacing = lineSpacing
            arrangement.itemSpacing = itemSpacing
            arrangement.itemWidth = contentDecides ? nil : item.width
            arrangement.itemHeight = contentDecides ? nil : item.height
            arrangement.insets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
            let hasHeader = isVertical ? header.height > 0 : header.width > 0
            let hasFooter = isVertical ? footer.height > 0 : footer.width > 0
            arrangement.kindsBefore = hasHeader ? [UICollectionView.elementKindSectionHeader] : []
            arrangement.kindsAfter = hasFooter ? [UICollectionView.elementKindSectionFooter] : []
            arrangement.boundaries = [
                UICollectionView.elementKindSectionHeader: CollectionBoundary(
                    isPinned: sectionHeadersPinToVisibleBounds),
                UICollectionView.elementKindSectionFooter: CollectionBoundary(
                    isPinned: sectionFootersPinToVisibleBounds),
            ]
            return arrangement
        }
    }
#endif
