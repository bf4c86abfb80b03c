import Testing

@testable import Checking

/// Two modules of one app that have units of one name.
@Suite("Units of one name in two modules")
struct TwinUnitTests {
    /// The sample's module in two modules of the app.
    private func report(_ module: String, _ name: String, _ old: String, _ new: String) throws -> CheckReport {
        var files: [String: String] = [:]
        for (path, text) in SampleModule.healthy {
            for own in ["Feed", "Shop"] {
                files["\(own)/\(path)"] = own == module && path == name ? text.replacing(old, with: new) : text
            }
        }
        return try MarkedApp(files).report(
            SampleModule.source,
            modules: { path in path.split(separator: "/").dropFirst().first.map { [String($0)] } ?? [] })
    }

    @Test("A wire that one builder forgets is told, though the other one sets its own", arguments: ["Feed", "Shop"])
    func wires(module: String) throws {
        let report = try report(module, "Login/LoginBuilder.swift", "presenter.view = view", "_ = view")
        #expect(report.findings.map(\.message) == ["nobody sets 'view' of LoginPresenter"])
        #expect(report.findings.first?.place.path == "/app/\(module)/Login/LoginPresenter.swift")
        #expect(try self.report("", "", "", "").findings.isEmpty)
    }

    @Test("The baseline knows which of them it accepts")
    func baseline() throws {
        func findings(_ module: String) throws -> CheckReport {
            try report(module, "Login/LoginPresenter.swift", "weak var view", "var view")
        }
        let accepted = Baseline(try findings("Feed").findings)
        #expect(accepted.findings.map(\.unit) == ["Feed.Login"])
        #expect(accepted.sort(try findings("Feed").findings).fresh.isEmpty)
        let other = accepted.sort(try findings("Shop").findings)
        #expect(other.fresh.count == 1 && other.stale.count == 1)
    }

    @Test("What was accepted before another module took the name stays accepted, once")
    func before() throws {
        let before = try SampleModule.app(
            in: "Login/LoginPresenter.swift", [("weak var view", "var view")]
        ).report(SampleModule.source).findings
        let found = try report("Shop", "Login/LoginPresenter.swift", "weak var view", "var view").findings
        #expect(before.map(\.identity.unit) == ["Login"] && found.map(\.identity.unit) == ["Shop.Login"])
        #expect(Baseline(before).sort(found).fresh.isEmpty && Baseline(found).sort(before).fresh.isEmpty)
        #expect(Baseline(before).sort(found + found).fresh.count == 1)
    }
}
