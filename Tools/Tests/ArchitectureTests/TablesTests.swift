import Foundation
import Testing

@testable import Architecture

/// The statements of `Definitions/TABLES.md` about the built-ins, row by row of the architectures' documents, are
/// true.
@Suite("The tables of the documents")
struct TablesTests {
    /// A path in a definition, and what it must lead to.
    struct Claim: Sendable, CustomTestStringConvertible {
        let architecture: String
        let path: String
        let value: String?
        var testDescription: String { "\(architecture): \(path)" + (value.map { " = \($0)" } ?? "") }
    }

    private static let text: String = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Definitions/TABLES.md")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    /// The rows of each architecture's table.
    private static let rows: [(architecture: String, cells: [String])] = {
        var architecture = ""
        var rows: [(String, [String])] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") { architecture = String(line.dropFirst(3)) }
            guard line.hasPrefix("| "), !architecture.isEmpty, !line.hasPrefix("| what ") else { continue }
            rows.append((architecture, line.components(separatedBy: " | ")))
        }
        return rows
    }()

    private static let claims: [Claim] = rows.flatMap { architecture, cells in
        (cells.last ?? "").components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map { _, code in
            let parts = code.components(separatedBy: " = ")
            return Claim(architecture: architecture, path: parts[0], value: parts.count > 1 ? parts[1] : nil)
        }
    }

    @Test("are all there, and each row names where it is said")
    func areThere() {
        #expect(Set(Self.rows.map(\.architecture)) == ["snp", "mvpcf", "viper-s", "bviper"])
        #expect(Self.rows.count > 70 && Self.claims.count > 150)
        for row in Self.rows { #expect(row.cells.count == 2 && row.cells[1].contains("`"), "\(row.cells)") }
    }

    @Test("say what the definition says", arguments: ["snp", "mvpcf", "viper-s", "bviper"])
    func areSo(architecture: String) throws {
        let definition = try DefinitionTree(try #require(ArchitectureSource.builtIns[architecture]).text)
        for claim in Self.claims where claim.architecture == architecture {
            let values = definition.values(at: claim.path)
            #expect(!values.isEmpty, "\(claim.testDescription)")
            if let value = claim.value { #expect(values.contains(value), "\(claim.testDescription), not \(values)") }
        }
    }

    @Test("would be told of a path that leads nowhere")
    func leadsNowhere() throws {
        let snp = try DefinitionTree(try #require(ArchitectureSource.builtIns["snp"]).text)
        for path in ["roles.interacto.type", "channels[presenter -> router].hold", "inputs.events.to.more", ""] {
            #expect(snp.values(at: path).isEmpty)
        }
        #expect(snp.values(at: "roles.interactor.implements").contains("output"))
    }
}
