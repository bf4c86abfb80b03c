#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// Where the keyboard's focus goes when what is shown changes.
        static let focus = #"""
            // Focus --------------------------------------------------------------------------------------------
            // A modal takes the focus when it comes and gives it back when it goes. Someone who is at work in the
            // panel is left there.

            const modals = [];
            const modalElement = element => element.matches(".alert") ? element.firstElementChild : element;

            function keepingFocus(change) {
              const focused = document.activeElement;
              const isInPhone = windowElement.contains(focused);
              const isNowhere = !focused || focused === document.body;
              const id = isInPhone ? Number(focused.closest("[data-id]")?.dataset.id) : undefined;
              change();

              const present = [...windowElement.querySelectorAll(":is(.alert, .sheet):not([data-ghost])")];
              let restored;
              while (modals.length && !nodes.has(modals.at(-1).id)) restored = modals.pop().from ?? restored;
              const arrived = present.filter(element => !modals.some(modal => modal.id === Number(element.dataset.id)));
              for (const element of arrived) modals.push({ id: Number(element.dataset.id), from: id });

              if (!isInPhone && !isNowhere) return;
              const top = arrived.at(-1);
              if (top) {
                focusFirst(modalElement(top));
              } else if (restored !== undefined) {
                if (!focusNode(restored)) focusTop();
              } else if (isInPhone && document.activeElement !== focused && !focusNode(id)) {
                focusTop();
              }
            }

            function focusNode(id) {
              const element = nodes.get(id)?.element;
              if (!element || element.closest("[inert]")) return false;
              element.focus({ preventScroll: true });
              return document.activeElement === element;
            }

            function focusFirst(element) {
              const first = element.matches(".sheet")
                ? element.querySelector(".bar-title:not([hidden])")
                : element.querySelector("input:enabled") ?? element.querySelector(".alert-action[data-selected]")
                  ?? element.querySelector(".alert-action:enabled");
              (first ?? element).focus({ preventScroll: true });
            }

            // Where a screen begins: its heading, so that its title is read and Tab goes on from there.
            function focusTop() {
              const layers = [...windowElement.querySelectorAll(".window > :not([inert])")];
              const top = layers.at(-1);
              const heading = top?.querySelector(".bar-title:not([hidden])");
              (heading ?? top)?.focus({ preventScroll: true });
            }
            """#

        /// The input of a hand: it is sent, not done. What comes of it comes back.
        static let input = #"""
            // Input --------------------------------------------------------------------------------------------

            const nodeID = element => Number(element.closest("[data-id]").dataset.id);

            let lastTapped;
            windowElement.addEventListener("click", event => {
              const element = event.target.closest("[data-do]");
              // The second click of two hits what the first has brought there: nobody meant that.
              const isSecond = event.detail > 1;
              if (isSecond && element !== lastTapped) return;
              lastTapped = element;
              if (!element) return;
              const choice = element.dataset.choice;
              const number = send(element.dataset.do, { id: nodeID(element), ...(choice && { choice: Number(choice) }) });
              if (isSecond) quiet.add(number);
            });

            windowElement.addEventListener("input", event => {
              const field = event.target;
              if (!field.matches(".text-field")) return;
              field.pendingEdit = send("type", { id: nodeID(field), text: field.value });
            });

            windowElement.addEventListener("keydown", event => {
              const element = event.target;
              if (event.key === "Enter" && element.matches("input.text-field") && !event.isComposing) {
                send("submit", { id: nodeID(element) });
              }
              if ((event.key === "Enter" || event.key === " ") && element.dataset.tappable) {
                element.click();
                event.preventDefault();
              }
              if (element.matches(".segment, .tab")) moveAmong(element, event);
            });

            // The arrow keys choose the next of several that can be chosen, and begin again at the end.
            function moveAmong(element, event) {
              const items = [...element.parentElement.children].filter(item => !item.disabled);
              const onward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
              const step = { ArrowLeft: -onward, ArrowUp: -1, ArrowRight: onward, ArrowDown: 1 }[event.key];
              const place = { Home: 0, End: items.length - 1 }[event.key]
                ?? (step && (items.indexOf(element) + step + items.length) % items.length);
              const next = items[place];
              if (!next) return;
              next.focus();
              next.click();
              event.preventDefault();
            }

            // Who taps beside an action sheet wants none of it.
            windowElement.addEventListener("click", event => {
              if (!event.target.matches('.alert[data-style="actionSheet"]')) return;
              event.target.querySelector(".alert-action[data-cancel]")?.click();
            });

            document.addEventListener("keydown", event => {
              if (event.key !== "Escape") return;
              const layers = windowElement.querySelectorAll(".window > .alert:not([inert]), .window > .sheet:not([inert])");
              const top = [...layers].at(-1);
              top?.querySelector(".alert-action[data-cancel], :scope > .grabber:not([hidden])")?.click();
            });

            // What is typed stays as it is while the app has not answered to it yet: the answer to an older letter
            // must not take away the newer one. The caret stays where it was.
            function setFieldValue(field, value) {
              if (field.value === value || field.pendingEdit !== undefined) return;
              const { selectionStart, selectionEnd } = field;
              const isFocused = document.activeElement === field;
              const wasAtEnd = selectionEnd === field.value.length;
              field.value = value;
              if (isFocused && selectionStart !== null && !wasAtEnd) {
                field.setSelectionRange(Math.min(selectionStart, value.length), Math.min(selectionEnd, value.length));
              }
            }

            function editWasAnswered(sequence) {
              for (const field of windowElement.querySelectorAll(".text-field")) {
                if (field.pendingEdit === undefined || field.pendingEdit > sequence) continue;
                field.pendingEdit = undefined;
                const entry = nodes.get(nodeID(field));
                if (entry) setFieldValue(field, entry.attributes.value ?? "");
              }
            }

            // A sheet is swiped down by its upper edge.
            let swipe;
            windowElement.addEventListener("pointerdown", event => {
              const sheet = event.target.closest(".sheet");
              const handle = event.target.closest(".grabber, .sheet .navigation-bar");
              if (!sheet || !handle || !nodes.get(nodeID(sheet))?.attributes.dismissable) return;
              if (event.target.closest("button:not(.grabber)")) return;
              swipe = { sheet, from: event.clientY };
            });
            window.addEventListener("pointermove", event => {
              if (!swipe) return;
              const way = event.clientY - swipe.from;
              // It cannot be pulled up, and says so by following less and less.
              setStyle(swipe.sheet, "translate", `0 ${way > 0 ? way : -12 * Math.log1p(-way / 12)}px`);
            });
            for (const end of ["pointerup", "pointercancel"]) {
              window.addEventListener(end, event => {
                if (!swipe) return;
                const { sheet, from } = swipe;
                swipe = undefined;
                const begun = sheet.style.translate;
                if (end === "pointerup" && event.clientY - from > 120) {
                  // It goes from where it is; where the app keeps it, it comes back.
                  send("swipeDown", { id: nodeID(sheet) });
                  setTimeout(() => setStyle(sheet, "translate", undefined), 300);
                  return;
                }
                setStyle(sheet, "translate", undefined);
                if (begun && !isStill()) sheet.animate([{ translate: begun }, { translate: "0 0" }], { duration: 250, easing });
              });
            }
            """#
    }
#endif
