import Testing

@testable import FEATURES

/// Counts what one thread tells.
nonisolated private final class Count: @unchecked Sendable {
    var number = 0
}

@Suite("What a test is told")
@MainActor
struct TellingTests {
    @Test("that a call cannot be compared, once, however often it is")
    func toldOnce() {
        let mock = RiddlingMock()
        mock.ask(Riddle(text: "?"), of: "Sphinx")
        let expected = [CallOf<RiddlingMock>.ask(Riddle(text: "?"), of: "Sphinx")]
        let told = Count()
        withKnownIssue {
            for _ in 0..<3 where mock.calls == expected { told.number += 100 }
        } matching: { issue in
            told.number += 1
            return issue.comments.contains { "\($0)".contains("Riddle, which is not Equatable") }
        }
        #expect(told.number == 1)
    }

    @Test("nothing, where there is nothing to tell")
    func nothing() {
        let mock = RiddlingMock()
        mock.nothing = ()
        #expect(mock.nothing == () && RiddlingMock.nothingAtAll == ())
        #expect(mock.calls == [.setNothing(())])
    }
}
