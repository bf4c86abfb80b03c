#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// For each kind of node: how its element is made, and how it follows the node's attributes.
        static let elements = #"""
            // Elements -----------------------------------------------------------------------------------------

            const kinds = {
              window: { ...box("window"), update(element, attributes) { setAttribute(element, "lang", attributes.language); } },
              screen: box("screen"),
              view: { ...box("view"), update(element, attributes) {
                setAttribute(element, "aria-label", attributes.label);
                setAttribute(element, "role", attributes.label || attributes.element ? "group" : undefined);
              } },
              stack: { ...box("stack"), update(element, attributes) {
                setAttribute(element, "data-axis", attributes.axis);
                setAttribute(element, "data-line", attributes.line);
                setAttribute(element, "data-alignment", attributes.alignment);
                setAttribute(element, "data-distribution", attributes.distribution);
                setStyle(element, "gap", points(attributes.spacing));
              } },
              scroll: box("scroll"),
              refresh: {
                make() {
                  const element = make("div", "refresh");
                  const button = make("button", "refresh-button", { type: "button", "data-do": "pullDown" });
                  const progress = make("span", "activity", { role: "progressbar", "aria-label": "Refreshing" });
                  progress.append(spokes());
                  element.append(progress, button);
                  return element;
                },
                update(element, attributes, text) {
                  const [progress, button] = element.children;
                  progress.hidden = attributes.busy !== "true";
                  button.disabled = attributes.disabled === "true" || attributes.busy === "true";
                  setText(button, text || "Refresh");
                }
              },
              navigation: box("navigation"),
              tabs: box("tabs"),
              tabBar: { ...box("tab-bar", "tablist"), update(element, attributes) {
                setAttribute(element, "aria-label", attributes.label ?? "Tabs");
                rove(element);
              } },
              tab: { ...actionButton("tab"), update(element, attributes, text) {
                element.disabled = attributes.disabled === "true";
                setText(element.querySelector(":scope > .title"), text);
                setSymbol(element, attributes.symbol);
                setPicture(element, attributes.source);
                setAttribute(element, "role", "tab");
                setAttribute(element, "aria-selected", attributes.selected === "true" ? "true" : "false");
                rove(element.parentElement);
                setAttribute(element, "aria-label", attributes.label);
                setAttribute(element, "data-badge", attributes.badge);
              } },

              navigationBar: {
                make() {
                  const bar = make("header", "navigation-bar");
                  const back = make("button", "back", { type: "button", "data-do": "goBack" });
                  back.append(symbolImage("chevron.left"), make("span", "title"));
                  const title = make("h1", "bar-title", { tabindex: "-1" });
                  bar.append(back, title, make("p", "bar-prompt"), make("div", "bar-items"));
                  return bar;
                },
                container: element => element.lastElementChild,
                update(element, attributes, text) {
                  const [back, title, prompt] = element.children;
                  setText(prompt, attributes.detail);
                  prompt.hidden = !attributes.detail;
                  setAttribute(element, "data-prompt", attributes.detail ? "true" : undefined);
                  back.hidden = attributes.back === undefined;
                  setText(back.querySelector(".title"), attributes.back);
                  setAttribute(back, "aria-label", attributes.back === "" ? "Back" : undefined);
                  setText(title, text);
                  title.hidden = !text;
                }
              },
              toolbar: { ...box("toolbar", "toolbar"), update(element, attributes) {
                setAttribute(element, "aria-label", attributes.label ?? "Toolbar");
              } },
              barButton: actionButton("bar-button"),

              sheet: {
                ...dialog("sheet", "dialog"),
                make(node) {
                  const sheet = make("div", "sheet", { role: "dialog", tabindex: "-1" });
                  const grabber = make("button", "grabber", {
                    type: "button", "data-do": "swipeDown", "aria-label": "Dismiss sheet"
                  });
                  sheet.append(grabber, make("div", "sheet-content"));
                  return sheet;
                },
                container: element => element.lastElementChild,
                update(element, attributes) {
                  element.firstElementChild.hidden = attributes.dismissable !== "true";
                  setAttribute(element, "data-style", attributes.style);
                  setAttribute(element, "data-grabber", attributes.grabber);
                  setAttribute(element, "aria-label", attributes.label ?? "Sheet");
                }
              },

              alert: {
                make(node) {
                  const scrim = make("div", "alert");
                  const card = make("div", "alert-card", {
                    role: "alertdialog", tabindex: "-1",
                    "aria-labelledby": `alert-title-${node.id}`, "aria-describedby": `alert-message-${node.id}`
                  });
                  card.append(
                    make("h2", "alert-title", { id: `alert-title-${node.id}` }),
                    make("p", "alert-message", { id: `alert-message-${node.id}` }),
                    make("div", "alert-actions"));
                  scrim.append(card);
                  return scrim;
                },
                container: element => element.firstElementChild.lastElementChild,
                update(element, attributes, text) {
                  const [title, message, actions] = element.firstElementChild.children;
                  setText(title, text);
                  setText(message, attributes.detail);
                  title.hidden = !text;
                  message.hidden = !attributes.detail;
                  setAttribute(element, "data-style", attributes.style);
                  setAttribute(actions, "data-many", actions.querySelectorAll(".alert-action").length > 2 ? "true" : undefined);
                }
              },
              alertAction: { ...actionButton("alert-action"), update(element, attributes, text) {
                element.disabled = attributes.disabled === "true";
                setText(element.firstElementChild, text);
                for (const flag of ["cancel", "destructive", "selected"]) {
                  setAttribute(element, `data-${flag}`, attributes[flag]);
                }
              } },

              label: {
                make: () => make("p", "label"),
                update(element, attributes, text) {
                  setText(element, text);
                  setAttribute(element, "role", attributes.heading ? "heading" : undefined);
                  setAttribute(element, "aria-level", attributes.heading);
                  setAttribute(element, "aria-label", attributes.heading ? attributes.label : undefined);
                  setAttribute(element, "data-lines", attributes.lines);
                  setAttribute(element, "data-breaks", attributes.breaks);
                  setStyle(element, "--lines", attributes.lines);
                }
              },

              image: {
                make: () => make("span", "image"),
                update(element, attributes) {
                  setSymbol(element, attributes.symbol);
                  setPicture(element, attributes.source);
                  setAttribute(element, "role", attributes.label ? "img" : undefined);
                  setAttribute(element, "aria-label", attributes.label);
                  setAttribute(element, "aria-hidden", attributes.label ? undefined : "true");
                  setStyle(element, "--fit", attributes.fit);
                  setStyle(element, "--symbol-size", points(attributes.size));
                }
              },

              button: actionButton("button"),

              activity: {
                make() {
                  const element = make("span", "activity", { role: "progressbar" });
                  element.append(spokes());
                  return element;
                },
                update(element, attributes) {
                  setAttribute(element, "aria-label", attributes.label ?? "In progress");
                  setAttribute(element, "data-style", attributes.style);
                  setAttribute(element, "data-still", attributes.busy ? undefined : "true");
                }
              },

              textField: {
                make: () => make("input", "text-field", { autocomplete: "off", maxlength: "5000", dir: "auto" }),
                update(element, attributes) {
                  // A browser offers to clear what is searched for.
                  element.type = attributes.secure ? "password" : attributes.clears ? "search" : "text";
                  setAttribute(element, "role", element.type === "search" ? "textbox" : undefined);
                  setAttribute(element, "data-clears", attributes.clears);
                  setAttribute(element, "autocomplete", attributes.fills ?? "off");
                  setKeyboard(element, attributes);
                  element.disabled = attributes.disabled === "true";
                  setAttribute(element, "placeholder", attributes.placeholder);
                  setAttribute(element, "aria-label", attributes.label ?? attributes.placeholder ?? "Text field");
                  setAttribute(element, "data-style", attributes.style);
                  setFieldValue(element, attributes.value ?? "");
                }
              },

              toggle: {
                make() {
                  const element = make("button", "toggle", { type: "button", role: "switch", "data-do": "tap" });
                  element.append(make("span", "knob"));
                  return element;
                },
                update(element, attributes) {
                  element.disabled = attributes.disabled === "true";
                  setAttribute(element, "aria-checked", attributes.selected === "true" ? "true" : "false");
                  setAttribute(element, "aria-label", attributes.label ?? "Switch");
                }
              },

              segmented: {
                make: () => make("div", "segmented", { role: "radiogroup" }),
                update(element, attributes) {
                  setAttribute(element, "aria-label", attributes.label ?? "Segments");
                  rove(element);
                }
              },
              segment: { ...actionButton("segment"), update(element, attributes, text) {
                const selected = attributes.selected === "true";
                element.disabled = attributes.disabled === "true";
                setText(element.querySelector(":scope > .title"), text);
                setSymbol(element, attributes.symbol);
                setAttribute(element, "role", "radio");
                setAttribute(element, "aria-checked", selected ? "true" : "false");
                setAttribute(element, "aria-label", attributes.label);
                rove(element.parentElement);
              } },

              ...valueKinds,
              table: {
                make() {
                  const table = make("div", "table");
                  table.append(make("div", "spacer"), make("div", "rows", { role: "list" }), make("div", "spacer"));
                  return table;
                },
                container: element => element.children[1],
                update(element, attributes) {
                  setAttribute(element, "data-style", attributes.style);
                  setAttribute(element, "data-lineless", attributes.lineless);
                  setAttribute(element.children[1], "aria-label", attributes.label ?? "Table");
                }
              },
              row: {
                make(node) {
                  const row = make("div", "row", { role: "listitem" });
                  const content = make("div", "row-content", { id: `row-${node.id}` });
                  row.append(content);
                  return row;
                },
                container: element => element.querySelector(":scope > .row-content"),
                update: updateRow
              },
              collection: {
                make() {
                  const element = make("div", "table collection");
                  element.append(make("div", "spacer"), make("div", "rows", { role: "list" }), make("div", "spacer"));
                  return element;
                },
                container: element => element.children[1],
                update(element, attributes) {
                  const rows = element.children[1];
                  setAttribute(element, "data-axis", attributes.axis);
                  setAttribute(rows, "aria-label", attributes.label ?? "Items");
                  setSides(element, "padding", undefined);
                  setSides(rows, "padding", attributes.padding);
                  setStyle(rows, "--gap", points(attributes.spacing));
                  setStyle(rows, "--line-gap", points(attributes.lineSpacing));
                }
              },
              item: {
                make(node) {
                  const item = make("div", "row item", { role: "listitem" });
                  item.append(make("div", "row-content", { id: `row-${node.id}` }));
                  return item;
                },
                container: element => element.querySelector(":scope > .row-content"),
                update(element, attributes) {
                  updateRow(element, attributes);
                  setStyle(element, "--per-line", attributes.perLine);
                  setAttribute(element, "data-fixed", attributes.width === undefined ? undefined : "true");
                }
              },
              strip: {
                make: () => make("div", "strip", { role: "list", tabindex: "0" }),
                update(element, attributes) {
                  setAttribute(element, "aria-label", attributes.label ?? "Items");
                  setStyle(element, "gap", points(attributes.spacing));
                }
              },
              rowButton: { ...actionButton("row-button"), update(element, attributes) {
                setSymbol(element, attributes.symbol);
                setAttribute(element, "aria-label", attributes.label);
                setAttribute(element, "data-style", attributes.style);
              } },
              rowAction: { ...actionButton("row-action"), update(element, attributes, text) {
                setText(element.querySelector(":scope > .title"), text);
                setSymbol(element, attributes.symbol);
                setAttribute(element, "aria-label", attributes.label);
                setAttribute(element, "data-edge", attributes.edge);
              } },
              sectionTitle: { ...box("section-title"), update(element, attributes) {
                setAttribute(element, "data-edge", attributes.edge);
                setAttribute(element, "data-style", attributes.style);
              } },

              web: {
                // Without "allow-same-origin" the page is of no origin: it reaches neither the stage nor its cookies.
                make: () => make("iframe", "web", {
                  sandbox: "allow-scripts allow-forms", referrerpolicy: "no-referrer"
                }),
                update(element, attributes) {
                  setAttribute(element, "title", attributes.label ?? "Web page");
                  const address = attributes.url ?? "";
                  if (/^https?:/i.test(address)) setAttribute(element, "src", address);
                  else element.removeAttribute("src");
                }
              }
            };

            // What the style sheet and the hand ask of an element.
            const flags = ["paging", "press", "shrinks", "arrival", "collapses", "first", "pinned", "dimmed", "editing"];

            // What every element takes from its node, whatever it is.
            function updateLooks(element, attributes) {
              const disabled = attributes.disabled === "true";
              element.inert = attributes.inert === "true";
              setAttribute(element, "data-testid", attributes.identifier);
              const isRange = element.matches(".slider, .progress, .activity");
              setAttribute(element, "aria-valuetext", isRange ? attributes.says : undefined);
              const description = [isRange ? undefined : attributes.says, attributes.hint].filter(Boolean).join(", ");
              setAttribute(element, "aria-description", description || undefined);
              for (const flag of flags) setAttribute(element, `data-${flag}`, attributes[flag]);
              setAttribute(element, "data-hides-keyboard", attributes.hidesKeyboard);
              setAttribute(element, "data-text-style", attributes.textStyle);
              setAttribute(element, "data-place-x", attributes.placeX);
              setAttribute(element, "data-place-y", attributes.placeY);
              if (attributes.silent === "true") element.setAttribute("aria-hidden", "true");
              else if (element.dataset.silent) element.removeAttribute("aria-hidden");
              setAttribute(element, "data-silent", attributes.silent);
              setAttribute(element, "data-clips", attributes.clips);
              setAttribute(element, "data-large", attributes.large);
              setAttribute(element, "data-face", attributes.face);
              setAttribute(element, "data-italic", attributes.italic);
              setAttribute(element, "aria-busy", attributes.busy);
              setStyle(element, "border", attributes.border);
              setStyle(element, "box-shadow", attributes.shadow);
              setStyle(element, "background-image", attributes.gradient);
              setStyle(element, "color-scheme", attributes.scheme);
              setAttribute(element, "data-disabled", disabled ? "true" : undefined);
              setStyle(element, "--tint", attributes.tint);
              setStyle(element, "color", attributes.color);
              setStyle(element, "background-color", attributes.background);
              setStyle(element, "opacity", attributes.alpha);
              setStyle(element, "width", points(attributes.width));
              setStyle(element, "height", points(attributes.height));
              // What the app wants small is small.
              setStyle(element, "min-height", attributes.height === undefined ? undefined : "0");
              setStyle(element, "border-radius", sides(attributes.radius));
              setSides(element, "padding", attributes.padding);
              if (element.matches(".button")) {
                if (attributes.width !== undefined) setStyle(element, "padding-inline", "0");
                if (attributes.height !== undefined) setStyle(element, "padding-block", "0");
              }
              setSides(element, "margin", attributes.margin);
              setStyle(element, "text-align", attributes.align);
              setStyle(element, "font-weight", attributes.weight);
              setStyle(element, "font-size", points(attributes.size));
              // What is typed says itself which way it runs.
              if (!element.matches(".text-field")) setAttribute(element, "dir", attributes.direction);
              setLooks(element, attributes.looks);
            }
            """#
    }
#endif
