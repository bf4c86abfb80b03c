#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// The nodes of a table, and the input of a browser to it. Serialized, since key window and keyboard are shared.
    @Suite(.serialized) @MainActor struct TableSourceTests {
        /// Sections of names with a switch in the first row, swipe actions and editing.
        private final class Names: UITableViewController {
            var sections = [["Ann", "Ben"], ["Cleo"]]
            var events: [String] = []
            let toggle = UISwitch()

            override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                sections[section].count
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = sections[indexPath.section][indexPath.row]
                cell.detailTextLabel?.text = indexPath.section == 1 ? "Detail" : nil
                cell.accessoryType = indexPath.section == 1 ? .detailDisclosureButton : .none
                if indexPath == IndexPath(row: 0, section: 0) { cell.accessoryView = toggle }
                return cell
            }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Section \(section)"
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                events.append("select \(indexPath.section).\(indexPath.row)")
            }
            override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                events.append("details \(indexPath.section).\(indexPath.row)")
            }
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
            override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
                sections[target.section].insert(sections[source.section].remove(at: source.row), at: target.row)
            }
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt path: IndexPath
            ) {
                sections[path.section].remove(at: path.row)
                tableView.deleteRows(at: [path], with: .automatic)
            }
            override func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                        self?.events.append("delete \(indexPath.section).\(indexPath.row)")
                        done(true)
                    },
                    UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
                        self?.events.append("flag")
                        done(true)
                    },
                ])
            }
        }

        private let window = UIWindow()
        private let source: WindowSource
        private let names = Names(style: .insetGrouped)

        init() async {
            source = WindowSource(window: window)
            window.rootViewController = names
            window.makeKeyAndVisible()
            await MainQueue.settle()
        }

        private func nodes(_ kind: StageNode.Kind) -> [StageNode] {
            func collect(_ node: StageNode) -> [StageNode] {
                (node.kind == kind ? [node] : []) + node.children.flatMap(collect)
            }
            return collect(source.snapshot())
        }

        private func row(_ index: Int) throws -> StageNode {
            let rows = nodes(.row)
            return try #require(rows.indices.contains(index) ? rows[index] : nil)
        }

        @Test func makesSectionsListsOfRowsWithTheirTexts() throws {
            let table = try #require(nodes(.table).first)
            #expect(table.attributes["style"] == "insetGrouped" && table.attributes["rows"] == "3")
            #expect(table.children.map(\.kind) == [.sectionTitle, .row, .row, .sectionTitle, .row])
            #expect(table.children[3].first { $0.kind == .label }?.text == "Section 1")
            let last = table.children[4]
            #expect(last.attributes["position"] == "2" && last.attributes["accessory"] == "disclosure")
            #expect(last.children.map(\.kind) == [.stack, .rowButton])
            #expect(last.children[0].children.map(\.text) == ["Cleo", "Detail"])
            #expect(table.children[1].children.map(\.kind) == [.stack, .toggle])
        }

        @Test func selectsARowAndTapsWhatIsInIt() throws {
            #expect(source.perform(.tap(id: try row(1).id)) == nil)
            #expect(try row(1).attributes["selected"] == "true")
            #expect(source.perform(.tap(id: try #require(row(0).children.last).id)) == nil)
            #expect(names.toggle.isOn)
            #expect(source.perform(.tap(id: try #require(row(2).children.last).id)) == nil)
            #expect(names.events == ["select 0.1", "details 1.0"])
        }

        @Test func showsTheActionsOfASwipeAndDoesThem() throws {
            #expect(nodes(.rowAction).isEmpty)
            let id = try row(0).id
            #expect(source.perform(.swipeRow(id: id, edge: .leading, isFull: false))?.contains("does nothing") == true)
            #expect(source.perform(.swipeRow(id: id, edge: .trailing, isFull: false)) == nil)
            let actions = nodes(.rowAction)
            // The first is nearest to the edge.
            #expect(actions.map(\.text) == ["Flag", "Delete"])
            #expect(actions.map { $0.attributes["label"] } == ["Flag Ann", "Delete Ann"])
            #expect(actions.map { $0.attributes["background"] } == ["var(--systemGray)", "var(--systemRed)"])
            #expect(source.perform(.tap(id: actions[0].id)) == nil)
            #expect(nodes(.rowAction).isEmpty)
            #expect(source.perform(.tap(id: actions[0].id)) != nil)
            #expect(source.perform(.swipeRow(id: id, edge: .trailing, isFull: true)) == nil)
            #expect(names.events == ["flag", "delete 0.0"])
        }

        @Test func deletesAndMovesRowsThatAreEdited() async throws {
            #expect(source.perform(.moveRow(id: try row(0).id, to: 1)) != nil)
            names.setEditing(true, animated: true)
            let first = try row(0)
            #expect(first.attributes["movable"] == "true" && first.attributes["selectable"] == nil)
            let button = try #require(first.children.first)
            #expect(button.kind == .rowButton && button.attributes["label"] == "Delete Ann")
            #expect(first.attributes["title"] == "Ann")
            #expect(source.perform(.moveRow(id: first.id, to: 2)) == nil)
            await MainQueue.settle()
            #expect(names.sections == [["Ben"], ["Ann", "Cleo"]])
            #expect(nodes(.row).map(\.id).firstIndex(of: first.id) == 1)
            #expect(source.perform(.tap(id: button.id)) == nil)
            #expect(names.sections == [["Ben"], ["Cleo"]])
            #expect(source.perform(.moveRow(id: try row(0).id, to: 7)) != nil)
        }

        @Test func sendsTheRowsThatAPageHasInSight() async throws {
            names.sections = [(0..<100_000).map(String.init)]
            names.tableView.reloadData()
            await MainQueue.settle()
            let table = try #require(nodes(.table).first)
            #expect(table.attributes["rows"] == "100000")
            #expect(nodes(.row).count < 30)
            #expect(source.perform(.scroll(id: table.id, first: 50_000, count: 30)) == nil)
            await MainQueue.settle()
            #expect(nodes(.row).compactMap { $0.attributes["position"] } == (50_000..<50_030).map(String.init))
            // In the middle of a section that does not stay at the edge, no header is to be seen.
            #expect(nodes(.sectionTitle).isEmpty)
            names.tableView.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: true)
            await MainQueue.settle()
            #expect(nodes(.table).first?.attributes["scrollTo"] == "1 99999")
            #expect(nodes(.row).last?.attributes["position"] == "99999")
        }

        @Test(arguments: [(Int.max, Int.max), (Int.min, Int.min), (-1, 0), (7, -7)])
        func survivesAnyScrolling(first: Int, count: Int) async throws {
            let table = try #require(nodes(.table).first)
            #expect(source.perform(.scroll(id: table.id, first: first, count: count)) == nil)
            await MainQueue.settle()
            #expect(!nodes(.row).isEmpty)
            #expect(source.perform(.moveRow(id: try row(0).id, to: first)) != nil)
        }
    }
#endif
