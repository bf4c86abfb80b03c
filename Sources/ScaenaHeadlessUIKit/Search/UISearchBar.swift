#if !canImport(UIKit)
    import Foundation

    /// The delegate of a search bar: asked and told about its editing.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uisearchbardelegate>. Differs: no bookmark and results list
    /// buttons; where a base class adopts the protocol and only its subclass has a method, the default is called.
    @preconcurrency @MainActor
    public protocol UISearchBarDelegate: NSObjectProtocol {
        /// Returns true if editing may begin: yes unless implemented.
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
        /// Editing has begun.
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
        /// Returns true if editing may end: yes unless implemented.
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
        /// Editing has ended.
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
        /// A person has changed the text.
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
        /// Returns true if a person may change the text: yes unless implemented.
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool
        /// The keyboard's search key was pressed.
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
        /// The cancel button was tapped.
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
        /// Another scope was chosen.
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    }

    extension UISearchBarDelegate {
        /// Yes.
        public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
        /// Nothing.
        public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
        /// Yes.
        public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
        /// Nothing.
        public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
        /// Nothing.
        public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
        /// Yes.
        public func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { true }
        /// Nothing.
        public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
        /// Nothing.
        public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
        /// Nothing.
        public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    }

    /// The field of a search bar.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uisearchtextfield>. Differs: no tokens.
    open class UISearchTextField: UITextField {}

    /// A field to search by, and a button that cancels.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uisearchbar>. The field, the scopes and the button are
    /// views in this one, used as any. Differs: no bookmarks, no list of results.
    open class UISearchBar: UIView {
        /// The style in which the bar is drawn.
        public enum Style: UInt, Sendable {
            /// As the place asks.
            case `default` = 0
            /// With a background.
            case prominent = 1
            /// Without a background.
            case minimal = 2
        }

        /// Creates a bar.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            field.placeholder = "Search"
            field.delegate = listener
            field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
            cancelButton.isHidden = true
            cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
            scopes.isHidden = true
            scopes.addAction(UIAction { [weak self] _ in self?.scopeChanged() }, for: .valueChanged)
            listener.bar = self
            for view in [field, cancelButton, scopes] { addSubview(view) }
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        private let field = UISearchTextField()
        private let cancelButton = UIButton(type: .system, primaryAction: UIAction(title: "Cancel") { _ in })
        private let scopes = UISegmentedControl()
        private let listener = SearchFieldListener()
        /// The search controller whose bar this is.
        weak var controller: UISearchController?

        /// The delegate, asked and told about editing; not owned.
        open weak var delegate: (any UISearchBarDelegate)?
        /// The field.
        open var searchTextField: UISearchTextField { field }
        /// The text. Setting it tells nobody.
        open var text: String? {
            get { field.text }
            set { field.text = newValue }
        }
        /// The text that the empty field shows.
        open var placeholder: String? {
            get { field.placeholder }
            set { field.placeholder = newValue }
        }
        /// The line above the field.
        open var prompt: String? { didSet { setNeedsRendering() } }
        /// The style in which the bar is drawn.
        open var searchBarStyle = Style.default { didSet { setNeedsRendering() } }
        /// The colour of the bar.
        open var barTintColor: UIColor? { didSet { setNeedsRendering() } }
        /// True if the content behind the bar shows through.
        open var isTranslucent = true { didSet { setNeedsRendering() } }
        /// The setting for the keyboard's capital letters.
        open var autocapitalizationType: UITextAutocapitalizationType {
            get { field.autocapitalizationType }
            set { field.autocapitalizationType = newValue }
        }
        /// The setting for the keyboard's correction of words.
        open var autocorrectionType: UITextAutocorrectionType {
            get { field.autocorrectionType }
            set { field.autocorrectionType = newValue }
        }
        /// Which keyboard there is.
        open var keyboardType: UIKeyboardType {
            get { field.keyboardType }
            set { field.keyboardType = newValue }
        }
        /// The title of the return key.
        open var returnKeyType: UIReturnKeyType {
            get { field.returnKeyType }
            set { field.returnKeyType = newValue }
        }

        /// True if there is a button that cancels.
        open var showsCancelButton: Bool {
            get { !cancelButton.isHidden }
            set { cancelButton.isHidden = !newValue }
        }
        /// Shows or hides the button that cancels.
        open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
            self.showsCancelButton = showsCancelButton
        }

        /// The titles of scopes to choose among.
        open var scopeButtonTitles: [String]? {
            didSet {
                scopes.removeAllSegments()
                for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                    scopes.insertSegment(withTitle: title, at: index, animated: false)
                }
                if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = 0 }
            }
        }
        /// True if scopes are shown.
        open var showsScopeBar: Bool {
            get { !scopes.isHidden }
            set { scopes.isHidden = !newValue }
        }
        /// The chosen scope.
        open var selectedScopeButtonIndex: Int {
            get { max(0, scopes.selectedSegmentIndex) }
            set { scopes.selectedSegmentIndex = newValue }
        }

        /// The field may become first responder, and does so for the bar.
        open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
        /// Begins editing the field.
        @discardableResult
        open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
        /// Ends editing the field.
        @discardableResult
        open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
        /// True if the field is edited.
        open override var isFirstResponder: Bool { field.isFirstResponder }

        private func textChanged() {
            delegate?.searchBar(self, textDidChange: field.text ?? "")
            controller?.searchChanged()
        }

        private func cancel() {
            delegate?.searchBarCancelButtonClicked(self)
            controller?.cancelled()
        }

        private func scopeChanged() {
            delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
            controller?.searchChanged()
        }
    }

    /// Hears of the field for its bar.
    private final class SearchFieldListener: NSObject, UITextFieldDelegate {
        weak var bar: UISearchBar?

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            guard let bar else { return }
            bar.controller?.begun()
            bar.delegate?.searchBarTextDidBeginEditing(bar)
        }

        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            guard let bar else { return true }
            bar.delegate?.searchBarSearchButtonClicked(bar)
            return true
        }
    }
#endif
