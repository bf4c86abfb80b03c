extension MockSupport {
    static let imports = """
        #if canImport(Testing)
            import Testing
        #endif
        #if canImport(XCTest)
            import XCTest
        #endif


        """

    static let record = """
        /// One call as it was recorded, or as a test spells it.
        nonisolated ACCESS struct CallRecord: @unchecked Sendable {
            /// The member that was called: `present(text:)`.
            ACCESS let member: String
            /// What it was called with: the argument, or a tuple of several.
            ACCESS let arguments: Any
            fileprivate var matches: ((Any) -> Bool)?
            fileprivate var isVerified = false

            fileprivate init(member: String, arguments: Any, matches: ((Any) -> Bool)? = nil) {
                self.member = member
                self.arguments = arguments
                self.matches = matches
            }
        }


        """

    static let recorder = """
        /// Keeps what a mock was told, in order, and what it is to answer. Any thread may use it.
        nonisolated ACCESS final class MockRecorder: @unchecked Sendable {
            /// The protocol's name.
            ACCESS let name: String
            private let lock = NSLock()
            private var records: [CallRecord] = []
            private var handlers: [String: Any] = [:]
            private var values: [String: Any] = [:]
            private var logs: [CallLog] = []
            private var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
            private var nextWaiter = 0

            ACCESS init(_ name: String) {
                self.name = name
            }

            private static let sharedLock = NSLock()
            private nonisolated(unsafe) static var sharedRecorders: [ObjectIdentifier: MockRecorder] = [:]

            /// The recorder of a type's static members.
            ACCESS static func shared(_ name: String, for type: Any.Type) -> MockRecorder {
                sharedLock.lock()
                defer { sharedLock.unlock() }
                if let recorder = sharedRecorders[ObjectIdentifier(type)] { return recorder }
                let recorder = MockRecorder(name)
                sharedRecorders[ObjectIdentifier(type)] = recorder
                return recorder
            }

            private func locked<Result>(_ body: () -> Result) -> Result {
                lock.lock()
                defer { lock.unlock() }
                return body()
            }

            // MARK: Calls

            ACCESS func record(_ member: String) {
                record(member, ())
            }

            ACCESS func record<Arguments>(_ member: String, _ arguments: Arguments) {
                let record = CallRecord(member: member, arguments: arguments)
                let (waiting, following) = locked {
                    records.append(record)
                    defer { waiters = [:] }
                    return (Array(waiters.values), logs)
                }
                for log in following { log.append(LoggedCall(mock: name, recorder: self, record: record)) }
                for waiter in waiting { waiter.resume(returning: true) }
            }

            ACCESS func count(of member: String) -> Int {
                locked { records.reduce(0) { $0 + ($1.member == member ? 1 : 0) } }
            }

            ACCESS func arguments<Arguments>(of member: String) -> [Arguments] {
                locked { records.compactMap { $0.member == member ? $0.arguments as? Arguments : nil } }
            }

            ACCESS func calls<Call: MockedCall>() -> [Call] {
                locked { records }.map(Call.init(record:))
            }

            /// Forgets the calls; what was stubbed stays.
            ACCESS func forgetCalls() {
                locked { records = [] }
            }

            fileprivate func follow(with log: CallLog) {
                locked { if !logs.contains(where: { $0 === log }) { logs.append(log) } }
            }

            fileprivate func verify(where matches: (CallRecord) -> Bool) -> Int {
                // The comparison runs user code, so it must not run under the lock.
                let snapshot = locked { records }
                let hits = snapshot.indices.filter { matches(snapshot[$0]) }
                locked { for hit in hits where hit < records.count { records[hit].isVerified = true } }
                return hits.count
            }

            fileprivate var unverified: [CallRecord] { locked { records.filter { !$0.isVerified } } }

            /// Returns when another call than the first `count` was recorded, or when the time is over.
            fileprivate func waitForCall(after count: Int, until end: Date) async -> Bool {
                let number = locked {
                    nextWaiter += 1
                    return nextWaiter
                }
                return await withCheckedContinuation { continuation in
                    let isThere = locked {
                        if records.count <= count { waiters[number] = continuation }
                        return records.count > count
                    }
                    if isThere {
                        continuation.resume(returning: true)
                        return
                    }
                    let rest = UInt64(max(0, end.timeIntervalSinceNow) * 1_000_000_000)
                    Task.detached { [weak self] in
                        try? await Task.sleep(nanoseconds: rest)
                        guard let self else { return }
                        self.locked { self.waiters.removeValue(forKey: number) }?.resume(returning: false)
                    }
                }
            }

            // MARK: Answers

            ACCESS func handler<Handler>(of member: String) -> Handler? {
                (locked { handlers[member] } as? HandlerBox<Handler>)?.handler
            }

            ACCESS func setHandler<Handler>(of member: String, to handler: Handler?) {
                let box = handler.map { HandlerBox($0) }
                locked { handlers[member] = box }
            }

            /// What a property gives: what was set, an empty value, or a failure.
            ACCESS func value<Value>(of property: String) -> Value {
                if let value = locked({ values[property] }) as? Value { return value }
                return unstubbed(property)
            }

            /// Sets what a property gives, and records that it was set.
            ACCESS func setValue<Value>(of property: String, to value: Value) {
                locked { values[property] = value }
                record(property + " =", value)
            }

            /// Sets what a property gives.
            ACCESS func stubValue<Value>(of property: String, to value: Value) {
                locked { values[property] = value }
            }

            ACCESS func stubbedValue<Value>(of property: String) -> Value? {
                locked { values[property] } as? Value
            }

            /// The empty value of a type that has one; otherwise the test fails and the program stops, since there is
            /// nothing to go on with.
            ACCESS func unstubbed<Value>(_ member: String) -> Value {
                if let value = EmptyValue.make(Value.self) { return value }
                missingStub(member)
            }

            /// The empty value of a type that has one; otherwise an error.
            ACCESS func unstubbedOrThrow<Value>(_ member: String) throws -> Value {
                if let value = EmptyValue.make(Value.self) { return value }
                throw UnstubbedCall(mock: name, member: member)
            }

            ACCESS func missingStub(_ member: String) -> Never {
                let message = UnstubbedCall(mock: name, member: member).description
                MockFailure.report(message)
                fatalError(message)
            }

            /// What a handler gave for a type parameter, as the type that the caller asked for.
            ACCESS func cast<Given, Value>(_ value: Given, _ member: String) -> Value {
                if let value = value as? Value { return value }
                let message = "\\(name).\\(member): the handler gave \\(type(of: value)), the caller asked for \\(Value.self)"
                MockFailure.report(message)
                fatalError(message)
            }
        }

        /// Keeps a closure with its type, so that it comes out as it went in.
        nonisolated private final class HandlerBox<Handler> {
            let handler: Handler

            init(_ handler: Handler) {
                self.handler = handler
            }
        }

        /// Something was called that no test said how to answer.
        nonisolated ACCESS struct UnstubbedCall: Error, CustomStringConvertible, Equatable {
            ACCESS let mock: String
            ACCESS let member: String

            ACCESS var description: String {
                "\\(mock).\\(member) was called, but nothing was stubbed for it: set its handler, or its value, first"
            }
        }

        nonisolated private enum EmptyValue {
            static func make<Value>(_ type: Value.Type) -> Value? {
                if type == Void.self { return () as? Value }
                if let empty = type as? any ExpressibleByNilLiteral.Type { return empty.init(nilLiteral: ()) as? Value }
                if let empty = type as? any RangeReplaceableCollection.Type { return empty.init() as? Value }
                if let empty = type as? any SetAlgebra.Type { return empty.init() as? Value }
                if let empty = type as? any ExpressibleByDictionaryLiteral.Type { return dictionary(empty) as? Value }
                return nil
            }

            private static func dictionary<Empty: ExpressibleByDictionaryLiteral>(_ type: Empty.Type) -> Any {
                let empty: Empty = [:]
                return empty
            }
        }


        """
}
