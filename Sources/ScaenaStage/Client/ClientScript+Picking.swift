#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// Picks an element of the app, by hand or by the keyboard, and shows what it is.
        static let picking = #"""
            // Picking ------------------------------------------------------------------------------------------

            const pick = document.getElementById("pick");
            const isPicking = () => pick.getAttribute("aria-pressed") === "true";

            function setPicking(isOn) {
              pick.setAttribute("aria-pressed", String(isOn));
              setAttribute(phone, "data-picking", isOn ? "true" : undefined);
              if (!isOn) point(undefined);
            }
            pick.addEventListener("click", () => setPicking(!isPicking()));

            // The smallest element there: what takes the taps of a row lies over what is in it.
            function elementAt(event) {
              if (event.detail === 0 && event.type === "click") return event.target.closest("[data-id]");
              const area = element => {
                const box = element.getBoundingClientRect();
                return box.width * box.height;
              };
              const there = document.elementsFromPoint(event.clientX, event.clientY)
                .filter(element => windowElement.contains(element)).map(element => element.closest("[data-id]"));
              return there.filter(Boolean).sort((one, other) => area(one) - area(other))[0];
            }

            for (const type of ["pointerdown", "pointerup", "click", "pointermove"]) {
              windowElement.addEventListener(type, event => {
                if (!isPicking()) return;
                event.stopPropagation();
                event.preventDefault();
                const element = elementAt(event);
                if (!element) return;
                const id = Number(element.dataset.id);
                if (type === "pointermove") point(id);
                if (type !== "click") return;
                setPicking(false);
                send("inspect", { id });
              }, true);
            }
            document.addEventListener("keydown", event => {
              if (event.key !== "Escape" || !isPicking()) return;
              setPicking(false);
              event.stopPropagation();
            }, true);

            function showInspection(inspection) {
              point(inspection.id);
              const place = document.getElementById("picked");
              const title = make("p", "picked-type");
              title.textContent = inspection.type;
              const parts = [
                ["Made in", inspection.source ? [inspection.source] : []], ["Owner", inspection.owners],
                ["Set", inspection.facts], ["Constraints", inspection.constraints]
              ].filter(([, lines]) => lines.length);
              place.replaceChildren(title, ...parts.flatMap(([name, lines]) => {
                const heading = make("h4");
                heading.textContent = name;
                const list = make("ul");
                list.append(...lines.map(line => {
                  const item = make("li");
                  item.textContent = line;
                  return item;
                }));
                return [heading, list];
              }));
            }
            """#
    }
#endif
