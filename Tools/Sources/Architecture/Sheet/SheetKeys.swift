/// The keys of a scene's sheet beside its name and group, each of which an architecture supports or not.
public enum SheetKey: String, Sendable, CaseIterable {
    /// The shared things that the unit is handed.
    case needs
    /// The app's model that the unit is about, or several of one kind.
    case presents
    /// Those of the model's properties that are shown.
    case shows
    /// Values that go in when the unit is built.
    case takes
    /// The models of whose changes the unit hears.
    case observes
    /// What happens once the view is loaded.
    case ready
    /// What the user can do, and what follows.
    case events
    /// Several models as rows.
    case list
    /// What the user types.
    case fields
}

/// The steps that follow an event, each of which an architecture supports or not.
public enum SheetStep: String, Sendable, CaseIterable {
    /// Requests of what the unit is handed, one after the other.
    case asks
    /// A model that is shown.
    case shows
    /// A question that the user answers with yes before anything else happens.
    case confirm
    /// Another unit, or a web page.
    case goes
    /// The way back to where the user came from.
    case leaves
    /// What the one that opened the unit hears.
    case tells
}

/// The part of a scene's sheet that an architecture's templates write; the rest is refused by its line.
public struct SheetSupport: Sendable, Equatable {
    /// The keys.
    public let keys: [SheetKey]
    /// The steps of events.
    public let steps: [SheetStep]

    /// Names what is supported.
    public init(keys: [SheetKey], steps: [SheetStep]) {
        self.keys = keys
        self.steps = steps
    }
}

/// The keys of `sheet` in a definition.
enum SheetSupportKey: String, KeySet {
    case keys, steps

    static var part: String { "sheet" }

    var rule: KeyRule {
        switch self {
        case .keys:
            KeyRule(
                .words, "Keys beside scene and group: \(SheetKey.allCases.map(\.rawValue).joined(separator: ", ")).")
        case .steps:
            KeyRule(
                .words,
                "Steps that may follow an event: \(SheetStep.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
    }
}
