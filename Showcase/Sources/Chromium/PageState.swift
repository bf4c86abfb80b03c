import Foundation

/// The state of a page as its events have told it so far.
final class PageState: @unchecked Sendable {
    /// The world in which the observer runs: the page's own scripts do not see it, nor does its policy bind it.
    static let world = "showcase-tests"
    static let binding = "tellOfChange"

    /// Tells of each change that a reader of the page could notice.
    static let observer = """
        (() => {
          const tell = () => \(binding)('');
          new MutationObserver(tell).observe(document,
            { subtree: true, childList: true, attributes: true, characterData: true });
          for (const type of ['focusin', 'focusout', 'input', 'change', 'load', 'transitionend', 'animationend'])
            addEventListener(type, tell, { capture: true, passive: true });
        })()
        """

    let bell = Bell()
    private let lock = NSLock()
    // Guarded by `lock`.
    private var children: [String] = []
    private var failures: [String] = []
    private var loader: String?

    /// The loader of the document that was completed last.
    var finishedLoader: String? { lock.withLock { loader } }
    var childSessions: [String] { lock.withLock { children } }
    var complaints: [String] { lock.withLock { failures } }

    func add(child: String) {
        lock.withLock { children.append(child) }
        bell.ring()
    }

    func remove(child: String) {
        lock.withLock { children.removeAll { $0 == child } }
        bell.ring()
    }

    /// Takes one event in.
    func note(_ method: String, _ parameters: JSON, session: String) {
        lock.withLock {
            switch method {
            case "Page.lifecycleEvent":
                // The main frame's own load; a frame's has the frame's id and another loader.
                if parameters["name"].string == "load", !children.contains(session) {
                    loader = parameters["loaderId"].string
                }
            case "Runtime.exceptionThrown":
                let details = parameters["exceptionDetails"]
                failures.append(details["exception"]["description"].string ?? details["text"].string ?? method)
            case "Runtime.consoleAPICalled" where parameters["type"].string == "error":
                failures.append(
                    parameters["args"].array.map { $0["value"].string ?? $0["description"].string ?? "" }
                        .joined(separator: " "))
            case "Log.entryAdded" where parameters["entry"]["level"].string == "error":
                let entry = parameters["entry"]
                // Nobody but the browser asks for that.
                if entry["url"].string?.hasSuffix("/favicon.ico") == true { break }
                failures.append([entry["text"].string, entry["url"].string].compactMap { $0 }.joined(separator: " "))
            default:
                break
            }
        }
        bell.ring()
    }
}
