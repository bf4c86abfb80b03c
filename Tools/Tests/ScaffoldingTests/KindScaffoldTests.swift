import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

/// The kinds of code beside units.
@Suite("A kind's scaffold")
struct KindScaffoldTests {
    private func scaffold(_ request: KindRequest, _ architecture: String = "snp") throws -> UnitScaffold {
        try UnitScaffold(request, in: try #require(ArchitectureSource.builtIns[architecture]))
    }

    private func refusal(_ request: KindRequest, _ architecture: String = "snp") throws -> String? {
        do {
            _ = try scaffold(request, architecture)
            return nil
        } catch let error as ScaffoldError {
            return error.description
        }
    }

    @Test("comes with what it does not compile without, unless that is there")
    func with() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        let request = KindRequest(kind: "manager", name: "Ride", into: folder.path + "/Sources/App")
        let first = try scaffold(request)
        #expect(first.files.contains { $0.path.hasSuffix("Sources/App/Entities/Ride.swift") })
        #expect(
            first.testFolders.map { $0.dropFirst(folder.path.count) } == [
                "/Tests/AppTests/Managers", "/Tests/AppTests/Entities",
            ])
        try UnitWriter.write(first, replacing: false)
        let again = try scaffold(request)
        #expect(!again.files.contains { $0.path.contains("/Entities/") })
        #expect(throws: ScaffoldError.self) { try UnitWriter.write(again, replacing: false) }
    }

    @Test("is a manager of all and of one where its model is told by an id, and else of the one there is")
    func manages() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        func manager(_ name: String, of values: String?) throws -> String {
            let into = folder.path + "/Sources/App"
            if let values {
                let entity = KindRequest(kind: "entity", name: name, into: into, values: values)
                try UnitWriter.write(try scaffold(entity), replacing: false)
            }
            let files = try scaffold(KindRequest(kind: "manager", name: name, into: into)).files
            return files.filter { !$0.path.contains("Tests") }.map(\.text).joined()
        }
        let category = try manager("Category", of: "id: Int, name: String")
        for text in [
            "func fetchCategories() async throws -> [Category]", ".get(\"/categories\")",
            "func fetchCategory(id: Int) async throws -> Category", ".get(\"/categories/\\(id)\")",
        ] { #expect(category.contains(text), "\(text)") }
        let stamp = try manager("Stamp", of: "id: UUID, name: String")
        #expect(stamp.components(separatedBy: "import Foundation").count == 3, "\(stamp)")
        #expect(try manager("Order", of: nil).contains("func fetchOrder(id: String) async throws -> Order"))
        for values in ["text: String", "id: Date, text: String"] {
            let name = values.hasPrefix("id") ? "Day" : "About"
            #expect(try manager(name, of: values).contains("func fetch\(name)() async throws -> \(name)"))
        }
    }

    @Test("is one that the architecture has, by its word or another word for it")
    func words() throws {
        #expect(
            try refusal(KindRequest(kind: "managr", name: "Ride", into: "/nowhere", tests: false))
                == "snp has no 'managr': did you mean 'manager'?")
        #expect(
            try refusal(KindRequest(kind: "modul", name: "Ride", into: "/nowhere", tests: false))
                == "snp has no 'modul': did you mean 'module'?")
        #expect(try refusal(KindRequest(kind: "model", name: "Ride", into: "/nowhere", tests: false)) == nil)
        let flow = KindRequest(kind: "coordinator", name: "Items", into: "/nowhere", opens: "List", tests: false)
        #expect(try refusal(flow, "mvpcf") == nil)
    }

    @Test("has no tests where there is nothing to test yet")
    func leavesOut() throws {
        func files(opens: String) throws -> [String] {
            let request = KindRequest(
                kind: "wireframe", name: "Ride", into: "/nowhere/App", opens: opens, module: "App",
                testsInto: "/nowhere/AppTests")
            return try scaffold(request, "bviper").files.map { String($0.path.dropFirst("/nowhere/".count)) }
        }
        #expect(try files(opens: "") == ["App/Wireframes/RideWireframe.swift"])
        #expect(try files(opens: "Terms").last == "AppTests/Wireframes/RideWireframeTests.swift")
    }

    @Test("has the values of what it goes with, whichever comes first")
    func values() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        func write(_ kind: String, named name: String = "Ride") throws -> [String: String] {
            let scaffold = try scaffold(
                KindRequest(kind: kind, name: name, into: folder.path + "/Sources/App"), "bviper")
            try UnitWriter.write(scaffold, replacing: false)
            return Dictionary(
                uniqueKeysWithValues: scaffold.files.map { file in
                    (String(file.path.split(separator: "/").last ?? ""), file.text)
                })
        }
        // An entity that comes along has its own standard.
        let business = try write("business-object", named: "Fare")
        #expect(business["Fare.swift"]?.contains("let name: String") == true)
        #expect(business["FareBO.swift"]?.contains("typealias Provider = any FareProviderInterface\n") == true)
        #expect(business["FareProvider.swift"]?.contains("-> [FareDTO]") == true)
        try folder.write(
            "struct Ride { let price: Double; var note: String?; static let one = 1 }",
            to: "Sources/App/Entities/Ride.swift")
        let mapper = try write("mapper")
        #expect(mapper["Ride.swift"] == nil)
        #expect(mapper["RideDTO.swift"]?.contains("let price: Double") == true)
        #expect(mapper["RideDTO.swift"]?.contains("let name") == false)
    }

    @Test("is handed to units by its ending, by what is there, or as the first that the architecture names")
    func shared() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        let source = try #require(ArchitectureSource.builtIns["mvpcf"])
        func presenter(_ managers: String) throws -> String {
            let request = UnitRequest(
                name: "List", into: folder.path + "/Sources/App", managers: managers, tests: false)
            let files = try UnitScaffold(request, in: source).files
            return try #require(files.first { $0.path.hasSuffix("/ListPresenter.swift") }).text
        }
        let both = try presenter("RideManager, ItemRepository")
        #expect(both.contains("init(rideManager: any RideManager, itemRepository: any ItemRepository) {"))
        #expect(try presenter("Ride").contains("private let rideRepository: any RideRepository\n"))
        let manager = try scaffold(
            KindRequest(kind: "manager", name: "Fare", into: folder.path + "/Sources/App", tests: false), "mvpcf")
        #expect(manager.files.contains { $0.path.hasSuffix("Repositories/FareRepository.swift") })
        try folder.write(
            try #require(manager.files.first { $0.path.hasSuffix("FareManager.swift") }).text,
            to: "Sources/App/Managers/FareManager.swift")
        #expect(try presenter("Fare").contains("private let fareManager: any FareManager\n"))
        #expect(throws: ScaffoldError.self) { try presenter("RideManager, RideManager") }
    }

    @Test("begins a flow that is there as a part of itself, and opens anything else as a unit")
    func parts() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        func flow(_ name: String, opens: String, runtime: Bool = true) throws -> [String: String] {
            let scaffold = try scaffold(
                KindRequest(
                    kind: "flow", name: name, into: folder.path + "/Sources/App", opens: opens, tests: false,
                    runtime: runtime), "mvpcf")
            try UnitWriter.write(scaffold, replacing: true)
            #expect(!scaffold.notes.contains { $0.contains("module Add ") })
            return Dictionary(
                uniqueKeysWithValues: scaffold.files.map { (String($0.path.split(separator: "/").last ?? ""), $0.text) }
            )
        }
        _ = try flow("Add", opens: "")
        let items = try flow("Items", opens: "Add, List")
        let coordinator = try #require(items["ItemsCoordinator.swift"])
        #expect(
            coordinator.contains(
                "to: AddCoordinator(\n                parent: container, placement: .presented(over: screenStack)"))
        #expect(coordinator.contains("override func start() async throws {\n        try showList()\n"))
        #expect(coordinator.contains("container.resolve((any ListFactory).self)"))
        #expect(items["ItemsContainer.swift"]?.contains("AddFactory") == false)
        let plain = try #require(try flow("Plain", opens: "Add", runtime: false)["PlainCoordinator.swift"])
        #expect(plain.contains("childCoordinators.append(child)"))
        #expect(plain.contains("self?.childCoordinators.removeAll { $0 === child }"))
    }

    @Test("is never called as what everybody names, and where it is a keyword has marks")
    func names() throws {
        for name in ["Error", "String", "URL"] {
            for kind in ["manager", "entity"] {
                let request = KindRequest(kind: kind, name: name, into: "/nowhere", tests: false)
                #expect(try refusal(request)?.contains("would hide the '\(name)' of Swift") == true)
            }
        }
        let request = KindRequest(
            kind: "manager", name: "Class", into: "/nowhere/App", module: "App", testsInto: "/nowhere/Tests")
        let manager = try scaffold(request).files.first { $0.path.hasSuffix("ClassManager.swift") }
        #expect(manager?.text.contains("case .changed(_, let `class`)") == true)
    }

    @Test("is told only what it has")
    func told() throws {
        #expect(
            try refusal(KindRequest(kind: "manager", name: "Ride", into: "/nowhere", values: "id: Int", tests: false))
                == "a manager has no values of its own: leave --values out")
        #expect(
            try refusal(KindRequest(kind: "entity", name: "Ride", into: "/nowhere", opens: "List", tests: false))
                == "an entity opens no scenes: leave --opens out")
        #expect(
            try refusal(KindRequest(kind: "flow", name: "A", into: "/nowhere", opens: "B, B", tests: false), "mvpcf")
                == "'B' stands twice among those to open")
        #expect(try refusal(KindRequest(kind: "entity", name: "String", into: "/nowhere", tests: false)) != nil)
    }
}

/// The record of a unit, made when it is written.
@Suite("A unit's record")
struct UnitRecordTests {
    @Test(
        "has hashes as git makes them",
        arguments: [
            ("", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"), ("hello\n", "ce013625030ba8dba906f756967f9e9ca394464a"),
        ])
    func hashes(text: String, hash: String) {
        #expect(GitHash.blob(text) == hash)
        #expect(GitHash.sha1(Array("abc".utf8)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            GitHash.sha1(Array(repeating: UInt8(ascii: "a"), count: 1000))
                == "291e9a6c66994949b57ba5e650361e98fc36b1ba")
    }

    @Test("says what was asked for, and the hash of the definition and of each text")
    func says() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "scaena.yml")
        let source = try #require(ArchitectureSource.builtIns["snp"])
        let request = UnitRequest(
            name: "Ride", into: folder.path + "/Sources/App", events: "stopTapped", takes: "id: Int", tests: false)
        let scaffold = try UnitScaffold(request, in: source)
        try UnitWriter.write(scaffold, replacing: false)
        let data = Data(try folder.text(of: ".scaena/units/Sources.App.Ride.scene.Ride.json").utf8)
        let record = try JSONDecoder().decode(UnitRecord.self, from: data)
        #expect(record.asked == ["kind": "scene", "name": "Ride", "events": "stopTapped", "takes": "id: Int"])
        #expect(record.architecture == "snp" && record.definition == UnitRecord.hash(of: source))
        for file in scaffold.files {
            #expect(record.files[String(file.path.dropFirst(folder.path.count + 1))] == GitHash.blob(file.text))
        }
        #expect(record.files.count == scaffold.files.count)
    }

    @Test("is not kept where nothing was written, and not where there is no project")
    func keeps() throws {
        let folder = try TemporaryFolder()
        let source = try #require(ArchitectureSource.builtIns["snp"])
        let request = UnitRequest(name: "Ride", into: folder.path + "/App", tests: false)
        try UnitWriter.write(try UnitScaffold(request, in: source), replacing: false)
        #expect(!folder.contents.contains { $0.contains(".scaena") })
        try folder.write("", to: "Package.swift")
        #expect(throws: ScaffoldError.self) {
            try UnitWriter.write(try UnitScaffold(request, in: source), replacing: false)
        }
        #expect(!folder.contents.contains { $0.contains(".scaena") })
    }
}

@Suite("A name that has an ending already")
struct NameEndingTests {
    @Test(
        "is refused with the name that is meant",
        arguments: [
            ("snp", "manager", "RideManager", "Ride"), ("mvpcf", "repository", "RideRepository", "Ride"),
            ("mvpcf", "flow", "ItemsCoordinator", "Items"),
        ])
    func kinds(architecture: String, kind: String, name: String, better: String) throws {
        let error = #expect(throws: ScaffoldError.self) {
            try UnitScaffold(
                KindRequest(kind: kind, name: name, into: "/tmp/none", tests: false),
                in: #require(ArchitectureSource.builtIns[architecture]))
        }
        #expect(error?.kind == .usage && error?.description.hasSuffix(": say '\(better)'") == true)
    }

    @Test("is refused where a unit is handed it; a name that is nothing but the ending is none")
    func handedIn() throws {
        let source = try #require(ArchitectureSource.builtIns["snp"])
        let error = #expect(throws: ScaffoldError.self) {
            try UnitScaffold(
                UnitRequest(name: "About", into: "/tmp/none", managers: "Terms, RideManager", tests: false), in: source)
        }
        #expect(
            error?.description
                == "'RideManager' ends as its types will, and the manager would be a 'RideManagerManager': say 'Ride'")
        #expect(throws: Never.self) {
            try UnitScaffold(
                KindRequest(kind: "manager", name: "Manager", into: "/tmp/none", tests: false), in: source)
        }
    }
}
