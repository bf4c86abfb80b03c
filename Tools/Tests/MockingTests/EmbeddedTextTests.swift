import Foundation
import SourceModel
import Testing

@testable import Mocking

/// The parts of the runtime that the tool brings along are those that the runtime has.
@Suite("Embedded texts")
struct EmbeddedTextTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    @Test("hold what ScaenaTesting has for mocks; `make embed` after a change there")
    func supportIsFresh() throws {
        let folder = Self.sources.appendingPathComponent("ScaenaTesting/Mocks")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(EmbeddedMockSupport.files.map(\.name).sorted() == names)
        for file in EmbeddedMockSupport.files {
            let text = try String(contentsOf: folder.appendingPathComponent(file.name), encoding: .utf8)
            #expect(file.text + "\n" == text, "\(file.name)")
        }
    }

    @Test(
        "hold the public protocols of the runtime; `make embed` after a change of one",
        arguments: RuntimeProtocols.modules)
    func protocolsAreFresh(module: String) throws {
        let list = SourceFileList(paths: [Self.sources.appendingPathComponent(module).path])
        var declared: [String: ProtocolFact] = [:]
        for file in list.files {
            let facts = try #require(FileFacts(parsing: String(contentsOfFile: file, encoding: .utf8)))
            for fact in facts.protocols where fact.modifiers.contains("public") {
                declared[fact.name] = placeless(fact)
            }
        }
        let text = try #require(EmbeddedRuntimeProtocols.modules.first { $0.name == module }?.text)
        let embedded = try #require(FileFacts(parsing: text)).protocols.map(placeless)
        for fact in embedded { #expect(declared[fact.name] == fact, "\(fact.name)") }
        // One that is not known yet is told when a contract refines it; those of scenes must be known.
        let names = Set(embedded.map(\.name))
        #expect(names.isSuperset(of: declared.keys.filter { $0.hasPrefix("Scene") && $0.hasSuffix("Protocol") }))
        #expect(!names.isEmpty)
    }

    /// A fact without what differs where the same text stands elsewhere.
    private func placeless(_ fact: ProtocolFact) -> ProtocolFact {
        var fact = fact
        fact.line = 0
        fact.column = 0
        fact.lastLine = 0
        fact.members = fact.members.map { member in
            var member = member
            member.line = 0
            return member
        }
        return fact
    }

    @Test("declare the types that are known to be theirs")
    func types() throws {
        let facts = try #require(FileFacts(parsing: MockSupport.text(access: .internal)))
        let types = facts.types.filter {
            $0.kind != .extension && !$0.modifiers.contains("private") && $0.nesting == []
        }
        #expect(
            Set(types.map(\.name) + facts.protocols.filter { !$0.modifiers.contains("private") }.map(\.name))
                == MockSupport.typeNames)
    }

    @Test("name nothing public where the mocks are internal", arguments: MockOptions.Access.allCases)
    func access(access: MockOptions.Access) {
        let text = MockSupport.text(access: access)
        #expect(text.contains("public ") == (access == .public))
        #expect(text.contains("package ") == (access == .package))
        #expect(text.components(separatedBy: "import Testing").count == 2)
        #expect(!text.contains("import Foundation"))
    }
}
