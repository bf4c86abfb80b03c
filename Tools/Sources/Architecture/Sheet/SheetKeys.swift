/// The keys of a scene's sheet beside its name and group, each of which an architecture supports or not.
package enum SheetKey: String, Sendable, CaseIterable {
    /// The shared things that the unit is handed.
    case needs
    /// The app's model that the unit is about, or several of one kind.
    case presents
    /// Those of the model's properties that are shown.
    case shows
    /// Values that go in when the unit is built.
    case takes
    /// Values that come out, told to the unit's opener.
    case returns
    /// The models of whose changes the unit hears.
    case observes
    /// The steps once the view is loaded.
    case ready
    /// The user's actions, and the steps that follow.
    case events
    /// Several models as rows.
    case list
    /// The values that the user types or switches.
    case fields
    /// A text by which the rows of the list are chosen.
    case search
    /// Requests that the unit's own data side knows.
    case verbs
    /// The kind of view.
    case view

    /// The word for one more of it in a unit that is there: `field` of `fields`.
    package var addition: String {
        switch self {
        case .events: "event"
        case .fields: "field"
        case .verbs: "verb"
        case .returns: "output"
        default: rawValue
        }
    }
}

/// The kinds of views.
package enum SheetView: String, Sendable, CaseIterable {
    /// Swift alone.
    case code
    /// A nib, for iOS alone.
    case nib
    /// A storyboard with the unit's one view controller, for iOS alone.
    case storyboard

    /// The ending of the file that such a view comes from; nil for code.
    package var fileEnding: String? {
        switch self {
        case .code: nil
        case .nib: ".xib"
        case .storyboard: ".storyboard"
        }
    }

    /// The kind of view that comes from a file; nil for any other file.
    package init?(file path: String) {
        let kind = Self.allCases.first { $0.fileEnding.map(path.hasSuffix) ?? false }
        guard let kind else { return nil }
        self = kind
    }
}

/// The steps that follow an event, each of which an architecture supports or not.
package enum SheetStep: String, Sendable, CaseIterable {
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
    /// The output that the one that opened the unit hears.
    case tells
}

/// A condition that an event may wait for, each of which an architecture supports or not.
package enum SheetCondition: String, Sendable, CaseIterable {
    /// There is a network.
    case online
    /// No request is under way.
    case idle
    /// The fields that are named are filled in.
    case fields
}

/// The way in which a row that the user taps is told.
package enum RowSelection: String, Sendable, CaseIterable {
    /// By its model's id.
    case id
    /// By its place.
    case index
}

/// The part of a scene's sheet that an architecture's templates write; the rest is refused by its line.
package struct SheetSupport: Sendable, Equatable {
    /// The keys.
    package var keys: [SheetKey] = []
    /// The steps of events.
    package var steps: [SheetStep] = []
    /// The keys that are written without the runtime, too.
    package var plainKeys: [SheetKey] = []
    /// The steps that are written without the runtime, too.
    package var plainSteps: [SheetStep] = []
    /// The conditions that events may wait for.
    package var conditions: [SheetCondition] = []
    /// The role that is asked: one of the unit's own is given the verbs that the sheet names, a shared one must have them.
    package var asks: String?
    /// True if a verb may say where its answer is kept.
    package var stores = false
    /// The data kind of a row, where lists are written.
    package var rows: String?
    /// The role of a row's view, which only a unit with a list has.
    package var cells: String?
    /// The way in which a row that is tapped is told.
    package var selects = RowSelection.id
    /// True if entered values are bound to the unit's logic, both ways; where not, events tell them.
    package var binds = false
    /// The property that tells if there is a network, as a shared type and its property.
    package var online: String?

    /// A definition whose templates write nothing of sheets.
    package init() {}
}

/// The keys of `sheet` in a definition.
enum SheetSupportKey: String, KeySet {
    case keys, steps, plainKeys, plainSteps, conditions, asks, stores, rows, cells, selects, binds, online

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
        case .plainKeys:
            KeyRule(.words, "Those of the keys that are written without the runtime, too, for --runtime none.")
        case .plainSteps:
            KeyRule(.words, "Those of the steps that are written without the runtime, too, for --runtime none.")
        case .conditions:
            KeyRule(
                .words,
                "What an event may wait for (enabled): \(SheetCondition.allCases.map(\.rawValue).joined(separator: ", "))."
            )
        case .asks:
            KeyRule(
                .id([.role]),
                "The role that is asked. One of the unit's own is given the verbs that the sheet names; a shared one must have them."
            )
        case .stores:
            KeyRule(
                .flag,
                "Whether a verb of the sheet may say where its answer is kept (store: sqlite), in the app's store.")
        case .rows: KeyRule(.id([.dataKind]), "The data kind of a row, where lists are written.")
        case .cells: KeyRule(.id([.role]), "The optional role of a row's view, which a unit with a list has.")
        case .selects:
            KeyRule(.choice(of: RowSelection.self), "How a row that is tapped is told; id where nothing is said.")
        case .binds:
            KeyRule(
                .flag,
                "Whether what the user enters is bound to values of the unit's logic, both ways; where not, events tell it."
            )
        case .online:
            KeyRule(
                .word,
                "Something that units share, and its property that says whether there is a network: Reachability.isOnline."
            )
        }
    }
}
