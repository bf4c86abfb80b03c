import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

/// The facts that a unit's code tells about others that are there already.
@Suite("Other units that are there")
struct OtherUnitsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("\"ScaenaUIKit\" \"AppTests\" \"ScaenaTesting\"", to: "Package.swift")
    }

    private func scaffold(
        _ name: String, _ architecture: String, navigates: String = "", managers: String = "", takes: String = "",
        returns: String = ""
    ) throws -> UnitScaffold {
        try UnitScaffold(
            UnitRequest(
                name: name, into: folder.path + "/Sources/App", navigates: navigates, managers: managers, takes: takes,
                returns: returns), in: try #require(ArchitectureSource.builtIns[architecture]))
    }

    private func text(_ scaffold: UnitScaffold, _ file: String) throws -> String {
        try #require(scaffold.files.first { $0.path.hasSuffix("/" + file) }).text
    }

    @Test("are handed what they take, by whoever goes there")
    func handed() throws {
        try UnitWriter.write(
            scaffold("Detail", "snp", managers: "Ride", takes: "item: Item", returns: "created: Item"), replacing: false
        )
        let list = try scaffold("List", "snp", navigates: "Detail")
        let message =
            "func navigateToDetail(rideManager: any RideManagerProtocol, item: Item, output: any DetailOutput)"
        #expect(try text(list, "ListProtocols.swift").contains(message))
        #expect(try text(list, "ListRouter.swift").contains(message + " {"))
        #expect(
            try text(list, "ListRouter.swift").contains(
                "DetailConfigurator.build(rideManager: rideManager, item: item, output: output)"))
        #expect(
            try text(list, "ListRouterTests.swift").contains(
                "navigateToDetail(rideManager: RideManagerProtocolMock(), item: .sample, output: DetailOutputMock())"))
    }

    @Test("are taken from what their own code gives back")
    func givenBack() throws {
        let router = { try text(scaffold("List", "snp", navigates: "Detail"), "ListRouter.swift") }
        #expect(try router().contains("let next = DetailConfigurator.build().viewController\n"))
        for (result, access) in [
            ("DetailViewController", ""), ("(DetailViewController, DetailInteractor)", ".0"),
            ("(interactor: DetailInteractor, screen: DetailViewController)", ".screen"),
        ] {
            try folder.write(
                "enum DetailConfigurator {\n    static func build() -> \(result) { fatalError() }\n}\n",
                to: "Sources/App/Detail/DetailConfigurator.swift")
            #expect(try router().contains("let next = DetailConfigurator.build()\(access)\n"))
        }
    }

    /// A router that a person changed, so that it is not written anew.
    private func changeRouter() throws {
        let file = "Sources/App/List/ListRouter.swift"
        try folder.write(try folder.text(of: file) + "// Ours.\n", to: file)
    }

    @Test(
        "become what they would have been where a unit comes later, unless a person changed them",
        arguments: [
            ("snp", "ListInteractor: DetailOutput"), ("viper-s", "ListDirector: Detail_Delegate"),
            ("bviper", "ListPresenter: DetailModuleDelegate"), ("viper", "ListPresenter: DetailModuleOutput"),
            ("clean-swift", "ListRouter: DetailDataReceiving"),
        ])
    func openedLater(architecture: String, conformance: String) throws {
        try UnitWriter.write(scaffold("List", architecture, navigates: "Detail"), replacing: false)
        let detail = try scaffold("Detail", architecture, takes: "id: Int", returns: "changed: Int, canceled")
        #expect(detail.notes.isEmpty && detail.openers.map(\.name) == ["List"])
        try UnitWriter.write(detail, replacing: false)
        let last = try scaffold("List", architecture, navigates: "Detail")
        for file in last.files {
            #expect(
                try folder.text(of: String(file.path.dropFirst(folder.path.count + 1))) == file.text, "\(file.path)")
        }
        #expect(last.files.contains { $0.text.contains("extension \(conformance) {") })
        #expect(UnitRecord.all(in: folder.path).last == last.record?.record)
    }

    @Test("call a unit that takes more than they pass, and are told with file and line")
    func shortCalls() throws {
        try UnitWriter.write(scaffold("List", "snp", navigates: "Detail"), replacing: false)
        try changeRouter()
        let notes = try scaffold("Detail", "snp", takes: "id: Int").notes
        #expect(
            notes == [
                "\(folder.path)/Sources/App/List/ListRouter.swift:9 calls 'build' of Detail, which takes (id:): pass that "
                    + "there"
            ])
        #expect(try scaffold("Detail", "snp").notes.isEmpty)
        try UnitWriter.write(scaffold("Detail", "snp", takes: "id: Int"), replacing: false)
        try UnitWriter.write(scaffold("List", "snp", navigates: "Detail"), replacing: true)
        #expect(try scaffold("Detail", "snp", takes: "id: Int").notes.isEmpty)
    }

    @Test(
        "answer to somebody of the unit that opens them, who conforms, passes itself and has a place for the answer",
        arguments: [
            (
                "snp", "ListInteractor.swift", "ListInteractor: DetailOutput",
                "navigateToDetail(item: item, output: self)"
            ),
            (
                "viper-s", "ListDirector.swift", "ListDirector: Detail_Delegate",
                "gotoDetail(item: item, delegate: self)"
            ),
            (
                "bviper", "ListPresenter.swift", "ListPresenter: DetailModuleDelegate",
                "pushDetailModule(from: viewController, item: item, delegate: self)"
            ),
            (
                "viper", "ListPresenter.swift", "ListPresenter: DetailModuleOutput",
                "showDetail(from: view, item: item, moduleOutput: self)"
            ),
            ("clean-swift", "ListRouter.swift", "ListRouter: DetailDataReceiving", "build(item: item, receiver: self)"),
        ])
    func answer(architecture: String, file: String, conformance: String, call: String) throws {
        try UnitWriter.write(
            scaffold("Detail", architecture, takes: "item: Item", returns: "created: Item"), replacing: false)
        let opener = try text(scaffold("List", architecture, navigates: "Detail"), file)
        #expect(opener.contains("extension \(conformance) {") && opener.contains(call))
        #expect(opener.contains("func detailDidFinish(created: Item) {"))
    }

    @Test("come to answer, and it is told who is to hear it, with file and line")
    func answerLater() throws {
        try UnitWriter.write(scaffold("List", "snp", navigates: "Detail"), replacing: false)
        try changeRouter()
        let list = folder.path + "/Sources/App/List"
        #expect(
            try scaffold("Detail", "snp", returns: "created: Int").notes == [
                "\(list)/ListRouter.swift:9 calls 'build' of Detail, which takes (output:): pass that there, and let "
                    + "ListInteractor (\(list)/ListInteractor.swift:5) conform to 'DetailOutput', which hears the answer"
            ])
    }

    @Test("are built by an initializer where the architecture has it so, whichever of both is written first")
    func initializer() throws {
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        var templates = snp.templates
        templates["configurator"] = """
            final class {{ roles.configurator.type }} {
                init({{ assembly.parameters }}) {}
            }

            """
        templates["router"] = snp.templates["router"]?.replacing(
            "{{ navigation.builder }}.{{ navigation.function }}", with: "{{ navigation.builder }}")
        let source = ArchitectureSource(
            file: "our.yml", text: snp.text.replacing("function: build", with: "function: init"), templates: templates)
        func scaffold(_ name: String, navigates: String = "", takes: String = "") throws -> UnitScaffold {
            try UnitScaffold(
                UnitRequest(
                    name: name, into: folder.path + "/Sources/App", navigates: navigates, takes: takes), in: source)
        }
        let list = folder.path + "/Sources/App/List"
        try UnitWriter.write(scaffold("List", navigates: "Detail"), replacing: false)
        let detail = try scaffold("Detail", takes: "item: Int")
        #expect(
            detail.openers.flatMap(\.files).contains { $0.text.contains("let next = DetailConfigurator(item: item)") })
        try changeRouter()
        #expect(
            try scaffold("Detail", takes: "item: Int").notes.contains(
                "\(list)/ListRouter.swift:9 calls 'init' of Detail, which takes (item:): pass that there"))
        try UnitWriter.write(detail, replacing: false)
        let next = try scaffold("Next", navigates: "Detail")
        #expect(try text(next, "NextRouter.swift").contains("let next = DetailConfigurator(item: item)"))
    }

    @Test("are left alone where what they answer is more than can be heard by a stub")
    func answersOtherwise() throws {
        try UnitWriter.write(scaffold("Detail", "snp", returns: "created: Int"), replacing: false)
        let file = "Sources/App/Detail/DetailProtocols.swift"
        let told = "func detailDidFinish(created: Int)"
        try folder.write(try folder.text(of: file).replacing(told, with: told + " async -> Bool"), to: file)
        let list = try scaffold("List", "snp", navigates: "Detail")
        #expect(try !text(list, "ListInteractor.swift").contains("DetailOutput"))
        #expect(try text(list, "ListRouter.swift").contains("navigateToDetail(output: any DetailOutput)"))
    }

    @Test("are looked for in their own target, wherever the manifest says that it lies")
    func inTheTarget() throws {
        try folder.write(
            """
            .target(name: "Feature", path: "Modules/Feature"),
            .target(name: "Other", path: "Modules/Other"),
            .testTarget(name: "FeatureTests", dependencies: ["Feature", "ScaenaUIKit", "ScaenaTesting"]),
            """, to: "Package.swift")
        func list() throws -> UnitScaffold {
            try UnitScaffold(
                UnitRequest(name: "List", into: folder.path + "/Modules/Feature/Lists", navigates: "Detail"),
                in: try #require(ArchitectureSource.builtIns["snp"]))
        }
        let builder = "enum DetailConfigurator {\n    static func build(id: Int) {}\n}\n"
        try folder.write(builder, to: "Modules/Other/DetailConfigurator.swift")
        #expect(try !text(list(), "ListRouter.swift").contains("id: Int"))
        try folder.write(builder, to: "Modules/Feature/Details/DetailConfigurator.swift")
        #expect(try text(list(), "ListRouter.swift").contains("func navigateToDetail(id: Int) {"))
    }

    @Test("have routes, which the flow that opens them sets")
    func routes() throws {
        let source = try #require(ArchitectureSource.builtIns["mvpcf"])
        try UnitWriter.write(
            scaffold("List", "mvpcf", navigates: "Detail", managers: "Ride", returns: "picked: Int"), replacing: false)
        try UnitWriter.write(scaffold("Detail", "mvpcf"), replacing: false)
        let flow = try UnitScaffold(
            KindRequest(kind: "flow", name: "Items", into: folder.path + "/Sources/App", opens: "List, Detail"),
            in: source)
        let coordinator = try text(flow, "ItemsCoordinator.swift")
        #expect(coordinator.contains("list.detailRequested = { [weak self] in self?.open { try $0.showDetail() } }"))
        #expect(coordinator.contains("list.picked = { _ in\n"))
        #expect(
            try text(flow, "ItemsCoordinatorTests.swift").contains(
                "(any RideRepository).self) { _ in RideRepositoryMock() }"))
    }

    @Test("are told of where a type that goes in or comes out is nowhere")
    func types() throws {
        #expect(
            try scaffold("Detail", "snp", takes: "item: Item", returns: "others: [Other.ID]").notes == [
                "'Item' is not there yet: scaena new entity Item", "'Other' is not there yet: scaena new entity Other",
            ])
        try folder.write("struct Item {}\nstruct Other {}", to: "Sources/App/Models.swift")
        #expect(try scaffold("Detail", "snp", takes: "item: Item", returns: "others: [Other.ID]").notes.isEmpty)
    }

    @Test("are flows where a factory of cells has the name of a module's")
    func flowBesideCells() throws {
        let source = try #require(ArchitectureSource.builtIns["mvpcf"])
        func kind(_ word: String, _ name: String, opens: String = "") throws -> UnitScaffold {
            try UnitScaffold(
                KindRequest(kind: word, name: name, into: folder.path + "/Sources/App", opens: opens), in: source)
        }
        try UnitWriter.write(kind("flow", "Row"), replacing: false)
        try UnitWriter.write(kind("factory", "Row"), replacing: false)
        let parent = try kind("flow", "Parent", opens: "Row")
        #expect(try text(parent, "ParentCoordinator.swift").contains("coordinate(\n            to: RowCoordinator("))
    }

    @Test("are handed what is shared where an app opens them, as far as it is at hand")
    func handedByApp() throws {
        let app = "Sources/App/TheApp.swift"
        let before = """
            final class TheApp {
                let dependencies: AppDependencies

                func makeRootViewController() -> UINavigationController {
                    UINavigationController(rootViewController: HomeConfigurator.build().viewController)
                }
            }

            """
        try folder.write(before, to: app)
        try folder.write(
            "final class AppDependencies {}\n\nextension AppDependencies {\n"
                + "    var rideManager: any RideManagerProtocol { shared { RideManager() } }\n}\n",
            to: "Sources/App/AppDependencies.swift")
        let home = try scaffold("Home", "snp", managers: "Ride")
        #expect(!home.notes.contains { $0.contains("calls 'build'") })
        try UnitWriter.write(home, replacing: false)
        #expect(
            try folder.text(of: app)
                == before.replacing(
                    "UINavigationController(rootViewController: HomeConfigurator.build()",
                    with:
                        "UINavigationController(\n            rootViewController: HomeConfigurator.build(rideManager: "
                        + "dependencies.rideManager)"))
        // Nobody but a person knows which item.
        let taking = try scaffold("Home", "snp", managers: "Ride", takes: "item: Int")
        #expect(taking.openers.isEmpty)
        #expect(taking.notes.contains { $0.contains("TheApp.swift:6 calls 'build' of Home") })
    }
}
