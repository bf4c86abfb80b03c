import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Flows that are there before the modules that they open.
@Suite("What opens a unit and was written before it")
struct OpeningScaffoldsTests {
    private let folder: TemporaryFolder
    private let source: ArchitectureSource
    private let coordinator = "Sources/App/Items/ItemsCoordinator.swift"
    private let container = "Sources/App/Items/ItemsContainer.swift"
    private let tests = "Tests/AppTests/Items/ItemsCoordinatorTests.swift"

    init() throws {
        folder = try TemporaryFolder()
        source = try #require(ArchitectureSource.builtIns["mvpcf"])
        try folder.write("\"ScaenaUIKit\" \"AppTests\" \"ScaenaTesting\"", to: "Package.swift")
    }

    private func flow(_ name: String = "Items", opens: String = "", tests: Bool = true) throws -> UnitScaffold {
        try UnitScaffold(
            KindRequest(kind: "flow", name: name, into: folder.path + "/Sources/App", opens: opens, tests: tests),
            in: source)
    }

    private func module(
        _ name: String, in group: String? = "Items", navigates: String = "", takes: String = "", returns: String = ""
    ) throws -> UnitScaffold {
        try UnitScaffold(
            UnitRequest(
                name: name, into: folder.path + "/Sources/App", navigates: navigates, takes: takes, returns: returns,
                group: group), in: source)
    }

    private func write(_ scaffold: UnitScaffold) throws { try UnitWriter.write(scaffold, replacing: false) }

    /// The flow's texts, and those of a flow that is written where all modules are there.
    private func expectAsIfWrittenLast(opens: String) throws {
        let last = try flow(opens: opens)
        for (path, text) in try [coordinator, container, tests].map({ ($0, try folder.text(of: $0)) }) {
            #expect(text == last.files.first { $0.path.hasSuffix(path) }?.text, "\(path)")
        }
        #expect(
            last.record?.record
                == UnitRecord(in: folder.path + "/.scaena/units/Sources.App.Items.flow.Items.json"))
    }

    @Test("becomes what it would have been, had it been written last")
    func comesLater() throws {
        try write(flow(opens: "List, Detail"))
        try write(module("List", navigates: "Detail"))
        #expect(try folder.text(of: coordinator).contains("{ [weak self] in self?.open { try $0.showDetail() } }"))
        let detail = try module("Detail", takes: "id: Int", returns: "changed: Int, canceled")
        #expect(detail.notes.isEmpty && detail.openers.map(\.name) == ["Items"])
        try write(detail)
        try expectAsIfWrittenLast(opens: "List, Detail")
        #expect(try folder.text(of: tests).contains("flow.showDetail(id: 42)"))
    }

    @Test("opens what is put into its group, though nobody said so")
    func joinsGroup() throws {
        try write(flow())
        try write(module("List"))
        try write(module("Detail"))
        try expectAsIfWrittenLast(opens: "List, Detail")
        #expect(try module("Other", in: nil).openers.isEmpty && module("Else", in: "Others").openers.isEmpty)
    }

    @Test("begins a flow that one of its modules asks for")
    func beginsFlow() throws {
        try write(module("List", navigates: "Payment"))
        try write(flow(opens: "List"))
        try write(flow("Payment"))
        try expectAsIfWrittenLast(opens: "List, Payment")
        #expect(try folder.text(of: coordinator).contains("list.paymentRequested = { [weak self] in"))
    }

    @Test("is left alone where a person changed it, who is told what to write, until it is there")
    func changed() throws {
        try write(flow(opens: "List, Detail"))
        let made = "        let list = try container.resolve((any ListFactory).self).make()"
        let changed = try folder.text(of: coordinator) + "// Ours.\n"
        try folder.write(changed, to: coordinator)
        let line = try #require(changed.components(separatedBy: "\n").firstIndex(of: made)) + 1
        let route = "        list.detailRequested = { [weak self] in self?.open { try $0.showDetail() } }"
        let list = try module("List", navigates: "Detail")
        #expect(
            list.notes.first
                == "\(folder.path)/\(coordinator):\(line) opens List: add below that line\n    " + route)
        try write(list)
        #expect(try folder.text(of: coordinator) == changed && list.openers.isEmpty)
        #expect(list.notes.contains { $0.hasPrefix("\(folder.path)/\(tests):") })
        try folder.write(changed.replacing(made, with: made + "\n" + route), to: coordinator)
        #expect(try !module("List", navigates: "Detail").notes.contains { $0.contains("detailRequested") })
    }

    @Test("keeps what it has, and has no tests where it had none")
    func untested() throws {
        try write(flow(opens: "List", tests: false))
        try write(module("List", takes: "id: Int"))
        #expect(try folder.text(of: coordinator).contains("func showList(id: Int) throws"))
        #expect(throws: (any Error).self) { try folder.text(of: tests) }
    }

    @Test("is as it was where the unit cannot be written")
    func undone() throws {
        try write(flow(opens: "List"))
        let before = try folder.text(of: coordinator)
        let list = try module("List", returns: "done")
        try folder.write("", to: "Sources/App/Items/List")
        #expect(throws: ScaffoldError.self) { try write(list) }
        #expect(try folder.text(of: coordinator) == before)
    }

    @Test("may be misspelt, and is told with the one that may be meant")
    func misspelt() throws {
        try write(flow(opens: "List"))
        #expect(try module("List", in: "Itmes").notes.last == "there is no flow 'Itmes': did you mean 'Items'?")
        #expect(try module("List", in: "Settings").notes.count == 1)
    }
}
