import Chromium
import ScaenaStage
import ScaenaUIKit
import Testing

extension InChromium {
    /// An element is picked, and the panel says what it is.
    @Suite struct Picking {
        private final class CartViewController: UIViewController {
            private lazy var total = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                total.text = "19 €"
                total.accessibilityIdentifier = "total"
                total.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(total)
                NSLayoutConstraint.activate([
                    total.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
                    total.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    total.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
                ])
            }
        }

        @MainActor private static func use(_ body: (Page) async throws -> Void) async throws {
            let window = UIWindow()
            let stage = StageServer(window: window, name: "Picking", port: .any)
            window.rootViewController = CartViewController()
            window.makeKeyAndVisible()
            let page = try await Browser.shared().newPage()
            do {
                try await page.navigate(to: try await stage.start().absoluteString)
                try await page.find("StaticText", "19 €")
                try await body(page)
                #expect(page.complaints == [])
            } catch {
                await page.close()
                await stage.stop()
                throw error
            }
            await page.close()
            await stage.stop()
        }

        @Test @MainActor func whatIsPickedSaysWhatItIsWhoOwnsItAndWhatHoldsIt() async throws {
            try await Self.use { page in
                try await page.click("button", "Pick an element")
                try await page.drag(".label", by: (0, 0))
                for line in [
                    "UILabel", "CartViewController.total", "in CartViewController", "text: 19 €", "identifier: total",
                    "top = superview.UIViewSafeAreaLayoutGuide.top + 20", "leading = superview.leading + 16",
                    "width ≥ 80",
                ] {
                    try await page.find("StaticText", line)
                }
                let pressed = "document.getElementById('pick').getAttribute('aria-pressed')"
                #expect(try await page.evaluate(pressed).string == "false")
                // Debug information is read beside the app: it comes a moment later.
                try await page.wait("the line that has made it") {
                    try await page.accessibilityTree().texts.contains {
                        $0.hasPrefix("Tests/ShowcaseHostTests/PickingInChromiumTests.swift:10")
                    } ? true : nil
                }
            }
        }

        @Test @MainActor func whoPicksTapsNothingAndCanLeaveItBe() async throws {
            try await GalleryInChromium.run { gallery in
                let page = gallery.page
                try await page.click("button", "Pick an element")
                try await page.click("button", "Filled")
                try await page.find("StaticText", "UIButton")
                let taps = try await page.accessibilityTree().texts.filter { $0 == "Filled" }
                try await page.click("button", "Pick an element")
                try await page.press(.escape)
                try await page.click("button", "Filled")
                try await page.wait("the tap") {
                    try await page.accessibilityTree().texts.filter { $0 == "Filled" }.count > taps.count ? true : nil
                }
            }
        }
    }
}
