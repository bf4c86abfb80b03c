#if Stage && !canImport(UIKit)

    extension ClientStyle {
        /// Rows and items.
        static let tables = """
            .table { overflow: auto; min-height: 0; overflow-anchor: none; scrollbar-width: none; position: relative; background: var(--systemBackground); }
            :is(.screen, .view, .sheet-content) > .table { flex: 1 1 0; align-self: stretch; }
            .stack[data-axis="vertical"] > .table { flex: 1 1 0; }
            .table > .spacer:first-child { margin-top: var(--inset-top); }
            .table > .spacer:last-child { margin-bottom: calc(var(--home) + var(--inset-bottom)); }
            .table > .rows { margin: 0 var(--inset-right) 0 var(--inset-left); }
            .table:is([data-style="grouped"], [data-style="insetGrouped"]) { background: var(--systemGroupedBackground); }
            .table[data-style="insetGrouped"] > .rows { padding: 0 16px; }
            .table > .rows { display: flex; flex-direction: column; }
            .table > .rows > * { flex-shrink: 0; }

            .row { position: relative; flex: none; display: flex; align-items: stretch; min-height: 44px; overflow: hidden; touch-action: pan-y; }
            .table:not([data-style="plain"]) .row { background: var(--secondarySystemGroupedBackground); }
            .row-content { flex: 1; min-width: 0; position: relative; display: flex; align-items: center; gap: 12px; padding-inline-start: 16px; pointer-events: none; }
            .row-content > :is(.stack, .view) { flex: 1; min-width: 0; padding-block: 10px; padding-inline-end: 16px; }
            .row-content :is(button, input, .scroll, .web) { pointer-events: auto; }
            /* What constraints lay out has its margins. */
            .row-content:has(> .view > [data-place-x]) { padding-inline-start: 0; }
            .row-content > .view:has(> [data-place-x]) { padding: 0; align-self: stretch; }
            .row-content > :not(.stack, .view, .row-action) { margin-inline-end: 12px; }
            /* A border, since a browser draws one of a point however small the phone is, and leaves out some boxes. */
            .row::after { content: ""; position: absolute; inset-inline: var(--line-left, 16px) var(--line-right, 0); bottom: 0; border-bottom: 1px solid var(--separator-color, var(--separator)); opacity: .7; pointer-events: none; }
            .table[data-lineless] .row::after, .table:not([data-style="plain"]) .row:not(:has(+ .row))::after { display: none; }
            .row-hit { position: absolute; inset: 0; width: 100%; padding: 0; border: 0; background: none; cursor: pointer; }
            .row-hit:focus-visible { outline-offset: -3px; }
            .row-hit:active { background: var(--quaternarySystemFill); }
            .row[data-selected] { background: var(--systemGray4) !important; }
            .row[data-accessory] > .row-content { padding-inline-end: 34px; }
            .row[data-accessory] > .row-content::after { content: ""; position: absolute; inset-inline-end: 16px; top: 50%; width: 8px; height: 8px; }
            .row[data-accessory="disclosure"] > .row-content::after { margin-top: -5px; border: solid var(--tertiaryLabel); border-width: 2px 2px 0 0; rotate: 45deg; }
            [dir="rtl"] .row[data-accessory="disclosure"] > .row-content::after { rotate: 225deg; }
            .row[data-accessory="checkmark"] > .row-content::after { width: 7px; height: 13px; margin-top: -9px; border: solid var(--tint); border-width: 0 2px 2px 0; rotate: 45deg; }
            .row-button { flex: none; width: 24px; height: 24px; padding: 0; border: 0; border-radius: 50%; background: none; color: var(--tint); cursor: pointer; box-shadow: 0 0 0 1.5px currentColor inset; }
            .row-button .symbol { width: 16px; height: 16px; }
            .row-button[data-style] { color: #fff; box-shadow: none; background: var(--systemRed); }
            .row-button[data-style="insert"] { background: var(--systemGreen); }
            .row-handle { position: relative; flex: none; width: 44px; border: 0; background: none; color: var(--tertiaryLabel); cursor: grab; touch-action: none; }
            .row-action { align-self: stretch; flex: none; min-width: 74px; padding: 0 16px; border: 0; color: #fff; font: inherit; font-size: 15px; cursor: pointer; }
            .row-action + .row-action { margin-inline-start: -12px; }
            .row-content:has(> .row-action[data-edge="leading"]) { padding-inline-start: 0; }
            .row[data-accessory] > .row-content:has(> .row-action[data-edge="trailing"]) { padding-inline-end: 0; }
            .row-content:has(> .row-action[data-edge="trailing"])::after { display: none; }

            .collection > .rows { flex-flow: row wrap; align-content: flex-start; gap: var(--line-gap, 0) var(--gap, 0); }
            .collection[data-axis="horizontal"] > .rows { flex-flow: row nowrap; width: max-content; }
            .collection .section-title { flex-basis: 100%; padding-inline: 0; }
            .collection .item { width: calc((100% - (var(--per-line, 1) - 1) * var(--gap, 0px)) / var(--per-line, 1)); min-height: 0; background: none; }
            .collection .item[data-fixed] { flex: none; }
            .item::after { display: none !important; }
            .collection { --item-insets: 0; }
            .item > .row-content { padding: var(--item-insets); flex-direction: column; align-items: stretch; }
            .item > .row-content > .view { padding: 0; margin: 0; flex: 1; }
            .item > .row-hit { z-index: 1; border-radius: inherit; }
            .strip { flex: none; width: 100%; display: flex; overflow-x: auto; scrollbar-width: none; }

            .section-title { flex: none; padding: 6px 16px; }
            .section-title[data-pinned] { position: sticky; top: var(--cover, 0px); bottom: 0; z-index: 2; }
            .table[data-style="plain"] .section-title[data-edge="header"] { position: sticky; top: var(--cover, 0px); z-index: 1; background: var(--systemBackground); }
            .table:not([data-style="plain"]) .section-title { padding-top: 16px; }
            .section-title[data-style="group"] .label { text-transform: uppercase; }
            .table[style*="--header-top"] .section-title[data-edge="header"] { padding-top: calc(6px + var(--header-top)); }
            .table[data-style="insetGrouped"] .row:not(.row + .row) { border-radius: 10px 10px 0 0; }
            .table[data-style="insetGrouped"] .row:not(:has(+ .row)) { border-radius: 0 0 10px 10px; }
            .table[data-style="insetGrouped"] .row:not(.row + .row):not(:has(+ .row)) { border-radius: 10px; }
            .table[data-style="insetGrouped"]:not(:has(.section-title:first-child)) > .rows { padding-top: 16px; }
            """
    }
#endif
