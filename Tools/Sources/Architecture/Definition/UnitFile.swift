/// A file of a unit, or of its tests.
package struct UnitFile: Sendable, Equatable, PlacedPart {
    /// The file's id.
    package internal(set) var id: String
    /// Its name inside the unit's folder; one that begins with a slash begins where units are put into, beside their folders.
    package internal(set) var path: NameForm
    /// The name of the template that it is written from, without `.stencil`.
    package let template: String
    /// Where it goes.
    package let place: Place
    /// The ids of the roles, contracts and data kinds that stand in it.
    package internal(set) var holds: [String]
    /// The ids of the contracts without which the file is not written: a mock stands in for a protocol.
    package internal(set) var needs: [String]
    /// The id of the role of which a unit may have several, and that has such a file for each; nil where there is one file.
    package var each: String?
    /// Where it is written.
    package internal(set) var places: DefinitionPlaces

    /// Its path as seen from the folder that units are put into.
    ///
    /// - Parameters:
    ///   - folder: The folder of the unit, seen from there.
    ///   - name: The unit's name.
    ///   - shared: The name of what is shared, for a file of such a thing.
    package func path(from folder: NameForm, for name: UnitName, shared: UnitName? = nil) -> String {
        Self.path(path.name(for: name, shared: shared), in: folder.folder(for: name, shared: shared))
    }

    /// A path as seen from the folder that units are put into.
    ///
    /// - Parameters:
    ///   - path: The path inside the unit's folder, or with a slash before it, beside that folder.
    ///   - folder: The unit's folder.
    package static func path(_ path: String, in folder: String) -> String {
        // A unit in no group lies where a group's folder would.
        (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/").joined(separator: "/")
    }

    /// Where a file goes.
    package enum Place: String, Sendable, CaseIterable {
        /// To the unit's sources.
        case sources
        /// To the unit's tests.
        case tests
    }
}
