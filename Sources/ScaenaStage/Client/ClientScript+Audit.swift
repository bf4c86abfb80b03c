#if Stage && !canImport(UIKit)
    import ScaenaUIKit

    extension ClientScript {
        /// Links and notifications, which the system of a device hands an app, by hand.
        static let sending = #"""
            // Sending ------------------------------------------------------------------------------------------

            document.getElementById("send-link").addEventListener("submit", event => {
              event.preventDefault();
              send("open", { text: event.target.querySelector("input").value.trim() });
            });
            document.getElementById("send-push").addEventListener("submit", event => {
              event.preventDefault();
              const choice = Number(event.submitter?.value ?? 0);
              send("push", { text: event.target.querySelector("textarea").value, choice });
            });
            """#

        /// The audit of a screen: the app knows names and colours, this page sizes and what is cut off.
        static let audit = #"""
            // Audit --------------------------------------------------------------------------------------------

            // What the app has answered.
            let heldFaults = [];
            const leastTarget = \#(Int(AccessibilityAudit.leastTarget));
            const auditSize = sizes.indexOf("AX3");

            const isSeen = element => {
              const box = element.getBoundingClientRect();
              return box.width > 0 && box.height > 0 && !element.closest("[inert], [aria-hidden='true']");
            };
            const seen = selector => [...windowElement.querySelectorAll(selector)].filter(isSeen);
            const faultOf = (element, text) => ({ id: Number(element.closest("[data-id]").dataset.id), text });
            const spoken = element => element.getAttribute("aria-label") ?? element.textContent.trim();

            function smallTargets() {
              const zoom = Number(phone.style.zoom) || 1;
              return seen("button:not(.grabber, .refresh-button), input, [data-tappable]").flatMap(element => {
                const box = element.getBoundingClientRect();
                const [width, height] = [Math.round(box.width / zoom), Math.round(box.height / zoom)];
                if (Math.min(width, height) >= leastTarget) return [];
                const sizes = `${width} × ${height} points large: a finger needs ${leastTarget} × ${leastTarget}.`;
                return [faultOf(element, `"${spoken(element)}" is ${sizes}`)];
              });
            }

            function clippedTexts() {
              const texts = ".label, .button > .title, .bar-button > .title, .segment > .title, .tab > .title";
              return seen(texts).filter(element => {
                const isCut = getComputedStyle(element).overflow !== "visible";
                const [width, height] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
                return isCut && Math.max(width, height) > 1;
              }).map(element => faultOf(element, `"${element.textContent.trim()}" is cut off at the text size AX3.`));
            }

            const auditRun = document.getElementById("audit-run");
            auditRun.addEventListener("click", async () => {
              auditRun.disabled = true;
              try {
                await ask("audit");
                const faults = [...heldFaults, ...smallTargets()];
                await sendTraits({ size: auditSize });
                showFaults([...faults, ...clippedTexts()]);
              } catch {
                showNotice("The app is not there.");
              } finally {
                sendTraits();
                auditRun.disabled = false;
              }
            });

            function showFaults(faults) {
              const list = document.getElementById("audit-list");
              const count = document.getElementById("audit-count");
              setText(count, faults.length === 0 ? "Nothing was found." : `${faults.length} to look at:`);
              list.hidden = faults.length === 0;
              list.replaceChildren(...faults.map(fault => {
                const item = make("li");
                const button = make("button", "", { type: "button" });
                button.textContent = fault.text;
                for (const event of ["focus", "pointerenter"]) button.addEventListener(event, () => point(fault.id));
                for (const event of ["blur", "pointerleave"]) button.addEventListener(event, () => point(undefined));
                item.append(button);
                return item;
              }));
            }

            // Frames an element, or none.
            function point(id) {
              windowElement.querySelector("[data-pointed]")?.removeAttribute("data-pointed");
              nodes.get(id)?.element.setAttribute("data-pointed", "true");
            }
            """#
    }
#endif
