import Chromium
import Foundation
import ScaenaStage
import ScaenaUIKit

// What a stage costs: from a tap in a real browser, through the app and back to the changed page; on the wire; in memory.

/// The memory of this process, in kilobytes.
func residentKilobytes() -> Double {
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return words.count > 1 ? (Double(words[1]) ?? .nan) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024 : .nan
}

func quantile(_ part: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
}

func column(_ text: String, _ width: Int) -> String { text.padding(toLength: width, withPad: " ", startingAt: 0) }

func milliseconds(_ value: Double) -> String { String(format: "%.1f ms", value) }

@MainActor
func measure(
    _ controller: UIViewController, in browser: Browser, _ body: @MainActor (Page) async throws -> Void
) async throws {
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    let stage = StageServer(window: window, name: "Benchmark", port: .any)
    let address = try await stage.start().absoluteString
    let page = try await browser.newPage()
    try await page.navigate(to: address)
    try await page.wait("the app") {
        try await page.evaluate("document.querySelector('#window button') !== null").bool == true ? true : nil
    }
    try await body(page)
    await page.close()
    await stage.stop()
    window.rootViewController = nil
}

@MainActor
func run() async throws {
    let browser = try await Browser.launch()
    print(
        column("screen", 16) + column("tap, median", 14) + column("p99", 10) + column("page", 12) + column("a tap", 10))
    for views in [10, 100, 1000] {
        try await measure(CountingViewController(views: views), in: browser) { page in
            let times = try await page.evaluate(Scripts.taps(300)).array.compactMap(\.number)
            let bytes = try await page.evaluate(Scripts.bytes).array.compactMap(\.number)
            print(
                column("\(views) views", 16) + column(milliseconds(quantile(0.5, of: times)), 14)
                    + column(milliseconds(quantile(0.99, of: times)), 10)
                    + column("\(Int(bytes.first ?? .nan)) B", 12) + column("\(Int(bytes.last ?? .nan)) B", 10))
        }
    }
    print()
    try await measure(CountingViewController(views: 1000), in: browser) { page in
        // The first ones make what all of them share.
        try await page.evaluate(Scripts.sockets(5))
        let before = residentKilobytes()
        let count = try await page.evaluate(Scripts.sockets(25)).number ?? .nan
        let after = residentKilobytes()
        print(
            String(
                format: "a browser more, 1000 views: %.1f KB; the app with 31 of them: %.0f KB",
                (after - before) / count, after))
    }
    for rows in [1000, 100_000] {
        try await measure(DoorViewController(rows: rows), in: browser) { page in
            let times = try await page.evaluate(Scripts.openings(20)).array.compactMap(\.number)
            print(
                "opening a table of \(rows) rows: median \(milliseconds(quantile(0.5, of: times)))"
                    + ", slowest \(milliseconds(times.max() ?? .nan))")
        }
    }
    await browser.close()
}

Task {
    do {
        try await run()
        exit(0)
    } catch {
        FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
        exit(69)
    }
}
while true { RunLoop.main.run() }
