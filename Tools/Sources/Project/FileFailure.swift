import Foundation

/// Why files were not changed, in words for the person.
package struct FileFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// The reason of the failure, and the place.
    package let description: String
    /// True if the place may not be written to.
    package let isForbidden: Bool

    /// Describes a failure.
    ///
    /// - Parameters:
    ///   - description: the fault and the place.
    ///   - isForbidden: true if the place may not be written to.
    package init(_ description: String, isForbidden: Bool = false) {
        self.description = description
        self.isForbidden = isForbidden
    }

    /// Returns the system's last error in words that mean something to the person.
    ///
    /// - Parameter action: the action that was tried: `make the folder 'x'`.
    package static func system(_ action: String) -> FileFailure {
        let code = errno
        return FileFailure(
            "cannot \(action): \(String(cString: strerror(code)))", isForbidden: [EACCES, EPERM, EROFS].contains(code))
    }
}
