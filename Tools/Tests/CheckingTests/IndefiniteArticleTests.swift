import Testing

@testable import Checking

@Suite("Articles before the names of roles")
struct IndefiniteArticleTests {
    @Test(
        "follow the sound",
        arguments: [("interactor", "an interactor"), ("presenter", "a presenter"), ("unit", "a unit"), ("", "a ")])
    func article(word: String, expected: String) {
        #expect(word.withArticle == expected)
    }

    @Test("begin a sentence")
    func capital() {
        #expect("adapter".withCapitalArticle == "An adapter")
        #expect("router".withCapitalArticle == "A router")
    }
}
