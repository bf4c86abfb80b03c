import Foundation
import Testing
import Words

@Suite("Words")
struct WordsTests {
    private let persian = Words(
        .persian, persian: ["%@ item": "%@ مورد", "%@ items": "%@ موردها", "From %@ to %@": "از %@ تا %@"])

    @Test(
        "count by the forms of the language",
        arguments: [(0, "0 items", "۰ مورد"), (1, "1 item", "۱ مورد"), (2, "2 items", "۲ موردها")])
    func count(count: Int, inEnglish: String, inPersian: String) {
        #expect(Words.english.count(count, one: "%@ item", other: "%@ items") == inEnglish)
        #expect(persian.count(count, one: "%@ item", other: "%@ items") == inPersian)
    }

    @Test("put values where they stand")
    func values() {
        #expect(Words.english("From %@ to %@", "a", "b") == "From a to b")
        #expect(persian("From %@ to %@", "a", "b") == "از a تا b")
    }

    @Test("write dates by the calendar and the digits of the language")
    func dates() {
        let day = Date(timeIntervalSince1970: 1_767_225_600)
        #expect(Words.english.date(day, timeZone: .gmt).hasPrefix("Jan 1, 2026"))
        #expect(persian.date(day, timeZone: .gmt).contains("۱۴۰۴"))
    }

    @Test("say errors that nobody knows in the language, too")
    func errors() {
        struct Unknown: LocalizedError { var errorDescription: String? { "The server has a problem (503)." } }
        #expect(persian(Unknown()) == "سرور مشکلی دارد. لطفاً بعداً تلاش کنید.")
        #expect(Words.english(Unknown()) == "The server has a problem (503).")
    }
}
