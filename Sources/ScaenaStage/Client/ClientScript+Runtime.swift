#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// The panel's lower half: flows and scenes, who of them is alive, and what happened.
        static let runtime = #"""
            // Runtime ------------------------------------------------------------------------------------------

            const sceneTree = document.getElementById("scene-tree");
            const eventLog = document.getElementById("event-log");
            const longestLog = 200;
            const stateNames = { shown: "on the screen", alive: "alive", leaving: "leaving", stayed: "should be gone" };

            // Lines are kept by their number, so that a screen reader or a mouse stays where it is.
            function showScenes(tree) {
              document.getElementById("scenes").hidden = tree.length === 0;
              fillList(sceneTree, tree);
            }

            function fillList(list, nodes) {
              const present = new Map([...list.children].map(item => [item.dataset.id, item]));
              nodes.forEach((node, index) => {
                let item = present.get(node.id);
                present.delete(node.id);
                if (!item) {
                  item = make("li", "", { "data-id": node.id });
                  item.append(make("span", "line"), make("ul"));
                  item.firstElementChild.append(
                    make("span", "name"), make("span", "detail"), make("span", "state"));
                }
                item.dataset.kind = node.kind;
                item.dataset.state = node.state;
                const [name, detail, state] = item.firstElementChild.children;
                setText(name, node.name);
                setText(detail, node.kind === "actor" && node.state !== "stayed" ? "" : node.detail);
                setAttribute(item.firstElementChild, "title", node.detail);
                setText(state, node.kind === "actor" && node.state !== "stayed" ? "" : stateNames[node.state]);
                const inner = item.lastElementChild;
                inner.hidden = !node.children;
                fillList(inner, node.children ?? []);
                if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
              });
              for (const item of present.values()) item.remove();
            }

            function showLog(entries, isFirst) {
              if (isFirst) eventLog.replaceChildren();
              document.getElementById("events").hidden = false;
              // Who reads further up is not pulled down.
              const isAtEnd = eventLog.scrollHeight - eventLog.scrollTop - eventLog.clientHeight < 24;
              for (const entry of entries) {
                const item = make("li", "", { "data-kind": entry.kind });
                if (entry.isTrouble) item.dataset.trouble = "true";
                const time = make("time");
                time.textContent = new Date(entry.time).toTimeString().slice(0, 8);
                const text = make("span");
                text.textContent = entry.text;
                item.append(time, text);
                eventLog.append(item);
              }
              while (eventLog.childElementCount > longestLog) eventLog.firstElementChild.remove();
              if (isAtEnd) eventLog.scrollTop = eventLog.scrollHeight;
            }
            """#
    }
#endif
