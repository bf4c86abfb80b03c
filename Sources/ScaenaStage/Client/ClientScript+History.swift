#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// The browser's own way back: an entry of its history for each way back that the app has.
        static let history = #"""
            // History ------------------------------------------------------------------------------------------

            let historyDepth = history.state?.depth ?? 0;
            let deepest = historyDepth;

            // How many ways back there are: pushed screens, and sheets that may be swiped away.
            function waysBack() {
              let count = 0;
              for (const back of windowElement.querySelectorAll(".navigation-bar > .back:not([hidden])")) {
                count += Number(attributesOf(back.parentElement).depth ?? 1);
              }
              return count + windowElement.querySelectorAll(".window > .sheet > .grabber:not([hidden])").length;
            }

            function followHistory() {
              const wanted = waysBack();
              if (wanted === historyDepth) return;
              if (wanted < historyDepth || wanted <= deepest) {
                const way = wanted - historyDepth;
                historyDepth = wanted;
                history.go(way);
                return;
              }
              // A browser passes over entries that were made before anybody has touched the page.
              if (navigator.userActivation?.hasBeenActive === false) return;
              while (historyDepth < wanted) history.pushState({ depth: historyDepth += 1 }, "");
              deepest = wanted;
            }
            for (const touch of ["pointerup", "keyup"]) document.addEventListener(touch, followHistory);

            window.addEventListener("popstate", event => {
              const depth = event.state?.depth ?? 0;
              const way = depth - historyDepth;
              historyDepth = depth;
              // Nobody can be sent forward: that screen is gone.
              if (way > 0) followHistory();
              if (way >= 0) return;
              const [top] = [...windowElement.querySelectorAll(".window > :not([inert])")].reverse();
              const back = top?.querySelector(".navigation-bar > .back:not([hidden])");
              const grabber = top?.querySelector(":scope > .grabber:not([hidden])");
              if (phone.inert || !(back ?? grabber)) followHistory();
              else (back ?? grabber).click();
            });
            """#
    }
#endif
