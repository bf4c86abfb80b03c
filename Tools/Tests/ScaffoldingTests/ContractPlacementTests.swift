import Architecture
import Foundation
import Testing

@testable import Scaffolding

/// That what comes of it compiles and is formatted, `ScaffoldedCodeTests` says.
@Suite("Contracts")
struct ContractPlacementTests {
    /// The names of the files in which each protocol is declared.
    private func places(_ scaffold: UnitScaffold) -> [String: [String]] {
        var places: [String: [String]] = [:]
        for file in scaffold.files where file.path.hasPrefix("/x/Sources") {
            for line in file.text.split(separator: "\n") where line.hasPrefix("protocol ") {
                let name = line.dropFirst("protocol ".count).prefix { $0.isLetter || $0 == "_" }
                places[String(name), default: []].append(URL(fileURLWithPath: file.path).lastPathComponent)
            }
        }
        return places
    }

    @Test("go to who uses them, by one key of a definition that extends a built-in")
    func toConsumers() throws {
        let places = places(try OtherContractPlacement.scaffold("snp", module: "App", package: "/x"))
        #expect(
            places == [
                "ElsewhereInteractorProtocol": ["ElsewhereViewController.swift"],
                "ElsewherePresenterProtocol": ["ElsewhereInteractor.swift"],
                "ElsewhereRouterProtocol": ["ElsewhereInteractor.swift"],
                "ElsewhereViewControllerProtocol": ["ElsewherePresenter.swift"],
                // Another scene uses it.
                "ElsewhereOutput": places["ElsewhereOutput"] ?? [],
            ])
        #expect(places["ElsewhereOutput"]?.count == 1)
    }

    @Test("go into one file, and each stands once", arguments: OtherContractPlacement.toOneFile)
    func toOneFile(architecture: String) throws {
        let places = places(try OtherContractPlacement.scaffold(architecture, module: "App", package: "/x"))
        #expect(places.count > 3)
        #expect(places.values.allSatisfy { $0 == ["ElsewhereContracts.swift"] }, "\(places)")
    }

    @Test("stand once, with their comments", arguments: ArchitectureSource.builtIns.keys.sorted())
    func areWhole(architecture: String) throws {
        let scaffold = try OtherContractPlacement.scaffold(architecture, module: "App", package: "/x")
        #expect(places(scaffold).values.allSatisfy { $0.count == 1 })
        for file in scaffold.files {
            #expect(!file.text.contains("\n\n\n") && file.text.hasSuffix("}\n") && !file.text.hasSuffix("\n\n"))
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() where line.hasPrefix("protocol ") {
                #expect(lines[index - 1] == "@MainActor" && lines[index - 2].hasPrefix("/// "), "\(file.path): \(line)")
            }
        }
    }

    @Test("are to go to a file that there is")
    func tellsMistakes() throws {
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let wrong = ArchitectureSource(
            file: "our.yml", text: snp.text + "\ncontractsIn: protocolFile\n", templates: snp.templates)
        let error = #expect(throws: InvalidDefinition.self) { try wrong.definition() }
        #expect(
            error?.description.contains("unknown file 'protocolFile' in 'contractsIn', which takes 'consumers' too")
                == true, "\(String(describing: error))")
    }
}
