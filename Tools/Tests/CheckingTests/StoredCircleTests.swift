import Architecture
import Conformance
import Findings
import SourceModel
import TemporaryFolders
import Testing

@testable import Checking

/// Circles by what an actor puts into something that it holds, and circles of code that never runs.
@Suite("Stored circles")
struct StoredCircleTests {
    private func text(_ name: String, _ replacements: (String, String)...) -> String {
        replacements.reduce(SampleModule.text(of: "Login/Login\(name).swift")) { $0.replacing($1.0, with: $1.1) }
    }

    private func view(_ members: String, _ code: String) -> String {
        text(
            "ViewController", ("    private let output:", "    \(members)\n    private let output:"),
            ("func closeTapped() {", "func closeTapped() {\n        \(code)\n"))
    }

    private func findings(_ app: MarkedApp) throws -> [Finding] {
        try app.report(SampleModule.source, [CycleRule.self]).findings
    }

    @Test(
        "An actor that is set as a strong property of what it holds closes a circle",
        arguments: [
            ("var delegate: PickerDelegate?", "picker.delegate = self", true),
            ("weak var delegate: PickerDelegate?", "picker.delegate = self", false),
            ("@Weak var delegate: PickerDelegate?", "picker.delegate = self", false),
            ("var delegate: PickerDelegate?", "picker.delegate = self; picker.delegate = nil", false),
        ])
    func delegates(property: String, code: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Picker.swift": "protocol PickerDelegate: AnyObject {}\nfinal class Picker { \(property) }",
            "Login/LoginViewController.swift": view("let picker = Picker()", code),
        ])
        let found = try findings(app)
        #expect(found.count == (isTold ? 1 : 0))
        #expect(found.allSatisfy { $0.place.path.hasSuffix("Picker.swift") && $0.remedy == "Hold 'delegate' weakly." })
    }

    @Test(
        "A closure that is set in what a base class of the app holds closes a circle",
        arguments: ["[weak self] in ", ""])
    func inherited(capture: String) throws {
        let app = SampleModule.app([
            "Base.swift": """
            import UIKit
            final class Bar { var tapped: (() -> Void)? }
            class BarViewController: UIViewController { let bar = Bar() }
            """,
            "Login/LoginViewController.swift": view("", "bar.tapped = { \(capture)self.closeTapped() }").replacing(
                "LoginViewController: UIViewController", with: "LoginViewController: BarViewController"),
        ])
        #expect(try findings(app).map(\.subject) == (capture.isEmpty ? ["tapped"] : []))
    }

    @Test(
        "An actor that an initializer is handed closes a circle where it is kept strongly",
        arguments: [
            ("lazy var picker = Picker(delegate: self)", "", "", true),
            ("lazy var picker = Picker(delegate: self)", "", "weak ", false),
            ("var picker: Picker?", "picker = Picker(delegate: self)", "", true),
            ("var picker: Picker?", "picker = Picker(delegate: self); picker = nil", "", false),
            ("var picker: Picker?", "let picker = Picker(delegate: self); picker.show()", "", false),
        ])
    func arguments(member: String, code: String, ownership: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Picker.swift": """
            protocol PickerDelegate: AnyObject {}
            final class Picker {
                private \(ownership)var receiver: PickerDelegate?
                init(delegate: PickerDelegate) { receiver = delegate }
                func show() {}
            }
            """,
            "Login/LoginViewController.swift": view(member, code),
        ])
        let found = try findings(app)
        #expect(found.map(\.subject) == (isTold ? ["receiver"] : []))
        #expect(found.allSatisfy { $0.notes.contains { $0.message.contains("handed to its initializer here") } })
    }

    @Test("An actor that is set while a lazy property's value is set up closes a circle", arguments: ["", "weak "])
    func setUp(ownership: String) throws {
        let made =
            "lazy var picker: Picker = {\n        let made = Picker()\n        made.delegate = self\n        return made\n    }()"
        let app = SampleModule.app([
            "Picker.swift":
                "protocol PickerDelegate: AnyObject {}\nfinal class Picker { \(ownership)var delegate: PickerDelegate? }",
            "Login/LoginViewController.swift": view(made, ""),
        ])
        #expect(try findings(app).map(\.subject) == (ownership.isEmpty ? ["delegate"] : []))
    }

    @Test("Screens that play no role close a circle, too", arguments: ["", "weak "])
    func otherScreens(ownership: String) throws {
        let app = SampleModule.app([
            "Pages.swift": """
            import UIKit
            final class PagesController: UIViewController {
                let first = PageController()
                func load() { first.parentPages = self }
            }
            final class PageController: UIViewController { \(ownership)var parentPages: PagesController? }
            """,
            "Opening.swift": "func open() { _ = PagesController().load() }",
        ])
        #expect(try findings(app).map(\.subject) == (ownership.isEmpty ? ["parentPages"] : []))
    }

    @Test("A delegate that is strong beside a closure is named in the remedy", arguments: ["", "weak "])
    func besideClosures(ownership: String) throws {
        let app = SampleModule.app([
            "Picker.swift":
                "protocol PickerDelegate: AnyObject {}\nfinal class Picker { \(ownership)var delegate: PickerDelegate?; var done: (() -> Void)? }",
            "Login/LoginViewController.swift": view(
                "let picker = Picker()", "picker.done = { self.closeTapped() }; picker.delegate = self"),
        ])
        let closure = try findings(app).first { $0.message.hasPrefix("a closure") }
        #expect(closure?.statement == nil)
        #expect(
            closure?.remedy.contains("'delegate' of Picker holds LoginViewController strongly, too")
                == ownership.isEmpty)
    }

    @Test(
        "Code that nobody calls closes no circle, nor what is let go by hand",
        arguments: [
            ("func unused() { onClose = { self.closeTapped() } }", false),
            ("@objc func unused() { onClose = { self.closeTapped() } }", true),
            ("let picker = Picker(); func used() { picker.done = { self.used() } }; func other() { used() }", true),
            (
                "var picker: Picker?; func used() { picker.done = { self.picker = nil } }; func other() { used() }",
                false
            ),
            ("func used() { onClose = { self.closeTapped() } }; func other() { used() }", true),
        ])
    func deadFunctions(code: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Picker.swift": "final class Picker { var done: (() -> Void)? }",
            "Login/LoginViewController.swift": view("var onClose: (() -> Void)?\n    \(code)", ""),
        ])
        #expect(try findings(app).count == (isTold ? 1 : 0))
    }

    @Test("Objects that nobody makes close no circle", arguments: [true, false])
    func deadObjects(isMade: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": text(
                "Interactor", ("    func load()", "    var presenter: LoginPresenter?\n    func load()")),
            "Login/LoginBuilder.swift": isMade ? text("Builder") : "enum LoginBuilder {}",
        ])
        #expect(try findings(app).count == (isMade ? 1 : 0))
    }

    @Test(
        "A screen that no code names is made where a nib or storyboard names it, and may be where Objective-C is",
        arguments: [("Main.storyboard", true), ("Login.xib", true), ("Login.m", true), ("Login.txt", false)])
    func layouts(file: String, isTold: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("<view customClass=\"Other\"/><view customClass=\"LoginViewController\" id=\"1\"/>", to: file)
        let app = SampleModule.app([
            "Login/LoginBuilder.swift": "enum LoginBuilder {}",
            "Login/LoginViewController.swift": view("var onClose: (() -> Void)?", "onClose = { self.closeTapped() }"),
        ])
        let layouts = LayoutClasses(SourceFileList(paths: [folder.path]))
        let report = try app.report(SampleModule.source, [CycleRule.self], layouts: layouts)
        #expect(report.findings.count == (isTold ? 1 : 0))
    }

    @Test("A nib's owner is made by whoever loads the nib", arguments: ["placeholder", "viewController"])
    func owners(element: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "<\(element) placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"LoginViewController\"/>",
            to: "Login.xib")
        let app = SampleModule.app([
            "Login/LoginBuilder.swift": "enum LoginBuilder {}",
            "Login/LoginViewController.swift": view("var onClose: (() -> Void)?", "onClose = { self.closeTapped() }"),
        ])
        let layouts = LayoutClasses(SourceFileList(paths: [folder.path]))
        let report = try app.report(SampleModule.source, [CycleRule.self], layouts: layouts)
        #expect(report.findings.isEmpty == (element == "placeholder"))
    }

    @Test("A closure that is set on a parameter is kept by the property that keeps that", arguments: [true, false])
    func keptParameters(isKept: Bool) throws {
        let app = SampleModule.app([
            "Picker.swift": "final class Picker { var done: (() -> Void)? }",
            "Login/LoginViewController.swift": view(
                "let picker: Picker\n    func take(_ picker: Picker) { \(isKept ? "self.picker = picker; " : "")picker.done = { self.closeTapped() } }",
                "take(picker)"),
        ])
        #expect(try findings(app).map(\.subject) == (isKept ? ["done"] : []))
    }

    @Test("A class that no target compiles closes no circle", arguments: [["App"], []])
    func leftOver(modules: [String]) throws {
        let screen = view("var onClose: (() -> Void)?", "onClose = { self.closeTapped() }")
        let others = (1...10).map { ("App/Other\($0).swift", "struct Other\($0) {}" as String?) }
        let app = SampleModule.app(
            Dictionary(uniqueKeysWithValues: others + [("Login/LoginViewController.swift", screen)]))
        let index = try app.index { $0.hasSuffix("LoginViewController.swift") ? modules : ["App"] }
        let map = RoleMap(try SampleModule.source.definition(), index, jobs: 1)
        let report = Check.report(on: CheckedApp(map, SampleModule.source), rules: [CycleRule.self], jobs: 1)
        #expect(report.findings.count == modules.count)
    }

    @Test("What an heir overrides is mended where it is stored")
    func overridden() throws {
        let app = SampleModule.app([
            "Picker.swift": """
            protocol PickerDelegate: AnyObject {}
            class Picker { var delegate: PickerDelegate? }
            """,
            "DayPicker.swift": """
            final class DayPicker: Picker { override var delegate: PickerDelegate? { didSet { update() } } }
            """,
            "Login/LoginViewController.swift": view("let picker = DayPicker()", "picker.delegate = self"),
        ])
        #expect(try findings(app).map(\.place.path) == ["/app/Picker.swift"])
    }

    @Test("A view lets go of its screen, which UIKit keeps with the view in it")
    func views() throws {
        let source = SampleModule.source.with(
            text: SampleModule.definition.replacing(
                "  presenter: { type:",
                with: "  page: { type: \"{Unit}View\", layer: presentation }\n  presenter: { type:"
            ).replacing(
                "presenterFile:",
                with: "pageFile: { path: \"{Unit}View.swift\", template: view, holds: page }\n  presenterFile:"))
        let app = SampleModule.app([
            "Login/LoginView.swift": "import UIKit\nfinal class LoginView: UIView { var screen: LoginViewController? }",
            "Login/LoginViewController.swift": view("var page: LoginView?", ""),
        ])
        let found = try app.report(source, [CycleRule.self]).findings
        #expect(found.map(\.remedy) == ["Hold 'screen' weakly."])
    }

    @Test("A reference that closes a circle is told once, and not as a missing channel besides")
    func once() throws {
        let app = SampleModule.app(
            in: "Login/LoginInteractor.swift",
            [("    func load()", "    var 1️⃣presenter: LoginPresenter?\n    func load()")])
        try app.expect([FindingSpec("1️⃣", "cycle")], by: SampleModule.source)
    }

    @Test("Who holds others of its own class, as in a list or a tree, is in no circle")
    func lists() throws {
        let app = SampleModule.app(
            in: "Login/LoginPresenter.swift",
            [("private let router", "private var others: [LoginPresenter] = []\n    private let router")])
        #expect(try app.report(SampleModule.source, [CycleRule.self]).findings.isEmpty)
    }

    @Test("A structure is no end of a circle that could be held weakly", arguments: ["struct", "final class"])
    func structures(kind: String) throws {
        let app = SampleModule.app([
            "Login/LoginViewController.swift": """
            import SwiftUI
            protocol LoginViewInput {}
            \(kind) LoginViewController: LoginViewInput { let output: LoginPresenter }
            """,
            "Login/LoginPresenter.swift": "final class LoginPresenter { var view: LoginViewInput? }",
            "Login/LoginContracts.swift": "",
            "Login/LoginBuilder.swift": """
            enum LoginBuilder {
                static func build() {
                    let presenter = LoginPresenter()
                    presenter.view = LoginViewController(output: presenter)
                }
            }
            """,
        ])
        let source = SampleModule.counted(
            "",
            (
                """
                  - presenter -> view:
                      hold: weak  # 69 of 69
                      through: viewInput
                      as: view
                      says: [show, "show…"]
                      carries: viewModel

                """, ""
            ))
        let found = try app.report(source, [CycleRule.self]).findings
        #expect(found.map(\.subject) == [kind == "struct" ? "output" : "view"])
    }
}
