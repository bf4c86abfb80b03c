#if Stage && !canImport(UIKit)

    extension ClientStyle {
        /// The notice over the phone while the app is built, and what went wrong.
        static let build = """
            #build { position: fixed; inset-block-start: 1rem; inset-inline: 1rem; z-index: 20; max-width: 60rem; \
            max-height: calc(100vh - 4rem); margin-inline: auto; padding: .75rem 1rem; overflow: auto; border-radius: 12px; \
            border: 1px solid light-dark(#c33, #f66); background: light-dark(#fff, #1c1c1e); color: light-dark(#1c1c1e, #f2f2f7); box-shadow: 0 8px 40px rgb(0 0 0 / .35); \
            font: 14px/1.4 system-ui, sans-serif; }
            #build[hidden], #build [hidden] { display: none; }
            #build[data-state="building"], #build[data-state="starting"] { width: fit-content; padding-block: .35rem; \
            border-color: #888; pointer-events: none; }
            #build > div { display: inline; }
            #build h2 { display: inline; margin: 0; margin-inline-end: 1rem; font-size: 1rem; color: light-dark(#a11, #ff8a80); }
            #build[data-state="building"] h2, #build[data-state="starting"] h2 { margin: 0; color: inherit; }
            #build button { min-height: 28px; padding-inline: .75rem; font: inherit; }
            #build ol { padding-inline-start: 1.5rem; margin-block: .5rem 0; }
            #build .message { margin: 0; font-weight: 600; white-space: pre-wrap; }
            #build .place { margin: 0; font-family: ui-monospace, monospace; user-select: all; }
            #build pre { margin: .35rem 0 .75rem; padding: .5rem; overflow: auto; border-radius: 6px; background: light-dark(#f2f2f7, #2c2c2e); \
            font: 13px/1.35 ui-monospace, monospace; tab-size: 4; }
            """
    }
#endif
