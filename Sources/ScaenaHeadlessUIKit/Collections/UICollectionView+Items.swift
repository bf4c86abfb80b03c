#if !canImport(UIKit)
    import Foundation

    extension UICollectionView {
        // MARK: Counts

        /// The number of sections.
        public var numberOfSections: Int { loadedCounts.counts.count }

        /// Returns the number of items of a section.
        public func numberOfItems(inSection section: Int) -> Int {
            let counts = loadedCounts.counts
            return counts.indices.contains(section) ? counts[section] : 0
        }

        func hasItems(in section: Int) -> Bool { numberOfItems(inSection: section) > 0 }

        /// The number of items of each section; asks the data source where it was not asked.
        var loadedCounts: SectionCounts {
            if let sectionCounts { return sectionCounts }
            let counts = SectionCounts(countedItems())
            sectionCounts = counts
            return counts
        }

        func countedItems() -> [Int] {
            guard let dataSource else { return [] }
            return (0..<dataSource.numberOfSections(in: self)).map {
                dataSource.collectionView(self, numberOfItemsInSection: $0)
            }
        }

        /// The number of items in all sections.
        package var totalItems: Int { loadedCounts.total }

        // MARK: What is shown

        /// The cells that are shown, in the order of their items.
        public var visibleCells: [UICollectionViewCell] { shownInOrder.map(\.cell) }

        /// The items that are shown, in their order.
        public var indexPathsForVisibleItems: [IndexPath] { shownInOrder.map(\.indexPath) }

        /// The shown items in their order.
        package var shownInOrder: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
            showItemsIfStale()
            return shownCells.sorted { $0.key < $1.key }.map { (indexPath: $0.key, cell: $0.value) }
        }

        /// The cell of an item; `nil` unless it is shown.
        public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
            showItemsIfStale()
            return shownCells[indexPath]
        }

        /// The item that a cell is shown for.
        public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
            shownCells.first { $0.value === cell }?.key
        }

        /// The view of a kind at a place; `nil` unless it is shown.
        public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
            -> UICollectionReusableView?
        {
            showItemsIfStale()
            return shownViews[SupplementaryPlace(kind: elementKind, indexPath: indexPath)]
        }

        /// The views of a kind that are shown, in the order of their places.
        public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
            showItemsIfStale()
            return shownViews.filter { $0.key.kind == elementKind }.sorted { $0.key.indexPath < $1.key.indexPath }
                .map(\.value)
        }

        /// Whatever is shown of a kind at a place.
        package func shownView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
            shownViews[SupplementaryPlace(kind: kind, indexPath: indexPath)]
        }

        /// The sections of which something is shown, in their order.
        package var shownSections: [Int] {
            Set(shownCells.keys.map(\.section))
                .union(shownViews.keys.lazy.filter { $0.indexPath.count == 2 }.map(\.indexPath.section)).sorted()
        }

        /// Where the items of a section lie.
        package func arrangement(ofSection section: Int) -> CollectionArrangement? {
            collectionViewLayout.arrangement(ofSection: section, in: visibleSize)
        }

        private var visibleSize: CGSize {
            let whole = window?.bounds.size ?? UIScreen.main.bounds.size
            return CGSize(
                width: bounds.width > 0 ? bounds.width : whole.width,
                height: bounds.height > 0 ? bounds.height : whole.height)
        }

        // MARK: Showing

        func forgetItems() {
            sectionCounts = nil
            selectedItems = []
            orthogonalRanges = [:]
            cellsAreStale = true
            setNeedsLayout()
            setNeedsRendering()
        }

        private func showItemsIfStale() {
            if cellsAreStale, window != nil { showItems() }
        }

        /// The items of each section that are to be seen; a section without items is among them where its place is.
        private func itemsToShow() -> [(section: Int, items: Range<Int>, arrangement: CollectionArrangement)] {
            let loaded = loadedCounts
            guard !loaded.counts.isEmpty else { return [] }
            let size = visibleSize
            let length = collectionViewLayout.axis == .vertical ? size.height : size.width
            firstItem = max(0, min(firstItem, loaded.total - 1))
            var shown: [(section: Int, items: Range<Int>, arrangement: CollectionArrangement)] = []
            let start = loaded.total == 0 ? IndexPath(item: 0, section: 0) : loaded.place(of: firstItem)
            var section = start.section
            // Sections without items before the first item are at its place.
            while section > 0, loaded.counts[section - 1] == 0 { section -= 1 }
            var room = length
            var left = itemsAtOnce
            while section < loaded.counts.count, left.map({ $0 > 0 }) ?? (room > 0) {
                guard let arrangement = arrangement(ofSection: section) else {
                    section += 1
                    continue
                }
                let count = loaded.counts[section]
                let first = section == start.section ? min(start.item, count) : 0
                let end: Int
                if arrangement.flow == .orthogonal {
                    let range = orthogonalRanges[section] ?? 0..<arrangement.itemsPerLine
                    shown.append((section, range.clamped(to: 0..<count), arrangement))
                    room -= arrangement.lineLength
                    left = left.map { $0 - (count - first) }
                } else {
                    let lines = max(1, Int((room / (arrangement.lineLength + arrangement.lineSpacing)).rounded(.up)))
                    // A line begins at a multiple of what it holds.
                    let begin = first / arrangement.itemsPerLine * arrangement.itemsPerLine
                    end = min(count, left.map { first + $0 } ?? (begin + lines * arrangement.itemsPerLine))
                    shown.append((section, begin..<max(begin, end), arrangement))
                    let taken = (end - begin + arrangement.itemsPerLine - 1) / arrangement.itemsPerLine
                    room -= CGFloat(taken) * (arrangement.lineLength + arrangement.lineSpacing)
                    left = left.map { $0 - (end - first) }
                }
                section += 1
            }
            // The content's end does not leave the lower edge: lines before come into the room below it.
            if itemsAtOnce == nil, room > 0, let first = shown.first, first.arrangement.flow == .lines,
                first.items.lowerBound > 0
            {
                let line = first.arrangement.lineLength + first.arrangement.lineSpacing
                let lines = Int((room / line).rounded(.down))
                let start = max(0, first.items.lowerBound - lines * first.arrangement.itemsPerLine)
                firstItem -= first.items.lowerBound - start
                shown[0].items = start..<first.items.upperBound
            }
            return shown
        }

        /// Makes the cells of the items that are seen, and takes back those of the others.
        func showItems() {
            // A data source that asks for the shown cells while one is made gets those that are there.
            guard !isShowingItems else { return }
            isShowingItems = true
            defer { isShowingItems = false }
            if cellsAreStale {
                cellsAreStale = false
                for (indexPath, cell) in shownCells { endShowing(cell, at: indexPath) }
                for place in Array(shownViews.keys) { hideView(at: place) }
            }
            let sections = itemsToShow()
            let ranges = Dictionary(uniqueKeysWithValues: sections.map { ($0.section, $0.items) })
            for (indexPath, cell) in shownCells where !(ranges[indexPath.section]?.contains(indexPath.item) ?? false) {
                endShowing(cell, at: indexPath)
            }
            for (section, items, _) in sections {
                for item in items {
                    let indexPath = IndexPath(item: item, section: section)
                    if shownCells[indexPath] == nil { show(indexPath) }
                }
            }
            showViews(of: sections)
            if let last = sections.last { prefetch(after: last.items.upperBound, in: last.section) }
        }

        /// Tells of as many items behind those that are seen as are seen, in the last section that is.
        private func prefetch(after end: Int, in section: Int) {
            guard let prefetchDataSource else { return }
            let ahead = end..<max(end, min(numberOfItems(inSection: section), end + shownCells.count))
            let wanted = Set(ahead.map { IndexPath(item: $0, section: section) })
            let new = wanted.subtracting(prefetchedItems).sorted()
            prefetchedItems = wanted
            if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
        }

        private func show(_ indexPath: IndexPath) {
            guard let dataSource else { return }
            let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
            // The same cell for two items: it is shown for the later one.
            if let other = self.indexPath(for: cell) { shownCells[other] = nil }
            shownCells[indexPath] = cell
            cell.isSelected = selectedItems.contains(indexPath)
            if let arrangement = arrangement(ofSection: indexPath.section) {
                cell.bounds.size = CGSize(
                    width: arrangement.itemWidth ?? cell.bounds.width,
                    height: arrangement.itemHeight ?? cell.bounds.height)
            }
            addSubview(cell)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
        }

        private func endShowing(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
            shownCells[indexPath] = nil
            retire(cell, from: indexPath)
        }

        /// Takes a cell back that is no longer among the shown.
        func retire(_ cell: UICollectionViewCell, from indexPath: IndexPath) {
            cell.removeFromSuperview()
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
            cell.isHighlighted = false
            if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
        }

        private func showViews(of sections: [(section: Int, items: Range<Int>, arrangement: CollectionArrangement)]) {
            let global = collectionViewLayout.globalKinds
            var places: [SupplementaryPlace] = []
            if !sections.isEmpty {
                places += (global.before + global.after).map {
                    SupplementaryPlace(kind: $0, indexPath: IndexPath(index: 0))
                }
            }
            for (section, _, arrangement) in sections {
                places += (arrangement.kindsBefore + arrangement.kindsAfter).map {
                    SupplementaryPlace(kind: $0, indexPath: IndexPath(item: 0, section: section))
                }
            }
            let wanted = Set(places)
            for place in Array(shownViews.keys) where !wanted.contains(place) { hideView(at: place) }
            guard let dataSource else { return }
            for place in places where shownViews[place] == nil {
                let view = dataSource.collectionView(
                    self, viewForSupplementaryElementOfKind: place.kind, at: place.indexPath)
                shownViews[place] = view
                addSubview(view)
            }
        }

        func hideView(at place: SupplementaryPlace) {
            guard let view = shownViews.removeValue(forKey: place) else { return }
            if view.superview === self { view.removeFromSuperview() }
            if let identifier = view.reuseIdentifier {
                reusableViews[ReuseKey(kind: place.kind, identifier: identifier), default: []].append(view)
            }
        }

        // MARK: Scrolling

        /// Scrolls to an item, which must be there.
        public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
            guard let number = loadedCounts.number(of: indexPath) else {
                preconditionFailure(
                    "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath))")
            }
            let visible = max(1, shownCells.count)
            if scrollPosition.contains(.bottom) || scrollPosition.contains(.right) {
                firstItem = max(0, number - visible + 1)
            } else if !scrollPosition.isDisjoint(with: [.centeredVertically, .centeredHorizontally]) {
                firstItem = max(0, number - visible / 2)
            } else {
                firstItem = number
            }
            scrollRequest = (item: indexPath, number: (scrollRequest?.number ?? 0) + 1)
            setNeedsLayout()
            setNeedsRendering()
        }

        /// Shows the items that a renderer has in its sight: it knows how large they are.
        package func show(itemsFrom first: Int, count: Int) {
            firstItem = max(0, min(first, totalItems - 1))
            itemsAtOnce = max(1, count)
            setNeedsLayout()
        }

        /// Shows the items of a section that scrolls by itself that a renderer has in its sight.
        package func show(itemsFrom first: Int, count: Int, inSection section: Int) {
            let first = max(0, first)
            orthogonalRanges[section] = first..<first + max(1, count)
            setNeedsLayout()
        }
    }
#endif
