#if !canImport(UIKit)
    import Foundation

    extension UserInput {
        /// Taps a row beside its controls: selects it, or deselects it where several can be selected.
        static func tap(row cell: UITableViewCell) throws(UserInputRefusal) {
            guard let table = cell.tableView else { throw .gone }
            try table.receiveTap(on: cell)
        }

        /// Taps the detail button at the end of a row.
        package static func tapDetails(of cell: UITableViewCell) throws(UserInputRefusal) {
            let table = try table(of: cell)
            let accessory = table.isEditing ? cell.editingAccessoryType : cell.accessoryType
            guard accessory == .detailButton || accessory == .detailDisclosureButton,
                let indexPath = table.indexPath(for: cell)
            else { throw .inert }
            table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
        }

        /// Swipes over a row, which brings its actions into sight; the whole way, it does the first.
        package static func swipe(
            _ cell: UITableViewCell, from edge: RevealedSwipe.Edge, isFull: Bool = false
        ) throws(UserInputRefusal) {
            try table(of: cell).receiveSwipe(on: cell, from: edge, isFull: isFull)
        }

        /// Chooses an action that a swipe has brought into sight.
        package static func choose(
            _ action: UIContextualAction, of cell: UITableViewCell
        ) throws(UserInputRefusal) {
            let table = try table(of: cell)
            guard let swipe = table.revealedSwipe, swipe.cell === cell, swipe.configuration.actions.contains(action)
            else { throw .gone }
            table.perform(action, of: swipe)
        }

        /// Deletes or inserts, by the button before a row that is edited.
        package static func edit(_ cell: UITableViewCell) throws(UserInputRefusal) {
            try table(of: cell).receiveEdit(of: cell)
        }

        /// Moves a row by its handle.
        package static func move(_ cell: UITableViewCell, to indexPath: IndexPath) throws(UserInputRefusal) {
            try table(of: cell).receiveMove(of: cell, to: indexPath)
        }

        /// Moves a row by its handle to where the row of a number is, counted through all sections.
        package static func move(_ cell: UITableViewCell, toRow number: Int) throws(UserInputRefusal) {
            let table = try table(of: cell)
            guard (0..<table.totalRows).contains(number) else { throw .gone }
            try table.receiveMove(of: cell, to: table.indexPath(ofRow: number))
        }

        private static func table(of cell: UITableViewCell) throws(UserInputRefusal) -> UITableView {
            try checkReach(of: cell)
            guard let table = cell.tableView else { throw .gone }
            return table
        }
    }
#endif
