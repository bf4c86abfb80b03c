/// The way in which a generic type keeps what it is made of: `[Cell]` and `Box<Cell>` hold cells, `DataSource<Cell>` says nothing of
/// them.
public enum GenericKeeping: Sendable, Hashable {
    /// Holds several, as the property holds it.
    case collection
    /// Holds one, as the property holds it.
    case box
    /// Holds one weakly: `WeakReference<View>`.
    case weak
    /// Holds one without owning it.
    case unowned

    /// Tells it by the type's name.
    ///
    /// - Parameter name: The generic type's name, without its arguments.
    /// - Returns: `nil` where the arguments are the type's own matter.
    public init?(_ name: String) {
        if Self.collections.contains(name) {
            self = .collection
        } else if Self.boxes.contains(name) {
            self = .box
        } else if name.hasPrefix("Weak") {
            self = .weak
        } else if name.hasPrefix("Unowned") {
            self = .unowned
        } else {
            return nil
        }
    }

    private static let collections: Set = ["Array", "Set", "ContiguousArray", "Dictionary", "OrderedSet", "Deque"]
    private static let boxes: Set = [
        "Optional", "Lazy", "Box", "Published", "State", "StateObject", "StoreOf", "ViewStoreOf",
    ]
}
