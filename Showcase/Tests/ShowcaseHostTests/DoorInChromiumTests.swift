import Chromium
import ScaenaStage
import ScaenaUIKit
import Testing

extension InChromium {
    @Suite struct TheDoor {
        private static func token(in address: String) -> String {
            String(address.split(separator: "=").last ?? "")
        }

        private static func use(
            _ body: @MainActor (_ stage: StageServer, _ address: String, _ other: OtherServer, _ foreign: String) async throws
                -> Void
        ) async throws {
            let other = OtherServer()
            let foreign = try await other.start()
            try await onStage { stage, address in try await body(stage, address, other, foreign) }
            await other.stop()
        }

        @MainActor private static func onStage(_ body: (StageServer, String) async throws -> Void) async throws {
            let window = UIWindow()
            let root = UIViewController()
            root.title = "Behind the door"
            window.rootViewController = UINavigationController(rootViewController: root)
            window.makeKeyAndVisible()
            let stage = StageServer(window: window, name: "Door", port: .any)
            let address = try await stage.start().absoluteString
            do {
                try await body(stage, address)
            } catch {
                await stage.stop()
                throw error
            }
            await stage.stop()
        }

        @Test @MainActor func theTokenGoesToNoOtherPort() async throws {
            try await Self.use { _, address, other, foreign in
                let page = try await Browser.shared().newPage()
                try await page.navigate(to: address)
                try await page.find("heading", "Behind the door")
                let shown = try await page.evaluate("location.href").string
                #expect(shown?.contains(Self.token(in: address)) == false)
                // The same browser, another port of the same host: frames, scripts, fetches, links.
                await other.serve("<img src=/picture><script>fetch('/fetched').then(() => document.title = 'done')</script>")
                _ = try await page.evaluate(
                    """
                    new Promise(resolve => {
                      const frame = document.createElement('iframe');
                      frame.onload = resolve;
                      frame.src = '\(foreign)/framed';
                      document.body.append(frame);
                    })
                    """)
                try await page.navigate(to: "\(foreign)/opened")
                try await page.wait("the other server's script") {
                    try await page.evaluate("document.title").string == "done" ? true : nil
                }
                let received = await other.received
                #expect(received.contains { $0.hasPrefix("/framed") } && received.contains { $0.hasPrefix("/fetched") })
                #expect(received.allSatisfy { !$0.contains(Self.token(in: address)) })
                await page.close()
            }
        }

        @Test @MainActor func cookiesOfAnotherPortDoNoHarm() async throws {
            try await Self.use { stage, address, other, foreign in
                let page = try await Browser.shared().newPage()
                let port = try #require(stage.address?.port)
                // More than any server takes as a head, and one with the name of old.
                await other.serve(
                    """
                    <script>
                    document.cookie = 'scaena-stage-\(port)=planted; path=/';
                    for (let index = 0; index < 40; index += 1) document.cookie = `c${index}=${'x'.repeat(4000)}; path=/`;
                    </script>
                    """)
                try await page.navigate(to: foreign)
                #expect((try await page.evaluate("document.cookie.length").number ?? 0) > 100_000)
                try await page.navigate(to: address)
                try await page.find("heading", "Behind the door")
                try await page.reload()
                try await page.find("heading", "Behind the door")
                await page.close()
            }
        }

        @Test @MainActor func aForeignPageDoesNotComeIn() async throws {
            try await Self.use { stage, address, other, foreign in
                let page = try await Browser.shared().newPage()
                try await page.navigate(to: address)
                try await page.find("heading", "Behind the door")
                let inside = stage.browserCount
                // Even one that knows the port, and one that knows the token, too.
                await other.serve("<title>Foreign</title>")
                let intruder = try await Browser.shared().newPage()
                try await intruder.navigate(to: foreign)
                let port = try #require(stage.address?.port)
                for offers in ["[]", "['scaena.stage']", "['scaena.stage', 'token.\(Self.token(in: address))']"] {
                    let outcome = try await intruder.evaluate(
                        """
                        new Promise(resolve => {
                          const socket = new WebSocket('ws://127.0.0.1:\(port)/socket', \(offers));
                          socket.onopen = () => resolve('open');
                          socket.onclose = () => resolve('closed');
                        })
                        """)
                    #expect(outcome.string == "closed")
                }
                let read = try await intruder.evaluate(
                    "fetch('http://127.0.0.1:\(port)/door').then(answer => answer.text(), () => 'refused')")
                #expect(read.string == "refused")
                #expect(stage.browserCount == inside)
                await intruder.close()
                await page.close()
            }
        }

        @Test @MainActor func whoComesWithoutTheTokenIsToldWhatToDo() async throws {
            try await Self.onStage { _, address in
                let page = try await Browser.shared().newPage()
                let bare = try #require(address.split(separator: "#").first.map(String.init))
                try await page.navigate(to: bare)
                try await page.find("StaticText", "This door is closed. Open the whole address that the app printed.")
                #expect(try await page.accessibilityTree().first("heading", "Behind the door") == nil)
                // The address is pasted into the same page.
                try await page.navigate(to: address)
                try await page.find("heading", "Behind the door")
                // A reload needs no address any more.
                try await page.reload()
                try await page.find("heading", "Behind the door")
                await page.close()
            }
        }
    }
}
