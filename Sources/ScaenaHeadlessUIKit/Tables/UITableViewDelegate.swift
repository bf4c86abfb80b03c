#if !canImport(UIKit)
    import Foundation

    /// Is told what happens in a table view, and says how its rows behave.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitableviewdelegate>. Differs: a method that UIKit calls
    /// only where it is implemented has a default here, as in ``UITableViewDataSource``; the methods of a scroll view's
    /// delegate are not called.
    @preconcurrency @MainActor
    public protocol UITableViewDelegate: UIScrollViewDelegate {
        /// Tells that a cell is about to be shown.
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
        /// Tells that a cell is no longer shown.
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        /// The height of a row in points: the table's unless implemented.
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
        /// A guess at the height of a row in points, asked where the height is automatic: the table's unless implemented.
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
        /// The view above a section: the data source's title unless implemented.
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
        /// The view below a section: the data source's title unless implemented.
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
        /// The height above a section in points, less than one for nothing there: the table's unless implemented.
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
        /// The height below a section in points, less than one for nothing there: the table's unless implemented.
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
        /// Returns true if a finger on a row is shown, and may select it: yes unless implemented.
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
        /// Tells that a finger came down on a row.
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
        /// Tells that the finger is no longer on a row.
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
        /// Which row is selected instead: the same unless implemented, none when `nil`.
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
        /// Tells that a person has selected a row.
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
        /// Which row is deselected instead: the same unless implemented, none when `nil`.
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
        /// Tells that a person has deselected a row.
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
        /// Tells that the detail button of a row was tapped.
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
        /// Returns the change of a row that can be edited: deletion unless implemented.
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle
        /// Returns the title of the button that deletes a row: "Delete" unless implemented.
        func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String?
        /// Returns the actions of a swipe from the left: none unless implemented.
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration?
        /// Returns the actions of a swipe from the right: deleting, where the row can be deleted, unless implemented.
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration?
        /// Where a row that is being moved goes instead: where it was put unless implemented.
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath
    }

    extension UITableViewDelegate {
        /// Nothing.
        public func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {}
        /// Nothing.
        public func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {}
        /// The table's.
        public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.rowHeight
        }
        /// The table's.
        public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.estimatedRowHeight
        }
        /// None: the data source's title.
        public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
        /// None: the data source's title.
        public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
        /// The table's.
        public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            tableView.sectionHeaderHeight
        }
        /// The table's.
        public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            tableView.sectionFooterHeight
        }
        /// Yes.
        public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
        /// Nothing.
        public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
        /// Nothing.
        public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
        /// The same row.
        public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath
        }
        /// Nothing.
        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        /// The same row.
        public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath
        }
        /// Nothing.
        public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
        /// Nothing.
        public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
        /// Deleted, where it can be edited.
        public func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .delete }
        /// "Delete".
        public func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { nil }
        /// Nothing.
        public func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { nil }
        /// Deleting, where the row can be deleted.
        public func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { tableView.deletionBySwipe(at: indexPath) }
        /// Where it was put.
        public func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { proposedDestinationIndexPath }
    }
#endif
