import Foundation
import Mocking
import Testing

/// Lines that a person typed into a file of mocks are told with their numbers and kept, whatever happened to the file
/// since.
@Suite("Edited files of mocks")
struct PartSumsTests {
    private let package: TemporaryPackage
    private var output: String { package.path + "/AppMocks.swift" }

    init() throws {
        package = try TemporaryPackage([
            "Sources/App/A.swift": "protocol A { func a() }\n", "Sources/App/C.swift": "protocol C { func c() }\n",
        ])
        #expect(try run().kept == [])
    }

    /// Writes the mocks; who has a cache knows what the last run wrote here.
    private func run(hasCache: Bool = false) throws -> MockRun.Report {
        var run = MockRun(
            paths: [package.path + "/Sources"], options: MockOptions(support: .inline), output: .file(output), jobs: 1)
        run.cacheFolder = hasCache ? package.path + "/cache" : nil
        run.toolVersion = "test"
        return try run.run()
    }

    private func text(_ ending: String = "") throws -> String {
        try String(contentsOfFile: output + ending, encoding: .utf8)
    }

    private func change(_ edit: (String) -> String) throws -> String {
        let edited = try edit(text())
        try edited.write(toFile: output, atomically: true, encoding: .utf8)
        return edited
    }

    private var copies: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: package.path).filter { $0.contains(".before") }.sorted()
        }
    }

    @Test(
        "are kept, and told with the line, wherever somebody wrote",
        arguments: [
            ("import Foundation\n", "import Mine\n"), ("final class AMock", "// Mine\nfinal class AMock"),
            ("    init() {}\n", "    init() {}\n    var mine = 1\n"), ("AnyArgument", "/* Mine */ AnyArgument"),
        ], [false, true])
    func everywhere(edit: (was: String, made: String), hasCache: Bool) throws {
        _ = try run(hasCache: hasCache)
        let before = try text()
        let edited = try change { $0.replacing(edit.was, with: edit.made, maxReplacements: 1) }
        try #require(edited != before)
        let report = try run(hasCache: hasCache)
        let line = try #require(
            edited.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(/[Mm]ine/) })
        #expect(report.kept.count == 1 && report.kept[0].hasPrefix("\(output):\(line + 1): warning: somebody changed"))
        #expect(try text() == before)
        #expect(try text(".before") == edited)
        // Told once.
        #expect(try run(hasCache: hasCache).kept == [])
    }

    @Test("are kept where names were changed later, and nothing is where only these were")
    func renamed() throws {
        func rename() throws {
            _ = try change { MockRun.renamed($0.replacing("AMock", with: "LongerMock"), from: $0) }
        }
        try rename()
        #expect(try run().kept == [])
        _ = try change {
            $0.replacing("    init() {}\n", with: "    init() {}\n    var mine = 1\n", maxReplacements: 1)
        }
        try rename()
        #expect(try run().kept.count == 1)
        #expect(try text(".before").contains("LongerMock") && text(".before").contains("var mine = 1"))
    }

    @Test("are kept where a line stands elsewhere, too, behind the last mock, and where something was taken away")
    func hidden() throws {
        for edit: (String) -> String in [
            { $0.replacing("    func a() {", with: "    init() {}\n    func a() {") },
            { $0 + "final class Mine {}\n" },
            { $0.replacing("    init() {}\n", with: "", maxReplacements: 1) },
            { $0.replacing(/\/\/ sum .*\n/, with: "// sum 1\n", maxReplacements: 1) },
        ] {
            let edited = try change(edit)
            #expect(try run().kept.count == 1)
            #expect(try copies.contains { try text(String($0.dropFirst("AppMocks.swift".count))) == edited })
        }
        #expect(try copies.count == 4)
    }

    @Test("are told from those that other machines wrote, that git put together, and that have other ends of lines")
    func others() throws {
        let old = try text()
        try package.write("protocol B { func b() }\n", to: "Sources/App/B.swift")
        #expect(try run().kept == [])
        let mine = try text()
        let b = try #require(mine.firstRange(of: /\nnonisolated final class BMock|\nfinal class BMock/))
        let end = try #require(mine[b.upperBound...].firstRange(of: /\/\/ sum .*\n/))
        try package.write("protocol D { func d() }\nprotocol A { func a2() }\n", to: "Sources/App/A.swift")
        // As if another had added D, and git had put B in.
        _ = try change { _ in
            old.replacing(/\n(nonisolated )?final class CMock/) { mine[b.lowerBound..<end.upperBound] + $0.output.0 }
        }
        #expect(try text() == mine)
        #expect(try run().kept == [])
        _ = try change { $0.replacing("\n", with: "\r\n") }
        #expect(try run().kept == [])
        #expect(try copies == [])
    }

    @Test("of versions without sums are kept where a line would go that may be somebody's")
    func older() throws {
        func withoutSums(_ text: String) -> String {
            text.replacing(/\/\/ sum .*\n/, with: "")
                .replacing(/Made by `scaena mock`.*/, with: "Made by `scaena mock`.")
        }
        _ = try change(withoutSums)
        #expect(try run().kept == [])
        _ = try change { withoutSums($0).replacing("func a() {", with: "func a() {\n        let mine = 1") }
        let report = try run()
        #expect(report.kept.count == 1 && report.kept[0].contains("who wrote it is not known"))
        #expect(try text(".before").contains("mine"))
    }

    @Test("have sums that no version may make otherwise")
    func stable() throws {
        let sums = try text().matches(of: /\/\/ sum (.*)\n/).map { String($0.output.1) }
        #expect(sums.count == 4)
        #expect(sums[1] == "m30on98nt6at")
    }
}
