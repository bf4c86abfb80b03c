#if !canImport(UIKit)
    import Foundation

    /// The content of a list at one time: sections and their items, each there once.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot>.
    public struct NSDiffableDataSourceSnapshot<
        SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
    >: Sendable {
        /// Creates an empty snapshot.
        public init() {}

        /// The sections, in their order.
        public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
        private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
        private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
        /// The items whose cells are made anew.
        public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
        /// The items whose cells get new content.
        public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
        /// The sections whose cells are made anew.
        public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

        // MARK: Reading

        /// The items of all sections, in their order.
        public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
        /// The number of sections.
        public var numberOfSections: Int { sectionIdentifiers.count }
        /// The number of items.
        public var numberOfItems: Int { sections.count }
        /// Returns the number of items of a section.
        public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
        /// The items of a section, which must be there.
        public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
            guard let items = items[identifier] else { preconditionFailure("There is no section \(identifier)") }
            return items
        }
        /// The section of an item.
        public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
            sections[identifier]
        }
        /// The position of an item among all.
        public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
            guard let section = sections[identifier] else { return nil }
            let before = sectionIdentifiers.prefix { $0 != section }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
            return items[section]?.firstIndex(of: identifier).map { before + $0 }
        }
        /// The position of a section.
        public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
            sectionIdentifiers.firstIndex(of: identifier)
        }

        // MARK: Sections

        /// Adds sections at the end; none may be there yet.
        public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
            insert(identifiers, at: sectionIdentifiers.count)
        }
        /// Inserts sections before another.
        public mutating func insertSections(
            _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
        ) { insert(identifiers, at: index(of: toIdentifier)) }
        /// Inserts sections after another.
        public mutating func insertSections(
            _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
        ) { insert(identifiers, at: index(of: toIdentifier) + 1) }
        /// Takes sections away, with their items.
        public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
            for identifier in identifiers {
                for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
            }
            let gone = Set(identifiers)
            sectionIdentifiers.removeAll { gone.contains($0) }
        }
        /// Moves a section before another.
        public mutating func moveSection(
            _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
        ) {
            sectionIdentifiers.remove(at: index(of: identifier))
            sectionIdentifiers.insert(identifier, at: index(of: toIdentifier))
        }
        /// Moves a section after another.
        public mutating func moveSection(
            _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
        ) {
            sectionIdentifiers.remove(at: index(of: identifier))
            sectionIdentifiers.insert(identifier, at: index(of: toIdentifier) + 1)
        }
        /// Makes the cells of sections anew when this is applied.
        public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
            reloadedSectionIdentifiers += identifiers
        }

        private func index(of section: SectionIdentifierType) -> Int {
            guard let index = indexOfSection(section) else { preconditionFailure("There is no section \(section)") }
            return index
        }

        private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
            for identifier in identifiers {
                precondition(items.updateValue([], forKey: identifier) == nil, "Section identifiers are not unique")
            }
            sectionIdentifiers.insert(contentsOf: identifiers, at: index)
        }

        // MARK: Items

        /// Adds items at the end of a section, the last where none is said; none may be there yet.
        public mutating func appendItems(
            _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
        ) {
            guard let section = sectionIdentifier ?? sectionIdentifiers.last, let count = items[section]?.count else {
                preconditionFailure("There is no section to add items to")
            }
            insert(identifiers, at: count, in: section)
        }
        /// Inserts items before another.
        public mutating func insertItems(
            _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
        ) {
            let (section, index) = place(of: beforeIdentifier)
            insert(identifiers, at: index, in: section)
        }
        /// Inserts items after another.
        public mutating func insertItems(
            _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
        ) {
            let (section, index) = place(of: afterIdentifier)
            insert(identifiers, at: index + 1, in: section)
        }
        /// Takes items away.
        public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
            let gone = Set(identifiers)
            let touched = Set(gone.compactMap { sections.removeValue(forKey: $0) })
            for section in touched { items[section]?.removeAll { gone.contains($0) } }
        }
        /// Takes all items and sections away.
        public mutating func deleteAllItems() { self = Self() }
        /// Moves an item before another.
        public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
            guard identifier != toIdentifier else { return }
            _ = place(of: identifier)
            deleteItems([identifier])
            insertItems([identifier], beforeItem: toIdentifier)
        }
        /// Moves an item after another.
        public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
            guard identifier != toIdentifier else { return }
            _ = place(of: identifier)
            deleteItems([identifier])
            insertItems([identifier], afterItem: toIdentifier)
        }
        /// Makes the cells of items anew when this is applied.
        public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
            for identifier in identifiers { _ = place(of: identifier) }
            reloadedItemIdentifiers += identifiers
        }
        /// Gives the cells of items new content when this is applied.
        public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
            for identifier in identifiers { _ = place(of: identifier) }
            reconfiguredItemIdentifiers += identifiers
        }

        private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
            guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
                preconditionFailure("There is no item \(item)")
            }
            return (section, index)
        }

        private mutating func insert(
            _ identifiers: [ItemIdentifierType], at index: Int, in section: SectionIdentifierType
        ) {
            for identifier in identifiers {
                precondition(
                    sections.updateValue(section, forKey: identifier) == nil, "Item identifiers are not unique")
            }
            items[section]?.insert(contentsOf: identifiers, at: index)
        }

        // MARK: Applying

        func item(at indexPath: IndexPath) -> ItemIdentifierType? {
            guard sectionIdentifiers.indices.contains(indexPath.section),
                let items = items[sectionIdentifiers[indexPath.section]], items.indices.contains(indexPath.row)
            else { return nil }
            return items[indexPath.row]
        }

        /// The places of some items, found in one walk.
        func places(of wanted: Set<ItemIdentifierType>) -> [ItemIdentifierType: IndexPath] {
            var places: [ItemIdentifierType: IndexPath] = [:]
            var wantedBySection: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
            for item in wanted {
                if let section = sections[item] { wantedBySection[section, default: []].insert(item) }
            }
            for (number, section) in sectionIdentifiers.enumerated() {
                guard let wanted = wantedBySection[section] else { continue }
                var missing = wanted.count
                for (row, item) in (items[section] ?? []).enumerated() where wanted.contains(item) {
                    places[item] = IndexPath(row: row, section: number)
                    missing -= 1
                    if missing == 0 { break }
                }
            }
            return places
        }

        var counts: [Int] { sectionIdentifiers.map { items[$0]?.count ?? 0 } }

        /// This without what is to be made anew: as the data source remembers it.
        var applied: Self {
            var applied = self
            applied.reloadedItemIdentifiers = []
            applied.reconfiguredItemIdentifiers = []
            applied.reloadedSectionIdentifiers = []
            return applied
        }
    }
#endif
