import Foundation

/// A random walk has failed: why, and the shortest walk that was found to fail in the same way, as a test to paste.
///
/// ```swift
/// do {
///     try await walks.run(20)
/// } catch let error as WalkError {
///     print(error.steps)  // [.tap("Cart"), .goBack]
/// }
/// ```
public struct WalkError: Error, Equatable {
    /// The reason of the failure.
    public let reason: String
    /// The seed of the walk.
    public let seed: UInt64
    /// The number of steps that the walk had taken.
    public let length: Int
    /// The shortest walk that fails.
    public let steps: [WalkStep]
}

extension WalkError: CustomStringConvertible, LocalizedError {
    /// The test that fails in the same way.
    public var test: String {
        let lines = steps.map { "        \($0)" }.joined(separator: ",\n")
        return """
            @MainActor
            @Test func walk\(seed)() async throws {
                try await walks.take([
            \(lines),
                ])
            }
            """
    }

    /// A description of the failure, and the test.
    public var description: String {
        """
        Walk \(seed) failed after \(length) steps, and fails after these \(steps.count), too: \(reason)
        As a test, where 'walks' are these RandomWalks:

        \(test)
        """
    }

    /// The same.
    public var errorDescription: String? { description }
}
