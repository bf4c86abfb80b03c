import Architecture
import Findings
import Testing

@testable import Checking

/// Bases of parts, and owners, that are not asked for.
extension LeftOutTests {
    @Test(
        "A part whose screen has another base than the rest is not asked for its own, nor one that does nothing of the base's work",
        arguments: [
            ("UIViewController", "func closeTapped() {}", Self.count, true),
            ("UITabBarController", "func closeTapped() {}", Self.count, false),
            ("UIViewController", "func load() {}", Self.count, false),
            // Most, and not all, inherit from it.
            ("UIViewController", "func closeTapped() {}", "  # 17 of 20", true),
            ("UITabBarController", "func closeTapped() {}", "  # 17 of 20", false),
            ("UITabBarController", "func closeTapped() {}", "  # 7 of 20", true),
        ])
    func otherBases(base: String, work: String, count: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Base.swift": "class BasePresenter { \(work) }",
            "Login/LoginViewController.swift": text("ViewController", (": UIViewController", ": \(base)")),
        ])
        let source = SampleModule.counted(
            Self.count, ("base: UIViewController", "base: UIViewController\(count)"),
            (
                "    type: \"{Unit}Presenter\"\(Self.count)",
                "    type: \"{Unit}Presenter\"\(Self.count)\n    base: BasePresenter\(Self.count)"
            ))
        #expect(
            try messages(app, source, UnitRule.self).contains("LoginPresenter does not inherit from BasePresenter")
                == isTold)
    }

    @Test("What overrides a base's work and stands on none has lost its base, whatever its screen stands on")
    func lostBases() throws {
        for (modifier, isTold) in [("override ", true), ("", false)] {
            let presenter = text("Presenter", ("    func closeTapped() {", "    \(modifier)func closeTapped() {"))
            let app = SampleModule.app([
                "Base.swift": "class BasePresenter { func closeTapped() {} }",
                "Login/LoginPresenter.swift": presenter,
                "Login/LoginViewController.swift": text(
                    "ViewController", (": UIViewController", ": UITabBarController")),
            ])
            let source = SampleModule.counted(
                Self.count, ("base: UIViewController", "base: UIViewController\(Self.count)"),
                (
                    "    type: \"{Unit}Presenter\"\(Self.count)",
                    "    type: \"{Unit}Presenter\"\(Self.count)\n    base: BasePresenter\(Self.count)"
                ))
            #expect(
                try messages(app, source, UnitRule.self).contains("LoginPresenter does not inherit from BasePresenter")
                    == isTold)
        }
    }

    @Test("Two that have lost their base are told, where two that never had one are let be")
    func severalLostBases() throws {
        for (modifier, isTold) in [("override ", true), ("", false)] {
            let presenter = "final class HomePresenter { \(modifier)func closeTapped() {} }"
            let app = SampleModule.app([
                "Base.swift": "class BasePresenter { func closeTapped() {} }", "Home/HomePresenter.swift": presenter,
                "Home/HomeInteractor.swift": "final class HomeInteractor {}",
                "Login/LoginPresenter.swift": text(
                    "Presenter", ("    func closeTapped() {", "    \(modifier)func closeTapped() {")),
            ])
            let source = SampleModule.counted(
                Self.count,
                (
                    "    type: \"{Unit}Presenter\"\(Self.count)",
                    "    type: \"{Unit}Presenter\"\(Self.count)\n    base: BasePresenter\(Self.count)"
                ))
            #expect(
                try messages(app, source, UnitRule.self).contains("LoginPresenter does not inherit from BasePresenter")
                    == isTold)
        }
    }

    @Test(
        "What stands beside the app's own base, on what that stands on, could stand on the base",
        arguments: [
            ("UIViewController", "20 of 20", true), ("UITabBarController", "20 of 20", false),
            ("UIViewController", "5 of 20", false),
        ])
    func besideTheBase(parent: String, count: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Base.swift": "import UIKit\nclass BaseScreen: UIViewController {}",
            "Login/LoginViewController.swift": text("ViewController", (": UIViewController", ": \(parent)")),
        ])
        let source = SampleModule.counted(Self.count, ("base: UIViewController", "base: BaseScreen  # \(count)"))
        #expect(try messages(app, source, UnitRule.self).isEmpty == !isTold)
    }

    @Test(
        "Where the owner of units is not sure, a circle is told with a part of a screen",
        arguments: [("Store", "Opener", false), ("Interactor", "Router", true)])
    func unsureOwners(first: String, second: String, isTold: Bool) throws {
        func named(_ text: String) -> String {
            text.replacing("Interactor", with: first).replacing("Router", with: second)
        }
        let count = SampleModule.counted(Self.count)
        let source = ArchitectureSource(
            file: "demo.yml",
            text: named(count.text).replacing(
                "unit: { word: module, folder: \"{Unit}\", owner: view }",
                with: "unit:\n  word: module\n  folder: \"{Unit}\"\n  owner: view  # not sure: 9 of 16"),
            templates: count.templates)
        let circle = SampleModule.app([
            "Login/LoginInteractor.swift": text(
                "Interactor", ("    func load()", "    var router: LoginRouter?\n    func load()")),
            "Login/LoginRouter.swift": text(
                "Router", ("func close()", "var interactor: LoginInteractor?\n    func close()")),
        ])
        let app = MarkedApp(
            Dictionary(uniqueKeysWithValues: circle.files.map { (named($0.key), named($0.value)) }))
        #expect(try messages(app, source, CycleRule.self).isEmpty != isTold)
    }
}
