#if Stage && !canImport(UIKit)

    /// The client's style sheet: the page around the phone, and the phone as iOS looks, light and dark.
    enum ClientStyle {
        static let css = [
            colors, page, panel, requests, build, phone, containers, bars, controls, dates, tables, keyboard, motion,
            contrast,
        ]
        .joined(separator: "\n")

        /// The colours of iOS by the names of `UIColor`, and those of the page.
        private static let colors = """
            :root {
              color-scheme: light dark;
              --label: light-dark(#000, #fff);
              --secondaryLabel: light-dark(rgb(60 60 67 / .72), rgb(235 235 245 / .66));
              --tertiaryLabel: light-dark(rgb(60 60 67 / .3), rgb(235 235 245 / .3));
              --quaternaryLabel: light-dark(rgb(60 60 67 / .18), rgb(235 235 245 / .16));
              --placeholderText: light-dark(rgb(60 60 67 / .6), rgb(235 235 245 / .5));
              --systemBackground: light-dark(#fff, #000);
              --secondarySystemBackground: light-dark(#f2f2f7, #1c1c1e);
              --tertiarySystemBackground: light-dark(#fff, #2c2c2e);
              --systemGroupedBackground: light-dark(#f2f2f7, #000);
              --secondarySystemGroupedBackground: light-dark(#fff, #1c1c1e);
              --tertiarySystemGroupedBackground: light-dark(#f2f2f7, #2c2c2e);
              --systemFill: light-dark(rgb(120 120 128 / .2), rgb(120 120 128 / .36));
              --secondarySystemFill: light-dark(rgb(120 120 128 / .16), rgb(120 120 128 / .32));
              --tertiarySystemFill: light-dark(rgb(118 118 128 / .12), rgb(118 118 128 / .24));
              --quaternarySystemFill: light-dark(rgb(116 116 128 / .08), rgb(118 118 128 / .18));
              --separator: light-dark(rgb(60 60 67 / .29), rgb(84 84 88 / .6));
              --opaqueSeparator: light-dark(#c6c6c8, #38383a);
              --link: light-dark(#0068d9, #0984ff);
              --systemBlue: light-dark(#007aff, #0a84ff);
              --systemBrown: light-dark(#a2845e, #ac8e68);
              --systemCyan: light-dark(#32ade6, #64d2ff);
              --systemGreen: light-dark(#34c759, #30d158);
              --systemIndigo: light-dark(#5856d6, #5e5ce6);
              --systemMint: light-dark(#00c7be, #63e6e2);
              --systemOrange: light-dark(#ff9500, #ff9f0a);
              --systemPink: light-dark(#ff2d55, #ff375f);
              --systemPurple: light-dark(#af52de, #bf5af2);
              --systemRed: light-dark(#ff3b30, #ff453a);
              --systemTeal: light-dark(#30b0c7, #40c8e0);
              --systemYellow: light-dark(#ffcc00, #ffd60a);
              --systemGray: #8e8e93;
              --systemGray2: light-dark(#aeaeb2, #636366);
              --systemGray3: light-dark(#c7c7cc, #48484a);
              --systemGray4: light-dark(#d1d1d6, #3a3a3c);
              --systemGray5: light-dark(#e5e5ea, #2c2c2e);
              --systemGray6: light-dark(#f2f2f7, #1c1c1e);
              --tint: var(--systemBlue);
              --page: light-dark(#eceef2, #101114);
              --page-glow: light-dark(#fafbfd, #1b1d22);
              --panel: light-dark(rgb(255 255 255 / .82), rgb(30 31 36 / .82));
              --panel-text: light-dark(#16181d, #f0f1f4);
              --panel-quiet: light-dark(#5b606b, #a3a8b4);
              --panel-line: light-dark(rgb(0 0 0 / .09), rgb(255 255 255 / .1));
              --panel-track: light-dark(rgb(0 0 0 / .06), rgb(255 255 255 / .08));
              --panel-chip: light-dark(#fff, #565a66);
              --type-scale: 1;
              font-family: -apple-system, system-ui, "SF Pro Text", "Inter", "Segoe UI", "Roboto", "Helvetica Neue", \
            "Noto Sans", "Liberation Sans", sans-serif;
              -webkit-font-smoothing: antialiased;
            }
            :root[data-appearance="light"] { color-scheme: light; }
            :root[data-appearance="dark"] { color-scheme: dark; }
            """

        private static let page = """
            *, *::before, *::after { box-sizing: border-box; }
            [hidden] { display: none !important; }
            body {
              margin: 0; min-height: 100vh; overscroll-behavior: none; display: grid; grid-template-columns: minmax(0, 1fr) 25rem;
              background: radial-gradient(90rem 60rem at 40% 30%, var(--page-glow), transparent) var(--page);
              color: var(--panel-text);
            }
            #stage { display: grid; place-items: center; padding: 24px; min-height: 100vh; }
            :focus { outline: none; }
            :focus-visible { outline: 3px solid color-mix(in srgb, var(--systemBlue) 75%, transparent); outline-offset: 2px; }

            #panel {
              margin: 24px 24px 24px 0; padding: 24px; border-radius: 24px; align-self: center;
              display: flex; flex-direction: column; gap: 22px; max-height: calc(100vh - 48px); overflow: auto;
              background: var(--panel); border: 1px solid var(--panel-line);
              box-shadow: 0 20px 50px -24px rgb(0 0 0 / .35); font-size: 14px; line-height: 1.4;
            }
            #panel p, #panel h2, #panel h3 { margin: 0; }
            #panel h2 { font-size: 20px; font-weight: 650; letter-spacing: -.01em; overflow-wrap: anywhere; }
            #panel h3 { font-size: 12px; font-weight: 600; color: var(--panel-quiet); }
            #panel section { display: flex; flex-direction: column; gap: 14px; }
            #panel section[hidden] { display: none; }
            #connection { display: flex; align-items: center; gap: 8px; margin-top: 4px !important; color: var(--panel-quiet); }
            #connection::before { content: ""; flex: none; width: 8px; height: 8px; border-radius: 50%; background: #f5a623; }
            #connection[data-state="live"]::before { background: #2fb457; }
            #connection:is([data-state="closed"], [data-state="hung"])::before { background: #e5484d; }
            /* Not away altogether: what was not there before is not read out. */
            #notice:empty { padding: 0; }
            #link { padding: 10px 12px; border-radius: 12px; background: var(--panel-track); overflow-wrap: anywhere; }
            #link a { color: var(--link); }
            #notice { padding: 10px 12px; border-radius: 12px; background: var(--panel-track); }
            #panel footer { padding-top: 16px; border-top: 1px solid var(--panel-line); color: var(--panel-quiet); font-size: 12px; line-height: 1.7; }
            kbd { padding: 1px 5px; border-radius: 5px; background: var(--panel-track); font: inherit; }

            .choice { margin: 0; padding: 0; border: 0; min-width: 0; }
            .choice legend { padding: 0; margin-bottom: 6px; }
            .choice .options { display: flex; padding: 3px; border-radius: 11px; background: var(--panel-track); }
            .choice label { position: relative; flex: 1 1 auto; text-align: center; cursor: pointer; }
            .choice input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
            .choice span { display: block; padding: 6px 8px; border-radius: 8px; }
            .choice input:checked + span { background: var(--panel-chip); font-weight: 600; box-shadow: 0 1px 3px rgb(0 0 0 / .18); }
            .choice input:focus-visible + span { outline: 3px solid color-mix(in srgb, var(--systemBlue) 75%, transparent); }
            label.choice { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
            .choice select { min-height: 34px; padding: 0 8px; border: 1px solid var(--panel-line); border-radius: 9px; background: var(--panel-chip); color: inherit; font: inherit; }
            label.choice > .list-title { padding: 0; }
            .choice[aria-busy="true"] .options { opacity: .6; }
            noscript { position: fixed; inset: auto 0 0; padding: 16px; background: var(--systemRed); color: #fff; text-align: center; }

            /* Without room beside the phone the panel lies over it, so that the page itself never scrolls. */
            #panel-toggle { display: none; }
            @media (max-width: 860px), (max-height: 560px) {
              body { grid-template-columns: minmax(0, 1fr); height: 100dvh; min-height: 0; overflow: hidden; }
              #stage { min-height: 0; height: 100dvh; }
              #panel-toggle {
                display: block; position: fixed; z-index: 3; right: 8px; top: 8px; min-width: 44px; min-height: 44px; padding: 0 14px;
                border: 1px solid var(--panel-line); border-radius: 22px; background: var(--panel); color: var(--panel-text);
                font: inherit; font-size: 14px; cursor: pointer;
              }
              #panel { position: fixed; z-index: 2; inset: 60px 8px 8px auto; width: min(25rem, calc(100vw - 16px)); margin: 0; max-height: none; }
              #panel-toggle[aria-expanded="false"] + #panel { display: none; }
            }
            """

        private static let motion = """
            @keyframes turn { to { transform: rotate(360deg); } }
            @keyframes rise { from { transform: translateY(100%); } }
            @keyframes pop { from { transform: scale(1.12); opacity: 0; } }
            @keyframes flip { from { transform: perspective(1200px) rotateY(90deg); } }
            @keyframes appear { from { opacity: 0; } }
            @media (prefers-reduced-motion: no-preference) {
              .sheet[data-arriving] { animation: rise .42s cubic-bezier(.2, .9, .2, 1); }
              .window > .screen[data-arriving], .window > .navigation[data-arriving] { animation: rise .42s cubic-bezier(.2, .9, .2, 1); }
              .window > [data-arriving][data-arrival="dissolve"] { animation: appear .4s; }
              .window > [data-arriving][data-arrival="flip"] { animation: flip .5s; }
              .window > .sheet[data-arriving][data-style="popover"] { animation: appear .15s; }
              .alert[data-arriving] { animation: appear .2s; }
              .alert[data-arriving] > .alert-card { animation: pop .22s cubic-bezier(.2, .9, .3, 1); }
            }
            @media (prefers-reduced-motion: reduce) {
              *, *::before, *::after { transition: none !important; }
              .activity svg { animation-duration: 4s; }
            }
            :root[data-motion="less"] * { transition: none !important; }
            :root[data-motion="less"] :is([data-arriving], [data-arriving] > .alert-card) { animation: none !important; }
            """

        /// Colours that stand out more, and a system that allows only few of its own.
        private static let contrast = """
            @media (forced-colors: active) {
              #display :is(.toggle, .segmented, .button, .text-field, .alert-card, .sheet, .stepper) { border: 1px solid ButtonText !important; }
              #display .toggle { forced-color-adjust: none; background: Canvas; }
              #display .toggle .knob { background: ButtonText; }
              #display .toggle[aria-checked="true"] { background: Highlight; }
              #display .toggle[aria-checked="true"] .knob { background: HighlightText; }
              :is(.segment[aria-checked="true"], .tab[aria-selected="true"], .choice input:checked + span) {
                forced-color-adjust: none; background: Highlight !important; color: HighlightText !important;
              }
              .row + .row { border-block-start: 1px solid GrayText; }
              :focus-visible { outline-color: Highlight; }
            }
            :root[data-contrast="more"] #display {
              --secondaryLabel: light-dark(rgb(60 60 67 / .9), rgb(235 235 245 / .85)); --tertiaryLabel: light-dark(rgb(60 60 67 / .7), rgb(235 235 245 / .7));
              --separator: light-dark(rgb(60 60 67 / .6), rgb(120 120 128 / .9)); --placeholderText: light-dark(rgb(60 60 67 / .8), rgb(235 235 245 / .75));
              --systemBlue: light-dark(#0040dd, #409cff); --systemGreen: light-dark(#248a3d, #30db5b); --systemRed: light-dark(#d70015, #ff6961);
              --systemOrange: light-dark(#c93400, #ffb340); --systemGray: light-dark(#6c6c70, #aeaeb2); --link: light-dark(#0040dd, #409cff);
            }
            """
    }
#endif
