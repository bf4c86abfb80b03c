import Architecture
import SourceModel
import Testing

@testable import Learning

/// A Mac's or a watch's target beside the phone's.
@Suite("Targets for other systems than the phone's")
struct OtherPlatformsTests: SceneTexts {
    private static let mac = ["Board", "Drive", "Files", "Panel", "Panes", "Tools"]

    private static let phone = [
        "Phone/NAME/NAMEViewController.swift":
            "import UIKit\nfinal class NAMEViewController: UIViewController { let presenter = NAMEPresenter() }",
        "Phone/NAME/NAMEPresenter.swift": "import Foundation\nfinal class NAMEPresenter { func load() {} }",
    ]

    @Test("Controllers and windows of AppKit's are of the interface, and their way says that it is for the Mac")
    func mac() throws {
        let windows = scenes(
            of: Self.mac,
            [
                "Mac/NAME/NAMEWindowController.swift": """
                import Cocoa
                final class NAMEWindowController: NSWindowController { var page = NAMEViewController() }
                """,
                "Mac/NAME/NAMEViewController.swift": """
                import Cocoa
                final class NAMEViewController: NSViewController { let store = NAMEStore() }
                """,
                "Mac/NAME/NAMEStore.swift": """
                import CoreData
                final class NAMEStore: NSFetchedResultsController { func load() {} }
                """,
            ])
        let learning = learning(scenes(Self.phone).merging(windows) { first, _ in first })
        #expect(learning.architectures.map(\.platform) == [nil, .mac])
        let second = try #require(learning.architectures.last)
        let layers = second.roles.map { "\($0.form) \($0.layer ?? "")" }.sorted()
        #expect(
            layers == ["{Unit}Store logic", "{Unit}ViewController interface", "{Unit}WindowController interface"])
        let text = LearnedDefinition(second, as: .ours, known: []).text
        #expect(text.contains("\"As 6 scenes for the Mac of this app have it.\""))
        #expect(LearnedReport(learning, root: "/app").text.contains("2. 6 units for the Mac: "))
    }

    @Test(
        "A way whose scenes lie in a target for the watch or the TV says so; what is about TV does not",
        arguments: [
            ("Trip Watch App", OtherPlatform.watch), ("Trip-tvOS", .television), ("trip-viewer-tvos", .television),
            ("TripTV", nil), ("Trip", nil),
        ])
    func targets(folder: String, platform: OtherPlatform?) throws {
        var files = scenes([
            "\(folder)/NAME/NAMEView.swift":
                "import SwiftUI\nstruct NAMEView: View { @StateObject var store = NAMEStore()\nvar body: some View { Text(\"\") } }",
            "\(folder)/NAME/NAMEStore.swift":
                "import Foundation\nfinal class NAMEStore: ObservableObject { func load() {} }",
        ])
        files["Phone/Main.swift"] = "final class Main {}"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.platform == platform)
    }

    @Test("Of two targets' tests, those of the module that most scenes lie in are theirs, however few")
    func tests() {
        var files = scenes(Self.phone)
        for name in Self.mac {
            files["MacTests/\(name)Tests.swift"] =
                "@testable import Mac\nimport XCTest\nfinal class \(name)Tests: XCTestCase {}"
        }
        files["PhoneTests/CartTests.swift"] =
            "@testable import Phone\nimport XCTest\nfinal class CartTests: XCTestCase {}"
        let learning = learning(files)
        #expect(learning.testFolders.first == "/app/App/PhoneTests")
        #expect(learning.testedModule == "Phone")
    }
}
