import Architecture
import Foundation
import Mocking
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("A new app")
struct AppScaffoldTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func scaffold(
        _ name: String, into folder: String, first: String = "Home", architecture: String = "snp",
        scaena: ScaenaDependency = .path(repository.path), store: RequestVerb.Store? = nil
    ) throws -> AppScaffold {
        var request = AppRequest(name: name, into: folder, first: first, architecture: architecture, scaena: scaena)
        request.store = store
        return try AppScaffold(request, in: try #require(ArchitectureSource.builtIns[architecture]))
    }

    /// That the code of all architectures' apps compiles in every mode, and that their tests pass, `ScaffoldedCodeTests` says.
    @Test(
        "is a package that builds without a warning and passes its tests, as it stands, with answers kept in a database"
    )
    func isSound() throws {
        let into = Self.repository.appendingPathComponent("Tools/.build/apps").path
        let app = try scaffold("Passenger", into: into, store: .sqlite)
        var files = Dictionary(uniqueKeysWithValues: app.files.map { ($0.path, $0.text) })
        files.merge(try rides(keptBy: app)) { $1 }
        try Self.write(files, to: app.folder)
        let mocks = try ProjectMocks.update("snp", "Sources/Passenger", in: app.folder)
        #expect(mocks.warnings == [])
        let (build, ran) = try FixturePackage.buildAndTest(app.folder)
        try #require(build.status == 0, "\(build.complaints)")
        #expect(!build.output.contains("warning:"), "\(build.complaints)")
        let tests = try #require(ran)
        #expect(tests.status == 0, "\(tests.complaints)")
        let suites = files.values.reduce(0) { $0 + $1.components(separatedBy: "@Suite(").count - 1 }
        #expect(suites > 1 && tests.output.contains(" tests in \(suites) suites passed"), "\(tests.complaints)")
        // That of every other architecture is the same package; only its sources differ.
        for (architecture, source) in ArchitectureSource.builtIns.sorted(by: { $0.key < $1.key }) {
            let store = try source.definition().keepsAnswers ? RequestVerb.Store.sqlite : nil
            let other = try scaffold("Passenger", into: "/x", architecture: architecture, store: store)
            let manifest = try #require(other.files.first { $0.path == "Package.swift" }?.text)
            #expect(manifest == files["Package.swift"] || (store == nil && !manifest.contains("SQLite")))
        }
    }

    /// The parts that a manager that keeps answers brings into an app.
    private func rides(keptBy app: AppScaffold) throws -> [String: String] {
        let folder = try TemporaryFolder()
        for file in app.files { try folder.write(file.text, to: file.path) }
        var request = KindRequest(
            kind: "manager", name: "Ride", into: folder.path + "/Sources/Passenger", module: "Passenger",
            testsInto: folder.path + "/Tests/PassengerTests")
        request.verbs = ["fetchRides(): [Ride], GET /rides, at data.rides, store: sqlite"]
        let rides = try UnitScaffold(request, in: try #require(ArchitectureSource.builtIns["snp"]))
        let texts = rides.files.map { (String($0.path.dropFirst(folder.path.count + 1)), $0.text) }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    @Test("keeps what is to be there the next time where it is told to, and its tests never there")
    func keeps() throws {
        func app(_ architecture: String, _ store: RequestVerb.Store?) throws -> [String: String] {
            let app = try scaffold("Shop", into: "/x", architecture: architecture, store: store)
            return Dictionary(uniqueKeysWithValues: app.files.map { ($0.path, $0.text) })
        }
        let stores = [
            (RequestVerb.Store.sqlite, "SQLiteStore(path:"),
            (.defaults, "in: UserDefaultsStore(), name: \"Shop.models\""),
            (.keychain, "among: DeviceSecrets.store(for: \"Shop\")"),
        ]
        for architecture in ["snp", "mvpcf", "viper-s", "bviper"] {
            #expect(try app(architecture, nil)["Sources/Shop/App/AppStore.swift"] == nil)
            for (store, made) in stores {
                let files = try app(architecture, store)
                #expect(files["Sources/Shop/App/AppStore.swift"]?.contains(made) == true)
                #expect(files["Package.swift"]?.contains("SQLite") == (store == .sqlite))
                let tests = files.filter { $0.key.hasPrefix("Tests/") }.values
                #expect(tests.allSatisfy { !$0.contains("ShopApp()") || $0.contains("AppStore.shared.replaced") })
            }
        }
        let error = #expect(throws: ScaffoldError.self) { try app("viper", .sqlite) }
        #expect(
            error?.description
                == "nothing that viper writes keeps anything ('stores' of a kind or of 'sheet'): leave the store 'sqlite' out"
        )
    }

    @Test(
        "is formatted, what Xcode builds too",
        arguments: Soak.all(ArchitectureSource.builtIns.keys.sorted(), orOnly: ["snp", "mvpcf"]))
    func isFormatted(architecture: String) throws {
        let folder = try TemporaryFolder()
        let app = try scaffold("Passenger", into: folder.path, architecture: architecture)
        try app.write()
        let names = app.files.map(\.path).filter { $0 == "Package.swift" || $0.hasPrefix("iOS/") }
        let sources = names.filter { $0.hasSuffix(".swift") }
        #expect(sources.count == 2)
        let lint = try FixturePackage.lint(sources, in: app.folder)
        #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.complaints)")
    }

    /// Writes files; what is unchanged keeps its date, so that it is not built again.
    private static func write(_ files: [String: String], to folder: String) throws {
        for below in ["Sources", "Tests"] {
            let old = FileManager.default.enumerator(atPath: folder + "/" + below)?.compactMap { $0 as? String } ?? []
            for name in old
            where name.hasSuffix(".swift") && !name.hasSuffix("/PassengerMocks.swift")
                && files[below + "/" + name] == nil
            {
                try FileManager.default.removeItem(atPath: folder + "/" + below + "/" + name)
            }
        }
        for (name, text) in files {
            let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
            if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    @Test("stands on a repository or a checkout, and quotes what they are called")
    func dependsOnScaena() throws {
        func manifest(_ scaena: ScaenaDependency) throws -> String {
            try scaffold("Passenger", into: "/x", scaena: scaena).files.first { $0.path == "Package.swift" }?.text ?? ""
        }
        #expect(
            try manifest(.path("../a \"b\"")).contains(
                #".package(name: "Scaena", path: "../a \"b\"", traits: ["Stage"])"#))
        let url = try manifest(.url("https://example.com/x/Scaena-Fork.git", from: "0.1.0"))
        #expect(
            url.contains(#".package(url: "https://example.com/x/Scaena-Fork.git", from: "0.1.0", traits: ["Stage"])"#))
        #expect(url.contains(#".product(name: "ScaenaUIKit", package: "Scaena-Fork")"#))
    }

    @Test("is written whole, and never over what is there")
    func writes() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "Full/x")
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Empty", withIntermediateDirectories: true)
        try scaffold("Empty", into: folder.path).write()
        let app = try scaffold("New", into: folder.path + "/a/b")
        try app.write()
        #expect(app.files.allSatisfy { folder.contents.contains("a/b/New/" + $0.path) })
        // What is seen first is noted as any unit that comes later is.
        let records = UnitRecord.all(in: app.folder)
        #expect(records.map { $0.asked["kind"] } == ["scene", "app"] && records.first?.asked["name"] == "Home")
        #expect(records.last?.asked["first"] == "Home" && records.last?.asked["scaenaPath"] == Self.repository.path)
        #expect(records.first?.definition != records.last?.definition)
        let recorded = records.flatMap { $0.files.keys.map(\.self) }.sorted()
        #expect(recorded == app.files.map(\.path).sorted())
        let error = #expect(throws: ScaffoldError.self) { try scaffold("Full", into: folder.path).write() }
        #expect(error?.kind == .cannotCreate && error?.description.contains("is there already") == true)
        #expect(try folder.text(of: "Full/x") == "mine")
        #expect(!folder.contents.contains { $0.contains(".scaena-") })
    }

    @Test("is identical on every run, and names itself everywhere")
    func isStable() throws {
        let app = try scaffold("URLs", into: "/x", first: "Café")
        #expect(try scaffold("URLs", into: "/x", first: "Café").files == app.files)
        #expect(app.folder == "/x/URLs")
        #expect(app.files.allSatisfy { !$0.path.contains("{") && !$0.text.contains("Passenger") })
        #expect(app.files.contains { $0.path == "Sources/URLs/Café/CaféInteractor.swift" })
        let settings = try #require(app.files.first { $0.path == "scaena.yml" })
        #expect(try ProjectSettings(settings.text, file: "").into == "Sources/URLs")
    }

    @Test(
        "has a name that its code can live with",
        arguments: [
            "passenger", "A B", "class", "", "../X", "ScaenaUIKit", "Testing", "UIWindow", "Swift", "XCTest", "Error",
        ])
    func refusesNames(name: String) throws {
        let error = #expect(throws: ScaffoldError.self) { try scaffold(name, into: "/x") }
        #expect(error?.kind == .usage)
    }

    @Test("is not offered by an architecture without templates for it, and tells their mistakes")
    func tellsMistakes() throws {
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let request = AppRequest(
            name: "A", into: "/x", first: "Home", architecture: "our.yml", scaena: .path("/s"))
        func error(_ app: [String: String]) -> String? {
            #expect(throws: ScaffoldError.self) {
                try AppScaffold(
                    request, in: ArchitectureSource(file: "our.yml", text: snp.text, templates: snp.templates, app: app)
                )
            }?.description
        }
        #expect(error([:])?.contains("'our.yml' has no templates for an app") == true)
        #expect(error(["x": "{{ app.nam }}"])?.hasPrefix("app/x.stencil:1:4: error: ") == true)
        #expect(error(["x": "\n{% if %}"])?.hasPrefix("app/x.stencil") == true)
    }

    @Test("follows its templates later: what nobody touched is as they have it now, and what somebody did stays")
    func follows() throws {
        let folder = try TemporaryFolder()
        let app = try scaffold("Passenger", into: folder.path)
        try app.write()
        let recorded = try #require(RecordedApp(around: app.folder))
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        #expect(recorded.name == "Passenger")
        #expect(try recorded.merge(in: snp).changesNothing)
        let moved = ArchitectureSource(
            file: snp.file, text: snp.text, templates: snp.templates,
            app: snp.app.mapValues { $0 + "// Ours.\n" })
        try folder.write("// Mine.\n" + folder.text(of: "Passenger/Package.swift"), to: "Passenger/Package.swift")
        _ = try UnitWriter.write(try recorded.merge(in: moved))
        let manifest = try folder.text(of: "Passenger/Package.swift")
        #expect(manifest.hasPrefix("// Mine.\n") && manifest.hasSuffix("// Ours.\n"))
        #expect(try folder.text(of: "Passenger/iOS/AppDelegate.swift").hasSuffix("// Ours.\n"))
        #expect(try #require(RecordedApp(around: app.folder)).merge(in: moved).changesNothing)
    }
}
