import Foundation
import ScaenaKit
import Testing

@Suite("Examples of texts that are translated")
struct LocalizedStringExamples {
    @Test func whatHasNoTranslationIsItself() {
        let title = String(localized: "About")
        #expect(title == "About")
    }
}
