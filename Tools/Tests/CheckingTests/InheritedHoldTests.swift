import Architecture
import Findings
import Testing

@testable import Checking

/// References that a base class stores for a role, and those to a container.
@Suite("Inherited storage")
struct InheritedHoldTests {
    private func app(_ base: String, _ parent: String, _ others: [String: String] = [:]) -> MarkedApp {
        let presenter = SampleModule.text(of: "Login/LoginPresenter.swift")
            .replacing("final class LoginPresenter {", with: "final class LoginPresenter: \(parent) {")
            .replacing("    weak var view: (any LoginViewInput)?\n", with: "")
        var files: [String: String?] = ["Login/LoginPresenter.swift": presenter, "Base/Base.swift": base]
        for (name, text) in others { files[name] = text }
        return SampleModule.app(files)
    }

    @Test(
        "A strong reference in a base class of a role that holds weakly is told at the base's line",
        arguments: [
            ("class LoginBase { var 1️⃣view: (any LoginViewInput)? }", "LoginBase"),
            ("class Base<View> { var 1️⃣view: View? }", "Base<any LoginViewInput>"),
            ("class Base<View: AnyObject> { var 1️⃣view: View? }", "Base<LoginViewController>"),
            (
                "class Root<Screen> { var 1️⃣view: Screen? }\nclass Middle<Item>: Root<Item> {}",
                "Middle<any LoginViewInput>"
            ),
        ])
    func strong(base: String, parent: String) throws {
        let found = try app(base, parent).expect(
            [FindingSpec("1️⃣", "hold", "and LoginPresenter, which inherits it, holds the view weak")],
            by: SampleModule.source
        ).findings
        #expect(found.first?.remedy.contains("AnyObject") == base.contains("AnyObject"))
        #expect(found.first?.remedy.contains("stands for a protocol") == parent.contains("<any"))
    }

    @Test(
        "A weak one in a base class is right, and so is a strong one by which the role holds nothing that is to be weak",
        arguments: [
            ("class LoginBase { weak var view: (any LoginViewInput)? }", "LoginBase"),
            ("class Base<View: AnyObject> { weak var view: View? }", "Base<LoginViewController>"),
            ("class Base<View> { weak var view: (any LoginViewInput)?; var item: View? }", "Base<UserEntity>"),
        ])
    func right(base: String, parent: String) throws {
        try app(base, parent).expect([], by: SampleModule.source)
    }

    @Test("A base of several roles is told once, with each heir")
    func once() throws {
        let home = """
            import UIKit
            protocol HomeViewInput: AnyObject {}
            final class HomePresenter: Base<any HomeViewInput> {}
            final class HomeViewController: UIViewController, HomeViewInput {
                private let output: HomePresenter
                init(output: HomePresenter) { self.output = output }
            }
            """
        let found = try app(
            "class Base<View> { var view: View? }", "Base<any LoginViewInput>", ["Other/Home.swift": home]
        ).report(SampleModule.source, [HoldRule.self]).findings
        #expect(found.count == 1)
        #expect(found.first?.notes.count { $0.message.hasSuffix("inherits it") } == 2)
        #expect(found.first?.identity.description == "hold .presenter Base.view")
    }

    @Test("The factory of a built-in holds its container unowned", arguments: ["", "unowned "])
    func container(ownership: String) throws {
        let source = try #require(ArchitectureSource.builtIns["mvpcf"])
        let app = MarkedApp([
            "Items/List/ListFactory.swift": """
            import ScaenaUIKit
            protocol ListFactory: AnyObject { func make() throws -> any ListRoutes }
            final class DefaultListFactory: ListFactory {
                private \(ownership)let 1️⃣container: ServiceContainer
                private let other: OtherContainer
                init(container: ServiceContainer) { self.container = container }
            }
            """,
            "Items/List/ListViewController.swift": """
            import ScaenaUIKit
            protocol ListRoutes: AnyObject {}
            final class ListViewController: UIViewController, ListRoutes {}
            """,
        ])
        let found = try app.report(source, [HoldRule.self]).findings
        #expect(found.map(\.subject) == (ownership.isEmpty ? ["container"] : []))
        #expect(found.allSatisfy { $0.remedy == "Write 'unowned' before 'container'." })
    }
}
