#if !canImport(UIKit)
    import Foundation

    /// A view that a person uses.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicontrol>. Differs: `UIAction` only; targets with
    /// selectors need the Objective-C runtime and do not compile here.
    open class UIControl: UIView {
        /// An event of a control.
        public struct Event: OptionSet, Hashable, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// Creates events of their bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// A finger comes down.
            public static let touchDown = Event(rawValue: 1 << 0)
            /// A finger goes up inside.
            public static let touchUpInside = Event(rawValue: 1 << 6)
            /// A finger goes up outside.
            public static let touchUpOutside = Event(rawValue: 1 << 7)
            /// The touch is taken away.
            public static let touchCancel = Event(rawValue: 1 << 8)
            /// The value changes.
            public static let valueChanged = Event(rawValue: 1 << 12)
            /// The control's main purpose.
            public static let primaryActionTriggered = Event(rawValue: 1 << 13)
            /// Editing begins.
            public static let editingDidBegin = Event(rawValue: 1 << 16)
            /// The text changes by editing.
            public static let editingChanged = Event(rawValue: 1 << 17)
            /// Editing ends.
            public static let editingDidEnd = Event(rawValue: 1 << 18)
            /// Editing ends by the return key.
            public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
            /// All touches.
            public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
            /// All of editing.
            public static let allEditingEvents = Event(rawValue: 0x000F_0000)
            /// All.
            public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
        }

        /// The state of a control.
        public struct State: OptionSet, Hashable, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// Creates a state of its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Enabled, neither highlighted nor selected.
            public static let normal: State = []
            /// A finger is on it.
            public static let highlighted = State(rawValue: 1 << 0)
            /// Not enabled.
            public static let disabled = State(rawValue: 1 << 1)
            /// Selected.
            public static let selected = State(rawValue: 1 << 2)
            /// Has the focus.
            public static let focused = State(rawValue: 1 << 3)
        }

        private struct Entry {
            let action: UIAction
            var events: Event
        }
        private var entries: [Entry] = []

        /// Creates a control that does nothing yet.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a control with what it does at its main purpose.
        public convenience init(frame: CGRect, primaryAction: UIAction?) {
            self.init(frame: frame)
            if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Where the content is, from side to side.
        public enum ContentHorizontalAlignment: Int, Sendable {
            /// In the middle.
            case center = 0
            /// At the left.
            case left = 1
            /// At the right.
            case right = 2
            /// Everywhere.
            case fill = 3
            /// Where reading begins.
            case leading = 4
            /// Where reading ends.
            case trailing = 5
        }
        /// Where the content is, up and down.
        public enum ContentVerticalAlignment: Int, Sendable {
            /// In the middle.
            case center = 0
            /// At the top.
            case top = 1
            /// At the bottom.
            case bottom = 2
            /// Everywhere.
            case fill = 3
        }
        /// Where the content is, from side to side.
        open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsRendering() } }
        /// Where the content is, up and down.
        open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsRendering() } }

        /// True if the control can be used.
        open var isEnabled = true { didSet { stateChanged() } }
        /// True if the control is selected.
        open var isSelected = false { didSet { stateChanged() } }
        /// True if a finger is on the control.
        open var isHighlighted = false { didSet { stateChanged() } }

        /// The state of the control, from the three above.
        open var state: State {
            var state = State.normal
            if isHighlighted { state.insert(.highlighted) }
            if !isEnabled { state.insert(.disabled) }
            if isSelected { state.insert(.selected) }
            return state
        }

        func stateChanged() { setNeedsRendering() }

        /// Does an action at events; one of the same identifier is replaced for them.
        open func addAction(_ action: UIAction, for controlEvents: Event) {
            removeAction(identifiedBy: action.identifier, for: controlEvents)
            if let index = entries.firstIndex(where: { $0.action === action }) {
                entries[index].events.formUnion(controlEvents)
            } else {
                entries.append(Entry(action: action, events: controlEvents))
            }
        }

        /// No longer does an action at events.
        open func removeAction(_ action: UIAction, for controlEvents: Event) {
            removeAction(identifiedBy: action.identifier, for: controlEvents)
        }

        /// No longer does the action of an identifier at events.
        open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
            for index in entries.indices.reversed() where entries[index].action.identifier == actionIdentifier {
                entries[index].events.subtract(controlEvents)
                if entries[index].events.isEmpty { entries.remove(at: index) }
            }
        }

        /// All events at which something is done.
        open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

        /// Does an action now, as its sender.
        open func sendAction(_ action: UIAction) { action.perform(from: self) }

        /// Does the actions of events, in the order in which they were added.
        open func sendActions(for controlEvents: Event) {
            for entry in entries where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
        }

        /// Does a finger's tap; `false` where a tap means nothing.
        func receiveTap() -> Bool {
            sendActions(for: .touchDown)
            sendActions(for: [.touchUpInside, .primaryActionTriggered])
            return true
        }
    }
#endif
