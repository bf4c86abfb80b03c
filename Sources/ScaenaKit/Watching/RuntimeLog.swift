#if canImport(os)
    import os
#endif

/// Writes down what the runtime does, a line for each event: into the system's log, or wherever an app keeps its own.
///
/// ```swift
/// let log = RuntimeLog { line in file.count(line) }  // it listens for as long as somebody holds it
/// ```
///
/// It listens for as long as somebody holds it.
@MainActor
public final class RuntimeLog {
    private let listener: Listener

    /// A log of an app's own, listening from now on.
    ///
    /// ```swift
    /// let log = RuntimeLog { line in file.count(line) }  // it listens for as long as somebody holds it
    /// ```
    ///
    /// - Parameter write: Keeps a line.
    public init(_ write: @escaping @MainActor (String) -> Void) {
        listener = Listener(write)
        RuntimeWatch.add(listener)
    }

    #if canImport(os)
        /// The system's log, written from now on. Lines hold names of types and addresses without secrets: they are public.
        ///
        /// ```swift
        /// let log = RuntimeLog(to: Logger(subsystem: "com.example.shop", category: "scenes"))
        /// ```
        ///
        /// - Parameter logger: Where they go.
        public convenience init(to logger: Logger) {
            self.init { line in logger.debug("\(line, privacy: .public)") }
        }
    #endif

    /// Hears what happens, so that the owner of a log has no events to send it.
    private final class Listener: RuntimeObserver {
        private let write: @MainActor (String) -> Void

        init(_ write: @escaping @MainActor (String) -> Void) {
            self.write = write
        }

        func runtimeDid(_ event: RuntimeEvent) {
            write(event.description)
        }
    }
}

extension RuntimeEvent: CustomStringConvertible {
    /// The event in a line.
    ///
    /// ```swift
    /// func keep(_ event: RuntimeEvent) {
    ///     if worthKeeping(event) { file.count(event.description) }
    /// }
    /// ```
    public var description: String {
        switch self {
        case .sceneBegan(let scene): "\(scene.name) begins"
        case .sceneAppeared(let scene): "\(scene.name) appears"
        case .sceneLeft(let scene): "\(scene.name) leaves"
        case .sceneJudged(let scene): "\(scene.name) is judged"
        case .found(let finding): finding.description
        case .flowBegan(let flow): "\(flow.name) begins"
        case .flowFailed(let flow, let reason): "\(flow.name) fails: \(reason)"
        case .flowEnded(let flow): "\(flow.name) ends"
        case .navigationRefused(let reason): reason
        case .posted(let name, let count): "\(name) → \(count) observer\(count == 1 ? "" : "s")"
        case .requested(let line, _): line
        }
    }
}
