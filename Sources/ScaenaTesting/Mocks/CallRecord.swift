import Foundation

/// One call as it was recorded, or as a test spells it.
nonisolated public final class CallRecord: @unchecked Sendable {
    /// The member that was called: `present(text:)`.
    public let member: String
    /// The argument, or a tuple of several.
    public let arguments: Any
    let matches: ((Any) -> Bool)?
    /// True if a test has found the call; only the recorder that keeps it reads and sets it, under its lock.
    var isVerified = false
    /// True if a test was told that the call cannot be compared.
    private var isTold = false

    init(member: String, arguments: Any, matches: ((Any) -> Bool)? = nil) {
        self.member = member
        self.arguments = arguments
        self.matches = matches
    }

    private static let lock = NSLock()

    /// Returns true the first time that it is asked for both of two calls.
    static func areToldOnce(_ first: CallRecord, _ second: CallRecord) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        defer { (first.isTold, second.isTold) = (true, true) }
        return !first.isTold || !second.isTold
    }
}

/// Stands for an argument that is not compared.
nonisolated public struct AnyArgument {
    /// Stands for any argument.
    public init() {}
}
