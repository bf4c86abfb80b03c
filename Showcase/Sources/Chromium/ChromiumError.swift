import Foundation

/// A failure between a test and its browser, in words for the engineer who reads the failed test.
public enum ChromiumError: LocalizedError, CustomStringConvertible, Equatable {
    /// No browser was found.
    case missing(searched: [String])
    /// `CHROMIUM` names something that cannot be run.
    case notExecutable(path: String)
    /// The browser ended, or never began.
    case ended(lastWords: String)
    /// The browser refused a command.
    case refused(method: String, message: String)
    /// The browser did not answer in time.
    case silent(method: String)
    /// An address could not be loaded.
    case notLoaded(url: String, reason: String)
    /// A script in the page threw.
    case script(expression: String, message: String)
    /// The awaited change did not happen; the accessibility tree as it was then.
    case neverHappened(String, tree: String)
    /// A control is there but something else would get the click.
    case covered(control: String, by: String)

    /// The same sentence for those who show errors to people.
    public var errorDescription: String? { description }

    /// A sentence that says what to do where something can be done. A failed test prints it.
    public var description: String {
        switch self {
        case .missing(let searched):
            """
            No Chromium was found (looked for \(searched.joined(separator: ", "))). Install it with \
            `apt-get install chromium`, or name the browser's executable in the environment variable CHROMIUM.
            """
        case .notExecutable(let path):
            "CHROMIUM is set to \(path), which is not a program that can be run."
        case .ended(let lastWords):
            "The browser ended unexpectedly" + (lastWords.isEmpty ? "." : ": \(lastWords)")
        case .refused(let method, let message):
            "The browser refused \(method): \(message)"
        case .silent(let method):
            "The browser did not answer to \(method) in time."
        case .notLoaded(let url, let reason):
            "\(url) could not be loaded: \(reason)"
        case .script(let expression, let message):
            "A script failed in the page: \(message)\nin: \(expression)"
        case .neverHappened(let what, let tree):
            "Waited in vain for \(what). The page was:\n\(tree)"
        case .covered(let control, let by):
            "\(control) cannot be clicked: \(by) is in front of it."
        }
    }

    /// True if it speaks of a document that was replaced, or of a node that left it, while it was being asked.
    var isOfAPageThatMovedOn: Bool {
        guard case .refused(_, let message) = self else { return false }
        return [
            "Execution context was destroyed", "Cannot find context", "Inspected target navigated",
            "Could not find node", "No node with given id", "Node is detached", "Could not compute content quads",
            "No node found", "does not belong to the document", "Session with given id not found",
        ].contains { message.contains($0) }
    }
}
