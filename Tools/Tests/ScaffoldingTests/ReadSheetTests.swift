import Architecture
import Foundation
import Project
import SourceModel
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Sheets that are read back")
struct ReadSheetTests {
    /// An app of a sheet, as it was written.
    private struct App {
        let folder: TemporaryFolder
        let source: ArchitectureSource
        let sheet: AppSheet
        let definition: ArchitectureDefinition

        /// The app of one of the tests' sheets, named after its architecture, or of another.
        init(_ architecture: String, of text: String? = nil) throws {
            folder = try TemporaryFolder()
            source = try #require(ArchitectureSource.builtIns[architecture])
            sheet = try AppSheet.read(try text ?? SampleScenes.sheet("apps/" + architecture), file: "shop.yml")
            definition = try source.definition()
            var request = AppRequest(
                name: "Deliveries", into: folder.path, first: try #require(sheet.units.first).name.text,
                architecture: architecture, scaena: .path("/scaena"))
            request.login = sheet.login?.text
            if let first = sheet.first { request.first = first.text }
            request.group = sheet.units.first?.sheet.group?.text ?? definition.unit.group?.first
            let app = try AppScaffold(request, in: source)
            try app.write()
            try AppParts(sheet, in: source, app: app.folder, module: "Deliveries").write()
        }

        /// The sheet of a scene as it was ordered.
        func ordered(_ unit: AppSheet.Unit) -> String { SheetText(of: unit.sheet, word: definition.unit.word).text }

        /// The sheet of each scene as it is read; the sources are read once for all.
        func readAll() throws -> [(unit: AppSheet.Unit, sheet: ReadSheet)] {
            let surroundings = surroundings
            return try sheet.units.map { ($0, try ReadSheet(try typeName(of: $0), in: source, surroundings)) }
        }

        func read(_ unit: AppSheet.Unit) throws -> ReadSheet { try read(try typeName(of: unit)) }

        func read(_ unit: String) throws -> ReadSheet { try ReadSheet(unit, in: source, surroundings) }

        private func typeName(of unit: AppSheet.Unit) throws -> String {
            let group = unit.sheet.group?.text ?? definition.unit.group?.first
            return try SwiftNames.unit(unit.name.text, in: group, of: definition).typeName
        }

        private var surroundings: ProjectSurroundings {
            let list = SourceFileList(paths: [folder.path + "/Deliveries/Sources"])
            let facts = SourceFacts(list, jobs: 1) { _, _ in }
            let index = TypeIndex(facts, modules: ModuleMap(list, settings: []))
            let project = folder.path + "/Deliveries"
            return ProjectSurroundings(project: project, folder: project, index: index, place: RecordedUnit.Place())
        }

        /// Changes a file below the sources.
        func edit(_ path: String, _ change: (String) -> String) throws {
            let path = "\(folder.path)/Deliveries/Sources/Deliveries/\(path)"
            let before = try String(contentsOfFile: path, encoding: .utf8)
            let after = change(before)
            #expect(after != before, "\(path)")
            try Data(after.utf8).write(to: URL(fileURLWithPath: path))
        }

        /// Forgets what was noted of how everything was written.
        func forget() throws { try FileManager.default.removeItem(atPath: folder.path + "/Deliveries/.scaena") }
    }

    @Test("say what was ordered, as long as nobody changed the code", arguments: ["snp", "viper-s", "bviper", "mvpcf"])
    func roundTrip(architecture: String) throws {
        let app = try App(architecture)
        for (unit, read) in try app.readAll() {
            #expect(read.text == app.ordered(unit))
            #expect(read.drift == [] && read.unread == [])
        }
    }

    @Test(
        "say what was ordered of each scene of the documents' apps",
        arguments: [("snapp", "snp"), ("items", "viper-s"), ("models", "mvpcf"), ("promotions", "bviper")])
    func documents(app: String, architecture: String) throws {
        let place = FixturePackage.repository.appendingPathComponent("Showcase/Sheets/apps/\(app).yml")
        let app = try App(architecture, of: try String(contentsOf: place, encoding: .utf8))
        for (unit, read) in try app.readAll() {
            #expect(read.text == app.ordered(unit))
            #expect(read.drift == [] && read.unread == [])
        }
    }

    @Test("are read from the code alone where nothing is noted", arguments: ["snp", "viper-s", "bviper"])
    func unrecorded(architecture: String) throws {
        let app = try App(architecture)
        try app.forget()
        for (unit, read) in try app.readAll() {
            #expect(read.text == app.ordered(unit))
            #expect(read.unread.count == 1 && read.unread[0].hasPrefix("nothing is noted of how"))
        }
    }

    @Test("say what of a scene whose coordinator goes cannot be read from its code alone")
    func unrecordedRoutes() throws {
        let app = try App("mvpcf")
        try app.forget()
        let read = try app.read("OrderDetail")
        #expect(read.text.contains("takes: { id: String }\npresents: { order: Order }\n"))
        #expect(!read.text.contains("events:") && read.unread.count == 2)
        #expect(read.unread[0].hasPrefix("what the user can do in 'OrderDetail', and what is asked, cannot be read"))
    }

    @Test("say what people changed since, and name what no sheet says")
    func drift() throws {
        let app = try App("snp")
        try app.edit("OrderDetail/OrderDetailInteractor.swift") { text in
            text.replacing(
                "    func cancelOrderTapped() {\n",
                with:
                    "    func shareTapped() {\n    }\n\n    func cancelOrderTapped() {\n        if order.name.isEmpty { return }\n"
            ).replacing("                router.navigateBack()\n", with: "")
        }
        try app.edit("OrderDetail/OrderDetailProtocols.swift") { text in
            text.replacing(
                "    func cancelOrderTapped()\n", with: "    func cancelOrderTapped()\n    func shareTapped()\n")
        }
        let read = try app.read("OrderDetail")
        #expect(
            read.drift.sorted() == [
                "only the code has 'share' of 'events'", "only the sheet has 'leaves' of 'cancelOrder' of 'events'",
            ])
        #expect(read.text.contains("  share:\n"))
        #expect(read.text.contains("cancelOrder: { asks: deleteOrder, confirm: Cancel this order?, tells: canceled }"))
        #expect(
            read.unread.count == 1 && read.unread[0].hasSuffix("no sheet says what was done to 'cancelOrderTapped'"))
    }

    @Test("keep what was ordered where the code says what no sheet may, and tell it")
    func unsayable() throws {
        let app = try App("viper-s")
        try app.edit("Orders/List/OrdersListDirector.swift") { text in
            text.replacing(
                "    func ordersDetailDidFinishCanceled() {\n",
                with:
                    "    func ordersDetailDidFinishCanceled() {\n        if let order = orders.first { navigator.gotoOrdersDetail(order: order, delegate: self) }\n"
            )
        }
        let unit = try #require(app.sheet.units.first)
        let read = try app.read(unit)
        #expect(read.text == app.ordered(unit) && read.drift == [])
        #expect(read.unread.contains { $0.hasPrefix("'orderSelected' could not be read: unknown key 'with'") })
        #expect(read.unread.contains { $0.hasSuffix("no sheet says what was done to 'ordersDetailDidFinishCanceled'") })
    }

    @Test("know what was taken away, in code of every architecture", arguments: ["snp", "viper-s", "bviper", "mvpcf"])
    func taken(architecture: String) throws {
        let app = try App(architecture)
        let path =
            switch architecture {
            case "viper-s": "Orders/List/OrdersListTexts.swift"
            case "bviper": "OrderListModule/OrderListTexts.swift"
            case "mvpcf": "Main/OrderList/OrderListTexts.swift"
            default: "OrderList/OrderListTexts.swift"
            }
        try app.edit(path) { $0.replacing("No orders yet", with: "Nothing ordered") }
        let read = try app.read(try #require(app.sheet.units.first))
        #expect(read.drift == ["the code has 'empty' of 'list' as 'Nothing ordered', and the sheet as 'No orders yet'"])
        #expect(read.text.contains("empty: Nothing ordered"))
        #expect(read.unread == [])
    }

    @Test(
        "know what an empty list says, wherever the text stands",
        arguments: [
            "\"Nothing ordered\"", "String(localized: \"Nothing ordered\", comment: \"Below the title\")",
            "Phrases.Orders.empty",
        ])
    func emptyText(said: String) throws {
        let app = try App("snp")
        try app.edit("OrderList/OrderListView.swift") { text in
            text.replacing("emptyLabel.text = OrderListTexts.empty", with: "emptyLabel.text = \(said)")
        }
        let phrases = """
            enum Phrases {
                enum Orders {
                    static let empty = String(localized: "orders.empty", defaultValue: "Nothing ordered")
                }
            }

            """
        let place = app.folder.path + "/Deliveries/Sources/Deliveries/Phrases.swift"
        try Data(phrases.utf8).write(to: URL(fileURLWithPath: place))
        let read = try app.read(try #require(app.sheet.units.first))
        #expect(read.drift == ["the code has 'empty' of 'list' as 'Nothing ordered', and the sheet as 'No orders yet'"])
    }

    @Test("know what the user is asked", arguments: ["snp", "viper-s", "bviper"])
    func question(architecture: String) throws {
        let app = try App(architecture)
        let path =
            switch architecture {
            case "viper-s": "Orders/Detail/OrdersDetailTexts.swift"
            case "bviper": "OrderDetailModule/OrderDetailTexts.swift"
            default: "OrderDetail/OrderDetailTexts.swift"
            }
        try app.edit(path) { $0.replacing("\"Cancel this order?\"", with: "\"Give this order back?\"") }
        let unit = try #require(app.sheet.units.first { $0.name.text.hasSuffix("Detail") })
        let read = try app.read(unit)
        #expect(
            read.drift == [
                "the code has 'confirm' of 'cancelOrder' of 'events' as 'Give this order back?', "
                    + "and the sheet as 'Cancel this order?'"
            ])
        #expect(read.unread == [])
    }

    @Test("tell a title that was changed, which no sheet says")
    func title() throws {
        let app = try App("snp")
        try app.edit("OrderList/OrderListTexts.swift") { $0.replacing("\"Order list\"", with: "\"All orders\"") }
        let read = try app.read("OrderList")
        #expect(read.drift == [])
        #expect(read.unread.count == 1 && read.unread[0].hasSuffix("no sheet says what was done to 'title'"))
    }

    @Test("know the texts that types declare, in each way that Swift has")
    func declaredTexts() {
        let code = """
            enum Texts {
                static var title: String { String(localized: "Orders") }
                static var empty: String { return NSLocalizedString("orders.empty", value: "None", comment: "") }
                static var hint: String { get { "Say \\"please\\"" } }
                static let ask = "Sure?"
                static let count = 3
                static var sum: String { let sum = 1; return "\\(sum)" }
                var own: String { "own" }
                enum Detail { static let title = LocalizedStringResource("Order") }
            }
            extension Texts { static let more = "More" }
            """
        #expect(
            SaidText.declared(in: [ParsedFiles.tree(of: code)]) == [
                "Texts.title": "Orders", "Texts.empty": "None", "Texts.hint": "Say \"please\"", "Texts.ask": "Sure?",
                "Texts.Detail.title": "Order", "Texts.more": "More",
            ])
    }
}
