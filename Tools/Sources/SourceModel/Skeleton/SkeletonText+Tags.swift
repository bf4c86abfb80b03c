/// The tags of templates, which are marks until the text around them is escaped.
extension SkeletonText {
    /// The text with the tags of templates where they were marked.
    static func withTags(_ text: String) -> String {
        text.replacing(String(tagStart), with: "{% ").replacing(String(tagEnd), with: " %}")
            .replacing(String(valueStart), with: "{{ ").replacing(String(valueEnd), with: " }}")
    }

    /// A form with the mark of a value of templates in place of a word.
    static func withValue(_ value: String, in form: String, of word: String) -> String {
        form.replacing(word, with: "\(valueStart)\(value)\(valueEnd)")
    }

    /// A word with the mark of a value of templates in place of a part, which stands where there is no such value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - form: The form of the word; `nil` is given back where it ends with that part, behind which a line may end.
    ///   - word: The word.
    ///   - placeholder: The part's place in the form.
    static func withValue(_ value: String, in form: String, of word: String, at placeholder: String) -> String? {
        guard let range = form.firstRange(of: placeholder), range.upperBound < form.endIndex else { return nil }
        let (before, after) = (form[..<range.lowerBound], form[range.upperBound...])
        let own = word.dropFirst(before.count).dropLast(after.count)
        return before + tag("if " + value) + "\(valueStart)\(value)\(valueEnd)" + tag("else") + own + tag("endif")
            + after
    }

    static func tag(_ text: String) -> String { "\(tagStart)\(text)\(tagEnd)" }

    /// Marks of tags, which stand in no source; those between are of who made a file, and when.
    private static let tagStart: Character = "\u{1}"
    private static let tagEnd: Character = "\u{2}"
    private static let valueStart: Character = "\u{5}"
    private static let valueEnd: Character = "\u{6}"
}
