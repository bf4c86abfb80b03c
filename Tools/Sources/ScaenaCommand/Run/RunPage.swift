/// The page where there is no app yet: how the build goes, and what keeps it from succeeding. It becomes the app's own page
/// once that is there, which takes the key from the same place.
enum RunPage {
    static let html = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Waiting for the app</title>
        <link rel="stylesheet" href="/run.css">
        <script type="module" src="/run.js"></script>
        </head>
        <body>
        <main>
          <h1 id="heading">The app is not running</h1>
          <p id="hint">The terminal of <code>scaena run</code> says why. This page goes on by itself.</p>
        </main>
        \(BuildView.page)
        </body>
        </html>
        """

    static let style = """
        :root { color-scheme: light dark; }
        body { margin: 0; padding: 96px 24px; font: 16px/1.5 -apple-system, system-ui, sans-serif; }
        main { max-width: 60rem; margin: 0 auto; }
        h1 { font-size: 22px; }
        \(BuildView.style)
        """

    static let script = #"""
        const given = new URLSearchParams(location.hash.slice(1)).get("token");
        if (given) sessionStorage.setItem("stage-token", given);
        const token = given ?? sessionStorage.getItem("stage-token");

        const make = (name, className = "") => Object.assign(document.createElement(name), { className });
        const setText = (element, text) => { element.textContent = text ?? ""; };

        \#(BuildView.script)

        async function look() {
          try {
            const answer = await fetch("/door", { cache: "no-store", headers: { Authorization: `Bearer ${token}` } });
            // The app is there, or asks for another key and says so itself.
            if (answer.status !== 503) {
              const isRefusal = answer.status === 403 && !await isApp();
              if (!isRefusal) { location.reload(); return; }
              setText(document.getElementById("heading"), "This door is closed. Open the whole address that scaena run printed.");
            } else {
              showBuild(await answer.json());
            }
          } catch { /* Between the two nobody listens. */ }
          setTimeout(look, 300);
        }

        const isApp = async () => (await fetch("/", { cache: "no-store" })).ok;
        look();
        """#
}
