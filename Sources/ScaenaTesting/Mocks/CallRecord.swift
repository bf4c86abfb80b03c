/// One call as it was recorded, or as a test spells it.
nonisolated public struct CallRecord: @unchecked Sendable {
    /// The member that was called: `present(text:)`.
    public let member: String
    /// What it was called with: the argument, or a tuple of several.
    public let arguments: Any
    var matches: ((Any) -> Bool)?
    var isVerified = false

    init(member: String, arguments: Any, matches: ((Any) -> Bool)? = nil) {
        self.member = member
        self.arguments = arguments
        self.matches = matches
    }
}

/// Stands for an argument that is not compared.
nonisolated public struct AnyArgument {
    /// Stands for any argument.
    public init() {}
}
