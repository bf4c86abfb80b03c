/// A scene as it is ordered: what it is about, and what follows what the user does.
///
/// It is read from a small YAML file, from flags that are pieces of one (``SheetReader``), or from both.
public struct SceneSheet: Sendable, Equatable {
    /// The unit's name.
    public var name: SheetWord?
    /// The group that the unit is put into.
    public var group: SheetWord?
    /// The shared things that the unit is handed.
    public var needs: [SheetWord] = []
    /// The models that the unit is about.
    public var presents: [Value] = []
    /// Those of their properties that are shown.
    public var shows: [SheetWord] = []
    /// Values that go in when the unit is built.
    public var takes: [Value] = []
    /// Values that come out, told to the unit's opener.
    public var returns: [Output] = []
    /// The models of whose changes the unit hears.
    public var observes: [SheetWord] = []
    /// The steps once the view is loaded.
    public var ready: Steps?
    /// The user's actions.
    public var events: [Event] = []
    /// Several models as rows.
    public var list: List?
    /// The values that the user types or switches.
    public var fields: [Field] = []
    /// A text by which the rows of the list are chosen.
    public var search: Search?
    /// Requests that the unit's own data side knows.
    public var verbs: [RequestVerb] = []
    /// What the view is made of.
    public var view: SheetWord?
    /// The keys that were said, in order.
    public var said: [Said] = []

    /// A key that was said, and where.
    public struct Said: Sendable, Equatable {
        /// The key.
        public let key: SheetKey
        /// Where it stands.
        public let word: SheetWord
    }

    /// A sheet that says nothing.
    public init() {}

    /// True if nothing is said but a name.
    public var isEmpty: Bool { said.isEmpty }

    /// All steps, each with who is followed by them: those on loading, of events, and of what other units answer.
    public var allSteps: [Steps] {
        let own = [ready].compactMap(\.self) + events.map(\.steps)
        return own + own.flatMap(\.back).map(\.steps)
    }
}

extension SceneSheet {
    /// A name with a type: `about: About`, or with a label of its own, `with item: Item`.
    public struct Value: Sendable, Equatable {
        /// The name.
        public let name: SheetWord
        /// The label before it where it is passed; nil for its name.
        public let label: String?
        /// The type: `About`, or `[Item]`.
        public let type: SheetWord
        /// True if there are several: `[Item]`.
        public let isList: Bool

        /// The value as Swift writes it: `items: [Item]`.
        public var code: String { "\(name.text): \(isList ? "[\(type.text)]" : type.text)" }
    }

    /// An output of a unit: `created: Item`, or `canceled`, which tells nothing more.
    public struct Output: Sendable, Equatable {
        /// The name.
        public let name: SheetWord
        /// The type, as code; nil where nothing more is told.
        public let type: String?

        /// As the flag `--returns` has it: `created: Item`.
        public var code: String { type.map { "\(name.text): \($0)" } ?? name.text }
    }

    /// A request: `fetchItems`, or with a name for its answer, `addItem: created`.
    public struct Request: Sendable, Equatable {
        /// The verb of the request.
        public let verb: SheetWord
        /// The name of the answer; nil where none is said.
        public let answer: SheetWord?
    }

    /// The steps that follow an event.
    public struct Steps: Sendable, Equatable {
        /// Requests, one after the other.
        public var asks: [Request] = []
        /// Models that are shown.
        public var shows: [SheetWord] = []
        /// A question that the user answers first.
        public var confirm: SheetWord?
        /// Another unit, or a web page.
        public var goes: SheetWord?
        /// True if the unit is presented, and not pushed.
        public var isPresented = false
        /// True if it takes the place of everything in the stack.
        public var replaces = false
        /// The message that goes there in words of its own: `gotoDetail(for:)`.
        public var named: SheetWord?
        /// The values that go along.
        public var with: [SheetWord] = []
        /// The steps that follow the other unit's answers.
        public var back: [Event] = []
        /// Where it is said that the unit is left.
        public var leaves: SheetWord?
        /// Where it is said that all is left up to the first unit of the stack.
        public var root: SheetWord?
        /// The output that the one that opened the unit hears.
        public var tells: SheetWord?
        /// The fields whose texts it tells, beside those that what follows needs.
        public var carries: [SheetWord] = []
        /// Under which conditions the user may do it.
        public var enabled: [SheetWord] = []
        /// The steps that were said, in order.
        public var said: [Said] = []

        /// A step that was said, and where.
        public struct Said: Sendable, Equatable {
            /// The step.
            public let step: SheetStep
            /// Where it stands.
            public let word: SheetWord
        }

        /// True if nothing is said.
        public var isEmpty: Bool { said.isEmpty && enabled.isEmpty && carries.isEmpty }
    }

    /// Something that the user does, or that another unit answers.
    public struct Event: Sendable, Equatable {
        /// The subject of the event, or the message itself: `terms`, `itemSelected`.
        public let name: SheetWord
        /// The steps that follow.
        public let steps: Steps
    }

    /// Several models as rows.
    public struct List: Sendable, Equatable {
        /// Where the list is said.
        public let word: SheetWord
        /// The values that are presented: `items`.
        public var of: SheetWord?
        /// The properties that a row shows.
        public var shows: [SheetWord] = []
        /// The sentence that stands where there is none.
        public var empty: SheetWord?
        /// Where it is said that the user can pull to have them fetched again.
        public var refresh: SheetWord?
        /// The event of a tap on a row, where it has a name of its own.
        public var select: SheetWord?
    }

    /// A text by which rows are chosen.
    public struct Search: Sendable, Equatable {
        /// The values that are presented as rows: `items`.
        public let of: SheetWord
        /// The properties of a row's model in which the text is looked for.
        public let by: [SheetWord]
    }

    /// Something that the user types or switches.
    public struct Field: Sendable, Equatable {
        /// Its name: `userName`.
        public let name: SheetWord
        /// The way in which it is entered.
        public let kind: FieldKind
        /// True if it may be left empty: `text?`.
        public let isOptional: Bool
    }
}

/// The way in which something is entered.
public enum FieldKind: String, Sendable, CaseIterable {
    /// Text.
    case text
    /// The address of an electronic letter.
    case email
    /// Text that nobody sees.
    case secure
    /// A whole number.
    case number
    /// A number with decimals.
    case decimal
    /// On or off.
    case `switch`
}
