import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Flows of sheets")
struct FlowSheetTests {
    private let folder: TemporaryFolder
    private let source: ArchitectureSource

    init() throws {
        folder = try TemporaryFolder()
        source = try #require(ArchitectureSource.builtIns["mvpcf"])
    }

    /// An app of a list, a detail, and a form in a flow of its own.
    private static func sheet(adding: String, main: String) -> String {
        """
        app: Shop
        architecture: mvpcf
        first: ItemList
        flows:
          AddItem: \(adding)
          Main: \(main)
        modules:
          - module: ItemList
            events: { add: { goes: AddItem } }
          - module: ItemDetail
            takes: { id: String }
          - module: AddForm
            group: AddItem
            returns: { finished: String, canceled: }
            events: { cancel: { tells: canceled } }

        """
    }

    @discardableResult
    private func write(adding: String, main: String) throws -> String {
        let sheet = try AppSheet.read(Self.sheet(adding: adding, main: main), file: "shop.yml")
        let request = {
            var request = AppRequest(
                name: "Shop", into: folder.path, first: "ItemList", architecture: "mvpcf", scaena: .path("/scaena"))
            request.group = "Main"
            return request
        }()
        let app = try AppScaffold(request, in: source)
        try app.write()
        try AppParts(sheet, in: source, app: app.folder, module: "Shop").write()
        return app.folder
    }

    private func mistakes(adding: String, main: String) throws -> [String] {
        do {
            try write(adding: adding, main: main)
            return []
        } catch let error as InvalidDefinition {
            return error.mistakes.map(\.description)
        } catch let error as ScaffoldError {
            return error.description.components(separatedBy: "\n")
        }
    }

    private static let adding = "{ opens: [AddForm], returns: String, done: { AddForm.finished: returns } }"

    @Test("end with what a module tells, and the flow that began them goes on with it")
    func goOn() throws {
        let app = try write(
            adding:
                "{ opens: [AddForm], returns: String, done: { AddForm.finished: returns, AddForm.canceled: leaves } }",
            main: "{ done: { AddItem: { goes: ItemDetail } }, placed: { AddItem: pushed } }")
        let text = { (name: String) in try String(contentsOfFile: "\(app)/Sources/Shop/\(name).swift", encoding: .utf8)
        }
        let adding = try text("AddItem/AddItemCoordinator")
        #expect(adding.contains("class AddItemCoordinator: FlowCoordinator<String>"))
        #expect(adding.contains("addForm.finished = { [weak self] outcome in self?.finish(outcome) }"))
        #expect(adding.contains("addForm.canceled = { [weak self] in self?.cancel() }"))
        let main = try text("Main/MainCoordinator")
        #expect(main.contains("placement: .pushed(onto: screenStack)"))
        #expect(main.contains("guard case .success(let id) = result else { return }"))
        #expect(main.contains("self?.open { try $0.showItemDetail(id: id) }"))
    }

    @Test("stay as they were ordered when something else comes, and by sync")
    func stay() throws {
        let app = try write(adding: Self.adding, main: "{ done: { AddItem: { goes: ItemDetail } } }")
        let path = app + "/Sources/Shop/Main/MainCoordinator.swift"
        let before = try String(contentsOfFile: path, encoding: .utf8)
        let about = UnitRequest(
            name: "About", into: app + "/Sources/Shop", module: "Shop", testsInto: app + "/Tests/ShopTests",
            group: "Main")
        _ = try UnitWriter.write(UnitScaffold(about, in: source), replacing: false)
        let after = try String(contentsOfFile: path, encoding: .utf8)
        #expect(after.contains("showAbout"))
        #expect(after.contains("self?.open { try $0.showItemDetail(id: id) }"))
        let lines = Set(after.split(separator: "\n"))
        #expect(before.split(separator: "\n").allSatisfy(lines.contains))
        // What is written once more of the record is what is there.
        let unit = try #require(RecordedUnit.all(around: app).first { $0.word == "flow" && $0.name == "AddItem" })
        let again = try unit.scaffold(in: source, at: .init(testsInto: app + "/Tests/ShopTests", module: "Shop"))
        for file in again.files { #expect(try String(contentsOfFile: file.path, encoding: .utf8) == file.text) }
    }

    @Test("are a bar of tabs or a split view, which the app begins with, and know where links lead")
    func places() throws {
        let app = try write(
            adding: Self.adding,
            main: "{ placed: { ItemList: primary, ItemDetail: secondary }, "
                + "links: { /items/:id: ItemDetail, /items/new: AddItem } }")
        let main = try String(contentsOfFile: app + "/Sources/Shop/Main/MainCoordinator.swift", encoding: .utf8)
        #expect(main.contains("let split = UISplitViewController(style: .doubleColumn)"))
        #expect(main.contains("split.setViewController(itemDetail.viewController, for: .secondary)"))
        #expect(main.contains("case .itemDetail(let id): try showItemDetail(id: id)"))
        #expect(!main.contains("if split.isCollapsed { return }"))
        let action = try String(contentsOfFile: app + "/Sources/Shop/Main/MainAction.swift", encoding: .utf8)
        // What is plain comes first, or would be taken for a value.
        #expect(
            action.contains(
                "URLRoute(\"/items/new\") { _ in MainAction.addItem },\n        "
                    + "URLRoute(\"/items/:id\") {\n            MainAction.itemDetail(id: try $0.value(\"id\"))\n        },\n"
            ))
    }

    @Test("have what is seen first in the flow of a tab, and not in the app's first flow")
    func tabs() throws {
        let text = """
            app: Shop
            architecture: mvpcf
            first: ItemList
            flows:
              Items: { links: { /items: ItemList, /new: AddItem } }
              AddItem: { opens: [AddForm] }
              Settings:
              Main: { placed: { Items: tab, Settings: tab } }
            modules:
              - module: ItemList
                group: Items
                events: { add: { goes: AddItem } }
              - module: AddForm
                group: AddItem
              - module: SettingsForm
                group: Settings

            """
        let sheet = try AppSheet.read(text, file: "shop.yml")
        var request = AppRequest(
            name: "Shop", into: folder.path, first: "ItemList", architecture: "mvpcf", scaena: .path("/scaena"))
        request.group = "Items"
        let app = try AppScaffold(request, in: source)
        try app.write()
        try AppParts(sheet, in: source, app: app.folder, module: "Shop").write()
        let main = try String(contentsOfFile: app.folder + "/Sources/Shop/Main/MainCoordinator.swift", encoding: .utf8)
        #expect(main.contains("try showItems()\n        try showSettings()\n        try await show(tabs)"))
        #expect(!main.contains("ItemList"))
        let items = try String(
            contentsOfFile: app.folder + "/Sources/Shop/Items/ItemsCoordinator.swift", encoding: .utf8)
        #expect(items.contains("try showItemList()"))
        // What its modules lead to is opened by the flow of their group.
        #expect(items.contains("itemList.addItemRequested = { [weak self] in self?.open { try $0.showAddItem() } }"))
        #expect(items.contains("case .addItem: try showAddItem()"))
    }

    @Test(
        "refuse by line and column what cannot be",
        arguments: [
            (
                "{ opens: [AddForm], done: { AddForm.finished: retuns } }", "{ }",
                "shop.yml:5:58: error: 'AddForm.finished' is followed by returns, leaves, back or { goes: Module }, and this is "
                    + "'retuns': did you mean 'returns'?"
            ),
            (
                "{ opens: [AddForm], done: { AddForm.finished: returns } }", "{ }",
                "shop.yml:5:40: error: the flow returns nothing: give it 'returns', or write 'leaves'"
            ),
            (
                "{ opens: [AddForm], returns: Int, done: { AddForm.finished: returns } }", "{ }",
                "shop.yml:5:54: error: 'AddForm.finished' tells String, and the flow returns Int"
            ),
            (
                "{ opens: [AddForm], done: { AddForm.finishd: leaves } }", "{ }",
                "shop.yml:5:40: error: 'AddForm' tells no 'finishd': did you mean 'finished'?"
            ),
            (
                "{ opens: [AddForm], done: { AddFrm.finished: leaves } }", "{ }",
                "shop.yml:5:40: error: the flow does not open 'AddFrm': did you mean 'AddForm'?"
            ),
            (
                adding, "{ done: { AddItem.finished: leaves } }",
                "shop.yml:6:19: error: 'AddItem' is a flow, and ends: write 'AddItem' without '.finished'"
            ),
            (
                adding, "{ done: { AddItem: back } }",
                "shop.yml:6:19: error: a flow that has ended is left already: leave 'back' out"
            ),
            (
                "{ opens: [AddForm] }", "{ done: { AddItem: { goes: ItemDetail } } }",
                "shop.yml:6:36: error: 'ItemDetail' takes id: String, and 'AddItem' tells nothing"
            ),
            (
                adding, "{ done: { AddItem: { goes: Settings } } }",
                "shop.yml:6:36: error: the flow does not open 'Settings': list it in 'opens'"
            ),
            (
                adding, "{ placed: { AddItem: tba } }",
                "shop.yml:6:30: error: a flow is placed presented, fullScreen, pushed, tab, primary, supplementary, secondary, and "
                    + "this is 'tba': did you mean 'tab'?"
            ),
            (
                adding, "{ placed: { AddItem: tab } }",
                "shop.yml:6:21: error: a flow of tabs has no stack for 'ItemList': put it into the flow of a tab\n"
                    + "shop.yml:6:21: error: a flow of tabs has no stack for 'ItemDetail': put it into the flow of a tab"
            ),
            (
                adding, "{ placed: { AddItem: tab, ItemList: primary } }",
                "shop.yml:6:35: error: a flow with tabs has no columns: place 'ItemList' in a flow of its own"
            ),
            (
                adding, "{ placed: { ItemList: primary, ItemDetail: secondary, AddItem: pushed } }",
                "shop.yml:6:63: error: a flow of columns has no stack to push onto: have 'AddItem' presented"
            ),
            (
                adding, "{ placed: { ItemDetail: primary, ItemList: secondary } }",
                "shop.yml:6:21: error: nothing is seen in the primary column at first: place a module there that takes nothing, "
                    + "or a flow"
            ),
            (
                adding, "{ placed: { ItemList: primary } }",
                "shop.yml:6:21: error: a flow of columns has no stack for 'ItemDetail': place it in a column, or put it into "
                    + "another flow"
            ),
            (
                adding, "{ links: { items/list: ItemList } }",
                "shop.yml:6:20: error: 'items/list' is no address: write a path whose values stand behind colons, as in "
                    + "'/models/:id'"
            ),
            (
                adding, "{ links: { /items/:id/:id: ItemDetail } }",
                "shop.yml:6:20: error: '/items/:id/:id' is no address: write a path whose values stand behind colons, as in "
                    + "'/models/:id'"
            ),
            (
                adding, "{ links: { /items/:number: ItemDetail } }",
                "shop.yml:6:20: error: 'ItemDetail' takes :id: write its values into the address, and no others"
            ),
            (
                adding, "{ links: { /items/:id: ItemDetail, /items/:name: ItemDetail } }",
                "shop.yml:6:44: error: '/items/:id' is there already, and both are of one form"
            ),
            (
                adding, "{ links: { /items/:id: ItemDetial } }",
                "shop.yml:6:32: error: the flow does not open 'ItemDetial': did you mean 'ItemDetail'?"
            ),
            (
                adding, "{ placed: { ItemList: pushed } }",
                "shop.yml:6:21: error: 'ItemList' is no flow, and has no place as 'pushed': place the flow that opens it"
            ),
        ])
    func refuse(adding: String, main: String, sentence: String) throws {
        let mistakes = try mistakes(adding: adding, main: main)
        #expect(mistakes == sentence.components(separatedBy: "\n"))
    }

    @Test(
        "are flows alone: what ends with no value has no place and no link in any architecture",
        arguments: Soak.all(ArchitectureSource.builtIns.keys.sorted(), orOnly: ["snp", "mvpcf"]))
    func refuseOthers(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        var request = AppRequest(
            name: "Shop", into: folder.path, first: "Home", architecture: id, scaena: .path("/scaena"))
        request.group = try source.definition().unit.group?.first
        let app = try AppScaffold(request, in: source)
        try app.write()
        let mistakes = { (parts: String) throws -> String in
            let sheet = try AppSheet.read(parts + "\nscenes:\n  - scene: Home\n", file: "shop.yml")
            do {
                try AppParts(sheet, in: source, app: app.folder, module: "Shop").write()
                return ""
            } catch let error as ScaffoldError {
                return error.description
            }
        }
        for key in ["links: { /items: Home }", "placed: { Home: tab }"] {
            #expect(
                try mistakes("entities: { Item: { values: \"id: String\", \(key) } }")
                    == "shop.yml:1:13: error: an entity ends with no value: leave --returns, --done, --placed and --link out"
            )
        }
        if id != "mvpcf" {
            #expect(
                try mistakes("flows: { Main: { placed: { Home: tab } } }").hasPrefix(
                    "shop.yml:1:1: error: \(id) has no 'flows'"))
        }
    }

    @Test("follow a module or flow that is renamed")
    func rename() throws {
        let asked = [
            "kind": "flow", "name": "Main", "opens": "AddForm, AddItem, ItemDetail",
            "done": "AddForm.finished: returns, AddItem: {goes: AddForm}, AddFormer.closed: back",
            "placed": "AddItem: pushed", "links": "\"/add\": AddItem, \"/items/:id\": AddForm",
        ]
        let module = UnitRename.renamed(asked, from: UnitName("AddForm"), to: UnitName("ItemForm"))
        #expect(module["done"] == "ItemForm.finished: returns, AddItem: {goes: ItemForm}, AddFormer.closed: back")
        let flow = UnitRename.renamed(asked, from: UnitName("AddItem"), to: UnitName("NewItem"))
        #expect(flow["done"] == "AddForm.finished: returns, NewItem: {goes: AddForm}, AddFormer.closed: back")
        #expect(flow["placed"] == "NewItem: pushed")
        #expect(flow["links"] == "\"/add\": NewItem, \"/items/:id\": AddForm")
        #expect(module["links"] == "\"/add\": AddItem, \"/items/:id\": ItemForm")
    }

    @Test("are refused where nothing ends with a value, and without the runtime")
    func refuseElsewhere() throws {
        var request = KindRequest(kind: "repository", name: "Item", into: folder.path, tests: false)
        request.returns = "Int"
        #expect(
            throws: ScaffoldError(
                .usage, "a repository ends with no value: leave --returns, --done, --placed and --link out")
        ) {
            try UnitScaffold(request, in: source)
        }
        request = KindRequest(kind: "flow", name: "Items", into: folder.path, tests: false, runtime: false)
        request.returns = "Int"
        #expect(throws: ScaffoldError.self) { try UnitScaffold(request, in: source) }
    }
}
