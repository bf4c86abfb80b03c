/// The changes that turn one list into another, row by row, as `performBatchUpdates` of a table or collection view
/// takes them: removals and updates are positions of the list before, insertions positions of the list after, and a
/// move goes from the one to the other.
///
/// ```swift
/// items = new
/// tableView.performBatchUpdates { [self] in
///     tableView.deleteRows(at: changes.removals.map { IndexPath(row: $0, section: 0) }, with: .automatic)
///     tableView.insertRows(at: changes.insertions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
///     tableView.reloadRows(at: changes.updates.map { IndexPath(row: $0, section: 0) }, with: .automatic)
///     for move in changes.moves {
///         let (from, to) = (IndexPath(row: move.from, section: 0), IndexPath(row: move.to, section: 0))
///         tableView.moveRow(at: from, to: to)
///     }
/// }
/// ```
///
/// No row is in two of them, which such views do not take: one that goes elsewhere and shows something else is removed
/// and inserted. Moves are as few as can be.
public struct ChangeSet: Equatable, Sendable {
    /// A row that stays as it is and goes elsewhere.
    ///
    /// ```swift
    /// let sorted = old.sorted { $0.name < $1.name }
    /// let moves = ChangeSet(from: old, to: sorted).moves.map { "row \($0.from) goes to \($0.to)" }
    /// ```
    public struct Move: Equatable, Sendable {
        /// Its position in the list before.
        public let from: Int
        /// Its position in the list after.
        public let to: Int
    }

    /// A row of both lists.
    private struct Stay {
        let from: Int
        let to: Int
        let isChanged: Bool
    }

    /// The rows that go: positions in the list before, ascending.
    public private(set) var removals: [Int] = []
    /// The rows that come: positions in the list after, ascending.
    public private(set) var insertions: [Int] = []
    /// The rows that go elsewhere, in the order of the list after.
    public private(set) var moves: [Move] = []
    /// The rows that stay and, the same by their `id`, show something else: positions in the list before, ascending.
    public private(set) var updates: [Int] = []

    /// True if the lists are the same.
    public var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty }

    /// Finds the changes that turn one list into another. Of several entities with the same `id` in one list the
    /// first counts: drop the others before (``Repository`` does).
    ///
    /// - Parameters:
    ///   - old: The list before.
    ///   - new: The list after.
    public init<Entity: Identifiable & Equatable>(from old: [Entity], to new: [Entity]) {
        var oldPositions: [Entity.ID: Int] = [:]
        oldPositions.reserveCapacity(old.count)
        for (position, entity) in old.enumerated() where oldPositions[entity.id] == nil {
            oldPositions[entity.id] = position
        }
        var isKept = [Bool](repeating: false, count: old.count)
        var isNew = [Bool](repeating: false, count: new.count)
        // Where the rows of both lists were, in the order in which they are.
        var stays: [Stay] = []
        for (position, entity) in new.enumerated() {
            guard let before = oldPositions.removeValue(forKey: entity.id) else {
                isNew[position] = true
                continue
            }
            isKept[before] = true
            stays.append(Stay(from: before, to: position, isChanged: old[before] != entity))
        }
        let inPlace = Self.longestRise(stays.map(\.from))
        for (place, stay) in stays.enumerated() {
            switch (inPlace.contains(place), stay.isChanged) {
            case (true, true): updates.append(stay.from)
            case (true, false): break
            case (false, true):
                isKept[stay.from] = false
                isNew[stay.to] = true
            case (false, false): moves.append(Move(from: stay.from, to: stay.to))
            }
        }
        removals = isKept.indices.filter { !isKept[$0] }
        insertions = isNew.indices.filter { isNew[$0] }
    }

    /// The list after, made from the list before by these changes.
    ///
    /// - Parameters:
    ///   - old: The list before.
    ///   - entity: The entity at a position of the list after: asked for those that come or were updated.
    /// - Returns: The list after.
    public func applied<Entity>(to old: [Entity], entity: (Int) -> Entity) -> [Entity] {
        var gone = Set(removals)
        gone.formUnion(moves.map(\.from))
        var rest = old.indices.lazy.filter { !gone.contains($0) }.makeIterator()
        let moved = Dictionary(moves.map { ($0.to, $0.from) }) { first, _ in first }
        let (inserted, updated) = (Set(insertions), Set(updates))
        return (0..<(old.count - removals.count + insertions.count)).compactMap { position in
            if inserted.contains(position) { return entity(position) }
            guard let source = moved[position] ?? rest.next() else { return nil }
            return updated.contains(source) ? entity(position) : old[source]
        }
    }

    /// The places of a longest rising subsequence: the rows that need not move.
    private static func longestRise(_ numbers: [Int]) -> Set<Int> {
        // The place of the smallest last number of a rise of each length, and each place's forerunner.
        var ends: [Int] = []
        var forerunner = [Int](repeating: -1, count: numbers.count)
        for place in numbers.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < numbers[place] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { forerunner[place] = ends[low - 1] }
            if low < ends.count { ends[low] = place } else { ends.append(place) }
        }
        var rise: Set<Int> = []
        var place = ends.last ?? -1
        while place >= 0 {
            rise.insert(place)
            place = forerunner[place]
        }
        return rise
    }
}
