import Architecture
import Findings
import Testing

@testable import Checking

/// Circles of strong references, and closures in them.
extension RuleTests {
    @Test("Strong references in a circle are told whole, once")
    func cycle() throws {
        let app = SampleModule.app(
            in: "Login/LoginInteractor.swift",
            [("func load()", "var 1️⃣presenter: LoginPresenter?\n    func load()")])
        let report = try app.expect(
            [FindingSpec("1️⃣", "cycle")], by: SampleModule.source)
        let cycle = try #require(report.findings.first { $0.rule == "cycle" })
        #expect(cycle.notes.count == 2)
    }

    private func view(_ code: String) -> String {
        """
        import UIKit

        final class LoginViewController: UIViewController, LoginViewInput {
            private let output: any LoginViewOutput
            private var onClose: (() -> Void)?
            private var next: () -> Void = {}
            init(output: any LoginViewOutput) { self.output = output }
            func show(model: LoginViewModel) {
                \(code)
            }
        }
        """
    }

    @Test(
        "A closure that holds the one who keeps it is told, once for each property",
        arguments: [
            ("1️⃣onClose = { self.title = nil }; onClose = { self.title = nil }", "LoginViewController → closure →"),
            ("self.1️⃣next = { [self] in title = nil }", "by itself"),
            ("output.1️⃣closed = { self.title = nil }", "LoginViewController → LoginPresenter → closure →"),
        ])
    func closureCycle(code: String, message: String) throws {
        try closures(in: code).expect([FindingSpec("1️⃣", "cycle", message)], by: SampleModule.source)
    }

    @Test(
        "A closure is kept by whatever of the app's classes its owner holds strongly",
        arguments: [
            ("private let field = NameField()", true), ("private lazy var field: NameField = { NameField() }()", true),
            ("weak var field: NameField?", false), ("private var field: NameField { NameField() }", false),
            ("private let field = NameStyle()", false),
        ])
    func closureOfPiece(field: String, isKept: Bool) throws {
        let app = SampleModule.app([
            "Fields.swift": """
            import UIKit
            class Field: UITextField { var changed: ((String) -> Void)? }
            final class NameField: Field {}
            struct NameStyle { var changed: ((String) -> Void)? }
            """,
            "Login/LoginViewController.swift": view("field.\(isKept ? "1️⃣" : "")changed = { _ in self.title = nil }")
                .replacing("private let output", with: "\(field)\n    private let output"),
        ])
        let told = FindingSpec("1️⃣", "cycle", "LoginViewController → NameField → closure → LoginViewController")
        try app.expect(isKept ? [told] : [], by: SampleModule.source)
    }

    @Test("A structure whose closure leads in a circle is told what to capture, since it cannot be weak")
    func closureOfStructure() throws {
        let app = SampleModule.app([
            "Login/LoginViewController.swift": """
            import SwiftUI
            struct LoginViewController: View, LoginViewInput {
                @StateObject var output: LoginPresenter
                func start() { output.closed = { self.leave() } }
                func leave() { start() }
            }
            """,
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift").replacing(
                "private let router", with: "var closed: (() -> Void)?\n    private let router"),
        ])
        let findings = try app.report(SampleModule.source, [CycleRule.self]).findings
        #expect(findings.map { $0.remedy.contains("[title] in") } == [true], "\(findings)")
    }

    @Test(
        "A closure that holds weakly, is held by others, or is kept by nobody is no circle",
        arguments: [
            "onClose = { [weak self] in self?.title = nil }", "onClose = { [unowned self] in title = nil }",
            "onClose = { print() }", "output.closed = { [weak self] in self?.title = nil }",
            "output.computed = { self.title = nil }", "UIView.animate(withDuration: 1) { self.title = nil }",
            "let other = HomeScreen(); other.closed = { self.title = nil }",
            "next = { self.title = nil }; next?(); next = nil",
        ])
    func noClosureCycle(code: String) throws {
        try closures(in: code).expect([], by: SampleModule.source)
    }

    private func closures(in code: String) -> MarkedApp {
        SampleModule.app([
            "Login/LoginViewController.swift": view(code),
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift").replacing(
                "private let router",
                with:
                    "var closed: (() -> Void)?\n    var computed: () -> Void { get { {} } set {} }\n    private let router"
            ),
            "Login/LoginContracts.swift": SampleModule.text(of: "Login/LoginContracts.swift").replacing(
                "func closeTapped()",
                with: "func closeTapped(); var closed: (() -> Void)? { get set }; var computed: () -> Void { get set }"),
        ])
    }
}
