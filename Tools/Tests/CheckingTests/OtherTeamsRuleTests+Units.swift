import Architecture
import Testing

@testable import Checking

/// Units and their parts as other teams write them.
extension OtherTeamsRuleTests {
    @Test("What is private to a file cannot be moved to one of its own", arguments: ["private ", "fileprivate ", ""])
    func privateTypes(access: String) throws {
        let router = SampleModule.text(of: "Login/LoginRouter.swift")
            .replacing("final class", with: "\(access)final class 1️⃣")
        let app = SampleModule.app([
            "Login/LoginRouter.swift": nil,
            "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift") + "\n" + router,
        ])
        let report = try app.report(SampleModule.source)
        #expect(report.findings.contains { $0.message.contains("is declared in LoginBuilder.swift") } == access.isEmpty)
    }

    @Test("The base of all others has another base")
    func ownBase() throws {
        let source = source(("base: UIViewController", "base: LoginViewController"))
        let report = try SampleModule.app().report(source)
        #expect(!report.findings.contains { $0.message.contains("does not inherit") })
    }

    @Test(
        "A part that nobody in a unit asks for is missed where it was not counted, or where somebody holds its contract or makes it",
        arguments: [(counted: "", asked: ""), ("  # 20 of 20", ""), ("  # 20 of 20", "held"), ("  # 20 of 20", "made")])
    func partsThatNobodyAsksFor(counted: String, asked: String) throws {
        let role = "interactor: { type: \"{Unit}Interactor\", implements: interactorInput, layer: business }"
        let learned = source(
            (
                role,
                """
                interactor:
                      type: "{Unit}Interactor"\(counted)
                      implements: interactorInput
                      layer: business
                """
            ))
        let held = "private let interactor: any LoginInteractorInput"
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": nil, "App/Uses.swift": nil,
            "Login/LoginContracts.swift": SampleModule.text(of: "Login/LoginContracts.swift")
                .replacing("protocol LoginInteractorInput: AnyObject { func load() -> UserEntity }\n", with: ""),
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing(held, with: asked == "held" ? held : ""),
            "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                .replacing(
                    "interactor: LoginInteractor(), ", with: asked == "made" ? "interactor: LoginInteractor(), " : ""),
        ])
        let report = try app.report(learned)
        let isTold = report.findings.contains { $0.message.contains("has no interactor:") }
        #expect(isTold == (counted.isEmpty || !asked.isEmpty))
    }

    @Test(
        "A flow without a screen is none of the scenes that a definition was learned from",
        arguments: ["", "  # 20 of 20"])
    func flowsWithoutAScreen(counted: String) throws {
        let learned = source(
            ("type: \"{Unit}ViewController\"", "type: \"{Unit}ViewController\"\(counted)"),
            (
                "router: { type: \"{Unit}Router\", layer: presentation }",
                "router: { type: \"{Unit}Router\", base: Wireframe, layer: presentation }"
            ))
        let router = "class Wireframe {}\nfinal class LoginRouter: Wireframe {}"
        var files = SampleModule.healthy
        files["Login/LoginRouter.swift"] = router
        files["Sync/Sync.swift"] = """
            final class SyncPresenter { init(router: SyncRouter) {} }
            final class SyncInteractor {}
            final class SyncRouter {}
            enum SyncBuilder { static func build() -> SyncPresenter { SyncPresenter(router: SyncRouter()) } }
            """
        let report = try MarkedApp(files).report(learned, [UnitRule.self])
        let told = report.findings.filter { $0.identity.unit == "Sync" && $0.identity.subject != "file" }.map(\.message)
        #expect(
            told.sorted()
                == (counted.isEmpty
                    ? [
                        "SyncRouter does not inherit from Wireframe",
                        "the module Sync has no view: there is no SyncViewController",
                    ] : []))
    }

    @Test("Of two types of one name, one stands in the file that is named after it")
    func twins() throws {
        let router = SampleModule.text(of: "Login/LoginRouter.swift")
        let app = SampleModule.app(["Login/LoginModel.swift": router])
        #expect(!(try app.report(SampleModule.source)).findings.contains { $0.message.contains("is declared in") })
    }

    @Test(
        "A base that others inherit from, or a view of UIKit's wrapped for SwiftUI, is no scene of a learned definition",
        arguments: ["", "  # 20 of 20"], ["", "heirs", "wrapped"])
    func basesAndWrappers(counted: String, kind: String) throws {
        let learned = source(
            ("type: \"{Unit}ViewController\"", "type: \"{Unit}ViewController\"\(counted)"),
            (
                "router: { type: \"{Unit}Router\", layer: presentation }",
                "router:\n      type: \"{Unit}Router\"\(counted)\n      layer: presentation"
            ))
        var files = SampleModule.healthy
        files["Login/LoginRouter.swift"] = nil
        files["Login/Other.swift"] =
            SampleModule.text(of: "Login/LoginRouter.swift")
            + (kind == "heirs" ? "\nfinal class OneRouter: LoginRouter {}\nfinal class TwoRouter: LoginRouter {}" : "")
            + (kind == "wrapped" ? "\nextension LoginRouter: UIViewControllerRepresentable {}" : "")
        let report = try MarkedApp(files).report(learned, [UnitRule.self])
        let told = report.findings.contains { $0.message.hasPrefix("LoginRouter is declared in Other.swift") }
        #expect(told == (counted.isEmpty || kind.isEmpty))
    }

    @Test("A file whose name differs in case alone is found", arguments: [("LOGINRouter", false), ("Router", true)])
    func filesThatDifferInCase(file: String, isTold: Bool) throws {
        var files = SampleModule.healthy
        files["Login/\(file).swift"] = files.removeValue(forKey: "Login/LoginRouter.swift")
        let report = try MarkedApp(files).report(SampleModule.source, [UnitRule.self])
        #expect(report.findings.contains { $0.message.contains("and not in LoginRouter.swift") } == isTold)
    }
}
