#if !canImport(UIKit)
    import Foundation

    /// The actions of a row that a swipe has brought into sight.
    package struct RevealedSwipe {
        /// From which side the finger came.
        package enum Edge: Sendable {
            /// From the left.
            case leading
            /// From the right.
            case trailing
        }

        /// The cell beside which they are.
        package let cell: UITableViewCell
        /// On which side they are.
        package let edge: Edge
        /// The actions.
        package let configuration: UISwipeActionsConfiguration
    }

    extension UITableView {
        func prepareForEditing(_ cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
            let canBeEdited = isEditing && dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
            cell.editingStyle =
                !canBeEdited || allowsMultipleSelectionDuringEditing
                ? .none : delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
            cell.setEditing(canBeEdited, animated: animated)
        }

        /// Returns true if a person can move a row now.
        package func canBeMoved(_ indexPath: IndexPath) -> Bool {
            isEditing && dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
        }

        /// Returns the actions that UIKit offers where the delegate offers none: to delete, where the row can be
        /// deleted.
        func deletionBySwipe(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
            guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath),
                delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete
            else { return nil }
            let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
            let deletion = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, finish in
                if let self { self.dataSource?.tableView(self, commit: .delete, forRowAt: indexPath) }
                finish(true)
            }
            let configuration = UISwipeActionsConfiguration(actions: [deletion])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }

        /// Does a swipe over a row: it brings its actions into sight, or does the first.
        func receiveSwipe(
            on cell: UITableViewCell, from edge: RevealedSwipe.Edge, isFull: Bool
        ) throws(UserInputRefusal) {
            guard let indexPath = indexPath(for: cell) else { throw .gone }
            guard !isEditing else { throw .inert }
            revealedSwipe = nil
            let configuration =
                switch edge {
                case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
                case .trailing:
                    delegate.map { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) }
                        ?? deletionBySwipe(at: indexPath)
                }
            guard let configuration, let first = configuration.actions.first else { throw .inert }
            let swipe = RevealedSwipe(cell: cell, edge: edge, configuration: configuration)
            revealedSwipe = swipe
            if isFull, configuration.performsFirstActionWithFullSwipe { perform(first, of: swipe) }
        }

        /// Does an action that a swipe has revealed; it stays in sight until the app says that it is done.
        func perform(_ action: UIContextualAction, of swipe: RevealedSwipe) {
            action.handler(action, swipe.cell) { [weak self] _ in
                guard let self, revealedSwipe?.configuration === swipe.configuration else { return }
                revealedSwipe = nil
            }
        }

        /// Does a tap on the button before a row that is edited.
        func receiveEdit(of cell: UITableViewCell) throws(UserInputRefusal) {
            guard let indexPath = indexPath(for: cell) else { throw .gone }
            guard isEditing, cell.editingStyle != .none else { throw .inert }
            dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: indexPath)
        }

        /// Moves a row by hand: it is at its new place before the data source is told.
        func receiveMove(of cell: UITableViewCell, to proposed: IndexPath) throws(UserInputRefusal) {
            guard let source = indexPath(for: cell), number(of: proposed) != nil else { throw .gone }
            guard canBeMoved(source) else { throw .inert }
            let target =
                delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
                ?? proposed
            guard target != source else { return }
            var move = ListUpdates()
            move.movedRows[source] = target
            var counts = loadedCounts.counts
            counts[source.section] -= 1
            counts[target.section] += 1
            // The data source does not know yet: only cells that are there can be shown until it does.
            isShowingRows = true
            adopt(counts, rows: move.place, cells: move.cellPlace) { $0 }
            isShowingRows = false
            dataSource?.tableView(self, moveRowAt: source, to: target)
        }
    }
#endif
