/// A scene as it is ordered: what it is about, and what follows what the user does.
///
/// It is read from a small YAML file, from flags that are pieces of one (``SheetReader``), or from both.
package struct SceneSheet: Sendable, Equatable {
    /// The unit's name.
    package var name: SheetWord?
    /// The group that the unit is put into.
    package var group: SheetWord?
    /// The shared things that the unit is handed.
    package var needs: [SheetWord] = []
    /// The models that the unit is about.
    package var presents: [Value] = []
    /// Those of their properties that are shown.
    package var shows: [SheetWord] = []
    /// Values that go in when the unit is built.
    package var takes: [Value] = []
    /// Values that come out, told to the unit's opener.
    package var returns: [Output] = []
    /// The models of whose changes the unit hears.
    package var observes: [SheetWord] = []
    /// The steps once the view is loaded.
    package var ready: Steps?
    /// The user's actions.
    package var events: [Event] = []
    /// Several models as rows.
    package var list: List?
    /// The values that the user types or switches.
    package var fields: [Field] = []
    /// A text by which the rows of the list are chosen.
    package var search: Search?
    /// Requests that the unit's own data side knows.
    package var verbs: [RequestVerb] = []
    /// The kind of view.
    package var view: SheetWord?
    /// The keys that were said, in order.
    package var said: [Said] = []

    /// A key that was said, and where.
    package struct Said: Sendable, Equatable {
        /// The key.
        package let key: SheetKey
        /// Where it stands.
        package let word: SheetWord
    }

    /// A sheet that says nothing.
    package init() {}

    /// True if nothing is said but a name.
    package var isEmpty: Bool { said.isEmpty }

    /// All steps, each with who is followed by them: those on loading, of events, and of what other units answer.
    package var allSteps: [Steps] {
        let own = [ready].compactMap(\.self) + events.map(\.steps)
        return own + own.flatMap(\.back).map(\.steps)
    }
}

extension SceneSheet {
    /// A name with a type: `about: About`, or with a label of its own, `with item: Item`.
    package struct Value: Sendable, Equatable {
        /// The name.
        package let name: SheetWord
        /// The label before it where it is passed; nil for its name.
        package let label: String?
        /// The type: `About`, or `[Item]`.
        package let type: SheetWord
        /// True if there are several: `[Item]`.
        package let isList: Bool

        /// The value as Swift writes it: `items: [Item]`.
        package var code: String { "\(name.text): \(isList ? "[\(type.text)]" : type.text)" }
    }

    /// An output of a unit: `created: Item`, or `canceled`, which tells nothing more.
    package struct Output: Sendable, Equatable {
        /// The name.
        package let name: SheetWord
        /// The type, as code; nil where nothing more is told.
        package let type: String?

        /// As the flag `--returns` has it: `created: Item`.
        package var code: String { type.map { "\(name.text): \($0)" } ?? name.text }
    }

    /// A request: `fetchItems`, or with a name for its answer, `addItem: created`.
    package struct Request: Sendable, Equatable {
        /// The verb of the request.
        package let verb: SheetWord
        /// The name of the answer; nil where none is said.
        package let answer: SheetWord?
    }

    /// The steps that follow an event.
    package struct Steps: Sendable, Equatable {
        /// Requests, one after the other.
        package var asks: [Request] = []
        /// Models that are shown.
        package var shows: [SheetWord] = []
        /// A question that the user answers first.
        package var confirm: SheetWord?
        /// Another unit, or a web page.
        package var goes: SheetWord?
        /// True if the unit is presented, and not pushed.
        package var isPresented = false
        /// True if it takes the place of everything in the stack.
        package var replaces = false
        /// The message that goes there in words of its own: `gotoDetail(for:)`.
        package var named: SheetWord?
        /// The values that go along.
        package var with: [SheetWord] = []
        /// The steps that follow the other unit's answers.
        package var back: [Event] = []
        /// Where it is said that the unit is left.
        package var leaves: SheetWord?
        /// Where it is said that all is left up to the first unit of the stack.
        package var root: SheetWord?
        /// The output that the one that opened the unit hears.
        package var tells: SheetWord?
        /// The fields whose texts it tells, beside those that what follows needs.
        package var carries: [SheetWord] = []
        /// Under which conditions the user may do it.
        package var enabled: [SheetWord] = []
        /// The steps that were said, in order.
        package var said: [Said] = []

        /// A step that was said, and where.
        package struct Said: Sendable, Equatable {
            /// The step.
            package let step: SheetStep
            /// Where it stands.
            package let word: SheetWord
        }

        /// True if nothing is said.
        package var isEmpty: Bool { said.isEmpty && enabled.isEmpty && carries.isEmpty }
    }

    /// Something that the user does, or that another unit answers.
    package struct Event: Sendable, Equatable {
        /// The subject of the event, or the message itself: `terms`, `itemSelected`.
        package let name: SheetWord
        /// The steps that follow.
        package let steps: Steps
    }

    /// Several models as rows.
    package struct List: Sendable, Equatable {
        /// Where the list is said.
        package let word: SheetWord
        /// The values that are presented: `items`.
        package var of: SheetWord?
        /// The properties that a row shows.
        package var shows: [SheetWord] = []
        /// The sentence that stands where there is none.
        package var empty: SheetWord?
        /// Where it is said that the user can pull to have them fetched again.
        package var refresh: SheetWord?
        /// The event of a tap on a row, where it has a name of its own.
        package var select: SheetWord?
    }

    /// A text by which rows are chosen.
    package struct Search: Sendable, Equatable {
        /// The values that are presented as rows: `items`.
        package let of: SheetWord
        /// The properties of a row's model in which the text is looked for.
        package let by: [SheetWord]
    }

    /// Something that the user types or switches.
    package struct Field: Sendable, Equatable {
        /// Its name: `userName`.
        package let name: SheetWord
        /// The way in which it is entered.
        package let kind: FieldKind
        /// True if it may be left empty: `text?`.
        package let isOptional: Bool
    }
}

/// The way in which something is entered.
package enum FieldKind: String, Sendable, CaseIterable {
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
