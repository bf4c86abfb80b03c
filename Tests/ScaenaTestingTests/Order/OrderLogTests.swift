import ScaenaTesting
import Testing

@Suite("OrderLog")
struct OrderLogTests {
    private let log = OrderLog()

    init() {
        for what in ["load", "present", "load", "navigate"] { log.note(what) }
    }

    @Test func othersMayStandBetween() throws {
        try log.expect()
        try log.expect("load", "navigate")
        try log.expect("present", "load", "navigate")
        try log.expect("load", "load")
    }

    @Test(arguments: [
        (["navigate", "present"], "\"present\" did not happen after \"navigate\"."),
        (["load", "load", "load"], "\"load\" did not happen after \"load\"."),
        (["dismiss"], "\"dismiss\" did not happen."),
    ])
    func anotherOrderFails(expected: [String], message: String) {
        let error = #expect(throws: OrderError.self) {
            switch expected.count {
            case 1: try log.expect(expected[0])
            case 2: try log.expect(expected[0], expected[1])
            default: try log.expect(expected[0], expected[1], expected[2])
            }
        }
        #expect(error?.description == "\(message) Noted: load, present, load, navigate.")
        #expect(error?.localizedDescription == error?.description)
    }

    @Test func whatIsTakenIsForgotten() {
        #expect(log.take() == ["load", "present", "load", "navigate"])
        #expect(log.entries.isEmpty)
        let error = #expect(throws: OrderError.self) { try log.expect("load") }
        #expect(error?.description == "\"load\" did not happen. Noted: nothing.")
    }
}
