#if Stage && !canImport(UIKit)

    extension ClientPage {
        /// Where the state of the app's next build stands.
        static let build = """
            <section id="build" aria-labelledby="build-heading" data-state="none" hidden>
              <div role="status"><h2 id="build-heading"></h2></div>
              <button id="build-again" type="button" hidden>Start again</button>
              <button id="build-hide" type="button" hidden>Hide</button>
              <p id="build-last" hidden></p>
              <ol id="build-problems" hidden></ol>
              <pre id="build-trace" tabindex="0" hidden></pre>
            </section>
            """
    }
#endif
