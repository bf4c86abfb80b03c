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

            // What cannot be reached cannot have the focus: it comes back when the phone does.
            let focusBefore;
            function showConnection(state, text) {
              if (state !== "live" && phone.contains(document.activeElement)) {
                focusBefore = Number(document.activeElement.closest("[data-id]")?.dataset.id);
              }
              connection.dataset.state = state;
              setText(connection, text);
              setText(document.getElementById("veil"), state === "live" ? "" : text);
              phone.inert = state !== "live";
              if (state !== "live" || focusBefore === undefined) return;
              if (document.activeElement === document.body) focusNode(focusBefore);
              focusBefore = undefined;
            }

            // Where there is no room beside the phone, the panel lies over it.
            const panelToggle = document.getElementById("panel-toggle");
            panelToggle.addEventListener("click", () => {
              const isOpen = panelToggle.getAttribute("aria-expanded") === "true";
              panelToggle.setAttribute("aria-expanded", String(!isOpen));
            });

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

            // How the phone is set: the app hears of it. Without room for a device the page is the device.
            const rooms = [[375, 667], [393, 852], [440, 956], [834, 1210]];
            const isWholePage = matchMedia("(max-width: 600px), (max-height: 560px)");
            const sizes = ["XS", "S", "M", "L (default)", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
            const languages = [
              ["en", "English"], ["ar", "العربية"], ["de", "Deutsch"], ["es", "Español"], ["fa", "فارسی"], ["fr", "Français"],
              ["he", "עברית"], ["hi", "हिन्दी"], ["ja", "日本語"], ["pt-BR", "Português"], ["tr", "Türkçe"], ["zh-Hans", "简体中文"]
            ];
            const looks = {
              appearance: { label: "Appearance", choices: ["System", "Light", "Dark"] },
              device: { label: "Device", choices: ["Small", "Regular", "Large", "iPad"], initial: 1 },
              orientation: { label: "Orientation", choices: ["Portrait", "Landscape"] },
              text: { label: "Text size", choices: sizes, initial: 3 },
              language: { label: "Language", choices: ["The app's own", ...languages.map(([, name]) => name)] },
              direction: { label: "Direction", choices: ["Left to right", "Right to left"] },
              contrast: { label: "Contrast", choices: ["Usual", "More"] },
              weight: { label: "Text weight", choices: ["Usual", "Bold"] },
              motion: { label: "Motion", choices: ["Usual", "Less"] },
              keyboard: { label: "Keyboard", choices: ["Connected", "On screen"] }
            };
            const chosen = {};

            function remembered(key) {
              try { return localStorage.getItem(`stage-${key}`); } catch { return null; }
            }

            function remember(key, value) {
              try { localStorage.setItem(`stage-${key}`, value); } catch { /* A browser may forbid it. */ }
            }

            // A list of many choices.
            function choiceList(label, choices, onChoose) {
              const group = make("label", "choice", { "data-choice": label });
              const title = make("span", "list-title");
              title.textContent = label;
              const list = make("select");
              for (const choice of choices) list.append(new Option(choice));
              list.addEventListener("change", () => onChoose(list.selectedIndex));
              group.append(title, list);
              return group;
            }

            for (const [key, look] of Object.entries(looks)) {
              const apply = index => {
                chosen[key] = index;
                document.documentElement.dataset[key] = look.choices[index].toLowerCase().replaceAll(" ", "-");
                phone.dataset[key] = document.documentElement.dataset[key];
                fitPhone();
              };
              const makeGroup = look.choices.length > 3 ? choiceList : (...all) => choiceGroup(`look-${key}`, ...all);
              const group = makeGroup(look.label, look.choices, index => {
                remember(key, look.choices[index]);
                apply(index);
                sendTraits();
              });
              const known = look.choices.indexOf(remembered(key));
              const index = known < 0 ? look.initial ?? 0 : known;
              if (group.matches("label")) group.querySelector("select").selectedIndex = index;
              else select(group, index);
              apply(index);
              document.getElementById("looks").append(group);
            }

            // What the reader of this page has chosen for all pages counts where nothing is chosen here.
            const prefers = Object.fromEntries(Object.entries({
              dark: "(prefers-color-scheme: dark)", contrast: "(prefers-contrast: more)",
              still: "(prefers-reduced-motion: reduce)"
            }).map(([key, query]) => [key, matchMedia(query)]));
            for (const query of Object.values(prefers)) query.addEventListener("change", () => sendTraits());

            // The size of the device as it is held.
            function deviceRoom() {
              if (isWholePage.matches) return [innerWidth, innerHeight];
              const room = rooms[chosen.device];
              return chosen.orientation === 1 ? [...room].reverse() : room;
            }

            let sentRoom;
            // Resolves when the app has followed.
            function sendTraits(changes = {}) {
              const [width, height] = deviceRoom();
              sentRoom = `${width} ${height}`;
              const traits = {
                width, height,
                dark: chosen.appearance === 2 || chosen.appearance === 0 && prefers.dark.matches,
                size: chosen.text, rtl: chosen.direction === 1, bold: chosen.weight === 1,
                contrast: chosen.contrast === 1 || prefers.contrast.matches,
                still: chosen.motion === 1 || prefers.still.matches, keyboard: chosen.keyboard === 1,
                language: languages[chosen.language - 1]?.[0],
                ...changes
              };
              // Bars and alerts are the page's: they follow the size of running text.
              const body = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][traits.size];
              setStyle(document.getElementById("display"), "--type-scale", (body / 17).toFixed(4));
              return ask("traits", { traits }).catch(() => {});
            }

            // The whole phone is always to be seen.
            function fitPhone() {
              setStyle(phone, "zoom", undefined);
              if (isWholePage.matches) return;
              const stage = document.getElementById("stage");
              const part = Math.min(
                1, (window.innerHeight - 48) / phone.offsetHeight, (stage.clientWidth - 48) / phone.offsetWidth);
              if (part < 1) setStyle(phone, "zoom", part.toFixed(4));
            }
            window.addEventListener("resize", () => {
              fitPhone();
              if (deviceRoom().join(" ") !== sentRoom) sendTraits();
            });
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

            // The token comes in the fragment of the address, which is sent nowhere, and stays in this page's own
            // storage, which no other port can read.
            let token;
            function takeToken() {
              const given = new URLSearchParams(location.hash.slice(1)).get("token");
              if (!given) return false;
              token = given;
              try { sessionStorage.setItem("stage-token", given); } catch { /* A browser may forbid it. */ }
              history.replaceState(history.state, "", location.pathname);
              return true;
            }
            if (!takeToken()) {
              try { token = sessionStorage.getItem("stage-token"); } catch { token = null; }
            }
            window.addEventListener("hashchange", () => {
              if (!takeToken()) return;
              failures = 0;
              if (socket && socket.readyState !== WebSocket.CLOSED) socket.close();
              else connect();
            });

            // Messages without an answer, and when they were sent: they tell whether the app still answers.
            const unanswered = new Map();
            // Messages whose refusal interests nobody.
            const quiet = new Set();
            // Who waits for an answer.
            const whenAnswered = new Map();

            // Sends, and waits for the answer; it is undefined where the app goes meanwhile.
            function ask(deed, details) {
              const number = send(deed, details);
              return new Promise((resolve, reject) => {
                if (number === undefined) reject(new Error("The app is not there."));
                else whenAnswered.set(number, resolve);
              });
            }
            const patience = 3000;

            function send(deed, details) {
              if (socket?.readyState !== WebSocket.OPEN) return undefined;
              const message = JSON.stringify({ v: version, seq: sequence += 1, do: deed, ...details });
              if (message.length > largestMessage) {
                showNotice("That is too long to be sent.");
                return undefined;
              }
              socket.send(message);
              unanswered.set(sequence, performance.now());
              return sequence;
            }

            function receive(update) {
              if (update.v !== version) { location.reload(); return; }
              if (update.app !== undefined) {
                setText(appName, update.app);
                document.title = update.app;
                document.getElementById("stage").setAttribute("aria-label", update.app);
              }
              if (update.tree) keepingFocus(() => keepingPlaces(true, () => showTree(update.tree)));
              if (update.patch) {
                const isElsewhere = moves(update.patch);
                keepingFocus(() => keepingPlaces(isElsewhere, () => moving(isElsewhere, () => applyPatch(update.patch))));
              }
              if (update.controls) showControls(update.controls);
              if (update.link) showLink(update.link);
              if (update.scenes) showScenes(update.scenes);
              if (update.rules) showRules(update.rules);
              if (update.requests) showRequests(update.requests, update.tree !== undefined);
              if (update.exchange) showExchange(update.exchange);
              if (update.inspection) showInspection(update.inspection);
              if (update.faults) heldFaults = update.faults;
              if (update.log) showLog(update.log, update.tree !== undefined);
              for (const answer of update.answers ?? []) {
                unanswered.delete(answer.seq);
                editWasAnswered(answer.seq ?? 0);
                if (answer.refused && !quiet.has(answer.seq)) showNotice(answer.refused);
                quiet.delete(answer.seq);
                whenAnswered.get(answer.seq)?.(answer);
                whenAnswered.delete(answer.seq);
              }
              if (update.story !== undefined) showStory(update.story);
              if (update.build) showBuild(update.build);
              else if (update.tree) showBuild({ state: "none" });
              showConnection("live", "Live");
              followHistory();
              scrollBack();
              showKeyboard();
              if (update.tree) noteDepths();
            }

            function connect() {
              clearTimeout(reconnection);
              if (!token) {
                showConnection("closed", "This door is closed. Open the whole address that the app printed.");
                return;
              }
              try {
                socket = new WebSocket(`ws://${location.host}/socket`, ["scaena.stage", `token.${token}`]);
              } catch {
                // No token has such characters.
                token = null;
                connect();
                return;
              }
              socket.addEventListener("open", () => {
                failures = 0;
                if (document.hidden) send("show", { visible: false });
                sendTraits();
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
              socket.addEventListener("close", event => { wait(event.target); });
            }

            // Waits for the app, for as long as it takes: it may be about to be built again.
            async function wait(closed) {
              if (closed !== socket) return;
              failures += 1;
              rememberScrolls();
              unanswered.clear();
              quiet.clear();
              for (const settle of whenAnswered.values()) settle();
              whenAnswered.clear();
              for (const field of windowElement.querySelectorAll(".text-field")) field.pendingEdit = undefined;
              if (!["closed", "waiting"].includes(connection.dataset.state)) showConnection("waiting", "Reconnecting");
              let answer;
              try {
                answer = await fetch("/door", { cache: "no-store", headers: { Authorization: `Bearer ${token}` } });
              } catch {
                showConnection("waiting", "The app is not running. This page waits for it.");
              }
              if (answer?.status === 503) {
                // `scaena run` stands in for an app that is not there.
                showConnection("waiting", "The app is not running. This page waits for it.");
                try { showBuild(await answer.json()); } catch { /* Another server is there by now. */ }
              } else if (answer?.ok === false) {
                showConnection("closed", "This door is closed. Open the address that the app printed at its last start.");
              }
              if (closed !== socket || socket.readyState !== WebSocket.CLOSED || document.hidden) return;
              clearTimeout(reconnection);
              const longest = buildState === "none" ? 2000 : 200;
              reconnection = setTimeout(connect, Math.min(longest, 100 * 2 ** failures));
            }

            // Asks the app whether it is there, and says so when it is not: nothing is sent to it meanwhile.
            setInterval(() => {
              if (document.hidden || socket?.readyState !== WebSocket.OPEN) return;
              const [oldest] = unanswered.values();
              const late = oldest === undefined ? 0 : performance.now() - oldest;
              if (late >= patience) showConnection("hung", `The app is not answering for ${Math.floor(late / 1000)} s.`);
              else if (oldest === undefined) send("beat");
            }, 1000);

            // A page that nobody sees is sent nothing, and asks for nothing.
            document.addEventListener("visibilitychange", () => {
              if (socket?.readyState === WebSocket.OPEN) {
                unanswered.clear();
                send("show", { visible: !document.hidden });
                // Of several pages the one that is looked at decides.
                if (!document.hidden) sendTraits();
              } else if (!document.hidden && (!socket || socket.readyState === WebSocket.CLOSED)) {
                connect();
              }
            });

            connect();
            """#
    }
#endif
