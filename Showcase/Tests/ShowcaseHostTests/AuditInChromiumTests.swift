import Chromium
import ScaenaStage
import ScaenaUIKit
import Testing

extension InChromium {
    /// The panel's audit: what keeps people from using a screen.
    @Suite struct Audit {
        private final class Screen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let nameless = UISwitch()
                let small = UIButton(type: .custom)
                small.setTitle("x", for: .normal)
                small.accessibilityLabel = "Remove Berlin"
                small.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
                let pale = UILabel()
                pale.text = "Pale"
                pale.textColor = UIColor(white: 0.8, alpha: 1)
                let cut = UILabel()
                cut.font = .preferredFont(forTextStyle: .body)
                cut.adjustsFontForContentSizeCategory = true
                cut.text = "One line that fits as it is"
                let stack = UIStackView(arrangedSubviews: [nameless, small, pale, cut])
                stack.axis = .vertical
                stack.alignment = .leading
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    small.widthAnchor.constraint(equalToConstant: 12),
                    small.heightAnchor.constraint(equalToConstant: 12),
                    cut.widthAnchor.constraint(equalToConstant: 300),
                    stack.topAnchor.constraint(equalTo: view.topAnchor),
                    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
            }
        }

        @Test @MainActor func listsWhatIsWrongAndPointsAtIt() async throws {
            let window = UIWindow()
            let screen = Screen()
            window.rootViewController = screen
            window.makeKeyAndVisible()
            let stage = StageServer(window: window, name: "Audit", port: .any)
            let page = try await Browser.shared().newPage()
            try await page.navigate(to: try await stage.start().absoluteString)
            try await page.click("button", "Audit this screen")
            let faults = [
                "A control has no name: set its accessibilityLabel.",
                "\"Pale\" stands out 1.6 : 1 from what is behind it: 4.5 : 1 is needed at its size.",
                "\"Remove Berlin\" is 12 × 12 points large: a finger needs 24 × 24.",
                "\"One line that fits as it is\" is cut off at the text size AX3.",
            ]
            try await page.find("button", faults[0])
            let found = try await page.evaluate(
                "[...document.querySelectorAll('#audit-list button')].map(button => button.textContent)"
            ).array.compactMap(\.string)
            #expect(found == faults)
            try await page.find("StaticText", "4 to look at:")
            // The size of texts is what it was.
            try await page.wait("the usual size") {
                screen.traitCollection.preferredContentSizeCategory == .large ? true : nil
            }
            try await page.click("button", faults[2])
            let pointed = try await page.evaluate(
                "document.querySelector('[data-pointed]')?.getAttribute('aria-label')")
            #expect(pointed.string == "Remove Berlin")
            #expect(page.complaints == [])
            await page.close()
            await stage.stop()
        }
    }
}
