#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// Scrolling, and a finger that stays; texts that become smaller, and popovers that find their place.
        static let scrolling = #"""
            // Scrolling ----------------------------------------------------------------------------------------

            // While something scrolls, a line shows where one is, as on a phone.
            const indicator = make("div", "scroll-indicator", { "aria-hidden": "true" });
            document.getElementById("display").append(indicator);
            let indicatorTimer;

            function showIndicator(scroll) {
              const { indicators } = attributesOf(scroll);
              const isDown = scroll.scrollHeight > scroll.clientHeight + 1;
              const direction = isDown ? "vertical" : "horizontal";
              const overflow = isDown || scroll.scrollWidth > scroll.clientWidth + 1;
              if (!overflow || (indicators && indicators !== direction)) return;
              const display = indicator.parentElement.getBoundingClientRect();
              const box = scroll.getBoundingClientRect();
              const scale = box.height / scroll.offsetHeight || 1;
              const left = (box.left - display.left) / scale;
              const top = (box.top - display.top) / scale;
              const looks = getComputedStyle(scroll);
              const bars = { top: scroll.underBy ?? 0, bottom: scroll.dataset.over ? scroll.closest(".tabs").barHeight : 0 };
              const inset = side => (parseFloat(looks.getPropertyValue(`--indicator-${side}`)) || 0) + (bars[side] ?? 0);
              const room = (isDown ? scroll.clientHeight - inset("top") - inset("bottom") : scroll.clientWidth) - 8;
              const [content, shown, offset] = isDown
                ? [scroll.scrollHeight, scroll.clientHeight, scroll.scrollTop]
                : [scroll.scrollWidth, scroll.clientWidth, scroll.scrollLeft];
              const length = Math.max(36, room * shown / content);
              const start = 4 + (room - length) * offset / Math.max(1, content - shown);
              const place = isDown
                ? { left: left + scroll.clientWidth - 6 - inset("right"), top: top + inset("top") + start, width: 3, height: length }
                : { left: left + start, top: top + scroll.clientHeight - 6, width: length, height: 3 };
              for (const [side, value] of Object.entries(place)) setStyle(indicator, side, `${value}px`);
              setStyle(indicator, "background-color", looks.getPropertyValue("--indicator") || undefined);
              indicator.dataset.shown = "true";
              clearTimeout(indicatorTimer);
              indicatorTimer = setTimeout(() => { delete indicator.dataset.shown; }, 900);
            }

            windowElement.addEventListener("scroll", event => {
              const scroll = event.target;
              if (!scroll.matches?.(".scroll, .table, .text-view")) return;
              showIndicator(scroll);
              // A search bar goes when the content is scrolled away from its top, and comes back there.
              const bar = scroll.closest(".navigation")?.querySelector(":scope > .search-bar[data-collapses]");
              if (!bar || bar.contains(document.activeElement)) return;
              const isCollapsed = bar.dataset.collapsed !== undefined;
              if (scroll.scrollTop > 60) bar.dataset.collapsed = "true";
              else if (scroll.scrollTop <= 0) delete bar.dataset.collapsed;
              if (isCollapsed !== (bar.dataset.collapsed !== undefined)) layBars();
            }, true);

            // Whoever scrolls by hand may be done with the keyboard.
            for (const moment of ["wheel", "touchmove"]) {
              windowElement.addEventListener(moment, event => {
                const scroll = event.target.closest("[data-hides-keyboard]");
                const field = document.activeElement;
                if (!scroll || !field.matches(".text-field") || !windowElement.contains(field)) return;
                field.blur();
                send("drag", { id: nodeID(scroll) });
              }, { passive: true });
            }

            // How far each list was scrolled when the app went: another takes its place, whose elements are all new.
            let keptScrolls = [];
            let scrollsKeptUntil;

            function scrollKeys() {
              const counts = {};
              return [...windowElement.querySelectorAll(":is(.scroll, .table, .text-view):not([data-ghost])")].map(element => {
                const title = element.closest(".navigation")?.querySelector(".bar-title")?.textContent ?? "";
                const key = `${title}/${element.dataset.kind}`;
                counts[key] = (counts[key] ?? 0) + 1;
                return { element, key: `${key}/${counts[key]}` };
              });
            }

            function rememberScrolls() {
              const scrolls = scrollKeys().filter(({ element }) => element.scrollTop > 0);
              if (!scrolls.length) return;
              keptScrolls = scrolls.map(({ element, key }) => ({ key, top: element.scrollTop }));
              scrollsKeptUntil = undefined;
            }

            // A list is there once the app has led itself back to its screen, and has fetched what is in it.
            function scrollBack() {
              if (!keptScrolls.length) return;
              scrollsKeptUntil ??= performance.now() + 10000;
              if (performance.now() > scrollsKeptUntil) keptScrolls = [];
              const present = scrollKeys();
              keptScrolls = keptScrolls.filter(({ key, top }) => {
                const element = present.find(scroll => scroll.key === key)?.element;
                if (!element || element.scrollHeight - element.clientHeight < top) return true;
                element.scrollTop = top;
                return false;
              });
            }
            for (const moment of ["wheel", "pointerdown"]) {
              windowElement.addEventListener(moment, () => { keptScrolls = []; }, { passive: true });
            }

            // Presses ------------------------------------------------------------------------------------------

            let press;
            function endPress() {
              clearTimeout(press?.timer);
              press = undefined;
            }
            windowElement.addEventListener("pointerdown", event => {
              const element = event.target.closest("[data-press]");
              if (!element || event.button !== 0) return;
              element.wasPressed = false;
              const [duration, way] = element.dataset.press.split(" ").map(Number);
              const timer = setTimeout(() => {
                press = undefined;
                element.wasPressed = true;
                send("press", { id: nodeID(element) });
              }, duration);
              press = { timer, way, x: event.clientX, y: event.clientY };
            });
            window.addEventListener("pointermove", event => {
              if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > press.way) endPress();
            });
            for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, endPress);
            windowElement.addEventListener("click", event => {
              const element = event.target.closest("[data-press]");
              if (!element?.wasPressed) return;
              element.wasPressed = false;
              event.stopImmediatePropagation();
            }, true);
            // The menu key, and the other button of a mouse.
            windowElement.addEventListener("contextmenu", event => {
              const element = event.target.closest("[data-press]");
              if (!element) return;
              event.preventDefault();
              endPress();
              send("press", { id: nodeID(element) });
            });

            // Places -------------------------------------------------------------------------------------------

            // A text for which there is no room becomes smaller, as far as it may.
            function shrinkTexts() {
              for (const element of windowElement.querySelectorAll("[data-shrinks]")) {
                const attributes = attributesOf(element);
                setStyle(element, "font-size", points(attributes.size));
                const part = element.clientWidth / element.scrollWidth;
                if (!(part < 1)) continue;
                const size = parseFloat(getComputedStyle(element).fontSize);
                setStyle(element, "font-size", `${(size * Math.max(Number(element.dataset.shrinks), part)).toFixed(2)}px`);
              }
            }

            // Who taps beside a popover is done with it.
            windowElement.addEventListener("click", event => {
              const popover = windowElement.querySelector('.window > .sheet[data-style="popover"]:not([inert])');
              if (!popover || popover.contains(event.target) || !attributesOf(popover).dismissable) return;
              send("swipeDown", { id: nodeID(popover) });
            });

            // A popover stands below what it points at, or above it, and its arrow says at what.
            function placePopovers() {
              for (const popover of windowElement.querySelectorAll('.sheet[data-style="popover"]:not([data-ghost])')) {
                const { anchor, edge } = attributesOf(popover);
                const frame = windowElement.getBoundingClientRect();
                const scale = frame.width / windowElement.offsetWidth || 1;
                const box = nodes.get(Number(anchor))?.element.getBoundingClientRect() ?? frame;
                const looks = getComputedStyle(popover);
                const [x, y] = ["x", "y"].map(axis => parseFloat(looks.getPropertyValue(`--anchor-${axis}`)));
                const top = (box.top - frame.top) / scale;
                const middle = (box.left - frame.left) / scale + (Number.isNaN(x) ? box.width / scale / 2 : x);
                const below = top + (Number.isNaN(y) ? box.height / scale : y) + 13;
                const above = top - popover.offsetHeight - 13;
                const isAbove = above > 0 && (edge === "above" || below + popover.offsetHeight > frame.height / scale);
                const end = frame.width / scale - popover.offsetWidth - 8;
                const left = Math.max(8, Math.min(end, middle - popover.offsetWidth / 2));
                setStyle(popover, "left", `${left}px`);
                setStyle(popover, "top", `${Math.max(8, isAbove ? above : below)}px`);
                // It stays clear of the corners, and points at nothing that is not there.
                setStyle(popover, "--arrow", `${Math.max(26, Math.min(popover.offsetWidth - 26, middle - left))}px`);
                const points = isAbove ? "down" : "up";
                setAttribute(popover, "data-arrow", nodes.has(Number(anchor)) ? points : undefined);
              }
            }
            """#
    }
#endif
