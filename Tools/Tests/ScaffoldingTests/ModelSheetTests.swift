import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Modules of MVPCF's sheets")
struct ModelSheetTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.path + "/Package.swift"))
    }

    /// A folder with a model, its repository, and a module that is handed an id.
    private func models() throws -> (into: String, source: ArchitectureSource) {
        let source = try #require(ArchitectureSource.builtIns["mvpcf"])
        let into = folder.path + "/Sources/Models"
        var repository = KindRequest(kind: "repository", name: "Model", into: into)
        repository.verbs = [
            "fetchModels(): [Model], GET /models", "fetchModel(id: String): Model, GET /models/{id}",
            "addModel(name: String): Model, POST /models",
        ]
        for request in [KindRequest(kind: "entity", name: "Model", into: into), repository] {
            try UnitWriter.write(try UnitScaffold(request, in: source), replacing: true)
        }
        // As an app of 'scaena new app' has it.
        let reachability =
            "protocol ReachabilityManager: AnyObject { var connectionIsReachable: StateSource<Bool> { get } }"
        try Data(reachability.utf8).write(to: URL(fileURLWithPath: into + "/ReachabilityManager.swift"))
        let detail = "needs: [Model]\ntakes: { id: String }\npresents: { model: Model }\nready: { asks: fetchModel }"
        try UnitWriter.write(try module(detail, "ModelDetail", into, source), replacing: true)
        return (into, source)
    }

    private func module(
        _ sheet: String, _ name: String, _ into: String, _ source: ArchitectureSource
    ) throws -> UnitScaffold {
        var request = UnitRequest(name: name, into: into)
        request.sheet = [.file("home.yml", text: sheet)]
        return try UnitScaffold(request, in: source)
    }

    private static let listed =
        "needs: [ModelRepository]\npresents: { models: [Model] }\nlist: { of: models }\nready: { asks: fetchModels }\n"

    @Test(
        "are refused by line where a module says what its flow decides",
        arguments: [
            (
                "events: { help: { goes: 'https://a.example/help' } }",
                "1:25: error: in mvpcf the coordinator opens modules, and a web page is none"
            ),
            (
                "events: { add: { goes: Home, presented: true } }",
                "1:24: error: how 'Home' comes is the coordinator's in mvpcf: leave 'presented' out"
            ),
            (
                "events: { add: { goes: Home, replaces: true } }",
                "1:24: error: how 'Home' comes is the coordinator's in mvpcf: leave 'replaces' out"
            ),
            (
                "events: { add: { goes: Home, named: addOneRequested } }",
                "1:37: error: a route of mvpcf is named after where it leads: leave 'named' out"
            ),
            (
                "events: { all: { goes: root } }",
                "1:24: error: in mvpcf no actor of a module goes to another: the coordinator does"
            ),
            (
                "takes: { model: Model }",
                "1:17: error: what goes into a module of mvpcf is an id: say 'modelID: String', and ask for the rest"
            ),
            (
                "events: { show: { goes: ModelDetail } }",
                "1:25: error: 'ModelDetail' is handed 'id: String', and nothing of the module is that: say 'takes: { id: String }'"
            ),
            ("verbs: { addModel: POST /models }", "1:1: error: mvpcf writes nothing of 'verbs' yet: leave it out"),
            (
                "fields: { name: text }\nevents: { add: { carries: name, enabled: name } }",
                "2:27: error: what the user enters is the presenter's in mvpcf, and no event carries it: leave 'carries' out"
            ),
            (
                "fields: { name: text }",
                "1:11: error: nothing comes of what the user enters as 'name': ask for something that takes it, or have an event "
                    + "say 'enabled: name'"
            ),
            (
                "fields: { loading: switch }\nevents: { add: { enabled: loading } }",
                "1:11: error: a field cannot be named 'loading': something of the module has that name"
            ),
            (
                "events: { add: { enabled: idle } }",
                "1:27: error: 'idle' waits for requests, and the module makes none: leave it out"
            ),
            (
                "search: { of: models, by: name }",
                "1:15: error: there is no list to search: say 'list: { of: models }'"
            ),
            (
                listed + "search: { of: model, by: name }",
                "5:15: error: 'model' is not what the list shows: did you mean 'models'?"
            ),
            (
                listed + "search: { of: models, by: nam }",
                "5:27: error: 'Model' has no property 'nam': did you mean 'name'?"
            ),
            (
                listed + "events: { modelSelected: { goes: ModelDetail, enabled: online } }",
                "5:56: error: a row has no button that could wait: leave 'enabled' out"
            ),
            (
                "needs: [ModelRepository]\npresents: { models: [Model] }\nlist: { of: models }\n"
                    + "ready: { asks: fetchModels, enabled: online }",
                "4:38: error: what happens once the view is loaded waits for nothing: leave 'enabled' out"
            ),
        ])
    func refusedInMVPCF(sheet: String, mistake: String) throws {
        let (into, source) = try models()
        let error = #expect(throws: ScaffoldError.self) { try module(sheet, "Home", into, source) }
        #expect(error?.description == "home.yml:" + mistake)
    }

    @Test("hand on the id of a model where only ids go along", arguments: ["", ", with: model", ", with: [model]"])
    func handOnIDs(with: String) throws {
        let (into, source) = try models()
        let sheet = """
            needs: [ModelRepository]
            presents: { models: [Model] }
            list: { of: models }
            ready: { asks: fetchModels }
            takes: { name: String }
            events:
              modelSelected: { goes: ModelDetail\(with) }
              add: { asks: { addModel: added }, goes: ModelDetail, with: added }
            """
        let texts = try module(sheet, "Home", into, source).files.map(\.text)
        #expect(texts.contains { $0.contains("var modelDetailRequested: ((String) -> Void)? { get set }") })
        #expect(texts.contains { $0.contains("modelDetailRequested?(id)") })
        #expect(texts.contains { $0.contains("modelDetailRequested.send(added.id)") })
        #expect(!texts.contains { $0.contains("knownModels") })
    }

    @Test("need a network that somebody knows of")
    func nobodyKnowsOfTheNetwork() throws {
        let (into, source) = try models()
        try FileManager.default.removeItem(atPath: into + "/ReachabilityManager.swift")
        let error = #expect(throws: ScaffoldError.self) {
            try module("fields: { name: text }\nevents: { add: { enabled: [online, name] } }", "Home", into, source)
        }
        #expect(
            error?.description
                == "home.yml:2:28: error: 'ReachabilityManager' says by 'connectionIsReachable' whether there is a network, and there "
                + "is none around: an app of 'scaena new app' has it")
    }

    @Test("tell the id of what was answered, and not a text that was entered")
    func tellTheAnswersID() throws {
        let (into, source) = try models()
        let sheet = """
            needs: [ModelRepository]
            fields: { name: text }
            returns: { finished: String }
            events: { add: { asks: { addModel: model }, tells: finished } }
            """
        let presenter = try #require(
            try module(sheet, "AddOne", into, source).files.first { $0.path.hasSuffix("AddOnePresenter.swift") })
        #expect(presenter.text.contains("finished.send(model.id)"))
        #expect(presenter.text.contains("nameMessage.value = name.value.allSatisfy"))
    }

    @Test("watch what a manager keeps, which has its repository's own request for it")
    func watch() throws {
        let (into, source) = try models()
        // 'ModelManager' is the runtime's own.
        for request in [KindRequest(kind: "entity", name: "Item", into: into)] {
            try UnitWriter.write(try UnitScaffold(request, in: source), replacing: true)
        }
        var repository = KindRequest(kind: "repository", name: "Item", into: into)
        repository.verbs = ["item(id: String): Item, GET /items/{id}"]
        try UnitWriter.write(try UnitScaffold(repository, in: source), replacing: true)
        let error = #expect(throws: ScaffoldError.self) {
            try UnitScaffold(KindRequest(kind: "manager", name: "Item", into: into), in: source)
        }
        #expect(
            error?.description
                == "a manager keeps all that 'ItemRepository' has, and that answers no '[Item]': give it a request that takes "
                + "nothing, as in 'fetchItems(): [Item], GET /…'")
        repository.verbs = ["item(id: String): Item, GET /items/{id}", "recentItems(): [Item], GET /items"]
        try FileManager.default.removeItem(atPath: into + "/Repositories")
        try UnitWriter.write(try UnitScaffold(repository, in: source), replacing: true)
        let manager = try UnitScaffold(KindRequest(kind: "manager", name: "Item", into: into), in: source)
        try UnitWriter.write(manager, replacing: true)
        #expect(manager.files.contains { $0.text.contains("try await repository.recentItems()") })
        let sheet = """
            needs: [ItemManager]
            presents: { items: [Item] }
            observes: [Item]
            list: { of: items }
            """
        let presenter = try #require(
            try module(sheet, "ItemList", into, source).files.first { $0.path.hasSuffix("ItemListPresenter.swift") })
        #expect(presenter.text.contains("itemManager.all.observe(with: self)"))
        #expect(!presenter.text.contains("loading"))
    }

    /// The modules of the document's sample: a list with a search, a detail, and *Add one*. They differ where we mean to: a relay is
    /// `StateRelay`, and what only tells is a `StateSource`; a route that nobody sets is silent; text fields and lists are named
    /// after what is entered and shown (`nameField`, `models`; the document's are `textField` and `searchResults`); the network
    /// is asked for by the same name.
    @Test("say of the document's models what its listings say")
    func document() throws {
        let (into, source) = try models()
        let detail =
            "needs: [ModelRepository]\ntakes: { id: String }\npresents: { model: Model }\nready: { asks: fetchModel }"
        let list = """
            needs: [ModelRepository]
            presents: { models: [Model] }
            list: { of: models, shows: [name], refresh: true }
            search: { of: models, by: name }
            ready: { asks: fetchModels }
            events: { modelSelected: { goes: ModelDetail, with: model } }
            """
        let add = """
            needs: [ModelRepository]
            fields: { name: text }
            returns: { finished: String, canceled: }
            events:
              add: { asks: { addModel: model }, tells: finished, enabled: [online, idle, name] }
              cancel: { tells: canceled }
            """
        var facts: Set<String> = []
        for (sheet, name) in [(detail, "ModelDetail"), (list, "ModelList"), (add, "AddOne")] {
            let files = try module(sheet, name, into, source).files.filter { $0.path.hasPrefix(into) }
            facts.formUnion(files.flatMap { ListedFacts(of: $0.text).facts })
        }
        let listed = [
            "ModelListFactory.make() -> any ModelListRoutes", "DefaultModelListFactory.container",
            "DefaultModelListFactory: container.resolve",
            "ModelListRoutes.viewController", "ModelListRoutes.modelDetailRequested",
            "ModelListPresenter.models", "ModelListPresenter.searchInput", "ModelListPresenter.loading",
            "DefaultModelListPresenter.modelRepository", "DefaultModelListPresenter.searchInput",
            "DefaultModelListPresenter: modelRepository.fetchModels", "ModelCellViewModel.name",
            "ModelListView.tableView", "ModelListView.searchBar", "ModelListViewController.modelDetailRequested",
            "ModelListViewController.presenter", "ModelListViewController.contentView",
            "ModelListViewController: contentView.searchBar.searchTextField.bind",
            "ModelListCellFactory.make(_:in:at:) -> UITableViewCell",
            "ModelDetailFactory.make(id:) -> any ModelDetailRoutes", "DefaultModelDetailPresenter.id",
            "ModelDetailPresenter.name", "DefaultModelDetailPresenter: modelRepository.fetchModel",
            "AddOneFactory.make() -> any AddOneRoutes", "AddOneRoutes.canceled", "AddOneRoutes.finished",
            "AddOnePresenter.name", "AddOnePresenter.addButtonAvailable", "AddOnePresenter.addTapped()",
            "DefaultAddOnePresenter.name", "DefaultAddOnePresenter.addButtonAvailable",
            "DefaultAddOnePresenter.modelRepository", "DefaultAddOnePresenter.reachabilityManager",
            "DefaultAddOnePresenter: modelRepository.addModel", "DefaultAddOnePresenter: finished.send",
            "AddOneView.addButton", "AddOneView.nameField", "AddOneViewController.finished",
            "AddOneViewController.canceled", "AddOneViewController: contentView.nameField.bind",
            "AddOneViewController: contentView.addButton.bind",
        ]
        #expect(Set(listed).subtracting(facts).sorted() == [])
    }
}
