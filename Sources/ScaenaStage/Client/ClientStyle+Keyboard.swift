#if Stage && !canImport(UIKit)

    extension ClientStyle {
        /// The keyboard on the screen.
        static let keyboard = """
            #keyboard {
              position: absolute; z-index: 2; inset: auto 0 0; display: flex; flex-direction: column; gap: 11px; padding: 8px 3px 0; touch-action: none; user-select: none;
              background: light-dark(#d1d3d9, #2b2b2d); color: light-dark(#000, #fff); font-size: 23px; letter-spacing: 0;
              --key: light-dark(#fff, #6b6b6e); --quiet-key: light-dark(#abb0bc, #464648);
            }
            @media (prefers-reduced-motion: no-preference) { #keyboard { animation: rise .25s; } }
            #keyboard .keys { flex: 0 0 42px; display: flex; justify-content: center; gap: 6px; padding: 0 3px; }
            #keyboard .key {
              flex: 1 1 0; min-width: 0; max-width: 10%; height: 42px; padding: 0; border: 0; border-radius: 5px; background: var(--key); color: inherit; font: inherit;
              box-shadow: 0 1px 0 rgb(0 0 0 / .3); cursor: pointer; overflow: hidden;
            }
            #keyboard .key:active { background: var(--quiet-key); }
            #keyboard .key:is([data-key="shift"], [data-key="delete"], [data-key="other"], [data-key="globe"], [data-key="return"], [data-key="hide"]) { background: var(--quiet-key); font-size: 16px; }
            #keyboard .key:is([data-key="shift"], [data-key="delete"]) { max-width: 12%; flex-grow: 1.3; }
            #keyboard .key:is([data-key="other"], [data-key="return"]) { max-width: none; flex-grow: 2.4; }
            #keyboard .key[data-key="space"] { max-width: none; flex-grow: 5; font-size: 16px; }
            #keyboard .key[data-key="shift"][aria-pressed="true"] { background: light-dark(#fff, #d4d4d6); color: #000; }
            #keyboard .key[data-key="return"]:not([data-plain]) { background: var(--systemBlue); color: #fff; }
            #keyboard .key .symbol { width: 22px; height: 22px; vertical-align: middle; }
            #keyboard[data-pad] { gap: 7px; }
            #keyboard[data-pad] .keys { flex-basis: 46px; }
            #keyboard[data-pad] .key { max-width: none; height: 46px; font-size: 25px; }
            #keyboard[data-pad] .key:is([data-key=""], [data-key="delete"]) { background: none; box-shadow: none; }
            #phone[data-device="small"] #keyboard { gap: 8px; }
            """
    }
#endif
