// Apple's Foundation has it, also where there is no UIKit.
#if !canImport(UIKit) && !canImport(Darwin)
    import Foundation

    /// A colour of a layer: components that no longer adapt.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/coregraphics/cgcolor>. Differs: sRGB only.
    public final class CGColor: Hashable, Sendable {
        package let color: UIColor

        /// Creates a colour of its components, 0 to 1.
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// The opacity of the colour: 0 to 1.
        public var alpha: CGFloat { color.components().alpha }
        /// Red, green, blue and alpha, 0 to 1.
        public var components: [CGFloat]? {
            let own = color.components()
            return [own.red, own.green, own.blue, own.alpha]
        }

        /// Equal when the components are.
        public static func == (left: CGColor, right: CGColor) -> Bool {
            left.color.components() == right.color.components()
        }

        /// Agrees with `==`.
        public func hash(into hasher: inout Hasher) { hasher.combine(color.components()) }
    }

#elseif !canImport(UIKit)
    import CoreGraphics
    import Foundation

    extension CGColor {
        package var color: UIColor { UIColor(cgColor: self) }
    }
#endif

#if !canImport(UIKit)
    extension UIColor {
        /// Creates a colour of a layer's.
        public convenience init(cgColor: CGColor) {
            let own = cgColor.components ?? []
            // A grey has two components only.
            self.init(
                red: own.first ?? 0, green: own.count > 2 ? own[1] : own.first ?? 0,
                blue: own.count > 2 ? own[2] : own.first ?? 0, alpha: cgColor.alpha)
        }

        /// The components in light style, which no longer adapt; a dynamic colour is resolved for nothing else here.
        public var cgColor: CGColor {
            let own = components(for: UITraitCollection(userInterfaceStyle: .light))
            return CGColor(red: own.red, green: own.green, blue: own.blue, alpha: own.alpha)
        }
    }
#endif
