import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Neighbours that are not there")
struct MissingNeighboursTests {
    private func notes(_ request: UnitRequest, in architecture: String = "snp") throws -> [String] {
        try UnitScaffold(request, in: try #require(ArchitectureSource.builtIns[architecture])).notes
    }

    private func package() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("\"ScaenaUIKit\" \"AppTests\" \"ScaenaTesting\"", to: "Package.swift")
        return folder
    }

    @Test("are told, each with the command that writes it")
    func told() throws {
        let folder = try package()
        let request = UnitRequest(
            name: "RideList", into: folder.path + "/Sources/App/Rides", navigates: "Ride, Terms", managers: "Ride",
            takes: "stop: Stop", returns: "chosen: Stop", tests: false)
        #expect(
            try notes(request) == [
                "'RideConfigurator' is not there yet: scaena new scene Ride",
                "'TermsConfigurator' is not there yet: scaena new scene Terms",
                "'Stop' is not there yet: scaena new entity Stop",
                "'RideManagerProtocol' is not there yet: scaena new manager Ride",
            ])
    }

    @Test("are told with the flags that have them written in the same place")
    func toldWithFlags() throws {
        var request = UnitRequest(name: "Rides", into: "/nowhere", navigates: "Terms", tests: false)
        request.placeFlags = "--architecture snp --into 'My Scenes'"
        #expect(
            try notes(request) == [
                "'TermsConfigurator' is not there yet: scaena new scene Terms --architecture snp --into 'My Scenes'"
            ])
    }

    @Test("are looked for in the whole module, in files of any name, and not in comments")
    func lookedFor() throws {
        let folder = try package()
        try folder.write("protocol RideManagerProtocol {}", to: "Sources/App/Managers/RideManagerProtocol.swift")
        try folder.write("enum TermsConfigurator {}", to: "Sources/App/Old/Legacy.swift")
        try folder.write("// enum HelpConfigurator {}", to: "Sources/App/Old/Help.swift")
        try folder.write("enum AboutConfigurator {}", to: "Sources/Other/AboutConfigurator.swift")
        let request = UnitRequest(
            name: "Rides", into: folder.path + "/Sources/App/Rides", navigates: "Terms, Help, About", managers: "Ride")
        #expect(
            try notes(request) == [
                "'HelpConfigurator' is not there yet: scaena new scene Help",
                "'AboutConfigurator' is not there yet: scaena new scene About",
            ])
    }

    @Test("are not the unit itself, whose name may begin with theirs")
    func itself() throws {
        let folder = try package()
        try folder.write("enum RideConfigurator {}", to: "Sources/App/Ride/RideConfigurator.swift")
        let request = UnitRequest(name: "RideList", into: folder.path + "/Sources/App", navigates: "Ride, RideList")
        #expect(try notes(request).isEmpty)
    }

    @Test("are told of what opens units, too")
    func opened() throws {
        let folder = try package()
        let request = KindRequest(
            kind: "flow", name: "Items", into: folder.path + "/Sources/App", opens: "List, Detail")
        let source = try #require(ArchitectureSource.builtIns["mvpcf"])
        let notes = try UnitScaffold(request, in: source).notes
        #expect(notes.contains { $0.hasSuffix("not there yet: scaena new module List --group Items") }, "\(notes)")
        #expect(notes.contains { $0.hasSuffix("not there yet: scaena new module Detail --group Items") }, "\(notes)")
    }

    @Test("are told of a group that nothing opens, of units that its name is a part of, and of the types of values")
    func groupsAndValues() throws {
        #expect(
            try notes(UnitRequest(name: "List", into: "/nowhere", tests: false, group: "Nope"), in: "mvpcf") == [
                "'NopeCoordinator' is not there yet: scaena new flow Nope --opens List"
            ])
        let request = UnitRequest(name: "List", into: "/nowhere", navigates: "ShopDetail", tests: false, group: "Shop")
        #expect(
            try notes(request, in: "viper-s") == [
                "'ShopDetailNavigator' is not there yet: scaena new module Detail --group Shop"
            ])
        let kind = KindRequest(
            kind: "entity", name: "Item", into: "/nowhere", values: "kind: Kind", tests: false)
        let source = try #require(ArchitectureSource.builtIns["snp"])
        let missing = try UnitScaffold(kind, in: source).notes
        #expect(missing.count == 1 && missing.first?.hasPrefix("'Kind' is not there yet: scaena new ") == true)
    }

    @Test("are no templates: one that nothing asks for is told with the one that is meant")
    func templates() throws {
        let folder = try TemporaryFolder()
        try folder.write("extends: snp\n", to: "our.yml")
        for name in ["routr", "presenter", "Header"] { try folder.write("// Ours.\n", to: "templates/\(name).stencil") }
        try folder.write("{% include \"Header\" %}\nenum {{ roles.router.type }} {}\n", to: "templates/router.stencil")
        let source = try ArchitectureSource(readingFile: folder.path + "/our.yml")
        #expect(
            UnusedTemplates(source, try source.definition()).sentences == [
                "nothing of snp asks for the template 'routr.stencil': did you mean 'router.stencil'?"
            ])
    }
}
