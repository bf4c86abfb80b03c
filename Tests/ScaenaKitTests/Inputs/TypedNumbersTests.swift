import Foundation
import ScaenaKit
import Testing

@Suite("Numbers that a person typed")
struct TypedNumbersTests {
    @Test(
        "are read whole or not at all, by the separators of the person's language",
        arguments: [
            ("12,5", "de_DE", "12.5"), ("12.5", "en_US", "12.5"), (" 12 ", "en_US", "12"), ("-3", "de_DE", "-3"),
            ("−3", "de_DE", "-3"), ("+3", "de_DE", "3"), ("1.234.567,89", "de_DE", "1234567.89"),
            ("1 234,5", "fr_FR", "1234.5"), ("12,34,567", "en_IN", "1234567"), ("١٢", "ar_EG", "12"),
            ("0,10", "de_DE", "0.1"),
        ])
    func decimals(text: String, locale: String, expected: String) throws {
        let number = try #require(Decimal(typed: text, locale: Locale(identifier: locale)))
        #expect(number == Decimal(string: expected))
    }

    @Test(
        "are nothing where they are no number",
        arguments: [
            ("12.5", "de_DE"), ("12a", "en_US"), ("", "en_US"), (" ", "en_US"), ("-", "en_US"), ("1,2,3", "de_DE"),
            ("12,", "de_DE"), (",5", "de_DE"), ("1.23", "de_DE"), ("1234.567", "de_DE"), ("1 2", "en_US"),
            ("½", "en_US"),
            ("1e5", "en_US"),
        ])
    func nothing(text: String, locale: String) {
        #expect(Decimal(typed: text, locale: Locale(identifier: locale)) == nil)
        #expect(Int(typed: text, locale: Locale(identifier: locale)) == nil)
    }

    @Test("are whole only where nothing stands behind the separator, and not too large")
    func integers() {
        let german = Locale(identifier: "de_DE")
        #expect(Int(typed: "1.234", locale: german) == 1234)
        #expect(Int(typed: "12,5", locale: german) == nil)
        #expect(Int(typed: "99999999999999999999", locale: german) == nil)
    }
}
