#if Stage && !canImport(UIKit)

    /// The one page of the stage. What it shows comes over the socket.
    ///
    /// The client's files are string literals, since a resource bundle traps in a binary that was copied elsewhere.
    enum ClientPage {
        static let html = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="color-scheme" content="light dark">
            <title>Stage</title>
            <link rel="icon" href="/icon.svg" type="image/svg+xml">
            <link rel="stylesheet" href="/stage.css">
            <script type="module" src="/stage.js"></script>
            </head>
            <body>
            <main id="stage" aria-label="App">
              <div id="phone" data-device="regular">
                <div id="display">
                  <div id="status-bar" aria-hidden="true"><span class="status-symbols">
                    <svg viewBox="0 0 18 12"><path d="M0 8.5h3V12H0zM5 6h3v6H5zM10 3h3v9h-3zM15 0h3v12h-3z"/></svg>
                    <svg viewBox="0 0 16 12"><path d="M8 11.5 10 9.2a3 3 0 0 0-4 0zM3.6 6.6l1.3 1.5a4.7 4.7 0 0 1 6.2 0l1.3-1.5a6.6 \
            6.6 0 0 0-8.8 0M.8 3.4 2 4.9a9 9 0 0 1 12 0l1.2-1.5a11 11 0 0 0-14.4 0"/></svg>
                    <svg viewBox="0 0 27 12"><path fill-rule="evenodd" d="M3.5 0h17A3.5 3.5 0 0 1 24 3.5v5a3.5 3.5 0 0 1-3.5 \
            3.5h-17A3.5 3.5 0 0 1 0 8.5v-5A3.5 3.5 0 0 1 3.5 0m0 1A2.5 2.5 0 0 0 1 3.5v5A2.5 2.5 0 0 0 3.5 11h17A2.5 2.5 0 0 0 23 \
            8.5v-5A2.5 2.5 0 0 0 20.5 1zM3.8 2h16.4A1.8 1.8 0 0 1 22 3.8v4.4a1.8 1.8 0 0 1-1.8 1.8H3.8A1.8 1.8 0 0 1 2 8.2V3.8A1.8 \
            1.8 0 0 1 3.8 2M25 4v4c1-.4 1.6-1.1 1.6-2S26 4.4 25 4"/></svg>
                  </span></div>
                  <div id="window"></div>
                  <div id="keyboard" role="group" aria-label="Keyboard" hidden></div>
                  <div id="home-indicator" aria-hidden="true"></div>
                  <p id="veil" aria-hidden="true"></p>
                </div>
              </div>
            </main>
            \(build)
            <button id="panel-toggle" type="button" aria-expanded="false" aria-controls="panel">Panel</button>
            <aside id="panel" aria-label="Stage">
              <header>
                <h2 id="app-name">Stage</h2>
                <p id="connection" role="status" data-state="connecting">Connecting</p>
              </header>
              <section id="controls" aria-labelledby="controls-heading" hidden>
                <h3 id="controls-heading">Behind the scene</h3>
              </section>
              <p id="notice" role="status"></p>
              <p id="link" role="status" hidden>The app asks to open
                <a target="_blank" rel="noopener noreferrer"></a></p>
              <section id="scenes" aria-labelledby="scenes-heading" hidden>
                <h3 id="scenes-heading">Alive</h3>
                <ul id="scene-tree" aria-labelledby="scenes-heading"></ul>
              </section>
              <section id="events" aria-labelledby="events-heading" hidden>
                <h3 id="events-heading">What happened</h3>
                <ol id="event-log" aria-labelledby="events-heading" tabindex="0"></ol>
              </section>
              <section id="requests" aria-labelledby="requests-heading" hidden>
                <h3 id="requests-heading">Requests</h3>
                <ul id="rule-list" aria-label="Rules" hidden></ul>
                <ol id="request-list" aria-labelledby="requests-heading"></ol>
              </section>
              <section id="story" aria-labelledby="story-heading">
                <h3 id="story-heading">Story</h3>
                <button id="story-show" type="button">Show as a test</button>
                <button id="story-copy" type="button" hidden>Copy</button>
                <textarea id="story-text" aria-labelledby="story-heading" rows="12" readonly spellcheck="false" hidden></textarea>
              </section>
              <section id="sending" aria-labelledby="sending-heading">
                <h3 id="sending-heading">Send</h3>
                <form id="send-link">
                  <input aria-label="Address" placeholder="shop://orders/7" maxlength="2000" spellcheck="false">
                  <button type="submit">Open</button>
                </form>
                <form id="send-push">
                  <textarea aria-label="Payload" rows="3" maxlength="8000" spellcheck="false">{"aps": {"alert": "Hello"}}</textarea>
                  <button type="submit" value="0">Notify</button>
                  <button type="submit" value="1">Notify and tap</button>
                </form>
              </section>
              <section id="picking" aria-labelledby="picking-heading">
                <h3 id="picking-heading">Element</h3>
                <button id="pick" type="button" aria-pressed="false">Pick an element</button>
                <div id="picked" role="status"></div>
              </section>
              <section id="audit" aria-labelledby="audit-heading">
                <h3 id="audit-heading">Accessibility</h3>
                <button id="audit-run" type="button">Audit this screen</button>
                <p id="audit-count" role="status"></p>
                <ol id="audit-list" aria-labelledby="audit-heading" hidden></ol>
              </section>
              <section id="looks" aria-labelledby="looks-heading">
                <h3 id="looks-heading">View</h3>
              </section>
              <footer>
                <p><kbd>Tab</kbd> moves, <kbd>Space</kbd> taps, <kbd>Esc</kbd> leaves a sheet or an alert.</p>
              </footer>
            </aside>
            <noscript>The stage needs JavaScript.</noscript>
            </body>
            </html>
            """

        static let icon = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
            <rect width="32" height="32" rx="8" fill="#0a84ff"/>
            <path d="M7 11h18M9 11v12M14.7 11v12M20.3 11v12M23 11v12M6 24.5h20M8 8.5 16 5l8 3.5" fill="none" \
            stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
            </svg>
            """
    }
#endif
