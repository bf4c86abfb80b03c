import Chromium
import Testing

extension InChromium {
    /// The panel's requests: what the app asks, what comes, and what a person makes of it.
    @Suite struct Requests {
        /// Opens the newest request of a path.
        private static func open(_ path: String, on page: Page) async throws {
            try await page.wait("the request \(path)") {
                try await page.evaluate(
                    """
                    (() => {
                      const item = [...document.querySelectorAll('#request-list > li')]
                        .find(item => item.querySelector('.path').textContent === '\(path)'
                          && item.dataset.state !== 'pending');
                      if (!item) return false;
                      item.firstElementChild.open = true;
                      return true;
                    })()
                    """
                ).bool == true ? true : nil
            }
        }

        /// Sets what is to become of the newest request's endpoint.
        private static func rule(_ kind: String, _ fields: [String: String] = [:], on page: Page) async throws {
            let settings = fields.map { "form.querySelector('[aria-label=\"\($0)\"]').value = '\($1)';" }.joined()
            try await page.evaluate(
                """
                (() => {
                  const form = document.querySelector('#request-list > li details[open] form');
                  const kind = form.querySelector('select');
                  kind.value = '\(kind)';
                  kind.dispatchEvent(new Event('change'));
                  \(settings)
                  form.requestSubmit();
                })()
                """)
        }

        @Test func theyAreListedAndTheirBodiesUnfold() async throws {
            try await ShowcaseInChromium.run(.items) { showcase in
                let page = showcase.page
                try await page.click("button", "Items")
                try await page.find("StaticText", "Umbrella")
                try await Self.open("/items", on: page)
                try await page.wait("the answer's status") {
                    let outcome = try await page.evaluate("document.querySelector('.outcome').textContent").string
                    return outcome?.hasPrefix("200 · ") == true ? true : nil
                }
                // The first floor of the body is open, the next is not.
                try await page.wait("the folded body") {
                    let titles = try await page.evaluate(
                        "[...document.querySelectorAll('.exchange .fold > summary')].map(title => title.textContent)"
                    ).array.compactMap(\.string)
                    return titles.contains("Body {1 entry}") && titles.contains("data [4 entries]") ? true : nil
                }
                #expect(
                    try await page.evaluate("document.querySelector('.exchange').textContent.includes('Umbrella')")
                        .bool == false)
                try await page.evaluate(
                    """
                    [...document.querySelectorAll('.fold')]
                      .find(fold => fold.firstElementChild.textContent.startsWith('data ')).open = true
                    """)
                try await page.wait("an item") {
                    try await page.evaluate(
                        "[...document.querySelectorAll('.fold > summary')].some(title => title.textContent.startsWith('0 {'))"
                    ).bool == true ? true : nil
                }
            }
        }

        @Test func anEndpointFailsIsAnsweredAndGoesOnAsUsual() async throws {
            try await ShowcaseInChromium.run(.items) { showcase in
                let page = showcase.page
                try await page.click("button", "Items")
                try await page.find("StaticText", "Umbrella")
                try await Self.open("/items", on: page)
                try await Self.rule("fail", on: page)
                try await page.wait("the rule") {
                    try await page.accessibilityTree().texts.contains { $0.hasSuffix("/items fails") } ? true : nil
                }
                try await page.click("button", "Welcome")
                try await page.click("button", "Items")
                try await page.find("alertdialog")
                try await page.find("StaticText", "unreachable")

                try await Self.open("/items", on: page)
                try await Self.rule(
                    "answer", ["Status": "200", "Body of the answer": #"{"data": "nothing of use"}"#], on: page)
                try await page.wait("the other rule") {
                    try await page.accessibilityTree().texts.contains { $0.hasSuffix("is answered with 200") }
                        ? true : nil
                }
                try await page.click("button", "Retry")
                try await page.wait("that the answer was not understood") {
                    try await page.accessibilityTree().texts.contains { $0.hasPrefix("200, not understood · ") }
                        ? true : nil
                }
                try await Self.open("/items", on: page)
                try await page.wait("why") {
                    try await page.accessibilityTree().texts.contains { $0.hasPrefix("Not understood: ") } ? true : nil
                }
                // The alert of the app leaves the panel usable.
                try await page.evaluate("document.querySelector('#rule-list button').click()")
                try await page.wait("no rule") {
                    try await page.evaluate("document.getElementById('rule-list').hidden").bool == true ? true : nil
                }
                try await page.click("button", "Retry")
                try await page.find("StaticText", "Umbrella")
            }
        }

        @Test func oneThatIsHeldIsSeenToWait() async throws {
            try await ShowcaseInChromium.run(.items) { showcase in
                let page = showcase.page
                try await page.click("button", "Items")
                try await page.find("StaticText", "Umbrella")
                try await Self.open("/items", on: page)
                try await Self.rule("delay", ["Seconds": "600"], on: page)
                try await page.wait("the rule") {
                    try await page.accessibilityTree().texts.contains { $0.hasSuffix("waits 600 s") } ? true : nil
                }
                try await page.click("button", "Welcome")
                try await page.click("button", "Items")
                try await page.find("StaticText", "held by a rule")
                try await page.find("progressbar", "Loading")
                // Leaving ends it.
                try await page.click("button", "Welcome")
                try await page.find("StaticText", "cancelled")
            }
        }
    }
}
