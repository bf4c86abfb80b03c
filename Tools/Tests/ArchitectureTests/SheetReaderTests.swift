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
            returns: { picked: Item, canceled: }
            list: { of: items, shows: [name, state], empty: No items yet, refresh: true, select: itemSelected }
            fields: { name: text, agrees: switch }
            verbs: { fetchItems: "[Item], GET /items, at data.items, store: sqlite", "addItem(name: String)": "Item, POST /items" }
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
        #expect(sheet.list?.empty?.text == "No items yet" && sheet.list?.refresh?.text == "refresh")
        #expect(sheet.list?.select?.text == "itemSelected")
        #expect(sheet.returns.map(\.code) == ["picked: Item", "canceled"])
        #expect(sheet.fields.map(\.name.text) == ["name", "agrees"] && sheet.fields.map(\.kind) == [.text, .switch])
        #expect(sheet.verbs.map(\.name) == ["fetchItems", "addItem"])
        #expect(sheet.verbs.map(\.answer) == ["[Item]", "Item"] && sheet.verbs.map(\.method) == ["GET", "POST"])
        #expect(sheet.verbs.map(\.store) == [.sqlite, nil])
        #expect(sheet.verbs[0].keyPath == "data.items" && sheet.verbs[1].parameters.map(\.name) == ["name"])
        #expect(sheet.ready?.asks.map(\.verb.text) == ["fetchItems"])
        #expect(sheet.events.map(\.name.text) == ["deleteAll", "itemSelected", "add"])
        #expect(sheet.events[0].steps.asks.map(\.verb.text) == ["deleteAllItems", "fetchItems"])
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

    @Test("says where an event leads, what comes back, and what it waits for")
    func ways() throws {
        let sheet = try read(
            """
            takes: { with item: Item }
            events:
              save: { asks: { addItem: created }, tells: created, leaves: true, enabled: [online, idle, name] }
              add: { goes: AddItem, presented: true, back: { created: { asks: fetchItems }, canceled: } }
              detail: { goes: Detail, with: item, named: gotoDetail(for:), replaces: true }
              away: { goes: back }
              home: { goes: root }
            """)
        let steps = sheet.events.map(\.steps)
        #expect(sheet.takes.map(\.label) == ["with"] && sheet.takes.map(\.code) == ["item: Item"])
        #expect(sheet.takes[0].name.position == SourcePosition(line: 1, column: 15))
        #expect(steps[0].asks.map(\.answer?.text) == ["created"] && steps[0].tells?.text == "created")
        #expect(steps[0].leaves != nil && steps[0].enabled.map(\.text) == ["online", "idle", "name"])
        #expect(steps[1].back.map(\.name.text) == ["created", "canceled"] && steps[1].isPresented)
        #expect(steps[1].back[0].steps.asks.map(\.verb.text) == ["fetchItems"])
        #expect(steps[2].named?.text == "gotoDetail(for:)" && steps[2].replaces)
        #expect(steps[3].leaves?.text == "back" && steps[3].goes == nil)
        #expect(steps[4].root?.text == "root" && steps[4].goes == nil)
    }

    @Test(
        "refuses what cannot be meant, at its place",
        arguments: [
            ("list: { shows: [name] }", "1:7: error: 'list' lacks 'of': what is presented as rows"),
            (
                "events: { more: { confirm: true } }",
                "1:28: error: 'confirm' of the event 'more' is the question that the user answers, and this is 'true': write it, "
                    + "as in 'confirm: Delete all items?'"
            ),
            (
                "list: { of: items, empty: no }",
                "1:27: error: 'empty' of 'list' is the sentence in the place of rows, and this is 'no': write it, as in "
                    + "'empty: No items yet'"
            ),
            (
                "events: { more: { confirm: 12 } }",
                "1:28: error: 'confirm' of the event 'more' is one word or sentence, and this is a number (write it in quotes)"
            ),
            (
                "fields: { name: txt }",
                "1:17: error: no field is entered as 'txt': did you mean 'text'?"
            ),
            (
                "events: { away: { goes: back, with: item } }",
                "1:31: error: 'with' of the event 'away' says how a new unit comes, and 'goes: back' leads to one that is there"
            ),
            (
                "events: { on: { goes: Terms, presented: true, replaces: true } }",
                "1:57: error: the event 'on' is both 'presented' and 'replaces' the stack: one of them is the way"
            ),
            (
                "verbs: { fetchItems: 'Item, GET /items, store: disk' }",
                "1:10: error: 'store: disk' names no store: it is sqlite, defaults or keychain: a request is written "
                    + "'fetchItems(): [Item], GET /items', and this is 'fetchItems: Item, GET /items, store: disk'"
            ),
            (
                "verbs: { addItem: 'Item, POST /items, store: sqlite' }",
                "1:10: error: a store keeps what 'GET' answers, and nothing else: a request is written "
                    + "'fetchItems(): [Item], GET /items', and this is 'addItem: Item, POST /items, store: sqlite'"
            ),
            (
                "verbs: { fetchItems: GET items }",
                "1:10: error: 'GET' is followed by a path, as in 'GET /items': a request is written "
                    + "'fetchItems(): [Item], GET /items', and this is 'fetchItems: GET items'"
            ),
            (
                "events: { a: { goes: B, back: { done: { gos: C } } } }",
                "1:41: error: unknown key 'gos' in 'done' of 'back' of the event 'a': did you mean 'goes'?"
            ),
        ])
    func refused(sheet: String, mistake: String) {
        #expect(mistakes(.file("about.yml", text: sheet)) == ["about.yml:" + mistake])
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
            .flag("--event", of: .events, text: "later:"),
        ])
        #expect(sheet.needs.map(\.text) == ["About", "Ride"])
        #expect(sheet.needs.map(\.position.column) == [1, 8])
        #expect(sheet.presents.map(\.isList) == [true])
        #expect(sheet.events.map(\.steps.goes?.text) == ["Help", nil, nil])
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
