extension String {
    /// The word behind its article: `an interactor`, `a presenter`, `a unit`.
    var withArticle: String { ("aeioAEIO".contains(prefix(1)) && !isEmpty ? "an " : "a ") + self }

    /// The same at the beginning of a sentence.
    var withCapitalArticle: String { "A" + withArticle.dropFirst() }
}
