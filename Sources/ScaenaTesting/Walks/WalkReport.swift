/// The report of random walks that all went well.
///
/// ```swift
/// let report = try await walks.run(20)
/// #expect(report.screens.keys.contains("CartScreen"))
/// ```
public struct WalkReport: Equatable, Sendable, CustomStringConvertible {
    /// The number of walks.
    public var walks = 0
    /// The number of steps that they took.
    public var steps = 0
    /// The screens on which they were, by the names of their view controllers, and how often after a step.
    public var screens: [String: Int] = [:]

    /// The figures, in a line.
    public var description: String {
        let names = screens.keys.sorted().joined(separator: ", ")
        return "\(walks) walks, \(steps) steps, \(screens.count) screens: \(names)"
    }
}
