#if Stage && !canImport(UIKit)

    extension ClientStyle {
        /// The frame, and what is in its corners.
        static let phone = """
            #phone {
              --width: 393px; --height: 852px; --status: 54px;
              width: calc(var(--width) + 24px); height: calc(var(--height) + 24px); padding: 12px; flex: none;
              border-radius: 64px; background: linear-gradient(145deg, #3b3d42, #121316 40%, #26282c);
              box-shadow: 0 0 0 1px rgb(255 255 255 / .12) inset, 0 0 0 2px #000, 0 40px 80px -30px rgb(0 0 0 / .55), \
            0 8px 24px -8px rgb(0 0 0 / .3);
              transition: opacity .3s;
            }
            #phone[data-device="small"] { --width: 375px; --height: 667px; --status: 20px; }
            #phone[data-device="large"] { --width: 440px; --height: 956px; }
            #phone[data-device="ipad"] { --width: 834px; --height: 1210px; --status: 24px; border-radius: 40px; }
            #phone[data-device="ipad"] #display { border-radius: 28px; }
            #phone[data-orientation="landscape"] { width: calc(var(--height) + 24px); height: calc(var(--width) + 24px); }
            #phone:is([data-device="ipad"], [data-device="small"]) #status-bar::after { display: none; }
            #phone[data-device="ipad"] :is(#status-bar::before, .status-symbols) { width: 12%; }
            #phone[data-orientation="landscape"]:not([data-device="ipad"]) { --status: 0px; }
            #phone[data-orientation="landscape"]:not([data-device="ipad"]) #status-bar { display: none; }
            #phone[inert] { opacity: .55; }
            #display {
              position: relative; display: flex; flex-direction: column; width: 100%; height: 100%; overflow: hidden;
              border-radius: 52px; background: #000; color: var(--label); isolation: isolate;
              font-size: calc(17px * var(--type-scale)); line-height: 1.29; letter-spacing: -.01em;
            }
            #window { position: absolute; inset: 0; background: var(--systemBackground); }
            #status-bar {
              position: absolute; z-index: 3; inset: 0 0 auto; height: var(--status); pointer-events: none; color: var(--label);
            }
            #status-bar::before {
              content: "9:41"; position: absolute; left: 0; top: 0; width: 33%; line-height: calc(var(--status) + 4px); text-align: center;
              font-size: 17px; font-weight: 600;
            }
            #phone:is([data-device="small"], [data-device="ipad"]) #status-bar::before { font-size: 12px; }
            #status-bar::after {
              content: ""; position: absolute; left: 50%; top: 12px; width: 120px; height: 34px; margin-left: -60px;
              border-radius: 17px; background: #000; box-shadow: 0 0 0 .5px rgb(128 128 128 / .2);
            }
            .status-symbols { position: absolute; right: 0; top: 0; width: 33%; height: calc(var(--status) + 4px); display: flex; gap: 6px; align-items: center; justify-content: center; }
            .status-symbols svg { height: 12px; fill: currentColor; }
            #home-indicator {
              position: absolute; z-index: 3; left: 50%; bottom: 8px; width: 138px; height: 5px; margin-left: -69px;
              border-radius: 3px; background: var(--label); opacity: .85; pointer-events: none;
            }
            #phone[data-device="small"] { border-radius: 48px; }
            #phone[data-device="small"] #display { border-radius: 36px; }

            /* A hand that moves over the phone moves what is in it, and never the page. */
            #display { touch-action: pinch-zoom; }
            #display :is(.scroll, .table, .text-view) { touch-action: pan-y pinch-zoom; overscroll-behavior: contain; }
            #display :is(.strip, [data-wide], [data-axis="horizontal"]) { touch-action: pan-x pan-y pinch-zoom; overscroll-behavior: contain; }
            #veil {
              position: absolute; z-index: 4; inset: auto 24px 40%; margin: 0; padding: 16px; border-radius: 16px; text-align: center;
              background: light-dark(#fff, #2c2c2e); color: var(--label); box-shadow: 0 8px 40px rgb(0 0 0 / .3); letter-spacing: 0;
            }
            #veil:empty { display: none; }
            @media (max-width: 600px), (max-height: 560px) {
              #stage { padding: 0; }
              #phone, #phone[data-device] { width: 100vw; height: 100dvh; padding: 0; border-radius: 0; box-shadow: none; }
              #phone #display { border-radius: 0; }
            }
            """

        /// Windows, navigation, tabs, sheets, and what is put beside and below in views.
        static let containers = """
            .window, .window > *, .window > :is(.screen, .navigation, .tabs) { position: absolute; inset: 0; }
            .window > * { isolation: isolate; }
            /* What is below something modal has no tint: it cannot be used. It is told by its own attribute: whom ":has(~ …)"
               concerns, a browser looks for among all elements below whenever one of them comes or goes. */
            .window > [inert]:not([data-ghost]), .window > [inert]:not([data-ghost]) [style*="--tint"] { --tint: var(--systemGray) !important; }
            .screen, .navigation, .tabs, .view, .sheet-content { display: flex; flex-direction: column; min-width: 0; }
            .window > .screen, .window > .navigation { background: var(--systemBackground); transition: transform .4s, border-radius .4s; }
            .screen { flex: 1; min-height: 0; position: relative; }
            .window > .screen { padding-top: var(--status); }
            .screen > .view, .screen > .scroll, .screen > .navigation, .sheet-content > * { flex: 1; min-height: 0; }
            .navigation { position: relative; }
            .screen > .stack:has(> .navigation) { flex: 1; min-height: 0; align-items: stretch; }
            .screen > .stack > :is(.navigation, .screen) { flex: 1; min-height: 0; }
            .screen > .stack > .navigation:not(:last-child) { flex: 0 0 min(320px, 40%); border-inline-end: .5px solid var(--separator); }
            .navigation > .screen { background: var(--systemBackground); }
            .view { position: relative; }

            .tabs { position: relative; flex: 1; min-height: 0; background: var(--systemBackground); }
            .tabs > :is(.screen, .navigation) { flex: 1; min-height: 0; }
            .window > .tabs > .screen { padding-top: var(--status); }
            .window > .sheet {
              inset: 64px 0 0; border-radius: 10px 10px 0 0; overflow: hidden; background: var(--systemBackground);
              box-shadow: 0 -8px 40px rgb(0 0 0 / .18);
              --systemBackground: light-dark(#fff, #1c1c1e);
              --secondarySystemBackground: light-dark(#f2f2f7, #2c2c2e);
              --systemGroupedBackground: light-dark(#f2f2f7, #1c1c1e);
            }
            .sheet-content { position: absolute; inset: 0; padding-top: 14px; }
            .sheet-content:has(> .navigation) { padding-top: 0; }
            .sheet-content > .navigation > .navigation-bar:not([data-prompt]) { padding-top: 12px; min-height: 56px; }
            .grabber { position: absolute; z-index: 7; left: 50%; top: 0; width: 88px; height: 22px; margin-left: -44px; padding: 0; border: 0; background: none; cursor: grab; touch-action: none; }
            .grabber::before { content: ""; position: absolute; left: 26px; top: 6px; width: 36px; height: 5px; border-radius: 3px; background: var(--tertiaryLabel); }
            .sheet .navigation-bar { touch-action: none; }
            .window > .sheet[data-style="popover"] {
              inset: 96px auto auto 24px; width: var(--popover-width, 300px); height: var(--popover-height, 340px); border-radius: 13px;
              box-shadow: 0 12px 40px rgb(0 0 0 / .28), 0 0 0 .5px var(--separator); overflow: visible;
            }
            .sheet[data-style="popover"] > .sheet-content { border-radius: inherit; overflow: hidden; }
            /* The arrow: its tip is at what the popover comes from. */
            .sheet[data-arrow]::before {
              content: ""; position: absolute; left: var(--arrow, 50%); width: 26px; height: 13px; margin-left: -13px; background: inherit;
              clip-path: path("M0 13C7 13 8 0 13 0s6 13 13 13z");
            }
            .sheet[data-arrow="up"]::before { bottom: 100%; }
            .sheet[data-arrow="down"]::before { top: 100%; scale: 1 -1; }
            .window > .sheet[data-style="medium"] { top: 50%; }
            .window > .sheet:not([data-grabber]) > .grabber:not(:focus-visible)::before { opacity: 0; }
            .window > :has(+ .sheet:not([data-style], [data-ghost])) { transform: scale(.92) translateY(26px); border-radius: 10px; overflow: hidden; filter: brightness(.86); }
            .window:has(> .sheet:not([data-style], [data-ghost])) { background: #000; }
            .window > :has(+ .sheet:not([data-style], [data-ghost])) { --systemBackground: light-dark(#fff, #2c2c2e); }
            #display:has(.sheet:not([data-style], [data-ghost])) #status-bar { color: #fff; }

            .window > .alert { display: grid; place-items: center; background: rgb(0 0 0 / .28); z-index: 2; }
            #display[style*="--keyboard"] > #window .alert { padding-bottom: var(--keyboard); }
            .alert-card {
              width: 270px; max-height: 80%; overflow: auto; border-radius: 14px; padding-top: 20px; text-align: center;
              background: light-dark(#f2f2f4, #2c2c2e); color: var(--label);
              box-shadow: 0 24px 60px rgb(0 0 0 / .28);
            }
            .alert-title { margin: 0 16px 2px; font-size: calc(17px * var(--type-scale)); font-weight: 600; }
            .alert-message { margin: 0 16px; font-size: calc(13px * var(--type-scale)); line-height: 1.35; overflow-wrap: anywhere; }
            .alert-actions { display: flex; margin-top: 20px; }
            .alert-actions[data-many], .alert[data-style="actionSheet"] .alert-actions { flex-direction: column; }
            .alert-action {
              flex: 1 1 0; min-height: 44px; padding: 8px 12px; border: 0; border-top: .5px solid var(--separator); cursor: pointer;
              font: inherit; font-size: calc(17px * var(--type-scale)); color: var(--tint); background: none;
            }
            .alert-actions:not([data-many]) .alert-action + .alert-action { border-inline-start: .5px solid var(--separator); }
            .alert[data-style="actionSheet"] .alert-action { border-inline-start: 0 !important; }
            .alert-actions[data-many] .alert-action { flex: none; }
            .alert-action[data-selected] { font-weight: 600; }
            .alert-action[data-cancel] { font-weight: 600; }
            .alert-action[data-destructive] { color: var(--systemRed); }
            .alert-action:active { background: var(--systemFill); }
            .alert-action:disabled { color: var(--tertiaryLabel); }
            .alert-actions .text-field { order: -1; flex: 0 0 calc(100% - 32px); min-height: 30px; margin: 0 16px 12px; font-size: calc(13px * var(--type-scale)); background: var(--systemBackground); }
            .alert-actions:has(.text-field):not([data-many]) { flex-wrap: wrap; }
            .alert-actions:has(.text-field):not([data-many]) > .alert-action { flex-basis: 30%; }
            .window > .alert[data-style="actionSheet"] { place-items: end stretch; }
            .alert[data-style="actionSheet"] .alert-card { --card: light-dark(rgb(248 248 250 / .96), rgb(44 44 46 / .96)); width: auto; margin: 0 8px 34px; padding: 0; background: none; box-shadow: none; }
            .alert[data-style="actionSheet"] :is(.alert-title, .alert-message) { margin: 0; padding: 14px 16px 0; background: var(--card); color: var(--secondaryLabel); font-size: calc(13px * var(--type-scale)); }
            .alert[data-style="actionSheet"] .alert-message { padding: 4px 16px 14px; }
            .alert[data-style="actionSheet"] .alert-title:has(+ .alert-message[hidden]) { padding-bottom: 14px; }
            .alert[data-style="actionSheet"] .alert-card > :not([hidden]):not(:not([hidden]) ~ *):not(.alert-actions) { border-radius: 14px 14px 0 0; }
            .alert[data-style="actionSheet"] .alert-actions { margin: 0; }
            .alert[data-style="actionSheet"] .alert-action { min-height: 57px; font-size: calc(20px * var(--type-scale)); background: var(--card); }
            .alert[data-style="actionSheet"] :is(.alert-title, .alert-message)[hidden] ~ .alert-actions > .alert-action:first-child { border-top: 0; }
            .alert-card > .alert-title[hidden] + .alert-message[hidden] + .alert-actions > .alert-action:first-child { border-radius: 14px 14px 0 0; }
            .alert[data-style="actionSheet"] .alert-action:not([data-cancel]):not(:has(~ .alert-action:not([data-cancel]))) { border-radius: 0 0 14px 14px; }
            .alert[data-style="actionSheet"] .alert-action[data-cancel] { order: 1; margin-top: 8px; border-top: 0; border-radius: 14px; background: light-dark(#fff, #2c2c2e); }

            .stack { display: flex; min-width: 0; }
            .stack[data-axis="vertical"] { flex-direction: column; }
            .stack[data-axis="vertical"] > * { flex-shrink: 0; }
            .stack[data-axis="vertical"] > :is(.scroll, .web) { flex: 1 1 0; }
            .stack[data-alignment="center"] { align-items: center; }
            .stack[data-alignment="leading"], .stack[data-alignment="top"] { align-items: flex-start; }
            .stack[data-alignment="trailing"], .stack[data-alignment="bottom"] { align-items: flex-end; }
            .stack[data-alignment="firstBaseline"] { align-items: baseline; }
            .stack[data-alignment="lastBaseline"] { align-items: last baseline; }
            .stack[data-alignment="center"] > .label { text-align: center; }
            .stack[data-distribution="fillEqually"] > * { flex: 1 1 0; }
            .stack[data-distribution="fillProportionally"] > * { flex: 1 1 auto; }
            .stack[data-distribution="equalSpacing"] { justify-content: space-between; }
            .stack[data-distribution="equalCentering"] { justify-content: space-around; }
            .refresh { flex: none; display: grid; place-items: center; height: var(--pull, 0); overflow: hidden; }
            .refresh:has(> .activity:not([hidden])) { height: 56px; }
            .refresh:has(:focus-visible) { height: 56px; }
            .refresh > * { grid-area: 1 / 1; }
            .refresh-button { padding: 6px 14px; border: 0; border-radius: 16px; background: var(--tertiarySystemFill); color: var(--secondaryLabel); font: inherit; font-size: 13px; cursor: pointer; }
            .refresh:has(> .activity:not([hidden])) > .refresh-button { opacity: 0; }
            /* What is around content is of one scroll view, not of those in it. */
            .scroll, .table { scroll-padding-bottom: calc(var(--home) + var(--inset-bottom)); --inset-top: 0px; --inset-right: 0px; --inset-bottom: 0px; --inset-left: 0px; --home: 34px; --content-width: 0; --content-height: 0; scrollbar-width: none; }
            .scroll { position: relative; overflow: auto; min-height: 0; display: flex; flex-direction: column; padding: var(--inset-top) var(--inset-right) calc(var(--home) + var(--inset-bottom)) var(--inset-left); }
            .scroll::after { content: ""; position: absolute; left: 0; top: 0; width: var(--content-width, 0); height: var(--content-height, 0); pointer-events: none; visibility: hidden; }
            [data-paging] { scroll-snap-type: both mandatory; }
            [data-paging] > :not(.refresh), [data-paging] > .stack > *, [data-paging] > .rows > .item { scroll-snap-align: start; }
            .scroll-indicator { position: absolute; z-index: 2; border-radius: 2px; background: color-mix(in srgb, var(--label) 45%, transparent); pointer-events: none; opacity: 0; transition: opacity .25s; }
            .scroll-indicator[data-shown] { opacity: 1; }
            .screen[data-dimmed]::after, .navigation > [data-dimmed]::after { content: ""; position: absolute; inset: 0; z-index: 5; background: rgb(0 0 0 / .25); pointer-events: none; }

            :is(.view, .screen, .scroll) > [data-place-x="center"] { align-self: center; }
            :is(.view, .screen, .scroll) > [data-place-x="leading"] { align-self: flex-start; }
            :is(.view, .screen, .scroll) > [data-place-x="trailing"] { align-self: flex-end; }
            :is(.view, .screen, .scroll) > [data-place-y="center"] { margin-block: auto !important; }
            :is(.view, .screen, .scroll) > [data-place-y="bottom"] { margin-top: auto !important; }
            :is(.view, .screen) > [data-place-y="fill"] { flex: 1; min-height: 0; }
            :is(.view, .screen, .scroll) > * { position: relative; flex-shrink: 0; }
            :is(.view, .screen, .scroll) > [data-place-y="cover"] { position: absolute; inset: 0; }
            [data-line] { align-items: flex-start; }
            [data-line] > * { position: relative; min-width: 0; }
            [data-line] > [data-place-x="fill"] { flex: 1 1 0; }
            [data-line] > [data-place-x="center"] { margin-inline: auto !important; }
            [data-line] > [data-place-x="trailing"] { margin-inline-start: auto !important; }
            [data-line] > [data-place-y="center"] { align-self: center; }
            [data-line] > [data-place-y="bottom"] { align-self: flex-end; }
            [data-line] > [data-place-y="fill"] { align-self: stretch; }
            [data-clips] { overflow: hidden; }
            :is(.view, .screen, .scroll) > [data-place-x="center"][data-place-y="center"]:not(:only-child) { position: absolute; inset: 0; margin: auto; width: max-content; height: max-content; max-width: 100%; }
            """

        /// Texts, buttons, fields, and whatever else is seen or used.
        static let controls = """
            .symbol { width: 1.25em; height: 1.25em; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
            .symbol .filled { fill: currentColor; fill-rule: evenodd; }
            .symbol .reversed { stroke: light-dark(#fff, #000); }

            /* Texts have the fonts that the app gave them; bars and alerts follow the size that a person chose. */
            :where(.label, .text-field) { --type-scale: 1; }
            /* A text runs as its letters do; at which side it stands is the app's. */
            .label { unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent; margin: 0; font-size: calc(17px * var(--type-scale)); align-content: center; white-space: pre-line; overflow-wrap: anywhere; }
            .label[data-shrinks] { white-space: nowrap; }
            .label[data-lines] { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: var(--lines); overflow: hidden; }
            /* A box that is higher than its line, as beside a higher one, has one line all the same. */
            .label[data-lines="1"]:not([data-breaks]) { display: block; white-space: nowrap; text-overflow: ellipsis; }
            .label[data-lines][data-breaks] { display: block; max-height: calc(var(--lines) * 1lh); }
            [data-text-style="largeTitle"] { font-size: 34px; line-height: 1.2; letter-spacing: -.02em; }
            [data-text-style="title1"] { font-size: 28px; line-height: 1.2; letter-spacing: -.018em; }
            [data-text-style="title2"] { font-size: 22px; line-height: 1.25; }
            [data-text-style="title3"] { font-size: 20px; line-height: 1.25; }
            [data-text-style="headline"] { font-size: 17px; font-weight: 600; }
            [data-text-style="body"] { font-size: 17px; }
            [data-text-style="callout"] { font-size: 16px; }
            [data-text-style="subheadline"] { font-size: 15px; }
            [data-text-style="footnote"] { font-size: 13px; }
            [data-text-style="caption1"] { font-size: 12px; }
            [data-text-style="caption2"] { font-size: 11px; }

            [data-face="monospaced"] { font-family: ui-monospace, "SF Mono", "Menlo", "DejaVu Sans Mono", monospace; }
            [data-italic] { font-style: italic; }

            .image { display: inline-grid; place-items: center; color: var(--tint); overflow: hidden; flex: none; }
            .image > * { grid-area: 1 / 1; }
            .image .symbol { width: var(--symbol-size, 100%); height: var(--symbol-size, 100%); min-width: 22px; min-height: 22px; stroke-width: 1.5; }
            .image img { max-width: 100%; max-height: 100%; width: 100%; height: 100%; object-fit: var(--fit, fill); }

            .image:is([data-place-y="fill"], [data-place-y="cover"]) > img { position: absolute; inset: 0; }

            .button {
              display: inline-flex; align-items: center; justify-content: center; gap: var(--image-padding, 8px); min-height: 34px; padding: 7px 12px;
              border: 0; border-radius: 6px; background: none; color: var(--tint); font: inherit; cursor: pointer; text-align: center;
              font-size: calc(17px * var(--type-scale));
            }
            .button:has(> .detail) { display: inline-grid; gap: 1px; }
            .button:has(> .detail) { gap: var(--title-padding, 1px) var(--image-padding, 8px); }
            .button > .title { margin: var(--title-margin, 0); }
            .button[data-destructive] { --tint: var(--systemRed); }
            .button .detail { font-size: calc(13px * var(--type-scale)); opacity: .85; }
            .button[data-bare] .title { display: none; }
            .button img { width: 1.5em; height: 1.5em; object-fit: contain; }
            .button[data-style="filled"], .button[data-style="gray"], .button[data-style="tinted"] { font-weight: 400; }
            .button[data-large] { min-height: 50px; padding: 15px 20px; border-radius: 9px; }
            .button[data-style="filled"] { background: var(--tint); color: #fff; }
            .button[data-style="gray"] { background: var(--systemFill); }
            .button[data-style="tinted"] { background: color-mix(in srgb, var(--tint) 18%, transparent); }
            .button:disabled { color: var(--tertiaryLabel) !important; cursor: default; }
            .button:is([data-style="filled"], [data-style="tinted"]):disabled { background: var(--systemFill); }

            .activity { display: inline-grid; place-items: center; min-width: 20px; min-height: 20px; color: var(--systemGray); }
            .activity[data-style="large"] svg { width: 37px; height: 37px; }
            .activity svg { display: block; width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round; animation: turn .8s steps(8) infinite; }

            .activity[data-still] svg { animation: none; }
            .button .activity, .button .activity svg { width: 20px; height: 20px; color: inherit; }

            .text-field { min-height: 36px; min-width: 0; padding: 7px 10px; border: 0; background: none; color: inherit; font: inherit; font-size: calc(17px * var(--type-scale)); caret-color: var(--tint); }
            .text-field[type="search"] { appearance: none; }
            .text-field[data-clears="whileEditing"]:not(:focus)::-webkit-search-cancel-button, .text-field[data-clears="unlessEditing"]:focus::-webkit-search-cancel-button { display: none; }
            .text-field[data-style="roundedRect"] { min-height: 34px; padding: 6px 7px; border: 1px solid var(--systemGray5); border-radius: 5px; background: var(--systemBackground); }
            .text-field::placeholder { color: var(--placeholderText); opacity: 1; }
            [dir="rtl"] .text-field:placeholder-shown { direction: rtl; }
            .text-field:focus-visible { outline-offset: 0; border-radius: 10px; }

            .toggle { position: relative; flex: none; width: 51px; height: 31px; padding: 0; border: 0; border-radius: 16px; background: var(--systemFill); cursor: pointer; transition: background .2s; }
            .toggle .knob { position: absolute; inset-inline-start: 2px; top: 2px; width: 27px; height: 27px; border-radius: 50%; background: var(--thumb, #fff); box-shadow: 0 2px 6px rgb(0 0 0 / .25); transition: inset .2s; }
            .toggle[aria-checked="true"] { background: var(--systemGreen); }
            .toggle[aria-checked="true"][style*="--tint"] { background: var(--tint); }
            .toggle[aria-checked="true"] .knob { inset-inline-start: 22px; }
            .toggle:disabled { opacity: .5; }

            .segmented { display: flex; padding: 2px; border-radius: 9px; background: var(--tertiarySystemFill); }
            .segment { flex: 1; min-height: 28px; padding: 4px 10px; border: 0; border-radius: 7px; background: none; color: inherit; font: inherit; font-size: 13px; cursor: pointer; }
            .segment[aria-checked="true"] { font-weight: 600; background: var(--segment, light-dark(#fff, #636366)); box-shadow: 0 3px 8px rgb(0 0 0 / .12), 0 3px 1px rgb(0 0 0 / .04); }
            .segment:not([aria-checked="true"]) + .segment:not([aria-checked="true"])::before { content: ""; position: absolute; inset-inline-start: -.5px; top: 25%; height: 50%; border-inline-start: 1px solid var(--separator); }
            .segment { position: relative; }

            .text-view { resize: none; min-height: 72px; line-height: 1.35; }
            :is(.screen, .view) > .text-view[data-place-y="fill"] { flex: 1; }
            .slider { width: 100%; height: 30px; margin: 0; appearance: none; background: none; cursor: pointer; }
            .slider::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: linear-gradient(to right, var(--tint) var(--at, 0%), var(--track, var(--systemFill)) var(--at, 0%)); }
            .slider::-moz-range-track { height: 5px; border-radius: 3px; background: linear-gradient(to right, var(--tint) var(--at, 0%), var(--track, var(--systemFill)) var(--at, 0%)); }
            .slider::-webkit-slider-thumb { appearance: none; width: 27px; height: 27px; margin-top: -11.5px; border-radius: 50%; background: var(--thumb, #fff); box-shadow: 0 0 0 .5px rgb(0 0 0 / .06), 0 2px 7px rgb(0 0 0 / .25); }
            .slider::-moz-range-thumb { width: 27px; height: 27px; border: 0; border-radius: 50%; background: var(--thumb, #fff); box-shadow: 0 0 0 .5px rgb(0 0 0 / .06), 0 2px 7px rgb(0 0 0 / .25); }
            .slider:disabled { opacity: .5; }
            .progress { width: 100%; height: 4px; appearance: none; border: 0; border-radius: 3px; overflow: hidden; background: var(--systemFill); }
            .progress::-webkit-progress-bar { background: transparent; }
            .progress::-webkit-progress-value { background: var(--tint); border-radius: 3px; }
            .progress::-moz-progress-bar { background: var(--tint); }
            .stepper { flex: none; display: inline-flex; border-radius: 8px; background: var(--tertiarySystemFill); overflow: hidden; }
            .stepper button { position: relative; width: 47px; height: 32px; padding: 0; border: 0; background: none; color: inherit; cursor: pointer; }
            .stepper button + button::before { content: ""; position: absolute; inset-inline-start: 0; top: 7px; height: 18px; border-inline-start: 1px solid var(--separator); }
            .stepper button:disabled { color: var(--tertiaryLabel); cursor: default; }
            .stepper .symbol { width: 18px; height: 18px; }
            .page-control { position: relative; display: flex; justify-content: center; gap: 9px; min-height: 26px; align-items: center; }
            .page-control .dot { width: 8px; height: 8px; border-radius: 50%; background: currentColor; opacity: .3; }
            .page-control .dot[data-selected] { opacity: 1; }
            .page-control[style*="--tint"] .dot[data-selected] { background: var(--tint); }
            .page-control button { position: absolute; inset-block: 0; inset-inline: 0 50%; border: 0; background: none; cursor: pointer; }
            .page-control button + button { inset-inline: 50% 0; }
            .search-parts { position: relative; display: flex; flex-flow: row wrap; gap: 8px; }
            .search-bar { flex: none; padding: 8px 12px; background: var(--systemBackground); }
            .search-parts > .text-field { flex: 1; min-height: 36px; padding-inline-start: 34px; border: 0; border-radius: 10px; background: var(--tertiarySystemFill); }
            .search-parts > .symbol { position: absolute; z-index: 1; inset-inline-start: 10px; top: 9px; width: 18px; height: 18px; color: var(--secondaryLabel); pointer-events: none; }
            .search-bar[data-prompt]::before { content: attr(data-prompt); display: block; padding-bottom: 4px; text-align: center; font-size: 13px; color: var(--secondaryLabel); }
            .search-bar[data-collapsed] { display: none; }
            .search-parts > .segmented { flex-basis: 100%; }
            [data-tappable] { cursor: pointer; }

            .web { display: block; flex: 1; align-self: stretch; width: 100%; min-height: 0; border: 0; background: var(--systemBackground); color-scheme: inherit; }
            """
    }
#endif
