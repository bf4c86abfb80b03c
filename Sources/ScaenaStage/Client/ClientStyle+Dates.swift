#if Stage && !canImport(UIKit)

    extension ClientStyle {
        /// Dates: what is chosen, calendars and wheels.
        static let dates = """
            .date-picker { display: flex; flex-wrap: wrap; gap: 6px; min-width: 0; font-size: calc(17px * var(--type-scale)); accent-color: var(--tint); }
            .date-picker:disabled, .date-picker[data-disabled] { opacity: .5; }
            .date-chip { min-height: 34px; padding: 6px 11px; border: 0; border-radius: 6px; background: var(--tertiarySystemFill); color: inherit; font: inherit; cursor: pointer; }
            .date-chip[aria-expanded="true"] { color: var(--tint); }
            .date-card {
              position: absolute; z-index: 8; width: 320px; max-width: calc(100% - 16px); padding: 12px; border-radius: 13px; background: light-dark(#fff, #2c2c2e); color: var(--label);
              box-shadow: 0 12px 40px rgb(0 0 0 / .28), 0 0 0 .5px var(--separator); font-size: 17px; letter-spacing: 0;
            }
            .date-card[data-part="time"] { width: 220px; }
            .date-picker[data-style="inline"] { flex-direction: column; align-items: stretch; width: 100%; max-width: 360px; }
            .date-line { display: flex; align-items: center; justify-content: space-between; }
            .month-head { display: flex; align-items: center; gap: 4px; padding: 0 4px 6px; }
            .month-head button { min-width: 44px; height: 40px; padding: 0; border: 0; background: none; color: var(--tint); font: inherit; cursor: pointer; }
            .month-head .month-name { flex: 1; display: flex; align-items: center; gap: 4px; text-align: start; color: inherit; font-weight: 600; }
            .month-head .month-name .symbol { width: 12px; height: 12px; color: var(--tint); stroke-width: 3.5; }
            .month-head button:disabled { color: var(--tertiaryLabel); cursor: default; }
            [dir="rtl"] :is(.month-head .symbol) { scale: -1 1; }
            .month { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); justify-items: center; }
            .month > [role="row"] { display: contents; }
            .month .weekday { padding: 4px 0; color: var(--tertiaryLabel); font-size: 13px; font-weight: 600; text-transform: uppercase; }
            .month .day { width: 44px; max-width: 100%; aspect-ratio: 1; padding: 0; border: 0; border-radius: 50%; background: none; color: inherit; font: inherit; font-size: 20px; cursor: pointer; }
            .month .day[data-today] { color: var(--tint); }
            .month .day[aria-selected="true"] { background: color-mix(in srgb, var(--tint) 15%, transparent); color: var(--tint); font-weight: 600; }
            .month .day[aria-selected="true"][data-today] { background: var(--tint); color: #fff; }
            .month .day:disabled { color: var(--tertiaryLabel); cursor: default; }
            .wheels { position: relative; display: flex; flex: 1; justify-content: center; gap: 4px; height: 216px; direction: ltr; overflow: hidden; }
            .wheels[data-right] { direction: rtl; }
            .wheels::before { content: ""; position: absolute; inset: 92px 8px; border-radius: 7px; background: var(--tertiarySystemFill); }
            .wheel { position: relative; flex: 0 1 auto; min-width: 44px; padding: 0 8px; display: flex; flex-direction: column; touch-action: none; cursor: pointer; border-radius: 7px; }
            .wheel > span { flex: none; display: block; height: 32px; line-height: 32px; font-size: 23px; text-align: center; white-space: nowrap; translate: 0 calc(12px - 16px); }
            .wheel > [data-way="1"] { font-size: 21px; opacity: .5; }
            .wheel > [data-way="2"] { font-size: 18px; opacity: .3; scale: 1 .85; }
            .wheel > [data-way="3"] { font-size: 15px; opacity: .15; scale: 1 .6; }
            """
    }
#endif
