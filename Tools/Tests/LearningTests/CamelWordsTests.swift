import Testing

@testable import Learning

@Suite struct CamelWordsTests {
    @Test(arguments: [
        ("URLListViewModel", ["URL", "List", "View", "Model"]),
        ("ItemsList_DisplayUI", ["Items", "List", "_Display", "UI"]),
        ("About", ["About"]), ("TOTPView", ["TOTP", "View"]), ("Step2View", ["Step2", "View"]),
    ])
    func partsNames(name: String, words: [String]) {
        let parts = CamelWords(name)
        #expect((0..<parts.count).map(parts.word) == words)
        #expect(parts.prefix(1) + parts.dropFirst(1) == name)
    }
}
