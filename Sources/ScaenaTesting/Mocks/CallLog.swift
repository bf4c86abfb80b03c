import Foundation

/// The calls of several mocks in one order: who said what to whom in a whole cycle.
nonisolated public final class CallLog: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [LoggedCall] = []

    /// Makes a log that follows some mocks from now on.
    public init(_ mocks: any Mock...) {
        for mock in mocks { follow(mock) }
    }

    /// Follows one more mock from now on.
    public func follow(_ mock: any Mock) {
        mock.mockRecorder.follow(with: self)
    }

    /// The calls, in order. Spell expected ones with `mock.call(.present(text: "…"))`.
    public var calls: [LoggedCall] {
        lock.lock()
        defer { lock.unlock() }
        return entries
    }

    func append(_ call: LoggedCall) {
        lock.lock()
        defer { lock.unlock() }
        entries.append(call)
    }
}

/// A call in a log that several mocks share.
nonisolated public struct LoggedCall: Equatable, CustomStringConvertible, @unchecked Sendable {
    /// Tells mocks of one protocol apart.
    let recorder: MockRecorder
    let record: CallRecord

    /// Returns true if two calls are of one mock and one member, with equal arguments.
    public static func == (first: Self, second: Self) -> Bool {
        first.recorder === second.recorder && MockCallComparison.areEqual(first.record, second.record)
    }

    /// The call with its protocol.
    public var description: String { "\(recorder.name).\(MockCallComparison.describe(record))" }
}
