/// The line of a file's head that says who made it and when: new files say it of who makes them.
struct HeadAuthor {
    /// Marks of the person and of the day, which stand in no source.
    private static let (person, day) = ("\u{3}", "\u{4}")
    private static let separators: Set<Character> = [".", "/", "-"]

    /// The text with the person and the day marked, alike in all files; the text itself where it says neither.
    let marked: String
    /// The day as it is written, `nil` where the file says none.
    let date: String?

    init(_ text: String) {
        // Who is named below the imports is no author.
        let end =
            text.firstRange(of: "\nimport ")?.lowerBound ?? text.index(
                text.startIndex, offsetBy: 2000, limitedBy: text.endIndex) ?? text.endIndex
        let head = String(text[..<end])
        guard let found = head.firstMatch(of: /Created by ([^\n]+?) on ([0-9]{1,4}[.\/\-][0-9]{1,2}[.\/\-][0-9]{1,4})/)
        else {
            (marked, date) = (text, nil)
            return
        }
        let (name, day) = (String(found.output.1), String(found.output.2))
        date = day
        // Who holds the rights is none of who makes a file, though both have one name.
        marked =
            head.replacing("Created by \(name) on \(day)", with: "Created by \(Self.person) on \(Self.day)")
            + text[end...]
    }

    /// Writes the marks of a template as tags.
    ///
    /// - Parameters:
    ///   - text: The template.
    ///   - date: The day of the example, as it is written there.
    ///   - dates: The days of all files, which tell how days are written.
    static func withTags(_ text: String, as date: String?, among dates: [String]) -> String {
        text.replacing(person, with: "{{ created.by }}").replacing(
            day, with: date.map { form(of: $0, among: dates) } ?? "")
    }

    private static func form(of date: String, among dates: [String]) -> String {
        guard let separator = date.first(where: separators.contains) else { return "" }
        let written = dates.map { $0.split(whereSeparator: separators.contains) }.filter { $0.count == 3 }
        let parts = date.split(whereSeparator: separators.contains)
        guard parts.count == 3 else { return "" }
        let isYearFirst = parts[0].count == 4
        let short = isYearFirst ? [1, 2] : [0, 1]
        let isPadded = !written.contains { parts in short.contains { parts[$0].count == 1 } }
        let (day, month) = isPadded ? ("created.day2", "created.month2") : ("created.day", "created.month")
        let isDayFirst =
            written.contains { $0[0].count < 3 && (Int($0[0]) ?? 0) > 12 }
            || separator == "." && !written.contains { $0[0].count < 3 && (Int($0[1]) ?? 0) > 12 }
        let year = (isYearFirst ? parts[0] : parts[2]).count == 4 ? "created.year" : "created.year2"
        let order = isYearFirst ? [year, month, day] : isDayFirst ? [day, month, year] : [month, day, year]
        return order.map { "{{ \($0) }}" }.joined(separator: String(separator))
    }
}
