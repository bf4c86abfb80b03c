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

    /// The amount of room in a direction.
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

    /// The kind of device.
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
    /// size classes, scale, idiom, content size, direction, contrast and weight.
    open class UITraitCollection: NSObject, @unchecked Sendable {
        // Unchecked: the class is open, as UIKit's; its only state is immutable.
        struct Values: Hashable, Sendable {
            var style = UIUserInterfaceStyle.unspecified
            var horizontal = UIUserInterfaceSizeClass.unspecified
            var vertical = UIUserInterfaceSizeClass.unspecified
            var scale: CGFloat = 0
            var idiom = UIUserInterfaceIdiom.unspecified
            var contentSize = UIContentSizeCategory.unspecified
            var direction = UITraitEnvironmentLayoutDirection.unspecified
            var contrast = UIAccessibilityContrast.unspecified
            var weight = UILegibilityWeight.unspecified

            init() {}

            /// Makes the traits of a device by itself: of a phone until the room is known.
            init(_ settings: SystemSettings, scale: CGFloat) {
                (style, contentSize, direction) = (settings.style, settings.contentSize, settings.direction)
                (contrast, weight) = (settings.contrast, settings.weight)
                (horizontal, vertical, idiom, self.scale) = (.compact, .regular, .phone, scale)
            }
        }

        private let values: Values

        /// Light, dark, or not said.
        public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
        /// The amount of room from side to side.
        public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
        /// The amount of room up and down.
        public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
        /// Pixels a point; 0 when not said.
        public var displayScale: CGFloat { values.scale }
        /// The kind of device.
        public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
        /// The size of texts that a person chose.
        public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSize }
        /// The side on which lines begin.
        public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
        /// The setting that makes colours stand out more.
        public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
        /// The setting that makes texts bold.
        public var legibilityWeight: UILegibilityWeight { values.weight }

        init(_ values: Values) {
            self.values = values
            super.init()
        }

        private convenience init(_ change: (inout Values) -> Void) {
            var values = Values()
            change(&values)
            self.init(values)
        }

        /// Creates traits that say only the interface style.
        public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
            self.init { $0.style = userInterfaceStyle }
        }

        /// Creates traits that say only the room from side to side.
        public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
            self.init { $0.horizontal = horizontalSizeClass }
        }

        /// Creates traits that say only the room up and down.
        public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
            self.init { $0.vertical = verticalSizeClass }
        }

        /// Creates traits that say only the size of texts.
        public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
            self.init { $0.contentSize = preferredContentSizeCategory }
        }

        /// Creates traits that say only the side on which lines begin.
        public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
            self.init { $0.direction = layoutDirection }
        }

        /// Creates traits that say nothing.
        public override convenience init() { self.init(Values()) }

        /// Returns true if colours that adapt look different in other traits.
        open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
            traitCollection?.userInterfaceStyle != userInterfaceStyle
                || traitCollection?.accessibilityContrast != accessibilityContrast
        }

        /// Equal when all traits are.
        open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

        /// Agrees with ``isEqual(_:)``.
        open override var hash: Int { values.hashValue }
    }

    extension UIView {
        /// The traits here: the device's, but the style that this view or one above it overrides with, and the room of
        /// the window.
        public var traitCollection: UITraitCollection {
            var values = UITraitCollection.Values(SystemSettings.current, scale: UIScreen.main.scale)
            var view: UIView? = self
            while let current = view {
                if current.overrideUserInterfaceStyle != .unspecified {
                    values.style = current.overrideUserInterfaceStyle
                    break
                }
                view = current.superview
            }
            let size = (window ?? self as? UIWindow)?.bounds.size ?? UIScreen.main.bounds.size
            values.horizontal = size.width < 700 ? .compact : .regular
            values.vertical = size.height < 480 ? .compact : .regular
            values.idiom = min(size.width, size.height) < 700 ? .phone : .pad
            return UITraitCollection(values)
        }
    }

    extension UIViewController {
        /// The traits of the view, or those of the screen where there is none yet.
        public var traitCollection: UITraitCollection {
            viewIfLoaded?.traitCollection
                ?? UITraitCollection(UITraitCollection.Values(SystemSettings.current, scale: UIScreen.main.scale))
        }
    }
#endif
