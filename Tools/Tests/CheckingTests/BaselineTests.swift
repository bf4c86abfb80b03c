import Findings
import Testing

@testable import Checking

/// Accepted findings, and what is the same from run to run.
@Suite("The baseline")
struct BaselineTests {
    private func findings(_ change: (String) -> String = { $0 }, at name: String = "Login/LoginPresenter.swift") throws
        -> [Finding]
    {
        let text = SampleModule.healthy["Login/LoginPresenter.swift"]!.replacing("weak var", with: "var")
        return try SampleModule.app(["Login/LoginPresenter.swift": nil, name: change(text)])
            .report(SampleModule.source, [HoldRule.self]).findings
    }

    @Test("Moved lines, other formatting and renamed folders leave what was accepted accepted")
    func moved() throws {
        let baseline = Baseline(try findings())
        #expect(baseline.count == 2)
        for found in [
            try findings { "// a\n\n\n" + $0 }, try findings { $0.replacing("    var view:", with: "  public var view :") },
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

    @Test("It is written one finding a line, the same each time, and read again")
    func written() throws {
        let baseline = Baseline(try findings())
        #expect(try Baseline(baseline.data) == baseline)
        let text = String(decoding: baseline.data, as: UTF8.self)
        #expect(text.split(separator: "\n").count == 7)
        #expect(text == String(decoding: Baseline(try findings().reversed()).data, as: UTF8.self))
    }
}
