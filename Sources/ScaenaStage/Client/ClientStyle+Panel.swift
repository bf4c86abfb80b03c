#if Stage && !canImport(UIKit)

    extension ClientStyle {
        /// The panel's lower half.
        static let panel = """
            #scenes { gap: 8px !important; }
            #scenes ul { margin: 0; padding: 0; list-style: none; }
            #scenes ul ul { padding-left: 14px; }
            #scenes .line { display: flex; align-items: baseline; gap: 8px; padding: 3px 0; }
            #scenes .line::before { content: ""; flex: none; align-self: center; width: 8px; height: 8px; border-radius: 50%; background: var(--panel-quiet); }
            #scenes .name { font-weight: 600; }
            #scenes .detail, #scenes .state { color: var(--panel-quiet); font-size: 12px; overflow-wrap: anywhere; }
            #scenes .state { margin-left: auto; flex: none; }
            #scenes .detail:empty, #scenes .state:empty { display: none; }
            #scenes [data-kind="flow"] > .line::before { border-radius: 2px; }
            #scenes [data-state="shown"] > .line::before { background: #2fb457; }
            #scenes [data-state="leaving"] > .line::before { background: #f5a623; }
            #scenes [data-state="stayed"] > .line::before { background: #e5484d; }
            #scenes [data-state="stayed"] > .line > .name, #scenes [data-state="stayed"] > .line > .state { color: light-dark(#c0272d, #ff8a8d); }
            #scenes [data-kind="scene"] > ul { display: flex; flex-wrap: wrap; gap: 4px; padding: 2px 0 6px 16px; }
            #scenes [data-kind="actor"] { border-radius: 7px; background: var(--panel-track); font-size: 12px; max-width: 100%; }
            #scenes [data-kind="actor"] > .line { flex-wrap: wrap; gap: 0 6px; padding: 2px 8px; }
            #scenes [data-kind="actor"] > .line::before { display: none; }
            #scenes [data-kind="actor"] .name { font-weight: 400; }
            #scenes [data-kind="actor"][data-state="stayed"] { background: light-dark(#fde8e8, #4a2224); }

            #story-text { width: 100%; box-sizing: border-box; resize: vertical; font: 12px/1.4 ui-monospace, monospace; white-space: pre; }
            #panel > * { flex: none; }
            #events { gap: 8px !important; }
            #event-log { margin: 0; padding: 8px 0; list-style: none; height: 11.5em; overflow: auto; border-radius: 12px; background: var(--panel-track); font-size: 12px; }
            #event-log li { display: flex; gap: 10px; padding: 2px 12px; }
            #event-log time { flex: none; color: var(--panel-quiet); font-variant-numeric: tabular-nums; }
            #event-log span { min-width: 0; overflow-wrap: anywhere; }
            #event-log li::before { content: ""; flex: none; width: 6px; height: 6px; margin-top: .45em; border-radius: 50%; background: var(--panel-quiet); }
            #event-log [data-kind="scene"]::before { background: light-dark(#0b68cb, #4da3ff); }
            #event-log [data-kind="flow"]::before { background: light-dark(#7c3fb5, #c58cf5); border-radius: 1px; }
            #event-log [data-kind="post"]::before { background: light-dark(#9a6a00, #e8b339); }
            #event-log [data-kind="request"]::before { background: light-dark(#0f7b6c, #3ecfb8); }
            #event-log [data-trouble] { color: light-dark(#c0272d, #ff8a8d); }
            #event-log [data-trouble]::before { background: currentColor; }
            """
    }
#endif
