#if !canImport(UIKit)
    import Foundation

    extension UICollectionView {
        /// The selected items; `nil` when the collection has no items.
        public var indexPathsForSelectedItems: [IndexPath]? { totalItems == 0 ? nil : selectedItems }

        /// Selects an item, in the place of others unless several may be; `nil` deselects all. The delegate is not told.
        public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
            guard let indexPath else {
                for selected in selectedItems { deselect(selected) }
                return
            }
            guard loadedCounts.number(of: indexPath) != nil else { return }
            if !allowsMultipleSelection { for other in selectedItems where other != indexPath { deselect(other) } }
            select(indexPath)
            if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
        }

        /// Deselects an item. The delegate is not told.
        public func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

        /// True if a tap on an item selects it.
        package var selectsByTap: Bool { allowsSelection || allowsMultipleSelection }

        private func select(_ indexPath: IndexPath) {
            if !selectedItems.contains(indexPath) { selectedItems.append(indexPath) }
            shownCells[indexPath]?.isSelected = true
        }

        private func deselect(_ indexPath: IndexPath) {
            selectedItems.removeAll { $0 == indexPath }
            shownCells[indexPath]?.isSelected = false
        }

        /// Does a finger's tap on an item.
        func receiveTap(on cell: UICollectionViewCell) throws(UserInputRefusal) {
            guard let indexPath = indexPath(for: cell) else { throw .gone }
            guard selectsByTap else { throw .inert }
            guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { throw .prevented }
            cell.isHighlighted = true
            delegate?.collectionView(self, didHighlightItemAt: indexPath)
            cell.isHighlighted = false
            delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
            if allowsMultipleSelection, selectedItems.contains(indexPath) {
                guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { throw .prevented }
                deselect(indexPath)
                delegate?.collectionView(self, didDeselectItemAt: indexPath)
                return
            }
            guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { throw .prevented }
            if !allowsMultipleSelection {
                for other in selectedItems where other != indexPath {
                    deselect(other)
                    delegate?.collectionView(self, didDeselectItemAt: other)
                }
            }
            select(indexPath)
            delegate?.collectionView(self, didSelectItemAt: indexPath)
        }
    }

    extension UserInput {
        /// Taps an item beside its controls: selects it, or deselects it where several can be selected.
        static func tap(item cell: UICollectionViewCell) throws(UserInputRefusal) {
            guard let collection = cell.collectionView else { throw .gone }
            try collection.receiveTap(on: cell)
        }
    }
#endif
