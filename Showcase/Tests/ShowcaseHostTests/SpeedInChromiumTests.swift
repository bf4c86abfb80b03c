import Chromium
import Testing

extension InChromium {
    /// Causes of slow taps, counted: times are the benchmark's.
    @Suite struct Speed {
        @Test func aChangeWithinAScreenIsLaidOutByTheNextFrameAlone() async throws {
            try await GalleryInChromium.run { gallery in
                try await gallery.page.find("button", "Filled")
                let reads = try await gallery.page.evaluate(
                    """
                    (async () => {
                      let reads = 0;
                      const sizes = ['offsetTop', 'offsetLeft', 'offsetWidth', 'offsetHeight', 'clientWidth', 'clientHeight',
                        'scrollWidth', 'scrollHeight', 'scrollTop', 'getBoundingClientRect'];
                      for (const owner of [Element.prototype, HTMLElement.prototype]) {
                        for (const name of sizes) {
                          const size = Object.getOwnPropertyDescriptor(owner, name);
                          if (!size) continue;
                          const { get, value } = size;
                          if (get) size.get = function () { reads += 1; return get.call(this); };
                          else size.value = function () { reads += 1; return value.call(this); };
                          Object.defineProperty(owner, name, size);
                        }
                      }
                      const shown = document.getElementById('window');
                      const button = [...shown.querySelectorAll('button')].find(button => button.textContent === 'Filled');
                      const frame = () => new Promise(done => requestAnimationFrame(done));
                      await frame();
                      const atOnce = await new Promise(done => {
                        const observer = new MutationObserver(() => {
                          observer.disconnect();
                          done(reads);
                        });
                        observer.observe(shown, { subtree: true, childList: true, characterData: true });
                        reads = 0;
                        button.click();
                      });
                      await frame();
                      await frame();
                      return [atOnce, reads];
                    })()
                    """
                ).array.compactMap(\.number)
                #expect(reads.first == 0)
                // The bars are laid before the frame: reads are seen where there are any.
                #expect(reads.last ?? 0 > 0)
            }
        }

        /// Whom `:has(~ …)` concerns, a browser looks for anew among its siblings whenever any element comes or goes; what
        /// is below those then costs a look at each element of the page.
        @Test func noStyleOfWhatIsBelowDependsOnLaterSiblings() async throws {
            try await GalleryInChromium.run { gallery in
                let selectors = try await gallery.page.evaluate(
                    """
                    (() => {
                      const isDear = selector => {
                        let text = selector.replaceAll(':has(~', '!(');
                        while (/\\([^()]*\\)/.test(text)) text = text.replace(/\\([^()]*\\)/g, '');
                        return text.split(',').some(part => /!\\S*\\s/.test(part.trim()));
                      };
                      const all = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
                        .map(rule => rule.selectorText ?? '');
                      return [all.filter(isDear), isDear('.a > :has(~ :is(.b, .c):not(.d)) .e')];
                    })()
                    """
                ).array
                #expect(selectors.first?.array.compactMap(\.string) == [])
                #expect(selectors.last?.bool == true)
            }
        }
    }
}
