import SourceModel
import Testing

@testable import Checking

/// Forms in which Swift says what the rules ask for.
@Suite("Other ways to write it")
struct WrittenFormTests {
    @Test(
        "A wire is seen however it is written",
        arguments: [
            ("(presenter.view, router.viewController) = (view, view)", false),
            ("(presenter.view, _) = pair(view)", false),
            ("presenter[keyPath: \\.view] = view", false),
            ("presenter[keyPath: \\LoginPresenter.view] = view", false),
            ("set(presenter, \\.view, view)", false),
            ("presenter.with(\\.view, view)", false),
            ("(presenter.listener, router.viewController) = (nil, view)", true),
            ("presenter[keyPath: \\.listener] = view", true),
            ("_ = [presenter].map(\\.view)", true),
            ("presenter.observe(\\.view, options: .new) { _ in }", true),
            ("_ = view", true),
        ])
    func wires(code: String, isTold: Bool) throws {
        let app = SampleModule.app(in: "Login/LoginBuilder.swift", [("presenter.view = view", code)])
        let told = try app.report(SampleModule.source, [AssemblyRule.self]).findings.map(\.message)
        #expect(told.contains("nobody sets 'view' of LoginPresenter") == isTold, "\(told)")
    }

    @Test(
        "A property wrapper holds as it stores, or as its name says",
        arguments: [
            ("@Weak", "", false), ("@WeakReference", "", false), ("@Published", "", true),
            (
                "@Boxed",
                "@propertyWrapper struct Boxed<T> { weak var box: AnyObject?; var wrappedValue: T? { box as? T } }",
                false
            ),
            ("@Weak", "@propertyWrapper struct Weak<T> { var wrappedValue: T? }", true),
        ])
    func wrappers(attribute: String, wrapper: String, isTold: Bool) throws {
        let text = SampleModule.text(of: "Login/LoginPresenter.swift").replacing(
            "weak var view", with: "\(attribute) var view")
        let app = SampleModule.app(["Login/LoginPresenter.swift": text, "Wrapper.swift": wrapper])
        #expect(try app.report(SampleModule.source, [HoldRule.self]).findings.isEmpty == !isTold)
    }

    @Test("What '#if false' leaves out is not there", arguments: ["false", "DEBUG"])
    func leftOut(condition: String) throws {
        let app = SampleModule.app(
            in: "Login/LoginPresenter.swift",
            [
                (
                    "    weak var view: (any LoginViewInput)?\n",
                    "    #if \(condition)\n    var view: (any LoginViewInput)?\n    #else\n    weak var view: (any LoginViewInput)?\n    #endif\n"
                )
            ])
        #expect(try app.report(SampleModule.source, [HoldRule.self]).findings.isEmpty == (condition == "false"))
    }

    @Test(
        "A strong reference where 'unowned' is meant is told by its circle, and a weak one is fine",
        arguments: ["", "weak ", "unowned "])
    func unowned(word: String) throws {
        let source = SampleModule.source.with(
            text: SampleModule.definition.replacing("hold: weak  # 69 of 69", with: "hold: unowned  # 69 of 69"))
        let app = SampleModule.app(in: "Login/LoginPresenter.swift", [("weak var view", "\(word)var view")])
        let findings = try app.report(source, [HoldRule.self]).findings
        #expect(
            findings.map(\.reason)
                == (word.isEmpty ? ["The references form a cycle, so that none of them is ever released."] : []))
        #expect(findings.allSatisfy { $0.remedy == "Write 'unowned' before 'view'." })
    }
}
