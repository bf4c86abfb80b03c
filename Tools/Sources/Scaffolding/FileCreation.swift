import Foundation

/// The person who made a unit's files, and the day, for the heads of templates that name both.
package struct FileCreation: Sendable, Equatable {
    /// The person's name.
    private let person: String
    /// The day, as `2026-11-26`.
    private let day: String

    /// Names a person and a day.
    ///
    /// - Parameters:
    ///   - person: the person's name.
    ///   - date: the day.
    package init(by person: String, on date: Date = Date()) {
        self.person = person
        let parts = Calendar(identifier: .gregorian).dateComponents(in: .current, from: date)
        func padded(_ number: Int?, _ width: Int) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        day = [padded(parts.year, 4), padded(parts.month, 2), padded(parts.day, 2)].joined(separator: "-")
    }

    /// The person who makes files in Xcode, as its templates name one; of a day they know the whole alone.
    static let inXcode = FileCreation(
        person: "___FULLUSERNAME___", day: Array(repeating: wholeDay, count: 3).joined(separator: "-"))
    private static let wholeDay = "___DATE___"

    private init(person: String, day: String) { (self.person, self.day) = (person, day) }

    /// A text for Xcode with its whole day in place of the year, the month and the day.
    static func joiningDays(in text: String) -> String {
        ["/", ".", "-"].reduce(text) { text, separator in
            text.replacing(Array(repeating: wholeDay, count: 3).joined(separator: separator), with: wholeDay)
        }
    }

    /// Reads what ``text`` says.
    init?(text: String) {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        (day, person) = (parts[0], parts[1])
    }

    /// The day and the person, for the record of a unit: what is written again later is the same.
    var text: String { "\(day) \(person)" }

    /// The values of templates; where nobody is known, none says anything.
    static func values(of creation: FileCreation?) -> [String: Any] {
        let parts = (creation?.day ?? "").split(separator: "-").map(String.init)
        let (year, month, day) = parts.count == 3 ? (parts[0], parts[1], parts[2]) : ("", "", "")
        func short(_ text: String) -> String { String(text.drop { $0 == "0" }) }
        return [
            "by": creation?.person ?? "", "year": year, "year2": year.count == 4 ? String(year.suffix(2)) : year,
            "month": short(month),
            "month2": month, "day": short(day), "day2": day,
        ]
    }
}
