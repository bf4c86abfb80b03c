#if !canImport(UIKit)
    import Foundation

    /// Light or dark.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>.
    public enum UIUserInterfaceStyle: Int, Sendable {
        /// As the one above, or the system, says.
        case unspecified = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
    }

    /// How much room there is in a direction.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>.
    public enum UIUserInterfaceSizeClass: Int, Sendable {
        /// Not said.
        case unspecified = 0
        /// Little.
        case compact = 1
        /// Much.
        case regular = 2
    }

    /// What kind of device it is.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom>.
    public enum UIUserInterfaceIdiom: Int, Sendable {
        /// Not said.
        case unspecified = -1
        /// A phone.
        case phone = 0
        /// A tablet.
        case pad = 1
        /// A television.
        case tv = 2
        /// A car.
        case carPlay = 3
        /// A computer.
        case mac = 5
    }

    /// The traits of the environment that colours are resolved for and layouts are chosen by.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitraitcollection>. Differs: it knows interface style,
    /// size classes, scale and idiom.
    open class UITraitCollection: NSObject, @unchecked Sendable {
        // Unchecked: the class is open, as UIKit's; its only state is immutable.
        /// Light, dark, or not said.
        public let userInterfaceStyle: UIUserInterfaceStyle
        /// How much room there is from side to side.
        public let horizontalSizeClass: UIUserInterfaceSizeClass
        /// How much room there is up and down.
        public let verticalSizeClass: UIUserInterfaceSizeClass
        /// Pixels a point; 0 when not said.
        public let displayScale: CGFloat
        /// What kind of device it is.
        public let userInterfaceIdiom: UIUserInterfaceIdiom

        init(
            style: UIUserInterfaceStyle, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
            scale: CGFloat, idiom: UIUserInterfaceIdiom
        ) {
            userInterfaceStyle = style
            horizontalSizeClass = horizontal
            verticalSizeClass = vertical
            displayScale = scale
            userInterfaceIdiom = idiom
            super.init()
        }

        /// Creates traits that say only the interface style.
        public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
            self.init(
                style: userInterfaceStyle, horizontal: .unspecified, vertical: .unspecified, scale: 0,
                idiom: .unspecified)
        }

        /// Creates traits that say only the room from side to side.
        public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
            self.init(
                style: .unspecified, horizontal: horizontalSizeClass, vertical: .unspecified, scale: 0,
                idiom: .unspecified)
        }

        /// Creates traits that say only the room up and down.
        public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
            self.init(
                style: .unspecified, horizontal: .unspecified, vertical: verticalSizeClass, scale: 0,
                idiom: .unspecified)
        }

        /// Creates traits that say nothing.
        public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

        /// Whether colours that adapt look different in other traits.
        open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
            traitCollection?.userInterfaceStyle != userInterfaceStyle
        }

        /// Equal when all traits are.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UITraitCollection else { return false }
            return other.userInterfaceStyle == userInterfaceStyle && other.horizontalSizeClass == horizontalSizeClass
                && other.verticalSizeClass == verticalSizeClass && other.displayScale == displayScale
                && other.userInterfaceIdiom == userInterfaceIdiom
        }

        /// Agrees with ``isEqual(_:)``.
        open override var hash: Int { userInterfaceStyle.hashValue }
    }

    extension UIView {
        /// The traits here: the style that this view or one above it overrides with, and the room of the window.
        public var traitCollection: UITraitCollection {
            var style = UIUserInterfaceStyle.unspecified
            var view: UIView? = self
            while let current = view, style == .unspecified {
                style = current.overrideUserInterfaceStyle
                view = current.superview
            }
            let size = (window ?? self as? UIWindow)?.bounds.size ?? UIScreen.main.bounds.size
            return UITraitCollection(
                style: style == .unspecified ? .light : style, horizontal: size.width < 700 ? .compact : .regular,
                vertical: size.height < 480 ? .compact : .regular, scale: UIScreen.main.scale,
                idiom: min(size.width, size.height) < 700 ? .phone : .pad)
        }
    }

    extension UIViewController {
        /// The traits of the view, or those of the screen where there is none yet.
        public var traitCollection: UITraitCollection {
            viewIfLoaded?.traitCollection
                ?? UITraitCollection(
                    style: .light, horizontal: .compact, vertical: .regular, scale: UIScreen.main.scale, idiom: .phone)
        }
    }
#endif
