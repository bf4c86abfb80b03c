import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Groups of flows")
struct FlowGroupTests {
    private let folder: TemporaryFolder
    private let source: ArchitectureSource

    init() throws {
        folder = try TemporaryFolder()
        source = try #require(ArchitectureSource.builtIns["mvpcf"])
    }

    /// The notes about an app with some flows and modules.
    private func notes(_ flows: String, group: String) throws -> [String] {
        let modules = "modules:\n  - module: Home\n  - module: Lost\n    group: \(group)\n"
        let text = "app: Shop\narchitecture: mvpcf\n\(flows)\(modules)"
        let sheet = try AppSheet.read(text, file: "shop.yml")
        var request = AppRequest(
            name: "Shop", into: folder.path, first: "Home", architecture: "mvpcf", scaena: .path("/scaena"))
        request.group = "Main"
        let app = try AppScaffold(request, in: source)
        try app.write()
        return try AppParts(sheet, in: source, app: app.folder, module: "Shop").write()
    }

    @Test(
        "that nothing opens are told of, and the modules of a group that is no flow",
        arguments: [
            ("", "Aside", ["shop.yml:6:12: note: no flow 'Aside' opens Lost: write 'Aside:' below 'flows:'"]),
            (
                "flows: { Aside: }\n", "Aside",
                [
                    "shop.yml:3:10: note: no flow begins 'Aside': let an event lead to it ('goes: Aside'), or name it under "
                        + "'opens' or 'placed' of the flow that begins it"
                ]
            ),
            ("flows: { Main: { opens: [Aside] }, Aside: }\n", "Aside", []),
        ])
    func unopened(flows: String, group: String, told: [String]) throws {
        #expect(try notes(flows, group: group) == told)
    }

    @Test("that are tabs take no module, and say where it may go")
    func joiningTabs() throws {
        let app = try writeTabs()
        var request = UnitRequest(name: "Help", into: app + "/Sources/Shop")
        request.group = "Main"
        let error = #expect(throws: ScaffoldError.self) { try UnitScaffold(request, in: source) }
        #expect(
            error?.description
                == "the flow 'Main' is a bar of tabs, each a flow, and has no stack for Help: put it into one of them (--group Items, "
                + "--group Settings), or into another flow, which becomes a tab by: scaena new flow Main --placed \"Items: tab, "
                + "Settings: tab, NAME: tab\" --force")
    }

    @Test("that are tabs have their titles in one place")
    func titlesOfTabs() throws {
        let main = try writeTabs() + "/Sources/Shop/Main/Main"
        let texts = try String(contentsOfFile: main + "FlowTexts.swift", encoding: .utf8)
        #expect(texts.contains("static var itemsTab: String { String(localized: \"Items\") }"))
        let coordinator = try String(contentsOfFile: main + "Coordinator.swift", encoding: .utf8)
        #expect(coordinator.contains("UITabBarItem(title: MainFlowTexts.itemsTab, "))
        #expect(!coordinator.contains("localized"))
    }

    /// Writes an app of two tabs, and returns its folder.
    private func writeTabs() throws -> String {
        let text = """
            app: Shop
            architecture: mvpcf
            flows:
              Items:
              Settings:
              Main: { placed: { Items: tab, Settings: tab } }
            modules:
              - module: ItemList
                group: Items
              - module: Options
                group: Settings

            """
        let sheet = try AppSheet.read(text, file: "shop.yml")
        var request = AppRequest(
            name: "Shop", into: folder.path, first: "ItemList", architecture: "mvpcf", scaena: .path("/scaena"))
        request.group = "Items"
        let app = try AppScaffold(request, in: source)
        try app.write()
        #expect(try AppParts(sheet, in: source, app: app.folder, module: "Shop").write() == [])
        return app.folder
    }
}
