import Foundation
import Project

/// Why nothing was scaffolded. Nothing half-written is left behind.
package struct ScaffoldError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Whose fault it is, which decides the exit code.
    package enum Kind: Sendable {
        /// The person asked for something that cannot be.
        case usage
        /// A definition or template is wrong.
        case data
        /// A file that should be read is not there.
        case noInput
        /// Something in the way of what should be written.
        case cannotCreate
        /// The place may not be written to.
        case noPermission
    }

    /// Whose fault it is.
    package let kind: Kind
    /// The fault, and the remedy; one mistake a line.
    package let description: String
    /// True if the description gives places, each with its own `error:`, as mistakes in definitions and templates do.
    package let saysPlaces: Bool

    /// True if there is no unit of the given name.
    package var isUnknownUnit = false

    /// The types that nobody declares, by the line of the description that says so.
    var missing: [String: String] = [:]

    /// Describes a failure.
    ///
    /// - Parameters:
    ///   - kind: whose fault it is.
    ///   - description: the fault and the remedy.
    ///   - saysPlaces: true if the description gives places, each with its own `error:`; a fault of data always does.
    package init(_ kind: Kind, _ description: String, saysPlaces: Bool = false) {
        self.kind = kind
        self.description = description
        self.saysPlaces = saysPlaces || kind == .data
    }
}

extension ScaffoldError {
    /// Makes the error of a file's failure.
    init(_ failure: FileFailure) {
        self.init(failure.isForbidden ? .noPermission : .cannotCreate, failure.description)
    }
}

extension FileTransaction {
    /// Does it.
    ///
    /// - Throws: ``ScaffoldError`` when something cannot be written; nothing has changed then.
    func carryOut() throws(ScaffoldError) {
        do {
            try commit()
        } catch {
            throw ScaffoldError(error)
        }
    }
}
