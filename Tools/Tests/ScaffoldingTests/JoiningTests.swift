import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("One more actor of a unit that is there")
struct JoiningTests {
    private let folder: TemporaryFolder
    private let source: ArchitectureSource

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("\"ScaenaUIKit\" \"AppTests\" \"ScaenaTesting\"", to: "Package.swift")
        source = try #require(ArchitectureSource.builtIns["viper-s"])
        try UnitWriter.write(UnitScaffold(request(), in: source), replacing: false)
    }

    private var into: String { folder.path + "/Sources/App" }

    private func request(workers: String? = nil) -> UnitRequest {
        UnitRequest(
            name: "List", into: into, events: "onRow(index: Int)", returns: "picked: Int",
            further: workers.map { ["worker": $0] } ?? [:], group: "Items")
    }

    private func joining(_ name: String, unit: String = "ItemsList") throws -> UnitScaffold {
        try UnitScaffold(JoinRequest(role: "worker", name: name, unit: unit, into: into), in: source)
    }

    @Test("leaves what was to be had by asking for all at once")
    func isTheSame() throws {
        for name in ["Upload", "URLCache"] {
            let joined = try joining(name)
            #expect(joined.notes.isEmpty)
            try UnitWriter.write(joined, replacing: false)
        }
        for file in try UnitScaffold(request(workers: "Upload, URLCache"), in: source).files {
            #expect(try folder.text(of: String(file.path.dropFirst(folder.path.count + 1))) == file.text)
        }
        // It is noted, so that nobody gets it twice.
        #expect(throws: ScaffoldError.self) { try joining("Upload") }
    }

    @Test("changes no file that a person changed, and tells with its lines what to write there")
    func keepsByHand() throws {
        let name = "Sources/App/Items/List/ItemsListDirector.swift"
        let changed = "// Ours.\n" + (try folder.text(of: name))
        try folder.write(changed, to: name)
        let joined = try joining("Upload")
        let added = joined.files.map(\.path).filter { $0.hasSuffix("Worker.swift") }
        #expect(added == [folder.path + "/Sources/App/Items/List/ItemsListUploadWorker.swift"])
        #expect(!joined.files.contains { $0.path.hasSuffix("/" + name) })
        let held = try #require(
            joined.notes.first { $0.contains("    private let uploadDataManager: any ItemsListUpload_ManageData") })
        let line = try #require(
            changed.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                $0.contains("private let navigator")
            })
        #expect(held.hasPrefix("\(folder.path)/\(name):\(line + 1) was changed by hand: add below that line"))
        try UnitWriter.write(joined, replacing: false)
        #expect(try folder.text(of: name) == changed)
    }

    @Test("is refused for a unit of which nothing is noted")
    func refusesUnknown() throws {
        let error = #expect(throws: ScaffoldError.self) { try joining("Upload", unit: "Other") }
        #expect(error?.kind == .usage)
        #expect(error?.description.hasPrefix("nothing is noted of a module 'Other' in '\(into)'") == true)
    }
}
