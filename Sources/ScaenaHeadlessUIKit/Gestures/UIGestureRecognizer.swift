#if !canImport(UIKit)
    import Foundation

    /// Says whether a gesture is recognized.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate>. Differs: only what is asked
    /// without touches; where a base class adopts the protocol and only its subclass has a method, the default is called.
    @preconcurrency @MainActor
    public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
        /// Returns true if a gesture that has been made is recognized: yes unless implemented.
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    }

    extension UIGestureRecognizerDelegate {
        /// Yes.
        public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    /// Recognizes what a finger does on a view.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>. Differs: targets with selectors need
    /// the Objective-C runtime, so what is to be done is said by a closure: `onRecognized(_:)` of `ScaenaUIKit`, which UIKit's
    /// recognizers have there as well; nothing has coordinates.
    @preconcurrency @MainActor
    open class UIGestureRecognizer: NSObject {
        /// The state of a gesture.
        public enum State: Int, Sendable {
            /// Nothing was recognized yet.
            case possible = 0
            /// It has begun.
            case began = 1
            /// It goes on.
            case changed = 2
            /// It has ended, or was recognized.
            case ended = 3
            /// It was taken away.
            case cancelled = 4
            /// It was something else.
            case failed = 5
            /// It has ended, or was recognized.
            public static var recognized: State { .ended }
        }

        private var handlers: [(UIGestureRecognizer) -> Void] = []

        /// Creates a recognizer that does nothing yet.
        public override init() { super.init() }

        /// Does something more when the gesture is recognized.
        package func add(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

        /// The state of the gesture: `ended` while its recognition is told.
        open internal(set) var state = State.possible
        /// The view on which gestures are recognized; it owns the recognizer.
        open internal(set) weak var view: UIView?
        /// True if gestures are recognized.
        open var isEnabled = true { didSet { view?.setNeedsRendering() } }
        /// Says whether a gesture is recognized; not owned.
        open weak var delegate: (any UIGestureRecognizerDelegate)?
        /// True if the view does not get the touches of a recognized gesture: then a row or item around it is not
        /// chosen. Controls in the view get theirs.
        open var cancelsTouchesInView = true
        /// A name for people who debug.
        open var name: String?

        func recognize() -> Bool {
            guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
            state = .ended
            for handler in handlers { handler(self) }
            state = .possible
            return true
        }
    }

    /// Recognizes taps.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>.
    open class UITapGestureRecognizer: UIGestureRecognizer {
        /// The number of taps it takes.
        open var numberOfTapsRequired = 1
        /// The number of fingers it takes.
        open var numberOfTouchesRequired = 1

        /// True if one finger that comes down once is all it takes.
        var takesOneTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
    }

    /// Recognizes a finger that stays.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>. Differs: what is recognized is
    /// told as begun, then as ended.
    open class UILongPressGestureRecognizer: UIGestureRecognizer {
        /// The time that the finger stays, in seconds.
        open var minimumPressDuration: TimeInterval = 0.5
        /// The distance that the finger may move, in points.
        open var allowableMovement: CGFloat = 10
    }

    /// Recognizes a finger that wipes in a direction.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>.
    open class UISwipeGestureRecognizer: UIGestureRecognizer {
        /// Directions.
        public struct Direction: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// Creates directions of their bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// To the right.
            public static let right = Direction(rawValue: 1 << 0)
            /// To the left.
            public static let left = Direction(rawValue: 1 << 1)
            /// Upwards.
            public static let up = Direction(rawValue: 1 << 2)
            /// Downwards.
            public static let down = Direction(rawValue: 1 << 3)
        }

        /// In which directions; to the right unless set.
        open var direction = Direction.right
        /// The number of fingers it takes.
        open var numberOfTouchesRequired = 1
    }

    extension UIView {
        /// Recognizes gestures on this view, which owns the recognizer.
        public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
            gestureRecognizer.view = self
            ownGestureRecognizers.append(gestureRecognizer)
            setNeedsRendering()
        }

        /// No longer recognizes gestures by a recognizer.
        public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            guard gestureRecognizer.view === self else { return }
            ownGestureRecognizers.removeAll { $0 === gestureRecognizer }
            gestureRecognizer.view = nil
            setNeedsRendering()
        }

        /// The recognizers of this view; `nil` when it never had one.
        public var gestureRecognizers: [UIGestureRecognizer]? {
            get { ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers }
            set {
                for recognizer in ownGestureRecognizers { removeGestureRecognizer(recognizer) }
                for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
            }
        }

        /// True if a tap on this view itself is recognized as a gesture.
        package var recognizesTaps: Bool {
            isUserInteractionEnabled
                && ownGestureRecognizers.contains {
                    ($0 as? UITapGestureRecognizer).map { $0.isEnabled && $0.takesOneTap } ?? false
                }
        }

        /// The recognizer of a finger that stays on this view itself.
        package var pressRecognizer: UILongPressGestureRecognizer? {
            guard isUserInteractionEnabled else { return nil }
            return ownGestureRecognizers.lazy.compactMap { $0 as? UILongPressGestureRecognizer }.first(
                where: \.isEnabled)
        }
    }

    extension UserInput {
        /// Taps twice on a view.
        package static func doubleTap(_ view: UIView) throws(UserInputRefusal) {
            try recognize(on: view) {
                ($0 as? UITapGestureRecognizer).map {
                    $0.numberOfTapsRequired == 2 && $0.numberOfTouchesRequired == 1
                } ?? false
            }
        }

        /// Lets a finger stay on a view.
        package static func press(_ view: UIView) throws(UserInputRefusal) {
            try recognize(on: view) { $0 is UILongPressGestureRecognizer }
        }

        /// Wipes over a view.
        package static func swipe(
            _ view: UIView, to direction: UISwipeGestureRecognizer.Direction
        ) throws(UserInputRefusal) {
            try recognize(on: view) {
                ($0 as? UISwipeGestureRecognizer).map {
                    $0.direction.contains(direction) && $0.numberOfTouchesRequired == 1
                } ?? false
            }
        }

        private static func recognize(
            on view: UIView, _ isMeant: (UIGestureRecognizer) -> Bool
        ) throws(UserInputRefusal) {
            try checkReach(of: view)
            guard let recognizer = recognizer(around: view, isMeant) else { throw .inert }
            guard recognizer.recognize() else { throw .prevented }
        }

        /// The nearest recognizer of a view or around it.
        static func recognizer(
            around view: UIView, below end: UIView? = nil, _ isMeant: (UIGestureRecognizer) -> Bool
        ) -> UIGestureRecognizer? {
            var current: UIView? = view
            while let candidate = current, candidate !== end {
                if candidate.isUserInteractionEnabled,
                    let found = candidate.ownGestureRecognizers.last(where: { $0.isEnabled && isMeant($0) })
                {
                    return found
                }
                current = candidate.superview
            }
            return nil
        }
    }
#endif
