import Architecture
import Foundation

@testable import Scaffolding

/// The scenes that are scaffolded to prove the templates: each compiled, run and kept as goldens.
enum SampleScenes {
    struct Scene: Sendable, CustomStringConvertible {
        var architecture = "snp"
        let name: String
        var group: String?
        var events = ""
        var shows: String?
        var navigates = ""
        var managers = ""
        var takes = ""
        var returns = ""
        var further: [String: String] = [:]
        var contracts = true
        var runtime = true
        /// The name of its sheet in the folder `Sheets`.
        var sheet: String?
        var description: String { "\(architecture) \(name)" }
    }

    /// Scenes of sheets, which name what is there already: they come last.
    static let sheets = [
        // The scene of the document.
        Scene(name: "AboutSnapp", sheet: "about"),
        // Shows what it takes, in every way in which a value becomes text.
        Scene(name: "Receipt", sheet: "receipt"),
        // The same, and every kind of field, without the runtime.
        Scene(name: "PlainAbout", runtime: false, sheet: "plainAbout"),
        Scene(name: "PlainReceipt", runtime: false, sheet: "plainReceipt"),
        Scene(name: "PlainOrder", runtime: false, sheet: "plainOrder"),
        Scene(architecture: "bviper", name: "PlainOffer", runtime: false, sheet: "plainOffer"),
        Scene(architecture: "viper-s", name: "PlainGood", runtime: false, sheet: "plainGood"),
        Scene(architecture: "mvpcf", name: "PlainGadget", group: "Plain", runtime: false, sheet: "plainGadget"),
    ]

    /// The scenes that hand on what the app shares, which is there only in an app.
    static let ofAnApp = [
        Scene(name: "Welcome", sheet: "welcome"),
        // A list, what adds to it, and what a row leads to.
        Scene(name: "OrderDetail", sheet: "orderDetail"),
        Scene(name: "AddOrder", sheet: "addOrder"),
        Scene(name: "Orders", sheet: "orders"),
        // Every kind of field.
        Scene(name: "OrderForm", sheet: "orderForm"),
        // A list without the runtime, which leads to scenes with it and without.
        Scene(name: "PlainOrders", runtime: false, sheet: "plainOrders"),
        // The modules of the document.
        Scene(architecture: "viper-s", name: "Detail", group: "Goods", sheet: "goodsDetail"),
        Scene(architecture: "viper-s", name: "Add", group: "Goods", sheet: "goodsAdd"),
        Scene(architecture: "viper-s", name: "List", group: "Goods", sheet: "goodsList"),
        Scene(architecture: "viper-s", name: "Form", group: "Goods", sheet: "goodsForm"),
        // Every kind of field, and what leads on.
        Scene(architecture: "bviper", name: "SignIn", sheet: "signIn"),
        Scene(architecture: "bviper", name: "Offer", sheet: "offer"),
        Scene(architecture: "bviper", name: "Offers", sheet: "offers"),
        Scene(architecture: "bviper", name: "Deals", sheet: "deals"),
        // A list beside a model and a field.
        Scene(architecture: "bviper", name: "Bids", sheet: "bids"),
        Scene(architecture: "mvpcf", name: "GadgetDetail", group: "Gadgets", sheet: "gadgetDetail"),
        Scene(architecture: "mvpcf", name: "AddGadget", group: "Gadgets", sheet: "addGadget"),
        Scene(architecture: "mvpcf", name: "GadgetList", group: "Gadgets", sheet: "gadgetList"),
        // Goes with an id that is no text.
        Scene(architecture: "mvpcf", name: "GadgetLoan", group: "Gadgets", sheet: "gadgetLoan"),
        Scene(architecture: "mvpcf", name: "GadgetLoans", group: "Gadgets", sheet: "gadgetLoans"),
        // What a manager keeps, searched; and a form whose buttons wait.
        Scene(architecture: "mvpcf", name: "GadgetBoard", group: "Gadgets", sheet: "gadgetBoard"),
        Scene(architecture: "mvpcf", name: "GadgetForm", group: "Gadgets", sheet: "gadgetForm"),
    ]

    /// The other kinds that need the things which the app shares.
    static let kindsOfAnApp = [
        // Says itself what is asked of the server.
        Kind(
            architecture: "bviper", kind: "business-object", name: "Deal",
            verbs: [
                "deals(): [Deal], GET /deals, at data, store: defaults",
                "deal(id: String): Deal, GET /deals/{id}, store: defaults",
                "newest(): Deal, GET /new",
                "remove(deal: Deal): DELETE /deals/{deal.id}", "count(page: Int, of: String): Int, POST /counts",
            ]),
        Kind(architecture: "bviper", kind: "presentation-model-builder", name: "Deal"),
    ]

    /// The text of a sheet.
    static func sheet(_ name: String) throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Sheets")
        return try String(contentsOf: folder.appendingPathComponent(name + ".yml"), encoding: .utf8)
    }

    /// The names of those that `make test` builds and runs: of each architecture scenes that are shown by something, are handed
    /// something, answer and ask a server, with the things that they need. `make soak` builds all.
    static let parts: [String: Set<String>] = [
        "snp": ["Terms", "TermsAndConditions", "Order", "OrderDetail", "AddOrder", "Orders"],
        "viper-s": ["Good", "Detail", "Add", "Item", "Welcome"],
        "bviper": ["Promotion", "Offer", "Deal", "Deals"],
        "mvpcf": ["Gadget", "GadgetDetail", "AddGadget", "GadgetList", "Start", "Card", "Cards"],
        "viper": ["Item", "About", "Detail"],
        "clean-swift": ["Item", "About", "Detail"],
    ]

    /// Something beside scenes.
    struct Kind: Sendable, CustomStringConvertible {
        let architecture: String
        let kind: String
        let name: String
        var values: String?
        var opens = ""
        var verbs: [String] = []
        var returns = ""
        var done = ""
        var placed = ""
        var links = ""
        var runtime = true
        var description: String { "\(architecture) \(kind) \(name)" }
    }

    static let all = snp + bviper + viperS + mvpcf + viper + cleanSwift

    /// The kinds that the scenes are handed, and one of each other kind that the architectures have.
    ///
    /// A kind that comes with another is listed before it, since it comes only where it is not there.
    static let kinds = [
        // Told from nothing: its manager has the one there is.
        Kind(architecture: "snp", kind: "entity", name: "About", values: "name: String, text: String"),
        Kind(architecture: "mvpcf", kind: "entity", name: "About"),
        Kind(architecture: "bviper", kind: "entity", name: "Promotion"),
        Kind(architecture: "bviper", kind: "entity", name: "URLOffer", values: "id: String, note: String?, count: Int"),
        Kind(architecture: "snp", kind: "manager", name: "About"),
        Kind(architecture: "snp", kind: "business-model", name: "Stamp", values: stamped),
        // A date is read as servers write it: its test must not write it otherwise.
        Kind(architecture: "snp", kind: "manager", name: "Stamp"),
        Kind(
            architecture: "snp", kind: "business-model", name: "Item",
            values: "id: Int, price: Double?, tags: [String], about: About"),
        Kind(
            architecture: "snp", kind: "entity", name: "Order", values: "id: UUID, name: String, placed: Date"),
        Kind(
            architecture: "snp", kind: "manager", name: "Order",
            verbs: [
                "fetchOrders(): [Order], GET /orders, at data.orders, store: defaults",
                "deleteAllOrders(): DELETE /orders",
                "addOrder(name: String): Order, POST /orders", "updateOrder(order: Order): PUT /orders/{order.id}",
                "fetchPage(page: Int, of: String): [Order], GET /orders/{of}, store: defaults",
                "deleteOrder(order: Order): DELETE /orders/{order.id}",
                "cancelOrder(id: UUID): POST /orders/{id}/cancellation",
                "addPricedOrder(name: String, price: Decimal, count: Int?, urgent: Bool): Order, POST /priced-orders",
            ]),
        Kind(
            architecture: "viper-s", kind: "entity", name: "Good", values: "id: UUID, name: String, created: Date"),
        Kind(architecture: "bviper", kind: "dto", name: "About"),
        Kind(architecture: "bviper", kind: "dto", name: "Promotion"),
        Kind(architecture: "bviper", kind: "dto", name: "URLOffer", values: "id: String, note: String?, count: Int"),
        Kind(architecture: "bviper", kind: "provider", name: "About"),
        Kind(architecture: "bviper", kind: "provider", name: "Promotion"),
        Kind(architecture: "bviper", kind: "mapper", name: "Promotion"),
        Kind(architecture: "bviper", kind: "wireframe", name: "Settings", opens: "About, Login"),
        Kind(architecture: "bviper", kind: "business-object", name: "Promotion", values: nil),
        Kind(architecture: "bviper", kind: "entity", name: "Item", values: "title: String"),
        Kind(architecture: "bviper", kind: "mapper", name: "URLOffer", values: "id: String, note: String?, count: Int"),
        Kind(architecture: "viper-s", kind: "entity", name: "Item"),
        Kind(architecture: "viper-s", kind: "worker", name: "ItemsUpload"),
        Kind(architecture: "mvpcf", kind: "repository", name: "About"),
        Kind(architecture: "mvpcf", kind: "manager", name: "About"),
        Kind(architecture: "mvpcf", kind: "entity", name: "Item"),
        Kind(architecture: "mvpcf", kind: "flow", name: "Items", opens: "Detail, Start, TermsAndConditions"),
        Kind(architecture: "mvpcf", kind: "coordinator", name: "Empty"),
        // Begins a flow that is there as a part of itself.
        Kind(architecture: "mvpcf", kind: "flow", name: "Parent", opens: "Items, Start"),
        // Ends with what a module tells; and begins another in its own stack, after which it goes on.
        Kind(
            architecture: "mvpcf", kind: "flow", name: "Picking", opens: "Detail, Start", returns: "Item",
            done: "Detail.created: returns, Detail.canceled: back, Detail.gone: leaves"),
        Kind(
            architecture: "mvpcf", kind: "flow", name: "Choosing", opens: "Start, AddOne, Picking, Items",
            done: "Picking: {goes: AddOne}, AddOne.finished: leaves, AddOne.canceled: back, Items: leaves",
            placed: "Picking: pushed, Items: fullScreen"),
        // Stands in a tab beside another, and is where a link leads.
        Kind(
            architecture: "mvpcf", kind: "flow", name: "Cards", opens: "Start, Card",
            links: "/cards/:page/:id: Card, /start: Start, /: Start"),
        Kind(
            architecture: "mvpcf", kind: "flow", name: "Tabbed", opens: "Picking", returns: "Item",
            done: "Picking: returns", placed: "Cards: tab, Items: tab, Picking: fullScreen",
            links: "/items: Items, /picking: Picking"),
        // Columns of modules, and of a flow and a module.
        Kind(
            architecture: "mvpcf", kind: "flow", name: "Columns", opens: "Items", done: "Items: {goes: Shelf}",
            placed: "Shelf: primary, Items: supplementary, Card: secondary", links: "/card/:id/:page: Card"),
        Kind(
            architecture: "mvpcf", kind: "flow", name: "Sided", opens: "Picking",
            placed: "Cards: primary, Shelf: secondary", links: "/picking: Picking, /shelf: Shelf"),
        Kind(architecture: "mvpcf", kind: "flow", name: "PlainEmpty", runtime: false),
        Kind(architecture: "mvpcf", kind: "flow", name: "PlainParent", opens: "PlainEmpty", runtime: false),
        Kind(architecture: "mvpcf", kind: "entity", name: "Note", runtime: false),
        Kind(architecture: "mvpcf", kind: "repository", name: "Note", runtime: false),
        Kind(architecture: "mvpcf", kind: "flow", name: "Plain", opens: "Plain, Bare", runtime: false),
        Kind(
            architecture: "mvpcf", kind: "entity", name: "Gadget", values: "id: UUID, name: String, created: Date"),
        Kind(
            architecture: "mvpcf", kind: "repository", name: "Gadget",
            verbs: [
                "fetchGadgets(): [Gadget], GET /gadgets, store: defaults",
                "fetchGadget(id: String): Gadget, GET /gadgets/{id}, at data",
                "addGadget(name: String): Gadget, POST /gadgets", "deleteAllGadgets(): DELETE /gadgets",
                "deleteGadget(gadget: Gadget): DELETE /gadgets/{gadget.id}",
                "noteGadget(name: String, note: String): POST /notes",
                "priceGadget(price: Decimal, count: Int?): POST /prices", "returnGadget(id: UUID): DELETE /loans/{id}",
            ]),
        // Keeps what the repository has by a request of a name of its own.
        Kind(architecture: "mvpcf", kind: "manager", name: "Gadget"),
        Kind(architecture: "viper", kind: "model", name: "Item"),
        Kind(architecture: "viper", kind: "service", name: "Item"),
        Kind(architecture: "clean-swift", kind: "entity", name: "Item"),
        Kind(architecture: "clean-swift", kind: "store", name: "Item"),
        Kind(architecture: "mvpcf", kind: "factory", name: "Row", values: "title: String, count: Int"),
        Kind(architecture: "bviper", kind: "entity", name: "Stamp", values: stamped),
        Kind(architecture: "bviper", kind: "dto", name: "Stamp", values: stamped),
        Kind(architecture: "bviper", kind: "mapper", name: "Stamp", values: stamped),
        Kind(architecture: "bviper", kind: "presentation-model-builder", name: "Promotion"),
        Kind(architecture: "bviper", kind: "presentation-model-builder", name: "Stamp", values: stamped),
        Kind(
            architecture: "bviper", kind: "presentation-model-builder", name: "URLOffer",
            values: "id: String, note: String?, count: Int"),
    ]
    /// Values of types that Foundation has, each with something to test with.
    private static let stamped =
        "id: UUID, at: Date, link: URL?, raw: [Data], prices: [String: Decimal], zone: TimeZone, days: Set<DateInterval>"

    /// Returns true if a file is of a scene whose names are tried, or that others are like: one mode says as much as
    /// all of them.
    static func isOfOneMode(_ path: String) -> Bool {
        let scenes = ["View", "Store", "Fare", "Dates"]
        return path.split(separator: "/").contains { folder in
            scenes.contains { folder == $0 || folder == $0 + "Module" }
        }
    }

    /// The files of a scene by their path below the folder into which it is scaffolded: `Sources/M/About/…`.
    static func scaffold(_ scene: Scene, module: String, package: String) throws -> UnitScaffold {
        let source = ArchitectureSource.builtIns[scene.architecture]
        var request = UnitRequest(
            name: scene.name, into: "\(package)/Sources/\(module)", events: scene.events, shows: scene.shows,
            navigates: scene.navigates, managers: scene.managers, takes: scene.takes, returns: scene.returns,
            further: scene.further,
            module: module, testsInto: "\(package)/Tests/\(module)Tests", group: scene.group,
            contracts: scene.contracts, runtime: scene.runtime)
        if let sheet = scene.sheet { request.sheet = [.file(sheet + ".yml", text: try Self.sheet(sheet))] }
        return try UnitScaffold(
            request, in: source ?? ArchitectureSource(file: scene.architecture + ".yml", text: "", templates: [:]))
    }

    /// The same for what is no scene.
    static func scaffold(_ kind: Kind, module: String, package: String) throws -> UnitScaffold {
        let source = ArchitectureSource.builtIns[kind.architecture]
        var request = KindRequest(
            kind: kind.kind, name: kind.name, into: "\(package)/Sources/\(module)", values: kind.values,
            opens: kind.opens, module: module, testsInto: "\(package)/Tests/\(module)Tests",
            runtime: kind.runtime)
        request.verbs = kind.verbs
        request.returns = kind.returns
        request.done = try FlowStep.read(flag: kind.done)
        request.placed = try FlowPlace.read(flag: kind.placed)
        request.links = try FlowLink.read(flag: kind.links)
        return try UnitScaffold(
            request,
            in: source ?? ArchitectureSource(file: kind.architecture + ".yml", text: "", templates: [:]))
    }
}
