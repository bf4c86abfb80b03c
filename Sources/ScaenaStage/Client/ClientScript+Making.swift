#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// The making of elements, and the setting of their attributes.
        static let making = #"""
            // Making -------------------------------------------------------------------------------------------

            function make(name, className, attributes = {}) {
              const element = document.createElement(name);
              if (className) element.className = className;
              for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
              return element;
            }

            function setAttribute(element, name, value) {
              if (value === undefined || value === null) element.removeAttribute(name);
              else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
            }

            function setStyle(element, name, value) {
              if (value === undefined || value === null || value === "") element.style.removeProperty(name);
              else element.style.setProperty(name, value);
            }

            const points = value => value === undefined ? undefined : `${Number(value)}px`;
            const sides = value => value?.split(" ").map(points).join(" ");

            // Distances above, at the end of lines, below, and at their beginning, whichever side that is.
            function setSides(element, name, value) {
              const [top, end, bottom, start] = value?.split(" ").map(points) ?? [];
              setStyle(element, `${name}-block`, value && `${top} ${bottom}`);
              setStyle(element, `${name}-inline`, value && `${start} ${end}`);
            }

            // A text that changes within its node moves no other one, and a browser looks at fewer of its neighbours.
            function setText(element, text) {
              const said = text ?? "";
              if (element.textContent === said) return;
              const only = element.firstChild;
              if (said && only?.nodeType === Node.TEXT_NODE && !only.nextSibling) only.data = said;
              else element.textContent = said;
            }

            // More looks, each a property and its value, in the place of those before.
            function setLooks(element, looks) {
              for (const name of element.looks ?? []) element.style.removeProperty(name);
              element.looks = [];
              for (const look of looks?.split(";") ?? []) {
                const end = look.indexOf(":");
                const name = look.slice(0, end);
                element.style.setProperty(name, look.slice(end + 1));
                element.looks.push(name);
              }
            }

            // A symbol at the start of an element, or none.
            function setSymbol(element, name) {
              if ((element.dataset.symbol ?? "") === (name ?? "")) return;
              element.querySelector(":scope > svg.symbol")?.remove();
              if (name) {
                element.dataset.symbol = name;
                element.prepend(symbolImage(name));
              } else {
                delete element.dataset.symbol;
              }
            }

            function setPicture(element, source) {
              let image = element.querySelector(":scope > img");
              if (!source) { image?.remove(); return; }
              if (!image) element.prepend(image = make("img", "", { alt: "" }));
              if (image.getAttribute("src") !== source) image.src = source;
            }

            function spokes() {
              const image = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
              for (let index = 0; index < 8; index += 1) {
                svg("path", {
                  d: "M12 2.5v5", transform: `rotate(${index * 45} 12 12)`, opacity: (0.15 + index * 0.11).toFixed(2)
                }, image);
              }
              return image;
            }

            function activityImage() {
              const element = make("span", "activity", { "aria-hidden": "true" });
              element.append(spokes());
              return element;
            }

            // What the keyboard of a phone is told.
            function setKeyboard(element, attributes) {
              setAttribute(element, "inputmode", attributes.inputMode);
              setAttribute(element, "enterkeyhint", attributes.enterKey);
              setAttribute(element, "autocapitalize", attributes.capitals);
              setAttribute(element, "autocorrect", attributes.corrects);
              setAttribute(element, "spellcheck", attributes.spells);
            }

            function box(className, role) {
              return {
                make: node => make("div", className, role ? { role } : {}),
                update: (element, attributes) => setAttribute(element, "aria-label", attributes.label)
              };
            }

            // One of several is reached by Tab, the others from there by the arrow keys.
            function rove(group) {
              const items = [...group?.querySelectorAll(":scope > :is(.tab, .segment)") ?? []];
              const isChosen = item => item.matches('[aria-selected="true"], [aria-checked="true"]');
              const reached = items.find(isChosen) ?? items.find(item => !item.disabled);
              for (const item of items) setAttribute(item, "tabindex", item === reached ? "0" : "-1");
            }

            function actionButton(className) {
              return {
                make() {
                  const button = make("button", className, { type: "button", "data-do": "tap" });
                  button.append(make("span", "title"));
                  return button;
                },
                update(element, attributes, text) {
                  element.disabled = attributes.disabled === "true";
                  setText(element.querySelector(":scope > .title"), text);
                  setSymbol(element, attributes.symbol);
                  setPicture(element, attributes.source);
                  setAttribute(element, "aria-label", attributes.label);
                  setAttribute(element, "data-style", attributes.style);
                  setAttribute(element, "data-destructive", attributes.destructive);
                  setAttribute(element, "data-bare", text ? undefined : "true");
                  setAttribute(element, "aria-pressed", attributes.selected);
                  let spinner = element.querySelector(":scope > .activity");
                  if (attributes.busy && !spinner) element.prepend(activityImage());
                  else if (!attributes.busy) spinner?.remove();
                  let detail = element.querySelector(":scope > .detail");
                  if (attributes.detail && !detail) element.append(detail = make("span", "detail"));
                  if (detail) setText(detail, attributes.detail);
                }
              };
            }

            function dialog(className, role) {
              return {
                make(node) {
                  return make("div", className, { role, tabindex: "-1" });
                }
              };
            }
            """#
    }
#endif
