#if !canImport(UIKit)
    import Foundation

    extension UITableView {
        /// The selected row; of several, the one that was selected first.
        public var indexPathForSelectedRow: IndexPath? { selectedRows.first }

        /// The selected rows; `nil` when there are none.
        public var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

        /// Selects a row, in the place of others unless several may be; `nil` deselects all. The delegate is not told.
        public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
            guard let indexPath else {
                for selected in selectedRows { deselect(selected, animated: animated) }
                return
            }
            guard number(of: indexPath) != nil else { return }
            if !takesSeveral {
                for other in selectedRows where other != indexPath { deselect(other, animated: animated) }
            }
            select(indexPath, animated: animated)
            if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
        }

        /// Deselects a row. The delegate is not told.
        public func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

        /// True if a tap on a row selects it now.
        package var selectsByTap: Bool {
            isEditing
                ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
                : allowsSelection || allowsMultipleSelection
        }

        private var takesSeveral: Bool {
            isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        }

        private func select(_ indexPath: IndexPath, animated: Bool) {
            if !selectedRows.contains(indexPath) { selectedRows.append(indexPath) }
            shownCells[indexPath]?.setSelected(true, animated: animated)
        }

        private func deselect(_ indexPath: IndexPath, animated: Bool) {
            selectedRows.removeAll { $0 == indexPath }
            shownCells[indexPath]?.setSelected(false, animated: animated)
        }

        /// Does a finger's tap on a row.
        func receiveTap(on cell: UITableViewCell) throws(UserInputRefusal) {
            guard let indexPath = indexPath(for: cell) else { throw .gone }
            // A tap beside what a swipe has revealed only closes it.
            if revealedSwipe != nil {
                revealedSwipe = nil
                return
            }
            guard selectsByTap else { throw .inert }
            guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { throw .prevented }
            cell.setHighlighted(true, animated: false)
            delegate?.tableView(self, didHighlightRowAt: indexPath)
            cell.setHighlighted(false, animated: false)
            delegate?.tableView(self, didUnhighlightRowAt: indexPath)
            if takesSeveral, selectedRows.contains(indexPath) {
                deselectByHand(indexPath)
            } else {
                selectByHand(indexPath)
            }
        }

        private func selectByHand(_ tapped: IndexPath) {
            let answer = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
            guard let indexPath = answer, number(of: indexPath) != nil else { return }
            if !takesSeveral { for other in selectedRows where other != indexPath { deselectByHand(other) } }
            select(indexPath, animated: false)
            delegate?.tableView(self, didSelectRowAt: indexPath)
        }

        private func deselectByHand(_ selected: IndexPath) {
            let answer = delegate.map { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
            guard let indexPath = answer else { return }
            deselect(indexPath, animated: false)
            delegate?.tableView(self, didDeselectRowAt: indexPath)
        }
    }
#endif
