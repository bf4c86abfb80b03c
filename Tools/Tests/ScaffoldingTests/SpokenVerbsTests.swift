import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

/// A fresh scene keeps to its own definition: what its contracts say has the forms of the channels that go through them.
@Suite("The verbs of scaffolded contracts")
struct SpokenVerbsTests {
    @Test("are those of the definition", arguments: Soak.all(SampleScenes.all.filter(\.contracts), orOnly: 12))
    func areOfTheDefinition(scene: SampleScenes.Scene) throws {
        let definition = try #require(ArchitectureSource.builtIns[scene.architecture]).definition()
        let scaffold = try SampleScenes.scaffold(scene, module: "App", package: "/nowhere")
        let unit = UnitName(scaffold.name)
        var count = 0
        for contract in definition.contracts {
            let forms = definition.channels.filter { $0.through == contract.id }.flatMap(\.says)
            if forms.isEmpty { continue }
            for name in Self.functions(of: contract.type.name(for: unit), in: scaffold) {
                count += 1
                #expect(
                    forms.contains { $0.form(for: unit).matches(name) },
                    "\(name) of \(contract.id): \(forms.map(\.description))")
            }
        }
        #expect(count > 0)
    }

    /// The names of the functions of a protocol.
    private static func functions(of type: String, in scaffold: UnitScaffold) -> [String] {
        let texts = scaffold.files.map(\.text).filter { $0.contains("protocol \(type): ") }
        return texts.flatMap { text -> [String] in
            let body = text.components(separatedBy: "protocol \(type): ")[1].components(separatedBy: "\n}")[0]
            if body.prefix(while: { $0 != "\n" }).hasSuffix("{}") { return [] }
            return body.components(separatedBy: "    func ").dropFirst().map { String($0.prefix { $0 != "(" }) }
        }
    }
}
