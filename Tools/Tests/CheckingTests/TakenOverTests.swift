import Architecture
import Findings
import Foundation
import Testing

@testable import Checking

/// Statements that a learned definition takes over from another one bind as far as they were counted.
@Suite("What is taken over")
struct TakenOverTests {
    private func report(_ confirmed: String, _ rules: [any Rule.Type]) throws -> [Finding] {
        let text = """
            architecture: our
            extends: viper
            roles:
              wireframe:
                type: "{Unit}Wireframe"  # 20 of 20

            # As viper says, and so it is:
            #   view: {Unit}ViewController  # 20 of 20
            \(confirmed)
            """
        let app = MarkedApp([
            "Login/LoginProtocols.swift": """
            protocol LoginViewProtocol: AnyObject {}
            protocol LoginPresenterProtocol: AnyObject {}
            """,
            "Login/LoginViewController.swift": """
            import UIKit
            final class LoginViewController: UIViewController, LoginViewProtocol {
                var presenter: LoginPresenterProtocol?
            }
            """,
            "Login/LoginPresenter.swift": """
            final class LoginPresenter: LoginPresenterProtocol { var view: LoginViewProtocol? }
            """,
            "Login/LoginWireframe.swift": "final class LoginWireframe {}\nfinal class LoginInteractor {}",
            "Login/LoginViewFactory.swift": "enum LoginViewFactory { static func createView() {} }",
        ])
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("our.yml")
        try Data(text.utf8).write(to: file)
        return try app.report(ArchitectureSource(readingFile: file.path), rules).findings
    }

    @Test(
        "A statement is told of where its count stands in the comments",
        arguments: [
            ("#   presenter -> view: hold weak  # 20 of 20", true),
            ("#   presenter -> view: hold weak  # not sure: 5 of 9", false),
            ("", false),
        ])
    func counted(line: String, isTold: Bool) throws {
        let found = try report(line, [HoldRule.self])
        #expect(found.map(\.statement?.evidence) == (isTold ? ["20 of 20"] : []))
    }
}
