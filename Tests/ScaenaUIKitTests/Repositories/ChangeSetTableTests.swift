import Foundation
import ScaenaData
import ScaenaUIKit
import Testing

/// A repository's changes, row by row, in a table. The table ends a program whose batch does not add up.
@Suite("A ChangeSet in a table")
@MainActor
struct ChangeSetTableTests {
    private struct Row: Identifiable, Equatable {
        let id: Int
        var text: Int
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var rows: [Row] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = Self.text(of: rows[indexPath.row])
            return cell
        }

        static func text(of row: Row) -> String { "\(row.id): \(row.text)" }
    }

    private func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }

    private func apply(_ changes: ChangeSet, to table: UITableView, _ change: @escaping () -> Void) {
        table.performBatchUpdates {
            change()
            table.deleteRows(at: paths(changes.removals), with: .automatic)
            table.insertRows(at: paths(changes.insertions), with: .automatic)
            table.reloadRows(at: paths(changes.updates), with: .automatic)
            for move in changes.moves {
                table.moveRow(
                    at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
            }
        }
    }

    @Test func showsWhatTheRepositoryHas() {
        let rows = Rows()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
        let table = UITableView(frame: window.bounds)
        table.dataSource = rows
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var ids = Array(0..<12).shuffled(using: &random)
            ids.removeLast(Int.random(in: 0...12, using: &random))
            let new = ids.map { Row(id: $0, text: Int.random(in: 0...1, using: &random)) }
            let changes = ChangeSet(from: rows.rows, to: new)
            apply(changes, to: table) { rows.rows = new }
            window.layoutIfNeeded()
            let shown = new.indices.map { row in
                table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
            }
            #expect(shown == new.map(Rows.text))
        }
    }
}
