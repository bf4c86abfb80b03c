#if !canImport(UIKit)
    import Foundation
    import ScaenaHeadlessUIKit
    import Testing

    /// Gestures of a finger in a table.
    ///
    /// Sources: <https://developer.apple.com/documentation/uikit/uitableviewdelegate>, `/uicontextualaction`.
    @Suite("Table, by hand", .serialized)
    @MainActor
    struct TableInputTests {
        @Test("A tap selects a row in the place of the other, and tells in order")
        func selection() async throws {
            let shown = await ShownTable([["a", "b"]])
            try UserInput.tap(shown.cell(0))
            let label = try #require(try shown.cell(1) as? NameCell).nameLabel
            try UserInput.tap(label)
            #expect(
                shown.names.told == [
                    "willSelect 0", "didSelect 0", "willSelect 1", "willDeselect 0", "didDeselect 0", "didSelect 1",
                ])
            #expect(try !shown.cell(0).isSelected && shown.cell(1).isSelected)
            shown.names.told = []
            shown.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
            #expect(shown.names.told.isEmpty && shown.table.indexPathsForSelectedRows == nil)
        }

        @Test("Of several rows, a second tap deselects one")
        func multipleSelection() async throws {
            let shown = await ShownTable([["a", "b"]])
            shown.table.allowsMultipleSelection = true
            for row in [1, 0, 1] { try UserInput.tap(shown.cell(row)) }
            #expect(shown.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
            #expect(shown.names.told.suffix(2) == ["willDeselect 1", "didDeselect 1"])
        }

        @Test("Who may not select does not")
        func refusals() async throws {
            let shown = await ShownTable([["a"]])
            shown.names.refusesSelection = true
            try UserInput.tap(shown.cell(0))
            #expect(shown.table.indexPathForSelectedRow == nil)
            shown.table.allowsSelection = false
            #expect(throws: UserInputRefusal.inert) { try UserInput.tap(shown.cell(0)) }
            let gone = try shown.cell(0)
            shown.names.sections = [[]]
            shown.table.reloadData()
            await settle()
            #expect(throws: UserInputRefusal.gone) { try UserInput.tap(gone) }
        }

        @Test("A control in a row takes the tap")
        func controls() async throws {
            let shown = await ShownTable([["a"]])
            let toggle = UISwitch()
            try shown.cell(0).accessoryView = toggle
            try UserInput.tap(toggle)
            #expect(toggle.isOn && shown.names.told.isEmpty)
        }

        @Test("A swipe reveals actions, which stay until the app says that one is done")
        func swipeActions() async throws {
            let shown = await ShownTable([["a", "b"]])
            var finish: ((Bool) -> Void)?
            let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in finish = done }
            shown.names.trailing = UISwipeActionsConfiguration(actions: [action])
            let cell = try shown.cell(1)
            #expect(throws: UserInputRefusal.gone) { try UserInput.choose(action, of: cell) }
            #expect(throws: UserInputRefusal.inert) { try UserInput.swipe(cell, from: .leading) }
            try UserInput.swipe(cell, from: .trailing)
            #expect(shown.table.revealedSwipe?.cell === cell)
            try UserInput.choose(action, of: cell)
            #expect(shown.table.revealedSwipe != nil)
            finish?(true)
            #expect(shown.table.revealedSwipe == nil)
        }

        @Test("A swipe over the whole row does the first action, where it may")
        func fullSwipe() async throws {
            let shown = await ShownTable([["a"]])
            var done = 0
            let configuration = UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
                    done += 1
                    finish(true)
                }
            ])
            shown.names.trailing = configuration
            try UserInput.swipe(shown.cell(0), from: .trailing, isFull: true)
            #expect(done == 1)
            configuration.performsFirstActionWithFullSwipe = false
            try UserInput.swipe(shown.cell(0), from: .trailing, isFull: true)
            #expect(done == 1 && shown.table.revealedSwipe != nil)
            // A tap beside closes what was revealed, and selects nothing.
            try UserInput.tap(shown.cell(0))
            #expect(shown.table.revealedSwipe == nil && shown.names.told.isEmpty)
        }

        @Test("Without a delegate's actions, a row that can be edited is deleted by a swipe")
        func deletion() async throws {
            let shown = await ShownTable([["a", "b"]])
            shown.table.delegate = nil
            await settle()
            #expect(throws: UserInputRefusal.inert) { try UserInput.swipe(shown.cell(0), from: .trailing) }
            shown.names.canEdit = true
            let cell = try shown.cell(0)
            try UserInput.swipe(cell, from: .trailing)
            let action = try #require(shown.table.revealedSwipe?.configuration.actions.first)
            #expect(action.title == "Delete" && action.style == .destructive)
            try UserInput.choose(action, of: cell)
            #expect(shown.names.told == ["commit delete 0"] && shown.shown == ["b"])
        }

        @Test("While the table is editing, rows are deleted by their button and moved by their handle")
        func editing() async throws {
            let shown = await ShownTable([["a", "b", "c"]])
            #expect(throws: UserInputRefusal.inert) { try UserInput.edit(shown.cell(0)) }
            shown.names.canEdit = true
            shown.table.setEditing(true, animated: true)
            let cell = try shown.cell(0)
            #expect(cell.isEditing && cell.editingStyle == .delete)
            #expect(throws: UserInputRefusal.inert) { try UserInput.tap(cell) }
            try UserInput.move(cell, to: IndexPath(row: 2, section: 0))
            await settle()
            #expect(shown.shown == ["b", "c", "a"] && shown.names.sections == [["b", "c", "a"]])
            #expect(try shown.cell(2) === cell)
            try UserInput.edit(shown.cell(1))
            #expect(shown.shown == ["b", "a"])
            #expect(shown.names.told == ["move 0 to 2", "commit delete 1"])
        }
    }
#endif
