#if !canImport(UIKit)
    import Foundation

    extension UITableView {
        // MARK: Batches

        /// Shows several changes as one. The data source must have changed by as much when `updates` returns.
        ///
        /// - Parameters:
        ///   - updates: calls the methods that insert, delete, reload and move.
        ///   - completion: called in a later turn, with whether the change has ended.
        public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            // What is there before is known before the updates change it.
            if window != nil { _ = loadedCounts }
            beginUpdates()
            updates?()
            endUpdates()
            if let completion { MainQueue.later { completion(true) } }
        }

        /// Begins several changes that are shown as one.
        public func beginUpdates() { openUpdates += 1 }

        /// Ends what ``beginUpdates()`` began.
        public func endUpdates() {
            precondition(openUpdates > 0, "endUpdates() without beginUpdates()")
            openUpdates -= 1
            if openUpdates == 0 { commitUpdates() }
        }

        private func update(_ change: (inout ListUpdates) -> Void) {
            beginUpdates()
            change(&updates)
            endUpdates()
        }

        private func commitUpdates() {
            let updates = self.updates
            self.updates = ListUpdates()
            guard let old = sectionCounts?.counts, !cellsAreStale else { return forgetRows() }
            let new = countedRows()
            if let disagreement = updates.disagreement(from: old, to: new) { preconditionFailure(disagreement) }
            adopt(new, rows: updates.place, cells: updates.cellPlace) {
                updates.reloadedSections.contains($0) ? nil : updates.section(after: $0)
            }
        }

        /// Takes new counts over. What is still shown keeps its cell.
        ///
        /// - Parameters:
        ///   - counts: the number of rows of each section now.
        ///   - rows: where a row of before is now.
        ///   - cells: where the cell of a row of before is now; `nil` if it must be made anew.
        ///   - sections: where a section of before is now; `nil` if its header and footer must be made anew.
        func adopt(
            _ counts: [Int], rows: (IndexPath) -> IndexPath?, cells: (IndexPath) -> IndexPath?,
            sections: (Int) -> Int?
        ) {
            revealedSwipe = nil
            let oldCells = shownCells
            let oldHeaders = shownHeaders
            let oldFooters = shownFooters
            shownCells = [:]
            shownHeaders = [:]
            shownFooters = [:]
            setCounts(counts)
            // A row that is reloaded is no longer selected.
            selectedRows = selectedRows.compactMap { cells($0) == nil ? nil : rows($0) }
            var gone: [(IndexPath, UITableViewCell)] = []
            for (indexPath, cell) in oldCells {
                if let place = cells(indexPath), number(of: place) != nil {
                    shownCells[place] = cell
                } else {
                    gone.append((indexPath, cell))
                }
            }
            for (indexPath, cell) in gone.sorted(by: { $0.0 < $1.0 }) { retire(cell, from: indexPath) }
            for (section, view) in oldHeaders { keep(view, at: sections(section), in: &shownHeaders) }
            for (section, view) in oldFooters { keep(view, at: sections(section), in: &shownFooters) }
            showRows()
            setNeedsLayout()
            setNeedsRendering()
        }

        private func keep(_ view: UIView, at section: Int?, in views: inout [Int: UIView]) {
            if let section {
                views[section] = view
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }

        // MARK: Rows

        /// Shows rows that have come; the places are those after the change.
        public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            update { $0.insertedRows.formUnion(indexPaths) }
        }

        /// Takes rows away that have gone; the places are those before the change.
        public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            update { $0.deletedRows.formUnion(indexPaths) }
        }

        /// Makes the cells of rows anew; they are no longer selected.
        public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            update { $0.reloadedRows.formUnion(indexPaths) }
        }

        /// Moves a row.
        public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
            update { $0.movedRows[indexPath] = newIndexPath }
        }

        /// Gives the cells of rows new content: the data source gets the same cells when it dequeues them.
        public func reconfigureRows(at indexPaths: [IndexPath]) {
            guard let dataSource else { return }
            for indexPath in indexPaths {
                guard let cell = shownCells[indexPath] else { continue }
                reconfiguredCells = [indexPath: cell]
                let returned = dataSource.tableView(self, cellForRowAt: indexPath)
                reconfiguredCells = [:]
                precondition(returned === cell, "A row that is reconfigured must return the cell that it dequeues")
            }
        }

        // MARK: Sections

        /// Shows sections that have come; the numbers are those after the change.
        public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
            update { $0.insertedSections.formUnion(sections) }
        }

        /// Takes sections away that have gone; the numbers are those before the change.
        public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
            update { $0.deletedSections.formUnion(sections) }
        }

        /// Makes the cells, headers and footers of sections anew; how many rows they have may change.
        public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
            update { $0.reloadedSections.formUnion(sections) }
        }

        /// Moves a section.
        public func moveSection(_ section: Int, toSection newSection: Int) {
            update { $0.movedSections[section] = newSection }
        }
    }
#endif
