#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// The keyboard on the screen, where the app has one.
        static let keyboard = #"""
            // Keyboard -----------------------------------------------------------------------------------------
            // The app says whether there is one, and of what kind. Its keys type as those of a computer do: into the field
            // that has the focus, which they never take.

            const keyboardElement = document.getElementById("keyboard");
            const pads = {
              numbers: ["1 2 3", "4 5 6", "7 8 9", "_ 0 delete"],
              decimal: ["1 2 3", "4 5 6", "7 8 9", ". 0 delete"],
              phone: ["1 2 3", "4 5 6", "7 8 9", "+ 0 delete"]
            };
            const letters = ["q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete"];
            const signs = ["1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) $ & @ \"", "shift . , ? ! ' delete"];
            const moreSigns = ["[ ] { } # % ^ * + =", "_ \\ | ~ < > € £ ¥ •", "shift . , ? ! ' delete"];
            const lastRows = {
              letters: "other space return", signs: "other space return", email: "other space @ . return",
              url: "other . / .com return", web: "other space . return", social: "other space @ # return"
            };
            const keyNames = { shift: "shift", delete: "delete", space: "space", hide: "hide keyboard" };
            // Which page of signs is seen, and whether the next letter is a capital.
            let signPage = 0;
            let isShifted = false;
            let shownKeyboard = "";

            const editedField = () => windowElement.querySelector(".text-field[data-editing]:not([data-ghost])");

            function rowsOfKeys({ keyboard: kind, separator }) {
              if (pads[kind]) return pads[kind].map(row => row.replace(".", separator ?? "."));
              const page = signPage === 2 ? moreSigns : signPage === 1 ? signs : letters;
              const last = lastRows[kind] ?? lastRows.letters;
              return [...page, phone.dataset.device === "ipad" ? `${last} hide` : last];
            }

            function keyButton(key, word) {
              const button = make("button", "key", { type: "button", tabindex: "-1", "data-key": key === "_" && !isSignPage() ? "" : key });
              if (button.dataset.key === "") {
                button.disabled = true;
                button.setAttribute("aria-hidden", "true");
              } else if (key === "return") {
                button.textContent = word;
                setAttribute(button, "data-plain", word === "return" ? "true" : undefined);
              } else if (key === "other") {
                button.textContent = signPage ? "ABC" : "123";
              } else if (key === "shift" && signPage) {
                button.textContent = signPage === 1 ? "#+=" : "123";
              } else if (keyNames[key]) {
                setAttribute(button, "aria-label", keyNames[key]);
                if (key === "space") button.textContent = "space";
                else button.append(symbolImage({ shift: "shift", delete: "delete.left", hide: "keyboard.chevron.compact.down" }[key]));
                if (key === "shift") setAttribute(button, "aria-pressed", String(isShifted));
              } else {
                button.textContent = isShifted && !signPage && key.length === 1 ? key.toLocaleUpperCase() : key;
              }
              return button;
            }
            const isSignPage = () => signPage > 0;

            function drawKeyboard(attributes) {
              const kind = attributes.keyboard;
              setAttribute(keyboardElement, "data-pad", pads[kind] ? "true" : undefined);
              keyboardElement.replaceChildren(...rowsOfKeys(attributes).map(row => {
                const line = make("div", "keys");
                line.append(...row.split(" ").map(key => keyButton(key, attributes.returnKey)));
                return line;
              }));
            }

            const windowAttributes = () => attributesOf(windowElement.firstElementChild ?? windowElement);

            // As the app has it: drawn, or not; and the focus is where one types.
            function showKeyboard() {
              const attributes = windowAttributes();
              const isShown = attributes.keyboard !== undefined;
              if (!isShown && !shownKeyboard) return;
              const field = editedField();
              const text = isShown
                ? JSON.stringify([attributes.keyboard, attributes.keyboardHeight, attributes.returnKey, field?.dataset.id]) : "";
              if (text === shownKeyboard) return;
              shownKeyboard = text;
              setStyle(document.getElementById("display"), "--keyboard", points(attributes.keyboardHeight));
              setStyle(keyboardElement, "height", points(attributes.keyboardHeight));
              keyboardElement.hidden = !isShown;
              if (!isShown) {
                const focused = document.activeElement;
                if (chosen.keyboard === 1 && focused.matches(".text-field") && windowElement.contains(focused)) focused.blur();
                return;
              }
              signPage = attributes.keyboard === "signs" ? 1 : 0;
              shiftForNext();
              drawKeyboard(attributes);
              if (!field) return;
              if (document.activeElement !== field && !document.getElementById("panel").contains(document.activeElement)) {
                field.focus({ preventScroll: true });
              }
              field.scrollIntoView({ block: "nearest" });
            }

            function shiftForNext() {
              const field = editedField();
              const before = field?.value.slice(0, field.selectionStart ?? field.value.length) ?? "";
              const capitals = field?.type === "password" ? "none" : windowAttributes().capitals;
              isShifted = capitals === "characters" || capitals === "words" && /(^|\s)$/.test(before)
                || capitals === "sentences" && /(^|[.!?\n]\s*)$/.test(before);
            }

            function pressKey(key) {
              const attributes = windowAttributes();
              const field = editedField();
              if (key === "hide") { send("hideKeyboard"); return; }
              if (key === "other") signPage = signPage ? 0 : 1;
              else if (key === "shift" && signPage) signPage = signPage === 1 ? 2 : 1;
              else if (key === "shift") isShifted = !isShifted;
              else if (field) {
                field.focus({ preventScroll: true });
                if (key === "delete") document.execCommand("delete");
                else if (key !== "return" || field.matches("textarea")) {
                  document.execCommand("insertText", false, { space: " ", return: "\n" }[key] ?? key);
                } else if (field.matches("input")) send("submit", { id: nodeID(field) });
                shiftForNext();
              }
              drawKeyboard(attributes);
            }

            // The focus stays in the field.
            keyboardElement.addEventListener("pointerdown", event => event.preventDefault());
            keyboardElement.addEventListener("mousedown", event => event.preventDefault());
            keyboardElement.addEventListener("click", event => {
              const key = event.target.closest(".key:enabled")?.dataset.key;
              if (key) pressKey(isShifted && key.length === 1 && !signPage ? key.toLocaleUpperCase() : key);
            });

            // With a keyboard on the screen, a finger in a field asks the app for it.
            windowElement.addEventListener("focusin", event => {
              const field = event.target;
              if (chosen.keyboard !== 1 || !field.matches(".text-field") || field.dataset.editing || field.readOnly) return;
              send("tap", { id: nodeID(field) });
            });
            """#
    }
#endif
