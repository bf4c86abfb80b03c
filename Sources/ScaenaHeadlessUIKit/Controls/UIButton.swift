#if !canImport(UIKit)
    import Foundation

    /// A control that does something when it is tapped.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uibutton>. Differs: no menus.
    open class UIButton: UIControl {
        /// The kind of button.
        public enum ButtonType: Int, Sendable {
            /// Bare.
            case custom = 0
            /// In the tint colour.
            case system = 1
            /// Shows details.
            case detailDisclosure = 2
            /// Shows information, light.
            case infoLight = 3
            /// Shows information, dark.
            case infoDark = 4
            /// Adds a contact.
            case contactAdd = 5
            /// Closes.
            case close = 7
        }

        /// The meaning of the button to the person.
        public enum Role: Int, Sendable {
            /// Nothing special.
            case normal = 0
            /// The choice that a person most likely wants.
            case primary = 1
            /// Cancels.
            case cancel = 2
            /// Destroys something.
            case destructive = 3
        }

        private struct Look {
            var title: String?
            var image: UIImage?
            var titleColor: UIColor?
        }

        private var looks: [State: Look] = [:]
        /// The kind of button.
        open private(set) var buttonType = ButtonType.custom
        /// The meaning of the button to the person.
        open var role = Role.normal { didSet { setNeedsRendering() } }
        /// The room around the content, in points; a button with a configuration ignores it.
        open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsRendering() } }
        /// The room around the image, in points; a button with a configuration ignores it.
        open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsRendering() } }
        /// The room around the title, in points; a button with a configuration ignores it.
        open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsRendering() } }
        private var backgroundImages: [UInt: UIImage] = [:]
        /// Says the image behind the content in a state.
        open func setBackgroundImage(_ image: UIImage?, for state: State) {
            backgroundImages[state.rawValue] = image
            setNeedsRendering()
        }
        /// The image behind the content in a state, else in the normal one.
        open func backgroundImage(for state: State) -> UIImage? {
            backgroundImages[state.rawValue] ?? backgroundImages[State.normal.rawValue]
        }
        /// Says the title in a state, with attributes, of which a renderer shows the characters.
        open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
            setTitle(title?.string, for: state)
        }
        /// Says the size and weight of the symbol in a state.
        open func setPreferredSymbolConfiguration(
            _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
        ) {
            guard let configuration, let image = image(for: state) else { return }
            setImage(image.withConfiguration(configuration), for: state)
        }

        /// The label of the title; it shows the current one.
        open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
        /// The view of the image; it shows the current one.
        open private(set) lazy var imageView: UIImageView? = UIImageView(image: currentImage)

        /// Creates a bare button.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a button of a kind.
        public convenience init(type buttonType: ButtonType) {
            self.init(frame: .zero)
            self.buttonType = buttonType
        }

        /// Creates a button of a kind that does an action and shows its title and image.
        public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
            self.init(frame: .zero)
            self.buttonType = buttonType
            adopt(primaryAction)
        }

        /// Creates a button with what it does at its main purpose, whose title and image it shows.
        public convenience init(frame: CGRect, primaryAction: UIAction?) {
            self.init(frame: frame)
            adopt(primaryAction)
        }

        /// Creates a button of a configuration that does an action, whose title and image show where the configuration
        /// has none.
        public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
            self.init(frame: .zero)
            buttonType = .system
            self.configuration = configuration
            adopt(primaryAction)
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        private func adopt(_ action: UIAction?) {
            guard let action else { return }
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
            addAction(action, for: .primaryActionTriggered)
        }

        /// The look; a button with one ignores colours set for states.
        open var configuration: Configuration? {
            didSet { contentChanged() }
        }

        /// Changes the configuration whenever the button's state changes.
        open var configurationUpdateHandler: ConfigurationUpdateHandler? {
            didSet { setNeedsUpdateConfiguration() }
        }

        /// Changes a button's configuration to fit its state.
        public typealias ConfigurationUpdateHandler = (UIButton) -> Void

        private var updateScheduled = false

        /// Asks for ``updateConfiguration()`` in a later turn of the main queue.
        open func setNeedsUpdateConfiguration() {
            guard configurationUpdateHandler != nil, !updateScheduled else { return }
            updateScheduled = true
            MainQueue.later { [weak self] in
                guard let self else { return }
                updateScheduled = false
                updateConfiguration()
            }
        }

        /// Fits the configuration to the state, by the handler.
        open func updateConfiguration() { configurationUpdateHandler?(self) }

        override func stateChanged() {
            super.stateChanged()
            contentChanged()
            setNeedsUpdateConfiguration()
        }

        /// Says the title in a state; states without one show that of ``UIControl/State/normal``.
        open func setTitle(_ title: String?, for state: State) {
            looks[state, default: Look()].title = title
            if state == .normal, configuration != nil { configuration?.title = title }
            contentChanged()
        }

        /// The title that was set for a state, else that of ``UIControl/State/normal``.
        open func title(for state: State) -> String? {
            if state == .normal, let title = configuration?.title { return title }
            return looks[state]?.title ?? looks[.normal]?.title
        }

        /// Says the image in a state.
        open func setImage(_ image: UIImage?, for state: State) {
            looks[state, default: Look()].image = image
            if state == .normal, configuration != nil { configuration?.image = image }
            contentChanged()
        }

        /// The image that was set for a state, else that of ``UIControl/State/normal``.
        open func image(for state: State) -> UIImage? {
            if state == .normal, let image = configuration?.image { return image }
            return looks[state]?.image ?? looks[.normal]?.image
        }

        /// Says the colour of the title in a state.
        open func setTitleColor(_ color: UIColor?, for state: State) {
            looks[state, default: Look()].titleColor = color
            contentChanged()
        }

        /// The colour that was set for a state, else that of ``UIControl/State/normal``, else the kind's.
        open func titleColor(for state: State) -> UIColor? {
            looks[state]?.titleColor ?? looks[.normal]?.titleColor ?? (buttonType == .custom ? .white : tintColor)
        }

        /// The title that shows now: the configuration's, where it has one (no source says what UIKit gives then).
        open var currentTitle: String? { configuration?.title ?? title(for: state) }
        /// The image that shows now.
        open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// The colour of the title that shows now.
        open var currentTitleColor: UIColor! {
            configuration?.baseForegroundColor ?? titleColor(for: state)
        }

        /// The content asks the label and image for nothing of its own: a renderer knows their size.
        private func contentChanged() {
            titleLabel?.text = currentTitle
            imageView?.image = currentImage
            invalidateIntrinsicContentSize()
        }

        private func makeTitleLabel() -> UILabel {
            let label = UILabel()
            label.font = .systemFont(ofSize: UIFont.buttonFontSize)
            label.text = currentTitle
            return label
        }
    }
#endif
