import Chromium

extension Page {
    /// Opens a link in the app, as another app would.
    func openLink(_ address: String) async throws {
        try await evaluate("document.querySelector('[aria-label=\"Address\"]').value = '\(address)'")
        try await click("button", "Open")
    }

    /// Sets the phone beside the panel.
    func choose(_ choice: String, of label: String) async throws {
        try await evaluate(
            """
            (() => {
              const group = document.querySelector('[data-choice="\(label)"]');
              const list = group.querySelector('select');
              if (!list) {
                [...group.querySelectorAll('label')].find(label => label.textContent === '\(choice)').click();
                return;
              }
              list.value = '\(choice)';
              list.dispatchEvent(new Event('change', { bubbles: true }));
            })()
            """)
    }
}
