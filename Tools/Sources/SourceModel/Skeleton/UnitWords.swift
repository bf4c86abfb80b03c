/// A unit's name inside of words: of a unit `AllDone`, `AllDonePresenter` is `{Unit}Presenter` and `allDoneView` is `{unit}View`.
package struct UnitWords: Sendable {
    /// The name, as types begin.
    let name: String
    /// The name, as properties begin.
    let property: String
    /// Words that are no names of the unit, though they look so: others use them as often, as `RootViewType` in a unit `Root`.
    var common: Set<String> = []
    /// The names of the unit's own parts, in which its name stands behind capitals, too: `IAllDonePresenter`.
    var own: Set<String> = []

    /// Makes the words of a name.
    ///
    /// - Parameters:
    ///   - name: The name, as types begin.
    ///   - property: The name, as properties begin.
    ///   - common: Words that are no names of the unit.
    ///   - own: The names of the unit's own parts.
    package init(name: String, property: String, common: Set<String> = [], own: Set<String> = []) {
        self.name = name
        self.property = property
        self.common = common
        self.own = own
    }

    /// The form of a word.
    ///
    /// - Parameter word: The word.
    /// - Returns: The form, `nil` where the unit's name is not in it.
    package func form(of word: Substring) -> String? {
        guard !common.contains(String(word)) else { return nil }
        let isOwn = own.contains(String(word))
        return form(of: word, spelt: name, mark: "{Unit}") { isOwn || $0.map { !$0.isUppercase } ?? true }
            ?? form(of: word, spelt: property, mark: "{unit}") { $0.map { $0 == "_" } ?? true }
    }

    private func form(of word: Substring, spelt spelling: String, mark: String, begins: (Character?) -> Bool) -> String?
    {
        guard let range = word.firstRange(of: spelling) else { return nil }
        let before = word[..<range.lowerBound].last
        let after = word[range.upperBound...].first
        guard begins(before), after.map({ !$0.isLowercase }) ?? true else { return nil }
        return word[..<range.lowerBound] + mark + word[range.upperBound...]
    }

    /// A text with each word that has the unit's name as it is spelt otherwise.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - spelling: Spells a word, given it and its form.
    func spelling(_ text: some StringProtocol, by spelling: (_ word: Substring, _ form: String) -> String) -> String {
        var result = ""
        for (word, isWord) in Self.runs(of: Substring(text)) {
            if isWord, let form = form(of: word) { result += spelling(word, form) } else { result += word }
        }
        return result
    }

    /// A text with the unit's name as `{Unit}` and `{unit}`.
    func normal(_ text: some StringProtocol) -> String { spelling(text) { _, form in form } }

    /// A text with others in the place of some words.
    static func replacing(_ text: String, _ words: [String: String]) -> String {
        guard !words.isEmpty else { return text }
        return runs(of: text[...]).map { text, isWord in
            isWord ? words[String(text)] ?? String(text) : String(text)
        }.joined()
    }

    /// The words of a text.
    static func words(of text: String) -> Set<Substring> {
        Set(runs(of: text[...]).filter(\.isWord).map(\.text))
    }

    /// The words of a text and what stands between them, in order.
    private static func runs(of text: Substring) -> [(text: Substring, isWord: Bool)] {
        var runs: [(Substring, Bool)] = []
        var start = text.startIndex
        var isWord = false
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            // A byte beyond ASCII is a part of a name as good as a letter.
            let belongs =
                byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            guard belongs != isWord else { continue }
            if start < index { runs.append((text[start..<index], isWord)) }
            start = index
            isWord = belongs
        }
        if start < text.endIndex { runs.append((text[start...], isWord)) }
        return runs
    }
}
