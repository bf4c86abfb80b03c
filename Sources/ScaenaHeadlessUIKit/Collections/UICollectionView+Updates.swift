#if !canImport(UIKit)
    import Foundation

    extension UICollectionView {
        // MARK: Batches

        /// Shows several changes as one. The data source must have changed by as much when `updates` returns.
        ///
        /// - Parameters:
        ///   - updates: calls the methods that insert, delete, reload and move.
        ///   - completion: called in a later turn, with whether the change has ended.
        public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            // What is there before is known before the updates change it.
            if window != nil { _ = loadedCounts }
            openUpdates += 1
            updates?()
            openUpdates -= 1
            if openUpdates == 0 { commitUpdates() }
            if let completion { MainQueue.later { completion(true) } }
        }

        private func update(_ change: (inout ListUpdates) -> Void) {
            change(&updates)
            if openUpdates == 0 { commitUpdates() }
        }

        private func commitUpdates() {
            let updates = self.updates
            self.updates = ListUpdates()
            guard let old = sectionCounts?.counts, !cellsAreStale else { return forgetItems() }
            let new = countedItems()
            if let disagreement = updates.disagreement(from: old, to: new) { preconditionFailure(disagreement) }
            adopt(new, items: updates.place, cells: updates.cellPlace) {
                updates.reloadedSections.contains($0) ? nil : updates.section(after: $0)
            }
        }

        /// Takes new counts over. What is still shown keeps its cell.
        ///
        /// - Parameters:
        ///   - counts: the number of items of each section now.
        ///   - items: where an item of before is now.
        ///   - cells: where the cell of an item of before is now; `nil` if it must be made anew.
        ///   - sections: where a section of before is now; `nil` if the views around it must be made anew.
        func adopt(
            _ counts: [Int], items: (IndexPath) -> IndexPath?, cells: (IndexPath) -> IndexPath?,
            sections: (Int) -> Int?
        ) {
            let oldCells = shownCells
            let oldViews = shownViews
            shownCells = [:]
            shownViews = [:]
            let known = SectionCounts(counts)
            sectionCounts = known
            // An item that is reloaded is no longer selected.
            selectedItems = selectedItems.compactMap { cells($0) == nil ? nil : items($0) }
            var gone: [(IndexPath, UICollectionViewCell)] = []
            for (indexPath, cell) in oldCells {
                if let place = cells(indexPath), known.number(of: place) != nil {
                    shownCells[place] = cell
                } else {
                    gone.append((indexPath, cell))
                }
            }
            for (indexPath, cell) in gone.sorted(by: { $0.0 < $1.0 }) { retire(cell, from: indexPath) }
            for (place, view) in oldViews {
                let section = place.indexPath.count == 2 ? sections(place.indexPath.section) : 0
                if let section {
                    let indexPath = place.indexPath.count == 2 ? IndexPath(item: 0, section: section) : place.indexPath
                    shownViews[SupplementaryPlace(kind: place.kind, indexPath: indexPath)] = view
                } else if view.superview === self {
                    view.removeFromSuperview()
                }
            }
            showItems()
            setNeedsLayout()
            setNeedsRendering()
        }

        // MARK: Items

        /// Shows items that have come; the places are those after the change.
        public func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows.formUnion(indexPaths) } }

        /// Takes items away that have gone; the places are those before the change.
        public func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows.formUnion(indexPaths) } }

        /// Makes the cells of items anew; they are no longer selected.
        public func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows.formUnion(indexPaths) } }

        /// Moves an item.
        public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
            update { $0.movedRows[indexPath] = newIndexPath }
        }

        /// Gives the cells of items new content: the data source gets the same cells when it dequeues them.
        public func reconfigureItems(at indexPaths: [IndexPath]) {
            guard let dataSource else { return }
            for indexPath in indexPaths {
                guard let cell = shownCells[indexPath] else { continue }
                reconfiguredCells = [indexPath: cell]
                let returned = dataSource.collectionView(self, cellForItemAt: indexPath)
                reconfiguredCells = [:]
                precondition(returned === cell, "An item that is reconfigured must return the cell that it dequeues")
            }
        }

        // MARK: Sections

        /// Shows sections that have come; the numbers are those after the change.
        public func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }

        /// Takes sections away that have gone; the numbers are those before the change.
        public func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }

        /// Makes the cells and views of sections anew; how many items they have may change.
        public func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }

        /// Moves a section.
        public func moveSection(_ section: Int, toSection newSection: Int) {
            update { $0.movedSections[section] = newSection }
        }
    }
#endif
