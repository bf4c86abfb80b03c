import Architecture
import Foundation
import Testing

@testable import Scaffolding

@Suite("Names that the runtime has")
struct RuntimeTypesTests {
    @Test("are those of its sources")
    func areFresh() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources")
        let declaration =
            #/^(?:nonisolated )?(?:public|open) (?:final |indirect |nonisolated )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/#
        var names: Set<String> = []
        for module in ["ScaenaKit", "ScaenaData", "ScaenaUIKit", "ScaenaTesting"] {
            let folder = root.appendingPathComponent(module).standardizedFileURL.path
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            for file in files where file.hasSuffix(".swift") {
                let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
                for line in text.split(separator: "\n") {
                    if let match = line.prefixMatch(of: declaration) { names.insert(String(match.1)) }
                }
            }
        }
        #expect(names.subtracting(RuntimeTypes.names).sorted() == [], "not in RuntimeTypes.swift")
        #expect(RuntimeTypes.names.subtracting(names).sorted() == [], "gone from the runtime")
    }

    @Test(
        "are refused where tests could not tell them apart",
        arguments: [("snp", "Web"), ("mvpcf", "Loading"), ("bviper", "Error")])
    func refuse(architecture: String, name: String) throws {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let error = #expect(throws: ScaffoldError.self) {
            try UnitScaffold(UnitRequest(name: name, into: "/tmp/none", tests: false), in: source)
        }
        #expect(error?.description.contains("would be taken for the runtime's own '\(name)") == true)
        #expect(error?.description.hasSuffix("such as 'App\(name)'") == true)
    }

    @Test(
        "are refused where mocks could not tell them apart, as are those of UIKit",
        arguments: [("snp", "Mock"), ("snp", "UIView"), ("viper", "UIAlertController")])
    func refuse(architecture: String, entity: String) throws {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let kind = architecture == "viper" ? "model" : "entity"
        let error = #expect(throws: ScaffoldError.self) {
            try UnitScaffold(KindRequest(kind: kind, name: entity, into: "/tmp/none", tests: false), in: source)
        }
        #expect(error?.description.hasPrefix("'\(entity)' cannot be the name of a") == true)
        #expect(throws: ScaffoldError.self) {
            try UnitScaffold(
                UnitRequest(name: entity, into: "/tmp/none", tests: false),
                in: try #require(ArchitectureSource.builtIns["clean-swift"]))
        }
    }

    @Test("are free where nothing of it is used")
    func areFree() throws {
        let source = try #require(ArchitectureSource.builtIns["snp"])
        #expect(throws: Never.self) {
            try UnitScaffold(UnitRequest(name: "Web", into: "/tmp/none", tests: false, runtime: false), in: source)
        }
        #expect(throws: ScaffoldError.self) {
            try UnitScaffold(KindRequest(kind: "manager", name: "Session", into: "/tmp/none", tests: false), in: source)
        }
    }
}
