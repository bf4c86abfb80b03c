import Chromium
import Foundation
import ScaenaStage
import ScaenaUIKit
import ShowcaseAPI
import ShowcaseHost
import Testing

extension InChromium {
    @Suite struct Staying {
        @MainActor private static func window(_ title: String) -> UIWindow {
            let window = UIWindow()
            let root = UIViewController()
            root.title = title
            window.rootViewController = UINavigationController(rootViewController: root)
            window.makeKeyAndVisible()
            return window
        }

        @Test @MainActor func thePageComesBackAfterARestart() async throws {
            let first = StageServer(window: Self.window("Before"), name: "App", port: .any, token: "kept")
            let port = try #require(try await first.start().port.flatMap { UInt16(exactly: $0) })
            let page = try await Browser.shared().newPage()
            try await page.navigate(to: try #require(first.address?.absoluteString))
            try await page.find("heading", "Before")
            await first.stop()
            try await page.find("StaticText", "The app is not running. This page waits for it.")
            let second = StageServer(window: Self.window("After"), name: "App", port: .exactly(port), token: "kept")
            try await second.start()
            try await page.find("heading", "After")
            try await page.find("StaticText", "Live")
            await page.close()
            await second.stop()
        }

        private final class Rows: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Rows"
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }

        @Test @MainActor func aListIsScrolledAfterARestartAsItWas() async throws {
            func rows() -> UIWindow {
                let window = UIWindow()
                window.rootViewController = UINavigationController(rootViewController: Rows())
                window.makeKeyAndVisible()
                return window
            }
            let first = StageServer(window: rows(), name: "App", port: .any, token: "kept")
            let port = try #require(try await first.start().port.flatMap { UInt16(exactly: $0) })
            let page = try await Browser.shared().newPage()
            try await page.navigate(to: try #require(first.address?.absoluteString))
            try await page.find("heading", "Rows")
            try await page.evaluate("document.querySelector('.table').scrollTop = 1200")
            let way = try await page.evaluate("document.querySelector('.table').scrollTop").number
            await first.stop()
            try await page.find("StaticText", "The app is not running. This page waits for it.")
            try await page.evaluate("document.querySelector('.table').scrollTop = 0")
            let second = StageServer(window: rows(), name: "App", port: .exactly(port), token: "kept")
            try await second.start()
            try await page.find("StaticText", "Live")
            try await page.wait("the list is scrolled") {
                try await page.evaluate("document.querySelector('.table').scrollTop").number == way ? true : nil
            }
            await page.close()
            await second.stop()
        }

        @Test @MainActor func anotherTokenClosesTheDoorAndSaysSo() async throws {
            let first = StageServer(window: Self.window("Before"), name: "App", port: .any, token: "one")
            let port = try #require(try await first.start().port.flatMap { UInt16(exactly: $0) })
            let page = try await Browser.shared().newPage()
            try await page.navigate(to: try #require(first.address?.absoluteString))
            try await page.find("heading", "Before")
            await first.stop()
            let second = StageServer(window: Self.window("After"), name: "App", port: .exactly(port), token: "two")
            let address = try await second.start().absoluteString
            try await page.find(
                "StaticText", "This door is closed. Open the address that the app printed at its last start.")
            try await page.navigate(to: address)
            try await page.find("heading", "After")
            await page.close()
            await second.stop()
        }

        /// The main thread is blocked until the page has said so: not on the main actor, as the app is.
        @Test func anAppThatHangsIsSeenAndTapsMadeMeanwhileAreNotDone() async throws {
            let (stage, counter) = await MainActor.run {
                let window = Self.window("Hanging")
                let counter = Counter()
                let tap = UIAction(title: "Tap") { _ in counter.count += 1 }
                let button = UIButton(configuration: .filled(), primaryAction: tap)
                (window.rootViewController as? UINavigationController)?.topViewController?.view.addSubview(button)
                return (StageServer(window: window, name: "App", port: .any), counter)
            }
            let url = try await stage.start().absoluteString
            let page = try await Browser.shared().newPage()
            try await page.navigate(to: url)
            try await page.click("button", "Tap")
            try await page.wait("the tap") { await counter.count == 1 ? true : nil }

            let release = DispatchSemaphore(value: 0)
            let (blocked, isBlocked) = AsyncStream<Void>.makeStream()
            Task { @MainActor in
                isBlocked.yield()
                release.wait()
            }
            for await _ in blocked { break }
            do {
                try await page.click("button", "Tap")
                try await page.wait("the page to say that the app hangs") {
                    try await page.accessibilityTree().texts.contains { $0.hasPrefix("The app is not answering for") }
                        ? true : nil
                }
                release.signal()
            } catch {
                release.signal()
                throw error
            }
            try await page.find("StaticText", "Live")
            #expect(await counter.count == 1)
            try await page.click("button", "Tap")
            try await page.wait("the tap after the hang") { await counter.count == 2 ? true : nil }
            await page.close()
            await stage.stop()
        }

        @MainActor private final class Counter { var count = 0 }

        @Test func theBrowsersBackPopsTheAppsScreen() async throws {
            try await GalleryInChromium.run(tab: "Sheets") { gallery in
                let page = gallery.page
                let start = try await page.history().position
                try await page.click("button", "Sheet")
                try await page.find("dialog")
                try await page.wait("an entry of the history") {
                    try await page.history().position == start + 1 ? true : nil
                }
                try await page.goBack()
                try await page.waitUntilGone("dialog")
                #expect(try await page.history().position == start)
            }
            try await ShowcaseInChromium.run { showcase in
                let page = showcase.page
                try await showcase.waitForText()
                // A person has touched the page: what was pushed before that counts now.
                try await page.press(.tab)
                try await page.wait("an entry of the history") {
                    try await page.history().addresses.count == 3 ? true : nil
                }
                try await page.goBack()
                try await page.find("heading", "Where to?")
                try await page.click("button", "About Snapp!")
                try await page.find("heading", "About Snapp!")
                try await page.click("button", "Welcome")
                try await page.find("heading", "Where to?")
                // The app's own way back took the entry away.
                try await page.wait("the first entry of the page") {
                    try await page.history().position == 1 ? true : nil
                }
                #expect(showcase.stack.count == 1)
            }
        }

        @Test @MainActor func whatTheAppPopsAndPushesAtOnceStays() async throws {
            let window = Self.window("A")
            let stack = try #require(window.rootViewController as? UINavigationController)
            let stage = StageServer(window: window, name: "App", port: .any)
            let page = try await Browser.shared().newPage()
            try await page.navigate(to: try await stage.start().absoluteString)
            try await page.find("heading", "A")
            try await page.press(.tab)
            func push(_ title: String) {
                let controller = UIViewController()
                controller.title = title
                stack.pushViewController(controller, animated: false)
            }
            push("B")
            push("C")
            try await page.find("heading", "C")
            for round in 1...6 {
                stack.popViewController(animated: false)
                try await page.find("heading", "B")
                push("D\(round)")
                try await page.find("heading", "D\(round)")
            }
            stack.popViewController(animated: false)
            try await page.find("heading", "B")
            try await page.wait("the entry of B") {
                try await page.evaluate("history.state?.depth").number == 1 ? true : nil
            }
            #expect(stack.viewControllers.map(\.title) == ["A", "B"])
            try await page.goBack()
            try await page.find("heading", "A")
            #expect(stack.viewControllers.count == 1)
            await page.close()
            await stage.stop()
        }

        @Test func aSwipeFromTheEdgePopsTheAppsScreen() async throws {
            try await ShowcaseInChromium.run { showcase in
                let page = showcase.page
                try await showcase.waitForText()
                // Neither from the middle nor a short one.
                try await page.drag("#window", from: (0.5, 0.6), by: (150, 0))
                try await page.drag("#window", from: (0.01, 0.6), by: (40, 0))
                #expect(showcase.stack.count == 2)
                try await page.drag("#window", from: (0.01, 0.6), by: (200, 10))
                try await page.find("heading", "Where to?")
                #expect(showcase.stack.count == 1)
                // At the root there is nowhere to go.
                try await page.drag("#window", from: (0.01, 0.6), by: (200, 0))
                try await page.click("button", "About Snapp!")
                try await page.find("heading", "About Snapp!")
            }
        }

        @Test func whatIsDoneCanBeTakenAsATest() async throws {
            try await ShowcaseInChromium.run { showcase in
                let page = showcase.page
                try await showcase.waitForText()
                try await page.click("button", "Welcome")
                try await page.find("heading", "Where to?")
                try await page.click("button", "Show as a test")
                let test = try await page.wait("the test") {
                    try await page.evaluate("document.getElementById('story-text').value").string
                        .flatMap { $0.isEmpty ? nil : $0 }
                }
                #expect(test.contains("@Test func storyBack() async throws {"))
                #expect(test.contains("    try await window.goBack()\n    try await window.waitFor(\"Welcome\")\n"))
                try await page.find("button", "Copy")
            }
        }

        @Test func aDoubleClickIsNoError() async throws {
            try await ShowcaseInChromium.run { showcase in
                let page = showcase.page
                try await showcase.waitForText()
                try await page.doubleClick("button", "Welcome")
                try await page.find("heading", "Where to?")
                try await page.doubleClick("button", "About Snapp!")
                try await page.find("heading", "About Snapp!")
                try await showcase.waitForText()
                #expect(showcase.stack.count == 2)
                #expect(try await page.evaluate("document.getElementById('notice').textContent").string == "")
            }
        }

        @Test(arguments: [
            Page.Size(width: 390, height: 700), .init(width: 320, height: 600), .init(width: 844, height: 390),
        ])
        func onASmallScreenNothingScrollsThePhoneAway(size: Page.Size) async throws {
            try await ShowcaseInChromium.run { showcase in
                let page = showcase.page
                try await page.resize(to: size)
                try await showcase.waitForText()
                try await page.scroll("#display", by: 400)
                let top = try await page.evaluate(
                    "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))))")
                #expect(top.number == 0)
                let box = try await page.evaluate(
                    "(box => [box.x, box.y, box.width, box.height])(document.getElementById('phone').getBoundingClientRect())"
                )
                #expect(box.array.compactMap(\.number) == [0, 0, Double(size.width), Double(size.height)])
                // The panel is a tap away.
                #expect(try await page.accessibilityTree().first("radio", "slow") == nil)
                try await page.click("button", "Panel")
                try await page.click("radio", "slow")
                try await page.click("button", "Panel")
                try await page.click("button", "Welcome")
                try await page.find("heading", "Where to?")
            }
        }
    }
}
