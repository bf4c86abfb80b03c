/// A word of a sheet with its place.
public struct SheetWord: Sendable, Equatable {
    /// The word.
    public let text: String
    /// The sheet's file, or the flag that it was said by.
    public let file: String
    /// Where in the file it stands.
    public let position: SourcePosition

    /// Names a word.
    public init(text: String, file: String, position: SourcePosition) {
        self.text = text
        self.file = file
        self.position = position
    }

    /// A mistake at this place.
    ///
    /// - Parameter message: what is wrong, and what to write instead.
    public func mistake(_ message: String) -> DefinitionMistake {
        DefinitionMistake(file: file, position: position, message: message)
    }
}

/// A scene as it is ordered: what it is about, and what follows what the user does.
///
/// It is read from a small YAML file, from flags that are pieces of one (``SheetReader``), or from both.
public struct SceneSheet: Sendable, Equatable {
    /// A name with a type: `about: About`.
    public struct Value: Sendable, Equatable {
        /// The name.
        public let name: SheetWord
        /// The type: `About`, or `[Item]`.
        public let type: SheetWord
        /// Whether there are several: `[Item]`.
        public let isList: Bool

        /// The value as Swift writes it: `items: [Item]`.
        public var code: String { "\(name.text): \(isList ? "[\(type.text)]" : type.text)" }
    }

    /// What follows an event.
    public struct Steps: Sendable, Equatable {
        /// Requests, one after the other.
        public var asks: [SheetWord] = []
        /// Models that are shown.
        public var shows: [SheetWord] = []
        /// A question that the user answers first.
        public var confirm: SheetWord?
        /// Another unit, or a web page.
        public var goes: SheetWord?
        /// Whether it is presented, and not pushed.
        public var isPresented = false
        /// What goes along.
        public var with: [SheetWord] = []
        /// Where it is said that the unit is left.
        public var leaves: SheetWord?
        /// What the one that opened the unit hears.
        public var tells: SheetWord?
        /// The steps that were said, in order.
        public var said: [(step: SheetStep, word: SheetWord)] = []

        /// Whether nothing is said.
        public var isEmpty: Bool { said.isEmpty }

        /// Whether both say the same at the same places.
        public static func == (left: Steps, right: Steps) -> Bool {
            left.asks == right.asks && left.shows == right.shows && left.confirm == right.confirm
                && left.goes == right.goes && left.isPresented == right.isPresented && left.with == right.with
                && left.leaves == right.leaves && left.tells == right.tells
        }
    }

    /// Something that the user does.
    public struct Event: Sendable, Equatable {
        /// What it is about, or the message itself: `terms`, `itemSelected`.
        public let name: SheetWord
        /// What follows.
        public let steps: Steps
    }

    /// Several models as rows.
    public struct List: Sendable, Equatable {
        /// Where it is said.
        public let word: SheetWord
        /// Which of the models that are presented.
        public var of: SheetWord?
        /// The properties that a row shows.
        public var shows: [SheetWord] = []
        /// The sentence that stands where there is none.
        public var empty: SheetWord?
        /// Whether the user can pull to have them fetched again.
        public var refreshes = false
    }

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
    /// The models of whose changes the unit hears.
    public var observes: [SheetWord] = []
    /// What happens once the view is loaded.
    public var ready: Steps?
    /// What the user can do.
    public var events: [Event] = []
    /// Several models as rows.
    public var list: List?
    /// The keys that were said, in order.
    public var said: [(key: SheetKey, word: SheetWord)] = []

    /// A sheet that says nothing.
    public init() {}

    /// Whether nothing is said but a name.
    public var isEmpty: Bool { said.isEmpty }

    /// Whether both say the same at the same places.
    public static func == (left: SceneSheet, right: SceneSheet) -> Bool {
        left.name == right.name && left.group == right.group && left.needs == right.needs
            && left.presents == right.presents && left.shows == right.shows && left.takes == right.takes
            && left.observes == right.observes && left.ready == right.ready && left.events == right.events
            && left.list == right.list
    }
}
