import Architecture
import Foundation
import Testing

@testable import Scaffolding

/// The text of what is scaffolded, as it was read and found good: an app and a scene of each architecture as a whole, and
/// single files of others.
///
/// `UPDATE_GOLDENS=1 swift test --filter GoldenTests` writes all anew.
@Suite("Golden files")
struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")
    private static let records = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
    private static let ids = ArchitectureSource.builtIns.keys.sorted()

    /// The files of the sample projects that are held, by the ends or the folders of their paths.
    ///
    /// Whole scenes by a sheet, where there are such; one of each kind beside scenes; and of scenes with long names and of
    /// those without the runtime what differs most.
    private static let held: [String: [String]] = [
        "snp": [
            "/Orders/", "/Entities/Order", "/Managers/Order", "/Entities/Item",
            "/TermsAndConditionsViewController.swift", "/TermsAndConditionsInteractorTests.swift",
            "/PlainViewController.swift", "/PlainConfigurator.swift", "/PlainInteractor.swift",
        ],
        "mvpcf": [
            "/Gadgets/GadgetList/", "/Entities/Gadget", "/Managers/Gadget", "/Repositories/Gadget", "/Items/Items",
            "/Factories/", "/TermsAndConditionsViewController.swift", "/PlainViewController.swift",
            "/PlainPresenter.swift", "/PlainCoordinator.swift",
        ],
        "viper-s": [
            "/Goods/List/", "/Entities/Good", "/ItemsUpload/", "/TermsAndConditionsViewController.swift",
            "/PlainViewController.swift",
            "/PlainNavigator.swift", "/PlainDirector.swift",
        ],
        "bviper": [
            "/OffersModule/", "/Entities/Promotion", "/BusinessObjects/Promotion", "/Mappers/Promotion",
            "/Providers/Promotion", "/PresentationModels/Promotion", "/Wireframes/", "/TermsAndConditionsVC.swift",
            "/PlainVC.swift", "/PlainBuilder.swift", "/PlainPresenter.swift",
        ],
        "viper": ["/Detail/", "/Entities/", "/Services/", "/TermsAndConditionsViewController.swift"],
        "clean-swift": ["/Detail/", "/Entities/", "/Stores/", "/TermsAndConditionsViewController.swift"],
    ]

    /// The texts that are held of an architecture, by their paths below the folder of goldens.
    private static func texts(of architecture: String) async throws -> [String: String] {
        let held = try #require(held[architecture])
        let files = try await SampleProject.files(of: architecture)
        for part in held {
            #expect(files.keys.contains { $0.contains(part) }, "\(architecture) has nothing at '\(part)'")
        }
        let own = files.filter { file in held.contains { file.key.contains($0) } }
        let all = try own.merging(app(architecture)) { _, app in app }
        return Dictionary(uniqueKeysWithValues: all.map { ("\(architecture)/\($0)", $1) })
    }

    /// The files of an architecture's new app.
    private static func app(_ architecture: String) throws -> [String: String] {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let request = AppRequest(
            name: "Passenger", into: "/nowhere", first: "Home", architecture: architecture, scaena: .path("../Scaena"))
        let files = try AppScaffold(request, in: source).files
        return Dictionary(uniqueKeysWithValues: files.map { ("Passenger/\($0.path)", $0.text) })
    }

    @Test("hold what is scaffolded, and nothing else", .disabled(if: records, "while they are written"), arguments: ids)
    func hold(architecture: String) async throws {
        let texts = try await Self.texts(of: architecture)
        let found = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasPrefix(architecture + "/") }
            .filter { (try? String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8)) != nil }
        #expect(found.sorted() == texts.keys.sorted())
        for (path, text) in texts {
            let golden = try? String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
            #expect(text == golden, "\(path)")
        }
    }

    @Test("hold every architecture, and no other", .disabled(if: records, "while they are written"))
    func holdArchitectures() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() == Self.ids)
    }

    @Test("are written into an empty folder, which takes their place", .enabled(if: records))
    func record() async throws {
        let files = FileManager.default
        let folder = Self.folder.appendingPathExtension("new")
        var texts: [String: String] = [:]
        for architecture in Self.ids { texts.merge(try await Self.texts(of: architecture)) { _, new in new } }
        try? files.removeItem(at: folder)
        for (path, text) in texts {
            let file = folder.appendingPathComponent(path)
            try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try files.removeItem(at: Self.folder)
        try files.moveItem(at: folder, to: Self.folder)
    }

    @Test("stand in the README as they are")
    func standInReadme() throws {
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let request = UnitRequest(
            name: "About", into: "/nowhere/App", events: "termsTapped", shows: "text: String", tests: false)
        let builder = try #require(
            UnitScaffold(request, in: snp).files.first { $0.path.hasSuffix("/AboutConfigurator.swift") })
        let readme = FixturePackage.repository.appendingPathComponent("README.md")
        #expect(try String(contentsOf: readme, encoding: .utf8).contains("```swift\n\(builder.text)```\n"))
    }
}
