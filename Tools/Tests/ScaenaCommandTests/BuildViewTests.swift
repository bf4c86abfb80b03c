import Foundation
import Testing

@testable import ScaenaCommand

/// The page of `scaena run` shows a build as the stage's page does.
@Suite("BuildView")
struct BuildViewTests {
    @Test(
        "is the client's; `make embed` after a change there",
        arguments: [("Page", BuildView.page), ("Script", BuildView.script), ("Style", BuildView.style)])
    func isFresh(part: String, text: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/ScaenaStage/Client/Client\(part)+Build.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.contains("static let build = ") })
        let end = try #require(
            lines[start...].dropFirst().firstIndex { $0.trimmingCharacters(in: .whitespaces).hasPrefix("\"\"\"") })
        // As the compiler reads a literal: without its indentation, and with lines that go on in the next.
        let literal = lines[(start + 1)..<end].map { $0.dropFirst(12) }.joined(separator: "\n")
        #expect(text == literal.replacingOccurrences(of: "\\\n", with: ""))
        #expect(!text.isEmpty)
    }

    @Test("has all that its script needs")
    func isWhole() {
        for part in ["heading", "again", "hide", "last", "problems", "trace"] {
            #expect(RunPage.html.contains("id=\"build-\(part)\""))
        }
        for name in ["const make =", "const setText =", "const token =", "function showBuild", "showBuild(await"] {
            #expect(RunPage.script.contains(name), "\(name)")
        }
        #expect(RunPage.style.contains("#build[hidden]"))
    }
}
