import Testing

@testable import Architecture

@Suite("A scene's sheet")
struct SheetReaderTests {
    private func read(_ text: String) throws(InvalidDefinition) -> SceneSheet {
        try SheetReader.read([.file("about.yml", text: text)])
    }

    private func mistakes(_ sources: SheetReader.Source...) -> [String] {
        do {
            _ = try SheetReader.read(sources)
            return []
        } catch {
            return error.mistakes.map(\.description)
        }
    }

    @Test("says what a scene is about, and what follows what the user does")
    func whole() throws {
        let sheet = try read(
            """
            scene: List
            group: Items
            needs: [ItemManager]
            presents: { items: [Item] }
            list: { of: items, shows: [name, state], empty: No items yet, refresh: true }
            ready: { asks: fetchItems }
            events:
              deleteAll: { asks: [deleteAllItems, fetchItems], confirm: Delete all items? }
              itemSelected: { goes: Detail, with: item }
              add:
            """)
        #expect(sheet.name?.text == "List" && sheet.group?.text == "Items")
        #expect(sheet.needs.map(\.text) == ["ItemManager"])
        #expect(sheet.presents.map(\.code) == ["items: [Item]"])
        #expect(sheet.list?.shows.map(\.text) == ["name", "state"])
        #expect(sheet.list?.empty?.text == "No items yet" && sheet.list?.refreshes == true)
        #expect(sheet.ready?.asks.map(\.text) == ["fetchItems"])
        #expect(sheet.events.map(\.name.text) == ["deleteAll", "itemSelected", "add"])
        #expect(sheet.events[0].steps.asks.map(\.text) == ["deleteAllItems", "fetchItems"])
        #expect(sheet.events[0].steps.confirm?.text == "Delete all items?")
        #expect(sheet.events[1].steps.goes?.text == "Detail" && sheet.events[1].steps.with.map(\.text) == ["item"])
        #expect(sheet.events[2].steps.isEmpty)
    }

    @Test("takes words as they are written: 'no' and 'on' are names", arguments: ["no", "on", "yes", "true", "null1"])
    func rawScalars(name: String) throws {
        let sheet = try read("presents: { \(name): About }\nevents: { \(name): { goes: \(name) } }")
        #expect(sheet.presents[0].name.text == name)
        #expect(sheet.events[0].name.text == name && sheet.events[0].steps.goes?.text == name)
    }

    @Test("tells all mistakes at once, with their places and what may be meant")
    func mistakes() {
        let found = mistakes(
            .file(
                "about.yml",
                text: """
                    scene: About
                    need: [About]
                    presents: About
                    events:
                      terms: { gos: Terms }
                      more: { presented: true }
                      away: { goes: Terms, leaves: true }
                    """))
        #expect(
            found == [
                "about.yml:2:1: error: unknown key 'need' in a scene's sheet: did you mean 'needs'?",
                "about.yml:3:11: error: 'presents' names values with their types, as in 'about: About', and this is "
                    + "'About'",
                "about.yml:5:12: error: unknown key 'gos' in the event 'terms': did you mean 'goes'?",
                "about.yml:6:11: error: 'presented' of the event 'more' belongs to 'goes', which is not there",
                "about.yml:7:32: error: the event 'away' both 'goes' and 'leaves': one of them is the way",
            ])
    }

    @Test("comes in pieces, by flags, whose mistakes have places too")
    func pieces() throws {
        let sheet = try SheetReader.read([
            .file("about.yml", text: "scene: About\nevents: { terms: { goes: Terms } }"),
            .flag("--needs", of: .needs, text: "About, Ride"),
            .flag("--presents", of: .presents, text: "items: [Item]"),
            .flag("--event", of: .events, text: "terms: {goes: Help}"),
            .flag("--event", of: .events, text: "{retry: {asks: fetchAbout}}"),
        ])
        #expect(sheet.needs.map(\.text) == ["About", "Ride"])
        #expect(sheet.needs.map(\.position.column) == [1, 8])
        #expect(sheet.presents.map(\.isList) == [true])
        #expect(sheet.events.map(\.steps.goes?.text) == ["Help", nil])
        #expect(
            mistakes(.flag("--event", of: .events, text: "terms: {gos: Terms}")) == [
                "--event:1:9: error: unknown key 'gos' in the event 'terms': did you mean 'goes'?"
            ])
    }

    @Test("is the same after it was kept in a record")
    func record() throws {
        let sources: [SheetReader.Source] = [
            .file("sheet", text: "scene: About\nneeds: [About]\n"),
            .flag("--event", of: .events, text: "terms: {goes: Terms}"),
        ]
        let kept = SheetReader.Source.pieces(of: SheetReader.Source.text(of: sources))
        #expect(try SheetReader.read(kept) == SheetReader.read(sources))
        #expect(SheetReader.Source.pieces(of: "").isEmpty)
    }
}
