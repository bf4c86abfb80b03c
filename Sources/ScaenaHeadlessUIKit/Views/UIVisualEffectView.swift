#if !canImport(UIKit)
    import Foundation

    /// An effect on the content behind a view.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uivisualeffect>.
    @preconcurrency @MainActor
    open class UIVisualEffect: NSObject {}

    /// Blurs what is behind a view.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiblureffect>. Differs: fewer styles.
    open class UIBlurEffect: UIVisualEffect {
        /// The kind of blur.
        public enum Style: Int, Sendable {
            /// Very bright.
            case extraLight = 0
            /// Bright.
            case light = 1
            /// Dark.
            case dark = 2
            /// As the interface style asks.
            case regular = 4
            /// As the interface style asks, stronger.
            case prominent = 5
            /// Barely.
            case systemUltraThinMaterial = 6
            /// Little.
            case systemThinMaterial = 7
            /// Much.
            case systemMaterial = 8
            /// Very much.
            case systemThickMaterial = 9
        }

        /// Creates a blur.
        public init(style: Style) {
            self.style = style
            super.init()
        }
        /// The kind of blur.
        package let style: Style
    }

    /// A view that does something to what is behind it, and has its own content in front.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uivisualeffectview>. Differs: how strong a blur is
    /// is a renderer's matter.
    open class UIVisualEffectView: UIView {
        /// Creates a view of an effect; of none when `nil`.
        public init(effect: UIVisualEffect?) {
            self.effect = effect
            super.init(frame: .zero)
            addSubview(contentView)
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        /// The effect.
        open var effect: UIVisualEffect? { didSet { setNeedsRendering() } }
        /// The view that holds the content.
        public let contentView = UIView()
    }
#endif
