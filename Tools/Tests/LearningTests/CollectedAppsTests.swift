import Testing

@testable import Learning

/// Repositories of many small apps.
@Suite("Learning from collections of apps")
struct CollectedAppsTests: SceneTexts {
    private static let scene = [
        "NAME/NAMEViewController.swift":
            "final class NAMEViewController: UIViewController { let viewModel = NAMEViewModel() }",
        "NAME/NAMEViewModel.swift": "final class NAMEViewModel { func load() {} }",
    ]
    private static let delegate = "final class AppDelegate: UIResponder, UIApplicationDelegate {}"

    @Test("Scenes of as many apps are made in no one way, and what to do is said", arguments: [1, 10])
    func courses(apps: Int) {
        var files: [String: String] = [:]
        for (number, name) in Self.names.enumerated() {
            let home = "Lesson\(number % apps)"
            for (path, text) in scenes(of: [name], Self.scene) { files["\(home)/\(path)"] = text }
            files["\(home)/App/AppDelegate.swift"] = Self.delegate
        }
        let learning = learning(files)
        #expect(learning.architectures.isEmpty == (apps == 10))
        #expect(learning.collectedApps == (apps == 10 ? 10 : 0))
        if apps == 10 {
            #expect(learning.plainScreens == "10 apps were read, each with few screens: name the folder of one")
        }
    }

    @Test("One app beside many that try its modules is told")
    func trials() throws {
        var files = scenes(Self.scene)
        for name in Self.names { files["Trials/\(name)/AppDelegate.swift"] = Self.delegate }
        files["Main/AppDelegate.swift"] = Self.delegate
        #expect(try #require(learning(files).architectures.first).units.count == 10)
    }

    @Test(
        "Modules of one app that show what they have in apps of their own are no collection", arguments: [true, false])
    func modules(isImported: Bool) throws {
        var files: [String: String] = [:]
        for name in Self.names {
            for (path, text) in scenes(of: [name], Self.scene) { files["Features/\(name)Kit/\(path)"] = text }
            files["Features/\(name)Kit/Sources/\(name)KitApp.swift"] = "@main struct \(name)KitApp: App {}"
            files["Features/\(name)Kit/Sources/ContentView.swift"] =
                "struct \(name)KitContentView: View { let controller: UIViewController }"
        }
        let imports = isImported ? Self.names.map { "import \($0)Kit\n" }.joined() : ""
        files["Main/ShopApp.swift"] = imports + "@main struct ShopApp: App {}"
        let learning = learning(files)
        #expect(learning.collectedApps == (isImported ? 0 : 11))
        // What begins an app is no part of a scene.
        #expect(learning.architectures.map(\.units.count) == (isImported ? [10] : []))
    }
}
