#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// The tree: elements by their node's number, and how a patch changes them.
        static let tree = #"""
            // Tree ---------------------------------------------------------------------------------------------

            const windowElement = document.getElementById("window");
            const nodes = new Map();

            const container = entry => kinds[entry.kind].container?.(entry.element) ?? entry.element;

            function build(node, parent) {
              const kind = kinds[node.kind] ?? kinds.view;
              const entry = {
                id: node.id, kind: Object.hasOwn(kinds, node.kind) ? node.kind : "view", parent,
                attributes: node.attributes ?? {}, text: node.text, element: kind.make(node)
              };
              entry.element.dataset.id = node.id;
              entry.element.dataset.kind = node.kind;
              nodes.set(node.id, entry);
              const place = container(entry);
              for (const child of node.children ?? []) place.append(build(child, entry).element);
              update(entry);
              return entry;
            }

            function update(entry) {
              // Looks come first: a kind may take one of them for its own.
              updateLooks(entry.element, entry.attributes);
              kinds[entry.kind].update?.(entry.element, entry.attributes, entry.text, entry);
              updateTappable(entry);
            }

            function forget(element) {
              nodes.delete(Number(element.dataset.id));
              for (const inner of element.querySelectorAll("[data-id]")) nodes.delete(Number(inner.dataset.id));
            }

            function put(element, parent, after) {
              const place = container(parent);
              const sibling = after === undefined ? place.firstElementChild : nodes.get(after).element.nextElementSibling;
              place.insertBefore(element, sibling);
            }

            const steps = {
              change({ id, attributes }) {
                const entry = nodes.get(id);
                for (const [key, value] of Object.entries(attributes)) {
                  if (value === null) delete entry.attributes[key];
                  else entry.attributes[key] = value;
                }
                update(entry);
              },
              say({ id, text }) {
                const entry = nodes.get(id);
                entry.text = text;
                update(entry);
              },
              insert({ node, parent, after }) {
                const owner = nodes.get(parent);
                const entry = build(node, owner);
                entry.element.dataset.arriving = "true";
                put(entry.element, owner, after);
                update(owner);
              },
              move({ id, after }) {
                const entry = nodes.get(id);
                put(entry.element, entry.parent, after);
              },
              remove({ id }) {
                const entry = nodes.get(id);
                forget(entry.element);
                entry.element.remove();
                update(entry.parent);
              }
            };

            function showTree(tree) {
              nodes.clear();
              windowElement.replaceChildren(build(tree).element);
            }

            function applyPatch(patch) {
              for (const step of patch) steps[step.op](step);
            }
            """#
    }
#endif
