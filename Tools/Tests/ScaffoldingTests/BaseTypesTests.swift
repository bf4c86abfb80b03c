import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

/// A team's own base types stand wherever the definition names them, whatever architecture it is.
@Suite("The base types of a definition")
struct BaseTypesTests {
    @Test(
        "are those of every actor of a unit",
        arguments: Soak.all(ArchitectureSource.builtIns.keys.sorted(), orOnly: ["snp", "mvpcf"]))
    func everywhere(id: String) throws {
        let builtIn = try #require(ArchitectureSource.builtIns[id]).definition()
        let named = builtIn.roles.filter { role in
            role.scope == .unit && role.id != builtIn.sheet?.cells
                && builtIn.files.contains { $0.holds.contains(role.id) }
        }
        #expect(named.count >= 4)
        let folder = try TemporaryFolder()
        let bases = named.map { "  \($0.id): { base: Our\($0.id), plainBase: Plain\($0.id) }\n" }.joined()
        try folder.write("architecture: our\nextends: \(id)\nroles:\n\(bases)", to: "our.yml")
        let source = try ArchitectureSource(readingFile: folder.path + "/our.yml")
        for runtime in [true, false] {
            let request = UnitRequest(
                name: "About", into: folder.path + "/App", navigates: id == "mvpcf" ? "" : "Terms", tests: false,
                runtime: runtime)
            let texts = try UnitScaffold(request, in: source).files.map(\.text)
            for role in named {
                let head = " \(role.type.name(for: UnitName("About"))): \(runtime ? "Our" : "Plain")\(role.id)"
                #expect(texts.contains { $0.contains(head) }, "\(head)")
            }
        }
    }

    @Test(
        "are those of what is beside units",
        arguments: [
            ("mvpcf", "flow", "coordinator", "AboutCoordinator"),
            ("bviper", "business-object", "businessObject", "AboutBO"),
        ])
    func besideUnits(id: String, kind: String, role: String, type: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "architecture: our\nextends: \(id)\nroles:\n  \(role): { base: Our, plainBase: Plain }\n", to: "our.yml")
        let source = try ArchitectureSource(readingFile: folder.path + "/our.yml")
        for runtime in [true, false] {
            let request = KindRequest(
                kind: kind, name: "About", into: folder.path + "/App", tests: false, runtime: runtime)
            let texts = try UnitScaffold(request, in: source).files.map(\.text)
            #expect(texts.contains { $0.contains("final class \(type): \(runtime ? "Our" : "Plain") {") })
        }
    }
}
