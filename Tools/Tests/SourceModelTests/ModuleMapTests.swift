import Foundation
import TemporaryFolders
import Testing

@testable import SourceModel

@Suite("Which module a file is of")
struct ModuleMapTests {
    private func names(_ map: ModuleMap, _ folder: TemporaryFolder, _ file: String) -> [String] {
        map.modules(of: folder.path + "/" + file).map(\.name)
    }

    @Test("scaena.yml counts most, then manifests and projects, and then what folders are named")
    func order() throws {
        let folder = try TemporaryFolder()
        for file in [
            "App/A.swift", "AppTests/T.swift", "Own/O.swift", "Packages/Core/Sources/Core/C.swift",
            "Packages/Core/Sources/Core/Old/X.swift", "Modules/Feed/Sources/F.swift", "Modules/Feed/Tests/T.swift",
            "Computed/Sources/Inner/I.swift", "Loose.swift", "Modules/Shop/Sources/Views/V.swift",
        ] {
            try folder.write("", to: file)
        }
        try folder.write(
            "let p = Package(name: \"Core\", targets: [.target(name: \"Core\", exclude: [\"Old\"])])",
            to: "Packages/Core/Package.swift")
        try folder.write(
            "let p = Package(name: \"C\", targets: names.map { .target(name: $0) } + [.target(name: \"P\", path: x)])",
            to: "Computed/Package.swift")
        let own = ModuleFact(
            name: "Mine", folder: folder.path + "/Own", defaultIsolation: .unknown, origin: .settings)
        let map = ModuleMap(SourceFileList(paths: [folder.path]), settings: [own])
        #expect(names(map, folder, "Own/O.swift") == ["Mine"])
        #expect(names(map, folder, "Packages/Core/Sources/Core/C.swift") == ["Core"])
        #expect(names(map, folder, "App/A.swift") == ["App"])
        #expect(map.module(of: folder.path + "/App/A.swift")?.origin == .folders)
        #expect(map.module(of: folder.path + "/AppTests/T.swift")?.isTest == true)
        #expect(names(map, folder, "Modules/Feed/Sources/F.swift") == ["Feed"])
        #expect(names(map, folder, "Modules/Feed/Tests/T.swift") == ["FeedTests"])
        #expect(names(map, folder, "Computed/Sources/Inner/I.swift") == ["Inner"])
        // Without a package beside them, folders in `Sources` are no modules.
        #expect(names(map, folder, "Modules/Shop/Sources/Views/V.swift") == ["Shop"])
        #expect(names(map, folder, "Loose.swift").isEmpty)
    }

    @Test("is the whole where a project is generated of it", arguments: ["Project.swift", "project.yml"])
    func generated(name: String) throws {
        let folder = try TemporaryFolder()
        for file in ["Shop/Sources/Views/V.swift", "Shop/Sources/Models/M.swift"] { try folder.write("", to: file) }
        let shop = SourceFileList(paths: [folder.path + "/Shop"])
        #expect(names(ModuleMap(shop), folder, "Shop/Sources/Views/V.swift") == ["Views"])
        try folder.write("", to: "Shop/\(name)")
        #expect(names(ModuleMap(shop), folder, "Shop/Sources/Views/V.swift") == ["Shop"])
    }

    @Test("is called as Tuist's project writes it, whatever its folder is called")
    func projectNames() throws {
        let folder = try TemporaryFolder()
        let manifests = [
            "Auth/Interfaces": "let project = Project.framework(\n    name: \"AuthInterfaces\"\n)",
            "Home/Interfaces": "let project = Project.framework(name: Module.home.name)", "Story/Interfaces": "",
        ]
        for (place, manifest) in manifests {
            try folder.write("", to: "App/\(place)/Sources/A.swift")
            try folder.write(manifest, to: "App/\(place)/Project.swift")
        }
        let map = ModuleMap(SourceFileList(paths: [folder.path + "/App"]))
        #expect(names(map, folder, "App/Auth/Interfaces/Sources/A.swift") == ["AuthInterfaces"])
        for place in ["Home", "Story"] {
            #expect(names(map, folder, "App/\(place)/Interfaces/Sources/A.swift") == ["Interfaces"])
        }
    }

    @Test("has one name, that of the compiler, whoever tells of it: a manifest, folders or a project")
    func compilerNames() throws {
        let manifest = try TemporaryFolder()
        try manifest.write("let p = Package(name: \"A\", targets: [.target(name: \"2FA\")])", to: "Package.swift")
        let folders = try TemporaryFolder()
        let project = try TemporaryFolder()
        try project.write(
            """
            // !$*UTF8*$!
            { objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T); };
                G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources/2FA; sourceTree = "<group>"; };
                T = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S); name = 2FA; };
            }; rootObject = P; }
            """, to: "App.xcodeproj/project.pbxproj")
        for folder in [manifest, folders, project] {
            try folder.write("", to: "Sources/2FA/A.swift")
            let map = ModuleMap(SourceFileList(paths: [folder.path]))
            #expect(names(map, folder, "Sources/2FA/A.swift") == ["_2FA"])
        }
    }

    @Test("is of tests by its target, or by what it imports, whatever its folder is called")
    func tests() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        let map = ModuleMap(SourceFileList(paths: [folder.path]))
        let (testing, plain) = (facts("import Testing"), facts("import UIKit"))
        let checks = [try folder.write("", to: "Checks/A.swift"), try folder.write("", to: "Tests/AppTests/A.swift")]
        let listed = ModuleMap(SourceFileList(paths: [folder.path]))
        #expect(map.isTest(checks[0], testing) && !map.isTest(checks[0], plain))
        #expect(listed.isTest(checks[1], plain))
    }

    @Test("a project is found where it lies, or above what was asked for, and its files may be of several targets")
    func xcode() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // !$*UTF8*$!
            { objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T1, T2); buildConfigurationList = L; };
                G = {isa = PBXGroup; children = (F, S); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = Shared/Both.swift; sourceTree = "<group>"; };
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F; };
                Q1 = {isa = PBXSourcesBuildPhase; files = (B1); };
                L = {isa = XCConfigurationList; buildConfigurations = (C); };
                C = {isa = XCBuildConfiguration; buildSettings = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
                T1 = {isa = PBXNativeTarget; buildPhases = (Q1); fileSystemSynchronizedGroups = (S); name = App; };
                T2 = {isa = PBXNativeTarget; buildPhases = (Q1); name = Widget; };
            }; rootObject = P; }
            """, to: "My.xcodeproj/project.pbxproj")
        try folder.write("", to: "App/Screens/A.swift")
        try folder.write("", to: "Shared/Both.swift")
        for root in ["", "/App/Screens", "/Shared/Both.swift"] {
            let map = ModuleMap(SourceFileList(paths: [folder.path + root]))
            #expect(names(map, folder, "App/Screens/A.swift") == ["App"])
            #expect(names(map, folder, "Shared/Both.swift") == ["App", "Widget"])
            #expect(map.module(of: folder.path + "/App/Screens/A.swift")?.defaultIsolation == .mainActor)
        }
    }

    @Test("types are told apart by the modules of their files")
    func index() throws {
        let folder = try TemporaryFolder()
        try folder.write("public struct Item {}", to: "Core/Sources/Item.swift")
        try folder.write("import Core\nstruct Item {}\nclass A: Core.Item {}", to: "Feed/Sources/A.swift")
        let list = SourceFileList(paths: [folder.path])
        let facts = SourceFacts(list, memory: .init(path: folder.path + "/.cache/c.bin", toolVersion: "1"), jobs: 2)
        for facts in [facts, SourceFacts(list, memory: .init(path: folder.path + "/.cache/c.bin", toolVersion: "1"))] {
            let index = TypeIndex(facts, modules: ModuleMap(list))
            #expect(index.modules == ["Core", "Feed"])
            let a = try #require(index.types(named: "A").first)
            #expect(index[a].parents[0].meaning.id.map { index[$0].modules } == ["Core"])
            #expect(index.facts(ofFile: index[a].file).types.count == 2)
        }
    }
}
