#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// The panel beside the phone: the host's controls, and how the phone looks in this browser.
        static let panel = #"""
            // Panel --------------------------------------------------------------------------------------------

            const appName = document.getElementById("app-name");
            const connection = document.getElementById("connection");
            const notice = document.getElementById("notice");
            const controlsSection = document.getElementById("controls");
            const phone = document.getElementById("phone");

            function showConnection(state, text) {
              connection.dataset.state = state;
              setText(connection, text);
              phone.inert = state !== "live";
            }

            let noticeTimer;
            function showNotice(text) {
              setText(notice, text);
              clearTimeout(noticeTimer);
              noticeTimer = setTimeout(() => setText(notice, ""), 5000);
            }

            // Where the app wants to go: nobody goes there but by hand, and in a page of its own.
            function showLink(address) {
              if (!/^(https?|mailto|tel):/i.test(address)) return;
              const place = document.getElementById("link");
              const link = place.querySelector("a");
              link.href = address;
              setText(link, address);
              place.hidden = false;
            }

            // A choice of several: radio buttons, of which the browser itself knows how the keyboard moves.
            function choiceGroup(name, label, choices, onChoose) {
              const group = make("fieldset", "choice", { "data-choice": label });
              const legend = make("legend");
              legend.textContent = label;
              const options = make("div", "options");
              group.append(legend, options);
              choices.forEach((choice, index) => {
                const option = make("label");
                const radio = make("input", "", { type: "radio", name });
                const title = make("span");
                title.textContent = choice;
                radio.addEventListener("change", () => onChoose(index));
                option.append(radio, title);
                options.append(option);
              });
              return group;
            }

            function select(group, index) {
              group.querySelectorAll("input").forEach((radio, position) => { radio.checked = position === index; });
            }

            function showControls(controls) {
              controlsSection.hidden = controls.length === 0;
              const present = [...controlsSection.querySelectorAll(".choice")];
              controls.forEach((control, position) => {
                const signature = JSON.stringify([control.label, control.choices]);
                let group = present[position];
                if (group?.dataset.signature !== signature) {
                  const fresh = choiceGroup(`control-${position}`, control.label, control.choices, choice => {
                    send("control", { id: position, choice });
                  });
                  fresh.dataset.signature = signature;
                  if (group) group.replaceWith(fresh);
                  else controlsSection.append(fresh);
                  group = fresh;
                }
                select(group, control.selected);
                group.setAttribute("aria-busy", String(control.busy));
              });
              present.slice(controls.length).forEach(group => group.remove());
            }

            // These belong to the browser, not to the app: kept here, and told to nobody.
            const looks = {
              appearance: { label: "Appearance", choices: ["System", "Light", "Dark"], values: ["system", "light", "dark"] },
              device: { label: "Device", choices: ["Small", "Regular", "Large"], values: ["small", "regular", "large"], initial: 1 },
              text: { label: "Text size", choices: ["S", "M", "L", "XL"], values: ["small", "medium", "large", "huge"], initial: 1 }
            };

            function remembered(key) {
              try { return localStorage.getItem(`stage-${key}`); } catch { return null; }
            }

            function remember(key, value) {
              try { localStorage.setItem(`stage-${key}`, value); } catch { /* A browser may forbid it. */ }
            }

            for (const [key, look] of Object.entries(looks)) {
              const apply = index => {
                document.documentElement.dataset[key] = look.values[index];
                phone.dataset[key] = look.values[index];
                fitPhone();
              };
              const group = choiceGroup(`look-${key}`, look.label, look.choices, index => {
                remember(key, look.values[index]);
                apply(index);
              });
              const known = look.values.indexOf(remembered(key));
              const index = known < 0 ? look.initial ?? 0 : known;
              select(group, index);
              apply(index);
              document.getElementById("looks").append(group);
            }

            // The whole phone is always to be seen.
            function fitPhone() {
              setStyle(phone, "zoom", undefined);
              const room = window.innerHeight - 48;
              const height = phone.offsetHeight;
              if (window.innerWidth > 600 && height > room) setStyle(phone, "zoom", (room / height).toFixed(4));
            }
            window.addEventListener("resize", fitPhone);
            """#

        /// The socket: what is sent and what comes, and how it is opened again.
        static let connection = #"""
            // Connection ---------------------------------------------------------------------------------------

            const version = 1;
            const largestMessage = 60000;
            let socket;
            let sequence = 0;
            let failures = 0;
            let reconnection;

            function send(deed, details) {
              if (socket?.readyState !== WebSocket.OPEN) return undefined;
              const message = JSON.stringify({ v: version, seq: sequence += 1, do: deed, ...details });
              if (message.length > largestMessage) {
                showNotice("That is too long to be sent.");
                return undefined;
              }
              socket.send(message);
              return sequence;
            }

            function receive(update) {
              if (update.v !== version) { location.reload(); return; }
              if (update.app !== undefined) {
                setText(appName, update.app);
                document.title = update.app;
                document.getElementById("stage").setAttribute("aria-label", update.app);
              }
              if (update.tree) keepingFocus(() => keepingPlaces(() => showTree(update.tree)));
              if (update.patch) keepingFocus(() => keepingPlaces(() => applyPatch(update.patch)));
              if (update.controls) showControls(update.controls);
              if (update.link) showLink(update.link);
              if (update.scenes) showScenes(update.scenes);
              if (update.log) showLog(update.log, update.tree !== undefined);
              for (const answer of update.answers ?? []) {
                editWasAnswered(answer.seq ?? 0);
                if (answer.refused) showNotice(answer.refused);
              }
            }

            function connect() {
              clearTimeout(reconnection);
              socket = new WebSocket(`ws://${location.host}/socket`);
              socket.addEventListener("open", () => {
                failures = 0;
                showConnection("live", "Live");
                if (document.hidden) send("show", { visible: false });
              });
              socket.addEventListener("message", event => {
                try {
                  receive(JSON.parse(event.data));
                } catch (error) {
                  // What is shown is not what the app shows: ask for the whole.
                  console.error(error);
                  socket.close(4000);
                }
              });
              socket.addEventListener("close", () => {
                failures += 1;
                for (const field of windowElement.querySelectorAll(".text-field")) field.pendingEdit = undefined;
                if (failures > 4) showConnection("gone", "Not running. Open the address that the app prints.");
                else showConnection("waiting", "Reconnecting");
                if (!document.hidden) reconnection = setTimeout(connect, Math.min(5000, 200 * 2 ** failures));
              });
            }

            // A page that nobody sees is sent nothing, and asks for nothing.
            document.addEventListener("visibilitychange", () => {
              if (socket.readyState === WebSocket.OPEN) send("show", { visible: !document.hidden });
              else if (!document.hidden && socket.readyState === WebSocket.CLOSED) connect();
            });

            connect();
            """#
    }
#endif
