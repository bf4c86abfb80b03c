import Architecture
import Testing

@testable import Checking

/// Roles that some units call otherwise: `LoginVC` beside `AboutViewController`.
@Suite("Rules on roles with further names")
struct RoleSpellingTests {
    /// An architecture of two, whose screens may have a further name.
    private static func source(_ also: String) -> ArchitectureSource {
        ArchitectureSource(
            file: "spelt.yml",
            text: """
                architecture: spelt
                about: screens of two names
                unit: { word: scene, folder: "{Unit}", owner: view }
                roles:
                  view: { type: "{Unit}ViewController"\(also) }
                  presenter: { type: "{Unit}Presenter" }
                channels:
                  - view -> presenter: { hold: strong, as: presenter }
                  - presenter -> view: { hold: weak, as: view }
                assembly: { by: view, function: init, creates: [view, presenter], returns: view }
                files:
                  viewFile: { path: "{Unit}ViewController.swift", template: view, holds: view }
                  presenterFile: { path: "{Unit}Presenter.swift", template: presenter, holds: presenter }
                """, templates: ["view": "", "presenter": ""])
    }

    private static let app = MarkedApp([
        "About/AboutViewController.swift":
            "final class AboutViewController { let presenter = AboutPresenter(); init() { presenter.view = self } }",
        "About/AboutPresenter.swift": "final class AboutPresenter { weak var view: AboutViewController? }",
        "Login/LoginVC.swift":
            "final class LoginVC { let presenter = LoginPresenter(); init() { presenter.view = self } }",
        "Login/LoginPresenter.swift": "final class LoginPresenter { var 1️⃣view: LoginVC? }",
    ])

    @Test("A screen of the further name is judged as that of the usual one")
    func judged() throws {
        let report = try Self.app.expect(
            [FindingSpec("1️⃣", "hold", "'view' of LoginPresenter is strong")],
            by: Self.source(", also: \"{Unit}VC\""))
        #expect(report.counts.units == 2)
    }

    @Test("Without the further name it plays no role")
    func unknown() throws {
        let report = try Self.app.report(Self.source(""), [HoldRule.self])
        #expect(report.findings.isEmpty)
    }
}
