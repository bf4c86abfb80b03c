#if !canImport(UIKit)
    import Foundation

    /// An element of a menu: a title and an image.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uimenuelement>. Differs: there are no menus yet.
    @preconcurrency @MainActor
    open class UIMenuElement: NSObject {
        /// The title.
        open private(set) var title: String
        /// The image.
        open private(set) var image: UIImage?

        init(title: String, image: UIImage?) {
            self.title = title
            self.image = image
            super.init()
        }

        func setTitle(_ title: String) { self.title = title }
        func setImage(_ image: UIImage?) { self.image = image }

        /// The looks and state of a menu's element.
        public struct Attributes: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// Creates attributes of their bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Cannot be chosen.
            public static let disabled = Attributes(rawValue: 1 << 0)
            /// Destroys something.
            public static let destructive = Attributes(rawValue: 1 << 1)
            /// Is not shown.
            public static let hidden = Attributes(rawValue: 1 << 2)
        }
    }

    /// A handler of an action; it is given the action itself.
    public typealias UIActionHandler = (UIAction) -> Void

    /// Something to do, with a title: what a control does in this project instead of a selector.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiaction>.
    open class UIAction: UIMenuElement {
        /// Tells actions apart: a control holds one action of an identifier for an event.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier's text.
            public let rawValue: String
            /// Creates an identifier of its text.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier of its text.
            public init(_ rawValue: String) { self.init(rawValue: rawValue) }
        }

        /// Tells this action from others; unique when none was given.
        public let identifier: Identifier
        /// The looks and state of the action.
        open var attributes: UIMenuElement.Attributes
        /// The object that sent the action; known while its handler runs.
        open internal(set) weak var sender: AnyObject?
        private let handler: UIActionHandler

        /// Creates an action.
        ///
        /// - Parameters:
        ///   - title: the title of what the action does.
        ///   - image: an image beside it.
        ///   - identifier: tells it from others; a unique one when `nil`.
        ///   - attributes: its looks and state.
        ///   - handler: the handler; kept as long as the action.
        public init(
            title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
            attributes: UIMenuElement.Attributes = [], handler: @escaping UIActionHandler
        ) {
            self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
            self.attributes = attributes
            self.handler = handler
            super.init(title: title, image: image)
        }

        /// The title.
        open override var title: String {
            get { super.title }
            set { setTitle(newValue) }
        }

        /// The image.
        open override var image: UIImage? {
            get { super.image }
            set { setImage(newValue) }
        }

        /// Runs the handler for a sender.
        func perform(from sender: AnyObject?) {
            self.sender = sender
            handler(self)
            self.sender = nil
        }
    }
#endif
