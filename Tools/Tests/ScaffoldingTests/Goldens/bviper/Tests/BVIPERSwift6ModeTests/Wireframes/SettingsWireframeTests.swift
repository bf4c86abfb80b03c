import ScaenaUIKit
import Testing

@testable import BVIPERSwift6Mode

@MainActor
@Suite("SettingsWireframe")
struct SettingsWireframeTests {
    private let stack = UINavigationController(rootViewController: UIViewController())

    @Test("goes to about")
    func pushAboutModule() throws {
        SettingsWireframe().pushAboutModule(from: try #require(stack.topViewController))
        #expect(stack.topViewController is AboutVC)
    }

    @Test("goes to login")
    func pushLoginModule() throws {
        SettingsWireframe().pushLoginModule(from: try #require(stack.topViewController))
        #expect(stack.topViewController is LoginVC)
    }
}
