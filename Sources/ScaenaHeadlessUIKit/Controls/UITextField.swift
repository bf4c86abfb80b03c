#if !canImport(UIKit)
    import Foundation

    /// The delegate of a text field: asked and told about its editing.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitextfielddelegate>. Optional methods are defaults of
    /// an extension here. Differs: where a base class adopts this protocol and only its subclass has the method, the
    /// default is called.
    @preconcurrency @MainActor
    public protocol UITextFieldDelegate: NSObjectProtocol {
        /// Returns true if editing may begin; `true` by default.
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
        /// Editing has begun.
        func textFieldDidBeginEditing(_ textField: UITextField)
        /// Returns true if editing may end; `true` by default.
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
        /// Editing has ended.
        func textFieldDidEndEditing(_ textField: UITextField)
        /// Returns true if a range of the text may be replaced; `true` by default.
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool
        /// Returns true if the return key does what it does by default; `true` by default.
        func textFieldShouldReturn(_ textField: UITextField) -> Bool
    }

    extension UITextFieldDelegate {
        /// Editing may begin.
        public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
        /// Does nothing.
        public func textFieldDidBeginEditing(_ textField: UITextField) {}
        /// Editing may end.
        public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
        /// Does nothing.
        public func textFieldDidEndEditing(_ textField: UITextField) {}
        /// The text may change.
        public func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { true }
        /// The return key does what it does.
        public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    }

    /// A line of text that a person edits.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitextfield>. Differs: of attributed text
    /// the characters are kept; no selection.
    open class UITextField: UIControl {
        /// The border around the text.
        public enum BorderStyle: Int, Sendable {
            /// Nothing.
            case none = 0
            /// A line.
            case line = 1
            /// A bezel.
            case bezel = 2
            /// A rounded rectangle.
            case roundedRect = 3
        }

        /// Creates an empty field.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        private var storedText = ""
        /// The text: never `nil` when read, as in UIKit. Setting it sends no event.
        open var text: String? {
            get { storedText }
            set {
                storedText = newValue ?? ""
                setNeedsRendering()
            }
        }
        /// The text that the empty field shows.
        open var placeholder: String? { didSet { setNeedsRendering() } }
        /// The font.
        open var font: UIFont? {
            get { adjustsFontForContentSizeCategory ? ownFont?.adjusted : ownFont }
            set {
                ownFont = newValue
                setNeedsRendering()
            }
        }
        private var ownFont: UIFont?
        /// The colour of the text.
        open var textColor: UIColor? { didSet { setNeedsRendering() } }
        /// The alignment of the text.
        open var textAlignment = NSTextAlignment.natural { didSet { setNeedsRendering() } }
        /// The border around the text.
        open var borderStyle = BorderStyle.none { didSet { setNeedsRendering() } }
        /// True if the typed text cannot be read.
        open var isSecureTextEntry = false { didSet { setNeedsRendering() } }
        /// When a view beside the text, or the button that clears it, shows.
        public enum ViewMode: Int, Sendable {
            /// Never.
            case never = 0
            /// While the text is edited.
            case whileEditing = 1
            /// Unless the text is edited.
            case unlessEditing = 2
            /// Always.
            case always = 3
        }
        /// The view before the text.
        open var leftView: UIView? { didSet { exchange(oldValue, for: leftView, leftViewMode) } }
        /// When the view before the text shows.
        open var leftViewMode = ViewMode.never { didSet { show(leftView, leftViewMode) } }
        /// The view behind the text.
        open var rightView: UIView? { didSet { exchange(oldValue, for: rightView, rightViewMode) } }
        /// When the view behind the text shows.
        open var rightViewMode = ViewMode.never { didSet { show(rightView, rightViewMode) } }
        /// When the button that clears the text shows.
        open var clearButtonMode = ViewMode.never { didSet { setNeedsRendering() } }

        private func exchange(_ old: UIView?, for new: UIView?, _ mode: ViewMode) {
            guard old !== new else { return }
            if old?.superview === self { old?.removeFromSuperview() }
            guard let new else { return }
            addSubview(new)
            show(new, mode)
        }

        private func show(_ view: UIView?, _ mode: ViewMode) {
            switch mode {
            case .never: view?.isHidden = true
            case .whileEditing: view?.isHidden = !isEditing
            case .unlessEditing: view?.isHidden = isEditing
            case .always: view?.isHidden = false
            }
            setNeedsRendering()
        }

        private func editingChanged() {
            show(leftView, leftViewMode)
            show(rightView, rightViewMode)
        }

        /// Which keyboard there is.
        open var keyboardType = UIKeyboardType.default { didSet { setNeedsRendering() } }
        /// The title of the return key.
        open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsRendering() } }
        /// Which letters the keyboard makes large.
        open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { setNeedsRendering() } }
        /// The setting for the keyboard's correction of words.
        open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsRendering() } }
        /// The setting for the keyboard's marks on wrong spelling.
        open var spellCheckingType = UITextSpellCheckingType.default { didSet { setNeedsRendering() } }
        /// The meaning of the text.
        open var textContentType: UITextContentType? { didSet { setNeedsRendering() } }
        /// True if the text becomes smaller where there is little room.
        open var adjustsFontSizeToFitWidth = false { didSet { setNeedsRendering() } }
        /// The smallest size that the text gets, in points.
        open var minimumFontSize: CGFloat = 0 { didSet { setNeedsRendering() } }
        /// True if the font follows the content size that a person chose, where it is one of a text style or of
        /// metrics.
        open var adjustsFontForContentSizeCategory = false { didSet { setNeedsRendering() } }
        /// The text that the empty field shows, with attributes, of which a renderer shows the characters.
        open var attributedPlaceholder: NSAttributedString? {
            didSet { if let attributedPlaceholder { placeholder = attributedPlaceholder.string } }
        }
        /// The text with attributes, of which a renderer shows the characters.
        open var attributedText: NSAttributedString? {
            get { NSAttributedString(string: storedText) }
            set { text = newValue?.string }
        }

        /// The delegate, asked and told about editing; not owned.
        open weak var delegate: (any UITextFieldDelegate)?
        /// True while a person is editing.
        open var isEditing: Bool { isFirstResponder }

        /// A field that is enabled takes the keyboard.
        open override var canBecomeFirstResponder: Bool { isEnabled }

        /// Begins editing, if the delegate lets it.
        @discardableResult
        open override func becomeFirstResponder() -> Bool {
            if isFirstResponder { return true }
            guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
                return false
            }
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            editingChanged()
            setNeedsRendering()
            return true
        }

        /// Ends editing, if the delegate lets it.
        @discardableResult
        open override func resignFirstResponder() -> Bool {
            guard isFirstResponder else { return super.resignFirstResponder() }
            guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
                return false
            }
            delegate?.textFieldDidEndEditing(self)
            sendActions(for: .editingDidEnd)
            editingChanged()
            setNeedsRendering()
            return true
        }

        /// A finger in the field begins editing.
        override func receiveTap() -> Bool { becomeFirstResponder() }

        /// Replaces the whole text as a keyboard does: asks the delegate, changes, tells.
        ///
        /// - Returns: true if the delegate let the text change.
        func replaceText(by text: String) -> Bool {
            let whole = NSRange(location: 0, length: storedText.utf16.count)
            guard
                delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: text) ?? true
            else { return false }
            storedText = text
            sendActions(for: .editingChanged)
            setNeedsRendering()
            return true
        }

        /// Does a press of the return key.
        func pressReturn() {
            guard delegate?.textFieldShouldReturn(self) ?? true else { return }
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        }
    }
#endif
