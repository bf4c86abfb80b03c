import Architecture
import SourceModel

/// A type that plays a role, and what it does that a definition speaks of.
package struct Actor: Sendable {
    /// The type that plays the role.
    package let player: Player
    /// The role's id.
    package let role: String
    /// Where it is declared.
    package let declaration: Spot
    /// The references that it stores.
    package internal(set) var holds: [Hold] = []
    /// The calls that it makes on other actors.
    package internal(set) var calls: [Call] = []
    /// The actors that it makes.
    package internal(set) var creations: [Mention] = []
    /// The parts of the definition that it names.
    package internal(set) var mentions: [Mention] = []
    /// Calls that go to another screen, or back.
    package internal(set) var moves: [Move] = []
    /// The actors that it makes and calls, as far as one function shows it.
    package internal(set) var made: [Made] = []
    /// Where something is added to a list of it, by the list's name.
    package internal(set) var added: [String: Spot] = [:]
    /// Closures that hold it and are set as a property of its own, or of something that it holds.
    package internal(set) var closures: [StoredClosure] = []
    /// Subscriptions in a bag of its own that hold it.
    package internal(set) var subscriptions: [Subscription] = []
    /// True if it may keep something in a box of the app's own, or behind a computed property.
    package internal(set) var mayBox = false
    /// The imports of the files that it stands in.
    package internal(set) var imports: [Import] = []

    /// Returns true if it is seen to make one of a type.
    package func makes(_ type: TypeIndex.ID) -> Bool {
        mentions.contains { $0.target == type && $0.place == .creation }
    }

    /// A line of a file.
    package struct Spot: Sendable, Hashable {
        /// The file's index.
        package var file: Int
        /// The line, from 1.
        package var line: Int

        package init(file: Int, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// A stored property that keeps or knows something.
    package struct Hold: Sendable {
        /// The property's name.
        package var property: String
        package var spot: Spot
        /// The ownership of the value; a box such as `Weak<T>` counts.
        package var ownership: StorageFact.Ownership
        /// The object that is held, as far as it is a part of the definition.
        package var target: Target
        /// The protocol of several units by which it is known: a `ViewModelDelegate` that one of the unit's own roles fulfils.
        package var shared: TypeIndex.ID?
        /// True if several are held: an array, a dictionary.
        package var isMany: Bool
        /// True if the property can be set later, and has to be: a `var` that is optional and has no first value.
        package var isSetLater: Bool
        /// True if `weak` stands on the property itself, so that it can be taken away there.
        package var isBoxed: Bool
        /// True if the held object is a class, or may be one.
        package var isClass: Bool
    }

    /// A type that something is known by.
    package enum Target: Sendable, Hashable {
        /// A part of the definition.
        case part(TypeIndex.ID)
        /// A type from outside of the sources: `UIViewController`.
        case outside(String)
    }

    /// A call on another actor, or on a contract.
    package struct Call: Sendable {
        /// The name that is called.
        package var name: String
        package var spot: Spot
        /// On whom.
        package var receiver: TypeIndex.ID
        /// True if the call is made on the type itself.
        package var isStatic: Bool
        /// True if the receiver was handed over, or got, in the same function.
        package var isOnLocal: Bool
    }

    /// A part of the definition that is named.
    package struct Mention: Sendable, Hashable {
        /// The type.
        package var target: TypeIndex.ID
        package var spot: Spot
        /// Where it stands.
        package var place: Place

        /// Where a type is named.
        package enum Place: Sendable, Hashable {
            case property, parameter, result, body, inheritance, creation, staticCall
        }
    }

    /// An actor that a function makes.
    package struct Made: Sendable {
        package var type: TypeIndex.ID
        package var spot: Spot
        /// The functions that are called on it there.
        package var calls: [String]
        /// True if it is stored, handed on, returned or captured, or may be.
        package var isKept: Bool
    }

    /// A closure that holds the actor whose code makes it, or the actor itself, which is set as a property.
    package struct StoredClosure: Sendable {
        /// The actor's property whose value keeps the closure, or the path to it, `panel.button`; nil where the actor does.
        package var owner: String?
        /// The property that is set, or the label of the argument; empty of an argument without one.
        package var property: String
        package var spot: Spot
        /// True if the actor itself is set: `picker.delegate = self`.
        package var isSelf = false
        /// True if it is handed to an initializer, under the label that stands for the property: `Picker(delegate: self)`.
        package var isArgument = false
        /// The method that is handed the closure, or the actor: `picker.observe { … }`.
        package var method: String?
        /// The method of the actor's own that is set in the place of a closure, and holds the actor as one: `picker.picked = show`.
        package var function: String?
        /// The line of a closure around this one that lies in a bag of the actor's own, and holds it, too.
        package var around: Int?
        /// The class of a local that the path begins at: a cell that a list gave the actor's function, which the list keeps, what the
        /// closure holds itself, or the screen that is shown.
        package var local: TypeIndex.ID?
        /// True if the closure holds the local that it is set in, be the actor held or not: `picker.picked = { picker.close() }`.
        package var isOwn = false
        /// True if the actor keeps the local, whose class or contract is known, by a container of UIKit's that shows it.
        package var isShown = false
    }

    /// A subscription that an actor keeps in a bag of its own, that holds the actor, and whose source does not end by itself, or may not.
    package struct Subscription: Sendable {
        /// The bag: the actor's property, or the one that an extension gives every object, `rx.disposeBag`.
        package var bag: String
        /// The line of the closure, or of the call that is handed the actor.
        package var spot: Spot
        /// The holder of the actor.
        package var holder: Holder
        /// The source.
        package var source: Source
        package var kind = Kind.bag

        /// The keeper of the closure.
        package enum Kind: Int, Sendable {
            /// A bag of the actor's own.
            case bag
            /// A control of the actor's, of which the closure is an action; it is the source.
            case action
            /// The run loop, by a timer that goes on until somebody ends it; the bag is the property that has the timer, if there is one.
            case timer
        }

        /// The part of a subscription that holds the actor.
        package enum Holder: Sendable, Hashable {
            case closure
            /// A method of the actor's own in the place of a closure.
            case function(String)
            /// The property of the actor's that is set: `assign(to: \.title, on: self)`.
            case target(String)

            /// Its number, and its name, as the cache keeps them.
            var kept: (kind: Int, name: String?) {
                switch self {
                case .closure: (0, nil)
                case .function(let name): (1, name)
                case .target(let name): (2, name)
                }
            }

            init?(kept kind: Int, _ name: String?) {
                switch (kind, name) {
                case (0, nil): self = .closure
                case (1, let name?): self = .function(name)
                case (2, let name?): self = .target(name)
                default: return nil
                }
            }
        }

        /// The object whose events are subscribed to.
        package struct Source: Sendable, Hashable {
            /// The actor's property that leads to it; nil where it is the actor's own, or lives as long as the app.
            package var root: String?
            /// The property whose value says when it ends: a subject.
            package var subject: String?
            /// True if it is a view, which its superview keeps.
            package var isView = false
            /// True if it may end by itself: what a `transform(…)` gives back, a stream of what the actor holds. It is told beside others alone.
            package var isUnsure = false
        }
    }

    /// A call that goes to another screen, or back.
    package struct Move: Sendable {
        /// The function: `pushViewController`; ``root`` where a window is given another screen.
        package var function: String
        package var spot: Spot
        /// True if it is known that the call goes to a unit's screen.
        package var leadsToUnit: Bool
        /// True if the call is made on the object itself.
        package var isOnSelf: Bool

        /// The property that is set in place of a call.
        package static let root = "rootViewController"
    }

    /// An import.
    package struct Import: Sendable, Hashable {
        /// The module.
        package var module: String
        package var spot: Spot

        package init(module: String, spot: Spot) {
            self.module = module
            self.spot = spot
        }
    }
}

/// A property that somebody sets on an actor: `presenter.view = view`.
package struct Wire: Sendable, Hashable {
    /// The type whose property is set; nil where that is not known.
    package var owner: TypeIndex.ID?
    /// The property's name.
    package var property: String
    /// The file in which it is set.
    package var file: Int
    /// The type that sets it on one of its own type parameters: it is set for the heirs of that.
    package var base: TypeIndex.ID?
}
