import Foundation

/// What every mock has.
nonisolated public protocol Mock: AnyObject {
    /// How a test spells calls of the mock: a `MockedCall`. That is asked where it is used, since asking it here would
    /// cost each mock two functions.
    associatedtype RecordedCall = CallOf<Self>
    /// Keeps the calls.
    var mockRecorder: MockRecorder { get }
}

extension Mock where RecordedCall: MockedCall {
    /// The calls, in order.
    nonisolated public var calls: [RecordedCall] { mockRecorder.calls() }

    /// How often a call was made. Other than `verify`, it does not count as a check of those calls.
    ///
    /// - Parameter call: The call.
    /// - Returns: How many of the calls so far are equal to it.
    nonisolated public func count(of call: RecordedCall) -> Int {
        calls.reduce(0) { $0 + ($1 == call ? 1 : 0) }
    }

    /// Forgets the calls; what was stubbed stays.
    nonisolated public func forgetCalls() {
        mockRecorder.forgetCalls()
    }

    /// A call of this mock, as it stands in a log that several mocks share.
    nonisolated public func call(_ call: RecordedCall) -> LoggedCall {
        LoggedCall(mock: mockRecorder.name, recorder: mockRecorder, record: call.record)
    }

    /// Fails unless the call was made, `times` times if a number is given. The calls that are found count as
    /// verified; see `verifyNoMoreCalls`.
    nonisolated public func verify(
        _ call: RecordedCall, times: Int? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: Int = #column
    ) {
        let expected = call.record
        let found = mockRecorder.verify { MockCallComparison.areEqual(expected, $0) }
        if found == times || (times == nil && found > 0) { return }
        let wanted = times.map { "\($0) times" } ?? "at least once"
        MockFailure.report(
            "\(mockRecorder.name): expected \(call) \(wanted), found it \(found) times in \(calls)",
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Fails if a call was made that no `verify` has found.
    nonisolated public func verifyNoMoreCalls(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
    ) {
        let rest = mockRecorder.unverified
        if rest.isEmpty { return }
        let list = rest.map(MockCallComparison.describe).joined(separator: ", ")
        MockFailure.report(
            "\(mockRecorder.name): unexpected calls: \(list)", fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Returns when a call has been made, at once if it was made before.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - seconds: After how long to give up.
    ///   - isolation: Where the waiting test runs.
    /// - Throws: `CallNeverCame` after that time.
    public func waitForCall(
        _ call: RecordedCall, within seconds: Double = 2, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let end = Date(timeIntervalSinceNow: seconds)
        while true {
            let made = calls
            if made.contains(call) { return }
            guard await mockRecorder.waitForCall(after: made.count, until: end) else {
                if calls.contains(call) { return }
                throw CallNeverCame(call: "\(mockRecorder.name).\(call)", calls: calls.map(\.description))
            }
        }
    }
}

/// A call that was waited for was not made in time.
nonisolated public struct CallNeverCame: Error, CustomStringConvertible {
    /// The call, with the mock's name.
    public let call: String
    /// The calls that were made.
    public let calls: [String]

    /// What was waited for, and what came instead.
    public var description: String { "\(call) was not called in time; calls so far: \(calls)" }
}
