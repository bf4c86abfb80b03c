import Foundation

/// Names of files and folders that are written beside their place, before they are moved there.
///
/// They name the process that writes them, so that the next run clears what one left that was killed.
package enum StagedName {
    /// Returns the prefix of such a name; the number of the process follows.
    ///
    /// - Parameter name: the name of what is written.
    package static func prefix(_ name: String) -> String { ".scaena-\(name)-" }

    /// The name by which this process writes something.
    ///
    /// - Parameter name: the name of what is written.
    package static func own(_ name: String) -> String { "\(prefix(name))\(getpid())" }

    /// Removes what a run that was killed left behind; a run that is still going on keeps its own.
    ///
    /// - Parameters:
    ///   - name: the name of what was written.
    ///   - parent: the folder in which it was.
    package static func removeLeftovers(of name: String, in parent: String) {
        let prefix = prefix(name)
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where entry.hasPrefix(prefix)
        {
            guard let process = pid_t(entry.dropFirst(prefix.count)) else { continue }
            if process == getpid() || isGone(process) {
                try? FileManager.default.removeItem(atPath: parent + "/" + entry)
            }
        }
    }

    /// Returns true if no process has a number.
    ///
    /// - Parameter process: the number.
    package static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }
}
