/// The names of properties that keep whom a type tells what it does not do itself: `delegate`, `output`, `listener`.
package enum ListenerName {
    private static let endings = ["delegate", "output", "listener"]

    /// Returns true if a property has such a name.
    package static func fits(_ property: String) -> Bool {
        let name = property.lowercased()
        return endings.contains(where: name.hasSuffix)
    }
}
