import ScaenaKit

/// The rules of a business object, replaceable in a test, however many tests run at once.
///
/// A business object is stateless, and its functions are static: interactors share it without handing it around. Its
/// work stands in a value, which is looked up at each call:
///
/// ```swift
/// enum Promotions {
///     struct Rules: Sendable {
///         var promoted: @Sendable () async throws -> [Item]
///     }
///
///     static let rules = BusinessObject(Rules(promoted: { try await DefaultItemsRepository().items() }))
///
///     static func promoted() async throws -> [Item] { try await rules.current.promoted() }
/// }
/// ```
///
/// ```swift
/// let none = try await Promotions.rules.replaced(by: Promotions.Rules(promoted: { [] })) {
///     try await Promotions.promoted()
/// }
/// ```
///
/// The replacement holds for the body's calls and for the tasks that it starts, and for the `SceneTasks` of objects
/// made there, whenever they run. It holds for nobody else, not in detached tasks and not in blocks handed to a
/// dispatch queue.
public final class BusinessObject<Rules: Sendable>: Sendable {
    private let standard: Locked<@Sendable () -> Rules>

    /// A business object.
    ///
    /// - Parameter rules: The rules, unless a test replaces them. Made at each call: they hold no state.
    public init(_ rules: @autoclosure @escaping @Sendable () -> Rules) {
        standard = Locked(rules)
    }

    /// Has the business object do something else from now on, as an app does that learns at its launch which server is its
    /// own. What a test has ``replaced(by:isolation:during:)`` stays replaced.
    ///
    /// - Parameter rules: The rules. Made at each call: they hold no state.
    public func use(_ rules: @autoclosure @escaping @Sendable () -> Rules) {
        standard.withLock { $0 = rules }
    }

    /// The rules that hold here and now.
    public var current: Rules {
        TaskScope.replacements[ObjectIdentifier(self)] as? Rules ?? standard.withLock { $0 }()
    }

    /// Runs `body`, during which the business object does something else.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - isolation: Where the body runs: where the caller does.
    ///   - body: During which it does so.
    /// - Returns: The body's result.
    /// - Throws: The error of the body.
    public func replaced<Result>(
        by rules: Rules, isolation: isolated (any Actor)? = #isolation, during body: () async throws -> Result
    ) async rethrows -> Result {
        var replacements = TaskScope.replacements
        replacements[ObjectIdentifier(self)] = rules
        return try await TaskScope.$replacements.withValue(replacements, operation: body, isolation: isolation)
    }

    /// As the asynchronous one, for a body that does not wait.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - body: During which it does so.
    /// - Returns: The body's result.
    /// - Throws: The error of the body.
    public func replaced<Result>(by rules: Rules, during body: () throws -> Result) rethrows -> Result {
        var replacements = TaskScope.replacements
        replacements[ObjectIdentifier(self)] = rules
        return try TaskScope.$replacements.withValue(replacements, operation: body)
    }
}
