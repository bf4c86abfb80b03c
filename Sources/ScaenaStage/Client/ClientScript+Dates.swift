#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// Dates: what is chosen, calendars and wheels, in the order and the calendar of the app's locale.
        static let dates = #"""
            // Dates --------------------------------------------------------------------------------------------
            // A moment is one of UTC here: the app's own zone is in what it says and hears, which is plain text.

            const dayLength = 86400000;
            const dayOf = text => new Date(`${text.slice(0, 10)}T00:00Z`);
            const isoDay = date => date.toISOString().slice(0, 10);
            const afterDays = (date, count) => new Date(date.getTime() + count * dayLength);
            const formats = new Map();
            function format(locale, options) {
              const key = locale + JSON.stringify(options);
              if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }));
              return formats.get(key);
            }
            // Year, month and day as numbers of the locale's calendar.
            function partsOf(locale, date) {
              const parts = format(`${locale}-nu-latn`, { year: "numeric", month: "numeric", day: "numeric" }).formatToParts(date);
              const part = type => parseInt(parts.find(part => part.type === type)?.value ?? "0", 10);
              return { year: part("year") || part("relatedYear"), month: part("month"), day: part("day") };
            }
            const monthStart = (locale, date) => afterDays(date, 1 - partsOf(locale, date).day);
            const nextMonth = (locale, date) => monthStart(locale, afterDays(monthStart(locale, date), 32));
            const lastMonth = (locale, date) => monthStart(locale, afterDays(monthStart(locale, date), -1));
            const monthLength = (locale, date) => Math.round((nextMonth(locale, date) - monthStart(locale, date)) / dayLength);

            // What a picker holds, in pieces.
            function heldBy(picker) {
              const { value = "", input, locale = "en-US", minimum, maximum, step, firstDay, today } = attributesOf(picker);
              const hasDay = input !== "time";
              const time = hasDay ? value.slice(11, 16) : value;
              return {
                locale, hasDay, hasTime: input !== "date", day: dayOf(hasDay ? value : today), time: time || "00:00", today, minimum, maximum,
                minutes: Math.max(1, Number(step ?? 60) / 60), first: Number(firstDay ?? 1) - 1
              };
            }
            function choose(picker, { day, time }) {
              const held = heldBy(picker);
              const text = [held.hasDay && isoDay(day ?? held.day), held.hasTime && (time ?? held.time)].filter(Boolean).join("T");
              send("chooseDate", { id: nodeID(picker), text });
            }
            const canChoose = ({ minimum, maximum }, day) =>
              (!minimum || isoDay(day) >= minimum.slice(0, 10)) && (!maximum || isoDay(day) <= maximum.slice(0, 10));
            const momentOf = ({ day, time }) => new Date(`${isoDay(day)}T${time}Z`);
            const spokenDay = (locale, day) =>
              format(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(day);
            const shownDay = (locale, day) => format(locale, { day: "numeric", month: "short", year: "numeric" }).format(day);
            const shownTime = held => format(held.locale, { hour: "numeric", minute: "2-digit" }).format(momentOf(held));

            // Calendars ----------------------------------------------------------------------------------------

            function monthOf(picker) {
              const element = make("div", "calendar");
              element.append(make("div", "month-head"), make("div"));
              element.shown = heldBy(picker).day;
              element.draw = focus => drawMonth(picker, element, focus);
              element.draw();
              return element;
            }

            function drawMonth(picker, element, focus) {
              const held = heldBy(picker);
              const { locale } = held;
              const start = monthStart(locale, element.shown);
              const [head, body] = element.children;
              const name = make("button", "month-name", { type: "button", "aria-expanded": String(Boolean(element.isChoosing)) });
              name.append(format(locale, { month: "long", year: "numeric" }).format(start), symbolImage("chevron.right"));
              name.addEventListener("click", () => { element.isChoosing = !element.isChoosing; element.draw(); element.querySelector(".month-name").focus(); });
              const turn = (label, symbol, day, isThere) => {
                const button = make("button", "", { type: "button", "aria-label": label });
                button.append(symbolImage(symbol));
                button.disabled = !isThere;
                button.addEventListener("click", () => { element.shown = day; element.draw(); element.querySelector(`[aria-label="${label}"]`).focus(); });
                return button;
              };
              const [before, after] = [lastMonth(locale, start), nextMonth(locale, start)];
              head.replaceChildren(
                name, turn("Previous month", "chevron.left", before, canChoose(held, afterDays(start, -1))),
                turn("Next month", "chevron.right", after, canChoose(held, after)));
              if (element.isChoosing) { body.replaceChildren(wheelsOf(picker, ["month", "year"], element)); return; }
              const grid = make("div", "month", { role: "grid", "aria-label": format(locale, { month: "long", year: "numeric" }).format(start) });
              const rows = [make("div", "", { role: "row" })];
              // 1970 began with a Thursday.
              for (let index = 0; index < 7; index += 1) {
                const day = new Date(((held.first + index + 3) % 7) * dayLength);
                const weekday = make("span", "weekday", { role: "columnheader", "aria-label": format(locale, { weekday: "long" }).format(day) });
                weekday.textContent = format(locale, { weekday: "short" }).format(day);
                rows[0].append(weekday);
              }
              const length = monthLength(locale, start);
              const offset = (start.getUTCDay() - held.first + 7) % 7;
              const reached = focus ?? (partsOf(locale, held.day).month === partsOf(locale, start).month ? held.day : start);
              for (let index = 0; index < length; index += 1) {
                const day = afterDays(start, index);
                if (!index || (offset + index) % 7 === 0) rows.push(make("div", "", { role: "row" }));
                const button = make("button", "day", {
                  type: "button", role: "gridcell", "data-day": isoDay(day), "aria-label": spokenDay(locale, day),
                  "aria-selected": String(isoDay(day) === isoDay(held.day)), tabindex: isoDay(day) === isoDay(reached) ? "0" : "-1"
                });
                if (!index) button.style.gridColumnStart = String(offset + 1);
                if (isoDay(day) === held.today) button.dataset.today = "true";
                button.disabled = !canChoose(held, day);
                button.textContent = format(locale, { day: "numeric" }).formatToParts(day).find(part => part.type === "day").value;
                rows.at(-1).append(button);
              }
              grid.append(...rows);
              grid.addEventListener("click", event => {
                const { day } = event.target.closest(".day:enabled")?.dataset ?? {};
                if (day) choose(picker, { day: dayOf(day) });
              });
              grid.addEventListener("keydown", event => moveInMonth(event, element, held));
              body.replaceChildren(grid);
              if (focus) body.querySelector(`[data-day="${isoDay(focus)}"]`)?.focus();
            }

            function moveInMonth(event, element, held) {
              const day = event.target.dataset.day && dayOf(event.target.dataset.day);
              if (!day) return;
              const onward = isMirrored() ? -1 : 1;
              const { locale } = held;
              const inMonth = start => afterDays(start, Math.min(partsOf(locale, day).day, monthLength(locale, start)) - 1);
              const to = {
                ArrowLeft: () => afterDays(day, -onward), ArrowRight: () => afterDays(day, onward),
                ArrowUp: () => afterDays(day, -7), ArrowDown: () => afterDays(day, 7),
                PageUp: () => inMonth(lastMonth(locale, day)), PageDown: () => inMonth(nextMonth(locale, day)),
                Home: () => monthStart(locale, day), End: () => afterDays(nextMonth(locale, day), -1)
              }[event.key]?.();
              if (!to) return;
              event.preventDefault();
              if (!canChoose(held, to)) return;
              element.shown = to;
              element.draw(to);
            }

            // Wheels -------------------------------------------------------------------------------------------

            // Which wheels there are, in the order of the locale.
            function wheelParts({ locale, hasDay, hasTime }) {
              const order = format(locale, hasDay && !hasTime ? { year: "numeric", month: "long", day: "numeric" }
                : { hour: "numeric", minute: "numeric" }).formatToParts(0).map(part => part.type === "relatedYear" ? "year" : part.type);
              const parts = order.filter(part => ["year", "month", "day", "hour", "minute", "dayPeriod"].includes(part));
              return hasDay && hasTime ? ["date", ...parts] : parts;
            }

            // What a wheel says, by how far it is turned from where it is; nothing beyond its ends.
            const wheelKinds = {
              date: {
                name: "Date", at: (held, way) => ({ day: afterDays(held.day, way) }),
                text: ({ locale, day }) => format(locale, { weekday: "short", month: "short", day: "numeric" }).format(day)
              },
              day: {
                name: "Day",
                at(held, way) {
                  const { day } = partsOf(held.locale, held.day);
                  const length = monthLength(held.locale, held.day);
                  return { day: afterDays(held.day, (((day - 1 + way) % length) + length) % length - day + 1) };
                },
                text: ({ locale, day }) => format(locale, { day: "numeric" }).formatToParts(day).find(part => part.type === "day").value
              },
              month: {
                name: "Month", at: (held, way) => ({ day: turnMonths(held, way) }),
                text: ({ locale, day }) => format(locale, { month: "long" }).format(day)
              },
              year: {
                name: "Year", at: (held, way) => ({ day: turnYears(held, way) }),
                text: ({ locale, day }) => format(locale, { year: "numeric" }).format(day)
              },
              hour: {
                name: "Hours", at: ({ time }, way) => ({ time: turnTime(time, way * 60) }),
                text: held => format(held.locale, { hour: "numeric" }).formatToParts(momentOf(held)).find(part => part.type === "hour").value
              },
              minute: {
                name: "Minutes",
                at: ({ time, minutes }, way) => {
                  const minute = Number(time.split(":")[1]);
                  const turned = (((Math.floor(minute / minutes) + way) * minutes) % 60 + 60) % 60;
                  return { time: turnTime(time, turned - minute) };
                },
                text: held => format(held.locale, { hour: "numeric", minute: "2-digit" }).formatToParts(momentOf(held)).find(part => part.type === "minute").value
              },
              dayPeriod: {
                name: "AM or PM",
                at: ({ time }, way) => way === 0 ? { time } : way === (time < "12:00" ? 1 : -1) ? { time: turnTime(time, 720) } : undefined,
                text: held => format(held.locale, { hour: "numeric", hour12: true }).formatToParts(momentOf(held)).find(part => part.type === "dayPeriod")?.value ?? ""
              }
            };
            function turnTime(time, minutes) {
              const [hour, minute] = time.split(":").map(Number);
              const whole = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
              return [Math.floor(whole / 60), whole % 60].map(number => String(number).padStart(2, "0")).join(":");
            }
            // The same day of another month, or the last where it has none.
            const sameDay = (locale, start, day) => afterDays(start, Math.min(day, monthLength(locale, start)) - 1);
            function turnMonths({ locale, day }, way) {
              const { year, day: number } = partsOf(locale, day);
              const starts = [];
              for (let start = monthStart(locale, day); partsOf(locale, start).year === year; start = lastMonth(locale, start)) starts.unshift(start);
              const at = starts.length - 1;
              for (let start = nextMonth(locale, day); partsOf(locale, start).year === year; start = nextMonth(locale, start)) starts.push(start);
              return sameDay(locale, starts[(((at + way) % starts.length) + starts.length) % starts.length], number);
            }
            function turnYears({ locale, day }, way) {
              const { year, month, day: number } = partsOf(locale, day);
              let start = monthStart(locale, afterDays(day, Math.round(way * 365.25)));
              for (let count = 0; count < 24; count += 1) {
                const now = partsOf(locale, start);
                if (now.year === year + way && now.month === month) break;
                start = now.year < year + way || now.year === year + way && now.month < month ? nextMonth(locale, start) : lastMonth(locale, start);
              }
              return sameDay(locale, start, number);
            }

            function wheelsOf(picker, parts, calendar) {
              const element = make("div", "wheels", { role: "group" });
              const held = () => calendar ? { ...heldBy(picker), day: calendar.shown } : heldBy(picker);
              const turned = (kind, way) => {
                const now = held();
                const next = wheelKinds[kind].at(now, way);
                return next && { ...now, ...next };
              };
              setAttribute(element, "data-right", isMirrored() ? "true" : undefined);
              for (const kind of parts) {
                const wheel = make("div", "wheel", { role: "spinbutton", tabindex: "0", "aria-label": wheelKinds[kind].name, "data-wheel": kind });
                const draw = () => {
                  wheel.replaceChildren(...[-3, -2, -1, 0, 1, 2, 3].map(way => {
                    const line = make("span", "", { "data-way": String(Math.abs(way)), "data-turn": String(way), "aria-hidden": "true" });
                    const there = turned(kind, way);
                    line.textContent = there ? wheelKinds[kind].text(there) : "";
                    return line;
                  }));
                  setAttribute(wheel, "aria-valuetext", wheelKinds[kind].text(held()));
                  setAttribute(wheel, "aria-valuenow", kind === "hour" || kind === "minute" ? String(Number(held().time.split(":")[kind === "hour" ? 0 : 1])) : "0");
                };
                const turn = way => {
                  const next = way && turned(kind, way);
                  if (!next) return;
                  if (!calendar) choose(picker, next);
                  else { calendar.shown = next.day; calendar.draw(); calendar.querySelector(`[data-wheel="${kind}"]`).focus(); }
                };
                wheel.draw = draw;
                draw();
                turnByHand(wheel, turn);
                element.append(wheel);
              }
              return element;
            }

            function turnByHand(wheel, turn) {
              wheel.addEventListener("keydown", event => {
                const way = { ArrowUp: -1, ArrowDown: 1, PageUp: -3, PageDown: 3 }[event.key];
                if (!way) return;
                event.preventDefault();
                turn(way);
              });
              let from;
              let rest = 0;
              wheel.addEventListener("pointerdown", event => { from = event.clientY; wheel.setPointerCapture(event.pointerId); });
              wheel.addEventListener("pointerup", event => {
                const way = Math.round((from - event.clientY) / 32);
                turn(way || Number(document.elementsFromPoint(event.clientX, event.clientY).find(line => line.dataset?.turn)?.dataset.turn ?? 0));
              });
              wheel.addEventListener("wheel", event => {
                event.preventDefault();
                rest += event.deltaY;
                const way = Math.trunc(rest / 32);
                rest -= way * 32;
                turn(way);
              }, { passive: false });
            }

            // Pickers ------------------------------------------------------------------------------------------

            // What a compact picker has brought: a calendar or wheels, until one taps elsewhere.
            let dateCard;
            function closeCard(keepsFocus) {
              if (!dateCard) return;
              const { card, chip } = dateCard;
              dateCard = undefined;
              const hadFocus = card.contains(document.activeElement);
              card.remove();
              setAttribute(chip, "aria-expanded", "false");
              if (hadFocus && !keepsFocus && chip.isConnected) chip.focus();
            }
            function openCard(picker, chip, part) {
              if (dateCard?.chip === chip) { closeCard(); return; }
              closeCard(true);
              const card = make("div", "date-card", { role: "dialog", "aria-label": chip.getAttribute("aria-label"), "data-part": part, dir: isMirrored() ? "rtl" : "ltr" });
              const content = part === "day" ? monthOf(picker) : wheelsOf(picker, wheelParts({ ...heldBy(picker), hasDay: false }));
              card.append(content);
              // It is beside the window, and looks as what it comes from.
              setStyle(card, "--tint", getComputedStyle(picker).getPropertyValue("--tint"));
              document.getElementById("display").append(card);
              dateCard = { card, chip, picker, content };
              setAttribute(chip, "aria-expanded", "true");
              const [display, box] = [card.parentElement.getBoundingClientRect(), chip.getBoundingClientRect()];
              const scale = display.width / card.parentElement.offsetWidth || 1;
              const below = (box.bottom - display.top) / scale + 8;
              const top = below + card.offsetHeight < card.parentElement.offsetHeight - 8 ? below : (box.top - display.top) / scale - card.offsetHeight - 8;
              setStyle(card, "top", `${Math.max(8, top)}px`);
              setStyle(card, "left", `${Math.max(8, Math.min((box.left - display.left) / scale, card.parentElement.offsetWidth - card.offsetWidth - 8))}px`);
              (card.querySelector('.day[tabindex="0"]:enabled, .wheel') ?? card.querySelector("button:enabled"))?.focus();
            }
            document.addEventListener("pointerdown", event => {
              if (dateCard && !dateCard.card.contains(event.target) && !dateCard.chip.contains(event.target)) closeCard();
            }, true);
            document.addEventListener("keydown", event => {
              if (event.key !== "Escape" || !dateCard) return;
              event.stopImmediatePropagation();
              closeCard();
            }, true);
            // Its picker may have gone with its screen.
            function followCard() {
              if (dateCard && (!dateCard.picker.isConnected || dateCard.picker.closest("[inert]"))) closeCard(true);
            }

            function redraw(content) {
              if (content.draw) {
                const focused = content.contains(document.activeElement) ? document.activeElement.dataset.day : undefined;
                content.draw(focused && dayOf(focused));
              } else for (const wheel of content.querySelectorAll(".wheel")) wheel.draw();
            }

            function chipOf(picker, part) {
              const chip = make("button", "date-chip", { type: "button", "aria-haspopup": "dialog", "aria-expanded": "false", "data-part": part });
              chip.addEventListener("click", () => openCard(picker, chip, part));
              return chip;
            }

            function makePicker(element, { style, input }) {
              const hasDay = input !== "time";
              const hasTime = input !== "date";
              const contents = [];
              if (style === "compact") {
                if (hasDay) element.append(chipOf(element, "day"));
                if (hasTime) element.append(chipOf(element, "time"));
              } else if (style === "inline") {
                contents.push(monthOf(element));
                element.append(...contents);
                if (hasTime) {
                  const line = make("div", "date-line");
                  const title = make("span");
                  title.textContent = "Time";
                  line.append(title, chipOf(element, "time"));
                  element.append(line);
                }
              } else {
                contents.push(wheelsOf(element, wheelParts(heldBy(element))));
                element.append(...contents);
              }
              element.contents = contents;
            }

            const dateKind = {
              make: () => make("div", "date-picker", { role: "group" }),
              update(element, attributes) {
                setAttribute(element, "data-style", attributes.style);
                setAttribute(element, "aria-label", attributes.label ?? "Date");
                const look = JSON.stringify([attributes.style, attributes.input, attributes.locale, attributes.firstDay, isMirrored()]);
                if (element.look !== look) {
                  element.look = look;
                  closeCard(true);
                  element.replaceChildren();
                  makePicker(element, attributes);
                } else for (const content of element.contents) {
                  if (content.draw) content.shown = heldBy(element).day;
                  redraw(content);
                }
                const held = heldBy(element);
                for (const chip of element.querySelectorAll(".date-chip")) {
                  const isDay = chip.dataset.part === "day";
                  setText(chip, isDay ? shownDay(held.locale, held.day) : shownTime(held));
                  const name = attributes.label ?? (isDay ? "Date" : "Time");
                  setAttribute(chip, "aria-label", `${name}, ${isDay ? spokenDay(held.locale, held.day) : shownTime(held)}`);
                }
                for (const control of element.querySelectorAll("button")) {
                  if (attributes.disabled === "true") control.disabled = true;
                  else if (control.matches(".date-chip")) control.disabled = false;
                }
                for (const wheel of element.querySelectorAll(".wheel")) wheel.inert = attributes.disabled === "true";
                if (dateCard?.picker === element) {
                  if (dateCard.content.draw) dateCard.content.shown = held.day;
                  redraw(dateCard.content);
                }
              }
            };
            """#
    }
#endif
