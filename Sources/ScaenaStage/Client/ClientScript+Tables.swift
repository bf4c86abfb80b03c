#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// Tables: rows that come as they are scrolled to, and what a hand does with them.
        static let tables = #"""
            // Tables -------------------------------------------------------------------------------------------
            // The app has the rows that this page has in sight, and some before and after. Where others would be,
            // there is room.

            const rowsOf = table => [...table.children[1].querySelectorAll(":scope > .row")];
            const numberOf = row => Number(nodes.get(Number(row.dataset.id))?.attributes.position ?? 0);
            const attributesOf = element => nodes.get(Number(element.dataset.id))?.attributes ?? {};

            function updateRow(row, attributes) {
              const content = row.querySelector(":scope > .row-content");
              let hit = row.querySelector(":scope > .row-hit");
              const tappable = attributes.selectable === "true" && attributes.disabled !== "true";
              if (tappable && !hit) {
                row.prepend(hit = make("button", "row-hit", {
                  type: "button", "data-do": "tap", "aria-labelledby": content.id
                }));
              } else if (!tappable) {
                hit?.remove();
                hit = null;
              }
              if (hit) setAttribute(hit, "aria-pressed", attributes.selected === "true" ? "true" : undefined);
              setAttribute(row, "data-selected", attributes.style === "none" ? undefined : attributes.selected);
              setAttribute(row, "data-accessory", attributes.accessory);
              setAttribute(content, "aria-label", attributes.label);
              setAttribute(row, "aria-posinset", String(Number(attributes.position ?? 0) + 1));
              setStyle(row, "height", undefined);
              setStyle(row, "min-height", points(attributes.height));
              let handle = row.querySelector(":scope > .row-handle");
              if (attributes.movable === "true" && !handle) {
                row.append(handle = make("button", "row-handle", { type: "button" }));
                handle.append(symbolImage("line.3.horizontal"));
              } else if (attributes.movable !== "true") {
                handle?.remove();
              }
              if (handle) setAttribute(handle, "aria-label", ["Reorder", attributes.title].filter(Boolean).join(" "));
            }

            // What is in sight stays where it is when rows come and go above it. Where a screen comes or goes the bars are
            // laid at once; else before the next frame, which has to lay out all anyway.
            function keepingPlaces(isElsewhere, change) {
              const places = [...windowElement.querySelectorAll(".table:not([data-ghost])")].map(table => {
                const top = table.getBoundingClientRect().top;
                const anchor = rowsOf(table).find(row => row.getBoundingClientRect().bottom > top);
                return { table, anchor, offset: anchor?.getBoundingClientRect().top };
              });
              change();
              if (isElsewhere) layBars();
              for (const table of windowElement.querySelectorAll(".table:not([data-ghost])")) {
                makeRoom(table);
                const place = places.find(place => place.table === table);
                if (place?.anchor?.isConnected && table.scrollTop > 0) {
                  table.scrollTop += place.anchor.getBoundingClientRect().top - place.offset;
                }
                followScrolling(table);
                askForRows(table);
              }
              followCard();
              if (isElsewhere) finishPlaces();
              else placesBeforeFrame();
            }

            function finishPlaces() {
              for (const scroll of windowElement.querySelectorAll(".scroll:not([data-ghost])")) {
                setAttribute(scroll, "data-wide", scroll.scrollWidth > scroll.clientWidth + 1 ? "true" : undefined);
              }
              shrinkTexts();
              placePopovers();
            }

            let placesAreDue = false;
            function placesBeforeFrame() {
              if (placesAreDue) return;
              placesAreDue = true;
              requestAnimationFrame(() => {
                placesAreDue = false;
                layBars();
                finishPlaces();
              });
            }

            function makeRoom(table) {
              const attributes = attributesOf(table);
              if (attributes.axis === "horizontal") return;
              const rows = rowsOf(table);
              const [above, block, below] = table.children;
              const total = Number(attributes.rows ?? 0);
              const first = rows.length ? numberOf(rows[0]) : 0;
              const last = rows.length ? numberOf(rows.at(-1)) + 1 : 0;
              // What a row counts is measured once: rooms that changed with each new row would not stay in place.
              if (!table.rowSize && rows.length && block.offsetHeight) table.rowSize = block.offsetHeight / rows.length;
              const size = table.rowSize ?? Number(attributes.rowHeight ?? 44);
              setStyle(above, "height", `${first * size}px`);
              setStyle(below, "height", `${Math.max(0, total - last) * size}px`);
              for (const row of rows) setAttribute(row, "aria-setsize", String(total));
            }

            // Where code has scrolled to, told by a number that counts how often it has.
            function followScrolling(table) {
              const request = attributesOf(table).scrollTo;
              if (!request || table.followed === request) return;
              const row = rowsOf(table).find(row => numberOf(row) === Number(request.split(" ")[1]));
              if (!row) return;
              table.followed = request;
              row.scrollIntoView({ block: "nearest" });
            }

            // Asks for the rows in sight, and as many again before and after them, where they begin to run out.
            function askForRows(table) {
              const total = Number(attributesOf(table).rows ?? 0);
              const box = table.getBoundingClientRect();
              if (!total || !table.clientHeight || !box.height) return;
              const scale = box.height / table.offsetHeight;
              const rows = rowsOf(table);
              const inSight = rows.filter(row => {
                const place = row.getBoundingClientRect();
                return place.bottom > box.top && place.top < box.bottom;
              });
              const size = table.rowSize ?? 44;
              const first = inSight.length ? numberOf(inSight[0]) : Math.floor(table.scrollTop / size);
              const last = inSight.length ? numberOf(inSight.at(-1)) : first + Math.ceil(box.height / scale / size);
              const margin = Math.min(40, last - first + 1);
              const have = rows.length ? [numberOf(rows[0]), numberOf(rows.at(-1))] : [0, -1];
              const enough = inSight.length
                && (have[0] === 0 || first - have[0] >= margin / 2)
                && (have[1] === total - 1 || have[1] - last >= margin / 2);
              if (enough) return;
              const from = Math.max(0, first - margin);
              const wish = `${from} ${Math.min(total, last + 1 + margin) - from} ${total}`;
              if (table.wish === wish) return;
              table.wish = wish;
              send("scroll", { id: nodeID(table), first: from, count: Number(wish.split(" ")[1]) });
            }

            windowElement.addEventListener("scroll", event => {
              const table = event.target;
              if (!table.matches?.(".table") || table.isWaiting) return;
              table.isWaiting = true;
              requestAnimationFrame(() => {
                table.isWaiting = false;
                if (table.isConnected) askForRows(table);
              });
            }, true);

            // A strip shows more as its end comes near.
            windowElement.addEventListener("scroll", event => {
              const strip = event.target;
              if (!strip.matches?.(".strip")) return;
              const { rows } = attributesOf(strip);
              const count = strip.childElementCount;
              if (count >= Number(rows) || strip.wish === count) return;
              if (strip.scrollWidth - strip.scrollLeft - strip.clientWidth > strip.clientWidth) return;
              strip.wish = count;
              send("scroll", { id: nodeID(strip), first: 0, count: count + 20 });
            }, true);

            // A pull at the top refreshes: with the mouse, or by scrolling on against the edge.
            const idleRefresh = scroll => {
              const refresh = scroll?.querySelector(":scope > .refresh, :scope > .rows > .refresh");
              return refresh?.querySelector("button:enabled") && scroll.scrollTop <= 0 ? refresh : undefined;
            };
            let pull;
            windowElement.addEventListener("pointerdown", event => {
              const refresh = event.button === 0 && idleRefresh(event.target.closest(".table, .scroll"));
              if (refresh && !event.target.closest("input, .toggle, .row-handle")) pull = { refresh, y: event.clientY };
            });
            window.addEventListener("pointermove", event => {
              if (pull) setStyle(pull.refresh, "--pull", `${Math.max(0, Math.min(90, event.clientY - pull.y))}px`);
            });
            for (const end of ["pointerup", "pointercancel"]) {
              window.addEventListener(end, event => {
                if (!pull) return;
                const { refresh, y } = pull;
                pull = undefined;
                setStyle(refresh, "--pull", undefined);
                if (end !== "pointerup" || event.clientY - y < 80) return;
                const row = event.target.closest?.(".row");
                if (row) { row.wasSwiped = true; setTimeout(() => { row.wasSwiped = false; }); }
                send("pullDown", { id: nodeID(refresh) });
              });
            }
            let overscroll = 0;
            windowElement.addEventListener("wheel", event => {
              const refresh = idleRefresh(event.target.closest(".table, .scroll"));
              overscroll = refresh && event.deltaY < 0 ? overscroll - event.deltaY : 0;
              if (overscroll < 400) return;
              overscroll = 0;
              send("pullDown", { id: nodeID(refresh) });
            }, { passive: true });

            // By hand: a row is swiped to either side, or moved by its handle; by keyboard with the arrows.
            let rowSwipe;
            let movedRow;
            windowElement.addEventListener("pointerdown", event => {
              const row = event.target.closest(".row");
              if (!row || row.matches(".item") || isAtEdge(event)) return;
              if (event.target.closest(".row-handle")) movedRow = row;
              else if (!event.target.closest("input, .toggle")) rowSwipe = { row, x: event.clientX, y: event.clientY };
            });
            window.addEventListener("pointermove", event => {
              if (!rowSwipe) return;
              const way = event.clientX - rowSwipe.x;
              if (Math.abs(way) > 12) setStyle(rowSwipe.row, "translate", `${way}px 0`);
            });
            for (const end of ["pointerup", "pointercancel"]) {
              window.addEventListener(end, event => {
                if (movedRow) {
                  const target = end === "pointerup"
                    ? document.elementFromPoint(event.clientX, event.clientY)?.closest(".row") : undefined;
                  if (target && target !== movedRow && target.parentElement === movedRow.parentElement) {
                    send("moveRow", { id: nodeID(movedRow), choice: numberOf(target) });
                  }
                  movedRow = undefined;
                }
                if (!rowSwipe) return;
                const { row, x, y } = rowSwipe;
                rowSwipe = undefined;
                setStyle(row, "translate", undefined);
                const way = event.clientX - x;
                if (end !== "pointerup" || Math.abs(way) < 60 || Math.abs(event.clientY - y) > Math.abs(way)) return;
                // The click that ends the swipe is not a tap on the row.
                row.wasSwiped = true;
                setTimeout(() => { row.wasSwiped = false; });
                const full = Math.abs(way) > row.getBoundingClientRect().width * .7;
                const isBack = (way < 0) !== isMirrored();
                send("swipeRow", { id: nodeID(row), edge: isBack ? "trailing" : "leading", full });
              });
            }
            windowElement.addEventListener("click", event => {
              if (event.target.closest(".row")?.wasSwiped) event.stopImmediatePropagation();
            }, true);

            windowElement.addEventListener("keydown", event => {
              const row = event.target.closest?.(".row");
              if (!row || row.matches(".item")) return;
              if (event.target.matches(".row-handle")) {
                const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                if (step) {
                  send("moveRow", { id: nodeID(row), choice: numberOf(row) + step });
                  event.preventDefault();
                }
              } else if (event.target.matches(".row-hit")) {
                const [left, right] = isMirrored() ? ["leading", "trailing"] : ["trailing", "leading"];
                const edge = { ArrowLeft: left, ArrowRight: right }[event.key];
                if (edge) {
                  send("swipeRow", { id: nodeID(row), edge, full: false });
                  event.preventDefault();
                }
              }
            });
            """#
    }
#endif
