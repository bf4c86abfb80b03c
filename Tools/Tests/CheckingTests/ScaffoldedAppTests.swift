import Architecture
import Conformance
import Foundation
import SourceModel
import TemporaryFolders
import Testing

@testable import Checking
@testable import Scaffolding

/// Freshly scaffolded code is as its own definition says.
@Suite("What Scaena writes, checked by itself")
struct ScaffoldedAppTests {
    static let architectures = Soak.all(ArchitectureSource.builtIns.keys.sorted(), orOnly: ["snp", "mvpcf"])

    @Test("Scenes of every built-in have no findings, with the runtime and without", arguments: architectures)
    func scenes(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        for plain in [false, true] {
            let files = try Self.scenes(source, plain: plain)
            let report = try Self.report(source, files)
            #expect(report.findings.map(\.identity.description) == [])
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

    private static func report(_ source: ArchitectureSource, _ files: [String: String]) throws -> CheckReport {
        let facts = try files.sorted { $0.key < $1.key }.map { path, text in
            (path: path, modules: ["App"], facts: try #require(FileFacts(parsing: text, depth: .whole)))
        }
        let map = RoleMap(try source.definition(), TypeIndex(facts), jobs: 2)
        return Check.report(on: CheckedApp(map, source), lines: SourceLines(texts: files))
    }
}
