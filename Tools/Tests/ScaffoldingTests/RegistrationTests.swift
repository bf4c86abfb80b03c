import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Registrations in an app's container")
struct RegistrationTests {
    private let folder: TemporaryFolder
    private let source: ArchitectureSource

    init() throws {
        folder = try TemporaryFolder()
        source = try #require(ArchitectureSource.builtIns["mvpcf"])
        try Data().write(to: URL(fileURLWithPath: folder.path + "/Package.swift"))
    }

    private var into: String { folder.path + "/Sources/App" }
    private var container: String { into + "/App/ApplicationContainer.swift" }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: into + "/App", withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: container))
    }

    private static let text = """
        // \(String(repeating: "long ", count: 12))
        let handlers = [\(String(repeating: "handler(of: 1), ", count: 12))]

        enum ApplicationContainer {
            static func build() -> ServiceContainer {
                let container = ServiceContainer("App")
                // A line of a person's own.
                return container
            }
        }

        """

    @Test("are made before the container is returned, and a person's own lines stay")
    func made() throws {
        try write(Self.text)
        var request = KindRequest(kind: "repository", name: "Item", into: into)
        request.verbs = ["fetchItems(): [Item], GET /items"]
        try UnitWriter.write(try UnitScaffold(request, in: source), replacing: false)
        let expected = Self.text.replacing(
            "        return container\n",
            with: """
                        container.register((any ItemRepository).self, scope: .shared) { _ in
                            DefaultItemRepository(provider: provider)
                        }
                        return container

                """)
        #expect(try String(contentsOfFile: container, encoding: .utf8) == expected)
        // What is registered is not registered again.
        #expect(try UnitScaffold(request, in: source).openers.isEmpty)
    }

    @Test("come with a manager's repository, each once")
    func together() throws {
        try write(Self.text)
        try UnitWriter.write(
            try UnitScaffold(KindRequest(kind: "manager", name: "Item", into: into), in: source), replacing: false)
        let text = try String(contentsOfFile: container, encoding: .utf8)
        for contract in ["ItemRepository", "ItemManager"] {
            #expect(text.components(separatedBy: "register((any \(contract)).self").count == 2)
        }
        #expect(text.contains("DefaultItemRepository(store: store)"))
    }

    @Test("are told where the container is returned in no way that is known")
    func unknown() throws {
        try write(Self.text.replacing("return container", with: "return made(container)"))
        let scaffold = try UnitScaffold(KindRequest(kind: "repository", name: "Item", into: into), in: source)
        #expect(scaffold.openers.isEmpty)
        #expect(scaffold.notes.contains { $0.hasPrefix("nobody registers 'ItemRepository' yet: ") })
    }

    @Test("are told where there is no container of the app")
    func told() throws {
        let scaffold = try UnitScaffold(KindRequest(kind: "repository", name: "Item", into: into), in: source)
        #expect(scaffold.openers.isEmpty)
        #expect(scaffold.notes.contains { $0.hasPrefix("nobody registers 'ItemRepository' yet: ") })
    }
}
