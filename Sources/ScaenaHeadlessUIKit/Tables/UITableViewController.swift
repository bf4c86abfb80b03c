#if !canImport(UIKit)
    import Foundation

    /// A controller whose view is a table, of which it is data source and delegate.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitableviewcontroller>. A subclass overrides
    /// the methods of both protocols.
    open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        private let tableStyle: UITableView.Style

        /// Creates a controller of a table of a style.
        public init(style: UITableView.Style) {
            tableStyle = style
            super.init(nibName: nil, bundle: nil)
        }

        /// Creates a controller of a plain table; there are no nibs here.
        public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            tableStyle = .plain
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        /// Fails: there are no archives of controllers here.
        public required init?(coder: NSCoder) { return nil }

        /// True if the selection is cleared when the table appears.
        open var clearsSelectionOnViewWillAppear = true

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// The table: the controller's view.
        open var tableView: UITableView! {
            get { view as? UITableView }
            set { view = newValue }
        }

        /// The refresh control of the table.
        open var refreshControl: UIRefreshControl? {
            get { tableView.refreshControl }
            set { tableView.refreshControl = newValue }
        }

        /// Makes the table.
        open override func loadView() {
            let table = UITableView(frame: UIScreen.main.bounds, style: tableStyle)
            table.dataSource = self
            table.delegate = self
            view = table
        }

        /// Deselects what was selected, where ``clearsSelectionOnViewWillAppear`` says so.
        open override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard clearsSelectionOnViewWillAppear else { return }
            tableView.selectRow(at: nil, animated: animated, scrollPosition: .none)
        }

        /// Says whether rows are deleted, inserted and moved.
        open override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            tableView.setEditing(editing, animated: animated)
        }

        // MARK: Data source

        /// None, unless overridden.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        /// An override returns the cell of a row; without one there must be no rows.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        /// One section.
        open func numberOfSections(in tableView: UITableView) -> Int { 1 }
        /// No title.
        open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        /// No title.
        open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
        /// All rows while the table is editing.
        open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            tableView.isEditing
        }
        /// No row.
        open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
        /// Warns: a row was offered for editing, and nothing follows from it.
        open func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            Diagnostics.warn("\(Diagnostics.name(self)) lets a row be edited, and does not implement commit.")
        }
        /// Warns: a row was moved, and the data was not.
        open func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            Diagnostics.warn("\(Diagnostics.name(self)) lets a row be moved, and does not implement moveRowAt.")
        }

        // MARK: Delegate

        /// Nothing.
        open func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {}
        /// Nothing.
        open func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {}
        /// The table's.
        open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.rowHeight
        }
        /// The table's.
        open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.estimatedRowHeight
        }
        /// None: the data source's title.
        open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
        /// None: the data source's title.
        open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
        /// The table's.
        open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            tableView.sectionHeaderHeight
        }
        /// The table's.
        open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            tableView.sectionFooterHeight
        }
        /// Yes.
        open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
        /// Nothing.
        open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
        /// Nothing.
        open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
        /// The same row.
        open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath
        }
        /// Nothing.
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        /// The same row.
        open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath
        }
        /// Nothing.
        open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
        /// Nothing.
        open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
        /// Deleted, where it can be edited.
        open func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .delete }
        /// "Delete".
        open func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { nil }
        /// Nothing.
        open func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { nil }
        /// Deleting, where the row can be deleted.
        open func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { tableView.deletionBySwipe(at: indexPath) }
        /// Where it was put.
        open func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { proposedDestinationIndexPath }
    }
#endif
