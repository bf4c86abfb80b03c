import Foundation
import ScaenaKit
import Testing

@Suite("Texts of the runtime")
struct RuntimeTextTests {
    @Test(arguments: [
        (["fa-IR", "en-US"], "تلاش دوباره"), (["fa"], "تلاش دوباره"), (["fa_AF"], "تلاش دوباره"),
        (["en-GB", "fa"], "Retry"), (["de-DE", "fa"], "تلاش دوباره"), (["de-DE"], "Retry"), ([], "Retry"),
        ([""], "Retry"),
    ])
    func areInTheFirstLanguageThatIsThere(languages: [String], expected: String) {
        #expect(RuntimeText.retry.words(in: languages) == expected)
    }

    @Test(arguments: RuntimeText.allCases) func areAllInPersian(text: RuntimeText) {
        let persian = text.words(in: ["fa"])
        #expect(!persian.isEmpty)
        #expect(persian.unicodeScalars.allSatisfy { !$0.properties.isASCIIHexDigit && !("a"..."z").contains($0) })
    }
}
