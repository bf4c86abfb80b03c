#if !canImport(UIKit)
    import Foundation

    extension UIView {
        /// The options of an animation. Here each ends at once, so that the options say nothing that could be seen.
        ///
        /// Source: <https://developer.apple.com/documentation/uikit/uiview/animationoptions>.
        public struct AnimationOptions: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// Creates options of their bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Slow at both ends.
            public static let curveEaseInOut: AnimationOptions = []
            /// Lays out subviews with it.
            public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
            /// Takes touches meanwhile.
            public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
            /// Starts from what is seen.
            public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
            /// Slow at the beginning.
            public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
            /// Slow at the end.
            public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
            /// Even.
            public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
            /// One view into the other.
            public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        }

        /// Makes changes; tells in a later turn of the main queue that they are made.
        ///
        /// Behaviour: <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)>.
        /// Differs: the final state is there at once, and durations and delays are not waited for.
        public class func animate(
            withDuration duration: TimeInterval, animations: @escaping () -> Void,
            completion: ((Bool) -> Void)? = nil
        ) {
            animations()
            finish(completion)
        }

        /// Makes changes; tells in a later turn of the main queue that they are made.
        public class func animate(
            withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
            animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
        ) {
            animations()
            finish(completion)
        }

        /// Makes changes; tells in a later turn of the main queue that they are made.
        public class func animate(
            withDuration duration: TimeInterval, delay: TimeInterval,
            usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
            options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
        ) {
            animations()
            finish(completion)
        }

        /// Makes changes in a view; tells in a later turn of the main queue that they are made.
        public class func transition(
            with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
            animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
        ) {
            animations?()
            finish(completion)
        }

        /// Makes changes at once.
        public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

        private class func finish(_ completion: ((Bool) -> Void)?) {
            guard let completion else { return }
            MainQueue.later { completion(true) }
        }
    }
#endif
