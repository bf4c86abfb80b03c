#if !canImport(UIKit)
    import Foundation

    /// Where something lies in the direction of reading: an edge.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/nsdirectionalrectedge>.
    public struct NSDirectionalRectEdge: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The top.
        public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
        /// Where reading begins.
        public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
        /// The bottom.
        public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
        /// Where reading ends.
        public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    }

    extension UIButton {
        /// The look of a button, as a value.
        ///
        /// Behaviour: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>. Differs:
        /// no attributed titles, no background of its own; styles keep their name for a renderer to draw.
        public struct Configuration: Equatable, Sendable {
            /// The filling of a button.
            package enum Style: String, Sendable {
                case plain, tinted, gray, filled
            }

            /// The roundness of the corners.
            public enum CornerStyle: Int, Sendable {
                /// As the background says.
                case fixed
                /// As the background says, larger with larger text.
                case dynamic
                /// Small.
                case small
                /// Medium.
                case medium
                /// Large.
                case large
                /// Half a circle.
                case capsule
            }

            /// The size of the button.
            public enum Size: Int, Sendable {
                /// Medium.
                case medium
                /// Small.
                case small
                /// Smallest.
                case mini
                /// Large.
                case large
            }

            /// The alignment of title and subtitle.
            public enum TitleAlignment: Int, Sendable {
                /// As the button's content is.
                case automatic
                /// Where reading begins.
                case leading
                /// In the middle.
                case center
                /// Where reading ends.
                case trailing
            }

            package let style: Style
            /// The title.
            public var title: String?
            /// The smaller line below the title.
            public var subtitle: String?
            /// The image.
            public var image: UIImage?
            /// On which side of the title the image is.
            public var imagePlacement = NSDirectionalRectEdge.leading
            /// The distance of image and title, in points.
            public var imagePadding: CGFloat = 0
            /// The distance of title and subtitle, in points.
            public var titlePadding: CGFloat = 1
            /// The alignment of title and subtitle.
            public var titleAlignment = TitleAlignment.automatic
            /// True if an activity indicator stands in the image's place.
            public var showsActivityIndicator = false
            /// The colour of title and image, where it is not the style's.
            public var baseForegroundColor: UIColor?
            /// The colour behind them, where it is not the style's.
            public var baseBackgroundColor: UIColor?
            /// The roundness of the corners.
            public var cornerStyle = CornerStyle.dynamic
            /// The size of the button.
            public var buttonSize = Size.medium
            /// The distances of the content from the edges.
            public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

            private init(_ style: Style) { self.style = style }

            /// Without a background.
            public static func plain() -> Configuration { Configuration(.plain) }
            /// On a pale background in the tint colour.
            public static func tinted() -> Configuration { Configuration(.tinted) }
            /// On grey.
            public static func gray() -> Configuration { Configuration(.gray) }
            /// On the tint colour.
            public static func filled() -> Configuration { Configuration(.filled) }
            /// Without a background, as the platform draws it.
            public static func borderless() -> Configuration { Configuration(.plain) }
            /// On grey, as the platform draws it.
            public static func bordered() -> Configuration { Configuration(.gray) }
            /// On a pale background in the tint colour, as the platform draws it.
            public static func borderedTinted() -> Configuration { Configuration(.tinted) }
            /// On the tint colour, as the platform draws it.
            public static func borderedProminent() -> Configuration { Configuration(.filled) }
        }
    }
#endif
