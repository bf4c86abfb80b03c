/// The scripts that measure in the page, by its own clock, which ticks every 0.1 ms.
enum Scripts {
    /// Taps "Change" again and again; the time of each tap to the changed element.
    static func taps(_ count: Int) -> String {
        """
        (async () => {
          const page = document.querySelector('#window');
          const button = [...page.querySelectorAll('button')].find(button => button.textContent.includes('Change'));
          const label = page.querySelector('.label');
          const tap = () => new Promise(done => {
            const observer = new MutationObserver(() => { observer.disconnect(); done(performance.now() - start); });
            observer.observe(label, { childList: true, characterData: true, subtree: true });
            const start = performance.now();
            button.click();
          });
          const times = [];
          for (let round = 0; round < \(count + 20); round++) {
            const time = await tap();
            if (round >= 20) times.push(time);
            await new Promise(done => setTimeout(done, 4));
          }
          return times;
        })()
        """
    }

    /// Another browser's socket: the bytes of the first message, and of what each tap brings.
    static let bytes = """
        (async () => {
          const socket = new WebSocket(`ws://${location.host}/socket`, ['scaena.stage', `token.${sessionStorage.getItem('stage-token')}`]);
          const sizes = [];
          let arrived = () => {};
          socket.onmessage = event => { sizes.push(new Blob([event.data]).size); arrived(); };
          await new Promise(done => arrived = done);
          const whole = sizes.reduce((sum, size) => sum + size, 0);
          sizes.length = 0;
          const button = [...document.querySelectorAll('#window button')]
            .find(button => button.textContent.includes('Change'));
          for (let tap = 0; tap < 20; tap++) {
            const next = new Promise(done => arrived = done);
            button.click();
            await next;
          }
          socket.close();
          return [whole, sizes.reduce((sum, size) => sum + size, 0) / 20];
        })()
        """

    /// Opens so many more sockets, each of which is told all.
    static func sockets(_ count: Int) -> String {
        """
        (async () => {
          window.others = await Promise.all(Array.from({ length: \(count) }, () => new Promise(done => {
            const socket = new WebSocket(`ws://${location.host}/socket`, ['scaena.stage', `token.${sessionStorage.getItem('stage-token')}`]);
            socket.onmessage = () => done(socket);
          })));
          return window.others.length;
        })()
        """
    }

    /// Opens a table and goes back, again and again; the time of each tap to the first row.
    static func openings(_ count: Int) -> String {
        """
        (async () => {
          const page = document.querySelector('#window');
          const until = condition => new Promise(done => {
            if (condition()) return done(performance.now());
            const observer = new MutationObserver(() => {
              if (!condition()) return;
              observer.disconnect();
              done(performance.now());
            });
            observer.observe(page, { childList: true, subtree: true });
          });
          const button = text => [...page.querySelectorAll('button')].find(button => button.textContent.includes(text));
          const rest = () => new Promise(done => setTimeout(done, 80));
          const times = [];
          for (let round = 0; round < \(count + 2); round++) {
            const start = performance.now();
            button('Open').click();
            const end = await until(() => page.querySelector('.row'));
            if (round >= 2) times.push(end - start);
            await rest();
            page.querySelector('.back').click();
            await until(() => !page.querySelector('.row') && button('Open'));
            await rest();
          }
          return times;
        })()
        """
    }
}
