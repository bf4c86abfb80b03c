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
              asciiNumbers: ["1 2 3", "4 5 6", "7 8 9", "_ 0 delete"],
              decimal: ["1 2 3", "4 5 6", "7 8 9", ". 0 delete"],
              phone: ["1 2 3", "4 5 6", "7 8 9", "+ 0 delete"]
            };
            const letters = ["q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete"];
            const signs = ["1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) $ & @ \"", "shift . , ? ! ' delete"];
            const moreSigns = ["[ ] { } # % ^ * + =", "_ \\ | ~ < > € £ ¥ •", "shift . , ? ! ' delete"];
            // The keyboards of other letters: their rows, their digits and marks, and the words on their keys.
            const scripts = {
              fa: {
                letters: ["ض ص ث ق ف غ ع ه خ ح ج", "ش س ی ب ل ا ت ن م ک گ", "ظ ط ژ ز ر ذ د پ و چ delete"],
                signs: ["۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰", "- / : ؛ ( ) ﷼ & @ «", "shift . ، ؟ ! » delete"],
                digits: "۰۱۲۳۴۵۶۷۸۹", separator: "٫", other: "۱۲۳", back: "الف‌ب", space: "فاصله",
                words: {
                  return: "بازگشت", go: "برو", join: "پیوستن", next: "بعدی", route: "مسیر", search: "جستجو", send: "ارسال", done: "تمام",
                  "emergency call": "تماس اضطراری", continue: "ادامه"
                }
              },
              ar: {
                letters: ["ض ص ث ق ف غ ع ه خ ح ج", "ش س ي ب ل ا ت ن م ك ط", "ذ ء ؤ ر ى ة و ز ظ د delete"],
                signs: ["١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠", "- / : ؛ ( ) £ & @ \"", "shift . ، ؟ ! ' delete"],
                digits: "٠١٢٣٤٥٦٧٨٩", separator: "٫", other: "١٢٣", back: "أ ب ج", space: "مسافة",
                words: {
                  return: "إدخال", go: "انتقال", join: "انضمام", next: "التالي", route: "المسار", search: "بحث", send: "إرسال", done: "تم",
                  "emergency call": "مكالمة طوارئ", continue: "متابعة"
                }
              }
            };
            // Addresses and passwords are typed in Latin letters whatever the language; the globe brings those for other texts.
            const latinKinds = new Set(["ascii", "asciiNumbers", "email", "url", "phone"]);
            let isLatin = false;
            const languageScript = ({ language }) => scripts[language?.split("-")[0]];
            function shownScript(attributes) {
              const isBound = latinKinds.has(attributes.keyboard) || editedField()?.type === "password";
              return isLatin || isBound ? undefined : languageScript(attributes);
            }
            const mayChangeScript = attributes =>
              languageScript(attributes) && !latinKinds.has(attributes.keyboard) && editedField()?.type !== "password";
            const localDigits = (text, script) => script ? text.replace(/[0-9]/g, digit => script.digits[digit]) : text;

            const lastRows = {
              letters: "other space return", ascii: "other space return", signs: "other space return", email: "other space @ . return",
              url: "other . / .com return", web: "other space . return", social: "other space @ # return"
            };
            const keyNames = { shift: "shift", delete: "delete", space: "space", hide: "hide keyboard", globe: "next keyboard" };
            // Which page of signs is seen, and whether the next letter is a capital.
            let signPage = 0;
            let isShifted = false;
            let shownKeyboard = "";

            const editedField = () => windowElement.querySelector(".text-field[data-editing]:not([data-ghost])");

            function rowsOfKeys(attributes) {
              const { keyboard: kind, separator } = attributes;
              const script = shownScript(attributes);
              if (pads[kind]) {
                return pads[kind].map(row => localDigits(row.replace(".", (script ? script.separator : separator) ?? "."), script));
              }
              const page = signPage === 2 ? moreSigns : signPage === 1 ? script?.signs ?? signs : script?.letters ?? letters;
              const last = (lastRows[kind] ?? lastRows.letters).replace("other", mayChangeScript(attributes) ? "other globe" : "other");
              return [...page, phone.dataset.device === "ipad" ? `${last} hide` : last];
            }

            function keyButton(key, word, script) {
              const button = make("button", "key", { type: "button", tabindex: "-1", "data-key": key === "_" && !isSignPage() ? "" : key });
              if (button.dataset.key === "") {
                button.disabled = true;
                button.setAttribute("aria-hidden", "true");
              } else if (key === "return") {
                button.textContent = script?.words[word] ?? word;
                setAttribute(button, "data-plain", word === "return" ? "true" : undefined);
              } else if (key === "other") {
                button.textContent = signPage ? script?.back ?? "ABC" : script?.other ?? "123";
              } else if (key === "shift" && signPage) {
                button.textContent = signPage === 1 ? "#+=" : script?.other ?? "123";
              } else if (keyNames[key]) {
                setAttribute(button, "aria-label", keyNames[key]);
                if (key === "space") button.textContent = script?.space ?? "space";
                else button.append(symbolImage({
                  shift: "shift", delete: "delete.left", hide: "keyboard.chevron.compact.down", globe: "globe"
                }[key]));
                if (key === "shift") setAttribute(button, "aria-pressed", String(isShifted));
              } else {
                button.textContent = isShifted && !signPage && key.length === 1 ? key.toLocaleUpperCase() : key;
              }
              return button;
            }
            const isSignPage = () => signPage > 0;

            function drawKeyboard(attributes) {
              const kind = attributes.keyboard;
              const script = shownScript(attributes);
              setAttribute(keyboardElement, "data-pad", pads[kind] ? "true" : undefined);
              setAttribute(keyboardElement, "lang", script ? attributes.language : undefined);
              keyboardElement.replaceChildren(...rowsOfKeys(attributes).map(row => {
                const line = make("div", "keys");
                line.append(...row.split(" ").map(key => keyButton(key, attributes.returnKey, script)));
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
                ? JSON.stringify([attributes.keyboard, attributes.keyboardHeight, attributes.returnKey, attributes.language, field?.dataset.id]) : "";
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
              if (key === "globe") {
                isLatin = !isLatin;
                signPage = 0;
                shiftForNext();
              } else if (key === "other") signPage = signPage ? 0 : 1;
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
