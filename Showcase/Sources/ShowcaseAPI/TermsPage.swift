/// The terms and conditions, as a web page of its own that needs nothing else.
public enum TermsPage {
    /// The page's heading.
    public static let heading = "Terms and conditions"

    /// The whole page, for light and dark.
    public static let html = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(heading)</title>
        <style>
        :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #ffffff; --faint: #6b6b70; --rule: #d1d1d6; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #f2f2f7; --paper: #1c1c1e; --faint: #98989f; --rule: #38383a; }
        }
        body { margin: 0; padding: 24px 20px 40px; background: var(--paper); color: var(--ink);
          font: 16px/1.5 -apple-system, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
        main { max-width: 34em; margin: 0 auto; }
        h1 { font-size: 26px; line-height: 1.2; letter-spacing: -0.01em; margin: 0 0 4px; }
        h2 { font-size: 17px; margin: 28px 0 4px; padding-top: 20px; border-top: 1px solid var(--rule); }
        p { margin: 0; }
        .date { color: var(--faint); font-size: 14px; }
        </style>
        </head>
        <body>
        <main>
        <h1>\(heading)</h1>
        <p class="date">In force since 1 March 2026</p>
        <h2>The ride</h2>
        <p>You order a ride, a driver accepts it, and both of you are on time. The price that you saw before you
        ordered is the price that you pay.</p>
        <h2>Changing your mind</h2>
        <p>You may cancel at no cost until a driver has accepted. After that, a small fee goes to the driver, who is
        already on the way.</p>
        <h2>Your data</h2>
        <p>We keep where you were picked up and dropped off for as long as the law wants us to, and no longer. Nobody
        else gets it.</p>
        <h2>Lost and found</h2>
        <p>Write to us within seven days. Umbrellas are returned most often, hearts almost never.</p>
        </main>
        </body>
        </html>
        """
}
