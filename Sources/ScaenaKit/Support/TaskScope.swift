/// The settings of a test for its own task: the replaced business objects, and the leak check that watches.
///
/// A task hands it on to the tasks that it starts. A turn of the main queue has none, though, and there UIKit loads views and
/// calls an alert's actions: what began in a test's task keeps its scope, and goes on in it.
package struct TaskScope: Sendable {
    /// The implementations with which tests replace business objects, of all business objects.
    @TaskLocal package static var replacements: [ObjectIdentifier: any Sendable] = [:]

    private let replacements: [ObjectIdentifier: any Sendable]
    // Weak: a leak check ends before who stays.
    private let tracker: WeakReference<LifetimeTracker>

    /// The scope here and now; `nil` where nobody has set anything, as in an app.
    package static var current: TaskScope? {
        let (replacements, tracker) = (replacements, LifetimeScope.tracker)
        guard tracker != nil || !replacements.isEmpty else { return nil }
        return TaskScope(replacements: replacements, tracker: WeakReference(tracker))
    }

    /// Runs `body` in this scope; what is set where it is called has precedence.
    package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
        let replacements = replacements.merging(Self.replacements) { $1 }
        return try Self.$replacements.withValue(replacements) {
            try LifetimeScope.$tracker.withValue(LifetimeScope.tracker ?? tracker.object, operation: body)
        }
    }
}
