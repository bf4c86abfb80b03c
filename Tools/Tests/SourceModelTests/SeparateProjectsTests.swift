import Foundation
import TemporaryFolders
import Testing

@testable import SourceModel

@Suite("Projects that share no code")
struct SeparateProjectsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Two apps, each with a package of its own, and of the same names.
    private func makeApps() throws {
        for app in ["First", "Second"] {
            try folder.write(Self.project(listing: "App.swift"), to: "\(app)/App.xcodeproj/project.pbxproj")
            try folder.write("import Core\nimport struct Foundation.URL\nfinal class App {}\n", to: "\(app)/App.swift")
            try write("\(app)/Core", target: "Core", "Sources/Core/Store.swift", "public final class Store {}\n")
        }
    }

    /// Writes a package with its manifest, a target of a name where one is given, and one file.
    private func write(_ place: String, target: String? = nil, _ file: String, _ text: String) throws {
        let targets = target.map { ", targets: [.target(name: \"\($0)\")]" } ?? ""
        try folder.write("let p = Package(name: \"P\"\(targets))", to: "\(place)/Package.swift")
        try folder.write(text, to: "\(place)/\(file)")
    }

    private static func project(listing file: String) -> String {
        """
        // !$*UTF8*$!
        {
            objects = {
                A1 = {isa = PBXProject; mainGroup = A2; projectDirPath = ""; targets = (A3,); };
                A2 = {isa = PBXGroup; children = (A4); sourceTree = "<group>"; };
                A3 = {isa = PBXNativeTarget; buildPhases = (A6); name = App; productType = "com.apple.product-type.application"; };
                A4 = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
                A5 = {isa = PBXBuildFile; fileRef = A4; };
                A6 = {isa = PBXSourcesBuildPhase; files = (A5); };
            };
            rootObject = A1;
        }
        """
    }

    private func lists(of places: [String] = [""]) -> [[String]] {
        let list = SourceFileList(paths: places.map { folder.path + "/" + $0 })
        let facts = SourceFacts(list, jobs: 2)
        let projects = SeparateProjects(list, facts, ModuleMap(list), jobs: 2)
        for part in projects.lists { #expect(facts.part(part).files.map(\.path) == part.files) }
        return projects.lists.map { $0.files.map { String($0.dropFirst(folder.path.count + 1)) } }
    }

    @Test("stand apart, each with the packages inside of it")
    func apart() throws {
        try makeApps()
        let both = [
            ["First/App.swift", "First/Core/Sources/Core/Store.swift"],
            ["Second/App.swift", "Second/Core/Sources/Core/Store.swift"],
        ]
        #expect(lists() == both)
        #expect(lists(of: ["First", "Second"]) == both)
        #expect(lists(of: ["First"]) == [both[0]])
        // `First-Old` stands between `First` and what is in it where letters are compared.
        try write("First-Old", "Old.swift", "final class Old {}\n")
        #expect(Set(lists()) == Set(both + [["First-Old/Old.swift"]]))
    }

    @Test("are one where one imports a module of the other, be it a part of it, or by the name of its folder")
    func imports() throws {
        try makeApps()
        for module in ["Shared", "struct Shared.Store", "Kit"] {
            try write("Kit", target: "Shared", "Sources/Shared/Store.swift", "public struct Store {}\n")
            try folder.write("import \(module)\nfinal class App {}\n", to: "Second/App.swift")
            #expect(
                lists() == [
                    ["First/App.swift", "First/Core/Sources/Core/Store.swift"],
                    ["Kit/Sources/Shared/Store.swift", "Second/App.swift", "Second/Core/Sources/Core/Store.swift"],
                ])
        }
    }

    @Test("import the nearest of several modules of a name")
    func nearest() throws {
        for copy in ["Copy1", "Copy2"] {
            for name in ["App", "Core"] {
                try write("\(copy)/\(name)", "Sources/\(name)/A.swift", "import Core\n")
            }
        }
        let copies = lists()
        #expect(copies.map(\.count) == [2, 2] && copies[0].allSatisfy { $0.hasPrefix("Copy1/") })
        // Both are as near.
        try write("Other", "Sources/Other/A.swift", "import Core\n")
        #expect(lists().count == 1)
    }

    @Test("are one where one compiles a file of the other")
    func files() throws {
        try makeApps()
        try folder.write(
            Self.project(listing: "../First/App.swift"), to: "Second/App.xcodeproj/project.pbxproj")
        #expect(lists().count == 1)
    }

    @Test("are one where a file lies outside of them, or a project above them")
    func outside() throws {
        try makeApps()
        try folder.write("let p = Package(name: \"All\")", to: "Package.swift")
        #expect(lists().count == 1)
        #expect(lists(of: ["First", "Second"]).count == 1)
        try FileManager.default.removeItem(atPath: folder.path + "/Package.swift")
        #expect(lists().count == 2)
        try folder.write("final class Loose {}\n", to: "Shared/Deep/Loose.swift")
        #expect(lists().count == 1)
    }

    @Test("are one with what lies outside of them in the folder around them")
    func inFolders() throws {
        for copy in ["Copy1", "Copy2"] {
            for name in ["App", "Core"] {
                try write("\(copy)/\(name)", "\(name).swift", "final class \(name) {}\n")
            }
        }
        #expect(lists().count == 4)
        try folder.write("final class Script {}\n", to: "Copy2/Scripts/Deep/Script.swift")
        #expect(lists().map(\.count) == [1, 1, 3])
        try folder.write("final class Model {}\n", to: "Copy1/Model.swift")
        #expect(lists().map(\.count) == [3, 3])
        try folder.write("final class Loose {}\n", to: "Loose.swift")
        #expect(lists().count == 1)
    }

    @Test("are one where a module of that name is in reach, whatever the project's own folder is called")
    func foldersOfThatName() throws {
        for (place, name) in [("Apps/Shop", "ShopApp"), ("Packages/Shop", "Shop"), ("Packages/Other", "Other")] {
            try write(place, target: name, "Sources/\(name)/A.swift", "import Shop\n")
        }
        try folder.write("import Foundation\n", to: "Packages/Other/Sources/Other/A.swift")
        #expect(lists().map(\.count) == [2, 1])
        // One further away may be meant where none lies beside.
        try write("Apps/Old/Shop", target: "Shop", "Sources/Shop/Old.swift", "struct Old {}\n")
        #expect(lists().map(\.count) == [3, 1])
    }

    @Test("are one where a podspec gives the module its name")
    func podspecs() throws {
        try makeApps()
        try write("Design/Example", "Example.swift", "struct Example {}\n")
        try folder.write("struct Button {}\n", to: "Design/Sources/Button.swift")
        try folder.write("import AcmeDesign\n", to: "Second/App.swift")
        #expect(lists().count == 3)
        try folder.write("Pod::Spec.new do |s|\n  s.module_name = 'AcmeDesign'\nend\n", to: "Design/Acme.podspec")
        #expect(lists().map(\.count) == [4, 2])
    }

    @Test("are one where a link leads to a folder, or a storyboard lies outside; a package without code is none")
    func linksAndLayouts() throws {
        try makeApps()
        try folder.write("let p = Package(name: \"BuildTools\")", to: "BuildTools/Package.swift")
        #expect(lists().count == 2)
        try folder.write("<document/>", to: "Resources/Main.storyboard")
        #expect(lists().count == 1)
        try FileManager.default.removeItem(atPath: folder.path + "/Resources")
        #expect(lists().count == 2)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Second/Shared", withDestinationPath: "../First/Core")
        #expect(lists().count == 1)
    }

    @Test("have a fingerprint of their own, which others' changes leave alone")
    func fingerprints() throws {
        try makeApps()
        func keys() throws -> [ContentKey] {
            let list = SourceFileList(paths: [folder.path])
            let whole = try #require(SourceFingerprint(list, jobs: 2))
            let facts = SourceFacts(list, jobs: 2)
            #expect(whole.key == SourceFingerprint(facts, list)?.key)
            return SeparateProjects(list, facts, ModuleMap(list), jobs: 2).lists.map { whole.part($0).key }
        }
        let before = try keys()
        try folder.write("import Core\nfinal class App { var store: Store? }\n", to: "Second/App.swift")
        let sources = try keys()
        #expect(sources[0] == before[0] && sources[1] != before[1])
        try folder.write("<xml customClass=\"App\"/>", to: "Second/App.xib")
        let layouts = try keys()
        #expect(layouts[0] == before[0] && layouts[1] != sources[1])
        try folder.write(Self.project(listing: "Other.swift"), to: "First/App.xcodeproj/project.pbxproj")
        let projects = try keys()
        #expect(projects[0] != before[0] && projects[1] == layouts[1])
    }
}
