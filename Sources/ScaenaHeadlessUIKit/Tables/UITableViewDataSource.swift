#if !canImport(UIKit)
    import Foundation

    /// Says what is in a table view.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitableviewdatasource>. Differs: a method that UIKit calls
    /// only where it is implemented has a default here. Where a base class adopts the protocol and only its subclass
    /// implements such a method, the default is called.
    @preconcurrency @MainActor
    public protocol UITableViewDataSource: NSObjectProtocol {
        /// Returns the number of rows of a section.
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        /// The cell of a row, which was dequeued for it.
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        /// Returns the number of sections: one unless implemented.
        func numberOfSections(in tableView: UITableView) -> Int
        /// The title above a section: none unless implemented.
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
        /// The title below a section: none unless implemented.
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
        /// Returns true if a row can be deleted or inserted.
        ///
        /// Differs: unless implemented, all rows can while the table is editing, and none by a swipe. UIKit offers the
        /// swipe where `tableView(_:commit:forRowAt:)` is implemented, which cannot be seen here.
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
        /// Returns true if a row can be moved while the table is editing: no unless implemented.
        ///
        /// Differs: UIKit's default is whether `tableView(_:moveRowAt:to:)` is implemented, which cannot be seen here.
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
        /// Deletes or inserts what a person has asked for.
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
        /// Moves what a person has moved; the table shows it at its new place already.
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    }

    extension UITableViewDataSource {
        /// One section.
        public func numberOfSections(in tableView: UITableView) -> Int { 1 }
        /// No title.
        public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        /// No title.
        public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
        /// All rows while the table is editing.
        public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            tableView.isEditing
        }
        /// No row.
        public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
        /// Warns: a row was offered for editing, and nothing follows from it.
        public func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            Diagnostics.warn("\(Diagnostics.name(self)) lets a row be edited, and does not implement commit.")
        }
        /// Warns: a row was moved, and the data was not.
        public func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            Diagnostics.warn("\(Diagnostics.name(self)) lets a row be moved, and does not implement moveRowAt.")
        }
    }
#endif
