#if !canImport(UIKit)
    import Foundation
    import ScaenaHeadlessUIKit

    /// A cell with an initializer and state of its own, as apps have them.
    final class NameCell: UITableViewCell {
        let nameLabel = UILabel()
        private(set) var reuses = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(nameLabel)
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    /// Sections of names, which writes down what a table asks and tells.
    @MainActor
    final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        var headers: [String?] = []
        var asked: [String] = []
        var told: [String] = []
        var canEdit = false
        var height: CGFloat = 44
        var trailing: UISwipeActionsConfiguration?
        var refusesSelection = false

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let name = sections[indexPath.section][indexPath.row]
            asked.append(name)
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            (cell as? NameCell)?.nameLabel.text = name
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            headers.indices.contains(section) ? headers[section] : nil
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canEdit }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            told.append("commit \(editingStyle) \(indexPath.row)")
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
            told.append("move \(source.row) to \(target.row)")
            sections[target.section].insert(sections[source.section].remove(at: source.row), at: target.row)
        }

        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            told.append("willSelect \(indexPath.row)")
            return refusesSelection ? nil : indexPath
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            told.append("didSelect \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            told.append("willDeselect \(indexPath.row)")
            return indexPath
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            told.append("didDeselect \(indexPath.row)")
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }
    }

    /// A table of names in a window of 390 by 440 points: ten rows of 44.
    @MainActor
    struct ShownTable {
        let window: UIWindow
        let table: UITableView
        let names: Names

        init(_ sections: [[String]], headers: [String?] = []) async {
            names = Names(sections)
            names.headers = headers
            table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
            table.register(NameCell.self, forCellReuseIdentifier: "name")
            table.dataSource = names
            table.delegate = names
            let controller = UIViewController()
            controller.view.addSubview(table)
            window = makeWindow(showing: controller)
            await settle()
        }

        /// The texts of the shown cells, in their order.
        var shown: [String] { table.visibleCells.compactMap { ($0 as? NameCell)?.nameLabel.text } }

        func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell {
            guard let cell = table.cellForRow(at: IndexPath(row: row, section: section)) else {
                throw UserInputRefusal.gone
            }
            return cell
        }
    }
#endif
