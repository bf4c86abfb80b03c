import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("A folder's project")
struct ProjectFactsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func read() -> ProjectFacts? { ProjectFacts(of: folder.path) }

    @Test("is nothing where no file describes one")
    func isNothing() throws {
        #expect(read() == nil)
        try folder.write("name: not XcodeGen's\n", to: "project.yml")
        try folder.write("{ no plist", to: "A.xcodeproj/project.pbxproj")
        #expect(read() == nil)
    }

    @Test("is read from a package's manifest")
    func readsPackages() throws {
        try folder.write(
            """
            let package = Package(
                name: "P", products: [.library(name: "P", targets: ["App"])],
                targets: [
                    .testTarget(name: "AppTests", dependencies: ["App", .product(name: "X", package: "Y")]),
                    .target(name: "App", dependencies: [.target(name: "Core")]),
                    .target(name: "Core", path: "Core/Code"),
                ])
            """, to: "Package.swift")
        let facts = try #require(read())
        #expect(facts.kind == .package && facts.file == "Package.swift")
        #expect(facts.targets.filter { !$0.isTests }.map(\.folders).contains(["Core/Code"]))
        let main = try #require(facts.mainTarget)
        #expect(main.name == "App" && main.folders == ["Sources/App"])
        #expect(facts.tests(of: main)?.folders == ["Tests/AppTests"])
        #expect(facts.membershipNote(for: "Sources/App/About", isTests: false) == nil)
    }

    @Test("of a package has each target once, with the folder that is written out")
    func readsTargetsOnce() throws {
        try folder.write(
            """
            let root = "Code"
            let package = Package(
                name: "P",
                targets: [
                    .target(name: "App", dependencies: [.target(name: "Core")], plugins: [.plugin(name: "Lint")]),
                    .target(name: "Core", path: "Core/Code"),
                    .target(name: "Else", path: root + "/Else"),
                    .plugin(name: "Lint", capability: .buildTool()), .macro(name: "Macros"),
                ])
            """, to: "Package.swift")
        let facts = try #require(read())
        #expect(facts.targets.map(\.name) == ["App", "Core"])
        #expect(facts.targets.map(\.folders) == [["Sources/App"], ["Core/Code"]])
        #expect(facts.hasComputedTargets)
    }

    @Test("is read from XcodeGen's file, and says what is left to do")
    func readsXcodeGen() throws {
        try folder.write(
            """
            name: Rides
            targets:
              RidesKit: { type: framework, sources: Kit }
              Rides:
                type: application
                sources: [./App, { path: Shared/, excludes: ["x"] }]
              RidesTests: { type: bundle.unit-test, sources: [Tests] }
            """, to: "project.yml")
        // What XcodeGen makes does not count.
        try folder.write("{}", to: "Rides.xcodeproj/project.pbxproj")
        let facts = try #require(read())
        #expect(facts.kind == .xcodeGen)
        #expect(facts.mainTarget?.name == "Rides" && facts.mainTarget?.folders == ["App", "Shared"])
        #expect(
            facts.membershipNote(for: "App/Scenes/About", isTests: false)
                == "run 'xcodegen generate', so that 'App/Scenes/About' is in the Xcode project")
        #expect(
            facts.membershipNote(for: "AppOther/About", isTests: false)
                == "add '- path: AppOther/About' to the 'sources' of Rides in project.yml, then run 'xcodegen generate'"
        )
        #expect(
            facts.membershipNote(for: "App/About", isTests: true)
                == "add '- path: App/About' to the 'sources' of RidesTests in project.yml, then run 'xcodegen generate'"
        )
    }

    @Test("is read from the files that XcodeGen's includes, each from where it lies")
    func readsIncludes() throws {
        try folder.write(
            "name: Rides\ninclude: [Apps/Rides/target.yml, { path: Parts/kit.yml, relativePaths: false }, gone.yml]\n",
            to: "project.yml")
        try folder.write(
            "targets:\n  Rides: { type: application, sources: [Sources] }\n", to: "Apps/Rides/target.yml")
        try folder.write("targets:\n  Kit: { type: framework, sources: [Kit] }\n", to: "Parts/kit.yml")
        let facts = try #require(read())
        #expect(facts.targets.map(\.folders) == [["Apps/Rides/Sources"], ["Kit"]])
        #expect(facts.mainTarget?.name == "Rides")
    }

    @Test("is read with what the templates of XcodeGen's targets say")
    func readsTemplates() throws {
        try folder.write(
            """
            targets:
              Preview: { type: application, sources: [Kit] }
              Rides-Staging: { templates: [Rides], sources: [Staging] }
            targetTemplates:
              Rides: { type: application, sources: [{ path: Rides, excludes: [Config] }] }
            """, to: "project.yml")
        let facts = try #require(read())
        #expect(facts.targets.map(\.folders) == [["Kit"], ["Staging", "Rides"]])
        #expect(facts.targets.allSatisfy { $0.isApp })
        #expect(
            facts.membershipNote(for: "Rides/About", isTests: false)
                == "run 'xcodegen generate', so that 'Rides/About' is in the Xcode project")
    }

    @Test("is read from no file that macOS writes of another one's attributes")
    func skipsAppleDouble() throws {
        try folder.write("not a project", to: "._Rides.xcodeproj")
        #expect(read() == nil)
        try folder.write("let package = Package(name: \"P\", targets: [.target(name: \"App\")])", to: "Package.swift")
        #expect(read()?.kind == .package)
    }

    @Test("is read from Tuist's manifest")
    func readsTuist() throws {
        try folder.write(
            """
            let project = Project(
                name: "Rides",
                targets: [
                    .target(
                        name: "Rides", destinations: .iOS, product: .app, bundleId: "a.b", sources: ["Rides/Sources/**"],
                        dependencies: [.target(name: "Kit")]),
                    .target(
                        name: "RidesTests", destinations: .iOS, product: .unitTests, bundleId: "a.c",
                        sources: ["Rides/Tests/**"]),
                ])
            """, to: "Project.swift")
        let facts = try #require(read())
        #expect(facts.targets.map(\.name) == ["Rides", "RidesTests"])
        #expect(facts.targets.map(\.folders) == [["Rides/Sources"], ["Rides/Tests"]])
        #expect(facts.membershipNote(for: "Rides/Sources/About", isTests: false)?.contains("'tuist generate'") == true)
        #expect(facts.membershipNote(for: "X/About", isTests: false)?.hasPrefix("add \"X/About/**\" to") == true)
        // Where a function of the team's own makes the targets, nobody knows where these take their sources.
        try folder.write("import ProjectDescription\n\nlet project = Project.framework(.rides)\n", to: "Project.swift")
        #expect(
            read()?.membershipNote(for: "Sources/About", isTests: false)
                == "run 'tuist generate', and see that 'Sources/About' is among the sources of the app")
    }

    @Test("of several modules takes the one that has tests, with its tests")
    func pairs() throws {
        try folder.write(
            """
            let package = Package(
                name: "P",
                targets: [
                    .target(name: "Core"), .target(name: "Feature", path: "Modules/Feature"), .target(name: "App"),
                    .testTarget(name: "AppTests"),
                ])
            """, to: "Package.swift")
        let facts = try #require(read())
        let main = try #require(facts.mainTarget)
        #expect(main.name == "App" && facts.tests(of: main)?.name == "AppTests")
        #expect(facts.tests(of: facts.targets[0]) == nil)
        #expect(facts.membershipNote(for: "Modules/Feature/About", isTests: false) == nil)
        #expect(
            facts.membershipNote(for: "Nope/About", isTests: false) == "'Nope/About' is in no target of Package.swift")
        // Below 'Sources', too, where the manifest makes no targets by code.
        #expect(
            facts.membershipNote(for: "Sources/Receipt", isTests: false)
                == "'Sources/Receipt' is in no target of Package.swift")
        #expect(facts.membershipNote(for: "Sources/Core/Receipt", isTests: false) == nil)

        // A target's own path tells as well where its tests are.
        let destination = try Destination(
            into: folder.path + "/Modules/Feature/Scenes", testsFolder: nil, module: nil, wantsTests: true,
            word: "scene")
        #expect(destination.module == "Feature")
        #expect(destination.tests == folder.path + "/Tests/FeatureTests/Scenes")
    }

    @Test("of XcodeGen's takes no file for a folder")
    func skipsFiles() throws {
        try folder.write(
            "targets: { App: { type: application, sources: [{ path: App/A.swift }, App/Odd, { path: App/Scenes }] } }",
            to: "project.yml")
        try folder.write("", to: "App/Odd")
        #expect(read()?.mainTarget?.folders == ["App/Scenes"])
    }

    private static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
        /* Begin */
                A1 /* App */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Rides; sourceTree = "<group>"; };
                A2 = {isa = PBXGroup; path = ios; sourceTree = "<group>"; children = ( A1 /* App */, A3, ); };
                A3 = {isa = PBXGroup; path = Old; sourceTree = "<group>"; children = ( ); };
                A4 = {isa = PBXGroup; sourceTree = "<group>"; children = ( A2 ); };
                T1 = {
                    isa = PBXNativeTarget; name = Rides; productType = "com.apple.product-type.application";
                    fileSystemSynchronizedGroups = ( A1 );
                };
                T2 = {isa = PBXNativeTarget; name = RidesTests; productType = "com.apple.product-type.bundle.unit-test"; };
                P = {isa = PBXProject; mainGroup = A4; targets = ( T1, T2 ); };
            };
            rootObject = P;
        }
        """

    @Test("is read from an Xcode project, whose synchronised folders need nothing")
    func readsXcodeProjects() throws {
        try folder.write(Self.project, to: "Rides.xcodeproj/project.pbxproj")
        try folder.write("let package = Package(name: \"BuildTools\")", to: "Package.swift")
        let facts = try #require(read())
        #expect(facts.kind == .xcode && facts.mainTarget?.folders == ["ios/Rides"])
        #expect(facts.membershipNote(for: "ios/Rides/About", isTests: false) == nil)
        #expect(
            facts.membershipNote(for: "ios/Old/About", isTests: false)
                == "'ios/Old/About' is in no folder that Rides.xcodeproj synchronises: in Xcode, choose "
                + "File > Add Files to \"Rides\"…, select the folder, and tick the target Rides")
    }

    @Test("whose groups hold each other holds nobody up")
    func survivesCycles() throws {
        let broken = Self.project.replacing("children = ( A2 );", with: "children = ( A2 ); path = r;")
            .replacing("children = ( A1 /* App */, A3, );", with: "children = ( A1, A4 );")
        try folder.write(broken, to: "Rides.xcodeproj/project.pbxproj")
        #expect(read()?.targets.count == 2)
    }

    @Test("of Xcode that lists its files goes by where most of them lie")
    func countsFiles() throws {
        let paths = [
            [
                "Rides/App.swift", "Rides/Scenes/Map/MapView.swift", "Rides/Scenes/Fare/FareView.swift",
                "Rides/Scenes/A.swift",
            ],
            ["RidesTests/Common/Base.swift", "RidesTests/Scenes/MapTests.swift"],
        ]
        var objects = ""
        for (target, files) in paths.enumerated() {
            let ids = files.indices.map { "F\(target)\($0)" }
            for (id, path) in zip(ids, files) {
                objects += "\(id) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT; };\n"
                objects += "B\(id) = {isa = PBXBuildFile; fileRef = \(id); };\n"
            }
            let type = target == 0 ? "application" : "bundle.unit-test"
            let builds = ids.map { "B" + $0 }.joined(separator: ", ")
            objects += """
                S\(target) = {isa = PBXSourcesBuildPhase; files = (\(builds)); };
                T\(target) = {
                    isa = PBXNativeTarget; name = Rides\(target == 0 ? "" : "Tests"); buildPhases = ( S\(target) );
                    productType = "com.apple.product-type.\(type)";
                };

                """
        }
        try folder.write(
            "{ objects = { \(objects) P = {isa = PBXProject; targets = ( T0, T1 ); }; }; rootObject = P; }",
            to: "Rides.xcodeproj/project.pbxproj")
        try folder.write("", to: "RidesTests/Scenes/MapTests.swift")
        let facts = try #require(read())
        let main = try #require(facts.mainTarget)
        #expect(main.folders.isEmpty && main.mainFolder == "Rides/Scenes")
        let tests = try #require(facts.tests(of: main))
        #expect(facts.testsFolder(tests, of: main) == "RidesTests/Scenes")
        // It is no folder that Xcode keeps in step with the disk.
        #expect(facts.membershipNote(for: "Rides/Scenes/About", isTests: false)?.contains("Add Files to") == true)
    }

    @Test("says which libraries it lacks, in the words of who makes it")
    func tellsLibraries() throws {
        let scaffold = try UnitScaffold(
            UnitRequest(
                name: "About", into: folder.path + "/App", module: "App", testsInto: folder.path + "/AppTests"),
            in: #require(ArchitectureSource.builtIns["snp"]))
        func sentences(_ name: String, _ text: String) throws -> [String] {
            try folder.write(text, to: name)
            defer { try? FileManager.default.removeItem(atPath: folder.path + "/" + name) }
            return LibraryNotes(try #require(read()), scaffold).sentences
        }
        let targets = "{ App: { type: application, sources: App }, AppTests: { type: bundle.unit-test } }"
        #expect(
            try sentences("project.yml", "targets: \(targets)") == [
                """
                'ScaenaUIKit' and 'ScaenaTesting', which the new files import, are not in project.yml (or scaffold with \
                '--runtime none', which imports nothing of Scaena's): add
                    packages:
                      Scaena:
                        path: ../scaena  # a checkout
                    targets:
                      App:
                        dependencies:
                          - package: Scaena
                            product: ScaenaUIKit
                      AppTests:
                        dependencies:
                          - package: Scaena
                            product: ScaenaTesting
                """
            ])
        #expect(try sentences("project.yml", "targets: \(targets)\n# ScaenaUIKit, ScaenaTesting").isEmpty)
        let tuist = try sentences("Project.swift", ".target(name: \"App\", product: .app) // ScaenaTesting")
        #expect(
            tuist.first?.hasSuffix(
                """
                : add
                    packages: [.local(path: "../scaena")]  // of the project, a checkout
                    dependencies: [.package(product: "ScaenaUIKit")]  // of App
                """) == true)
        let xcode = try sentences("R.xcodeproj/project.pbxproj", Self.project)
        #expect(xcode.first?.hasSuffix("and add ScaenaUIKit for Rides and ScaenaTesting for RidesTests") == true)
    }
}
