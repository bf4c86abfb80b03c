import Foundation

/// The members that every mock has.
nonisolated public protocol Mock: AnyObject {
    /// The type with which a test spells calls of the mock: a `MockedCall`. That is asked where it is used, since
    /// asking it here would cost each mock two functions.
    associatedtype RecordedCall = CallOf<Self>
    /// Keeps the calls.
    var mockRecorder: MockRecorder { get }
}

extension Mock where RecordedCall: MockedCall {
    /// The calls, in order.
    nonisolated public var calls: [RecordedCall] { mockRecorder.calls() }

    /// Returns the number of times that a call was made. Other than `verify`, it does not count as a check of those
    /// calls.
    ///
    /// - Parameter call: The call.
    /// - Returns: The number of the calls so far that are equal to it.
    nonisolated public func count(of call: RecordedCall) -> Int {
        calls.reduce(0) { $0 + ($1 == call ? 1 : 0) }
    }

    /// Returns the arguments of each call of a member, in order: `mock.arguments(of: \.showTitle)`.
    ///
    /// - Parameter member: The member, named as its handler is.
    /// - Returns: A value for each call, or a tuple where the member takes several.
    nonisolated public func arguments<Arguments>(
        of member: (RecordedCall.Type) -> CallMatching<RecordedCall, Arguments>
    ) -> [Arguments] {
        mockRecorder.arguments(ofCallsNamed: member(RecordedCall.self).record.member)
    }

    /// Says what the mock gives, without a record of it: `mock.arrange { $0.title = "About" }`. What others say to the mock
    /// meanwhile is not recorded either.
    ///
    /// - Parameter stubs: Sets properties and handlers of the mock that it is given.
    /// - Throws: The error of the body.
    nonisolated public func arrange(_ stubs: (Self) throws -> Void) rethrows {
        try mockRecorder.withoutRecording { try stubs(self) }
    }

    /// Forgets the calls; what was stubbed stays.
    nonisolated public func forgetCalls() {
        mockRecorder.forgetCalls()
    }

    /// A call of this mock, as it stands in a log that several mocks share.
    nonisolated public func call(_ call: RecordedCall) -> LoggedCall {
        LoggedCall(recorder: mockRecorder, record: call.record)
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
        var wanted = "at least once"
        if let times { wanted = "\(times) times" }
        MockFailure.report(
            "\(mockRecorder.name): expected \(call) \(wanted), found it \(found) times in \(calls)",
            at: MockFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Fails if a call was made that no `verify` has found.
    nonisolated public func verifyNoMoreCalls(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
    ) {
        var list = ""
        for record in mockRecorder.unverified {
            list += (list.isEmpty ? "" : ", ") + MockCallComparison.describe(record)
        }
        if list.isEmpty { return }
        MockFailure.report(
            "\(mockRecorder.name): unexpected calls: \(list)",
            at: MockFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Returns when a call has been made, at once if it was made before. Those that are found count as verified.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - times: The number of times that it must have been made in all, since the mock was made: 2 waits for a
    ///     second one.
    ///   - seconds: After how long to give up.
    ///   - isolation: Where the waiting test runs.
    /// - Throws: `CallNeverCame` after that time, and `CancellationError` as soon as the task is cancelled.
    public func waitForCall(
        _ call: RecordedCall, times: Int = 1, within seconds: Double = 2,
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let expected = call.record
        let end = Date(timeIntervalSinceNow: seconds)
        var isOver = false
        while true {
            let made = mockRecorder.callCount
            if mockRecorder.verify(where: { MockCallComparison.areEqual(expected, $0) }) >= times { return }
            try Task.checkCancellation()
            if isOver {
                throw CallNeverCame(call: "\(mockRecorder.name).\(call)", calls: mockRecorder.descriptions)
            }
            isOver = await !mockRecorder.waitForCall(after: made, until: end)
        }
    }
}

/// A call that was waited for was not made in time.
nonisolated public struct CallNeverCame: Error, CustomStringConvertible {
    /// The call, with the mock's name.
    public let call: String
    /// The calls that were made.
    public let calls: [String]

    /// A description of the call that was waited for, and of the calls that came instead.
    public var description: String { "\(call) was not called in time; calls so far: \(calls)" }
}
