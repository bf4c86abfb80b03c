#if !canImport(UIKit)
    import Foundation
    import ScaenaHeadlessUIKit
    import Testing

    /// Rows that come, go and move.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)>.
    @Suite("Changes of a table", .serialized)
    @MainActor
    struct TableChangeTests {
        private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

        @Test("A batch deletes by the old places and inserts by the new; what stays keeps its cell and its selection")
        func batch() async throws {
            let shown = await ShownTable([["a", "b", "c", "d"]])
            let kept = try shown.cell(3)
            shown.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
            shown.names.asked = []
            var isOver = false
            shown.table.performBatchUpdates {
                shown.names.sections = [["x", "a", "y", "d"]]
                shown.table.insertRows(at: [path(0), path(2)], with: .automatic)
                shown.table.deleteRows(at: [path(1), path(2)], with: .automatic)
            } completion: {
                isOver = $0
            }
            #expect(shown.shown == ["x", "a", "y", "d"])
            #expect(Set(shown.names.asked) == ["x", "y"])
            #expect(try shown.cell(3) === kept && kept.isSelected)
            #expect(!isOver)
            await settle()
            #expect(isOver)
        }

        @Test("A reloaded row has a new cell and is no longer selected; a reconfigured one keeps both")
        func reload() async throws {
            let shown = await ShownTable([["a", "b"]])
            let first = try shown.cell(0)
            let second = try shown.cell(1)
            shown.table.allowsMultipleSelection = true
            for row in 0...1 { shown.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
            shown.names.sections = [["A", "B"]]
            shown.table.reconfigureRows(at: [path(0)])
            shown.table.reloadRows(at: [path(1)], with: .none)
            #expect(shown.shown == ["A", "B"])
            #expect(try shown.cell(0) === first && first.isSelected)
            #expect(try !shown.cell(1).isSelected)
            #expect(shown.table.indexPathsForSelectedRows == [path(0)])
            withExtendedLifetime(second) {}
        }

        @Test("Sections come, go and move with their rows")
        func sections() async throws {
            let shown = await ShownTable([["a"], ["b"], ["c"]])
            let moved = try shown.cell(0, 2)
            shown.table.performBatchUpdates {
                shown.names.sections = [["c"], ["x"], ["b"]]
                shown.table.moveSection(2, toSection: 0)
                shown.table.deleteSections([0], with: .fade)
                shown.table.insertSections([1], with: .fade)
            }
            #expect(shown.shown == ["c", "x", "b"])
            #expect(try shown.cell(0, 0) === moved)
        }

        @Test("Counts that do not agree with the changes stop the program, as on a device")
        func disagreement() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let names = Names([["a"]])
                    let table = UITableView()
                    table.register(NameCell.self, forCellReuseIdentifier: "name")
                    table.dataSource = names
                    table.layoutIfNeeded()
                    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                }
            }
        }

        @Test("Any batch shows what a reload would show, and asks for no cell twice", arguments: 0..<60)
        func anyBatch(seed: UInt64) async {
            var random = RandomNumbers(seed: seed)
            let before = (0..<Int.random(in: 0...9, using: &random)).map { "\($0)" }
            let shown = await ShownTable([before])
            let deleted = before.indices.filter { _ in Bool.random(using: &random) }
            var after = before.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
            // Places of what is inserted, each as it is at the end: ascending, they do not shift each other.
            var inserted: [Int] = []
            var place = Int.random(in: 0...2, using: &random)
            while place <= after.count, after.count < 10 {
                after.insert("new \(place)", at: place)
                inserted.append(place)
                place += Int.random(in: 1...3, using: &random)
            }
            shown.names.asked = []
            shown.table.performBatchUpdates {
                shown.names.sections = [after]
                shown.table.deleteRows(at: deleted.map { path($0) }, with: .none)
                shown.table.insertRows(at: inserted.map { path($0) }, with: .none)
            }
            #expect(shown.shown == after)
            #expect(shown.names.asked.sorted() == after.filter { $0.hasPrefix("new") }.sorted())
        }
    }
#endif
