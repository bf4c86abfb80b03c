#if Stage && !canImport(UIKit)

    extension ClientStyle {
        /// The app's requests in the panel.
        static let requests = """
            #requests { gap: 8px !important; }
            #request-list, #rule-list { margin: 0; padding: 0; list-style: none; font-size: 12px; }
            #request-list { max-height: 24em; overflow: auto; border-radius: 12px; background: var(--panel-track); }
            #request-list > li { padding: 2px 12px; overflow-wrap: anywhere; }
            #request-list > li > details > summary { display: flex; gap: 8px; padding: 4px 0; cursor: pointer; }
            #request-list .method { flex: none; font-weight: 600; }
            #request-list .path { flex: 1; min-width: 0; }
            #request-list .outcome { flex: none; color: var(--panel-quiet); font-variant-numeric: tabular-nums; max-width: 50%; }
            #request-list [data-trouble] .outcome, #request-list .reason { color: light-dark(#c0272d, #ff8a8d); }
            #request-list :is([data-state="pending"], [data-state="held"]) .outcome { color: light-dark(#8a5a00, #e8b339); }
            #request-list .reason:empty { display: none; }
            #request-list .address { color: var(--panel-quiet); }
            #request-list h4 { margin: 8px 0 2px; font-size: 12px; }
            #request-list .fold, #request-list .leaf { padding-inline-start: 12px; font-family: ui-monospace, monospace; }
            #request-list .fold > summary { cursor: pointer; margin-inline-start: -12px; }
            #request-list pre { margin: 4px 0; max-height: 12em; overflow: auto; white-space: pre-wrap; }
            .rule { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 8px 0; }
            .rule textarea { width: 100%; box-sizing: border-box; font: 12px/1.4 ui-monospace, monospace; }
            .rule input { width: 5em; }
            #rule-list li { display: flex; align-items: baseline; gap: 8px; padding: 4px 0; }
            #rule-list span { flex: 1; overflow-wrap: anywhere; }
            #send-link, #send-push { display: flex; flex-wrap: wrap; gap: 8px; }
            #send-link input { flex: 1; min-width: 0; }
            #send-push textarea { width: 100%; box-sizing: border-box; font-family: ui-monospace, monospace; }
            #audit { gap: 8px !important; align-items: flex-start; }
            #audit-count:empty { display: none; }
            #audit-list { margin: 0; padding-inline-start: 20px; font-size: 12px; }
            #audit-list button { padding: 3px 0; border: 0; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
            #phone[data-picking] #window, #phone[data-picking] #window * { cursor: crosshair; }
            #picking { gap: 8px !important; align-items: flex-start; }
            #picked { font-size: 12px; overflow-wrap: anywhere; }
            #picked:empty { display: none; }
            #picked h4 { margin: 8px 0 2px; font-size: 12px; color: var(--panel-quiet); }
            #picked ul { margin: 0; padding: 0; list-style: none; }
            #picked .picked-type { font-weight: 600; }
            #window [data-pointed] { outline: 3px solid #ff2d95 !important; outline-offset: -2px; }
            #story button, #audit-run, #pick { align-self: flex-start; }
            #panel :is(.rule, #rule-list, #sending) :is(button, select, input, textarea), #story button, #audit-run, #pick { padding: 4px 8px; border: 1px solid var(--panel-line); border-radius: 8px; background: var(--panel-chip); color: inherit; font-size: 12px; }
            """
    }
#endif
