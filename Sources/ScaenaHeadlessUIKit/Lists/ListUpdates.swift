#if !canImport(UIKit)
    import Foundation

    /// The changes of one batch in a table: deletions, reloads and the origins of moves count as before it,
    /// insertions and the ends of moves as after it.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)>.
    struct ListUpdates {
        var deletedRows: Set<IndexPath> = []
        var insertedRows: Set<IndexPath> = []
        var reloadedRows: Set<IndexPath> = []
        var movedRows: [IndexPath: IndexPath] = [:]
        var deletedSections: IndexSet = []
        var insertedSections: IndexSet = []
        var reloadedSections: IndexSet = []
        var movedSections: [Int: Int] = [:]

        /// Where a section is afterwards; `nil` if it was deleted.
        func section(after section: Int) -> Int? {
            if let target = movedSections[section] { return target }
            if deletedSections.contains(section) { return nil }
            let gone = deletedSections.union(IndexSet(movedSections.keys))
            return Self.slot(
                section - gone.count(in: 0..<section), around: insertedSections.union(IndexSet(movedSections.values)))
        }

        /// Where a row is afterwards; `nil` if it was deleted.
        func place(after indexPath: IndexPath) -> IndexPath? {
            if let target = movedRows[indexPath] { return target }
            guard !deletedRows.contains(indexPath), let section = section(after: indexPath.section) else { return nil }
            let gone = rows(of: deletedRows.union(movedRows.keys), in: indexPath.section)
            let new = rows(of: insertedRows.union(movedRows.values), in: section)
            return IndexPath(
                row: Self.slot(indexPath.row - gone.count(in: 0..<indexPath.row), around: new), section: section)
        }

        /// Where the cell of a row is shown afterwards; `nil` if it is not what that row shows any more.
        func cellPlace(after indexPath: IndexPath) -> IndexPath? {
            guard !reloadedRows.contains(indexPath), !reloadedSections.contains(indexPath.section) else { return nil }
            return place(after: indexPath)
        }

        /// Returns the fault of the counts after the batch; `nil` when they agree with it.
        func disagreement(from old: [Int], to new: [Int]) -> String? {
            let expected = old.count - deletedSections.count + insertedSections.count
            guard new.count == expected else {
                return """
                    Invalid update: invalid number of sections. The number of sections contained in the table view after \
                    the update (\(new.count)) must be equal to the number of sections contained in the table view \
                    before the update (\(old.count)), plus or minus the number of sections inserted or deleted \
                    (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
                    """
            }
            for (section, count) in old.enumerated() where !reloadedSections.contains(section) {
                guard let target = self.section(after: section), new.indices.contains(target) else { continue }
                let gone = rows(of: deletedRows.union(movedRows.keys), in: section).count
                let came = rows(of: insertedRows.union(movedRows.values), in: target).count
                guard new[target] == count - gone + came else {
                    return """
                        Invalid update: invalid number of rows in section \(target). The number of rows contained in an \
                        existing section after the update (\(new[target])) must be equal to the number of rows \
                        contained in that section before the update (\(count)), plus or minus the number of rows \
                        inserted, deleted or moved (\(came) in, \(gone) out).
                        """
                }
            }
            return nil
        }

        private func rows(of places: some Sequence<IndexPath>, in section: Int) -> IndexSet {
            IndexSet(places.lazy.filter { $0.section == section }.map(\.row))
        }

        /// The place of the one of a rank among the places that are not taken.
        private static func slot(_ rank: Int, around taken: IndexSet) -> Int {
            var slot = rank
            for place in taken {
                guard place <= slot else { break }
                slot += 1
            }
            return slot
        }
    }
#endif
