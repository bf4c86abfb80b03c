#if !canImport(UIKit)
    import Foundation

    /// Shows snapshots in a table: what is in the old one and the new keeps its cell and its selection.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir>.
    @preconcurrency @MainActor
    open class UITableViewDiffableDataSource<
        SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
    >: NSObject, UITableViewDataSource {
        /// Makes the cell of an item.
        public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

        private weak var tableView: UITableView?
        private let cellProvider: CellProvider
        private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

        /// Creates a data source and makes it a table's, which does not own it.
        public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
            self.tableView = tableView
            self.cellProvider = cellProvider
            super.init()
            tableView.dataSource = self
        }

        /// Returns the sections and items that are shown.
        open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

        /// The item of a row.
        open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

        /// The row of an item.
        open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
            current.places(of: [itemIdentifier])[itemIdentifier]
        }

        /// The section of a number.
        open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
            current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
        }

        /// The number of a section.
        open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
            current.indexOfSection(sectionIdentifier)
        }

        /// Shows a snapshot.
        ///
        /// - Parameters:
        ///   - snapshot: the snapshot to show.
        ///   - animatingDifferences: true if rows move to their places; they are there at once here.
        ///   - completion: called in a later turn.
        open func apply(
            _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            animatingDifferences: Bool = true, completion: (() -> Void)? = nil
        ) {
            show(snapshot)
            if let completion { MainQueue.later { completion() } }
        }

        /// Shows a snapshot; returns when rows are at their places.
        ///
        /// - Parameters:
        ///   - snapshot: the snapshot to show.
        ///   - animatingDifferences: true if rows move to their places; they are there at once here.
        open func apply(
            _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            animatingDifferences: Bool = true
        ) async {
            show(snapshot)
            await withCheckedContinuation { continuation in MainQueue.later { continuation.resume() } }
        }

        /// Shows a snapshot with all cells made anew, as `reloadData()`.
        ///
        /// - Parameters:
        ///   - snapshot: the snapshot to show.
        ///   - completion: called in a later turn.
        open func applySnapshotUsingReloadData(
            _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            completion: (() -> Void)? = nil
        ) {
            current = snapshot.applied
            tableView?.reloadData()
            if let completion { MainQueue.later { completion() } }
        }

        private func show(_ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
            let old = current
            current = new.applied
            guard let tableView else { return }
            guard tableView.sectionCounts != nil, !tableView.cellsAreStale else { return tableView.reloadData() }
            let change = SnapshotChange(
                from: old, to: new, known: Set(tableView.shownCells.keys).union(tableView.selectedRows))
            tableView.adopt(new.counts, rows: change.place, cells: change.cellPlace, sections: change.section)
            tableView.reconfigureRows(at: tableView.shownCells.keys.filter(change.reconfigures).sorted())
        }

        // MARK: Data source

        /// Returns the number of sections of the snapshot.
        open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
        /// Returns the number of items of a section of the snapshot.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
        }
        /// The cell that the provider makes, which there must be.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            guard let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
                preconditionFailure("The cell provider returned no cell for the row at \(indexPath)")
            }
            return cell
        }
        /// No title, unless overridden.
        open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        /// No title, unless overridden.
        open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
        /// No row, unless overridden.
        open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
        /// No row, unless overridden.
        open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
        /// Nothing, unless overridden.
        open func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
        /// Nothing, unless overridden.
        open func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }
#endif
