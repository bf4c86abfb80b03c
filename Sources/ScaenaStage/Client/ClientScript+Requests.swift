#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// The app's requests: what was asked, what came of it, and what is to become of the next ones.
        static let requests = #"""
            // Requests -----------------------------------------------------------------------------------------

            const requestList = document.getElementById("request-list");
            const ruleList = document.getElementById("rule-list");
            const mostRequests = 50;
            // By number: the newest stands first.
            const requestItems = new Map();
            let rules = [];

            const outcomes = {
              pending: () => "waiting for an answer",
              held: () => "held by a rule",
              answered: request => `${request.status}${request.reason ? ", not understood" : ""} · ${request.milliseconds} ms`,
              failed: request => request.reason ?? "failed",
              cancelled: () => "cancelled"
            };

            function showRequests(requests, isFirst) {
              if (isFirst) {
                requestItems.clear();
                requestList.replaceChildren();
              }
              document.getElementById("requests").hidden = false;
              for (const request of requests) {
                const item = requestItems.get(request.id) ?? requestItem(request);
                item.request = request;
                const isTrouble = request.state === "failed" || request.status >= 400 || request.reason;
                setAttribute(item, "data-state", request.state);
                setAttribute(item, "data-trouble", isTrouble ? "true" : undefined);
                setText(item.querySelector(".outcome"), outcomes[request.state](request));
                const ruled = request.isRuled ? "A rule of this panel had its way with it." : "";
                setText(item.querySelector(".reason"), [request.reason, ruled].filter(Boolean).join(" "));
                if (item.firstElementChild.open) send("exchange", { id: request.id });
              }
              while (requestList.childElementCount > mostRequests) {
                requestItems.delete(requestList.lastElementChild.request.id);
                requestList.lastElementChild.remove();
              }
            }

            function requestItem(request) {
              const item = make("li");
              const details = make("details");
              const summary = make("summary");
              const path = request.address.replace(/^[a-z]+:\/\/[^/]*/i, "") || "/";
              for (const [name, text] of [["method", request.method], ["path", path], ["outcome", ""]]) {
                const part = make("span", name);
                part.textContent = text;
                summary.append(part);
              }
              const address = make("p", "address");
              address.textContent = `${request.address}, ${new Date(request.time).toTimeString().slice(0, 8)}`;
              details.append(summary, make("p", "reason"), address, make("div", "exchange"), ruleForm(request));
              details.addEventListener("toggle", () => { if (details.open) send("exchange", { id: request.id }); });
              item.append(details);
              requestItems.set(request.id, item);
              requestList.prepend(item);
              return item;
            }

            function showExchange(exchange) {
              const item = requestItems.get(exchange.id);
              if (item) item.answer = exchange.received?.text;
              item?.querySelector(".exchange").replaceChildren(...[["Sent", exchange.sent], ["Answer", exchange.received]].flatMap(([title, part]) => {
                if (!part) return [];
                const heading = make("h4");
                heading.textContent = title;
                return [heading, ...exchangePart(part)];
              }));
            }

            function exchangePart(part) {
              const parts = [];
              const names = Object.keys(part.fields).sort();
              if (names.length) parts.push(fold("Header fields", names.map(name => leaf(name, part.fields[name])), false));
              if (part.note) parts.push(leaf("", part.note));
              if (part.text === undefined) return parts;
              try {
                parts.push(folded("Body", JSON.parse(part.text), 0));
              } catch {
                const text = make("pre", "", { tabindex: "0" });
                text.textContent = part.text;
                parts.push(text);
              }
              return parts;
            }

            function leaf(name, text) {
              const line = make("p", "leaf");
              line.textContent = name === "" ? text : `${name}: ${text}`;
              return line;
            }

            function fold(title, children, isOpen) {
              const details = make("details", "fold");
              const summary = make("summary");
              summary.textContent = title;
              details.append(summary, ...children);
              details.open = isOpen;
              return details;
            }

            // A value of JSON, folded below the first floor; what is inside is made when it is opened.
            function folded(name, value, floor) {
              if (value === null || typeof value !== "object") return leaf(name, JSON.stringify(value));
              const names = Object.keys(value);
              const count = `${names.length} ${names.length === 1 ? "entry" : "entries"}`;
              const details = fold(`${name} ${Array.isArray(value) ? `[${count}]` : `{${count}}`}`, [], floor === 0);
              const fill = () => {
                if (!details.open || details.childElementCount > 1) return;
                details.append(...names.slice(0, 500).map(inner => folded(inner, value[inner], floor + 1)));
                if (names.length > 500) details.append(leaf("", `${names.length - 500} more`));
              };
              details.addEventListener("toggle", fill);
              fill();
              return details;
            }

            // What is to become of the next requests to the same endpoint.
            function ruleForm(request) {
              const form = make("form", "rule");
              const kind = make("select", "", { "aria-label": `Next ${request.endpoint}` });
              for (const [value, title] of [["", "Sent as usual"], ["delay", "Waits"], ["fail", "Fails"], ["answer", "Is answered"]]) {
                kind.append(new Option(title, value));
              }
              const seconds = make("input", "", { type: "number", min: "0", max: "600", step: "any", value: "3", "aria-label": "Seconds" });
              const status = make("input", "", { type: "number", min: "100", max: "599", value: "200", "aria-label": "Status" });
              const text = make("textarea", "", { rows: "4", "aria-label": "Body of the answer", spellcheck: "false", maxlength: "8000" });
              const set = make("button", "", { type: "submit" });
              set.textContent = "Set";
              const follow = () => {
                seconds.hidden = kind.value !== "delay";
                status.hidden = text.hidden = kind.value !== "answer";
                // What came is a good beginning of what is to come.
                if (kind.value === "answer" && !text.value) text.value = requestItems.get(request.id)?.answer ?? "{}";
              };
              kind.addEventListener("change", follow);
              form.append("From now on: ", kind, seconds, status, text, set);
              follow();
              form.addEventListener("submit", event => {
                event.preventDefault();
                sendRule(request.endpoint, !kind.value ? undefined : {
                  kind: kind.value,
                  ...(kind.value === "delay" && { seconds: Number(seconds.value) }),
                  ...(kind.value === "answer" && { status: Number(status.value), text: text.value })
                });
              });
              return form;
            }

            function sendRule(endpoint, rule) {
              send("rule", { text: endpoint, ...(rule && { rule: { endpoint, ...rule } }) });
            }

            const ruleTexts = {
              delay: rule => `waits ${rule.seconds} s`,
              fail: () => "fails",
              answer: rule => `is answered with ${rule.status}`
            };

            function showRules(present) {
              rules = present;
              ruleList.hidden = rules.length === 0;
              ruleList.replaceChildren(...rules.map(rule => {
                const item = make("li");
                const text = make("span");
                text.textContent = `${rule.endpoint} ${ruleTexts[rule.kind](rule)}`;
                const remove = make("button", "", { type: "button", "aria-label": `Remove the rule of ${rule.endpoint}` });
                remove.textContent = "Remove";
                remove.addEventListener("click", () => sendRule(rule.endpoint));
                item.append(text, remove);
                return item;
              }));
            }
            """#
    }
#endif
