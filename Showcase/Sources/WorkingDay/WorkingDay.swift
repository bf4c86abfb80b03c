import Chromium
import Foundation

/// The day: an app in a folder of its own, and what is done with it.
final class WorkingDay {
    private let tool: String
    private let scaena: String
    private let folder: URL
    private var running: RunningTool?
    // It ends when nobody holds it.
    private var browser: Browser?
    private var page: Page?

    private var app: URL { folder.appendingPathComponent("Shop") }
    private var screen: URL { app.appendingPathComponent("Sources/Shop/Home/HomeViewController.swift") }

    init(tool: String, scaena: String) throws {
        self.tool = tool
        self.scaena = scaena
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-day-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Walks it, and prints how long each step took.
    func walk() async throws {
        try await timed("scaena new app") {
            try Self.run(
                tool, ["new", "app", "Shop", "--architecture", "snp", "--scaena-path", scaena, "--into", folder.path])
        }
        let usual = try String(contentsOf: screen, encoding: .utf8)
        // The first build fails: the page says so before there is an app.
        try write(usual.replacingOccurrences(of: "title = \"Home\"", with: "titel = \"Home\""))
        let running = try RunningTool(tool, ["run", app.path])
        self.running = running
        let browser = try await Browser.launch()
        self.browser = browser
        let page = try await browser.newPage()
        self.page = page
        try await timed("run → page") { try await page.navigate(to: try await running.address()) }
        try await timed("first build, with an error → page") {
            try await page.find("heading", "The build failed: 1 error", timeout: .seconds(600))
            try await page.find("StaticText", "cannot find 'titel' in scope")
        }
        try await timed("mended → the app") {
            try write(usual)
            try await page.find("heading", "Home", timeout: .seconds(600))
        }

        let cart = """
                    view = homeView
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        systemItem: .add,
                        primaryAction: UIAction { [weak self] _ in
                            let cart = UIViewController()
                            cart.titel = "Cart"
                            self?.navigationController?.pushViewController(cart, animated: true)
                        })
            """
        let wrong = usual.replacingOccurrences(of: "        view = homeView", with: cart)
        try await timed("saved with an error → page") {
            try write(wrong)
            try await page.find("heading", "The build failed: 1 error", timeout: .seconds(120))
            try await page.find("StaticText", "Sources/Shop/Home/HomeViewController.swift:20:22")
        }
        try await timed("mended → page") {
            try write(wrong.replacingOccurrences(of: "cart.titel", with: "cart.title"))
            try await page.find("button", "Add", timeout: .seconds(120))
        }
        try await record(on: page)
    }

    private func record(on page: Page) async throws {
        let story = try await timed("done, and recorded as a test") {
            try await page.click("button", "Add")
            try await page.find("heading", "Cart")
            try await page.click("button", "Home")
            try await page.find("heading", "Home")
            try await page.click("button", "Show as a test")
            return try await page.wait("the test") {
                let text = try await page.evaluate("document.getElementById('story-text').value").string ?? ""
                return text.isEmpty ? nil : text
            }
        }
        try await timed("the test, built and run") {
            let file = app.appendingPathComponent("Tests/ShopTests/StoryTests.swift")
            try Data(story.utf8).write(to: file)
            try Self.run("swift", ["test", "--package-path", app.path, "--filter", "story"])
        }
        print("\n" + story)
    }

    /// Ends what runs, and removes the app.
    func end() async {
        running?.end()
        await page?.close()
        await browser?.close()
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String) throws { try Data(text.utf8).write(to: screen, options: .atomic) }

    private func timed<Value>(
        _ name: String, isolation: isolated (any Actor)? = #isolation, _ step: () async throws -> Value
    ) async throws -> Value {
        let start = ContinuousClock.now
        let value = try await step()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print(name.padding(toLength: 40, withPad: " ", startingAt: 0) + String(format: "%7.1f s", seconds))
        fflush(nil)
        return value
    }

    private static func run(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw DayError(description: String(decoding: said, as: UTF8.self))
        }
    }
}

/// A failure, in the words of the one who found it.
struct DayError: Error, CustomStringConvertible {
    let description: String
}

/// `scaena run`, which says where the page is.
private final class RunningTool: @unchecked Sendable {
    private let process = Process()
    private let output = Pipe()

    init(_ tool: String, _ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
    }

    /// Waits for the first address; what is said afterwards is read and dropped.
    func address() async throws -> String {
        let handle = output.fileHandleForReading
        let line = await Task.detached { () -> String? in
            var text = ""
            while true {
                let more = handle.availableData
                if more.isEmpty { return nil }
                text += String(decoding: more, as: UTF8.self)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                if let line = lines.first(where: { $0.hasPrefix("Open ") }) { return String(line.dropFirst(5)) }
            }
        }.value
        guard let line else { throw DayError(description: "scaena run has ended without an address") }
        handle.readabilityHandler = { _ = $0.availableData }
        return line
    }

    func end() {
        output.fileHandleForReading.readabilityHandler = nil
        process.terminate()
        process.waitUntilExit()
    }
}
