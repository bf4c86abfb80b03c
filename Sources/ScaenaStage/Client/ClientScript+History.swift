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

            // Where this page has asked the browser to go; it goes there later, and only then is asked for more.
            let travelling;
            // A way back that a person went, and the app has not gone yet.
            let leaving;

            function travel(way) {
              travelling = setTimeout(arrive, 1000);
              history.go(way);
            }

            function arrive() {
              clearTimeout(travelling);
              travelling = undefined;
              historyDepth = history.state?.depth ?? 0;
              followHistory();
            }

            function followHistory() {
              if (travelling) return;
              const wanted = waysBack();
              if (leaving && wanted > historyDepth) return;
              clearTimeout(leaving);
              leaving = undefined;
              if (wanted === historyDepth) return;
              if (wanted < historyDepth || wanted <= deepest) {
                travel(wanted - historyDepth);
                return;
              }
              // A browser passes over entries that were made before anybody has touched the page.
              if (navigator.userActivation?.hasBeenActive === false) return;
              while (historyDepth < wanted) history.pushState({ depth: historyDepth += 1 }, "");
              deepest = wanted;
            }
            for (const touch of ["pointerup", "keyup"]) document.addEventListener(touch, followHistory);

            // The app's own way back, where there is one.
            function goBack() {
              const [top] = [...windowElement.querySelectorAll(".window > :not([inert])")].reverse();
              const back = top?.querySelector(".navigation-bar > .back:not([hidden])");
              const way = back ?? top?.querySelector(":scope > .grabber:not([hidden])");
              if (phone.inert || !way) return false;
              way.click();
              return true;
            }

            window.addEventListener("popstate", event => {
              if (travelling) { arrive(); return; }
              const depth = event.state?.depth ?? 0;
              const way = depth - historyDepth;
              historyDepth = depth;
              if (way < 0 && goBack()) {
                clearTimeout(leaving);
                leaving = setTimeout(() => { leaving = undefined; followHistory(); }, 1000);
                return;
              }
              // Nobody can be sent forward: that screen is gone.
              followHistory();
            });
            """#
    }
#endif
