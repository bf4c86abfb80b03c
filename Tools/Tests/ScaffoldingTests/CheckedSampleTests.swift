import Architecture
import Checking
import Conformance
import Foundation
import SourceModel
import TemporaryFolders
import Testing

/// The sample project of each architecture is as its own definition says; code that is not yet so stands in a list here.
@Suite("Scaffolded samples, checked by their definition")
struct CheckedSampleTests {
    /// One of an architecture with a list below and one without; in `make soak` all of them.
    private static let checked = Soak.all(ArchitectureSource.builtIns.keys.sorted(), orOnly: ["snp", "viper"])

    @Test("have the findings that are known, and no others", arguments: checked)
    func findings(id: String) async throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        let module = SampleProject.module(of: id)
        let sources = try await SampleProject.sources(of: id)
        let files = Dictionary(uniqueKeysWithValues: sources.map { ("/app/" + $0, $1) })
        let facts = try files.sorted { $0.key < $1.key }.map { path, text in
            (path: path, modules: [module], facts: try #require(FileFacts(parsing: text, depth: .whole)))
        }
        let map = RoleMap(try source.definition(), TypeIndex(facts), jobs: 2)
        let report = Check.report(on: CheckedApp(map, source), lines: SourceLines(texts: files))
        #expect(report.findings.map(\.identity.description).sorted() == (Self.known[id] ?? []).sorted())
        #expect(report.counts.units > 5)
    }

    /// The lines that their definition forbids. A line that is mended goes from here.
    static let known: [String: [String]] = [
        "snp": [
            // A selection hands its business model through the view.
            "carries-and-knows Detail.interactorProtocol itemSelected Item",
            "carries-and-knows Detail.viewController Item",
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
            "carries-and-knows AddGadget.presenterProtocol created Gadget",
            // Who makes a manager registers it by hand: nothing is written into containers that are there.
            "containers . AboutManager", "containers . AboutRepository", "containers . GadgetManager",
            "containers . GadgetRepository", "containers . NoteRepository",
            // What flags hand into a module is not narrowed to an id, as what a sheet hands in is.
            "carries-and-knows Detail.factoryProtocol make Item", "carries-and-knows Plain.factoryProtocol make Item",
        ],
        "viper-s": [
            "carries-and-knows ItemsDetail.handleUIEvents onPick Item",
            "carries-and-knows ItemsDetail.viewController Item",
        ],
    ]
}
