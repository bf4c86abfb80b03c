import Foundation
import ScaenaKit
import Testing

@Suite("Examples of typed numbers")
struct TypedNumbersExamples {
    @Test func numbersAreReadAsAPersonTypesThem() {
        let price = Decimal(typed: "12,50", locale: Locale(identifier: "de_DE"))
        let count = Int(typed: "1.200", locale: Locale(identifier: "de_DE"))
        #expect(price == 12.5 && count == 1200)
    }
}
