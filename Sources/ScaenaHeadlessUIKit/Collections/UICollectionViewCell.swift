#if !canImport(UIKit)
    import Foundation

    /// An item of a collection view.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>. Differs: the backgrounds of states
    /// are kept and shown, and not faded.
    open class UICollectionViewCell: UICollectionReusableView {
        /// Creates a cell.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            contentStorage.frame = bounds
            addSubview(contentStorage)
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        private var contentStorage = UIView()
        /// The view that holds the content; replaced by the view of a ``contentConfiguration``.
        open var contentView: UIView { contentStorage }

        /// True if the item is selected: the collection sets it.
        open var isSelected = false { didSet { if oldValue != isSelected { stateChanged() } } }
        /// True if a finger is on the item: the collection sets it.
        open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateChanged() } } }

        /// The view behind the content.
        open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView) } }
        /// The view behind the content, and in front of ``backgroundView``, while the item is selected or a finger is on it.
        open var selectedBackgroundView: UIView? {
            didSet {
                exchange(oldValue, for: nil)
                showSelectedBackground()
            }
        }

        private func exchange(_ old: UIView?, for new: UIView?) {
            guard old !== new else { return }
            if old?.superview === self { old?.removeFromSuperview() }
            if let new { insertSubview(new, at: 0) }
        }

        private func showSelectedBackground() {
            guard let selectedBackgroundView else { return }
            if isSelected || isHighlighted {
                insertSubview(selectedBackgroundView, belowSubview: contentStorage)
            } else if selectedBackgroundView.superview === self {
                selectedBackgroundView.removeFromSuperview()
            }
        }

        /// The content as a value; its view takes the place of ``contentView``.
        open var contentConfiguration: (any UIContentConfiguration)? {
            didSet { showConfiguration(replacing: oldValue) }
        }

        /// True if the configuration is updated for each new state of the cell.
        open var automaticallyUpdatesContentConfiguration = true

        /// The state of the cell now.
        open var configurationState: UICellConfigurationState {
            var state = UICellConfigurationState(traitCollection: traitCollection)
            state.isSelected = isSelected
            state.isHighlighted = isHighlighted
            return state
        }

        private func showConfiguration(replacing old: (any UIContentConfiguration)?) {
            guard let contentConfiguration else {
                if old != nil { replaceContent(by: UIView()) }
                return
            }
            if let old, type(of: old) == type(of: contentConfiguration), let view = contentStorage as? any UIContentView
            {
                view.configuration = contentConfiguration
            } else {
                replaceContent(by: contentConfiguration.makeContentView())
            }
        }

        private func replaceContent(by view: UIView) {
            contentStorage.removeFromSuperview()
            contentStorage = view
            addSubview(view)
        }

        private func stateChanged() {
            showSelectedBackground()
            if automaticallyUpdatesContentConfiguration, let contentConfiguration {
                self.contentConfiguration = contentConfiguration.updated(for: configurationState)
            }
            setNeedsRendering()
        }
    }
#endif
