#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// The state of the app's next build: told by the app, or by `scaena run` where there is no app. The page of
        /// `scaena run` has it too (`make embed`): beside it and `ClientPage.build` that needs `make`, `setText` and `token`.
        static let build = #"""
            // Build --------------------------------------------------------------------------------------------

            const buildElement = document.getElementById("build");
            const buildParts = Object.fromEntries(["heading", "again", "hide", "last", "problems", "trace"].map(part =>
              [part, document.getElementById(`build-${part}`)]));
            let buildState = "none";
            let shownBuild = "";

            const buildHeadings = {
              none: () => "",
              building: () => "Building…",
              starting: () => "Starting…",
              failed: build => {
                const count = (build.problems?.length ?? 0) + (build.more ?? 0);
                return `The build failed: ${count} ${count === 1 ? "error" : "errors"}`;
              },
              crashed: () => "The app has crashed"
            };

            function showBuild(build) {
              const text = JSON.stringify(build);
              if (text === shownBuild || !Object.hasOwn(buildHeadings, build.state)) return;
              shownBuild = text;
              buildState = build.state;
              buildElement.dataset.state = build.state;
              buildElement.hidden = build.state === "none";
              setText(buildParts.heading, buildHeadings[build.state](build));
              buildParts.again.hidden = build.state !== "crashed";
              buildParts.again.disabled = false;
              buildParts.hide.hidden = build.state !== "failed";
              buildParts.last.hidden = !build.last;
              setText(buildParts.last, build.last ? `Done last: ${build.last}` : "");
              buildParts.trace.hidden = !build.trace;
              setText(buildParts.trace, build.trace ?? "");
              buildParts.problems.hidden = !build.problems;
              buildParts.problems.replaceChildren(...(build.problems ?? []).map(problemItem));
              if (!build.more) return;
              const rest = make("li", "more");
              rest.textContent = `${build.more} more in the terminal`;
              buildParts.problems.append(rest);
            }

            function problemItem(problem) {
              const item = make("li");
              const message = make("p", "message");
              message.textContent = problem.message;
              item.append(message);
              if (problem.file) {
                const place = make("p", "place");
                place.textContent = [problem.file, problem.line, problem.column].filter(Boolean).join(":");
                item.append(place);
              }
              if (problem.source !== undefined) {
                const source = make("pre", "source");
                const column = Math.max(0, (problem.column ?? 1) - 1);
                // Tabs stay, so that the mark stands where it should.
                const before = problem.source.slice(0, column).replace(/[^\t]/g, " ");
                source.textContent = `${problem.source}\n${before}^`;
                item.append(source);
              }
              return item;
            }

            buildParts.hide.addEventListener("click", () => { buildElement.hidden = true; });
            buildParts.again.addEventListener("click", async () => {
              buildParts.again.disabled = true;
              try {
                await fetch("/again", { method: "POST", headers: { Authorization: `Bearer ${token}` } });
              } catch { /* It is being built, or was started by somebody else. */ }
            });
            """#
    }
#endif
