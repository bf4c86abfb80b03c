/// The learned architectures, as a page of its own: one file, in the light and in the dark.
package struct LearnedPage: Sendable {
    private let learning: AppLearning
    private let title: String
    private let root: String

    /// Shows what was learned.
    ///
    /// - Parameters:
    ///   - learning: The learned architectures.
    ///   - title: The app's name.
    ///   - root: The folder that paths are told from.
    package init(_ learning: AppLearning, title: String, root: String) {
        self.learning = learning
        self.title = title
        self.root = root
    }

    /// The page.
    package var html: String {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>\(HTML.text(title)): its architecture</title>
        <style>\(Self.style)</style></head><body>
        <header><h1>\(HTML.text(title))</h1>
        <p>\(learning.fileCount) files, \(learning.typeCount) types. \(ways) \
        Of the types that belong to scenes, \(learning.typesWithRole) have a role, \(learning.typesWithRole.percent).</p>\(others)</header>
        <main>
        \(comparison)
        \(learning.architectures.enumerated().map { section($0, $1) }.joined(separator: "\n"))
        \(members)
        </main></body></html>

        """
    }

    private var others: String {
        learning.others(12).map { "<p>\(HTML.text($0)).</p>" } ?? ""
    }

    private var ways: String {
        let count = learning.architectures.count
        guard count > 0 else { return "No way of making scenes is told: \(HTML.text(learning.plainScreens))." }
        return count == 1 ? "Its scenes are made in one way." : "Its scenes are made in \(count) ways."
    }

    // MARK: What was seen

    /// All scenes, flows and components, each with its way or why it is in none.
    private var members: String {
        let kinds = SeenMember.Kind.allCases.compactMap { kind -> String? in
            let found = learning.members.filter { $0.kind == kind }
            guard !found.isEmpty else { return nil }
            let rows = found.map { member in
                let way =
                    member.way.map { "<a href=\"#way-\($0)\">way \($0)</a>" } ?? HTML.text(member.reason ?? "in none")
                return "<tr><td>\(HTML.text(member.name))</td><td>\(way)</td>"
                    + "<td><code>\(HTML.text(path(member.file))):\(member.line)</code></td></tr>"
            }
            let inNone = found.count { $0.way == nil }
            return """
                <details><summary>\(found.count) \(kind.rawValue)s, \(inNone) in no way</summary><div class="scroll"><table>
                \(rows.joined(separator: "\n"))
                </table></div></details>
                """
        }
        return "<section><h2>What was seen</h2>\(kinds.joined(separator: "\n"))</section>"
    }

    // MARK: Side by side

    private var comparison: String {
        guard learning.architectures.count > 1 else { return "" }
        var forms: [String] = []
        for learned in learning.architectures {
            for actor in learned.roles + learned.contracts + learned.data where actor.presence.share >= 0.34 {
                if !forms.contains(actor.form) { forms.append(actor.form) }
            }
        }
        let heads = learning.architectures.enumerated().map { number, learned in
            "<th scope=\"col\"><a href=\"#way-\(number + 1)\">way \(number + 1)</a><br><small>\(learned.units.count) units</small></th>"
        }
        let rows = forms.map { form in
            let cells = learning.architectures.map { learned in
                let actor = (learned.roles + learned.contracts + learned.data).first { $0.form == form }
                return actor.map { "<td>\(bar($0.presence))</td>" } ?? "<td class=\"none\">–</td>"
            }
            return "<tr><th scope=\"row\"><code>\(HTML.text(form))</code></th>\(cells.joined())</tr>"
        }
        return """
            <section><h2>Side by side</h2><div class="scroll"><table><thead><tr><th></th>\(heads.joined())</tr></thead>
            <tbody>\(rows.joined(separator: "\n"))</tbody></table></div></section>
            """
    }

    private func bar(_ evidence: Evidence) -> String {
        "<span class=\"bar\"><i style=\"width:\(Int((evidence.share * 100).rounded()))%\"></i></span> \(evidence)"
    }

    // MARK: One way

    private func section(_ number: Int, _ learned: LearnedArchitecture) -> String {
        var picture = ChannelPicture(learned)
        picture.number = number
        let doubts = learned.doubts
        return """
            <section id="way-\(number + 1)"><h2>Way \(number + 1): \(learned.units.count) units</h2>
            <p>\(HTML.text(LearnedPlaces(learned, root: root).text)). Of \(learned.namedTypes) types that belong to these units, \
            \(learned.placedTypes) have a role of the definition, and \(learned.valueTypes) more are values.</p>
            <figure>\(picture.svg)<figcaption>Solid arrows keep alive, dashed ones do not. A number says in how many units it is so.\(HTML.text(building(learned)))</figcaption></figure>
            \(table(learned))
            \(inSome(learned))
            \(doubts.isEmpty ? "" : "<h3>Not sure</h3><ul>" + doubts.map { "<li>\(HTML.text($0))</li>" }.joined() + "</ul>")
            \(outliers(learned))
            \(withoutRole(learned))
            </section>
            """
    }

    private func inSome(_ learned: LearnedArchitecture) -> String {
        guard !learned.rareRoles.isEmpty else { return "" }
        let forms = learned.rareRoles.map { "<code>\(HTML.text($0.form))</code> (\($0.presence.count))" }
        return "<h3>In few units</h3><p>\(forms.joined(separator: ", "))</p>"
    }

    private func withoutRole(_ learned: LearnedArchitecture) -> String {
        guard !learned.withoutRole.isEmpty else { return "" }
        let items = learned.withoutRole.map { type in
            "<li>\(HTML.text(type.name)) <code>\(HTML.text(path(type.file))):\(type.line)</code></li>"
        }
        return """
            <h3>Without a role</h3><details><summary>\(items.count) types</summary><ul>
            \(items.joined(separator: "\n"))
            </ul></details>
            """
    }

    private func path(_ file: String) -> String {
        file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
    }

    private func building(_ learned: LearnedArchitecture) -> String {
        guard let assembly = learned.assembly else { return "" }
        let made = assembly.creates.map(\.value).joined(separator: ", ")
        return " The \(assembly.by.value) builds in \(assembly.by.evidence): \(made)."
    }

    private func table(_ learned: LearnedArchitecture) -> String {
        guard !learned.channels.isEmpty else { return "" }
        let rows = learned.channels.map { channel in
            let other = channel.leavesUnit ? "another's \(channel.to)" : channel.to
            let cells = [
                "\(channel.from) → \(other)", "\(channel.presence)",
                "\(channel.hold.value.rawValue), \(channel.hold.evidence)",
                channel.through.map { "\($0.value), \($0.evidence)" } ?? "–",
                channel.says.isEmpty
                    ? "–" : channel.says.map { "\($0.value) (\($0.evidence.count))" }.joined(separator: ", "),
            ]
            return "<tr>"
                + cells.enumerated().map { "<td\($0 < 2 ? " class=\"count\"" : "")>\(HTML.text($1))</td>" }.joined()
                + "</tr>"
        }
        return """
            <div class="scroll"><table><thead><tr><th>who → whom</th><th>there in</th><th>held</th><th>through</th><th>says</th></tr></thead>
            <tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
            """
    }

    private func outliers(_ learned: LearnedArchitecture) -> String {
        guard !learned.outliers.isEmpty else { return "<p>No unit does otherwise.</p>" }
        let groups = learned.outlierGroups.map { group in
            let texts = group.items.map { unit, deviation in
                var place = ""
                if let file = deviation.file {
                    place = " <code>\(HTML.text(path(file))):\(deviation.line ?? 1)</code>"
                }
                return "<li><b>\(HTML.text(unit))</b>: \(HTML.text(deviation.text))\(place)</li>"
            }
            let meant = group.meant.isEmpty ? "" : "<p><small>Meant? \(HTML.text(group.meant))</small></p>"
            return """
                <details\(group.cause == .keepsAlive ? " open" : "")><summary>\(HTML.text(group.cause.words)): \
                \(HTML.text(group.others)) <small>\(group.items.count)</small></summary>\
                <ul>\(texts.joined())</ul>\(meant)</details>
                """
        }
        return "<h3>Outliers: \(learned.outliers.count) of \(learned.units.count) units</h3>"
            + groups.joined(separator: "\n")
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1d232b; --soft: #5b6570; --paper: #fff; --card: #f4f6f8; --line: #d5dbe1;
          --mark: #1f6feb; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #e6eaef; --soft: #9aa5b1; --paper: #14181d; --card: #1d232a; --line: #36404a; --mark: #6ea8ff; } }
        body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink);
          background: var(--paper); }
        h1 { margin: 0; } h2 { margin-top: 2.5rem; } small, figcaption { color: var(--soft); font-weight: normal; }
        a { color: var(--mark); } code { font-size: .9em; } .scroll { overflow-x: auto; }
        table { border-collapse: collapse; font-size: .92rem; } th, td { padding: .3rem .7rem; text-align: left;
          border-bottom: 1px solid var(--line); vertical-align: top; } th[scope=row] { font-weight: normal; }
        td.count { white-space: nowrap; } td.none { color: var(--soft); } .bar { display: inline-block; width: 4rem; height: .6rem; background: var(--line);
          border-radius: .3rem; overflow: hidden; } .bar i { display: block; height: 100%; background: var(--mark); }
        figure { margin: 1rem 0; background: var(--card); border-radius: 12px; padding: 1rem; }
        svg { width: 100%; height: auto; } svg path.solid { fill: none; stroke: var(--mark); stroke-width: 2; }
        svg path.dashed { fill: none; stroke: var(--soft); stroke-width: 1.6; stroke-dasharray: 5 4; }
        svg marker path { fill: var(--soft); } svg text { font: 14px system-ui, sans-serif; fill: var(--ink);
          text-anchor: middle; } svg text.count { font-size: 12px; fill: var(--soft); } svg text.label { font-size: 12px;
          paint-order: stroke; stroke: var(--card); stroke-width: 4px; }
        svg rect { fill: var(--paper); stroke: var(--line); stroke-width: 1.5; }
        details { border-bottom: 1px solid var(--line); padding: .35rem 0; } summary { cursor: pointer; }
        """
}
