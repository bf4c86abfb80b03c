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
          <div role="status"><h1 id="heading">The app is not running</h1></div>
          <p id="hint">The terminal of <code>scaena run</code> says why. This page goes on by itself.</p>
          <ol id="problems"></ol>
          <pre id="trace" tabindex="0" hidden></pre>
        </main>
        </body>
        </html>
        """

    static let style = """
        body { margin: 0; padding: 48px 24px; font: 16px/1.5 -apple-system, system-ui, sans-serif; }
        main { max-width: 60rem; margin: 0 auto; }
        h1 { font-size: 22px; }
        ol { padding: 0; list-style: none; }
        li { margin: 0 0 16px; padding: 12px 16px; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; }
        li p { margin: 0; overflow-wrap: anywhere; }
        li .place { opacity: .7; font-size: 14px; }
        pre { margin: 8px 0 0; overflow: auto; font: 13px/1.4 ui-monospace, monospace; }
        [hidden] { display: none; }
        """

    static let script = #"""
        const element = id => document.getElementById(id);
        const given = new URLSearchParams(location.hash.slice(1)).get("token");
        if (given) sessionStorage.setItem("stage-token", given);
        const token = given ?? sessionStorage.getItem("stage-token");
        const headings = { building: "Building…", starting: "Starting…", crashed: "The app has crashed" };
        let shown = "";

        function part(name, className, text) {
          const made = document.createElement(name);
          made.className = className;
          made.textContent = text;
          return made;
        }

        function show(news) {
          const text = JSON.stringify(news);
          if (text === shown) return;
          shown = text;
          const count = (news.problems?.length ?? 0) + (news.more ?? 0);
          const failure = `The build failed: ${count} ${count === 1 ? "error" : "errors"}`;
          element("heading").textContent = news.state === "failed" ? failure : headings[news.state] ?? "The app is not running";
          element("problems").replaceChildren(...(news.problems ?? []).map(problem => {
            const item = document.createElement("li");
            item.append(part("p", "message", problem.message));
            const place = [problem.file, problem.line, problem.column].filter(Boolean).join(":");
            if (place) item.append(part("p", "place", place));
            if (problem.source !== undefined) {
              const before = problem.source.slice(0, Math.max(0, (problem.column ?? 1) - 1)).replace(/[^\t]/g, " ");
              item.append(part("pre", "source", `${problem.source}\n${before}^`));
            }
            return item;
          }));
          element("trace").hidden = !news.trace;
          element("trace").textContent = news.trace ?? "";
        }

        async function look() {
          try {
            const answer = await fetch("/door", { cache: "no-store", headers: { Authorization: `Bearer ${token}` } });
            // The app is there, or asks for another key and says so itself.
            if (answer.status !== 503) {
              const isRefusal = answer.status === 403 && !await isApp();
              if (isRefusal) element("heading").textContent = "This door is closed. Open the whole address that scaena run printed.";
              else { location.reload(); return; }
            } else {
              show(await answer.json());
            }
          } catch { /* Between the two nobody listens. */ }
          setTimeout(look, 300);
        }

        const isApp = async () => (await fetch("/", { cache: "no-store" })).ok;
        look();
        """#
}
