import Foundation
import ScaenaUIKit
import Testing

@testable import ScaenaTesting

@Suite("Pictures of screens")
@MainActor
struct ScreenPictureTests {
    private final class SettingsViewController: UIViewController {
        let name = UITextField()
        let pin = UITextField()
        let alerts = UISwitch()
        let size = UISegmentedControl(items: ["Small", "Large"])

        override func viewDidLoad() {
            super.viewDidLoad()
            name.placeholder = "Name"
            name.text = "Ada"
            pin.placeholder = "PIN"
            pin.text = "1815"
            pin.isSecureTextEntry = true
            alerts.accessibilityLabel = "Alerts"
            alerts.isOn = true
            size.selectedSegmentIndex = 1
            size.accessibilityLabel = "Size"
            view.addSubview(UIStackView(arrangedSubviews: [name, pin, alerts, size]))
        }
    }

    private func window() async -> SceneWindow {
        let window = SceneWindow(SettingsViewController())
        await window.settle()
        return window
    }

    // With UPDATE_SCREENS=1, this test would have its pictures written, and the others no ground.
    private nonisolated static let isCompared = ProcessInfo.processInfo.environment["UPDATE_SCREENS"] == nil

    @Test func aScreenIsItsPictureWithValuesAndChoices() async throws {
        try await window().expectScreen(
            """
            SettingsViewController
              field "Name" = "Ada"
              field "PIN" = (hidden)
              control "Alerts" = on
              control "Size"
                segment "Small"
                segment "Large" (selected)
            """)
    }

    @Test(.enabled(if: isCompared)) func anotherScreenIsToldLineByLine() async {
        let window = await window()
        let error = #expect(throws: SceneWindowError.self) {
            try window.expectScreen(
                """
                SettingsViewController
                  field "Name" = "Ada"
                  field "PIN" = (hidden)
                  text "Alerts"
                  control "Size"
                    segment "Small"
                    segment "Large" (selected)
                """)
        }
        #expect(
            error
                == .otherScreen(
                    difference: """
                          SettingsViewController
                            field "Name" = "Ada"
                            field "PIN" = (hidden)
                        -   text "Alerts"
                        +   control "Alerts" = on
                            control "Size"
                              segment "Small"
                              segment "Large" (selected)
                        """))
        #expect(error?.description.contains("UPDATE_SCREENS=1") == true)
    }

    @Test(arguments: ["\n", "\r\n"])
    func aPictureIsWrittenInPlaceOfTheOneBefore(end: String) throws {
        let source = [
            "func test() {", "    try window.expectScreen(\"\")", "    try window", "        .expectScreen(",
            "            \"\"\"", "            Old \\\"\"\"", "            \"\"\")", "}",
        ].joined(separator: end)
        let first = try ScreenSource.replacing(source, line: 2, by: "Form\n  text \"C:\\ \"\"\"\"")
        let both = try ScreenSource.replacing(first, line: 6, by: "Form")
        #expect(
            both.components(separatedBy: end) == [
                "func test() {", "    try window.expectScreen(\"\"\"", "        Form",
                "        \u{20} text \"C:\\\\ \\\"\"\"\"", "        \"\"\")", "    try window",
                "        .expectScreen(",
                "            \"\"\"", "        Form", "        \"\"\")", "}",
            ])
    }

    @Test(arguments: [
        "    try window.expectScreen(picture)", "    try window.expectScreen(\"a \\(name)\")", "    window.settle()",
        "    let a = 1\n\n\n\n    try window.expectScreen(\"\")", "    try window.expectScreen(\"", "",
    ])
    func whatIsNoLiteralStays(line: String) {
        #expect(throws: FingerRefusal.self) { try ScreenSource.replacing(line, line: 1, by: "Form") }
    }

    @Test func severalPicturesOfOneFileAreWritten() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let source = "try first.expectScreen(\"\")\ntry second.expectScreen(\"\")\n"
        try source.write(to: file, atomically: true, encoding: .utf8)
        try ScreenSource.write("First\n  text", file: file.path, line: 1)
        try ScreenSource.write("Second", file: file.path, line: 2)
        // A test that runs twice sees the same screen, or there is no one picture.
        try ScreenSource.write("First\n  text", file: file.path, line: 1)
        #expect(throws: FingerRefusal.self) { try ScreenSource.write("Third", file: file.path, line: 1) }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == """
                try first.expectScreen(\"""
                    First
                      text
                    \""")
                try second.expectScreen(\"""
                    Second
                    \""")

                """)
    }
}
