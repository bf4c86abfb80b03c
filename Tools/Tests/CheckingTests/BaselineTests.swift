import Findings
import Testing

@testable import Checking

/// Accepted findings, and what is the same from run to run.
@Suite("The baseline")
struct BaselineTests {
    private func findings(_ change: (String) -> String = { $0 }, at name: String = "Login/LoginPresenter.swift") throws
        -> [Finding]
    {
        let text = SampleModule.text(of: "Login/LoginPresenter.swift").replacing("weak var", with: "var")
        var changes: [String: String?] = ["Login/LoginPresenter.swift": nil]
        changes[name] = change(text)
        return try SampleModule.app(changes).report(SampleModule.source, [HoldRule.self]).findings
    }

    @Test("Moved lines, other formatting and renamed folders leave what was accepted accepted")
    func moved() throws {
        let baseline = Baseline(try findings())
        #expect(baseline.count == 2)
        for found in [
            try findings { "// a\n\n\n" + $0 },
            try findings { $0.replacing("    var view:", with: "  public var view :") },
            try findings(at: "Modules/SignIn/LoginPresenter.swift"),
        ] {
            let sorted = baseline.sort(found)
            #expect(sorted.fresh.isEmpty)
            #expect(sorted.accepted.count == 2)
            #expect(sorted.stale.isEmpty)
        }
    }

    @Test("What is new is told, and what is mended is stale")
    func grown() throws {
        let all = try findings()
        let baseline = Baseline([all[0]])
        #expect(baseline.sort(all).fresh == [all[1]])
        let mended = baseline.sort([all[1]])
        #expect(mended.stale.map(\.subject) == ["view"])
        #expect(mended.fresh == [all[1]])
    }

    @Test("As many as were accepted are, and not one more")
    func counted() throws {
        let finding = try findings()[0]
        let baseline = Baseline([finding, finding])
        #expect(baseline.sort([finding, finding, finding]).fresh.count == 1)
        #expect(baseline.sort([finding]).stale.map(\.count) == [1])
    }

    @Test("Of a question that was accepted, those are told that are new, one by one")
    func questions() throws {
        func finding(_ unit: String) -> Finding {
            Finding(
                Finding.Identity(rule: "imports", unit: unit, role: "presenter", subject: "UIKit"), unit,
                at: SourceSpot(path: "/app/\(unit).swift", line: 1), subject: "UIKit")
        }
        func question(_ units: String...) -> Finding {
            var question = Finding(
                Finding.Identity(rule: "imports", unit: "", role: "presenter", subject: "question imports"),
                "is it so?",
                at: SourceSpot(path: "/app/scaena.yml", line: 1), subject: "")
            question.members = units.map(finding)
            return question
        }
        let baseline = Baseline([question("A", "B", "C")])
        let same = baseline.sort([question("A", "B", "C")])
        #expect(same.fresh.isEmpty && same.stale.isEmpty && same.accepted.count == 1)
        #expect(baseline.sort([question("A", "B", "C", "D")]).fresh == [finding("D")])
        // What was told one by one stays accepted when one more makes a question of them.
        let each = Baseline([finding("A"), finding("B")]).sort([question("A", "B", "D")])
        #expect(each.fresh == [finding("D")] && each.stale.isEmpty && each.accepted.count == 2)
        // What is mended leaves, and the rest stays.
        let mended = baseline.sort([question("A", "B")])
        #expect(mended.fresh.isEmpty && mended.stale.map(\.unit) == ["C"])
        #expect(baseline.without(mended.stale) == Baseline([question("A", "B")]))
        #expect(Baseline([finding("E")]).sort([question("A", "B")]).fresh == [question("A", "B")])
    }

    @Test("It is written one finding a line, the same each time, and read again")
    func written() throws {
        let baseline = Baseline(try findings())
        #expect(try Baseline(baseline.data) == baseline)
        let text = String(decoding: baseline.data, as: UTF8.self)
        #expect(text.split(separator: "\n").count == 7)
        #expect(text == String(decoding: Baseline(try findings().reversed()).data, as: UTF8.self))
    }
}
