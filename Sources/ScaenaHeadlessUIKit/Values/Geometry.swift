#if !canImport(UIKit)
    import Foundation

    /// Distances from the edges of a rectangle, in points.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiedgeinsets>.
    public struct UIEdgeInsets: Equatable, Sendable {
        /// The distance from the top.
        public var top: CGFloat
        /// The distance from the left.
        public var left: CGFloat
        /// The distance from the bottom.
        public var bottom: CGFloat
        /// The distance from the right.
        public var right: CGFloat
        /// No insets.
        public static let zero = UIEdgeInsets()

        /// Creates insets of zero.
        public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

        /// Creates insets, in points.
        public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// Distances from the edges of a rectangle, in points, in the direction of reading.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets>.
    public struct NSDirectionalEdgeInsets: Equatable, Sendable {
        /// The distance from the top.
        public var top: CGFloat
        /// The distance from where reading begins.
        public var leading: CGFloat
        /// The distance from the bottom.
        public var bottom: CGFloat
        /// The distance from where reading ends.
        public var trailing: CGFloat
        /// No insets.
        public static let zero = NSDirectionalEdgeInsets()

        /// Creates insets of zero.
        public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

        /// Creates insets, in points.
        public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    /// A movement from a usual place, in points.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uioffset>.
    public struct UIOffset: Equatable, Sendable {
        /// To the right.
        public var horizontal: CGFloat
        /// Downwards.
        public var vertical: CGFloat
        /// No movement.
        public static let zero = UIOffset()
        /// Creates no movement.
        public init() { self.init(horizontal: 0, vertical: 0) }
        /// Creates a movement.
        public init(horizontal: CGFloat, vertical: CGFloat) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// The alignment of a text in its line.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/nstextalignment>.
    public enum NSTextAlignment: Int, Sendable {
        /// To the left.
        case left = 0
        /// In the middle.
        case center = 1
        /// To the right.
        case right = 2
        /// To both sides.
        case justified = 3
        /// As the language of the text asks.
        case natural = 4
    }

    /// The treatment of text that is too long for its line.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/nslinebreakmode>.
    public enum NSLineBreakMode: Int, Sendable {
        /// Breaks between words.
        case byWordWrapping = 0
        /// Breaks between characters.
        case byCharWrapping = 1
        /// Is cut off.
        case byClipping = 2
        /// Loses its beginning to an ellipsis.
        case byTruncatingHead = 3
        /// Loses its end to an ellipsis.
        case byTruncatingTail = 4
        /// Loses its middle to an ellipsis.
        case byTruncatingMiddle = 5
    }
#endif
