#if !canImport(UIKit)
    import Foundation

    /// The delegate of a text view: asked and told about its editing.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitextviewdelegate>. Differs: nothing of selections and links;
    /// where a base class adopts this protocol and only its subclass has the method, the default is called.
    @preconcurrency @MainActor
    public protocol UITextViewDelegate: UIScrollViewDelegate {
        /// Returns true if editing may begin: yes unless implemented.
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
        /// Editing has begun.
        func textViewDidBeginEditing(_ textView: UITextView)
        /// Returns true if editing may end: yes unless implemented.
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool
        /// Editing has ended.
        func textViewDidEndEditing(_ textView: UITextView)
        /// Returns true if a person may change the text: yes unless implemented.
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
        /// A person has changed the text.
        func textViewDidChange(_ textView: UITextView)
    }

    extension UITextViewDelegate {
        /// Yes.
        public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
        /// Nothing.
        public func textViewDidBeginEditing(_ textView: UITextView) {}
        /// Yes.
        public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
        /// Nothing.
        public func textViewDidEndEditing(_ textView: UITextView) {}
        /// Yes.
        public func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { true }
        /// Nothing.
        public func textViewDidChange(_ textView: UITextView) {}
    }

    /// Lines of text, which a person may edit.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitextview>. Differs: of attributed text a renderer shows the
    /// characters; no selection, no text containers.
    open class UITextView: UIScrollView {
        /// Creates a view without text.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        private var storedText = ""
        private var storedAttributes: NSAttributedString?

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// The text: never `nil` when read, as in UIKit. Setting it tells nobody.
        open var text: String! {
            get { storedText }
            set {
                storedText = newValue ?? ""
                storedAttributes = nil
                invalidateIntrinsicContentSize()
            }
        }

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// The text with its attributes. Setting it tells nobody.
        open var attributedText: NSAttributedString! {
            get { storedAttributes ?? NSAttributedString(string: storedText) }
            set {
                storedText = newValue?.string ?? ""
                storedAttributes = newValue
                invalidateIntrinsicContentSize()
            }
        }

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
        /// The room around the text, in points.
        open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
            didSet { setNeedsRendering() }
        }
        /// True if a person can edit the text.
        open var isEditable = true { didSet { setNeedsRendering() } }
        /// True if a person can select text.
        open var isSelectable = true { didSet { setNeedsRendering() } }
        /// True if the font follows the content size that a person chose, where it is one of a text style or of
        /// metrics.
        open var adjustsFontForContentSizeCategory = false { didSet { setNeedsRendering() } }
        /// The setting for the keyboard's capital letters.
        open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { setNeedsRendering() } }
        /// The setting for the keyboard's correction of words.
        open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsRendering() } }
        /// Which keyboard there is.
        open var keyboardType = UIKeyboardType.default { didSet { setNeedsRendering() } }
        /// The title of the return key.
        open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsRendering() } }

        /// The delegate, asked and told about editing; not owned.
        open weak var delegate: (any UITextViewDelegate)?
        override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

        /// A view that can be edited takes the keyboard.
        open override var canBecomeFirstResponder: Bool { isEditable }

        /// Begins editing, if the delegate lets it.
        @discardableResult
        open override func becomeFirstResponder() -> Bool {
            if isFirstResponder { return true }
            guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
                return false
            }
            delegate?.textViewDidBeginEditing(self)
            setNeedsRendering()
            return true
        }

        /// Ends editing, if the delegate lets it.
        @discardableResult
        open override func resignFirstResponder() -> Bool {
            guard isFirstResponder else { return super.resignFirstResponder() }
            guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
            delegate?.textViewDidEndEditing(self)
            setNeedsRendering()
            return true
        }

        /// Replaces the whole text as a keyboard does: asks the delegate, changes, tells.
        func replaceText(by text: String) -> Bool {
            let whole = NSRange(location: 0, length: storedText.utf16.count)
            guard delegate?.textView(self, shouldChangeTextIn: whole, replacementText: text) ?? true else {
                return false
            }
            self.text = text
            delegate?.textViewDidChange(self)
            return true
        }
    }

    extension UserInput {
        /// Edits a text view: takes the keyboard if it has not, and makes the text what a person wants it to be.
        package static func type(_ text: String, into view: UITextView) throws(UserInputRefusal) {
            try checkReach(of: view)
            guard view.isEditable else { throw .disabled }
            guard view.becomeFirstResponder(), view.replaceText(by: text) else { throw .prevented }
        }
    }
#endif
