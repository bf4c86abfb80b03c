extension MockSupport {
    static let call = """
        /// A call of one mock, as tests spell it: `.present(text: "…")`.
        nonisolated ACCESS protocol MockedCall: Equatable, CustomStringConvertible {
            var record: CallRecord { get }
            init(record: CallRecord)
        }

        nonisolated extension MockedCall {
            ACCESS init(_ member: String) {
                self.init(record: CallRecord(member: member, arguments: ()))
            }

            ACCESS init<Arguments>(_ member: String, _ arguments: Arguments) {
                self.init(record: CallRecord(member: member, arguments: arguments))
            }

            /// A call whose arguments satisfy a question; for those that have no equal.
            ACCESS init<Arguments>(_ member: String, where matches: @escaping (Arguments) -> Bool) {
                let question: (Any) -> Bool = { ($0 as? Arguments).map(matches) ?? false }
                self.init(record: CallRecord(member: member, arguments: AnyArgument(), matches: question))
            }

            /// Whether two calls are of one member with equal arguments. Arguments without an equal make the test fail.
            ACCESS static func == (first: Self, second: Self) -> Bool {
                CallComparison.areEqual(first.record, second.record)
            }

            ACCESS var description: String { CallComparison.describe(record) }
        }

        /// Stands for an argument that is not compared.
        nonisolated ACCESS struct AnyArgument {
            ACCESS init() {}
        }


        """

    static let mock = """
        /// What every mock has.
        nonisolated ACCESS protocol Mock: AnyObject {
            associatedtype RecordedCall: MockedCall
            var mockRecorder: MockRecorder { get }
        }

        extension Mock {
            /// The calls, in order.
            nonisolated ACCESS var calls: [RecordedCall] { mockRecorder.calls() }

            /// Forgets the calls; what was stubbed stays.
            nonisolated ACCESS func forgetCalls() {
                mockRecorder.forgetCalls()
            }

            /// A call of this mock, as it stands in a log that several mocks share.
            nonisolated ACCESS func call(_ call: RecordedCall) -> LoggedCall {
                LoggedCall(mock: mockRecorder.name, recorder: mockRecorder, record: call.record)
            }

            /// Fails unless the call was made, `times` times if a number is given. The calls that are found count as
            /// verified; see `verifyNoMoreCalls`.
            nonisolated ACCESS func verify(
                _ call: RecordedCall, times: Int? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
                line: UInt = #line, column: Int = #column
            ) {
                let expected = call.record
                let found = mockRecorder.verify { CallComparison.areEqual(expected, $0) }
                if found == times || (times == nil && found > 0) { return }
                let wanted = times.map { "\\($0) times" } ?? "at least once"
                MockFailure.report(
                    "\\(mockRecorder.name): expected \\(call) \\(wanted), found it \\(found) times in \\(calls)",
                    fileID: fileID, filePath: filePath, line: line, column: column)
            }

            /// Fails if a call was made that no `verify` has found.
            nonisolated ACCESS func verifyNoMoreCalls(
                fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
            ) {
                let rest = mockRecorder.unverified
                if rest.isEmpty { return }
                let list = rest.map(CallComparison.describe).joined(separator: ", ")
                MockFailure.report(
                    "\\(mockRecorder.name): unexpected calls: \\(list)", fileID: fileID, filePath: filePath, line: line,
                    column: column)
            }

            /// Returns when a call has been made, at once if it was made before.
            ///
            /// - Parameters:
            ///   - call: The call.
            ///   - seconds: After how long to give up.
            /// - Throws: `CallNeverCame` after that time.
            ACCESS func waitForCall(
                _ call: RecordedCall, within seconds: Double = 2, isolation: isolated (any Actor)? = #isolation
            ) async throws {
                let end = Date(timeIntervalSinceNow: seconds)
                while true {
                    let made = calls
                    if made.contains(call) { return }
                    guard await mockRecorder.waitForCall(after: made.count, until: end) else {
                        if calls.contains(call) { return }
                        throw CallNeverCame(call: "\\(mockRecorder.name).\\(call)", calls: calls.map(\\.description))
                    }
                }
            }
        }

        /// A call that was waited for was not made in time.
        nonisolated ACCESS struct CallNeverCame: Error, CustomStringConvertible {
            ACCESS let call: String
            ACCESS let calls: [String]

            ACCESS var description: String { "\\(call) was not called in time; calls so far: \\(calls)" }
        }


        """

    static let log = """
        /// The calls of several mocks in one order: who said what to whom in a whole cycle.
        nonisolated ACCESS final class CallLog: @unchecked Sendable {
            private let lock = NSLock()
            private var entries: [LoggedCall] = []

            /// Makes a log that follows some mocks from now on.
            ACCESS init(_ mocks: any Mock...) {
                for mock in mocks { follow(mock) }
            }

            /// Follows one more mock from now on.
            ACCESS func follow(_ mock: any Mock) {
                mock.mockRecorder.follow(with: self)
            }

            /// The calls, in order. Spell expected ones with `mock.call(.present(text: "…"))`.
            ACCESS var calls: [LoggedCall] {
                lock.lock()
                defer { lock.unlock() }
                return entries
            }

            fileprivate func append(_ call: LoggedCall) {
                lock.lock()
                defer { lock.unlock() }
                entries.append(call)
            }
        }

        /// A call in a log that several mocks share.
        nonisolated ACCESS struct LoggedCall: Equatable, CustomStringConvertible, @unchecked Sendable {
            fileprivate let mock: String
            fileprivate let recorder: MockRecorder
            fileprivate let record: CallRecord

            ACCESS static func == (first: Self, second: Self) -> Bool {
                first.recorder === second.recorder && CallComparison.areEqual(first.record, second.record)
            }

            ACCESS var description: String { "\\(mock).\\(CallComparison.describe(record))" }
        }


        """

    static let comparison = """
        /// Compares and prints arguments whose types are known only when the test runs.
        nonisolated private enum CallComparison {
            private enum Outcome {
                case equal, different
                case incomparable(String)
            }

            static func areEqual(_ first: CallRecord, _ second: CallRecord) -> Bool {
                guard first.member == second.member else { return false }
                if let matches = first.matches { return matches(second.arguments) }
                if let matches = second.matches { return matches(first.arguments) }
                switch compare(first.arguments, second.arguments) {
                case .equal: return true
                case .different: return false
                case .incomparable(let type):
                    MockFailure.report(
                        "\\(first.member) was called with a \\(type), which is not Equatable: match the call with a closure, as in `.\\(first.member.prefix { $0 != "(" })…(where: { … })`, or look at the arguments"
                    )
                    return false
                }
            }

            private static func compare(_ first: Any, _ second: Any) -> Outcome {
                if first is AnyArgument || second is AnyArgument { return .equal }
                if first is Void && second is Void { return .equal }
                if let first = first as? any Equatable { return isEqual(first, second) ? .equal : .different }
                let left = Mirror(reflecting: first)
                let right = Mirror(reflecting: second)
                switch left.displayStyle {
                case .tuple, .optional, .collection:
                    guard left.displayStyle == right.displayStyle, left.children.count == right.children.count else {
                        return .different
                    }
                    var outcome = Outcome.equal
                    for (one, other) in zip(left.children, right.children) {
                        switch compare(one.value, other.value) {
                        case .different: return .different
                        case .incomparable(let type): outcome = .incomparable(type)
                        case .equal: break
                        }
                    }
                    return outcome
                case .class: return (first as AnyObject) === (second as AnyObject) ? .equal : .different
                default:
                    if let first = first as? Any.Type, let second = second as? Any.Type {
                        return first == second ? .equal : .different
                    }
                    return .incomparable("\\(type(of: first))")
                }
            }

            private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
                if let second = second as? Value { return first == second }
                // A subclass and its superclass may be equal.
                guard let second = second as? any Equatable else { return false }
                return isEqualTheOtherWay(second, first)
            }

            private static func isEqualTheOtherWay<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
                (second as? Value).map { first == $0 } ?? false
            }

            static func describe(_ record: CallRecord) -> String {
                let name = record.member.prefix { $0 != "(" && $0 != " " }
                if record.matches != nil { return "\\(name)(where: …)" }
                if record.arguments is Void { return record.member }
                let mirror = Mirror(reflecting: record.arguments)
                var values = [record.arguments]
                var labels: [String?] = [nil]
                if mirror.displayStyle == .tuple {
                    values = mirror.children.map(\\.value)
                    labels = mirror.children.map(\\.label)
                }
                let declared = record.member.dropFirst(name.count + 1).split(separator: ":").map(String.init)
                if declared.count == values.count + 1 { labels = Array(declared.prefix(values.count)) }
                let list = zip(labels, values).map { label, value in
                    let text = value is AnyArgument ? "…" : value is String ? String(reflecting: value) : "\\(value)"
                    return label.map { $0 == "_" || $0.hasPrefix(".") ? text : "\\($0): \\(text)" } ?? text
                }
                return record.member.hasSuffix(" =") ? "\\(name) = \\(list.joined())" : "\\(name)(\\(list.joined(separator: ", ")))"
            }
        }


        """

    static let stubs = """
        /// A handler that always gives the same value.
        nonisolated ACCESS func stub<each Argument, Value>(returning value: Value) -> (repeat each Argument) -> Value {
            { (_: repeat each Argument) in value }
        }

        /// A handler that always gives the same value, for mocks that threads share.
        nonisolated ACCESS func stub<each Argument, Value: Sendable>(
            returning value: Value
        ) -> @Sendable (repeat each Argument) -> Value {
            { (_: repeat each Argument) in value }
        }

        /// A handler that gives one value after the other, and then the last one again and again.
        nonisolated ACCESS func stub<each Argument, Value: Sendable>(
            returningInOrder first: Value, _ others: Value...
        ) -> @Sendable (repeat each Argument) -> Value {
            let values = StubbedValues([first] + others)
            return { (_: repeat each Argument) in values.next() }
        }

        /// A handler that always throws.
        nonisolated ACCESS func stub<each Argument, Value, Failure: Error>(
            throwing error: Failure
        ) -> @Sendable (repeat each Argument) throws(Failure) -> Value {
            { (_: repeat each Argument) throws(Failure) in throw error }
        }

        nonisolated private final class StubbedValues<Value>: @unchecked Sendable {
            private let lock = NSLock()
            private var values: [Value]

            init(_ values: [Value]) {
                self.values = values
            }

            func next() -> Value {
                lock.lock()
                defer { lock.unlock() }
                return values.count > 1 ? values.removeFirst() : values[0]
            }
        }


        """

    static let failure = """
        /// Makes the running test fail, whichever library runs it.
        nonisolated private enum MockFailure {
            static func report(
                _ message: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
                column: Int = #column
            ) {
                #if canImport(Testing)
                    if Test.current != nil {
                        Issue.record(
                            Comment(rawValue: message),
                            sourceLocation: SourceLocation(
                                fileID: fileID, filePath: "\\(filePath)", line: Int(line), column: column))
                        return
                    }
                #endif
                #if canImport(XCTest)
                    XCTFail(message, file: filePath, line: line)
                #else
                    print(message)
                #endif
            }
        }

        """
}
