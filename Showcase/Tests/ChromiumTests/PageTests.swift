import Chromium
import Foundation
import ShowcaseAPI
import Testing

@Suite struct PageTests {
    @Test func evaluatesAndAwaits() async throws {
        try await withPage("<p>hello</p>") { page in
            let text = try await page.evaluate("document.querySelector('p').textContent")
            #expect(text == "hello")
            let promised = try await page.evaluate("Promise.resolve({a: [1, 2.5, true, null]})")
            #expect(promised["a"] == [1, 2.5, true, .null])
        }
    }

    @Test func aThrowingScriptIsAnErrorWithItsMessage() async throws {
        try await withPage("") { page in
            let error = await #expect(throws: ChromiumError.self) { try await page.evaluate("missing.thing") }
            #expect(error?.localizedDescription.contains("ReferenceError: missing is not defined") == true)
        }
    }

    @Test func anAddressWhereNobodyListensIsAnError() async throws {
        try await withPage("") { page in
            let server = APIServer(behaviour: .down)
            let address = try await server.start()
            await #expect(
                throws: ChromiumError.notLoaded(url: address.absoluteString, reason: "net::ERR_CONNECTION_REFUSED")
            ) { try await page.navigate(to: address.absoluteString) }
            await server.stop()
        }
    }

    @Test func waitsForWhatAScriptAddsLater() async throws {
        try await withPage(
            """
            <button onclick="setTimeout(() => { document.body.insertAdjacentHTML('beforeend', '<h2>Later</h2>') }, 50)">
            Go</button>
            """
        ) { page in
            #expect(try await page.accessibilityTree().first("heading") == nil)
            try await page.click("button", "Go")
            try await page.find("heading", "Later")
        }
    }

    @Test func waitsForWhatGoes() async throws {
        try await withPage("<div role=progressbar aria-label=Loading></div>") { page in
            try await page.find("progressbar", "Loading")
            try await page.evaluate("void setTimeout(() => document.querySelector('div').remove(), 20)")
            try await page.waitUntilGone("progressbar", "Loading")
        }
    }

    @Test func whatNeverHappensIsReportedWithThePage() async throws {
        try await withPage("<h1>Here</h1><button disabled>Sleep</button>") { page in
            let error = await #expect(throws: ChromiumError.self) {
                try await page.find("button", "Wake up", timeout: .milliseconds(50))
            }
            let words = try #require(error?.localizedDescription)
            #expect(words.contains("Waited in vain for a button named “Wake up”"))
            #expect(words.contains("heading “Here”"))
            #expect(words.contains("button “Sleep” disabled"))
        }
    }

    @Test func clicksAreTheirsWhoAreInFront() async throws {
        try await withPage(
            """
            <button style="position:absolute">Behind</button>
            <div id=front style="position:absolute;inset:0;background:#ccc"></div>
            """
        ) { page in
            try await page.evaluate(
                "void document.querySelector('button').addEventListener('click', () => document.title = 'clicked')")
            async let click: Void = page.click("button", "Behind")
            try await page.evaluate("void setTimeout(() => document.querySelector('#front').remove(), 50)")
            try await click
            #expect(try await page.evaluate("document.title") == "clicked")
        }
    }

    @Test func theKeyboardComesToWhatIsLateAndFarBehind() async throws {
        try await withPage(String(repeating: "<button>Before</button>", count: 50)) { page in
            try await page.evaluate(
                "void setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<button>Late</button>'), 50)")
            try await page.tab(to: "button", "Late")
            #expect(try await page.focusedNode()?.name == "Late")
        }
    }

    @Test func theKeyboardMovesAndActivates() async throws {
        try await withPage(
            """
            <button>One</button><button onclick="document.title='two'">Two</button>
            <label>Name <input oninput="document.title=this.value"></label>
            """
        ) { page in
            try await page.tab(to: "button", "Two")
            try await page.press(.enter)
            #expect(try await page.evaluate("document.title") == "two")
            try await page.press(.tab, shift: true)
            #expect(try await page.focusedNode()?.name == "One")
            try await page.tab(to: "textbox", "Name")
            try await page.type("Zoë")
            #expect(try await page.evaluate("document.title") == "Zoë")
            #expect(try await page.accessibilityTree().first("textbox")?.value == "Zoë")
        }
    }

    @Test func colourSchemeAndScreenshot() async throws {
        try await withPage("<style>@media (prefers-color-scheme: dark) { body { background: #010203 } }</style>") {
            page in
            let light = try await page.screenshot()
            try await page.prefer(.dark)
            #expect(
                try await page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(1, 2, 3)")
            let dark = try await page.screenshot()
            #expect(light.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(light != dark)
        }
    }

    @Test func aPictureShowsOnePartOfThePage() async throws {
        try await withPage("<div id=part style='position:absolute;left:20px;top:30px;width:40px;height:50px'></div>") {
            page in
            let picture = try await page.screenshot(of: "#part", margin: 5, scale: 2)
            // A PNG's width and height are its bytes 16 to 23.
            let size = [UInt8](picture[16..<24])
            #expect(size == [0, 0, 0, 100, 0, 0, 0, 120])
        }
    }

    @Test func complaintsAreKept() async throws {
        try await withPage("<p>fine</p>") { page in
            #expect(page.complaints.isEmpty)
            try await page.evaluate("void setTimeout(() => { throw new Error('broken on purpose') }, 0)")
            let complaint = try await page.wait("the complaint") { page.complaints.first }
            #expect(complaint.contains("broken on purpose"))
        }
    }

    @Test func readsAFrameThatHasNoRights() async throws {
        let server = APIServer()
        let address = try await server.start().absoluteString
        try await withPage("") { page in
            // A page from elsewhere than the loopback may not show what the loopback serves.
            try await page.navigate(to: "\(address)/about")
            try await page.evaluate(
                """
                void document.body.insertAdjacentHTML('beforeend',
                  "<iframe sandbox src='\(address)/terms' title=Terms></iframe>")
                """)
            let terms = try await page.accessibilityTree(ofFrameFrom: "\(address)/terms")
            #expect(terms.first("heading", TermsPage.heading) != nil)
            #expect(page.complaints.isEmpty)
        }
        await server.stop()
    }

    @Test func aReloadIsAwaitedAndForgetsTheDocument() async throws {
        try await withPage("<p>fresh</p>") { page in
            try await page.evaluate("void (document.querySelector('p').textContent = 'used')")
            try await page.reload()
            #expect(try await page.accessibilityTree().texts == ["fresh"])
        }
    }

    @Test func pagesAreStrangersToEachOther() async throws {
        let server = APIServer()
        let address = try await server.start().absoluteString
        try await withPage("") { one in
            try await withPage("") { other in
                try await one.navigate(to: "\(address)/terms")
                try await other.navigate(to: "\(address)/terms")
                try await one.evaluate("void (document.cookie = 'who=one')")
                #expect(try await one.evaluate("document.cookie") == "who=one")
                #expect(try await other.evaluate("document.cookie") == "")
            }
        }
        await server.stop()
    }
}

/// Runs the body with a page that shows some HTML, in the browser that all tests share.
private func withPage(_ html: String, _ body: (Page) async throws -> Void) async throws {
    let page = try await Browser.shared().newPage(width: 600, height: 400)
    do {
        let data = Data("<!doctype html><html lang=en><title>Test</title><body>\(html)".utf8).base64EncodedString()
        try await page.navigate(to: "data:text/html;charset=utf-8;base64,\(data)")
        try await body(page)
    } catch {
        await page.close()
        throw error
    }
    await page.close()
}
