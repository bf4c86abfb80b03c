#if !canImport(UIKit)
    import Foundation

    /// Shows snapshots in a collection: what is in the old one and the new keeps its cell and its selection.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>.
    @preconcurrency @MainActor
    open class UICollectionViewDiffableDataSource<
        SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
    >: NSObject, UICollectionViewDataSource {
        /// Makes the cell of an item.
        public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
        /// Makes the view of a kind at a place.
        public typealias SupplementaryViewProvider =
            (UICollectionView, String, IndexPath) -> UICollectionReusableView?

        private weak var collectionView: UICollectionView?
        private let cellProvider: CellProvider
        private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

        /// Creates a data source and makes it a collection's, which does not own it.
        public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
            self.collectionView = collectionView
            self.cellProvider = cellProvider
            super.init()
            collectionView.dataSource = self
        }

        /// Makes the views around sections, where the layout has them.
        open var supplementaryViewProvider: SupplementaryViewProvider?

        /// Returns the sections and items that are shown.
        open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

        /// The item of a place.
        open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

        /// The place of an item.
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
        ///   - animatingDifferences: true if items move to their places; they are there at once here.
        ///   - completion: called in a later turn.
        open func apply(
            _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            animatingDifferences: Bool = true, completion: (() -> Void)? = nil
        ) {
            show(snapshot)
            if let completion { MainQueue.later { completion() } }
        }

        /// Shows a snapshot; returns when items are at their places.
        ///
        /// - Parameters:
        ///   - snapshot: the snapshot to show.
        ///   - animatingDifferences: true if items move to their places; they are there at once here.
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
            collectionView?.reloadData()
            if let completion { MainQueue.later { completion() } }
        }

        private func show(_ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
            let old = current
            current = new.applied
            guard let collectionView else { return }
            guard collectionView.sectionCounts != nil, !collectionView.cellsAreStale else {
                return collectionView.reloadData()
            }
            let change = SnapshotChange(
                from: old, to: new, known: Set(collectionView.shownCells.keys).union(collectionView.selectedItems))
            collectionView.adopt(new.counts, items: change.place, cells: change.cellPlace, sections: change.section)
            collectionView.reconfigureItems(at: collectionView.shownCells.keys.filter(change.reconfigures).sorted())
        }

        // MARK: Data source

        /// Returns the number of sections of the snapshot.
        open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
        /// Returns the number of items of a section of the snapshot.
        open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
        }
        /// The cell that the provider makes, which there must be.
        open func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            guard let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
            else {
                preconditionFailure("The cell provider returned no cell for the item at \(indexPath)")
            }
            return cell
        }
        /// The view that ``supplementaryViewProvider`` makes, which there must be.
        open func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
                preconditionFailure("The supplementary view provider returned no view of the kind \(kind)")
            }
            return view
        }
    }
#endif
