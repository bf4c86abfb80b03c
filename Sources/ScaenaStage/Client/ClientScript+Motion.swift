#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// The motion of screens, sheets and alerts that come and go, and of a screen that a finger takes along.
        static let motion = #"""
            // Motion -------------------------------------------------------------------------------------------

            const isStill = () => prefers.still.matches || chosen.motion === 1;
            const easing = "cubic-bezier(.2, .8, .2, 1)";
            const isMirrored = () => windowElement.firstElementChild?.dir === "rtl";
            const screenOf = navigation => navigation.querySelector(":scope > .screen:not([data-ghost])");
            const depthOf = navigation => {
              const bar = navigation.querySelector(":scope > .navigation-bar");
              return bar ? Number(attributesOf(bar).depth ?? 0) : 0;
            };
            // The depth at which each screen was first seen: its bar may change in a patch before the one that takes it away.
            const depths = new WeakMap();
            function noteDepths() {
              for (const navigation of windowElement.querySelectorAll(".navigation")) {
                const screen = screenOf(navigation);
                if (screen && !depths.has(screen)) depths.set(screen, depthOf(navigation));
              }
            }
            // Of each navigation, what the screens below the one that is seen looked like, by their depth.
            const below = new WeakMap();

            // What something looked like: nobody can reach it, and no script takes it for what it was.
            function ghostOf(element) {
              const ghost = element.cloneNode(true);
              for (const inner of [ghost, ...ghost.querySelectorAll("*")]) {
                for (const name of ["id", "data-id", "data-do", "data-testid", "data-shrinks", "data-arriving", "name"]) {
                  inner.removeAttribute(name);
                }
                if (inner.matches("iframe")) inner.removeAttribute("src");
                inner.setAttribute("data-ghost", "true");
              }
              ghost.inert = true;
              ghost.setAttribute("aria-hidden", "true");
              return ghost;
            }

            // Whether something comes or goes that moves: most changes are within what is there, and are to cost nothing more.
            const movers = new Set(["screen", "sheet", "alert"]);
            function moves(patch) {
              return patch.some(({ op, node, id }) =>
                op === "insert" && movers.has(node.kind) || op === "remove" && movers.has(nodes.get(id)?.kind));
            }

            // A change, and the way from what was there to what is there now.
            function moving(isElsewhere, change) {
              if (!isElsewhere) { change(); return; }
              if (isStill() || document.hidden) {
                change();
                noteDepths();
                return;
              }
              const screens = [...windowElement.querySelectorAll(".navigation")].map(navigation => {
                const screen = screenOf(navigation);
                const box = screen && { top: screen.offsetTop, height: screen.offsetHeight };
                return { navigation, screen, box, depth: depths.get(screen) ?? depthOf(navigation) };
              });
              const layers = [...windowElement.querySelectorAll(".window > :is(.sheet, .alert):not([data-ghost])")];
              change();
              for (const { navigation, screen, box, depth } of screens) {
                const next = screenOf(navigation);
                if (!screen || !next || next === screen || !navigation.isConnected) continue;
                const now = depthOf(navigation);
                if (now !== depth) go(navigation, screen, next, box, depth, now);
              }
              for (const layer of layers) if (!layer.isConnected) leave(layer);
              noteDepths();
            }

            // One screen comes over another, or goes from it.
            function go(navigation, screen, next, box, depth, now) {
              const isPush = now > depth;
              const ghost = ghostOf(screen);
              place(ghost, box);
              const looks = below.get(navigation) ?? new Map();
              below.set(navigation, looks);
              for (const known of [...looks.keys()]) if (known >= Math.min(depth, now)) looks.delete(known);
              if (isPush) looks.set(depth, { ghost: ghostOf(screen), box });
              for (const old of navigation.querySelectorAll(":scope > [data-ghost]")) old.remove();
              navigation.append(ghost);
              const onward = isMirrored() ? -100 : 100;
              const begun = navigation.followed ?? 0;
              navigation.followed = undefined;
              const [front, back] = isPush ? [next, ghost] : [ghost, next];
              setStyle(front, "z-index", "1");
              setStyle(back, "z-index", "0");
              const over = [{ translate: `${onward}% 0` }, { translate: "0 0" }];
              const under = [{ translate: "0 0", filter: "none" }, { translate: `${-onward * 0.3}% 0`, filter: "brightness(.9)" }];
              const timing = { duration: 350, easing };
              if (isPush) {
                front.animate(over, timing);
                back.animate(under, timing).finished.finally(() => end(ghost, next));
              } else {
                const left = { translate: `${onward}% 0` };
                front.animate([{ translate: `${begun * onward}% 0` }, left], { ...timing, fill: "forwards" })
                  .finished.finally(() => end(ghost, next));
                back.animate([{ translate: `${-onward * 0.3 * (1 - begun)}% 0` }, { translate: "0 0" }], timing);
              }
            }

            function place(ghost, box) {
              setStyle(ghost, "position", "absolute");
              setStyle(ghost, "inset", `${box.top}px 0 auto`);
              setStyle(ghost, "height", `${box.height}px`);
              setStyle(ghost, "margin", "0");
            }

            function end(ghost, screen) {
              ghost.remove();
              setStyle(screen, "z-index", undefined);
            }

            // A sheet goes down, an alert fades.
            function leave(layer) {
              const owner = windowElement.firstElementChild;
              if (!owner) return;
              const ghost = ghostOf(layer);
              owner.append(ghost);
              const isSheet = layer.matches('.sheet:not([data-style="popover"])');
              const way = isSheet ? [{ translate: layer.style.translate || "0 0" }, { translate: "0 100%" }] : [{ opacity: 1 }, { opacity: 0 }];
              ghost.animate(way, { duration: isSheet ? 300 : 180, easing, fill: "forwards" }).finished.finally(() => ghost.remove());
            }

            // Following a finger -------------------------------------------------------------------------------

            // Back by a swipe from the edge where lines begin: the screen follows, and goes when let go beyond the middle, or fast.
            let follow;
            const isAtEdge = event => {
              const box = windowElement.getBoundingClientRect();
              return (isMirrored() ? box.right - event.clientX : event.clientX - box.left) < 24;
            };
            windowElement.addEventListener("pointerdown", event => {
              follow = undefined;
              if (!event.isPrimary || event.button !== 0 || !isAtEdge(event)) return;
              const ways = [...windowElement.querySelectorAll(".navigation-bar > .back:not([hidden])")];
              const back = ways.filter(way => !way.closest("[inert]")).at(-1);
              if (back) follow = { back, navigation: back.closest(".navigation"), x: event.clientX, y: event.clientY, at: event.timeStamp };
            }, true);

            window.addEventListener("pointermove", event => {
              if (!follow) return;
              const { navigation } = follow;
              const way = (event.clientX - follow.x) * (isMirrored() ? -1 : 1);
              const screen = screenOf(navigation);
              if (!screen || (!follow.isOn && (way < 10 || Math.abs(event.clientY - follow.y) > way))) return;
              if (!follow.isOn) {
                follow.isOn = true;
                const known = below.get(navigation)?.get(depthOf(navigation) - 1);
                if (known) {
                  follow.ghost = known.ghost.cloneNode(true);
                  place(follow.ghost, known.box);
                  navigation.append(follow.ghost);
                  setStyle(screen, "z-index", "1");
                }
              }
              const part = Math.max(0, Math.min(1, way / windowElement.getBoundingClientRect().width));
              const onward = isMirrored() ? -100 : 100;
              follow.part = part;
              setStyle(screen, "translate", `${part * onward}% 0`);
              if (follow.ghost) setStyle(follow.ghost, "translate", `${-onward * 0.3 * (1 - part)}% 0`);
            }, true);

            for (const type of ["pointerup", "pointercancel"]) {
              window.addEventListener(type, event => {
                if (!follow) return;
                const { back, navigation, ghost, isOn, part, x, at } = follow;
                follow = undefined;
                if (!isOn) return;
                const screen = screenOf(navigation);
                const speed = Math.abs(event.clientX - x) / Math.max(1, event.timeStamp - at);
                const goes = type === "pointerup" && (part > 0.5 || part > 0.25 && speed > 0.3);
                if (type === "pointerup") swallowClick();
                if (goes) {
                  navigation.followed = part;
                  back.click();
                }
                // It is there again unless the app has gone back by then.
                const settle = () => {
                  navigation.followed = undefined;
                  ghost?.remove();
                  if (!screen.isConnected) return;
                  const from = screen.style.translate;
                  setStyle(screen, "translate", undefined);
                  const home = isStill() ? undefined : screen.animate([{ translate: from }, { translate: "0 0" }], { duration: 250, easing });
                  if (home) home.finished.finally(() => setStyle(screen, "z-index", undefined));
                  else setStyle(screen, "z-index", undefined);
                };
                if (goes) setTimeout(settle, 600);
                else settle();
              }, true);
            }

            // What lies where the finger left is not tapped.
            function swallowClick() {
              const swallow = event => {
                if (!event.isTrusted) return;
                event.stopPropagation();
                event.preventDefault();
              };
              windowElement.addEventListener("click", swallow, { capture: true, once: true });
              setTimeout(() => windowElement.removeEventListener("click", swallow, { capture: true }), 50);
            }
            """#
    }
#endif
