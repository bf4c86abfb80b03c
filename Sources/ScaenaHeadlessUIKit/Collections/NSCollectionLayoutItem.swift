#if !canImport(UIKit)
    import Foundation

    /// A width or a height in a compositional layout.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension>.
    @preconcurrency @MainActor
    open class NSCollectionLayoutDimension: NSObject {
        enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
        let kind: Kind
        /// The fraction of the container, or points.
        public let dimension: CGFloat

        private init(_ kind: Kind, _ dimension: CGFloat) {
            self.kind = kind
            self.dimension = dimension
            super.init()
        }

        /// A fraction of the container's width.
        open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
            NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
        }
        /// A fraction of the container's height.
        open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
            NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
        }
        /// Points.
        open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
            NSCollectionLayoutDimension(.absolute, absoluteDimension)
        }
        /// A guess, in points: the content decides.
        open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
            NSCollectionLayoutDimension(.estimated, estimatedDimension)
        }

        /// True if this is a fraction of the container's width.
        open var isFractionalWidth: Bool { kind == .fractionalWidth }
        /// True if this is a fraction of the container's height.
        open var isFractionalHeight: Bool { kind == .fractionalHeight }
        /// True if this is in points.
        open var isAbsolute: Bool { kind == .absolute }
        /// True if this is an estimate.
        open var isEstimated: Bool { kind == .estimated }

        func length(in container: CGSize) -> CGFloat {
            switch kind {
            case .fractionalWidth: container.width * dimension
            case .fractionalHeight: container.height * dimension
            case .absolute, .estimated: dimension
            }
        }
    }

    /// A width and a height in a compositional layout.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsize>.
    @preconcurrency @MainActor
    open class NSCollectionLayoutSize: NSObject {
        /// The width.
        public let widthDimension: NSCollectionLayoutDimension
        /// The height.
        public let heightDimension: NSCollectionLayoutDimension

        /// Creates a size.
        public init(
            widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
        ) {
            widthDimension = width
            heightDimension = height
            super.init()
        }

        func size(in container: CGSize) -> CGSize {
            CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
        }
    }

    /// The distance between items of a group.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing>.
    @preconcurrency @MainActor
    open class NSCollectionLayoutSpacing: NSObject {
        /// The distance, in points.
        public let spacing: CGFloat
        /// True if the room may be larger.
        public let isFlexible: Bool

        private init(_ spacing: CGFloat, isFlexible: Bool) {
            self.spacing = spacing
            self.isFlexible = isFlexible
            super.init()
        }

        /// So many points.
        open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
            NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
        }
        /// At least so many points.
        open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
            NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
        }
    }

    /// The place of an item of a collection, as large as said.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nscollectionlayoutitem>. Differs: no views beside single
    /// items, no distances of its own from others.
    @preconcurrency @MainActor
    open class NSCollectionLayoutItem: NSObject {
        /// Creates the place of an item.
        public init(layoutSize: NSCollectionLayoutSize) {
            self.layoutSize = layoutSize
            super.init()
        }

        /// The size of the place, in proportion to its container.
        public let layoutSize: NSCollectionLayoutSize
        /// The room between the edges of the place and the item, in points.
        open var contentInsets = NSDirectionalEdgeInsets.zero

        /// Returns the number of the collection's items here.
        func itemCount(in container: CGSize) -> Int { 1 }
    }

    /// Places of items beside each other or below each other, which are repeated for all items.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup>. Differs: no places that an app
    /// computes by itself.
    open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
        let axis: NSLayoutConstraint.Axis
        /// The items of the group; repeated until there is no more room, unless a count says how often.
        public let subitems: [NSCollectionLayoutItem]
        let count: Int?

        init(
            _ axis: NSLayoutConstraint.Axis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
            count: Int?
        ) {
            self.axis = axis
            self.subitems = subitems
            self.count = count
            super.init(layoutSize: layoutSize)
        }

        /// The distance between items, in points; none when `nil`.
        open var interItemSpacing: NSCollectionLayoutSpacing?

        /// Items beside each other, as many as there is room for.
        open class func horizontal(
            layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
        ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, count: nil) }
        /// A number of items beside each other.
        open class func horizontal(
            layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
        ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
        /// A number of items beside each other.
        @available(iOS 16.0, *)
        open class func horizontal(
            layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
        ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
        /// Items below each other, as many as there is room for.
        open class func vertical(
            layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
        ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems, count: nil) }
        /// A number of items below each other.
        open class func vertical(
            layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
        ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
        /// A number of items below each other.
        @available(iOS 16.0, *)
        open class func vertical(
            layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
        ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }

        override func itemCount(in container: CGSize) -> Int {
            let own = layoutSize.size(in: container)
            if let count { return max(1, count) * (subitems.first?.itemCount(in: own) ?? 1) }
            guard !subitems.isEmpty else { return 1 }
            let spacing = interItemSpacing?.spacing ?? 0
            var room = axis == .horizontal ? own.width : own.height
            var items = 0
            var index = 0
            // An estimate or a fraction of nothing could have no length: a group has a thousand places at most.
            while index < 1000 {
                let next = subitems[index % subitems.count]
                let size = next.layoutSize.size(in: own)
                let length = max(1, axis == .horizontal ? size.width : size.height)
                // Fractions that add up to one must not fail by the last bit.
                guard length <= room + 0.01 else { break }
                room -= length + spacing
                items += next.itemCount(in: own)
                index += 1
            }
            return max(1, items)
        }
    }
#endif
