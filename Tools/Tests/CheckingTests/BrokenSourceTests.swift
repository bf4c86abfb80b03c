import TemporaryFolders
import Testing

@testable import Checking

/// Half-written sources, as a person leaves them for a moment.
@Suite("Broken sources")
struct BrokenSourceTests {
    @Test("A file that ends anywhere is checked without a crash", arguments: SampleModule.healthy.keys.sorted())
    func cutOff(name: String) throws {
        let text = SampleModule.healthy[name] ?? ""
        for length in stride(from: 0, to: text.count, by: Soak.isOn ? 17 : 85) {
            _ = try SampleModule.app([name: String(text.prefix(length))]).report(SampleModule.source)
        }
    }

    @Test(
        "What is no Swift is checked without a crash",
        arguments: [
            "}}}}", "class {", "extension : {", "protocol LoginViewInput: LoginViewInput {}",
            "final class LoginPresenter: LoginPresenter {}",
            "import\nimport .\nclass LoginPresenter { weak var = }", "typealias LoginPresenter = LoginPresenter",
            "class LoginPresenter { class LoginPresenter { var view: LoginPresenter.LoginPresenter? } }",
            "\u{0}\u{FEFF}",
            "// scaena:ignore", "// scaena:ignore-file :",
            "enum LoginBuilder { static func build() { LoginBuilder() } }",
        ])
    func nonsense(text: String) throws {
        for name in Soak.all(SampleModule.healthy.keys.sorted(), orOnly: 2) {
            _ = try SampleModule.app([name: text]).report(SampleModule.source)
        }
    }
}
