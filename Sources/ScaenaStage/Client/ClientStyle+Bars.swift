#if Stage && !canImport(UIKit)

    extension ClientStyle {
        /// Bars of navigation and of tabs, and what is scrolled under them.
        static let bars = """
            :is(.navigation-bar, .tab-bar, .toolbar) { z-index: 6; --material: light-dark(rgb(249 249 249 / .78), rgb(22 22 24 / .78)); --blur: blur(20px) saturate(1.8); }
            /* At the edge of what is scrolled a bar has no background. */
            :is(.navigation-bar, .tab-bar, .toolbar)::before {
              content: ""; position: absolute; z-index: -1; inset: 0; pointer-events: none; border: 0 solid var(--edge-line, transparent);
              background: var(--edge-back, none); backdrop-filter: var(--edge-blur, none);
            }
            :is(.navigation-bar, .tab-bar, .toolbar)[data-scrolled]::before {
              background: var(--bar-back, var(--material)); backdrop-filter: var(--bar-blur, var(--blur)); border-color: var(--bar-line, var(--separator));
            }
            .navigation-bar::before { border-bottom-width: .5px; bottom: calc(var(--gone, 0px) - var(--below, 0px)); }
            :is(.tab-bar, .toolbar)::before { border-top-width: .5px; }
            /* What stands below is reached where the bar has gone away. */
            .navigation[style*="--gone"] > .navigation-bar { pointer-events: none; }
            .navigation[style*="--gone"] > .navigation-bar > * { pointer-events: auto; }
            .navigation > .search-bar { z-index: 6; background: none; translate: 0 calc(-1 * var(--gone, 0px)); }
            .navigation > .search-bar[data-first] { background: var(--systemBackground); }
            .window > .navigation > .search-bar[data-first], .window > .tabs > .navigation > .search-bar[data-first] { padding-top: calc(var(--status) + 4px); }

            /* The colour of a screen goes on under the bars. */
            .navigation > .screen::before, .navigation > .screen > .view:only-child::before {
              content: ""; position: absolute; inset: calc(-1 * var(--under, 0px)) 0 calc(-1 * var(--tab-bar, 0px)); background-color: inherit; pointer-events: none;
            }
            [data-under] { --cover: calc(var(--under) - var(--gone, 0px)); margin-top: calc(-1 * var(--under)) !important; scroll-padding-top: var(--cover); }
            .scroll[data-under] { padding-top: calc(var(--room) + var(--inset-top)) !important; }
            .table[data-under] > .spacer:first-child { margin-top: calc(var(--room) + var(--inset-top)); }
            [data-over] { --home: var(--tab-bar); margin-bottom: calc(-1 * var(--tab-bar)) !important; }

            .navigation-bar {
              flex: none; position: relative; display: grid; align-items: end; column-gap: 4px;
              grid-template-columns: minmax(44px, 1fr) minmax(0, max-content) minmax(min-content, 1fr);
              min-height: 44px; padding: 0 8px; color: var(--label);
            }
            .window > .tabs > .navigation > .navigation-bar,
            .window > .navigation > .navigation-bar { padding-top: var(--status); min-height: calc(var(--status) + 44px); }
            .bar-title {
              grid-area: 1 / 2; margin: 0; line-height: 44px; text-align: center;
              font-size: var(--title-size, 17px); font-weight: var(--title-weight, 600); color: var(--title-color, inherit);
              white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
            }
            .navigation-bar[data-scrolled] > .bar-title {
              font-size: var(--scrolled-size, var(--title-size, 17px)); font-weight: var(--scrolled-weight, var(--title-weight, 600));
              color: var(--scrolled-color, var(--title-color, inherit));
            }
            .navigation-bar[data-large] { padding-bottom: 52px; }
            .navigation-bar[data-large] > .bar-items > [data-place-x="leading"] { bottom: 52px; }
            /* It goes away under what is above it. */
            .navigation-bar[data-large]:not([data-small]) > .bar-title {
              grid-area: auto; position: absolute; left: 16px; right: 16px; bottom: 2px; text-align: start; line-height: 48px;
              font-size: calc(var(--large-size, 34px) * var(--type-scale)); font-weight: var(--large-weight, 700); color: var(--large-color, inherit);
              translate: 0 calc(-1 * var(--gone, 0px)); clip-path: inset(var(--gone, 0px) 0 0);
            }
            @media (prefers-reduced-motion: no-preference) { .navigation-bar[data-small] > .bar-title { animation: appear .2s; } }
            .bar-prompt { position: absolute; left: 8px; right: 8px; bottom: 44px; margin: 0; text-align: center; font-size: 13px; color: var(--secondaryLabel); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
            .navigation-bar[data-large] > .bar-prompt { bottom: 96px; }
            .navigation-bar[data-prompt] { min-height: 66px; }
            .window > .tabs > .navigation > .navigation-bar[data-prompt],
            .window > .navigation > .navigation-bar[data-prompt] { padding-top: calc(var(--status) + 22px); min-height: calc(var(--status) + 66px); }
            .bar-items { grid-area: 1 / 3; justify-self: end; display: flex; gap: 4px; }
            .navigation-bar > .back { grid-area: 1 / 1; justify-self: start; }
            .bar-items > [data-place-x="leading"] { position: absolute; inset-inline-start: 8px; bottom: 0; height: 44px; }
            .bar-items > [data-place-x="center"] { position: absolute; left: 50%; bottom: 22px; translate: -50% 50%; }
            .bar-items > * { align-self: center; }
            .bar-items .label { white-space: nowrap; }
            .back, .bar-button {
              display: inline-flex; align-items: center; gap: 3px; min-width: 44px; height: 44px; padding: 0 8px; border: 0;
              background: none; color: var(--tint); font: inherit; font-size: 17px; cursor: pointer; border-radius: 12px;
              max-width: 100%;
            }
            /* A title for which there is no room wraps to a second line, which is cut off: the arrow stays. */
            .back { padding-inline-start: 0; flex-wrap: wrap; align-content: flex-start; overflow: hidden; }
            .back .symbol { width: 25px; height: 44px; stroke-width: 2.5; }
            [dir="rtl"] .back > .symbol { scale: -1 1; }
            .title, .bar-title, .alert-title, .alert-message, .detail { unicode-bidi: plaintext; }
            .back .title { line-height: 44px; white-space: nowrap; }
            .bar-button { justify-content: center; }
            .bar-button[data-style="done"] { font-weight: 600; }
            .bar-button:disabled { color: var(--tertiaryLabel); }
            .back:active, .bar-button:active, .button:active { opacity: .4; }

            .toolbar { flex: none; position: relative; display: flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 8px 34px; overflow: hidden; }
            .tabs .toolbar { padding-bottom: 0; }

            /* What an app moves out of the bar is not seen: some move titles there. */
            .tab-bar { overflow: clip; flex: none; position: relative; display: flex; padding: 0 0 34px; }
            .tab { flex: 1; min-width: 0; min-height: 49px; position: relative; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 2px; padding: 0; border: 0; background: none; color: var(--tab, var(--systemGray)); font: inherit; font-size: 10px; font-weight: 500; cursor: pointer; }
            .tab > .title { color: var(--title-color, inherit); font-weight: var(--title-weight, inherit); translate: var(--title-offset, none); }
            .tab > :is(.symbol, img), .button > :is(.symbol, img) { margin: var(--image-margin, 0); }
            .tab .symbol, .tab img { width: 26px; height: 26px; }
            .tab[aria-selected="true"] { color: var(--tint); background: var(--tab-indicator, none); }
            .tab[data-badge]::after { content: attr(data-badge); position: absolute; top: 0; left: calc(50% + 6px); min-width: 18px; padding: 0 5px; border-radius: 9px; background: var(--systemRed); color: #fff; line-height: 18px; font-size: 12px; }
            """
    }
#endif
