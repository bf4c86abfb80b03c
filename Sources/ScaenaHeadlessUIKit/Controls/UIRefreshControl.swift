#if !canImport(UIKit)
    import Foundation

    /// Tells that a person has pulled the content of a scroll view down to see what is new.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uirefreshcontrol>: a pull begins refreshing and sends
    /// `valueChanged`; code that begins it sends nothing; only code ends it.
    open class UIRefreshControl: UIControl {
        /// Creates a control that is not refreshing; a scroll view shows it.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// True if refreshing has begun and has not ended.
        open private(set) var isRefreshing = false { didSet { setNeedsRendering() } }

        /// The title beside the indicator.
        open var attributedTitle: NSAttributedString? { didSet { setNeedsRendering() } }

        /// Shows that refreshing goes on, as begun by code.
        open func beginRefreshing() { isRefreshing = true }

        /// Shows that refreshing is over.
        open func endRefreshing() { isRefreshing = false }

        /// A tap means nothing: ``receivePull()``.
        override func receiveTap() -> Bool { false }

        /// Does a finger's pull at the content; nothing while refreshing goes on.
        func receivePull() {
            guard !isRefreshing else { return }
            isRefreshing = true
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    extension UserInput {
        /// Pulls the content of a scroll view down until it refreshes.
        package static func pullDown(_ scrollView: UIScrollView) throws(UserInputRefusal) {
            try checkReach(of: scrollView)
            guard let control = scrollView.refreshControl, scrollView.isScrollEnabled else { throw .inert }
            guard control.isEnabled else { throw .disabled }
            control.receivePull()
        }
    }
#endif
