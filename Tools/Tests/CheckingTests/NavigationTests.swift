import Architecture
import Findings
import Testing

@testable import Checking

/// Ways to other screens outside of the role that performs navigation.
@Suite("Navigation")
struct NavigationTests {
    /// The findings on a presenter that calls something.
    private func findings(
        _ code: String, base: String = "", imports: String = "Foundation", more: String = "",
        in name: String = "Login/LoginPresenter.swift"
    ) throws -> [Finding] {
        let text = SampleModule.text(of: name)
            .replacing("import Foundation", with: "import \(imports)")
            .replacing("final class LoginPresenter {", with: "final class LoginPresenter\(base) {\n\(more)")
            .replacing("router.close()", with: code).replacing("output.closeTapped()", with: code)
        return try SampleModule.app([name: text]).report(SampleModule.source, [NavigationRule.self]).findings
    }

    private static let screen = "var screen: UIViewController?\nvar window: UIWindow?\n"

    @Test("A presenter with a contract of classes, and with protocols from elsewhere, has no screen to dismiss")
    func dismissing() throws {
        for base in ["", ": NSObject, ThirdPartyThing", ": LoginKind, PackageThing"] {
            let found = try findings("screen?.dismiss(animated: true)", base: base, more: Self.screen)
            #expect(found.map(\.message).count == (base.isEmpty || base.contains("NSObject") ? 1 : 0), "\(base)")
        }
        // A class from elsewhere may be a screen's.
        for base in [": PackageScreen", ": UIViewController"] {
            #expect(try findings("dismiss(animated: true)", base: base).isEmpty)
        }
        let own = try findings("dismiss(animated: true)", in: "Login/LoginViewController.swift")
        #expect(own.isEmpty)
    }

    @Test(
        "Segues, shown screens, the runtime's navigation and a window's new root are ways to other screens",
        arguments: [
            ("screen?.show(HomeBuilder.build(), sender: nil)", "calls 'show'"),
            ("screen?.showDetailViewController(HomeBuilder.build(), sender: self)", "calls 'showDetailViewController'"),
            ("screen?.performSegue(withIdentifier: \"home\", sender: nil)", "calls 'performSegue'"),
            ("window?.rootViewController = HomeBuilder.build()", "sets 'rootViewController'"),
            ("screen?.view.window?.rootViewController = HomeBuilder.build()", "sets 'rootViewController'"),
            ("Navigation(from: screen).push(HomeBuilder.build())", "calls 'push'"),
            ("Navigation(from: screen).popToRoot()", "calls 'popToRoot'"),
            ("Navigation(from: screen).dismiss()", "calls 'dismiss'"),
            ("Navigation.setRoot(HomeBuilder.build(), of: window)", "calls 'setRoot'"),
        ])
    func told(code: String, message: String) throws {
        let found = try findings(code, imports: "ScaenaUIKit", more: Self.screen)
        #expect(found.count == 1 && found.first?.message.contains(message) == true)
    }

    @Test(
        "Functions and types of the app's own that are called so are none",
        arguments: [
            ("screen?.show(\"\", for: 3)", "ScaenaUIKit"),
            ("show(1, sender: nil)", "ScaenaUIKit"),
            ("window?.rootViewController = nil", "ScaenaUIKit"),
            ("flow.rootViewController = HomeBuilder.build()", "ScaenaUIKit"),
            ("queue.push(3); queue.pop()", "ScaenaUIKit"),
            ("navigation.push(3)", "Foundation"),
            ("ways.push(3)", "ScaenaUIKit"),
            ("super.show(HomeBuilder.build(), sender: nil)", "ScaenaUIKit"),
        ])
    func untold(code: String, module: String) throws {
        let more =
            Self.screen + "let flow: Flow\nlet ways: OtherNavigation\nfunc show(_ number: Int, sender: Any?) {}\n"
        #expect(try findings(code, imports: module, more: more).isEmpty)
    }

    @Test("A screen that has another function of the name still calls UIKit's")
    func ownOverload() throws {
        let found = try findings("show(HomeBuilder.build(), sender: nil)", in: "Login/LoginViewController.swift")
        #expect(found.map(\.subject) == ["show"])
    }
}
