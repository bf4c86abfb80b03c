import Chromium
import Foundation
import ShowcaseAPI
import ShowcaseHost

// From a tap in the browser to the changed page: through the socket into the app, through the scene, its navigation
// controller and the renderer, and back. Measured in the page, by its own clock, which ticks every 0.1 ms.

/// Taps the button with that text until the bar has that title, so many times there and back.
let script = """
    (async () => {
      const page = document.querySelector('#window');
      const title = () => page.querySelector('h1')?.textContent;
      const rest = () => new Promise(done => setTimeout(done, 60));
      const tap = (text, expected) => new Promise(done => {
        const button = [...page.querySelectorAll('button')].find(button => button.textContent.includes(text));
        const observer = new MutationObserver(() => {
          if (title() !== expected) return;
          const changed = performance.now();
          observer.disconnect();
          requestAnimationFrame(() => done([changed - start, performance.now() - start]));
        });
        observer.observe(page, { subtree: true, childList: true, characterData: true });
        const start = performance.now();
        button.click();
      });
      const taps = { back: [], push: [] };
      for (let round = 0; round < 55; round++) {
        const back = await tap('Welcome', 'Welcome');
        await rest();
        const push = await tap('About Snapp!', 'About Snapp!');
        await rest();
        // The first ones warm up.
        if (round >= 5) { taps.back.push(back); taps.push.push(push); }
      }
      return taps;
    })()
    """

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

func line(_ name: String, _ taps: [JSON]) -> String {
    let changed = taps.compactMap { $0.array.first?.number }
    let frame = taps.compactMap { $0.array.last?.number }
    func text(_ value: Double) -> String { String(format: "%6.1f", value) }
    return name.padding(toLength: 28, withPad: " ", startingAt: 0)
        + "\(text(median(changed))) ms  \(text(changed.min() ?? .nan))–\(text(changed.max() ?? .nan)) ms"
        + "  \(text(median(frame))) ms   \(changed.count)"
}

@MainActor func run() async throws {
    let host = ShowcaseHost(port: .any, app: .snapp)
    let address = try await host.start().absoluteString
    let browser = try await Browser.launch()
    let page = try await browser.newPage()
    try await page.navigate(to: address)
    try await page.find("StaticText", AboutText.text)
    let taps = try await page.evaluate(script)
    print("tap to changed page          median      range          next frame   taps")
    print(line("back, to Welcome", taps["back"].array))
    print(line("push, to About", taps["push"].array))
    await browser.close()
    await host.stop()
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
