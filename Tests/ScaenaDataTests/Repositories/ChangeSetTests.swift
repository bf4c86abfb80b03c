import ScaenaData
import Testing

@Suite("ChangeSet")
struct ChangeSetTests {
    private struct Row: Identifiable, Equatable {
        let id: Int
        var text = 0
    }

    private func rows(_ ids: [Int]) -> [Row] { ids.map { Row(id: $0) } }

    @Test func namesWhatGoesComesMovesAndChanges() {
        let new = [Row(id: 4), Row(id: 3), Row(id: 1, text: 1), Row(id: 5)]
        let changes = ChangeSet(from: rows([1, 2, 3, 4]), to: new)
        #expect(changes.removals == [1])
        #expect(changes.insertions == [3])
        // The first row of before.
        #expect(changes.updates == [0])
        #expect(changes.moves.count == 2)
        #expect(changes.applied(to: rows([1, 2, 3, 4])) { new[$0] } == new)
    }

    @Test func aRowThatMovesAndChangesGoesAndComes() {
        let changes = ChangeSet(from: rows([1, 2, 3]), to: [Row(id: 2), Row(id: 3), Row(id: 1, text: 1)])
        #expect(changes.removals == [0])
        #expect(changes.insertions == [2])
        #expect(changes.moves.isEmpty && changes.updates.isEmpty)
    }

    @Test func aRowThatStaysAndChangesIsNamedByItsPositionBefore() {
        let changes = ChangeSet(from: rows([1, 2, 3]), to: [Row(id: 2), Row(id: 3, text: 1)])
        #expect(changes.removals == [0])
        #expect(changes.updates == [2])
    }

    @Test func oneRowThatGoesToTheFrontIsOneMove() {
        let changes = ChangeSet(from: rows([1, 2, 3, 4, 5]), to: rows([5, 1, 2, 3, 4]))
        #expect(changes.moves.map { [$0.from, $0.to] } == [[4, 0]])
        #expect(changes.removals.isEmpty && changes.insertions.isEmpty && changes.updates.isEmpty)
    }

    @Test func equalListsHaveNoChanges() {
        #expect(ChangeSet(from: rows([1, 2]), to: rows([1, 2])).isEmpty)
        #expect(ChangeSet(from: [Row](), to: []).isEmpty)
    }

    @Test func ofAnyTwoListsTheOneBecomesTheOther() {
        var random = LinearRandom(state: 7)
        for _ in 0..<2000 {
            let (old, new) = (list(&random), list(&random))
            let changes = ChangeSet(from: old, to: new)
            #expect(changes.applied(to: old) { new[$0] } == new)
            #expect(changes.isEmpty == (old == new))
        }
    }

    /// The rules of `performBatchUpdates`, as UIKit has them.
    @Test func ofAnyTwoListsABatchUpdateTakesTheChanges() throws {
        var random = LinearRandom(state: 11)
        for _ in 0..<2000 {
            let (old, new) = (list(&random), list(&random))
            let changes = ChangeSet(from: old, to: new)
            let before = changes.removals + changes.updates + changes.moves.map(\.from)
            let after = changes.insertions + changes.moves.map(\.to)
            #expect(Set(before).count == before.count && before.allSatisfy(old.indices.contains))
            #expect(Set(after).count == after.count && after.allSatisfy(new.indices.contains))
            #expect(old.count - changes.removals.count + changes.insertions.count == new.count)
            // What the view shows: each row that stays is the one of before, unless it is asked for again.
            var shown = [Row?](repeating: nil, count: new.count)
            for position in changes.insertions { shown[position] = new[position] }
            for move in changes.moves { shown[move.to] = old[move.from] }
            let gone = Set(changes.removals + changes.moves.map(\.from))
            var free = shown.indices.filter { shown[$0] == nil }[...]
            for position in old.indices where !gone.contains(position) {
                let next = free.popFirst()
                let place = try #require(next)
                shown[place] = changes.updates.contains(position) ? new[place] : old[position]
            }
            #expect(shown == new)
        }
    }

    private func list(_ random: inout LinearRandom) -> [Row] {
        var ids = Array(0..<8).shuffled(using: &random)
        ids.removeLast(Int.random(in: 0...8, using: &random))
        return ids.map { Row(id: $0, text: Int.random(in: 0...1, using: &random)) }
    }
}

/// Chance that is the same each time (Knuth's constants).
private struct LinearRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
