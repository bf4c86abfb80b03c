#if !canImport(UIKit)
    import Foundation

    /// The places of items after one snapshot has taken another's place, for the places that somebody asks about.
    struct SnapshotChange<Section: Hashable & Sendable, Item: Hashable & Sendable> {
        typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

        private let old: Snapshot
        private let new: Snapshot
        private let places: [Item: IndexPath]
        private let reloadedItems: Set<Item>
        private let reloadedSections: Set<Section>
        private let reconfigured: Set<Item>

        /// - Parameter known: the places before the change that will be asked about; only they cost anything.
        init(from old: Snapshot, to new: Snapshot, known: Set<IndexPath>) {
            self.old = old
            self.new = new
            places = new.places(of: Set(known.compactMap { old.item(at: $0) }))
            reloadedItems = Set(new.reloadedItemIdentifiers)
            reloadedSections = Set(new.reloadedSectionIdentifiers)
            reconfigured = Set(new.reconfiguredItemIdentifiers)
        }

        /// Where the item of a place is now.
        func place(after indexPath: IndexPath) -> IndexPath? { old.item(at: indexPath).flatMap { places[$0] } }

        /// Where the cell of a place is now; `nil` if it must be made anew.
        func cellPlace(after indexPath: IndexPath) -> IndexPath? {
            guard let item = old.item(at: indexPath), !reloadedItems.contains(item) else { return nil }
            if let section = new.sectionIdentifier(containingItem: item), reloadedSections.contains(section) {
                return nil
            }
            return places[item]
        }

        /// Where a section is now; `nil` if what is around it must be made anew.
        func section(after number: Int) -> Int? {
            guard old.sectionIdentifiers.indices.contains(number) else { return nil }
            let section = old.sectionIdentifiers[number]
            return reloadedSections.contains(section) ? nil : new.indexOfSection(section)
        }

        /// Returns true if the cell at a place is to get new content.
        func reconfigures(_ indexPath: IndexPath) -> Bool {
            new.item(at: indexPath).map(reconfigured.contains) ?? false
        }
    }
#endif
