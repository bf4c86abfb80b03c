import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Units whose definition calls a role otherwise than before")
struct RoleRenameTests {
    private let project: ScaffoldedProject

    init() throws { project = try ScaffoldedProject() }

    /// The definition with another name for the role that builds, and for a contract.
    private func renamed(_ base: ArchitectureSource) throws -> ArchitectureSource {
        let definition = try base.definition()
        let role = try #require(definition.role(definition.assembly.by))
        let contract = try #require(
            definition.contracts.first { contract in
                contract.type.isOfUnit && definition.files.contains { $0.holds.contains(contract.id) }
                    && definition.channels.contains { $0.through == contract.id && !$0.leavesUnit }
            })
        return base.calling(
            [
                "roles.\(role.id).type": "{Unit}Maker",
                "contracts.\(contract.id).type": "{Unit}Speaking",
            ], id: definition.id)
    }

    private func rename(in source: ArchitectureSource) throws -> RoleRename? {
        let units = RecordedUnit.all(around: project.path).map { ($0, RecordedUnit.Place()) }
        return try RoleRename(units, in: source, of: project.path) { project.surroundings() }
    }

    @Test(
        "become what they would have been under the new name, in every architecture",
        arguments: Soak.all(["snp", "mvpcf", "viper-s", "bviper", "viper", "clean-swift"], orOnly: ["snp"]))
    func likeAtOnce(architecture: String) throws {
        let base = try project.source(architecture)
        let items = UnitRequest(name: "Items", into: project.into, takes: "count: Int", returns: "picked: Int")
        let home = UnitRequest(name: "Home", into: project.into, navigates: "Items")
        try project.write(items, base)
        try project.write(home, base)
        let new = try renamed(base)
        #expect(try rename(in: base) == nil)
        let rename = try #require(try rename(in: new))
        #expect(Set(rename.names.map(\.name)) == ["Items", "Home"])
        #expect(rename.notes == [])
        try rename.write()
        try project.expectFiles(of: UnitScaffold(items, in: new, besides: []))
        try project.expectFiles(of: UnitScaffold(home, in: new, besides: []))
        try project.expectFollowing(new)
        #expect(try self.rename(in: new) == nil)
        let types = project.surroundings().index
        #expect(!types.types(named: "ItemsMaker").isEmpty && !types.types(named: "HomeSpeaking").isEmpty)
        guard architecture == "snp" else { return }
        // And under a third name, which the built-in does not tell.
        let third = base.calling(["roles.configurator.type": "{Unit}Assembler"], id: architecture)
        try #require(try self.rename(in: third)).write()
        try project.expectFiles(of: UnitScaffold(items, in: third, besides: []))
        try project.expectFollowing(third)
    }

    @Test("are known where nobody scaffolded them: by what the definition extends, and by what was noted last")
    func unnoted() throws {
        let snp = try project.source("snp")
        try project.write(UnitRequest(name: "Home", into: project.into), snp)
        try FileManager.default.removeItem(atPath: project.path + "/.scaena")
        let (maker, test) = ("Sources/App/Home/HomeConfigurator.swift", "Tests/AppTests/HomeConfiguratorTests.swift")
        try project.folder.write(
            "//\n//  HomeConfigurator.swift\n//\n\n" + project.folder.text(of: maker), to: maker)
        try project.folder.write(
            "import Testing\n@testable import App\n\nstruct HomeConfiguratorTests {\n    let made = HomeConfigurator.self\n}\n",
            to: test)
        func called(_ form: String) -> ArchitectureSource {
            snp.calling(["roles.configurator.type": form], id: "snp")
        }
        let new = called("{Unit}Builder")
        let refused = #expect(throws: ScaffoldError.self) {
            try UnitGrowth(
                UnitAddition(word: "event", text: "tapped"), to: "Home", in: new, project.surroundings())
        }
        #expect(
            refused?.description.contains("('HomeConfigurator' is 'HomeBuilder' now): bring it up to date first")
                == true
        )
        let rename = try #require(try rename(in: new))
        #expect(rename.names.map(\.sentence) == ["'HomeConfigurator' is 'HomeBuilder' now"])
        #expect(rename.notes == [])
        try rename.write()
        #expect(try self.rename(in: new) == nil)
        let text = try project.folder.text(of: "Sources/App/Home/HomeBuilder.swift")
        #expect(text.hasPrefix("//\n//  HomeBuilder.swift\n//\n"))
        #expect(
            try project.folder.text(of: "Tests/AppTests/HomeBuilderTests.swift")
                == "import Testing\n@testable import App\n\nstruct HomeBuilderTests {\n    let made = HomeBuilder.self\n}\n"
        )
        #expect(!project.folder.contents.contains(maker) && !project.folder.contents.contains(test))
        // And under a third name, which only what was noted then tells.
        let third = try #require(try self.rename(in: called("{Unit}Assembler")))
        #expect(third.names.map(\.sentence) == ["'HomeBuilder' is 'HomeAssembler' now"])
    }

    @Test("keep what a person changed, and whoever else names the type follows")
    func edited() throws {
        let snp = try project.source("snp")
        try project.write(UnitRequest(name: "Home", into: project.into), snp)
        let name = "Sources/App/Home/HomeConfigurator.swift"
        try project.folder.write(
            try project.folder.text(of: name)
                + "// HomeConfigurator is mine.\nlet mine: HomeConfigurator.Type? = nil\n", to: name)
        try project.folder.write("let start = HomeConfigurator.build()\n", to: "Sources/App/Start.swift")
        let rename = try #require(try rename(in: snp.calling(["roles.configurator.type": "{Unit}Builder"], id: "snp")))
        try rename.write()
        let text = try project.folder.text(of: "Sources/App/Home/HomeBuilder.swift")
        #expect(text.hasSuffix("// HomeConfigurator is mine.\nlet mine: HomeBuilder.Type? = nil\n"))
        #expect(try project.folder.text(of: "Sources/App/Start.swift") == "let start = HomeBuilder.build()\n")
        #expect(rename.notes.count == 1 && rename.notes[0].contains("a comment says 'HomeConfigurator'"))
        #expect(!project.folder.contents.contains(name))
    }

    @Test("are known by whoever asks for them: nothing is written in two ways, and nothing is 'not there yet'")
    func known() throws {
        let snp = try project.source("snp")
        try project.write(UnitRequest(name: "Home", into: project.into), snp)
        try project.write(UnitRequest(name: "Detail", into: project.into), snp)
        let ours = snp.calling(["roles.configurator.type": "{Unit}Builder"], id: "snp")
        let recorded = try RecordedUnit.named("Home", in: project.into, by: try ours.definition())
        let addition = UnitAddition(word: "navigation", text: "Detail")
        let error = #expect(throws: ScaffoldError.self) {
            try recorded.scaffold(in: ours, at: .init(), adding: [addition])
        }
        #expect(
            error?.description
                == "the scene 'Home' has the names that snp had before ('HomeConfigurator' is 'HomeBuilder' now): bring it "
                + "up to date first, by 'scaena sync'")
        let start = try UnitScaffold(UnitRequest(name: "Start", into: project.into, navigates: "Home"), in: ours)
        #expect(
            start.notes.contains(
                "'HomeBuilder' is called 'HomeConfigurator' there as yet: 'scaena sync' renames it"))
    }

    @Test("tell of projects, storyboards and nibs that name what gets another name")
    func outside() throws {
        let snp = try project.source("snp")
        try project.write(UnitRequest(name: "Home", into: project.into), snp)
        try project.folder.write(
            "A1 = {isa = PBXFileReference; path = HomeView.swift; sourceTree = \"<group>\"; };\nA2 /* HomeView.swift */\n",
            to: "App.xcodeproj/project.pbxproj")
        try project.folder.write(
            "<x/>\n<viewController id=\"a\" customClass=\"HomeViewController\" customModule=\"App\"/>\n",
            to: "Sources/App/Main.storyboard")
        let rename = try UnitRename("Home", to: "Start", in: snp, project.surroundings())
        #expect(
            rename.notes == [
                "\(project.path)/App.xcodeproj/project.pbxproj:1: the project lists 'HomeView.swift', which is "
                    + "'StartView.swift' now: rename it in Xcode, or write it here",
                "\(project.path)/Sources/App/Main.storyboard:2: customClass says 'HomeViewController', which is "
                    + "'StartViewController' now: it stays as it is",
            ])
    }
}
