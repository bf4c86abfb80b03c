import Foundation

/// Keeps what a mock was told, in order, and what it is to answer. Any thread may use it.
nonisolated public final class MockRecorder: @unchecked Sendable {
    /// The protocol's name.
    public let name: String
    private let lock = NSLock()
    private var records: [CallRecord] = []
    private var handlers: [String: Any] = [:]
    private var values: [String: Any] = [:]
    private var logs: [CallLog] = []
    private var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var nextWaiter = 0
    /// The number of set-up bodies that run now, of which nothing is recorded.
    private var arrangements = 0

    /// A recorder that nothing was told yet.
    ///
    /// - Parameter name: The protocol's name, for messages.
    public init(_ name: String) {
        self.name = name
    }

    private static let sharedLock = NSLock()
    private nonisolated(unsafe) static var sharedRecorders: [ObjectIdentifier: MockRecorder] = [:]

    /// The recorder of a type's static members.
    public static func shared(_ name: String, for type: Any.Type) -> MockRecorder {
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

    /// Records a call without arguments.
    public func record(_ member: StaticString) {
        keep(CallRecord(member: member.description, arguments: ()))
    }

    /// Records a call with arguments: one value, or a tuple of several.
    public func record<Arguments>(_ member: StaticString, _ arguments: Arguments) {
        keep(CallRecord(member: member.description, arguments: arguments))
    }

    private func keep(_ record: CallRecord) {
        let (waiting, following) = locked { () -> ([CheckedContinuation<Bool, Never>], [CallLog]) in
            if arrangements > 0 { return ([], []) }
            records.append(record)
            defer { waiters = [:] }
            return (Array(waiters.values), logs)
        }
        for log in following { log.append(LoggedCall(recorder: self, record: record)) }
        for waiter in waiting { waiter.resume(returning: true) }
    }

    /// Returns the number of times that a member was called.
    public func count(of member: StaticString) -> Int {
        let member = member.description
        return locked { records.reduce(0) { $0 + ($1.member == member ? 1 : 0) } }
    }

    /// Returns the arguments of each call of a member, in order.
    public func arguments<Arguments>(of member: StaticString) -> [Arguments] {
        arguments(ofCallsNamed: member.description)
    }

    func arguments<Arguments>(ofCallsNamed member: String) -> [Arguments] {
        var found: [Arguments] = []
        for record in locked({ records }) where record.member == member {
            if let arguments = record.arguments as? Arguments { found.append(arguments) }
        }
        return found
    }

    /// All calls, in order.
    public func calls<Call: MockedCall>() -> [Call] {
        var calls: [Call] = []
        for record in locked({ records }) { calls.append(Call(record: record)) }
        return calls
    }

    /// All calls as a test would spell them.
    var descriptions: [String] {
        var texts: [String] = []
        for record in locked({ records }) { texts.append(MockCallComparison.describe(record)) }
        return texts
    }

    /// Forgets the calls; what was stubbed stays.
    public func forgetCalls() {
        locked { records = [] }
    }

    func follow(with log: CallLog) {
        locked { if !logs.contains(where: { $0 === log }) { logs.append(log) } }
    }

    func verify(where matches: (CallRecord) -> Bool) -> Int {
        // The comparison runs user code, so it must not run under the lock.
        let snapshot = locked { records }
        let hits = snapshot.indices.filter { matches(snapshot[$0]) }
        locked { for hit in hits where hit < records.count { records[hit].isVerified = true } }
        return hits.count
    }

    var unverified: [CallRecord] { locked { records.filter { !$0.isVerified } } }

    /// Does something of which nothing is recorded.
    func withoutRecording(_ body: () throws -> Void) rethrows {
        locked { arrangements += 1 }
        defer { locked { arrangements -= 1 } }
        try body()
    }

    /// The number of recorded calls.
    var callCount: Int { locked { records.count } }

    /// Returns whether another call than the first `count` was recorded before the time was over or the task cancelled.
    func waitForCall(after count: Int, until end: Date) async -> Bool {
        let number = locked {
            nextWaiter += 1
            return nextWaiter
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isThere = locked {
                    if records.count <= count { waiters[number] = continuation }
                    return records.count > count
                }
                if isThere {
                    continuation.resume(returning: true)
                    return
                }
                // A cancellation from before the waiter was there found none.
                if Task.isCancelled { giveUp(number) }
                let rest = end.timeIntervalSinceNow
                // What is longer than a life is for ever.
                guard rest < 3_000_000_000 else { return }
                DispatchQueue.global().asyncAfter(deadline: .now() + max(0, rest)) { [weak self] in
                    self?.giveUp(number)
                }
            }
        } onCancel: {
            giveUp(number)
        }
    }

    private func giveUp(_ waiter: Int) {
        locked { waiters.removeValue(forKey: waiter) }?.resume(returning: false)
    }

    // MARK: Answers

    /// Returns the handler of a member, if a test has set one.
    public func handler<Handler>(of member: StaticString) -> Handler? {
        (locked { handlers[member.description] } as? HandlerBox<Handler>)?.handler
    }

    /// Says what answers for a member.
    public func setHandler<Handler>(of member: StaticString, to handler: Handler?) {
        var box: HandlerBox<Handler>?
        if let handler { box = HandlerBox(handler) }
        locked { handlers[member.description] = box }
    }

    /// Returns the value of a property: the one set, an empty value, or a failure.
    public func value<Value>(of property: StaticString) -> Value {
        stubbedValue(of: property) ?? unstubbed(property)
    }

    /// Returns the value of a property: the one set, or the one made when it is first read.
    public func keptValue<Value>(of property: StaticString, made: () -> Value) -> Value {
        if let value: Value = stubbedValue(of: property) { return value }
        let new = made()
        return locked {
            if let value = values[property.description] as? Value { return value }
            values[property.description] = new
            return new
        }
    }

    /// Sets what a property gives, and records that it was set.
    public func setValue<Value>(of property: StaticString, to value: Value) {
        locked { values[property.description] = value }
        keep(CallRecord(member: property.description + " =", arguments: value))
    }

    /// Sets what a property gives.
    public func stubValue<Value>(of property: StaticString, to value: Value) {
        locked { values[property.description] = value }
    }

    /// Returns the value that a property was set to, if it was.
    public func stubbedValue<Value>(of property: StaticString) -> Value? {
        // What lacks would be a value of a type that may be empty.
        guard let value = locked({ values[property.description] }) else { return nil }
        return value as? Value
    }

    /// The empty value of a type that has one; otherwise the test fails and the program stops, since there is
    /// nothing to go on with.
    public func unstubbed<Value>(_ member: StaticString) -> Value {
        if let value = MockEmptyValue.make(Value.self) { return value }
        missingStub(member)
    }

    /// The empty value of a type that has one; otherwise an error.
    public func unstubbedOrThrow<Value>(_ member: StaticString) throws -> Value {
        if let value = MockEmptyValue.make(Value.self) { return value }
        throw UnstubbedCall(mock: name, member: member.description)
    }

    /// Makes the test fail and stops, naming the protocol and the member.
    public func missingStub(_ member: StaticString) -> Never {
        MockFailure.stop(UnstubbedCall(mock: name, member: member.description).description)
    }

    /// Returns a handler's result for a type parameter, as the type that the caller asked for.
    public func cast<Given, Value>(_ value: Given, _ member: StaticString) -> Value {
        if let value = value as? Value { return value }
        MockFailure.stop(
            "\(name).\(member): the handler gave \(type(of: value)), the caller asked for \(Value.self)")
    }
}

/// Keeps a closure with its type, so that it comes out as it went in.
nonisolated private final class HandlerBox<Handler> {
    let handler: Handler

    init(_ handler: Handler) {
        self.handler = handler
    }
}
