import Architecture
import Foundation
import TemporaryFolders

@testable import Scaffolding

/// A built-in but for the place of its contracts (where it has one file, they go to who uses them, and else into one file) and
/// for what comes back: where it returns one actor, two come back, and else one.
enum OtherContractPlacement {
    static let toConsumers = ["snp", "viper", "viper-s", "mvpcf"]
    static let toOneFile = ["bviper", "clean-swift"]

    /// The result of each function; MVPCF's factories give back the routes alone.
    private static let returns = [
        "snp": "viewController", "viper": "[view, presenter]", "viper-s": "[viewController, director]",
        "bviper": "[view, presenter, wireframe]", "clean-swift": "[viewController, interactor]",
    ]

    /// The source of a built-in with its contracts elsewhere, and something else coming back.
    static func source(of architecture: String) throws -> ArchitectureSource {
        let folder = try TemporaryFolder()
        var text = "architecture: ours\nextends: \(architecture)\n"
        if toConsumers.contains(architecture) {
            text += "contractsIn: consumers\n"
        } else {
            text += "contractsIn: contractsFile\nfiles:\n"
            text += "  contractsFile: { path: \"{Unit}Contracts.swift\", template: contracts }\n"
            let layer = architecture == "clean-swift" ? "interface" : "presentation"
            try folder.write("{{ layers.\(layer).imports }}\n", to: "templates/contracts.stencil")
        }
        if let returns = returns[architecture] { text += "assembly: { returns: \(returns) }\n" }
        try folder.write(text, to: "our.yml")
        return try ArchitectureSource(readingFile: folder.path + "/our.yml")
    }

    /// A unit of it that has been told all that the architecture can be told.
    static func scaffold(_ architecture: String, module: String, package: String) throws -> UnitScaffold {
        let source = try source(of: architecture)
        let inputs = try source.definition().inputs
        return try UnitScaffold(
            UnitRequest(
                name: "Elsewhere", into: "\(package)/Sources/\(module)", navigates: "Nearby",
                takes: inputs.takes == nil ? "" : "item: Item", returns: inputs.returns == nil ? "" : "created: Item",
                module: module, testsInto: "\(package)/Tests/\(module)Tests"), in: source)
    }

    /// The unit that the other goes to.
    static func opened(_ architecture: String, module: String, package: String) throws -> UnitScaffold {
        try UnitScaffold(
            UnitRequest(
                name: "Nearby", into: "\(package)/Sources/\(module)", module: module,
                testsInto: "\(package)/Tests/\(module)Tests"), in: source(of: architecture))
    }
}
