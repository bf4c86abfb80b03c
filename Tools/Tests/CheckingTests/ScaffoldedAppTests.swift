import Architecture
import Conformance
import Foundation
import Scaffolding
import SourceModel
import Testing

@testable import Checking

/// Freshly scaffolded code is as its own definition says; code that is not yet so stands in a list here.
@Suite("What Scaena writes, checked by itself")
struct ScaffoldedAppTests {
    static let architectures = ArchitectureSource.builtIns.keys.sorted()

    @Test("Scenes of every built-in have no findings, with the runtime and without", arguments: architectures)
    func scenes(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        for plain in [false, true] {
            let files = try Self.scenes(source, plain: plain)
            let report = try Self.report(source, files)
            let known = plain && id == "snp" ? Self.names.map(Self.leaving) : []
            #expect(report.findings.map(\.identity.description).sorted() == known.sorted())
            #expect(report.counts.units == Self.names.count)
            #expect(report.counts.channels > Self.names.count)
        }
    }

    @Test("New apps have no findings", arguments: architectures)
    func apps(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        let request = AppRequest(name: "Shop", into: "/", first: "Items", architecture: id, scaena: .path("/scaena"))
        var files: [String: String] = [:]
        for file in try AppScaffold(request, in: source).files
        where file.path.hasPrefix("Sources/Shop/") && file.path.hasSuffix(".swift") {
            files["/app/" + file.path] = file.text
        }
        #expect(try Self.report(source, files).findings.map(\.identity.description) == [])
    }

    @Test("Golden files have the findings that are known, and no others", arguments: architectures)
    func goldens(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        let report = try Self.report(source, try Self.goldens(id))
        #expect(report.findings.map(\.identity.description).sorted() == (Self.known[id] ?? []).sorted())
        #expect(report.counts.units > 5)
    }

    /// Without the runtime, an SNP view controller leaves by its own hand where an error's dialog ends the scene.
    private static func leaving(_ name: String) -> String { "navigation \(name).viewController popViewController" }

    /// The lines of golden files that their definition forbids. A line that is mended goes from here.
    static let known: [String: [String]] = [
        "snp": [
            // A selection hands its business model through the view.
            "carries-and-knows Detail.interactorProtocol itemSelected Item",
            "carries-and-knows Detail.viewController Item",
            leaving("Bare"), leaving("Plain"), leaving("PlainAbout"), leaving("PlainOrder"), leaving("PlainReceipt"),
        ],
        "bviper": [
            "carries-and-knows Detail.viewHandler detailViewDidPressItem Item", "carries-and-knows Detail.view Item",
            // A module that is opened with a provider has it from the one that opens it.
            "carries-and-knows Leads.presenter AboutProviderInterface",
            "carries-and-knows Leads.wireframe AboutProviderInterface",
        ],
        "mvpcf": [
            "carries-and-knows Detail.presenterProtocol created Item",
            "carries-and-knows Detail.presenterProtocol itemSelected Item",
            "carries-and-knows Plain.presenterProtocol created Item",
            // An app registers the repositories and managers that its modules need: these files have none.
            "containers . AboutManager", "containers . AboutRepository", "containers . NoteRepository",
            // What flags hand into a module is not narrowed to an id, as what a sheet hands in is.
            "carries-and-knows Detail.factoryProtocol make Item", "carries-and-knows Plain.factoryProtocol make Item",
        ],
        "viper-s": [
            "carries-and-knows ItemsDetail.handleUIEvents onPick Item",
            "carries-and-knows ItemsDetail.viewController Item",
        ],
    ]

    // MARK: Files

    private static let names = [
        "About", "Login", "URLList", "TermsAndConditions", "ItemDetail", "ItemList", "AddItem", "CheckoutDone",
        "Search",
        "SearchFilter",
    ]

    private static func scenes(_ source: ArchitectureSource, plain: Bool) throws -> [String: String] {
        let definition = try source.definition()
        var files: [String: String] = [:]
        for (index, name) in names.enumerated() {
            var request = UnitRequest(name: name, into: "/app/Sources/App", module: "App", tests: false)
            request.runtime = !plain
            if definition.unit.group != nil { request.group = ["Items", "Users", "Orders"][index % 3] }
            for file in try UnitScaffold(request, in: source).files { files[file.path] = file.text }
        }
        return files
    }

    private static func goldens(_ id: String) throws -> [String: String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("ScaffoldingTests/Goldens/\(id)/Sources").path
        var files: [String: String] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init()
        where name.hasSuffix(".swift") {
            files["/app/" + name] = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        }
        return files
    }

    private static func report(_ source: ArchitectureSource, _ files: [String: String]) throws -> CheckReport {
        let facts = try files.sorted { $0.key < $1.key }.map { path, text in
            (path: path, modules: ["App"], facts: try #require(FileFacts(parsing: text, depth: .whole)))
        }
        let map = RoleMap(try source.definition(), TypeIndex(facts), jobs: 2)
        return Check.report(on: CheckedApp(map, source), lines: SourceLines(texts: files))
    }
}
