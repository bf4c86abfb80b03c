import Testing

@testable import Checking

/// Comments that allow findings.
@Suite("Comments that allow findings")
struct SuppressionTests {
    private func app(_ text: String) -> MarkedApp {
        SampleModule.app(in: "Login/LoginPresenter.swift", [("    weak var view: (any LoginViewInput)?", text)])
    }

    @Test(
        "A comment with a reason allows what is found in its line, below it, in its declaration or in its file",
        arguments: [
            "    var view: (any LoginViewInput)?  // scaena:ignore hold: the screen is always there",
            "    // scaena:ignore hold: the screen is always there\n    var view: (any LoginViewInput)?",
            "    // scaena:ignore hold, cycle: the screen is always there\n    @MainActor\n    var view: (any LoginViewInput)?",
            "    // scaena:ignore-file hold: the screen is always there\n    weak var other: AnyObject?\n\n    var view: (any LoginViewInput)?",
        ])
    func allowed(text: String) throws {
        let report = try app(text).report(SampleModule.source, [HoldRule.self])
        #expect(report.findings.isEmpty)
        #expect(report.suppressed == 1)
    }

    @Test("A comment before a type is for the whole type")
    func type() throws {
        let app = SampleModule.app(
            in: "Login/LoginPresenter.swift",
            [
                ("final class", "// scaena:ignore hold: the screen is always there\nfinal class"),
                ("weak var view", "var view"),
            ])
        let report = try app.report(SampleModule.source, [HoldRule.self])
        #expect(report.findings.isEmpty)
        #expect(report.suppressed == 1)
    }

    @Test("A comment of a line is not for the next one")
    func nextLine() throws {
        let report = try app(
            "    weak var other: AnyObject?  // scaena:ignore hold: why not\n    var view: (any LoginViewInput)?"
        ).report(SampleModule.source, [HoldRule.self])
        #expect(report.findings.map(\.rule) == ["suppression", "hold"])
    }

    @Test(
        "A comment that has no reason, no use or no rule is found",
        arguments: [
            ("// scaena:ignore hold", "no reason"), ("// scaena:ignore hold: used for nothing", "nothing is found"),
            ("// scaena:ignore hald: a reason", "did you mean 'hold'"), ("// scaena:ignore", "no rule"),
        ])
    func useless(comment: String, message: String) throws {
        let report = try app("    weak var view: (any LoginViewInput)?  \(comment)").report(SampleModule.source)
        #expect(report.findings.count == 1)
        let finding = try #require(report.findings.first)
        #expect(finding.message.contains(message))
        #expect(finding.rule == "suppression")
        #expect(finding.place.line == 4)
    }

    @Test("Of several rules that a comment names, the one of which nothing is found is told where it is asked")
    func severalRules() throws {
        let text = "    var view: (any LoginViewInput)?  // scaena:ignore hold, imports: it stays"
        let report = try app(text).report(SampleModule.source)
        #expect(report.findings.map(\.message) == ["nothing of 'imports' is found here, which is ignored"])
        #expect(report.suppressed > 0)
        #expect(try app(text).report(SampleModule.source, [HoldRule.self]).findings.isEmpty)
    }

    @Test("A comment may name a group of rules; where one of them is not asked, it may have a use")
    func groups() throws {
        let allowed = try app("    var view: (any LoginViewInput)?  // scaena:ignore ownership: it stays")
            .report(SampleModule.source, [HoldRule.self, CycleRule.self])
        #expect(allowed.findings.isEmpty)
        #expect(allowed.suppressed == 1)
        let other = try app("    var view: (any LoginViewInput)?  // scaena:ignore channels: it stays")
            .report(SampleModule.source)
        #expect(other.findings.map(\.rule).sorted() == ["hold", "suppression"])
        let text = "    weak var view: (any LoginViewInput)?  // scaena:ignore ownership: it stays"
        #expect(try app(text).report(SampleModule.source, [HoldRule.self]).findings.isEmpty)
        #expect(try app(text).report(SampleModule.source).findings.map(\.rule) == ["suppression"])
    }

    @Test("A comment for a rule that is not asked may have a use")
    func notAsked() throws {
        let report = try app("    weak var view: (any LoginViewInput)?  // scaena:ignore hold: soon")
            .report(SampleModule.source, [ImportsRule.self])
        #expect(report.findings.isEmpty)
    }
}
