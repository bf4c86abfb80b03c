#if !canImport(UIKit)
    import Foundation
    import ScaenaHeadlessUIKit
    import Testing

    /// Which rows have cells, and where these come from.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitableview>.
    @Suite("Rows of a table", .serialized)
    @MainActor
    struct TableRowTests {
        @Test("A hundred thousand rows have the cells of those that are seen")
        func visibleRowsOnly() async {
            let names = (0..<100_000).map(String.init)
            let shown = await ShownTable([names])
            #expect(shown.shown == Array(names[0..<10]))
            #expect(shown.names.asked.count == 10)
            #expect(shown.table.subviews.count == 10)
            #expect(shown.table.contentSize.height == 4_400_000)
        }

        @Test("A class with its own initializer is created by it, and its cells are reused")
        func reuse() async throws {
            let shown = await ShownTable([(0..<100).map(String.init)])
            let first = try #require(shown.table.visibleCells.first as? NameCell)
            #expect(first.reuseIdentifier == "name" && first.reuses == 0)
            let cells = Set(shown.table.visibleCells.map(ObjectIdentifier.init))
            shown.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
            await settle()
            #expect(shown.shown == (50..<60).map(String.init))
            #expect(Set(shown.table.visibleCells.map(ObjectIdentifier.init)) == cells)
            #expect(first.reuses == 1)
            #expect(shown.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        }

        @Test("An identifier without a class has no cell to dequeue")
        func unknownIdentifier() {
            #expect(UITableView().dequeueReusableCell(withIdentifier: "other") == nil)
        }

        @Test("Code scrolls to a point or a row, and not beyond the last")
        func scrolling() async {
            let shown = await ShownTable([(0..<20).map(String.init), (20..<40).map(String.init)])
            shown.table.contentOffset.y = 44 * 15
            await settle()
            #expect(shown.shown == (15..<25).map(String.init))
            #expect(shown.table.indexPathsForVisibleRows?.last == IndexPath(row: 4, section: 1))
            shown.table.scrollToRow(at: IndexPath(row: 19, section: 1), at: .top, animated: true)
            await settle()
            #expect(shown.shown == (30..<40).map(String.init))
            shown.table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: true)
            await settle()
            #expect(shown.shown == (5..<15).map(String.init))
        }

        @Test("The delegate's heights say how many rows are seen")
        func heights() async {
            let shown = await ShownTable([(0..<100).map(String.init)])
            shown.names.height = 110
            shown.table.reloadData()
            await settle()
            #expect(shown.shown.count == 4)
        }

        @Test("A renderer says which rows are in its sight")
        func renderersRows() async {
            let shown = await ShownTable([(0..<100).map(String.init)])
            shown.table.show(rowsFrom: 98, count: 5)
            await settle()
            #expect(shown.shown == (95..<100).map(String.init))
        }

        @Test("Only the headers of sections that are seen are made, also of one without rows")
        func headers() async {
            let shown = await ShownTable(
                [["a"], [], ["b"], (0..<50).map(String.init), ["z"]], headers: ["A", "E", nil, "N", "Z"])
            #expect(shown.table.headerView(forSection: 0)?.textLabel?.text == "A")
            #expect(shown.table.headerView(forSection: 1)?.textLabel?.text == "E")
            #expect(shown.table.headerView(forSection: 2) == nil)
            #expect(shown.table.headerView(forSection: 3)?.textLabel?.text == "N")
            #expect(shown.table.headerView(forSection: 4) == nil)
            shown.table.scrollToRow(at: IndexPath(row: 0, section: 4), at: .bottom, animated: false)
            await settle()
            #expect(shown.table.shownSections == [3, 4])
        }

        @Test("Data that was reloaded is asked for in the next layout, and nothing is selected any more")
        func reload() async {
            let shown = await ShownTable([["a", "b"]])
            shown.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            shown.names.sections = [["c"]]
            shown.table.reloadData()
            #expect(shown.table.numberOfRows(inSection: 0) == 1)
            #expect(shown.table.indexPathForSelectedRow == nil)
            await settle()
            #expect(shown.shown == ["c"])
        }

        @Test("A cell shows its configuration in the place of its labels")
        func configuration() throws {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "old"
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            content.secondaryText = "Detail"
            cell.contentConfiguration = content
            #expect(cell.textLabel == nil)
            let styled = try #require(cell.styledContent)
            #expect(styled.text?.text == "Title" && styled.detail?.text == "Detail" && !styled.isSideBySide)
            let view = cell.contentView
            content.text = "Other"
            cell.contentConfiguration = content
            #expect(cell.contentView === view && styled.text?.text == "Other")
        }

        @Test("A table controller is its table's data source and delegate, and clears the selection when it appears")
        func controller() async throws {
            final class Controller: UITableViewController {
                var selected: [Int] = []
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
                {
                    UITableViewCell()
                }
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    selected.append(indexPath.row)
                }
            }
            let controller = Controller(style: .insetGrouped)
            let window = makeWindow(showing: controller)
            await settle()
            #expect(controller.tableView.visibleCells.count == 3)
            try UserInput.tap(controller.tableView.visibleCells[2])
            #expect(controller.selected == [2] && controller.tableView.indexPathForSelectedRow?.row == 2)
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
            controller.beginAppearanceTransition(true, animated: false)
            #expect(controller.tableView.indexPathForSelectedRow == nil)
            withExtendedLifetime(window) {}
        }
    }
#endif
