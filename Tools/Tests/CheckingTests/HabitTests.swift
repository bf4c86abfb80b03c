import Findings
import Testing

@testable import Checking

/// Findings of one cause, told once.
@Suite("Habits")
struct HabitTests {
    private func finding(_ rule: String, _ unit: String, _ subject: String, _ message: String, _ path: String)
        -> Finding
    {
        Finding(
            Finding.Identity(rule: rule, unit: unit, role: "view", subject: subject), message,
            at: SourceSpot(path: path, line: 3), subject: subject)
    }

    private func circles(_ units: [String]) -> [Finding] {
        units.map { unit in
            let first = unit.prefix(1).lowercased() + unit.dropFirst()
            return finding(
                "cycle", unit, "\(first)Screen",
                "strong references lead in a circle: \(unit)Screen → \(unit)View → \(unit)Screen",
                "/app/\(unit)View.swift")
        }
    }

    @Test("Circles that are mended alike are one habit, whatever the property is called", arguments: [true, false])
    func circlesOfManyNames(isAlike: Bool) {
        let found = circles(["Login", "Note", "Item"]).enumerated().map { number, finding in
            var finding = finding
            finding.subject = "screen\(number)"
            finding.remedy = isAlike || number > 0 ? "Hold 'screen\(number)' weakly." : "Make one of them weak."
            return finding
        }
        #expect(Habits.gathered(found).count == (isAlike ? 1 : 3))
    }

    @Test("Circles of one pair of properties are one habit from three on, with their further places")
    func circlesOfOneKind() {
        #expect(Habits.gathered(circles(["Login", "Note"])) == circles(["Login", "Note"]))
        let gathered = Habits.gathered(circles(["Login", "Note", "Item"]))
        #expect(gathered.count == 1)
        #expect(gathered[0].message.hasSuffix(", and 2 more of this kind"))
        #expect(gathered[0].notes.map(\.place.path) == ["/app/NoteView.swift", "/app/ItemView.swift"])
        #expect(gathered[0].members?.count == 3)
    }

    @Test("Closures that one file sets are one habit; those of three files are three")
    func closures() {
        func closures(_ paths: [String]) -> [Finding] {
            paths.enumerated().map { finding("cycle", "Login", "closure cell \($0)", "a closure", $1) }
        }
        #expect(Habits.gathered(closures(["/a.swift", "/a.swift", "/a.swift"])).count == 1)
        #expect(Habits.gathered(closures(["/a.swift", "/b.swift", "/c.swift"])).count == 3)
    }

    @Test("What is gathered keeps the further places of each, and not the ways to them")
    func furtherPlaces() {
        let found = (0..<3).map { number in
            var finding = finding("cycle", "Login", "closure cell \(number)", "a closure", "/a.swift")
            finding.notes = ["another one is set as 'tapped' here", "LoginView holds Cell"].map {
                Finding.Note(message: $0, place: SourceSpot(path: "/a.swift", line: 10 + number))
            }
            return finding
        }
        let notes = Habits.gathered(found)[0].notes
        #expect(notes.filter { $0.message.hasPrefix("another one") }.map(\.place.line) == [10, 11, 12])
        #expect(notes.count { $0.message.hasPrefix("LoginView") } == 1)
    }

    @Test("Closures that many units set in a part of one class are one habit, wherever they stand", arguments: [2, 3])
    func closuresOfMany(count: Int) {
        let found = ["Login", "Note", "Item"].prefix(count).map { unit in
            var finding = finding(
                "cycle", unit, "closure bar tapped",
                "a closure that holds \(unit)Screen is kept by Bar: \(unit)Screen → Bar → closure → \(unit)Screen",
                "/app/\(unit)Screen.swift")
            finding.subject = "tapped"
            return finding
        }
        #expect(Habits.gathered(found).count == (count < 3 ? count : 1))
    }

    @Test("Files that are called otherwise by the same word are one habit")
    func files() {
        let found = ["View", "Presenter", "Router"].map { part in
            var finding = finding("unit", "GovTracks", "file", "", "/app/GovernanceTracks\(part).swift")
            finding.subject = "GovTracks\(part)"
            return finding
        }
        #expect(Habits.gathered(found).count == 1)
        #expect(Habits.gathered(Array(found.dropLast())).count == 2)
    }
}
