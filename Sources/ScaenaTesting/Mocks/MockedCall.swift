/// A call of one mock, as tests spell it: `.present(text: "…")`.
nonisolated public protocol MockedCall: Equatable, CustomStringConvertible {
    /// The record that is compared and printed.
    var record: CallRecord { get }
    /// Makes a call of what was recorded.
    ///
    /// - Parameter record: The record of the call.
    init(record: CallRecord)
}

nonisolated extension MockedCall {
    /// A call without arguments.
    public init(_ member: StaticString) {
        self.init(record: CallRecord(member: member.description, arguments: ()))
    }

    /// A call with arguments: one value, or a tuple of several.
    public init<Arguments>(_ member: StaticString, _ arguments: Arguments) {
        self.init(record: CallRecord(member: member.description, arguments: arguments))
    }

    /// Returns true if two calls are of one member with equal arguments. Arguments without an equal make the test
    /// fail.
    public static func == (first: Self, second: Self) -> Bool {
        MockCallComparison.areEqual(first.record, second.record)
    }

    /// The call as a test would spell it.
    public var description: String { MockCallComparison.describe(record) }
}

/// The calls of a mock. Each mock adds a static member for each of its own.
nonisolated public struct CallOf<Subject>: MockedCall {
    /// The record that is compared and printed.
    public let record: CallRecord

    /// Makes a call of what was recorded.
    ///
    /// - Parameter record: The record of the call.
    public init(record: CallRecord) {
        self.record = record
    }

    // What a mock's own calls are made by. Their names stand for one function each, while the compiler would choose among
    // the initialisers for every call of every mock.

    /// Makes a call without arguments.
    public static func bareCall(_ member: StaticString) -> Self {
        CallOf(record: CallRecord(member: member.description, arguments: ()))
    }

    /// Makes a call with arguments: one value, or a tuple of several.
    public static func callWith<Arguments>(_ member: StaticString, _ arguments: Arguments) -> Self {
        CallOf(record: CallRecord(member: member.description, arguments: arguments))
    }
}

/// A way to ask for the calls of one member: by a question that their arguments are to satisfy, `.save_(where: {
/// $0.isEmpty })`, or for their arguments, `mock.arguments(of: \.save_)`.
nonisolated public struct CallMatching<Call, Arguments> {
    /// The member, without arguments.
    let record: CallRecord

    /// Makes calls of a member.
    ///
    /// - Parameter member: The member as the mock's recorder names it.
    public init(_ member: StaticString) {
        record = CallRecord(member: member.description, arguments: ())
    }
}

nonisolated extension CallMatching where Call: MockedCall {
    /// A call whose arguments satisfy a question.
    ///
    /// - Parameter matches: Returns true if the arguments match.
    /// - Returns: The call, to be compared with those that were made.
    public func callAsFunction(where matches: @escaping (Arguments) -> Bool) -> Call {
        Call(
            record: CallRecord(member: record.member, arguments: AnyArgument()) { arguments in
                guard let arguments = arguments as? Arguments else { return false }
                return matches(arguments)
            })
    }
}
