#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// Bars: what is scrolled goes on below them, and is seen through them.
        static let bars = #"""
            // Bars ---------------------------------------------------------------------------------------------
            // A scroll view that begins where a navigation bar ends goes on below it, as one that ends where a tab bar
            // begins. At the edge of what is scrolled such a bar has no background of its own, and no line.

            // How far a large title goes away under the rest of its bar, in points.
            const titleRoom = 52;
            const scrollsOf = owner => [...owner?.querySelectorAll(":is(.scroll, .table, .text-view):not([data-ghost])") ?? []];
            const startOf = (element, ancestor) => {
              let top = 0;
              for (let next = element; next && next !== ancestor; next = next.offsetParent) top += next.offsetTop;
              return top;
            };
            const isNear = (one, other) => Math.abs(one - other) < 1.5;
            // Neither does one of which the app has said that nothing is added to its insets.
            const goesUnder = scroll => !scroll.matches('.text-view, [data-axis="horizontal"]')
              && attributesOf(scroll).height === undefined && !scroll.style.getPropertyValue("--home");
            const keepStyle = (element, name, value) => {
              if (element.style.getPropertyValue(name) !== (value ?? "")) setStyle(element, name, value);
            };

            function layBars() {
              for (const navigation of windowElement.querySelectorAll(".navigation")) layNavigation(navigation);
              layLowerBars();
              markBars();
            }

            function layNavigation(navigation) {
              const screen = screenOf(navigation);
              if (!screen) return;
              const search = navigation.querySelector(":scope > .search-bar");
              const under = screen.offsetTop;
              if (search?.offsetHeight) navigation.searchHeight = search.offsetHeight;
              const hidden = search && !search.offsetHeight ? navigation.searchHeight ?? 0 : 0;
              // What is read comes before what is written: a place is one of the bar before.
              const scrolls = scrollsOf(screen).map(scroll => ({ scroll, start: startOf(scroll, navigation) + (scroll.underBy ?? 0) }));
              keepStyle(navigation, "--below", points(search?.offsetHeight ?? 0));
              keepStyle(screen, "--under", points(under));
              keepStyle(screen, "--room", points(under + hidden));
              for (const { scroll, start } of scrolls) {
                const goes = under > 0 && goesUnder(scroll) && isNear(start, under);
                scroll.underBy = goes ? under : 0;
                setAttribute(scroll, "data-under", goes ? "true" : undefined);
              }
            }

            // A scroll view goes on below the lower bar that it is nearest to.
            const lowerBar = owner => owner?.querySelector(":scope > :is(.tab-bar, .toolbar):not([data-ghost])");
            const lowerBarOwner = scroll => {
              const owners = [];
              for (let owner = scroll.closest(".tabs, .navigation"); owner; owner = owner.parentElement.closest(".tabs, .navigation")) {
                owners.push(owner);
              }
              return owners.find(owner => lowerBar(owner));
            };
            function layLowerBars() {
              const owners = [...windowElement.querySelectorAll(".tabs, .navigation")].map(owner => {
                const bar = lowerBar(owner);
                return { owner, height: bar?.offsetHeight ?? 0, edge: bar?.offsetTop ?? 0 };
              });
              const scrolls = scrollsOf(windowElement).map(scroll => {
                const place = owners.find(({ owner }) => owner === lowerBarOwner(scroll));
                if (!place) return { scroll, by: 0 };
                const end = startOf(scroll, place.owner) + scroll.offsetHeight - (scroll.overBy ?? 0);
                return { scroll, by: goesUnder(scroll) && isNear(end, place.edge) ? place.height : 0 };
              });
              for (const { owner, height } of owners) {
                keepStyle(owner, "--tab-bar", height || owner.matches(".tabs") ? points(height) : undefined);
              }
              for (const { scroll, by } of scrolls) {
                scroll.overBy = by;
                setAttribute(scroll, "data-over", by ? "true" : undefined);
              }
            }

            // Bars follow what is scrolled: a large title goes, and a background comes.
            function markBars() {
              for (const bar of windowElement.querySelectorAll(".navigation > .navigation-bar:not([data-ghost])")) {
                const navigation = bar.parentElement;
                const screen = screenOf(navigation);
                const end = screen?.offsetTop ?? 0;
                const scrolls = scrollsOf(screen);
                const scroll = scrolls.find(scroll => scroll.dataset.under)
                  ?? scrolls.find(scroll => isNear(startOf(scroll, navigation), end));
                const way = scroll?.scrollTop ?? 0;
                const gone = bar.dataset.large && scroll?.dataset.under ? Math.max(0, Math.min(titleRoom, way)) : 0;
                keepStyle(navigation, "--gone", gone ? `${gone}px` : undefined);
                setAttribute(bar, "data-small", gone > 40 ? "true" : undefined);
                setAttribute(bar, "data-scrolled", way > gone ? "true" : undefined);
              }
              for (const bar of windowElement.querySelectorAll(":is(.tabs > .tab-bar, .navigation > .toolbar):not([data-ghost])")) {
                const isOver = scrollsOf(bar.parentElement).some(scroll => scroll.dataset.over && lowerBarOwner(scroll) === bar.parentElement
                  && scroll.scrollHeight - scroll.clientHeight - scroll.scrollTop > 2);
                setAttribute(bar, "data-scrolled", isOver ? "true" : undefined);
              }
            }
            windowElement.addEventListener("scroll", () => markBars(), true);
            """#
    }
#endif
