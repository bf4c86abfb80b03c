#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// Controls that hold a value, and views that take taps.
        static let values = #"""
            // Values -------------------------------------------------------------------------------------------

            const pair = (less, more) => [["-1", less], ["1", more]].map(([choice, name]) =>
              make("button", "", { type: "button", "data-do": "step", "data-choice": choice, "aria-label": name }));

            // How far the track is of the tint's colour.
            function showTrack(slider) {
              const [minimum, maximum] = [Number(slider.min), Number(slider.max)];
              const part = maximum > minimum ? (Number(slider.value) - minimum) / (maximum - minimum) : 0;
              setStyle(slider, "--at", `${(part * 100).toFixed(1)}%`);
            }

            const valueKinds = {
              slider: {
                make() {
                  const slider = make("input", "slider", { type: "range" });
                  for (const moment of ["input", "change"]) {
                    slider.addEventListener(moment, () => {
                      showTrack(slider);
                      const isContinuous = nodes.get(nodeID(slider))?.attributes.continuous === "true";
                      if (isContinuous === (moment === "input")) {
                        send("slide", { id: nodeID(slider), value: Number(slider.value) });
                      }
                    });
                  }
                  return slider;
                },
                update(element, attributes) {
                  element.min = attributes.minimum;
                  element.max = attributes.maximum;
                  element.step = (Number(attributes.maximum) - Number(attributes.minimum)) / 100 || "any";
                  // Whoever holds it knows better where it is.
                  if (!element.matches(":active")) element.value = attributes.value;
                  showTrack(element);
                  element.disabled = attributes.disabled === "true";
                  setAttribute(element, "aria-label", attributes.label ?? "Slider");
                }
              },
              progress: {
                make: () => make("progress", "progress", { max: "1" }),
                update(element, attributes) {
                  setAttribute(element, "value", attributes.value);
                  setAttribute(element, "aria-label", attributes.label ?? "Progress");
                }
              },
              stepper: {
                make() {
                  const stepper = make("div", "stepper", { role: "group" });
                  const buttons = pair("Decrement", "Increment");
                  buttons[0].append(symbolImage("minus"));
                  buttons[1].append(symbolImage("plus"));
                  stepper.append(...buttons);
                  return stepper;
                },
                update(element, attributes) {
                  const [less, more] = element.children;
                  less.disabled = attributes.minimum !== "true";
                  more.disabled = attributes.maximum !== "true";
                  setAttribute(element, "aria-label", attributes.label ?? "Stepper");
                }
              },
              pageControl: {
                make() {
                  const control = make("div", "page-control", { role: "group" });
                  control.append(...pair("Previous page", "Next page"));
                  return control;
                },
                update(element, attributes) {
                  const count = Number(attributes.rows);
                  const current = Number(attributes.position);
                  const dots = [...element.querySelectorAll(".dot")];
                  dots.slice(count).forEach(dot => dot.remove());
                  for (let index = dots.length; index < count; index += 1) element.append(make("span", "dot"));
                  element.querySelectorAll(".dot").forEach((dot, index) => {
                    setAttribute(dot, "data-selected", index === current ? "true" : undefined);
                  });
                  const [previous, next] = element.children;
                  previous.disabled = attributes.disabled === "true" || current <= 0;
                  next.disabled = attributes.disabled === "true" || current >= count - 1;
                  element.hidden = count === 0;
                  setAttribute(element, "aria-label", attributes.label ?? `Page ${current + 1} of ${count}`);
                }
              },
              datePicker: dateKind,
              textView: {
                make: () => make("textarea", "text-field text-view", { autocomplete: "off", maxlength: "5000", dir: "auto" }),
                update(element, attributes) {
                  element.readOnly = attributes.disabled === "true";
                  setKeyboard(element, attributes);
                  setAttribute(element, "aria-label", attributes.label ?? "Text");
                  setFieldValue(element, attributes.value ?? "");
                }
              },
              searchBar: {
                make() {
                  const bar = make("div", "search-bar", { role: "search" });
                  const parts = make("div", "search-parts");
                  parts.append(symbolImage("magnifyingglass"));
                  bar.append(parts);
                  return bar;
                },
                container: element => element.lastElementChild,
                update(element, attributes) {
                  setAttribute(element, "aria-label", attributes.label);
                  setAttribute(element, "data-prompt", attributes.detail);
                }
              }
            };

            // A view that a tap means something to is a button, whatever it looks like.
            function updateTappable({ kind, element, attributes }) {
              if (!["view", "stack", "label", "image"].includes(kind)) return;
              const takesTaps = attributes.selectable === "true";
              const isTappable = takesTaps || attributes.press !== undefined;
              if (!isTappable && !element.dataset.tappable) return;
              setAttribute(element, "data-tappable", isTappable ? "true" : undefined);
              setAttribute(element, "data-do", takesTaps ? "tap" : undefined);
              setAttribute(element, "tabindex", isTappable ? "0" : undefined);
              if (!isTappable) return;
              element.removeAttribute("aria-hidden");
              setAttribute(element, "role", "button");
              if (attributes.label || !element.textContent) setAttribute(element, "aria-label", attributes.label ?? "Button");
            }
            """#
    }
#endif
