#if !canImport(UIKit)
    import Foundation
    import ScaenaHeadlessUIKit
    import Testing

    /// Snapshots, and the table that shows them.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir>.
    @Suite("Diffable data source of a table", .serialized)
    @MainActor
    struct DiffableTableTests {
        private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

        /// A table that shows numbers, and writes down for which it made cells.
        @MainActor
        private final class Shown {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
            var asked: [Int] = []
            private(set) lazy var source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
                [weak self] table, indexPath, item in
                self?.asked.append(item)
                let cell = table.dequeueReusableCell(withIdentifier: "number", for: indexPath)
                cell.tag = item
                return cell
            }
            let window: UIWindow

            init() {
                table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
                let controller = UIViewController()
                controller.view.addSubview(table)
                window = makeWindow(showing: controller)
            }

            var numbers: [Int] { table.visibleCells.map(\.tag) }
        }

        private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
            var snapshot = Snapshot()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            return snapshot
        }

        @Test("What both snapshots hold keeps its cell and its selection, wherever it moves")
        func differences() async throws {
            let shown = Shown()
            await shown.source.apply(snapshot(["a": [1, 2, 3], "b": [4]]))
            #expect(shown.numbers == [1, 2, 3, 4])
            let three = try #require(shown.table.cellForRow(at: IndexPath(row: 2, section: 0)))
            shown.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
            shown.asked = []
            var isOver = false
            shown.source.apply(snapshot(["b": [5, 3], "c": [1]])) { isOver = true }
            #expect(shown.numbers == [5, 3, 1] && shown.asked == [5])
            #expect(shown.table.cellForRow(at: IndexPath(row: 1, section: 0)) === three && three.isSelected)
            #expect(shown.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
            #expect(!isOver)
            await settle()
            #expect(isOver)
            #expect(shown.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 1)
            #expect(shown.source.indexPath(for: 3) == IndexPath(row: 1, section: 0))
        }

        @Test("Reloaded items have new cells, reconfigured ones the same")
        func reloading() async throws {
            let shown = Shown()
            await shown.source.apply(snapshot(["a": [1, 2, 3]]))
            let cells = shown.table.visibleCells
            shown.asked = []
            var next = shown.source.snapshot()
            next.reconfigureItems([1])
            next.reloadItems([2])
            await shown.source.apply(next)
            #expect(shown.asked.sorted() == [1, 2])
            #expect(shown.table.visibleCells[0] === cells[0] && shown.table.visibleCells[2] === cells[2])
            shown.asked = []
            await shown.source.apply(shown.source.snapshot())
            #expect(shown.asked.isEmpty)
        }

        @Test("A hundred thousand items cost the cells that are seen")
        func manyItems() async {
            let shown = Shown()
            await shown.source.apply(snapshot(["a": Array(0..<100_000)]))
            await shown.source.apply(snapshot(["a": Array(5..<100_000)]))
            #expect(shown.numbers == Array(5..<15))
            #expect(shown.asked.count == 15)
        }

        @Test("Items and sections are inserted, moved and deleted where a snapshot is told")
        func editing() {
            var snapshot = snapshot(["a": [1, 2], "b": [3]])
            snapshot.insertItems([10], beforeItem: 2)
            snapshot.insertItems([11], afterItem: 3)
            snapshot.moveItem(1, afterItem: 3)
            snapshot.insertSections(["c"], beforeSection: "a")
            snapshot.appendItems([20], toSection: "c")
            snapshot.moveSection("c", afterSection: "b")
            #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
            #expect(snapshot.itemIdentifiers == [10, 2, 3, 1, 11, 20])
            #expect(snapshot.sectionIdentifier(containingItem: 1) == "b" && snapshot.indexOfItem(11) == 4)
            snapshot.deleteItems([2, 3])
            snapshot.deleteSections(["c"])
            #expect(snapshot.itemIdentifiers == [10, 1, 11] && snapshot.numberOfItems == 3)
            #expect(snapshot.indexOfItem(20) == nil)
        }

        @Test("Any two snapshots in turn show the second, and make cells only for what is new", arguments: 0..<40)
        func anySnapshots(seed: UInt64) async {
            var random = RandomNumbers(seed: seed)
            let shown = Shown()
            var known: Set<Int> = []
            for _ in 0..<4 {
                let numbers = (0..<20).filter { _ in Bool.random(using: &random) }.shuffled(using: &random).prefix(10)
                let cut = Int.random(in: 0...numbers.count, using: &random)
                let snapshot = snapshot(["a": Array(numbers.prefix(cut)), "b": Array(numbers.dropFirst(cut))])
                shown.asked = []
                await shown.source.apply(snapshot, animatingDifferences: false)
                #expect(shown.numbers == Array(numbers))
                #expect(
                    Set(shown.asked) == Set(numbers).subtracting(known) && Set(shown.asked).count == shown.asked.count)
                known = Set(numbers)
            }
        }
    }
#endif
